"""The faces of Empire vs. Rebellion say what the rows of the rules say; each picture is another."""

import pytest

from starfelt import faces
from starfelt.faces.design import Design, Mark
from starfelt.faces.icons import files
from starfelt.games.empire_vs_rebellion.face import FACE
from starfelt.games.empire_vs_rebellion.rules.card import ASSAULT, BUREAUCRACY_PAYS
from starfelt.games.empire_vs_rebellion.rules.designs import (
    EVENTS,
    NAMES,
    NUMBER_OF_EVENTS,
    STRATEGY_KEYS,
)
from starfelt.games.empire_vs_rebellion.rules.player import FIRST_IMPERIAL
from starfelt.games.empire_vs_rebellion.rules.resources import CARDS, RESOURCES
from starfelt.words.fluent import LANGUAGES
from starfelt.words.text import Text

GAME = "empire_vs_rebellion"

every_language = pytest.mark.parametrize("language", LANGUAGES)


def designs(language: str = "en") -> dict[str, Design]:
    text = Text(language)
    return {card: faces.design(text, GAME, card) for card in faces.cards(GAME)}


def marks(design: Design) -> list[Mark]:
    """All signs of a face."""
    rows = [mark for row in design.rows for mark in (row.when, *row.gives)]
    return [mark for mark in (design.left, design.right, *rows) if mark is not None]


def shown(design: Design, icon: str) -> list[str]:
    """What stands in this icon on a face."""
    return [mark.label for mark in marks(design) if mark.icon == icon]


def number_of(effect: object) -> int:
    return int(getattr(effect, "number", 0))


def test_every_card_has_a_face() -> None:
    assert faces.cards(GAME) == tuple(NAMES)


@every_language
def test_a_face_has_the_name_and_every_line_of_its_card(language: str) -> None:
    text = Text(language)
    for card, design in designs(language).items():
        lines = text.card_lines(GAME, card)
        on_face = {row.prose for row in design.rows} | {design.note} - {""}
        assert on_face == set(lines), card
        assert design.name == text.card(GAME, card)
        assert design.spoken.startswith(design.name)
        assert all(line in design.spoken for line in lines)
        assert "\n" not in design.spoken


@every_language
def test_every_number_in_a_corner_says_what_it_means(language: str) -> None:
    for card, design in designs(language).items():
        for mark in (design.left, design.right):
            assert mark is None or mark.label in mark.meaning, card


def test_the_values_of_resources_are_those_of_the_rules() -> None:
    found = designs()
    for n in range(RESOURCES):
        row = CARDS[n]
        design = found[row.key]
        assert shown(design, "evr_value") == [str(row.ready)]
        exhausted = [str(row.exhausted)] if row.kind == "character" else []
        assert [label for label in shown(design, "evr_exhausted") if label] == exhausted
        assert design.rows[0].gives, row.key


def test_events_show_capacity_objective_points_and_influence() -> None:
    found = designs()
    for n in range(NUMBER_OF_EVENTS):
        row = EVENTS[n]
        design = found[row.key]
        assert shown(design, "evr_objective") == [str(row.objective)]
        assert shown(design, "evr_capacity") == [str(row.capacity)]
        assert shown(design, "evr_point") == [str(row.points)]
        wins = [mark.label for mark in design.rows[0].gives if mark.icon == "evr_influence"]
        assert wins == ([str(row.influence)] if row.influence else [])


def test_powers_that_are_off_are_named_by_their_sign() -> None:
    found = designs()
    for n in range(NUMBER_OF_EVENTS):
        row = EVENTS[n]
        off = {CARDS[m].kind for m in range(RESOURCES) if row.off >> m & 1}
        second = found[row.key].rows[1]
        led = second.when is not None and second.when.icon == "evr_off"
        assert led == bool(off)
        if led:
            assert [mark.icon for mark in second.gives] == [f"evr_{kind}" for kind in off]


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("yoda", f"+{number_of(CARDS[NAMES.index('yoda')].power)}"),
        ("grand_moff_tarkin", f"−{number_of(CARDS[NAMES.index('grand_moff_tarkin')].power)}"),
        ("bureaucracy", f"+{BUREAUCRACY_PAYS}"),
    ],
)
def test_influence_that_is_won_or_lost(card: str, expected: str) -> None:
    assert shown(designs()[card], "evr_influence") == [expected]


def test_direct_assault_and_chewbacca_show_their_numbers() -> None:
    assert shown(designs()["direct_assault"], "evr_value") == [f"+{ASSAULT}"]
    most = number_of(CARDS[NAMES.index("chewbacca")].power)
    assert f"0–{most}" in shown(designs()["chewbacca"], "evr_exhaust")


def test_each_kind_has_its_outline_and_each_side_and_power_its_colours() -> None:
    found = designs()
    basics = [CARDS[n] for n in range(FIRST_IMPERIAL - 8)]
    assert {found[row.key].kind for row in basics} == {"resource"}
    assert all(found[row.key].style == row.kind for row in basics)
    rebels, imperials = NAMES[16:FIRST_IMPERIAL], NAMES[FIRST_IMPERIAL:RESOURCES]
    assert {(found[card].kind, found[card].style) for card in rebels} == {("character", "rebel")}
    assert {(found[card].kind, found[card].style) for card in imperials} == {
        ("character", "empire")
    }
    assert {found[card].kind for card in STRATEGY_KEYS} == {"strategy"}
    assert {found[EVENTS[n].key].kind for n in range(NUMBER_OF_EVENTS)} == {"event"}
    outlines, palettes = FACE.silhouettes, FACE.palettes
    kinds = {design.kind for design in found.values()}
    styles = {design.style for design in found.values()}
    assert len({outlines[kind] for kind in kinds}) == len(kinds) == 4
    assert len({palettes[style].frame for style in styles}) == len(styles) == 8
    assert len({design.glyph for design in found.values()}) == 8


def test_every_icon_of_the_game_is_used_and_every_one_used_is_there() -> None:
    used = {mark.icon for design in designs().values() for mark in marks(design) if mark.icon}
    used |= {design.glyph for design in designs().values()}
    assert used <= files().keys()
    assert {name for name in files() if name.startswith("evr_")} <= used
