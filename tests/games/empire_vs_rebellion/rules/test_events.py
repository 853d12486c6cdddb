"""What events do once they are won."""

from itertools import permutations

import pytest

from tests.games.empire_vs_rebellion.rules.rounds import STRATEGIES, last_pass, last_turn, used_but
from tests.games.empire_vs_rebellion.rules.table import (
    EMPIRE,
    GAME,
    REBEL,
    SPECTATOR,
    asked,
    influence,
    options_of,
    pile,
    play,
    reserve,
    step,
    told,
)


def won_by(seat, event, high=5, **fields):
    """This seat has won the event, by one."""
    totals = (high, high - 1) if seat == REBEL else (high - 1, high)
    return last_pass(totals, event=event, **fields)


# -------------------------------------------------------------------------------- influence
def loser_loses(event, winner, before, lost):
    held = {"influence": before}
    s = won_by(winner, event, rebel=held, empire=held)
    after = {winner: before + 1, 1 - winner: before - lost}
    assert influence(s) == (after[0], after[1])
    wanted = [f"gains_influence {winner} 1", f"loses_influence {1 - winner} {lost}"]
    assert told(s, SPECTATOR, "gains_influence", "loses_influence") == wanted
    return True


LOSSES = pytest.mark.parametrize(("before", "lost"), [(5, 2), (2, 2), (1, 1), (0, 0)])
WINNERS = pytest.mark.parametrize("winner", [REBEL, EMPIRE])


@WINNERS
@LOSSES
def test_acquire_the_death_star_plans_costs_the_loser_two_influence(winner, before, lost):
    """F12, S16.5: all if there are fewer."""
    assert loser_loses("acquire_the_death_star_plans", winner, before, lost)


@WINNERS
@LOSSES
def test_destroy_the_shield_generator_costs_the_loser_two_influence(winner, before, lost):
    """F12"""
    assert loser_loses("destroy_the_shield_generator", winner, before, lost)


# -------------------------------------------------------------------------------- the next events
def deck_below(event, *tops):
    """An event deck with these on top, the last one next."""
    others = [name for name in GAME.cards[37:] if name != event and name not in tops]
    return [*others, *tops]


NEXT = ("battle_of_hoth", "rebel_uprising", "fall_of_a_hero")  # the last one is next


def balance_of_the_force(**fields):
    deck = deck_below("balance_of_the_force", *NEXT)
    return won_by(EMPIRE, "balance_of_the_force", event_deck=deck, **fields)


def test_balance_of_the_force_lets_the_winner_see_three_events():
    """V3: and nobody else."""
    s = balance_of_the_force()
    assert asked(s) == {"step": "may_look", "seat": EMPIRE}
    assert options_of(s) == ["done", "look"]
    play(s, "look")
    assert told(s, REBEL) == told(s, SPECTATOR) == ["looks_at_events 1 3"]
    seen = [f"sees_event 1 {event} {n}" for n, event in enumerate(reversed(NEXT))]
    assert told(s, EMPIRE) == ["looks_at_events 1 3", *seen]
    assert GAME.view(s, EMPIRE).next_events == tuple(reversed(NEXT))
    assert GAME.view(s, REBEL).next_events == ()
    assert asked(s) == {"step": "which_next", "seat": EMPIRE, "placed": 0}
    assert options_of(s) == [f"next_event {event}" for event in sorted(NEXT)]


@pytest.mark.parametrize("order", [*permutations(NEXT)])
def test_balance_of_the_force_puts_them_in_any_order(order):
    """O11: with two in their places so is the third; the first is revealed at once."""
    s = play(balance_of_the_force(), "look", f"next_event {order[0]}")
    assert told(s, EMPIRE) == [f"puts_event 1 {order[0]} 1"] and told(s, REBEL) == []
    assert asked(s) == {"step": "which_next", "seat": EMPIRE, "placed": 1}
    assert options_of(s) == [f"next_event {event}" for event in sorted(order[1:])]
    play(s, f"next_event {order[1]}")
    assert told(s, EMPIRE)[0] == f"puts_event 1 {order[1]} 2"
    assert told(s, SPECTATOR, "event") == [f"event 0 {order[0]} 2"]
    deck = GAME.write(s)["event_deck"]
    assert (deck[-1], deck[-2]) == (order[1], order[2])
    assert deck[:-2] == deck_below("balance_of_the_force", *NEXT)[:-3]
    assert GAME.view(s, EMPIRE).next_events == order[1:]
    assert GAME.view(s, REBEL).next_events == ()


