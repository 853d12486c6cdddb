"""Icons, palettes, patterns and silhouettes: everything is told in more than one way."""

import re
from xml.etree import ElementTree

import pytest

from starfelt import faces
from starfelt.faces import icons, palettes
from starfelt.faces.palettes import (
    INK,
    READABLE,
    VISIBLE,
    Palette,
    contrast,
    ink_on,
)
from starfelt.faces.patterns import MOTIFS, pattern
from starfelt.faces.silhouettes import HEIGHT, WIDTH, Silhouette, name_room, of_card
from starfelt.kit import kit_of
from starfelt.words.text import Text
from tests.faces.drawn import GAMES, marks

FACTIONS = ("unaligned", "blob", "trade_federation", "star_empire", "machine_cult")


def all_palettes() -> dict[str, Palette]:
    return {
        f"{game} {style}": palette
        for game in GAMES
        for style, palette in kit_of(game).face.palettes.items()
    }


def all_silhouettes() -> dict[str, Silhouette]:
    return {
        f"{game} {kind}": silhouette
        for game in GAMES
        for kind, silhouette in kit_of(game).face.silhouettes.items()
    }


def test_every_icon_is_on_a_card_or_on_the_table() -> None:
    text = Text("en")
    used = set(icons.TABLE)
    for game in GAMES:
        for card in faces.cards(game):
            design = faces.design(text, game, card)
            used |= {design.glyph, *(mark.icon for mark in marks(design))}
    assert used - {""} == icons.files().keys()


@pytest.mark.parametrize("name", icons.files())
def test_an_icon_is_drawn_on_the_grid_with_the_colour_from_outside(name: str) -> None:
    text = icons.files()[name].read_text(encoding="utf-8")
    root = ElementTree.fromstring(text)
    assert root.attrib["viewBox"] == "0 0 24 24"
    assert "currentColor" in text
    assert not re.search(r"\sid=|style=|<text|<defs|url\(", text)
    for d in re.findall(r'\sd="M([^"]+)"', text):
        x, y = map(float, re.findall(r"-?\d*\.?\d+", d)[:2])
        assert -1 <= x <= 25  # a tip may be a little outside
        assert -1 <= y <= 25
    drawing = icons.read(name)
    assert contrast(drawing.tint, ink_on(drawing.tint)) >= READABLE
    if drawing.room is not None:
        x, y, size = drawing.room
        assert size / 2 <= x <= 24 - size / 2
        assert 0 < y < 24


def test_letters_can_be_read_on_every_palette() -> None:
    for style, palette in all_palettes().items():
        for ground in (palette.frame, palette.bar, palette.panel):
            assert contrast(INK, ground) >= READABLE, style
        assert contrast(palette.accent, palette.panel) >= READABLE, style
        assert contrast(palette.accent, palette.bar) >= READABLE, style


def test_signs_can_be_seen_on_every_palette() -> None:
    for style, palette in all_palettes().items():
        assert contrast(palette.rim, palette.bar) >= VISIBLE, style
        assert contrast(palette.accent, palette.frame) >= VISIBLE, style
        for name in icons.files():
            assert contrast(icons.read(name).tint, palette.panel) >= VISIBLE, (style, name)


def test_edges_stand_out_from_a_dark_table() -> None:
    for style, palette in all_palettes().items():
        assert contrast(palette.rim, "#0d2b2e") >= VISIBLE, style


def test_black_and_white_are_as_far_apart_as_can_be() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#777777") == 1
    assert ink_on("#ffffff") == palettes.DARK_INK


def test_factions_differ_in_colour_in_pattern_and_in_glyph() -> None:
    shown = [kit_of("star_realms").face.palettes[faction] for faction in FACTIONS]
    for part in ("frame", "rim", "pattern"):
        assert len({getattr(palette, part) for palette in shown}) == len(FACTIONS)
    glyphs = {icons.read(f"faction_{faction}").inside for faction in FACTIONS}
    assert len(glyphs) == len(FACTIONS)


def test_every_pattern_exists_and_stays_in_its_box() -> None:
    assert {palette.pattern for palette in all_palettes().values()} <= MOTIFS.keys()
    for name in MOTIFS:
        svg = pattern(name, (10, 20, 30, 5), "#fff", 1, 3.2)
        assert 'transform="translate(10 20)"' in svg
        d = re.findall(r'd="([^"]+)"', svg)[0]
        starts = [tuple(map(float, pair)) for pair in re.findall(r"M(\S+) ([\d.]+)", d)]
        assert all(0 <= x <= 30 and 0 <= y <= 5 for x, y in starts), name


def test_kinds_of_one_game_have_silhouettes_of_their_own() -> None:
    text = Text("en")
    for game in GAMES:
        known = kit_of(game).face.silhouettes
        kinds = {faces.design(text, game, card).kind for card in faces.cards(game)}
        assert len({of_card(known[kind]) for kind in kinds}) == len(kinds), game


def test_an_outline_is_within_the_card_and_leaves_room_for_a_name() -> None:
    for kind, silhouette in all_silhouettes().items():
        places = re.findall(r"(?:^M|L)(\S+?) (-?[\d.]+)", of_card(silhouette))
        assert all(0 <= float(x) <= WIDTH and 0 <= float(y) <= HEIGHT for x, y in places), kind
        assert name_room(silhouette, silhouette.border + 2) >= 40, kind
