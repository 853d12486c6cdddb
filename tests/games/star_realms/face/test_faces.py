"""The faces of Star Realms say what its rules do."""

from typing import get_args

import pytest

from starfelt import faces
from starfelt.faces.design import Design
from starfelt.games.star_realms.face.facts import Faction, RealmsConstants, RealmsFacts
from starfelt.games.star_realms.rules.card import FACTIONS, Card
from starfelt.games.star_realms.rules.designs import CARDS, KEYS
from starfelt.games.star_realms.words.sentences import effects_of, name_of
from starfelt.words.fluent import LANGUAGES
from starfelt.words.text import Text
from tests.faces.drawn import marks

GAME = "star_realms"
every_language = pytest.mark.parametrize("language", LANGUAGES)


def rows() -> list[Card]:
    return [CARDS[number] for number in KEYS.values()]


def of(card: str, language: str = "en") -> Design:
    return faces.design(Text(language), GAME, card)


def test_the_browser_is_told_the_facts_of_the_rows() -> None:
    sent = faces.bundle(Text("en"), GAME)
    assert sent.facts == {
        row.key: RealmsFacts(FACTIONS[row.faction], row.cost, row.defense, row.outpost)
        for row in rows()
    }
    assert {fact.faction for fact in sent.facts.values()} == set(FACTIONS) == set(get_args(Faction))
    assert sent.constants == RealmsConstants(explorer="explorer")


@every_language
def test_the_numbers_are_those_of_the_rules(language: str) -> None:
    for row in rows():
        design = of(row.key, language)
        assert design.left is not None
        assert design.left.label == str(row.cost)
        assert design.style == FACTIONS[row.faction]
        if row.defense:
            assert design.right is not None
            assert design.right.label == str(row.defense)
            assert design.kind == design.right.icon == "outpost" or design.kind == "base"
        else:
            assert design.right is None
            assert design.kind == "ship"


@every_language
def test_every_ability_is_told_in_marks_and_in_words(language: str) -> None:
    text = Text(language)
    for row in rows():
        design = of(row.key, language)
        lines = text.card_lines(GAME, row.key)
        assert all(one.prose and one.gives for one in design.rows)
        assert all(mark.meaning for one in design.rows if (mark := one.when) is not None)
        for line in lines[1:]:
            if not line.startswith(text(f"{GAME}-text-primary", effects="").rstrip(" .。")):
                assert any(one.prose == line for one in design.rows), (row.key, line)
        assert all(line in design.spoken for line in lines)


def test_every_gain_has_its_sign_with_its_number() -> None:
    for row in rows():
        shown = [(mark.icon, mark.label) for mark in marks(of(row.key))]
        for ability in ("primary", "ally", "scrap"):
            for effect in effects_of(row, ability):
                if name_of(effect) in ("trade", "combat", "authority", "draw"):
                    assert (name_of(effect), str(getattr(effect, "number", 0))) in shown


def test_a_choice_stands_between_its_two_sides() -> None:
    (row, *_) = of("patrol_mech").rows
    assert [(mark.icon, mark.label) for mark in row.gives] == [
        ("trade", "3"), ("or", ""), ("combat", "5"),
    ]  # fmt: skip


def test_an_ally_ability_is_led_by_its_faction_and_a_scrap_ability_by_the_bin() -> None:
    led = [row.when.icon for row in of("ram").rows if row.when is not None]
    assert led == ["faction_blob", "scrap_ability"]
    assert [row.when.icon for row in of("fleet_hq").rows if row.when is not None] == ["always"]


def test_a_phrase_of_marks_has_a_row_of_its_own() -> None:
    gains, phrase = of("embassy_yacht").rows
    assert [mark.icon for mark in gains.gives] == ["authority", "trade"]
    assert [(mark.icon, mark.label) for mark in phrase.gives] == [
        ("base", "2+"), ("then", ""), ("draw", "2"),
    ]  # fmt: skip
    assert phrase.prose == "With 2 or more of your bases in play, draw 2 cards."


@every_language
def test_the_type_line_names_faction_and_kind(language: str) -> None:
    text = Text(language)
    for row in rows():
        assert text(f"{GAME}-faction-{FACTIONS[row.faction]}") in of(row.key, language).type_line
