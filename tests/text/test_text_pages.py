"""The pages in docs/ say the same as the program."""

import re
from pathlib import Path

import pytest
import sentences
import wanted
from wanted import GAMES

from starfelt.text import HOME, LANGUAGES, Text, words_of

DOCS = Path(__file__).parents[2] / "docs"
SOURCE = re.compile(r" \((sheet|card|ours)\)$")  # of a name

every_page = pytest.mark.parametrize(
    ("game", "language"), [(game, language) for game in GAMES for language in LANGUAGES]
)


@every_page
def test_the_rulebook_page_is_the_rulebook(game: str, language: str) -> None:
    page = DOCS / "how-to-play" / f"{game}.{language}.md"
    assert page.read_text(encoding="utf-8") == Text(language).rules(game)


@every_page
def test_the_rulebook_has_a_heading_for_each_part_and_its_numbers(game: str, language: str) -> None:
    rules, facts = Text(language).rules(game), words_of(game).rule_facts()
    messages = sentences.messages(HOME, language)
    parts = [message for key, message in messages.items() if key.startswith(f"{game}-rules-")]
    assert rules.count("\n## ") == len(parts) - 1 > 10
    written = re.findall(r"\d+", rules)
    for number in set().union(*map(sentences.placeholders, parts)):
        assert str(facts[number]) in written


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_of_star_realms_lists_the_trade_deck(language: str) -> None:
    """Name, cost, defense and copies of every card, and an asterisk or a star for an outpost."""
    rules = Text(language).rules("star_realms")
    listed = re.findall(
        r"(?:[:,：、] ?)([^:,：、\n]+?)([*★]?) (\d+)(?:[/／](\d+))? ?[(（](\d)", rules
    )
    told = {name: rest for name, *rest in listed}
    for row in wanted.rows("star_realms"):
        if row.copies:
            mark, cost, defense, copies = told.pop(Text(language).card("star_realms", row.key))
            assert bool(mark) == row.outpost
            assert (int(cost), int(defense or 0), int(copies)) == (
                row.cost,
                row.defense,
                row.copies,
            )
    assert told == {}


@pytest.mark.parametrize("game", GAMES)
def test_the_list_of_names_is_complete(game: str) -> None:
    """Each card has a row: its key, then its name in each language."""
    page = (DOCS / "names.md").read_text(encoding="utf-8")
    section = page.split(f"\n## {Text('en').game(game)}: cards\n")[1].split("\n## ")[0]
    rows = {}
    for line in section.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if cells[0].startswith("`"):
            rows[cells[0].strip("`")] = [SOURCE.sub("", cell) for cell in cells[1:]]
    assert rows == {
        card: [Text(language).card(game, card) for language in LANGUAGES]
        for card in wanted.names(game)
    }
