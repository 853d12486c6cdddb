"""Recorded games of another engine: ours are equal, and a difference is found where it is."""

import copy
import gzip
import json
from itertools import pairwise

import pytest

import starfelt
from starfelt.core.refusal import Refusal
from starfelt.games.race_for_the_galaxy import differential, maps
from starfelt.games.race_for_the_galaxy.actions import NONE, USE
from starfelt.games.race_for_the_galaxy.consume import UsePower
from starfelt.games.race_for_the_galaxy.differential import Comparison, compare, records, replay
from tests.cards.race_for_the_galaxy.facts import CARDS, DATA, GOALS

FILE = DATA / "race_for_the_galaxy_games.jsonl.gz"
GAMES = [*records(FILE)]
#: Games in which a second world is turned down, mercenaries are hired, powers of Produce are
#: put in order.
RARE = (GAMES[74], GAMES[97])
SAMPLE = GAMES if starfelt.COMPILED else [*GAMES[::13], *RARE]  # uncompiled a few of them


# -------------------------------------------------------------------------------- equal
def test_the_sample_has_all_sorts_of_games():
    """C1: both sets, all numbers of seats, one action and two, with goals and without."""
    sorts = {
        (c["set"], c["players"], bool(c["advanced"]), bool(c["goals"]))
        for c in (game["config"] for game in GAMES)
    }
    base = {("base", n, False, False) for n in (2, 3, 4)} | {("base", 2, True, False)}
    storm = {("tgs", n, False, goals) for n in (2, 3, 4) for goals in (True, False)}
    assert base | storm | {("tgs", 2, True, True), ("tgs", 5, False, True)} <= sorts


def test_all_games_are_equal():
    """C1: cards, answers, every state after a phase, scores and winners."""
    for game in SAMPLE:
        assert replay(game) is None, game["id"]


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


# -------------------------------------------------------------------------------- it can fail
#: A short game with goals, to be changed.
GAME = min((g for g in GAMES if g["goals"]), key=lambda g: len(g["records"]))


def changed(change, game=GAME):
    """The difference that is found when something is changed in a record."""
    wrong = copy.deepcopy(game)
    change(wrong)
    return replay(wrong)


def state(record, which):
    """A recorded state."""
    return [row for row in record["records"] if row[0] == "state"][which]


NUMBERS = [("round", ""), ("pool", "8"), ("deck", "3"), ("discard", "3")]


@pytest.mark.parametrize(("field", "rule"), NUMBERS)
@pytest.mark.parametrize("which", [0, 3, -1])
def test_a_wrong_number_is_found_in_its_state(field, rule, which):
    """C2"""
    when, digest = state(GAME, which)[1:]
    found = changed(lambda r: state(r, which)[2].update({field: digest[field] + 1}))
    place = digest["round"] + (field == "round")
    assert found.id == GAME["id"] and found.where == f"round {place}, {when}"
    assert (found.what, found.ours, found.theirs) == (field, digest[field], digest[field] + 1)
    assert found.rule == rule


PLAYERS = [("vp", "8"), ("mil", "6.2"), ("hand", "3-9"), ("tableau", "5, 6"), ("goods", "8, 9")]


@pytest.mark.parametrize(("field", "rule"), [*PLAYERS, ("goals", "10")])
def test_a_wrong_state_of_a_player_is_found(field, rule):
    """C2: numbers, and a card or a goal more or less."""

    def change(record):
        player = state(record, -2)[2]["players"]["1"]
        value = player.get(field, [])
        player[field] = value + 1 if isinstance(value, int) else [*value[1:], "Gem World#1"]

    found = changed(change)
    assert found.what == f"seat 1: {field}" and found.rule == rule
    assert found.where == f"round {state(GAME, -2)[2]['round']}, {state(GAME, -2)[1]}"
    assert found.ours != found.theirs


def test_a_wrong_card_in_the_deck_is_found():
    """C2: two draws that have changed places."""

    def change(record):
        draws = [row for row in record["records"] if row[0] == "draw"]
        one, two = next(
            (a, b)
            for a, b in pairwise(draws[20:])
            if a[1] != b[1] and a[2].split("#")[0] != b[2].split("#")[0]
        )
        one[2], two[2] = two[2], one[2]

    found = changed(change)
    assert found is not None and found.where != "setup"


