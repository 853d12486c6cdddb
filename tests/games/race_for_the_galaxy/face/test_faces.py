"""The faces of Race for the Galaxy say what its rules do."""

from collections import Counter
from functools import cache

import pytest

from starfelt import faces
from starfelt.faces.design import Design, Mark
from starfelt.faces.icons import read
from starfelt.games.race_for_the_galaxy.face import FACE
from starfelt.games.race_for_the_galaxy.face.art import paint as painting
from starfelt.games.race_for_the_galaxy.face.art.scene_rows import Part, Scene, scenes
from starfelt.games.race_for_the_galaxy.rules.actions import ACTION_CARDS
from starfelt.games.race_for_the_galaxy.rules.powers.card import (
    DEVELOPMENT,
    PRODUCTION,
    WINDFALL,
    Card,
)
from starfelt.games.race_for_the_galaxy.rules.powers.designs import CARDS, DESIGNS, NAMES
from starfelt.games.race_for_the_galaxy.rules.powers.powers import (
    KEYWORDS,
    KINDS,
    POWER_PHASE_NAMES,
)
from starfelt.games.race_for_the_galaxy.rules.round.goals import GOAL_KEYS, GOALS, MOST_POINTS
from starfelt.games.race_for_the_galaxy.words.card_texts import in_words, line_in_words
from starfelt.games.race_for_the_galaxy.words.sentences import goal_text
from starfelt.games.star_realms.words.sentences import capital
from starfelt.words.fluent import LANGUAGES, Fact, sentences_of
from starfelt.words.text import Text
from tests.faces.drawn import art, marks

GAME = "race_for_the_galaxy"
LARGEST = 6000  # letters of one painting
PHASE_ICONS = [f"rftg_phase_{sign}" for sign in ("1", "2", "3", "trade", "4", "5")]

every_language = pytest.mark.parametrize("language", LANGUAGES)


def rows() -> list[Card]:
    return [CARDS[number] for number in range(DESIGNS)]


@cache
def of(card: str, language: str = "en") -> Design:
    return faces.design(Text(language), GAME, card)


def signs(shown: tuple[Mark, ...]) -> list[str]:
    return [mark.icon.removeprefix("rftg_") + mark.label for mark in shown]


def test_all_designs_goals_and_action_cards_have_a_face() -> None:
    goals = [f"goal-{key}" for key in GOAL_KEYS]
    actions = [f"action-{key}" for key in ACTION_CARDS]
    assert faces.cards(GAME) == (*NAMES, *goals, *actions)


# ------------------------------------------------------------------ numbers
@every_language
def test_the_numbers_are_those_of_the_rules(language: str) -> None:
    counted = Text(language)(f"{GAME}-text-counted")
    for row in rows():
        design = of(row.key, language)
        assert design.left is not None
        assert design.right is not None
        assert design.left.label == str(row.cost)
        assert design.left.icon == ("rftg_defence" if row.military else "cost")
        assert design.right.label == (counted if row.is_six else str(row.points))
        assert design.left.meaning
        assert design.right.meaning


def test_kind_style_and_glyph_tell_what_a_card_is() -> None:
    made = {WINDFALL: "windfall", PRODUCTION: "production"}
    for row in rows():
        design = of(row.key)
        if row.type == DEVELOPMENT:
            assert design.kind == "development"
            assert (design.style == "six") == row.is_six
            continue
        assert design.kind == ("military_world" if row.military else "world")
        assert design.style.endswith("_military") == row.military
        assert design.style.startswith(KINDS[row.kind] if row.kind else "world")
        if row.type in made:
            assert design.glyph == f"rftg_{made[row.type]}_{KINDS[row.kind]}"


# ------------------------------------------------------------------ words
@every_language
def test_every_power_and_every_line_of_points_is_told(language: str) -> None:
    text = Text(language)
    for row in rows():
        design = of(row.key, language)
        for power in row.powers:
            said = capital(in_words(text, row, power))
            found = [one for one in design.rows if said in one.prose]
            assert found, (row.key, said)
            icons = [one.when.icon for one in found if one.when is not None]
            assert PHASE_ICONS[power.phase] in icons, (row.key, POWER_PHASE_NAMES[power.phase])
        for line in row.lines:
            assert line_in_words(text, line) in design.rows[-1].prose
        assert all(one.prose for one in design.rows)
        assert all(line in design.spoken for line in text.card_lines(GAME, row.key))


@every_language
def test_keywords_prestige_and_start_numbers_are_told(language: str) -> None:
    text = Text(language)
    for row in rows():
        design = of(row.key, language)
        there = {mark.icon for mark in marks(design)}
        prose = "".join(one.prose for one in design.rows)
        for n, keyword in enumerate(KEYWORDS):
            if row.keywords >> n & 1:
                assert f"rftg_{keyword}" in there
                assert text(f"{GAME}-keyword-{keyword}") in prose
        assert (text(f"{GAME}-text-prestige") in prose) == row.prestige
        assert (design.note != "") == (row.start >= 0)


@every_language
def test_goals_tell_what_they_ask_for_and_what_they_are_worth(language: str) -> None:
    text = Text(language)
    for key, number in GOAL_KEYS.items():
        design, row = of(f"goal-{key}", language), GOALS[number]
        assert design.kind == "goal"
        assert design.name == text(f"{GAME}-goal-{key}")
        assert capital(goal_text(text, key)) in design.rows[0].prose
        assert design.right is not None
        assert design.right.label in design.note
        assert (design.right.label == str(MOST_POINTS)) == row.most
        assert design.rows[0].prose in design.spoken
        if row.most:
            assert f"{row.least}+" in signs(design.rows[0].gives)


