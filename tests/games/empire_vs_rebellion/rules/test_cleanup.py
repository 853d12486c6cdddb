"""The end of a round and of a game: points, the bottom of the deck, the token, used strategies."""

import pytest

from starfelt.core.rng import fast
from tests.games.empire_vs_rebellion.rules.rounds import STRATEGIES, last_pass, used_but
from tests.games.empire_vs_rebellion.rules.table import (
    EMPIRE,
    GAME,
    REBEL,
    SPECTATOR,
    influence,
    options_of,
    pile,
    play,
    points,
    told,
)

BUST = (18, 19)  # above the objective of Battle of Hoth


# -------------------------------------------------------------------------------- nobody wins
def test_an_event_that_nobody_wins_goes_to_the_bottom():
    """S13.1: of the event deck; everybody has seen which it is."""
    s = last_pass(BUST, ("bureaucracy", "bureaucracy"))
    assert "nobody_wins 0 battle_of_hoth 0" in told(s, SPECTATOR)
    deck = GAME.write(s)["event_deck"]
    assert deck[0] == "battle_of_hoth" and len(deck) == 23
    assert GAME.view(s, SPECTATOR).event not in deck
    assert GAME.view(s, SPECTATOR).last_events == ("battle_of_hoth",)
    assert points(s) == (0, 0) and influence(s) == (2, 2)
    assert all(GAME.view(s, SPECTATOR).seats[seat].won == () for seat in (0, 1))


def test_events_that_nobody_wins_lie_below_each_other():
    """S13.1: the next one lies under the first."""
    first = "battle_of_yavin"
    others = [name for name in GAME.cards[37:] if name not in (first, "battle_of_hoth")]
    s = last_pass(BUST, ("bureaucracy", "bureaucracy"), event_deck=[first, *others], bottoms=1)
    assert GAME.write(s)["event_deck"][:2] == ["battle_of_hoth", first]
    assert GAME.view(s, SPECTATOR).last_events == ("battle_of_hoth", first)


@pytest.mark.parametrize("balance", [0, 1])
def test_the_token_stays_when_nobody_has_lost(balance):
    """R14: with equal points; else it goes to the side with fewer."""
    s = last_pass(BUST, ("bureaucracy", "bureaucracy"), balance=balance)
    assert s.balance == balance and f"balance {balance} 0" in told(s, SPECTATOR)
    behind = {"won": "control_of_endor"}
    s = last_pass(BUST, ("bureaucracy", "bureaucracy"), balance=balance, rebel=behind)
    assert s.balance == EMPIRE


# -------------------------------------------------------------------------------- winning
def test_the_winner_takes_the_event():
    """S12.4: it lies face up, and counts."""
    s = last_pass((5, 4), empire={"won": "rebel_uprising"})
    shown = GAME.view(s, SPECTATOR).seats
    assert shown[REBEL].won == ("battle_of_hoth",) and shown[EMPIRE].won == ("rebel_uprising",)
    assert [side.points for side in shown] == [3, 1]
    assert "battle_of_hoth" not in GAME.write(s)["event_deck"]


@pytest.mark.parametrize(
    ("won", "over"),
    [("battle_of_yavin", False), ("battle_of_yavin control_of_endor", True),
     ("battle_of_yavin battle_of_endor", True)],
)  # fmt: skip
@pytest.mark.parametrize("winner", [REBEL, EMPIRE])
def test_seven_points_win(won, over, winner):
    """S14.1: 6 do not, 7 and 9 do."""
    totals = (5, 4) if winner == REBEL else (4, 5)
    s = last_pass(totals, **{("rebel", "empire")[winner]: {"won": won}})
    assert s.is_over() == over
    assert s.returns() == ([0, 0] if not over else [1, -1] if winner == REBEL else [-1, 1])
    assert s.ending() == ("points" if over else "")
    if over:
        assert told(s, SPECTATOR)[-1] == f"wins {winner} {points(s)[winner]}"
        assert s.asked() == [] and GAME.view(s, SPECTATOR).winner == winner


def test_seven_points_win_before_influence_and_effect():
    """S14.1, O1: nor does Bureaucracy pay."""
    event = "acquire_the_death_star_plans"
    won = {"won": "battle_of_yavin battle_of_endor"}
    s = last_pass((5, 4), ("infiltration", "bureaucracy"), event, rebel=won)
    assert told(s, SPECTATOR)[-2:] == [f"wins_event 0 {event} 2", "wins 0 8"]
    assert influence(s) == (2, 2)


