"""The toy's cards have faces at all levels in all languages: by the tests that all games share."""

from collections.abc import Callable
from pathlib import Path

import pytest

from starfelt import faces
from starfelt.kit import Kit
from starfelt.words.fluent import LANGUAGES
from starfelt.words.text import Text
from tests.faces import drawn
from tests.faces import test_faces as shared
from tests.faces import test_signs as signs
from tests.terminal.person import starfelt_with

Test = Callable[..., None]

OF_A_GAME: tuple[Test, ...] = (
    shared.test_every_card_of_the_rules_has_a_face,
    shared.test_icons_are_drawn_into_what_stands_alone,
    shared.test_no_two_cards_have_the_same_art,
    shared.test_art_is_small_wordless_and_keeps_to_its_own_ids,
    shared.test_art_in_a_face_has_ids_that_no_other_card_has,
    shared.test_the_back_and_the_picture_of_a_game,
)
OF_A_LANGUAGE: tuple[Test, ...] = (
    shared.test_a_face_has_a_name_words_to_read_aloud_and_three_drawings,
    shared.test_frames_have_no_ids_and_no_styles,
    shared.test_a_face_names_icons_that_come_with_it_and_nothing_else,
    shared.test_no_letter_is_outside_its_frame,
    shared.test_no_line_of_prose_runs_into_another,
)
OF_STYLES: tuple[Test, ...] = (
    signs.test_letters_can_be_read_on_every_palette,
    signs.test_signs_can_be_seen_on_every_palette,
    signs.test_edges_stand_out_from_a_dark_table,
    signs.test_kinds_of_one_game_have_silhouettes_of_their_own,
    signs.test_an_outline_is_within_the_card_and_leaves_room_for_a_name,
)


@pytest.mark.parametrize("test", OF_A_GAME)
def test_what_is_true_of_every_game(test: Test) -> None:
    test("toy")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("test", OF_A_LANGUAGE)
def test_what_is_true_of_every_face(test: Test, language: str) -> None:
    test("toy", language)


@pytest.mark.parametrize("test", OF_STYLES)
def test_what_is_true_of_every_style(test: Test, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(signs, "GAMES", ("toy",))
    test()


def test_every_icon_of_its_own_is_used(toy: Kit) -> None:
    designs = [faces.design(Text("en"), "toy", card) for card in faces.cards("toy")]
    used = {mark.icon for shown in designs for mark in drawn.marks(shown)}
    used |= {shown.glyph for shown in designs}
    for icon in (toy.folder / "face" / "icons").glob("*.svg"):
        assert icon.stem in used
        signs.test_an_icon_is_drawn_on_the_grid_with_the_colour_from_outside(icon.stem)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_face_says_how_bright_its_card_is(toy: Kit, language: str) -> None:
    for value, card in enumerate(toy.game.cards, 1):
        shown = faces.design(Text(language), "toy", card)
        assert shown.left is not None
        assert (shown.left.label, str(value) in shown.left.meaning) == (str(value), True)
        assert str(value) in shown.spoken


def test_they_are_written_as_files(tmp_path: Path) -> None:
    out = starfelt_with("faces", "--out", str(tmp_path), "--game", "toy", "--sheet")
    assert out.exit_code == 0, out.output
    assert len([*tmp_path.rglob("*.svg")]) == 9 * len(faces.LEVELS) * len(LANGUAGES)
    assert len([*tmp_path.glob("toy.*.html")]) == len(LANGUAGES)