@every_language
def test_action_cards_tell_their_bonus_and_what_the_prestige_card_adds(language: str) -> None:
    text = Text(language)
    for key in ACTION_CARDS:
        design, once = of(f"action-{key}", language), key.removesuffix("_again")
        assert design.name == text(f"{GAME}-action-{key}")
        assert capital(text(f"{GAME}-bonus-{once}")) in design.rows[0].prose
        assert (len(design.rows) == 2) == (key != "search")
        if key != "search":
            assert capital(text(f"{GAME}-boost-{once}")) in design.rows[1].prose


class Noting(Text):
    """It notes which sentences were wanted of it."""

    noted: set[str]

    def __call__(self, key: str, **facts: Fact) -> str:
        self.noted.add(key)
        return super().__call__(key, **facts)


def test_no_word_of_the_faces_is_idle() -> None:
    text = Noting("en")
    text.noted = set()
    for card in faces.cards(GAME):
        FACE.design(text, card)  # anew, not what is remembered
    start = f"faces-{GAME}-"
    assert {key for key in text.noted if key.startswith(start)} == {
        key for key in sentences_of("en")[1] if key.startswith(start)
    }


# ------------------------------------------------------------------ signs
def test_every_power_has_signs_and_every_sign_an_icon() -> None:
    for card in faces.cards(GAME):
        design = of(card)
        for mark in marks(design):
            assert mark.icon or mark.label
            assert not mark.icon or read(mark.icon)
        for one in design.rows:
            assert one.gives or one.when is not None
            if one.when is not None and one.when.icon in PHASE_ICONS:
                assert one.gives, card
                assert one.when.meaning
                assert one.when.label


@pytest.mark.parametrize(
    ("card", "row", "expected"),
    [
        ("old_earth", 0, ["good_any", "then", "draw+1"]),
        ("old_earth", 1, ["good_any", "then", "points1", "×2"]),
        ("alpha_centauri", 0, ["good_rare", "discount−1", "·", "military+1", "good_rare"]),
        ("contact_specialist", 0, ["military−1", "·", "peace", "military_world", "discount−1"]),
        ("colony_ship", 0, ["this", "then", "world", "free"]),
        ("tourist_world", 0, ["good_any2", "then", "points3"]),
        ("mining_robots", 1, ["windfall_rare", "then", "good_rare"]),
        ("space_mercenaries", 1, ["pay1", "then", "military+1", "×2"]),
        ("merchant_guild", 1, ["points2"] + [f"production_{kind}" for kind in KINDS[1:5]]),
        ("galactic_federation", 1, ["points2", "six", "points1", "development"]),
        ("black_hole_miners", 1, ["hand12"]),
    ],
)
def test_signs_are_read_from_the_powers(card: str, row: int, expected: list[str]) -> None:
    assert signs(of(card).rows[row].gives) == expected


def test_powers_of_one_phase_share_a_row_unless_they_are_too_long_for_it() -> None:
    led = [one.when.icon for one in of("rebel_freedom_fighters").rows if one.when is not None]
    assert led == [
        "rftg_rebel", "rftg_phase_1", "rftg_phase_2", "rftg_phase_3", "rftg_phase_3",
    ]  # fmt: skip


# ------------------------------------------------------------------ art
def test_every_painting_differs_and_is_small() -> None:
    painted = art(GAME)
    for card, svg in painted.items():
        assert len(svg) < LARGEST, card
    assert [svg for svg, number in Counter(painted.values()).items() if number > 1] == []


def test_every_card_has_a_scene_and_every_painter_is_wanted() -> None:
    worlds, works = painting.WORLDS, painting.WORKS
    assert worlds.keys() == {row.key for row in rows() if row.is_world}
    assert worlds.keys() | works.keys() == set(faces.cards(GAME))
    assert painting.SIXES.keys() == {row.key for row in rows() if row.is_six}
    parts = {part.name for scene in (*worlds.values(), *works.values()) for part in scene.parts}
    assert parts == {*painting.SIGHTS, *painting.THINGS, "world"}
    assert {scene.first for scene in worlds.values()} == painting.SURFACES.keys()
    assert {scene.second for scene in worlds.values()} == painting.VIEWS.keys()
    assert {scene.first for scene in works.values()} == painting.MOODS.keys()
    below = {scene.second for scene in works.values()}
    assert below == {*painting.HORIZONS, painting.EMPTY}


def test_a_windfall_has_a_halo_a_military_world_a_red_rim() -> None:
    for row in rows():
        if not row.is_world:
            continue
        svg = art(GAME)[row.key]
        glow = painting.colours_of(row.key).glow
        haloed = f'fill="none" stroke="{glow}" stroke-width="1.1"' in svg
        assert haloed == (row.type == WINDFALL), row.key
        assert (f'stop-color="{painting.RED}"' in svg) == row.military, row.key


def test_a_scene_is_read_from_a_line() -> None:
    written = "\na: seas near; lights;\n    dome 1 2 0.5; behind sun\nb: war space; dart 3 4 1 -9\n"
    dome = Part("dome", True, 1, 2, 0.5)
    sun = Part("sun", is_behind=True)
    first = Scene("seas", "near", (Part("lights"), dome, sun))
    second = Scene("war", "space", (Part("dart", True, 3, 4, 1, -9),))
    assert scenes(written) == {"a": first, "b": second}
    assert first.behind() == [sun]
    assert first.before() == [Part("lights"), dome]
