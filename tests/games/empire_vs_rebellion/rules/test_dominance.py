"""Who wins an event, worked out here from the rules and compared with what the engine does.

Every pair of strategies is tried with totals below, at and above the objective, with either side
of the balance token, for an event whose effect takes influence from the loser.
"""

from itertools import product

import pytest

from tests.games.empire_vs_rebellion.rules.rounds import STRATEGIES, last_pass
from tests.games.empire_vs_rebellion.rules.table import (
    GAME,
    SPECTATOR,
    both,
    influence,
    points,
    told,
)

EVENT = "acquire_the_death_star_plans"  # objective 13, 2 points, 1 influence; the loser loses 2
OBJECTIVE, POINTS, INFLUENCE, LOSES = 13, 2, 1, 2
TOTALS = (10, 11, 12, 13, 14, 15)
NOBODY = None


# -------------------------------------------------------------------------------- by the rules
def would_win(finals, balance):
    """The highest total that is not above the objective; if they are equal, the token decides."""
    fitting = [seat for seat in (0, 1) if finals[seat] <= OBJECTIVE]
    if len(fitting) < 2:
        return fitting[0] if fitting else NOBODY
    return balance if finals[0] == finals[1] else finals.index(max(finals))


def by_the_rules(totals, chosen, balance, start):
    """Winner, influence, and who is infiltrated."""
    acting = [
        name if total <= OBJECTIVE else "" for name, total in zip(chosen, totals, strict=True)
    ]
    finals = [t + 2 * (name == "direct_assault") for t, name in zip(totals, acting, strict=True)]
    winner = would_win(finals, balance)
    if max(finals) <= OBJECTIVE and acting.count("deception") == 1:
        winner = 1 - winner
    held = list(start)
    if winner is not NOBODY:
        loser = 1 - winner
        held[loser] += 2 * (acting[loser] == "bureaucracy")
        held[winner] += INFLUENCE
        held[loser] = max(held[loser] - LOSES, 0)
    victims = tuple(acting[1 - seat] == "infiltration" for seat in (0, 1))
    return winner, tuple(held), victims


def by_the_engine(totals, chosen, balance, start):
    players = [{"influence": number} for number in start]
    fields = {"balance": balance, "rebel": players[0], "empire": players[1]}
    s = last_pass(totals, chosen, EVENT, **fields)
    while s.asked() and "done" in words_of(s):
        both(s, f"{s.asked()[0]} done")
    winner = next((seat for seat in (0, 1) if points(s)[seat]), NOBODY)
    buried = GAME.view(s, SPECTATOR).last_events == (EVENT,)
    assert buried == (winner is NOBODY) and sum(points(s)) == (0 if buried else POINTS)
    return winner, influence(s), tuple(p.infiltrated for p in s.players)


def words_of(s):
    return [GAME.action(act).verb for act in s.legal(s.asked()[0])]


@pytest.mark.unmeasured
@pytest.mark.parametrize(("mine", "theirs"), [*product(STRATEGIES, STRATEGIES)])
def test_every_result(mine, theirs):
    """S11.2, S11.3, S12.1, S12.2, S12.3, S13.1, S13.2, F7, F8, R1, R2, R3, R18, D6, D10, D13"""
    for totals in product(TOTALS, TOTALS):
        for balance in (0, 1):
            start = (1, 3) if sum(totals) % 2 else (0, 1)
            wanted = by_the_rules(totals, (mine, theirs), balance, start)
            assert by_the_engine(totals, (mine, theirs), balance, start) == wanted


# -------------------------------------------------------------------------------- what is told
def tale(totals, chosen, event=EVENT, **fields):
    """What a spectator is told of the end of a round, up to cleanup."""
    s = last_pass(totals, chosen, event, **fields)
    while s.asked() and "done" in words_of(s):
        lines = told(s, SPECTATOR)
        both(s, f"{s.asked()[0]} done")
        if "reveals" in lines[1]:
            return lines[1:] + until_cleanup(told(s, SPECTATOR))
    return until_cleanup(told(s, SPECTATOR)[1:])


def until_cleanup(lines):
    ends = [n for n, line in enumerate(lines) if line.startswith("shuffles")]
    return lines[: ends[0]] if ends else lines