def test_seven_points_by_the_opponents_deception():
    """S14.1, S11.3: also who was to lose may win the game."""
    won = {"won": "battle_of_yavin battle_of_endor"}
    s = last_pass((4, 5), ("bureaucracy", "deception"), rebel=won)
    assert s.is_over() and s.returns() == [1, -1]


# -------------------------------------------------------------------------------- the token
@pytest.mark.parametrize("winner", [REBEL, EMPIRE])
@pytest.mark.parametrize("balance", [0, 1])
def test_the_token_goes_to_the_side_with_fewer_points(winner, balance):
    """S15.2: whether it has won or lost."""
    totals = (5, 4) if winner == REBEL else (4, 5)
    s = last_pass(totals, balance=balance)
    assert s.balance == 1 - winner
    ahead = {("rebel", "empire")[1 - winner]: {"won": "battle_of_yavin battle_of_endor"}}
    s = last_pass(totals, balance=balance, **ahead)
    assert s.balance == winner and told(s, SPECTATOR, "balance") == [f"balance {winner} 0"]


@pytest.mark.parametrize("winner", [REBEL, EMPIRE])
@pytest.mark.parametrize("balance", [0, 1])
def test_with_equal_points_the_token_goes_to_the_loser(winner, balance):
    """S15.3"""
    totals = (5, 4) if winner == REBEL else (4, 5)
    ahead = {("rebel", "empire")[1 - winner]: {"won": "battle_of_yavin"}}
    s = last_pass(totals, balance=balance, **ahead)
    assert points(s) == (3, 3) and s.balance == 1 - winner


def test_a_tie_is_decided_before_the_token_is_set():
    """S12.3"""
    s = last_pass((5, 5), balance=1)
    assert points(s) == (0, 3) and s.balance == REBEL


# -------------------------------------------------------------------------------- strategies
def test_the_chosen_strategy_joins_the_used_ones():
    """S15.4, P3: face up."""
    s = last_pass((5, 4), ("infiltration", "bureaucracy"), rebel={"used": "support"})
    assert (pile(s, "used"), pile(s, "used", EMPIRE)) == ("infiltration support", "bureaucracy")
    assert GAME.view(s, EMPIRE).seats[REBEL].used == ("infiltration", "support")


def test_with_no_unused_strategy_all_five_come_back():
    """S15.5, D5: they are picked again, not drawn; the other side keeps its own."""
    s = last_pass((5, 4), rebel={"used": used_but("deception")})
    assert told(s, SPECTATOR, "takes_back") == ["takes_back 0 5"]
    assert pile(s, "used") == "" and pile(s, "used", EMPIRE) == "deception"
    assert options_of(s, seat=REBEL) == [f"pick {name}" for name in STRATEGIES]


def test_with_one_unused_strategy_none_comes_back():
    """S15.5"""
    s = last_pass((5, 4), rebel={"used": used_but("deception", "support")})
    assert told(s, SPECTATOR, "takes_back") == []
    assert pile(s, "used") == used_but("support")


# -------------------------------------------------------------------------------- the deck
@pytest.mark.parametrize(("reserve", "size"), [("", 24), (" ".join(GAME.cards[16:24]), 16)])
def test_a_deck_has_16_to_24_cards(reserve, size):
    """S1.3, S15.1"""
    s = last_pass((5, 4), rebel={"reserve": reserve})
    assert f"shuffles 0 {size}" in told(s, SPECTATOR)
    assert len(pile(s, "deck").split()) == size


def test_strategies_act_at_the_end_of_the_round():
    """D1: when the struggle is over, whenever they were picked."""
    s = last_pass((5, 4), ("direct_assault", "bureaucracy"))
    lines = [line.split()[0] for line in told(s, SPECTATOR)]
    assert lines[:4] == ["passes", "reveals", "reveals", "assaults"]


def test_both_phases_are_complete_before_the_next():
    """P4, S3.1: no turn before both have picked, no reveal before both have passed."""
    s = last_pass((5, 4))
    assert not any(q.step == "your_turn" for q in GAME.view(s, SPECTATOR).asked)
    for seat in s.asked():
        s.answer(seat, s.legal(seat)[0])
    play(s, "play", "play", "pass")
    assert told(s, SPECTATOR, "reveals") == []


@pytest.mark.parametrize("seed", range(4))
def test_every_card_is_in_one_place_all_through_a_game(seed):
    """S15.1, S13.1: two of each basic card, one of each character and each event."""
    s = GAME.start(2, seed, {"cap": 4})
    rng = fast(seed)
    while not s.is_over():
        (seat, *_) = s.asked()
        s.answer(seat, s.legal(seat)[rng.below(len(s.legal(seat)))])
        assert GAME.count_cards(s) == [2] * 16 + [1] * 16 + [2] * 5 + [1] * 24
