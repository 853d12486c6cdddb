"""Every card has a face at three levels in three languages, whole and always the same."""

import os
import re
import subprocess
import sys
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import starfelt
from starfelt import faces
from starfelt.faces.lettering import width
from starfelt.faces.svg import document, element, number
from starfelt.text import Text
from tests.faces.drawn import ALL, GAMES, SVG, art, bundle, tree, trees

SIZES = {"chip": (88.0, 24.0), "thumb": (63.0, 88.0), "full": (63.0, 88.0)}
ROUNDING = 0.06  # what two decimals of a place and of a size can add up to
LARGEST_ART = 10_000  # bytes; packed for the way it is less than a seventh of that

every_game = pytest.mark.parametrize("game", GAMES)
every_face = pytest.mark.parametrize(("game", "language"), ALL)


@every_game
def test_every_card_of_the_rules_has_a_face(game: str) -> None:
    assert set(starfelt.load(game).cards) <= set(faces.cards(game))
    assert len(set(faces.cards(game))) == len(faces.cards(game))


@every_face
def test_a_face_has_a_name_words_to_read_aloud_and_three_drawings(game: str, language: str) -> None:
    for face in bundle(game, language).values():
        assert face["name"]
        assert face["spoken"].startswith(face["name"])
    for face in trees(game, language).values():
        for level, root in face.items():
            assert tuple(map(float, root.attrib["viewBox"].split()[2:])) == SIZES[level]
            images = [picture.attrib["href"] for picture in root.iter(f"{SVG}image")]
            assert images == ([] if level == "chip" else ["%art%"])


@every_face
def test_frames_have_no_ids_and_no_styles(game: str, language: str) -> None:
    """Copies of a face stand side by side in a page, whose rules forbid styles in markup."""
    for face in bundle(game, language).values():
        for level in faces.LEVELS:
            assert not re.search(r'\s(id|style|class)=|url\(|<style|<script|href="#', face[level])


@every_face
def test_no_letter_is_outside_its_frame(game: str, language: str) -> None:
    for card, face in trees(game, language).items():
        for level, root in face.items():
            for text in root.iter(f"{SVG}text"):
                assert inside(text, *SIZES[level]), (card, level, text.text)


def inside(text: Any, wide: float, high: float) -> bool:
    """Is a line within the drawing, by the widths that broke it?"""
    size = float(text.attrib["font-size"])
    x, y = float(text.attrib["x"]), float(text.attrib["y"])
    long = width(text.text, size, int(text.attrib.get("font-weight", "400")))
    left = x - long / 2 if text.attrib.get("text-anchor") == "middle" else x
    return (
        left >= 1 - ROUNDING
        and left + long <= wide - 1 + ROUNDING
        and y - size * 0.7 >= 0
        and y + size * 0.2 <= high - 1
    )


@every_face
def test_no_line_of_prose_runs_into_another(game: str, language: str) -> None:
    for card, face in trees(game, language).items():
        lines = [
            (float(text.attrib["y"]), float(text.attrib["font-size"]))
            for text in face["full"].iter(f"{SVG}text")
            if text.attrib.get("text-anchor") != "middle"
            and text.attrib.get("font-weight", "400") == "400"
        ]
        for (above, _), (below, size) in pairwise(lines):
            assert below - above >= size, card


@every_game
def test_no_two_cards_have_the_same_art(game: str) -> None:
    drawings = art(game)
    assert drawings.keys() == set(faces.cards(game))
    seen = {re.sub(rf"{game}-{card}-", "", svg) for card, svg in drawings.items()}
    assert len(seen) == len(drawings)


@every_game
def test_art_is_small_wordless_and_keeps_to_its_own_ids(game: str) -> None:
    for card, svg in art(game).items():
        root = tree(svg)
        assert root.attrib["viewBox"] == "0 0 60 40"
        assert len(svg) <= LARGEST_ART, card
        assert not [*root.iter(f"{SVG}text"), *root.iter(f"{SVG}style"), *root.iter(f"{SVG}image")]
        ids = [node.attrib["id"] for node in root.iter() if "id" in node.attrib]
        assert len(ids) == len(set(ids)), card
        assert all(name.startswith(f"{game}-{card}-") for name in ids), card
        used = re.findall(r'(?:url\(|href=")#([^")]+)', svg)
        assert set(used) <= set(ids), card


