"""Templates have no words of their own, and no key of the pages is missing or idle."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from starfelt.server.http.markdown import as_html
from starfelt.server.pages.page import HOME
from starfelt.words.fluent import LANGUAGES, sentences_of
from starfelt.words.text import Text

TEMPLATES = sorted(HOME.glob("*.html"))
CODE = [
    path
    for part in ("pages", "live")  # what pages and sockets say alike is in the latter
    for path in sorted((HOME.parents[1] / part).glob("*.py"))
]

JINJA = re.compile(r"\{\{.*?\}\}|\{%.*?%\}|\{#.*?#\}", re.DOTALL)
SPOKEN = ("aria-label", "title", "placeholder", "alt", "label", "summary", "content", "value")
NOT_SPOKEN = {
    "width=device-width, initial-scale=1", "dark light", "on", "yes", "answer", "say", "propose",
    "thumb", "table",
}  # fmt: skip

WHOLE = re.compile(r"[\"'](pages-[a-z_-]*[a-z])[\"']")
BEGUN = re.compile(r"[\"'](pages-[a-z_-]+-)[\"']|f\"(pages-[a-z_-]+-)\{")


class Words(HTMLParser):
    """Collects all that somebody could read in a template itself."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_data(self, data: str) -> None:
        self.found.append(data)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in ("input", "button", "option"):  # what these send is not what they say
            attrs = [one for one in attrs if one[0] != "value"]
        self.found += [
            value or ""
            for name, value in attrs
            if (name in SPOKEN or name.startswith("data-")) and value not in NOT_SPOKEN
        ]


@pytest.mark.parametrize("template", TEMPLATES, ids=lambda path: path.stem)
def test_a_template_has_no_words_of_its_own(template: Path) -> None:
    words = Words()
    words.feed(JINJA.sub("", template.read_text(encoding="utf-8")))
    assert [word for word in words.found if any(letter.isalpha() for letter in word)] == []


def test_a_word_in_a_template_would_be_found() -> None:
    for sample in ("<p>Hello {{ name }}</p>", '<a aria-label="Home"></a>', "<b>日本</b>"):
        words = Words()
        words.feed(JINJA.sub("", sample))
        assert any(letter.isalpha() for word in words.found for letter in word)


def test_every_key_of_the_pages_is_there_and_none_is_idle() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in (*TEMPLATES, *CODE))
    whole = set(WHOLE.findall(source))
    begun = {one or two for one, two in BEGUN.findall(source)}
    known = {key for key in sentences_of("en")[1] if key.startswith("pages-")}
    assert whole - known == set()
    idle = {key for key in known - whole if not key.startswith(tuple(begun))}
    assert idle == set()
    assert [one for one in begun if not any(key.startswith(one) for key in known)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rulebook_becomes_a_page_without_losing_a_word(language: str) -> None:
    text = Text(language)
    for name in text.pages("race_for_the_galaxy"):
        page = text.page("race_for_the_galaxy", name)
        shown = as_html(page)
        assert shown.count("<h2>") == page.count("\n## ")
        assert shown.count("<li>") == page.count("\n- ")
        plain = re.sub(r"\W", "", shown.striptags())
        assert plain == re.sub(r"\W|\|[-|]+\|", "", page)


def test_what_looks_like_markup_in_a_rulebook_is_shown_as_it_is() -> None:
    assert (
        as_html("# A <b>\n\n- 1 < 2 & 3\n")
        == "<h1>A &lt;b&gt;</h1>\n<ul><li>1 &lt; 2 &amp; 3</li></ul>"
    )
    table = as_html("| a | <i> |\n|---|---|\n| 1 | 2 |")
    assert "<td>1</td><td>2</td>" in table
    assert "&lt;i&gt;" in table
