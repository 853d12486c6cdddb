"""The sentences of a language: read from `.ftl` files, whole, with named placeholders.

Those that all games share are in `words/text/LANGUAGE`, a game's own in `text/LANGUAGE` of its
folder.  A key or a placeholder that is missing is a KeyError.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from starfelt.kit import kits

LANGUAGES = ("en", "ja", "zh-Hant")
HOME = Path(__file__).parent / "text"

KEY = re.compile(r"^([A-Za-z][A-Za-z0-9_-]*) *=", re.MULTILINE)  # where a sentence begins
REFERENCE = re.compile(r"\{ *([A-Za-z][A-Za-z0-9_-]*) *\}")  # to another sentence

Fact = str | int


def homes() -> list[Path]:
    """The folders that have texts, each with a folder for every language."""
    return [HOME, *(kit.folder / "text" for kit in kits())]


def files(language: str) -> list[Path]:
    """All files of a language, those that games share first."""
    return [path for home in homes() for path in sorted((home / language).glob("*.ftl"))]


class Sentences:
    """The sentences of one language; each is parsed when it is first said: all take a second."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        self.sources: dict[str, tuple[str, str]] = {}
        for path in files(language):
            for key, source in entries(path.read_text(encoding="utf-8")):
                self.sources.setdefault(key, (path.name, source))

    def say(self, key: str, facts: dict[str, Fact]) -> str:
        """Fill the sentence of this key; it is empty where the key has a label alone."""
        self.read(key)
        sentence = self.bundle.get_message(key).value
        return self.filled(key, sentence, facts) if sentence is not None else ""

    def label(self, key: str, facts: dict[str, Fact]) -> str:
        """Say what the sentence is about, if that is set apart in its `.label`."""
        self.read(key)
        label = self.bundle.get_message(key).attributes.get("label")
        return self.filled(key, label, facts) if label is not None else ""

    def filled(self, key: str, pattern: Any, facts: dict[str, Fact]) -> str:
        text, problems = self.bundle.format_pattern(pattern, facts)
        if problems:
            raise KeyError(f"{key} in {self.language}: {problems[0]}")
        return str(text)

    def read(self, key: str) -> None:
        """Parse a sentence, and before it those that it refers to."""
        if self.bundle.has_message(key):
            return
        file, source = self.sources[key]
        resource = FluentResource(source)
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise ValueError(f"{file} in {self.language}: {entry.content}")
        for other in REFERENCE.findall(source):
            self.read(other)
        self.bundle.add_resource(resource)


def entries(text: str) -> Iterator[tuple[str, str]]:
    """The key and the source of each sentence of a file."""
    found = [*KEY.finditer(text)]
    ends = [*(match.start() for match in found[1:]), len(text)]
    for match, end in zip(found, ends, strict=True):
        yield match[1], text[match.start() : end]


@cache
def sentences_of(language: str) -> tuple[Sentences, frozenset[str]]:
    """All sentences of a language, and their keys."""
    sentences = Sentences(language)
    return sentences, frozenset(sentences.sources)
