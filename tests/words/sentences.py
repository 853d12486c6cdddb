"""The .ftl files as data, and what is wrong with them."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from starfelt.words.fluent import LANGUAGES, homes

HOMES = tuple(homes())
LABEL = ".label"


class Placeholders(Visitor):
    """Collects the names that a sentence leaves to be filled in, and the messages it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.messages.add(f"-{node.id.name}")  # no message has such a key: there are no terms


class Words(Visitor):
    """Collects the text between the placeholders."""

    def __init__(self) -> None:
        self.text = ""

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.text += node.value + "\n"


def entries(path: Path) -> list[ast.EntryType]:
    return parsed(path.read_text(encoding="utf-8"))


@cache
def parsed(text: str) -> list[ast.EntryType]:
    """Read once: most files of a changed copy are as they were."""
    return FluentParser(with_spans=False).parse(text).body


def messages(
    language: str, problems: list[str] | None = None, folders: Sequence[Path] = HOMES
) -> dict[str, ast.Message]:
    """Every message of a language by its key."""
    found: dict[str, ast.Message] = {}
    for path in [path for home in folders for path in sorted((home / language).glob("*.ftl"))]:
        for entry in entries(path):
            if isinstance(entry, ast.Junk) and problems is not None:
                problems.append(f"{language}/{path.name} can't be read: {entry.content}")
            if isinstance(entry, ast.Message):
                if entry.id.name in found and problems is not None:
                    problems.append(f"{language} has {entry.id.name} twice")
                found[entry.id.name] = entry
    return found


def parts(found: dict[str, ast.Message]) -> dict[str, ast.Pattern]:
    """Everything that is said: the sentences by their keys, labels by `KEY.label`."""
    said = {key: message.value for key, message in found.items() if message.value is not None}
    for key, message in found.items():
        said |= {f"{key}.{attribute.id.name}": attribute.value for attribute in message.attributes}
    return said


def placeholders(message: ast.Message | ast.Pattern) -> set[str]:
    found = Placeholders()
    found.visit(message)
    return found.variables


def references(message: ast.Message | ast.Pattern) -> set[str]:
    found = Placeholders()
    found.visit(message)
    return found.messages


def words(message: ast.Message) -> str:
    found = Words()
    found.visit(message)
    return found.text


def problems_of(folders: Sequence[Path] = HOMES) -> list[str]:
    """Where the languages differ in their files, keys or placeholders."""
    problems: list[str] = []
    files = {
        lang: {
            f"{home.parent.name}/{path.name}"
            for home in folders
            for path in (home / lang).glob("*.ftl")
        }
        for lang in LANGUAGES
    }
    by_language = {language: messages(language, problems, folders) for language in LANGUAGES}
    said = {language: parts(by_language[language]) for language in LANGUAGES}
    every_file = set().union(*files.values())
    every_key = set().union(*said.values())
    for language in LANGUAGES:
        here = said[language]
        problems += [f"{language} lacks {name}" for name in sorted(every_file - files[language])]
        problems += [f"{language} lacks {key}" for key in sorted(every_key - here.keys())]
        for key, pattern in here.items():
            there = said["en"].get(key)
            if there is not None and placeholders(pattern) != placeholders(there):
                problems.append(f"{language} has other placeholders in {key}")
            if not references(pattern) <= by_language[language].keys():
                problems.append(f"{language} refers to nothing in {key}")
            if "." in key and not key.endswith(LABEL):
                problems.append(f"{language} has {key}, which nothing reads")
    return problems


def labels(language: str, folders: Sequence[Path] = HOMES) -> set[str]:
    """The keys of the sentences that have a label."""
    found = messages(language, folders=folders)
    return {key.removesuffix(LABEL) for key in parts(found) if key.endswith(LABEL)}