def test_balance_of_the_force_may_be_left_alone():
    s = play(balance_of_the_force(), "done")
    assert told(s, SPECTATOR)[0] == "declines 1 0"
    assert GAME.view(s, SPECTATOR).event == NEXT[-1]
    assert GAME.write(s)["event_deck"][-2:] == [*NEXT[:2]]
    assert GAME.view(s, EMPIRE).next_events == ()


# -------------------------------------------------------------------------------- strategies
@WINNERS
def test_create_a_diversion_draws_the_losers_next_strategy(winner):
    s = won_by(winner, "create_a_diversion")
    loser = 1 - winner
    assert f"diverted {loser} 0" in told(s, SPECTATOR)
    assert f"drawn_at_random {loser} 0" in told(s, SPECTATOR)
    assert s.asked() == [winner] and step(s) == "pick_strategy"
    assert GAME.view(s, SPECTATOR).seats[loser].has_chosen


@WINNERS
def test_locate_the_rebel_base_makes_the_loser_show_the_next_strategy(winner):
    """Whichever side the loser plays; before the other strategy is picked."""
    s = won_by(winner, "locate_the_rebel_base")
    loser = 1 - winner
    assert f"located {loser} 0" in told(s, SPECTATOR)
    assert asked(s) == {"step": "pick_strategy", "seat": loser}
    play(s, "pick support")
    assert told(s, SPECTATOR) == [f"picks {loser} {loser} 0", f"shows {loser} support 0"]
    assert GAME.view(s, winner).seats[loser].chosen == "support"
    assert asked(s) == {"step": "pick_strategy", "seat": winner}
    play(s, "pick support")
    assert GAME.view(s, loser).seats[winner].chosen is None


@WINNERS
def test_display_of_power_discards_an_unused_strategy_of_the_loser(winner):
    loser = 1 - winner
    hands = {"used": "support"}
    s = won_by(winner, "display_of_power", rebel=hands, empire=hands)
    assert asked(s) == {"step": "which_strategy", "seat": winner}
    left = ["bureaucracy", "direct_assault", "infiltration"]
    assert options_of(s) == [f"discard_strategy {name}" for name in left]
    play(s, "discard_strategy infiltration")
    assert told(s, SPECTATOR)[0] == f"discards_strategy {winner} {loser} infiltration 0"
    assert pile(s, "used", loser) == "deception infiltration support"
    assert pile(s, "used", winner) == "deception support"
    assert options_of(s, seat=loser) == ["pick bureaucracy", "pick direct_assault"]


def test_display_of_power_with_one_unused_strategy():
    """O11, S15.5: it goes at once, and in cleanup all five come back."""
    hand = {"used": used_but("deception", "support")}
    s = won_by(REBEL, "display_of_power", empire=hand)
    assert "discards_strategy 0 1 support 0" in told(s, SPECTATOR)
    assert told(s, SPECTATOR, "takes_back") == ["takes_back 1 5"]
    assert options_of(s, seat=EMPIRE) == [f"pick {name}" for name in STRATEGIES]


def test_display_of_power_with_no_unused_strategy_does_nothing():
    """R12: all five come back in cleanup, too late to be discarded."""
    s = won_by(REBEL, "display_of_power", empire={"used": used_but("deception")})
    kinds = [line.split()[0] for line in told(s, SPECTATOR)]
    assert "discards_strategy" not in kinds and step_of(s, EMPIRE) == "pick_strategy"
    assert told(s, SPECTATOR, "takes_back") == ["takes_back 1 5"]


def step_of(s, seat):
    return next(q.step for q in GAME.view(s, seat).asked if q.seat == seat)


@WINNERS
def test_ultimate_power_in_the_universe_takes_back_earlier_strategies(winner):
    """R12: not the one of this round, and only the winner's."""
    hands = {"used": "support bureaucracy"}
    s = won_by(winner, "ultimate_power_in_the_universe", rebel=hands, empire=hands)
    assert told(s, SPECTATOR, "takes_back") == [f"takes_back {winner} 2"]
    assert pile(s, "used", winner) == "deception"
    assert pile(s, "used", 1 - winner) == "bureaucracy deception support"
    assert options_of(s, seat=winner) == [f"pick {n}" for n in STRATEGIES if n != "deception"]


def test_ultimate_power_in_the_universe_leaves_what_was_thrown_away():
    """O5: a strategy thrown away in this round is no earlier one."""
    hand = {"used": "support", "thrown": "bureaucracy"}
    s = won_by(REBEL, "ultimate_power_in_the_universe", rebel=hand)
    assert told(s, SPECTATOR, "takes_back") == ["takes_back 0 1"]
    assert pile(s, "used") == "bureaucracy deception"


