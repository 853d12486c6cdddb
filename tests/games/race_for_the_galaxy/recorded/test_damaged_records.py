"""Recorded games that were changed: a difference is found, and told where it is."""

import copy
from itertools import pairwise

import pytest

from starfelt.games.race_for_the_galaxy.recorded.compare import DECIDES, replay
from tests.games.race_for_the_galaxy.recorded.sample import GAMES


def leads_alone(game):
    return where_one_leads(game) is not None


def where_one_leads(game):
    """The first state after a phase in which one seat leads in prestige."""
    states = [row for row in game["records"] if row[0] == "state"]
    for which, (_, when, digest) in enumerate(states):
        if when != "search" and len(digest.get("leader", [])) == 1:
            return which
    return None


#: Short games with goals, to be changed: one of the first sets, and one with prestige.
GAME, LATER = (
    min(
        (g for g in GAMES if g["goals"] and g["config"]["set"] == of_set and fits(g)),
        key=lambda g: len(g["records"]),
    )
    for of_set, fits in (("tgs", lambda g: True), ("bow", leads_alone))
)


def changed(change, game=GAME):
    """The difference that is found when something is changed in a record."""
    wrong = copy.deepcopy(game)
    change(wrong)
    return replay(wrong)


def state(record, which):
    """A recorded state."""
    return [row for row in record["records"] if row[0] == "state"][which]


@pytest.mark.parametrize(("field", "rule"), [("prestige", "11"), ("used", "11, 12")])
def test_a_wrong_number_of_prestige_is_found(field, rule):
    """C2, R11.8: and whether the prestige card was used."""

    def change(record):
        player = state(record, -2)[2]["players"]["1"]
        player[field] += 1

    found = changed(change, LATER)
    assert (found.what, found.rule) == (f"seat 1: {field}", rule)
    assert found.theirs == found.ours + 1


def test_a_wrong_leader_is_found():
    """C2, R11.3: or prestige on the tile, of a sole leader."""
    which = where_one_leads(LATER)
    digest = state(LATER, which)[2]
    found = changed(lambda r: state(r, which)[2].update(leader=[]), LATER)
    assert (found.what, found.ours, found.theirs) == ("leader", digest["leader"], [])
    seat = str(digest["leader"][0])
    tile = digest["players"][seat]["tile"]
    found = changed(lambda r: state(r, which)[2]["players"][seat].update(tile=1 - tile), LATER)
    assert (found.what, found.ours, found.rule) == ("tile", bool(tile), "11")


def test_a_wrong_card_saved_is_found():
    """C2, R5.8"""
    game = next(g for g in GAMES if g["config"]["set"] == "bow" and where_saved(g))
    which, seat = where_saved(game)
    found = changed(lambda r: state(r, which)[2]["players"][seat].update(saved=[]), game)
    assert found.what == f"seat {seat}: saved" and found.theirs == [] != found.ours


def where_saved(game):
    """The first state in which somebody has cards under a world, and who."""
    for which, row in enumerate(row for row in game["records"] if row[0] == "state"):
        for seat, player in row[2]["players"].items():
            if player.get("saved"):
                return which, seat
    return None


@pytest.mark.parametrize("answer", [None, {"target": "Gem World#1", "power": "Imperium Seat#1"}])
def test_a_wrong_takeover_is_found(answer):
    """C2, R7.1: one that is not declared, or of a world that can't be taken."""
    game = min((g for g in GAMES if takeover(g)), key=lambda g: len(g["records"]))

    def change(record):
        takeover(record)[4] = answer

    found = changed(change, game)
    assert found is not None and found.where.startswith("round ")
    if answer:
        assert found.what == f"answer to {takeover(game)[1]} DeclareTakeover"


def takeover(game):
    """The first takeover that was declared and succeeded."""
    won = {
        (row[1], row[3]) for row in game["records"] if row[0] == "takeover" and row[7] == SUCCESS
    }
    for row in game["records"]:
        if row[0] == "ask" and row[2] == "TAKEOVER" and row[4]:
            if (row[1], row[4]["target"]) in won:
                return row
    return None


SUCCESS = "success"


def test_a_wrong_veto_is_found():
    """C2, R7.9: of an attempt that was not declared."""
    game = next(g for g in GAMES if veto(g))

    def change(record):
        veto(record)[4] = ["Gem World#1", "Imperium Seat#1"]

    found = changed(change, game)
    assert (found.what, found.theirs) == ("question", "TAKEOVER_PREVENT")


def veto(game):
    asks = (row for row in game["records"] if row[0] == "ask" and row[2] == "TAKEOVER_PREVENT")
    return next(asks, None)


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


def test_every_number_compared_has_its_rule():
    """C2"""
    assert set(DECIDES) >= {field for field, rule in (*NUMBERS, *PLAYERS) if rule}