@every_game
def test_the_back_and_the_picture_of_a_game(game: str) -> None:
    back, picture = faces.back(game), faces.picture(game)
    assert tree(back).attrib["viewBox"] == "0 0 63 88"
    assert " id=" not in back
    assert tree(picture).attrib["viewBox"] == "0 0 120 80"
    others = [other for other in GAMES if other != game]
    assert back not in [faces.back(other) for other in others]


# ------------------------------------------------------------------ always the same
DIGEST = """
import sys
from hashlib import sha256
from itertools import pairwise
from starfelt import faces
from starfelt.text import Text
for game in sys.argv[1:]:
    card = faces.cards(game)[-1]
    print(sha256(faces.face(Text("ja"), game, card).encode()).hexdigest())
    art = "".join(faces.painting(game, one) for one in faces.cards(game)[::9])
    print(sha256(art.encode()).hexdigest())
    print(sha256((faces.back(game) + faces.picture(game)).encode()).hexdigest())
"""


def test_another_process_with_other_hashes_draws_the_same_bytes() -> None:
    expected = []
    for game in GAMES:
        pieces = (
            faces.face(Text("ja"), game, faces.cards(game)[-1]),
            "".join(art(game)[card] for card in faces.cards(game)[::9]),
            faces.back(game) + faces.picture(game),
        )
        expected += [sha256(piece.encode()).hexdigest() for piece in pieces]
    source = str(Path(starfelt.__file__).parent.parent)
    environment = {**os.environ, "PYTHONHASHSEED": "4242", "PYTHONPATH": source}
    done = subprocess.run(
        [sys.executable, "-c", DIGEST, *GAMES],
        capture_output=True, text=True, check=True, env=environment,
    )  # fmt: skip
    assert done.stdout.split() == expected


def test_a_face_is_drawn_the_same_twice() -> None:
    text = Text("zh-Hant")
    first, second = (faces.face(text, "star_realms", "brain_world") for _ in range(2))
    assert first == second


# ------------------------------------------------------------------ a face as a document
def test_a_face_alone_tells_what_it_shows() -> None:
    text = Text("ja")
    root = tree(faces.face(text, "star_realms", "ram"))
    assert root.findtext(f"{SVG}title") == text.card("star_realms", "ram")
    assert root.findtext(f"{SVG}desc") == faces.spoken(text, "star_realms", "ram")
    assert root.attrib["lang"] == "ja"
    assert root.attrib["role"] == "img"
    assert "Noto Sans JP" in root.attrib["font-family"]


def test_art_stands_in_the_face_or_is_looked_for_elsewhere() -> None:
    text = Text("en")
    whole = faces.face(text, "star_realms", "ram", "thumb")
    linked = faces.face(text, "star_realms", "ram", "thumb", art="/art/ram.svg?a=1&b=2")
    assert 'id="star_realms-ram-' in whole
    assert "<image" not in whole
    assert " id=" not in linked
    (image,) = tree(linked).iter(f"{SVG}image")
    assert image.attrib["href"] == "/art/ram.svg?a=1&b=2"


def test_markup_is_safe_whatever_is_written_in_it() -> None:
    drawing = document(element("text", name='<a "b" & c>'), 3, 4)
    assert tree(drawing)[0].attrib["name"] == '<a "b" & c>'


@pytest.mark.parametrize(
    ("value", "written"),
    [(0, "0"), (-0.001, "0"), (0.5, ".5"), (-0.25, "-.25"), (10.5, "10.5"), (100.0, "100")],
)
def test_numbers_are_short(value: float, written: str) -> None:
    assert number(value) == written