# -------------------------------------------------------------------------------- characters
def winner_may_add(event, winner):
    s = won_by(winner, event)
    held = reserve(s, winner).split()
    assert asked(s) == {"step": "may_add", "seat": winner}
    assert options_of(s) == ["done", *(f"add {card}" for card in held)]
    none = play(s.clone(), "done")
    assert told(none, SPECTATOR)[0] == f"declines {winner} 0"
    assert reserve(none, winner).split() == held
    play(s, f"add {held[1]}")
    assert told(s, winner)[0] == f"adds {winner} {held[1]} 3"
    assert told(s, SPECTATOR)[0] == told(s, 1 - winner)[0] == f"adds {winner} 3"
    assert f"shuffles {winner} 21" in told(s, SPECTATOR)
    assert held[1] in pile(s, "deck", winner).split()
    assert reserve(s, winner).split() == [card for card in held if card != held[1]]
    empty = won_by(winner, event, rebel={"reserve": ""}, empire={"reserve": ""})
    assert step_of(empty, winner) == "pick_strategy"
    return True


@WINNERS
def test_occupation_of_cloud_city_lets_the_winner_add_a_character(winner):
    """F5, S10.1, O13, R17"""
    assert winner_may_add("occupation_of_cloud_city", winner)


@WINNERS
def test_rebel_uprising_lets_the_winner_add_a_character(winner):
    """F5, S10.1, O13, R17: the Empire too."""
    assert winner_may_add("rebel_uprising", winner)


OWN = {
    REBEL: {"ready": "recon_4", "exhausted": "yoda", "discards": "luke_skywalker"},
    EMPIRE: {"ready": "recon_4", "exhausted": "ig88", "discards": "darth_vader"},
}


def character_moves(event, seat, winner):
    """From deck, play or discard pile, unseen; all of these are gathered in cleanup."""
    other = 8 if winner != seat else 2
    totals = (5, other) if seat == REBEL else (other, 5)
    own = {("rebel", "empire")[seat]: OWN[seat]}
    s = last_pass(totals, event=event, **own)
    assert told(s, SPECTATOR, "wins_event")[0].startswith(f"wins_event {winner} ")
    assert asked(s) == {"step": "which_to_reserve", "seat": seat}
    side = GAME.cards[16 + 8 * seat : 24 + 8 * seat]
    outside = [card for card in side if card not in reserve(s, seat).split()]
    assert len(outside) == 4 and options_of(s) == [f"send {card}" for card in outside]
    for card in outside:
        after = play(s.clone(), f"send {card}")
        assert told(after, seat)[0] == f"sends {seat} {card} 5"
        assert told(after, 1 - seat)[0] == told(after, SPECTATOR)[0] == f"sends {seat} 5"
        assert f"shuffles {seat} 19" in told(after, SPECTATOR)
        assert card in reserve(after, seat).split()
        assert card not in pile(after, "deck", seat).split()
    return True


@WINNERS
def test_fall_of_a_hero_sends_a_character_of_the_loser_to_the_reserve(winner):
    """R11, O14"""
    assert character_moves("fall_of_a_hero", 1 - winner, winner)


@WINNERS
def test_negotiate_with_the_hutts_sends_a_character_of_the_winner_to_the_reserve(winner):
    """R11, O14: it must."""
    assert character_moves("negotiate_with_the_hutts", winner, winner)


@pytest.mark.parametrize("event", ["fall_of_a_hero", "negotiate_with_the_hutts"])
def test_a_side_without_characters_has_none_to_send(event):
    """R11"""
    everybody = [" ".join(GAME.cards[16:24]), " ".join(GAME.cards[24:32])]
    s = won_by(REBEL, event, rebel={"reserve": everybody[0]}, empire={"reserve": everybody[1]})
    assert told(s, SPECTATOR, "sends") == [] and s.asked() == [REBEL, EMPIRE]
    assert told(s, SPECTATOR, "shuffles") == ["shuffles 0 16", "shuffles 1 16"]


def test_fall_of_a_hero_with_one_character_left():
    """O11: it goes without asking."""
    s = won_by(REBEL, "fall_of_a_hero", empire={"reserve": " ".join(GAME.cards[25:32])})
    assert told(s, EMPIRE, "sends") == ["sends 1 admiral_piett 8"]


def test_no_effect_when_nobody_wins():
    """S13.2: for each event with an effect for winner or loser."""
    for event in ("fall_of_a_hero", "create_a_diversion", "occupation_of_cloud_city"):
        s = play(last_turn((10, 10), ("bureaucracy", "bureaucracy"), event), "pass")
        kinds = [line.split()[0] for line in told(s, SPECTATOR)]
        assert kinds[5:] == ["nobody_wins", "shuffles", "shuffles", "balance", "event"]
