"""The pages in docs/ say the same as the program."""

from pathlib import Path

import pytest

from starfelt.games.stolen_plans.notation import NAMES
from starfelt.text import LANGUAGES, Text
from starfelt.text.stolen_plans import rule_facts

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_page_is_the_rulebook(language: str) -> None:
    page = DOCS / "how-to-play" / f"stolen_plans.{language}.md"
    assert page.read_text(encoding="utf-8") == Text(language).rules("stolen_plans")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_has_the_numbers_of_the_deck(language: str) -> None:
    rules, facts = Text(language).rules("stolen_plans"), rule_facts()
    for fact in ("base", "full", "hand", "least", "most"):
        assert str(facts[fact]) in rules
    assert rules.count("\n## ") == 11


def test_the_list_of_names_is_complete() -> None:
    """Each card has a row: its key, then its name in each language."""
    rows = {}
    for line in (DOCS / "names.md").read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        rows[cells[0].strip("`")] = [cell.removesuffix("(sheet)").removesuffix("(ours)").strip()
                                     for cell in cells[1:]]  # fmt: skip
    for card in NAMES:
        assert rows[card] == [Text(lang).card("stolen_plans", card) for lang in LANGUAGES]
