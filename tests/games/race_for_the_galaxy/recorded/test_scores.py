"""Final positions that another engine scored: our scores are the same."""

import json
from collections import Counter

import pytest

from starfelt.games.race_for_the_galaxy.recorded.scores import score_position
from tests.games.race_for_the_galaxy.rules.facts import DATA, GOALS, SETS

MOST = {facts["id"] for facts in GOALS["goals"].values() if facts["kind"] == "most"}


def whole(row, names):
    """A position as it was recorded: in the file cards are numbers, and fields have no names."""
    most = [str(goal) for goal in row["goals"] if goal in MOST]
    seats = [
        {
            "tableau": [names[n] for n in tableau],
            "chips": chips,
            "prestige": prestige,
            "goal_progress": dict(zip(most, counted, strict=True)),
            "goals_claimed": claimed,
            "total": total,
        }
        for tableau, chips, prestige, counted, claimed, total in row["seats"]
    ]
    return {**row, "seats": seats}


def recorded():
    """The first line has the names of the cards, each other line a position."""
    path = DATA / "scores.jsonl"
    first, *rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    return [whole(row, first["names"]) for row in rows]


RECORDS = recorded()


def test_there_are_as_many_as_recorded():
    """C3"""
    sizes = Counter((record["set"], len(record["seats"])) for record in RECORDS)
    most = dict(zip(SETS, (4, 5, 6, 6), strict=True))
    assert sizes == {(short, n): 30 for short in SETS for n in range(2, most[short] + 1)}
    assert len(RECORDS) == 510


def test_all_scores_are_equal():
    """C3, R14.2, R13.4: every seat of every position."""
    for record in RECORDS:
        assert score_position(record) == [seat["total"] for seat in record["seats"]], record


def changed(change):
    """In how many positions a change to the first seat changes its score."""
    return sum(
        score_position(change(record))[0] != record["seats"][0]["total"] for record in RECORDS
    )


def with_seat(record, **fields):
    first, *others = record["seats"]
    return {**record, "seats": [{**first, **fields}, *others]}


def test_a_wrong_number_of_chips_is_seen():
    """C3: always."""
    more = changed(lambda r: with_seat(r, chips=r["seats"][0]["chips"] + 1))
    assert more == len(RECORDS)


def test_wrong_prestige_is_seen():
    """C3: always, and twice where a card counts it."""
    more = changed(lambda r: with_seat(r, prestige=r["seats"][0]["prestige"] + 1))
    assert more == len(RECORDS)
    with_capital = [r for r in RECORDS if "Federation Capital" in r["seats"][0]["tableau"]]
    assert len(with_capital) > 3
    for r in with_capital:
        first = r["seats"][0]
        again = score_position(with_seat(r, prestige=first["prestige"] + 1))
        assert again[0] >= first["total"] + 2


def test_a_missing_card_is_seen():
    """C3: nearly always, for some cards are worth nothing."""
    fewer = changed(lambda r: with_seat(r, tableau=r["seats"][0]["tableau"][1:]))
    assert fewer == 467


@pytest.mark.parametrize(("claimed", "points"), [(True, 5), (False, 3)])
def test_most_goals_held_and_tied(claimed, points):
    """C3, R10.10: five points for the holder; three for who has as many."""
    goal = min(MOST)
    seats = [
        {"tableau": [], "chips": 0, "goal_progress": {str(goal): n}, "goals_claimed": mine}
        for n, mine in ((6, [goal] if claimed else []), (6, []), (5, []))
    ]
    assert score_position({"goals": [goal], "seats": seats}) == [points, 3, 0]
    for seat in seats:
        seat["goal_progress"] = {str(goal): 5}
    assert score_position({"goals": [goal], "seats": seats}) == [5 if claimed else 0, 0, 0]
