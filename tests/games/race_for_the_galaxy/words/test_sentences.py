"""The words of Race for the Galaxy: all that the rows can say, and numbers that hold."""

import ast

import pytest

from starfelt.core.game import Told
from starfelt.games.race_for_the_galaxy.rules.actions import ACTION_CARDS
from starfelt.games.race_for_the_galaxy.rules.powers import scoring_lines as lines
from starfelt.games.race_for_the_galaxy.rules.powers.powers import (
    KEYWORDS,
    KINDS,
    POWER_PHASE_NAMES,
    WORDS,
)
from starfelt.games.race_for_the_galaxy.rules.round.goals import GOAL_KEYS
from starfelt.games.race_for_the_galaxy.rules.round.phases import PHASES
from starfelt.games.race_for_the_galaxy.rules.round.search import CATEGORIES
from starfelt.games.race_for_the_galaxy.rules.state import ENDINGS
from starfelt.games.race_for_the_galaxy.words.card_texts import card_line
from starfelt.games.race_for_the_galaxy.words.sentences import goal_text
from starfelt.words.fluent import LANGUAGES
from starfelt.words.text import Text
from tests.words import source
from tests.words.checking import check
from tests.words.noting import Noting
from tests.words.wanted import GAMES, rows

GAME = "race_for_the_galaxy"
RACE = GAMES[GAME]
NAMES = ["Ann", "Ben", "Cid", "Dot", "Eve", "Fay"]
NARROW = 90  # columns of a card's short line in English

every_language = pytest.mark.parametrize("language", LANGUAGES)


def keys(part: str) -> set[str]:
    start = f"{GAME}-{part}-"
    return {key.removeprefix(start) for key in Text("en").keys if key.startswith(start)}


def constants(module: str) -> dict[str, int]:
    """The numbers that a module of the powers names, in their order."""
    path = source.SRC / "games" / GAME / "rules" / "powers" / f"{module}.py"
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {name: n for name, n in source.constants_in(tree).items() if type(n) is int}


def between(module: str, first: str, last: str) -> dict[str, int]:
    names = constants(module)
    keys = list(names)
    return {name: names[name] for name in keys[keys.index(first) : keys.index(last) + 1]}


def name_of_number(names: dict[str, int], number: int) -> str:
    """A name stands for its number and those after it, up to the next one."""
    return max((n, name) for name, n in names.items() if n <= number)[1].lower()


def sums_of_powers() -> set[str]:
    """The standing sums that powers without a word of their own add to."""
    sums = between("powers", "EXPLORE_DRAW", "SUMS")
    powers = [power for row in rows(GAME) for power in row.powers if not power.word]
    return {name_of_number(sums, power.sum_of) for power in powers}


def flags() -> set[str]:
    return {name.lower() for name in between("card", "SMALL_HAND", "CHOOSES_LAST")}


def test_every_word_every_sum_and_every_flag_has_its_sentence() -> None:
    sums = sums_of_powers()
    assert {"explore_draw", "military", "genes_price_per_chromo", "takeover_defence"} <= sums
    assert keys("power") == sums | set(WORDS[1:])
    assert {"raises_hand_limit", "salvages"} <= flags() <= keys("text")
    short = {key for key in keys("short") if not key.startswith(("type-", "kind-", "reward-"))}
    more = {"and", "power", "prestige"} | flags()
    assert short == keys("power") - {"own_production"} | more


def test_every_scoring_line_has_its_sentence() -> None:
    assert keys("line") == {name.lower() for name in constants("scoring_lines")}
    assert (
        len(keys("line")) > 15 and lines.PER_KIND_OF_WORLDS in constants("scoring_lines").values()
    )


def test_every_goal_action_category_kind_keyword_and_phase_has_its_name() -> None:
    assert keys("goal") == keys("aim") == GOAL_KEYS.keys()
    assert keys("action") == set(ACTION_CARDS)
    once = {name for name in ACTION_CARDS if not name.endswith("_again")}
    assert keys("bonus") == once
    assert keys("boost") == once - {"search"}
    assert keys("category") == set(CATEGORIES)
    assert keys("kind") == {key for key in KINDS if key != "any"}
    assert keys("keyword") == set(KEYWORDS)
    assert keys("phase") == set(PHASES[1:])
    assert keys("numeral") == set(POWER_PHASE_NAMES)


@every_language
def test_goals_and_short_lines_can_be_told_and_no_word_is_idle(language: str) -> None:
    text = Noting(language)
    for goal in GOAL_KEYS:
        check(goal_text(text, goal), language)
    for row in rows(GAME):
        line = card_line(text, row.key)
        check(line, language)
        assert "\n" not in line
        assert len(line) <= NARROW or language != "en", line
    parts = {f"{GAME}-short-{key}" for key in keys("short")}
    assert parts <= text.noted


@every_language
def test_a_text_has_a_line_for_each_power_and_one_for_what_is_scored(language: str) -> None:
    text = Text(language)
    for row in rows(GAME):
        lines = text.card_text(GAME, row.key).splitlines()
        assert len(lines) == 1 + len(row.powers) + (len(row.lines) > 0)
        assert (text(f"{GAME}-text-prestige") in lines[0]) == row.prestige
        numerals = [
            text(f"{GAME}-numeral-{POWER_PHASE_NAMES[power.phase]}") for power in row.powers
        ]
        starts = [line.split(":")[0].split("：")[0] for line in lines[1 : 1 + len(row.powers)]]
        assert sorted(starts) == sorted(numerals)
        said = [
            text(f"{GAME}-keyword-{key}") for n, key in enumerate(KEYWORDS) if row.keywords >> n & 1
        ]
        assert all(keyword in lines[0] for keyword in said)


# ------------------------------------------------------------------ events and endings
@every_language
def test_events_name_what_their_number_stands_for(language: str) -> None:
    text = Text(language)
    for n, action in enumerate(ACTION_CARDS):
        assert text(f"{GAME}-action-{action}") in event(text, "chooses", n)
    for goal, n in GOAL_KEYS.items():
        assert text(f"{GAME}-goal-{goal}") in event(text, "claims", n)
        assert text(f"{GAME}-goal-{goal}") in event(text, "loses", n)
    for n, category in enumerate(CATEGORIES):
        assert text(f"{GAME}-category-{category}") in event(text, "looks_for", n)
    for n, kind in enumerate(KINDS[1:5], 1):
        assert text(f"{GAME}-kind-{kind}") in event(text, "as_kind", n)
    for n, phase in enumerate(PHASES[1:], 1):
        assert text(f"{GAME}-phase-{phase}") in event(text, "phase", n)
    both = event(text, "leaders", 0b101)
    assert "Ann" in both and "Cid" in both and "Ben" not in both
    assert "Ann" not in event(text, "leaders", 0)
    assert len({event(text, "ends", n) for n in range(1, len(ENDINGS))}) == len(ENDINGS) - 1


def event(text: Text, kind: str, number: int) -> str:
    return text.event(GAME, Told(kind, 0, number=number), 0, NAMES)


@every_language
def test_a_win_is_told_to_everybody_and_a_shared_one_alike(language: str) -> None:
    text = Text(language)
    for ending in ENDINGS[1:]:
        told = [text.ending(GAME, ending, 1, me, NAMES) for me in (-1, 0, 1)]
        assert told[0] == told[1] != told[2]
        assert NAMES[1] in told[0]
        shared = {text.ending(GAME, ending, None, me, NAMES) for me in (-1, 0, 1)}
        assert len(shared) == 1
        assert not any(name in said for said in shared for name in NAMES)