def test_a_wrong_answer_is_found():
    """C2: another action than the recorded one leads elsewhere."""

    def change(record):
        ask = next(row for row in record["records"] if row[:3] == ["ask", 0, "ACTION"])
        ask[4] = ["produce"] * len(ask[4]) if ask[4] != ["produce"] else ["settle"]

    found = changed(change, next(g for g in GAMES if not g["config"]["advanced"]))
    assert found is not None and found.where.startswith("round 1, ")


def test_an_illegal_answer_is_found():
    """C2"""

    def change(record):
        asks = [row for row in record["records"] if row[0] == "ask"]
        ask = next(row for row in asks if row[2] == "PLACE" and row[4])
        ask[4] = "Gem World#1" if not ask[4].startswith("Gem World") else "Spice World#1"

    found = changed(change)
    assert found.what.startswith("answer to ") and found.theirs not in found.ours


def test_silence_is_found():
    """C2: nothing was recorded where we ask."""

    def change(record):
        rows = record["records"]
        rows.remove(next(row for row in rows if row[:3] == ["ask", 1, "ACTION"]))

    found = changed(change)
    assert (found.what, found.ours, found.theirs) == ("question", "1 ChooseAction", "ACTION")


@pytest.mark.parametrize("field", ["total", "goals_vp", "winner"])
def test_a_wrong_end_is_found(field):
    """C2"""

    def change(record):
        player = record["final"]["players"][0]
        player[field] = not player[field] if field == "winner" else player[field] + 1

    found = changed(change)
    what = {"total": "score", "goals_vp": "points of goals"}.get(field, field)
    assert (
        found.where == "the end" and found.what == f"seat 0: {what}" and found.rule in ("10", "14")
    )


def test_a_wrong_reason_for_the_end_is_found():
    """C2: over or not."""
    found = changed(lambda r: state(r, -1)[2].update(over=[]))
    assert (found.what, found.ours, found.theirs) == ("over", True, False)


def test_a_state_more_or_less_is_found():
    """C2"""

    def cut(record):
        record["records"] = record["records"][:-1]

    found = changed(cut)
    assert found.what == "a state more than was recorded"
    found = changed(lambda record: record["records"].append(state(record, -1)))
    assert (found.where, found.what, found.theirs) == ("the end", "records after the end", 1)


@pytest.mark.parametrize("broken", [
    lambda r: r["records"].clear(),
    lambda r: r.update(start=["No World"] * 2),
    lambda r: r["final"]["players"][0].pop("total"),
    lambda r: r["config"].pop("players"),
    lambda r: r["config"].update(players="two"),
    lambda r: state(r, 0)[2]["players"].update({"0": 99}),
    lambda r: state(r, 0)[2]["players"]["0"].update(hand=[3]),
])  # fmt: skip
def test_a_broken_record_is_a_difference(broken):
    """C2: told as one, whatever is wrong with it."""
    wrong = copy.deepcopy(GAME)
    broken(wrong)
    assert replay(wrong).what == "record"


def test_no_more_powers_is_an_answer_too():
    """C2: of who has only optional ones left."""
    asked = maps.Asked()
    asked.asks = [["ask", 0, "CONSUME", {"powers": []}, None]]
    assert asked.answer(UsePower(0), [NONE, USE], -1) == NONE


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
    unknown = {**GAMES[0], "config": {**GAMES[0]["config"], "set": "bow"}}
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
    names = {row[2] for game in GAMES for row in game["records"] if row[0] == "draw"}
    assert {maps.key_of(name) for name in names} == set(CARDS)


def test_goals_are_numbered_as_they_are_recorded():
    """C1"""
    ids = {facts["id"]: key for key, facts in GOALS["goals"].items()}
    assert ids == maps.GOALS
    assert set(differential.DECIDES) >= {field for field, rule in NUMBERS if rule}
