"""Every card has a face at three levels in three languages, whole and always the same."""

import json
import math
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

import starfelt
from starfelt import faces
from starfelt.faces.design import Design
from starfelt.faces.files import SmallFaces
from starfelt.faces.icons import named_in, read
from starfelt.faces.letters import width
from starfelt.faces.silhouettes import window_of
from starfelt.faces.small import DISC, strips
from starfelt.faces.svg import document, element, number
from starfelt.kit import kit_of, kits
from starfelt.words.text import Text
from tests.faces.drawn import ALL, GAMES, SVG, art, bundle, files, tree, trees

SIZES = {"chip": (88.0, 24.0), "thumb": (63.0, 88.0), "full": (63.0, 88.0)}
ROUNDING = 0.06  # what two decimals of a place and of a size can add up to
LARGEST_ART = 10_000  # bytes; packed for the way it is less than a seventh of that
WEB = Path(__file__).parents[2] / "web" / "src" / "games"
KEPT = sorted(path for kind in ("told", "constants") for path in WEB.glob(f"*/data/{kind}.json"))
PARTS = [
    ("stolen_plans", "turn"),
    ("star_realms", "turn"),
    ("empire_vs_rebellion", "event"),
    ("race_for_the_galaxy", "round"),
]

every_game = pytest.mark.parametrize("game", GAMES)
every_face = pytest.mark.parametrize(("game", "language"), ALL)


@every_game
def test_every_card_of_the_rules_has_a_face(game: str) -> None:
    assert set(starfelt.load(game).cards) <= set(faces.cards(game))
    assert len(set(faces.cards(game))) == len(faces.cards(game))


@pytest.mark.parametrize("part", PARTS)
def test_the_kinds_of_events_come_with_the_faces(part: tuple[str, str]) -> None:
    game, begins = part
    told = files(game, "en")["told"]
    assert [kind for kind, row in told.items() if "begins" in row] == [begins]
    assert told == files(game, "ja")["told"]


@pytest.mark.parametrize("kept", KEPT, ids=lambda kept: f"{kept.parts[-3]}-{kept.stem}")
def test_the_browsers_tests_have_what_the_server_sends(kept: Path) -> None:
    """Where they differ, write down anew what the bundle of faces says."""
    assert json.loads(kept.read_bytes()) == files(kept.parts[-3], "en")[kept.stem]


@every_face
def test_the_game_comes_with_its_name_its_goal_and_facts_of_cards(game: str, language: str) -> None:
    sent, text = faces.bundle(Text(language), game), Text(language)
    assert (sent.title, sent.goal) == (text.game(game), text(f"{game}-goal"))
    assert sent.facts.keys() <= sent.name.keys()
    again = msgspec.json.decode(msgspec.json.encode(sent), type=SmallFaces)
    assert msgspec.json.encode(again) == msgspec.json.encode(sent)


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
            assert not re.search(r"\s(id|style|class)=|url\(|<style|<script", face[level])


@every_face
def test_a_face_names_icons_that_come_with_it_and_nothing_else(game: str, language: str) -> None:
    icons = files(game, language)["icons"]
    named: set[str] = set()
    for face in bundle(game, language).values():
        for level in faces.LEVELS:
            found = set(re.findall(r'href="#([^"]*)"', face[level]))
            assert len(named_in([face[level]])) == len(found)
            named |= found
    assert named == {f"icon-{name}" for name in icons}


@every_game
def test_icons_are_drawn_into_what_stands_alone(game: str) -> None:
    text, card = Text("en"), faces.cards(game)[0]
    for level in faces.LEVELS:
        whole = faces.face(text, game, card, level)
        assert '<use href="#icon-' not in whole
        for name in named_in([bundle(game, "en")[card][level]]):
            assert read(name).inside in whole
    assert "<use" not in faces.back(game)


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
    assert len(set(drawings.values())) == len(drawings)


@every_game
def test_art_is_small_wordless_and_keeps_to_its_own_ids(game: str) -> None:
    for card, svg in art(game).items():
        root = tree(svg)
        assert root.attrib["viewBox"] == "0 0 60 40"
        assert len(svg) <= LARGEST_ART, card
        assert not [*root.iter(f"{SVG}text"), *root.iter(f"{SVG}style"), *root.iter(f"{SVG}image")]
        ids = [node.attrib["id"] for node in root.iter() if "id" in node.attrib]
        assert len(ids) == len(set(ids)), card
        assert f"{game}-" not in svg, card
        used = re.findall(r'(?:url\(|href=")#([^")]+)', svg)
        assert set(used) <= set(ids), card


@every_game
def test_art_in_a_face_has_ids_that_no_other_card_has(game: str) -> None:
    for card in faces.cards(game)[::5]:
        ids = re.findall(r'\sid="([^"]*)"', faces.face(Text("en"), game, card))
        assert ids, card
        assert all(name.startswith(f"{game}-{card}-") for name in ids), card


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
from starfelt.words.text import Text
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


# ------------------------------------------------------------------ crowded thumbs
def every_design() -> Iterator[Design]:
    for game in GAMES:
        for card in faces.cards(game):
            yield faces.design(Text("en"), game, card)


def test_no_seal_covers_a_disc() -> None:
    """The seal is the only circle with a rim; a disc's figure is at its middle."""
    for shown in every_design():
        svg = bundle(shown.game, "en")[shown.card]["thumb"]
        places = re.findall(r'<circle cx="([^"]+)" cy="([^"]+)" r="([^"]+)" fill="[^"]+" st', svg)
        ((x, y, r),) = [tuple(map(float, place)) for place in places]
        for disc in re.finditer(r'<use [^>]*x="(\S+)" y="(\S+)" width="16"[^>]*stroke-width', svg):
            middle = float(disc[1]) + DISC / 2, float(disc[2]) + DISC / 2
            assert math.dist((x, y), middle) >= r + DISC * 0.45, shown.card


def test_no_line_of_marks_ends_with_a_sign_that_leads_on() -> None:
    broken = 0
    for shown in every_design():
        for strip in strips(shown.rows, kit_of("star_realms").face.silhouettes["ship"]):
            if strip.gives == strip.row.gives:
                continue
            broken += 1
            last = strip.gives[-1]
            assert last.icon not in ("then", "each", "or") or last == strip.row.gives[-1], shown
            assert strip.gives[0].icon, shown.card
    assert broken > 20


def test_a_low_window_keeps_its_outline() -> None:
    """Corners that are higher than the window would make its outline cross itself."""
    every = [one for kit in kits() for one in kit.face.silhouettes.values()]
    for silhouette in every:
        path = window_of(silhouette, (0, 0, 57, 12))
        down = [float(y) for y in re.findall(r"[ L]57 ([\d.]+)(?=[LAZ])", path)]
        assert len(down) == 2
        assert 0 <= down[0] <= down[1] <= 12