def test_the_plain_result():
    """S11.1, S12.1, S12.4: reveal both, take the event, then influence, then the effect."""
    assert tale((13, 12), ("bureaucracy", "infiltration")) == [
        "reveals 0 bureaucracy 13", "reveals 1 infiltration 12", "infiltrates 1 0 0",
        f"wins_event 0 {EVENT} 2", "gains_influence 0 1", "loses_influence 1 2",
    ]  # fmt: skip


def test_above_the_objective_a_strategy_is_off():
    """S11.2, S12.2, D6: and the other player wins whatever the total."""
    assert tale((14, 2), ("direct_assault", "deception"))[:5] == [
        "reveals 0 direct_assault 14", "strategy_is_off 0 direct_assault 0",
        "reveals 1 deception 2", f"wins_event 1 {EVENT} 2", "gains_influence 1 1",
    ]  # fmt: skip


def test_direct_assault_can_lift_its_owner_above_the_objective():
    """S11.3, F7, R1: 12 of 13 is 14; Deception of the other has no result to turn round."""
    lines = tale((12, 5), ("direct_assault", "deception"))
    assert lines[2:4] == ["assaults 0 14", f"wins_event 1 {EVENT} 2"]


def test_direct_assault_wins_and_ties():
    """S12.3"""
    assert tale((11, 12), ("direct_assault", "infiltration"))[3:5] == [
        "assaults 0 13", f"wins_event 0 {EVENT} 2",
    ]  # fmt: skip
    lines = tale((10, 12), ("direct_assault", "infiltration"), balance=1)
    assert lines[3:6] == ["assaults 0 12", "tie 1 12", f"wins_event 1 {EVENT} 2"]


def test_both_are_above_the_objective_through_direct_assault_only():
    """R1, S13.1: nobody wins, although no strategy was off."""
    assert tale((12, 13), ("direct_assault", "direct_assault")) == [
        "reveals 0 direct_assault 12", "reveals 1 direct_assault 13",
        "assaults 0 14", "assaults 1 15", f"nobody_wins 0 {EVENT} 0",
    ]  # fmt: skip


@pytest.mark.parametrize("balance", [0, 1])
def test_deception_turns_a_tie_round(balance):
    """R2, S11.3: the token names who would win."""
    lines = tale((12, 12), ("deception", "infiltration"), balance=balance)
    assert lines[3:6] == [
        f"tie {balance} 12", "deceives 0 0", f"wins_event {1 - balance} {EVENT} 2",
    ]  # fmt: skip


def test_two_deceptions_cancel():
    """F8, R18, S16.1"""
    lines = tale((12, 11), ("deception", "deception"))
    assert lines[2:4] == ["deceptions_cancel 0 0", f"wins_event 0 {EVENT} 2"]


def test_deception_of_a_player_above_the_objective_cancels_nothing():
    """S11.2: it is off, and the other one finds a total above the objective."""
    lines = tale((14, 11), ("deception", "deception"))
    assert lines[1] == "strategy_is_off 0 deception 0"
    assert lines[3] == f"wins_event 1 {EVENT} 2"


def test_bureaucracy_pays_first():
    """O1, R3: before the winner's influence and the effect, which takes from it."""
    assert tale((13, 12), ("infiltration", "bureaucracy"))[3:] == [
        f"wins_event 0 {EVENT} 2", "gains_influence 1 2", "gains_influence 0 1",
        "loses_influence 1 2",
    ]  # fmt: skip


def test_bureaucracy_pays_who_loses_by_the_token_or_by_deception():
    """R3"""
    tie = tale((12, 12), ("infiltration", "bureaucracy"), balance=0)
    assert "gains_influence 1 2" in tie
    swapped = tale((11, 12), ("deception", "bureaucracy"))
    assert swapped[2:5] == ["deceives 0 0", f"wins_event 0 {EVENT} 2", "gains_influence 1 2"]
    own_luck = tale((12, 11), ("deception", "bureaucracy"))  # and so the Empire wins
    assert own_luck[3:5] == [f"wins_event 1 {EVENT} 2", "gains_influence 1 1"]


def test_bureaucracy_pays_nobody_above_the_objective():
    """R3"""
    assert tale((11, 14), ("infiltration", "bureaucracy"))[-2:] == [
        "gains_influence 0 1", "loses_influence 1 2",
    ]  # fmt: skip
    both_above = tale((14, 14), ("bureaucracy", "bureaucracy"))
    assert [line for line in both_above if "influence" in line] == []
