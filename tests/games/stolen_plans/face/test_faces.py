"""The faces of Stolen Plans say what the rows of the rules say; each picture is another."""

import pytest

from starfelt import faces
from starfelt.faces.design import Design, Mark
from starfelt.faces.icons import files
from starfelt.games.stolen_plans.face import FACE
from starfelt.games.stolen_plans.rules.designs import CARDS, DESIGNS
from starfelt.words.fluent import LANGUAGES
from starfelt.words.text import Text

GAME = "stolen_plans"
ROWS = {CARDS[n].key: CARDS[n] for n in range(DESIGNS)}

every_language = pytest.mark.parametrize("language", LANGUAGES)


def designs(language: str = "en") -> dict[str, Design]:
    text = Text(language)
    return {card: faces.design(text, GAME, card) for card in faces.cards(GAME)}


def marks(design: Design) -> list[Mark]:
    """All signs of a face."""
    rows = [mark for row in design.rows for mark in (row.when, *row.gives)]
    return [mark for mark in (design.left, design.right, *rows) if mark is not None]


def labels(design: Design, icon: str) -> set[str]:
    """The numbers that a face shows in this icon."""
    return {mark.label for mark in marks(design) if mark.icon == icon and mark.label}


def test_every_card_has_a_face() -> None:
    assert faces.cards(GAME) == tuple(ROWS)


@every_language
def test_a_face_has_the_name_and_the_whole_text_of_its_card(language: str) -> None:
    text = Text(language)
    for card, design in designs(language).items():
        assert design.name == text.card(GAME, card)
        assert [row.prose for row in design.rows] == [text.card_text(GAME, card)]
        assert design.spoken.startswith(design.name)
        assert text.card_text(GAME, card) in design.spoken


@every_language
def test_every_number_in_a_corner_says_what_it_means(language: str) -> None:
    for card, design in designs(language).items():
        for mark in (design.left, design.right):
            assert mark is None or mark.label in mark.meaning, card


def test_the_numbers_on_a_face_are_those_of_the_rules() -> None:
    for card, design in designs().items():
        row = ROWS[card]
        attack = str(row.effect.value) if row.kind == "attack" else None
        steals = str(row.effect.number) if row.kind in ("steal", "rebel_hero") else None
        defence = str(row.defence) if row.defence else None
        assert labels(design, "combat") == {attack} - {None}, card
        assert labels(design, "plans_steal") == {steals} - {None}, card
        assert labels(design, "defense") == {defence} - {None}, card
        left = design.left.label if design.left else None
        right = design.right.label if design.right else None
        assert (left, right) == (attack or steals, defence), card


def test_search_takes_as_many_cards_as_the_rules_say() -> None:
    assert labels(designs()["search"], "draw") == {str(ROWS["search"].effect.number)}


def test_a_jedi_only_card_and_a_pair_of_heroes_are_led_by_their_sign() -> None:
    leading = {card: design.rows[0].when for card, design in designs().items()}
    jedi = {card for card, mark in leading.items() if mark and mark.icon == "plans_jedi"}
    heroes = {card for card, mark in leading.items() if mark and mark.icon == "plans_pair"}
    assert jedi == {card for card, row in ROWS.items() if row.jedi_only}
    assert heroes == {card for card, row in ROWS.items() if row.hero}


def test_what_can_never_be_discarded_has_a_lock() -> None:
    locked = {
        card
        for card, design in designs().items()
        if any(mark.icon == "plans_keep" for mark in marks(design))
    }
    assert locked == {card for card, row in ROWS.items() if row.keeper} == {"r2d2", "decoy"}


def test_each_kind_has_an_outline_colours_a_pattern_and_a_glyph_of_its_own() -> None:
    kinds = {(design.kind, design.style, design.glyph) for design in designs().values()}
    assert len(kinds) == 7
    assert all(len(set(column)) == 7 for column in zip(*kinds, strict=True))
    outlines, palettes = FACE.silhouettes, FACE.palettes
    assert len({outlines[kind] for kind, _, _ in kinds}) == 7
    assert len({palettes[style].frame for _, style, _ in kinds}) == 7
    assert [card for card, design in designs().items() if design.kind == "prize"] == ["r2d2"]


def test_every_icon_of_the_game_is_used_and_every_one_used_is_there() -> None:
    shown = {mark.icon for design in designs().values() for mark in marks(design) if mark.icon}
    shown |= {design.glyph for design in designs().values()}
    assert shown <= files().keys()
    assert {name for name in files() if name.startswith("plans_")} <= shown
