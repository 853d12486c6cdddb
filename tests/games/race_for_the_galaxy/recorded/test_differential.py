"""Recorded games of another engine: ours are equal."""

import copy
import gzip
import json

import pytest

import starfelt
from starfelt.core.refusal import Refusal
from starfelt.games.race_for_the_galaxy.recorded import answers
from starfelt.games.race_for_the_galaxy.recorded import compare as differential
from starfelt.games.race_for_the_galaxy.recorded import names as maps
from starfelt.games.race_for_the_galaxy.recorded.compare import (
    Comparison,
    Excluded,
    compare,
    replay,
)
from starfelt.games.race_for_the_galaxy.rules.round.goals import GOAL_KEYS
from tests.games.race_for_the_galaxy.recorded.sample import FILE, GAMES, LATER, LEFT_OUT, sample
from tests.games.race_for_the_galaxy.rules.facts import CARDS, GOALS

SAMPLE = GAMES if starfelt.COMPILED else sample(GAMES)  # uncompiled a few of all sorts


# -------------------------------------------------------------------------------- equal
def test_the_games_are_of_all_sorts():
    """C1: all sets, all numbers of seats, one action and two, goals and takeovers or none."""
    sorts = {
        (c["set"], c["players"], bool(c["advanced"]), bool(c["goals"]), bool(c["takeovers"]))
        for c in (game["config"] for game in GAMES)
    }
    for of_set, most, both in (("base", 4, 0), ("tgs", 5, 1), ("rvi", 6, 1), ("bow", 6, 1)):
        there = [sort[1:] for sort in sorts if sort[0] == of_set]
        assert {seats for seats, *_ in there} >= {2, 3, 4, most}
        assert {advanced for _, advanced, *_ in there} == {True, False}
        assert {goals for *_, goals, _ in there} == ({True, False} if both else {False})
        later = of_set in ("rvi", "bow")
        assert {takeovers for *_, takeovers in there} == ({True, False} if later else {False})


def test_all_games_are_equal(monkeypatch):
    """C1: cards, answers, every state after a phase, scores and winners; each sort of question is
    answered from a record somewhere."""
    used = set()

    def noting(name, plan):
        def noted(asked, s, question):
            used.add(name)
            return plan(asked, s, question)

        return noted

    noted = {name: noting(name, plan) for name, plan in answers.PLANS.items()}
    monkeypatch.setattr(answers, "PLANS", noted)
    for game in SAMPLE:
        assert replay(game) is None, game["id"]
    assert used == set(noted) - NEVER


def test_games_that_once_differed_are_equal():
    """C1, Q16, Q17, Q18, O17, R9.1: most goals within a phase, Interstellar Prospectors, Golden
    Age of Terraforming, and a stake with an empty hand."""
    result = compare([LATER])
    assert (result.games, result.equal, result.differences) == (9, 9, [])


#: Answered from a plan that was made for the question before.
NEVER = {"takeover_by", "place_better"}


def test_comparing_files(tmp_path):
    """C1: packed or not; every game counts once."""
    plain, packed, seen = tmp_path / "plain.jsonl", tmp_path / "packed.jsonl.gz", []
    lines = "\n".join(json.dumps(game) for game in GAMES[:2])
    plain.write_text(lines, encoding="utf-8")
    wrong = copy.deepcopy(GAMES[0])
    wrong["final"]["players"][0]["total"] += 1
    packed.write_bytes(gzip.compress(json.dumps(wrong).encode()))
    result = compare([plain, packed], lambda: seen.append(1))
    assert (result.games, result.equal, result.excluded) == (3, 2, [])
    assert [found.id for found in result.differences] == [wrong["id"]] and len(seen) == 3
    assert compare([plain]) == Comparison([], [], 2, 2)


def test_the_game_that_is_left_out():
    """C1: one of all; two seats have three points of goals more than they should."""
    result = compare([LEFT_OUT])
    assert (result.games, result.equal, result.differences) == (1, 0, [])
    assert [excluded.section for excluded in result.excluded] == ["6.24"]


def test_a_game_is_left_out_where_that_engine_goes_wrong(tmp_path):
    """C1: points of goals, when a world of any kind was last named after the last Settle phase."""
    game = next(g for g in GAMES if "Largest Industry" in g["goals"] and not names_a_kind(g))
    wrong = copy.deepcopy(game)
    wrong["final"]["players"][0]["goals_vp"] += 3
    named = copy.deepcopy(wrong)
    named["records"].insert(-1, ["ask", 0, "OORT_KIND", {}, "rare"])
    settled = copy.deepcopy(named)
    settled["records"].insert(-1, ["phase", "settle"])
    other = copy.deepcopy(named)
    other["goals"] = [name for name in game["goals"] if name != "Largest Industry"]
    assert [differential.has_stale_industry(g) for g in (named, settled, wrong, other)] == [
        True, False, False, False,
    ]  # fmt: skip
    file = tmp_path / "games.jsonl"
    file.write_text("\n".join(json.dumps(g) for g in (named, wrong)), encoding="utf-8")
    result = compare([file])
    assert result.excluded == [Excluded(game["id"], "6.24")]
    assert [found.what for found in result.differences] == ["seat 0: points of goals"]


def names_a_kind(game):
    return any(row[0] == "ask" and row[2] == "OORT_KIND" for row in game["records"])


# -------------------------------------------------------------------------------- files
def refused(path):
    with pytest.raises(Refusal) as refusal:
        compare([path])
    return refusal.value.key


def test_files_that_are_none_are_refused(tmp_path):
    """C2"""
    assert refused(tmp_path / "nothing.jsonl") == "no-file"
    torn = tmp_path / "torn.jsonl.gz"
    torn.write_bytes(FILE.read_bytes()[:1000])
    assert refused(torn) == "no-file"
    strange = tmp_path / "strange.jsonl"
    unknown = {**GAMES[0], "config": {**GAMES[0]["config"], "set": "xeno"}}
    for text, key in (
        ("{", "bad-record"), ("[]", "bad-record"), ('{"id": 1}', "bad-record"),
        (json.dumps({**GAMES[0], "config": []}), "unknown-set"),
        (json.dumps(unknown), "unknown-set"),
    ):  # fmt: skip
        strange.write_text(text, encoding="utf-8")
        assert refused(strange) == key


# -------------------------------------------------------------------------------- names
def test_names_are_keys():
    """C1: with or without the number of a copy."""
    assert maps.key_of("Earth's Lost Colony#1") == "earths_lost_colony"
    assert maps.key_of("Galactic Survey: SETI") == "galactic_survey_seti"
    assert maps.key_of("Gambling World#1", "tgs") == "gambling_world"
    assert maps.key_of("Gambling World#1", "rvi") == "new_gambling_world"
    found = set()
    for game in GAMES:
        of_set = game["config"]["set"]
        names = {row[2] for row in game["records"] if row[0] == "draw"}
        found |= {maps.key_of(name, of_set) for name in names}
    assert found == set(CARDS)


def test_goals_are_numbered_as_they_are_recorded():
    """C1"""
    ids = {facts["id"]: key for key, facts in GOALS["goals"].items()}
    assert ids == {number: key for key, number in GOAL_KEYS.items()}
