"""Rounds: action cards, phases, the hand limit, the end and who has won."""

import pytest

from starfelt.games.race_for_the_galaxy.notation.steps import STEPS
from starfelt.games.race_for_the_galaxy.rules.round.phases import CHOSEN_BY, PHASES
from starfelt.games.race_for_the_galaxy.rules.round.rounds import PHASE_STEPS
from tests.games.playing import go_on
from tests.games.race_for_the_galaxy.rules.table import (
    GAME,
    TWO_ACTIONS,
    act,
    asked,
    by,
    hand_size,
    money,
    options_of,
    play,
    side,
    step,
    table,
    told,
)


def until_choosing(s):
    while not s.is_over() and step(s) != "choose_action":
        play(s, options_of(s)[0])
    return s


# -------------------------------------------------------------------------------- choosing
def test_actions_are_chosen_in_secret_and_revealed_together():
    """R3.1: and lie open until others are revealed."""
    s = table(side("gem_world public_works", "old_earth"), "new_sparta", lead=1)
    by(s, 0, "choose settle")
    assert s.asked() == [1] and told(s, 1) == []
    assert GAME.view(s, 1).seats[0].actions == () == GAME.view(s, 1).chosen
    by(s, 1, "choose produce")
    assert told(s, 0, "chooses") == ["chooses 1 8", "chooses 0 4"]  # from the lead on
    assert [seat.actions for seat in GAME.view(s, 1).seats] == [("settle",), ("produce",)]
    play(s, "none")
    assert [seat.actions for seat in GAME.view(s, 1).seats] == [("settle",), ("produce",)]


def test_the_lead_stays_when_its_start_world_is_gone():
    """R2.9"""
    s = table("old_earth", side("gem_world", "doomed_world space_marines"), lead=1)
    play(act(s, "settle"), "place gem_world")
    assert told(s, 0, "spends") == ["spends 1 doomed_world 0"] and s.lead == 1
    act(s, "produce")
    assert told(s, 0, "chooses") == ["chooses 1 8", "chooses 0 8"]


def test_each_phase_that_action_cards_lead_to_has_its_step():
    """The steps stand in a list beside the table of phases."""
    for (phase, again, _), begins in zip(CHOSEN_BY, PHASE_STEPS, strict=True):
        written = STEPS.write(table("old_earth"), begins)
        assert (written["step"], written.get("again", False)) == (PHASES[phase], again)


def test_phases_come_in_order_and_only_those_chosen():
    """R3.2: once, however many chose them."""
    s = table("old_earth", "new_sparta", "epsilon_eridani", "alpha_centauri", "doomed_world")
    act(s, "produce", "settle", "produce", "consume_trade", "develop")
    assert told(s, 0, "phase") == ["phase -1 2", "phase -1 3", "phase -1 4", "phase -1 5"]
    s = act(table("old_earth"), "explore_one", "explore_five")
    assert told(s, 0, "phase") == ["phase -1 1"]
    s = act(table("old_earth"), "consume_twice", "consume_trade")
    assert told(s, 0, "phase") == ["phase -1 4"]


def test_two_actions_each():
    """R3.9, R3.11: the second Develop and Settle follow the first."""
    s = table("old_earth", options=TWO_ACTIONS)
    act(s, "develop develop_again", "settle settle_again")
    assert told(s, 0, "chooses") == ["chooses 0 2", "chooses 0 3", "chooses 1 4", "chooses 1 5"]
    assert told(s, 0, "phase") == ["phase -1 2", "phase -1 2", "phase -1 3", "phase -1 3"]


# -------------------------------------------------------------------------------- after the phases
def test_the_hand_limit_is_ten():
    """R3.3: all who have more discard at once, in secret; then the next round begins."""
    mine = side(money(9), "alpha_centauri+good")
    s = act(table(mine, side("", "new_sparta")), "consume_trade")
    assert hand_size(s) == 12
    assert asked(s, 0) == {"step": "discard_to_limit", "seat": 0, "left": 2, "picked": []}
    play(s, options_of(s)[0], options_of(s)[1])
    assert hand_size(s) == 10 and told(s, 1, "discards") == ["discards 0 1"] * 2
    assert s.round == 2 and told(s, 1, "round") == ["round -1 2"]
    mine = side(money(7), "alpha_centauri+good")
    assert step(act(table(mine), "consume_trade")) == "choose_action"


def test_the_limit_holds_at_the_end_of_the_round_only():
    """R3.3"""
    s = act(table(side(money(9), "alpha_centauri+good")), "consume_trade", "produce")
    assert step(s) == "discard_to_limit" and told(s, 0, "phase") == ["phase -1 4", "phase -1 5"]


# -------------------------------------------------------------------------------- the end
def test_twelve_cards_in_a_tableau_end_the_game():
    """R14.1: after the whole round, the discards too."""
    tableau = "old_earth " + money(9) + " gem_world"
    s = table(side("pilgrimage_world spice_world", tableau), side("", "new_sparta"))
    play(act(s, "settle", "produce"), "place pilgrimage_world")
    assert told(s, 0, "places", "phase", "ends") == [
        "places 0 pilgrimage_world 12", "phase -1 5", "ends -1 2",
    ]  # fmt: skip
    assert s.is_over() and s.ending() == "tableau"
    assert s.asked() == [] and GAME.view(s, 0).ending == "tableau"


def test_eleven_cards_do_not():
    """R14.1"""
    s = table(side("pilgrimage_world spice_world", "old_earth " + money(9)))
    until_choosing(play(act(s, "settle"), "place pilgrimage_world"))
    assert not s.is_over()


@pytest.mark.parametrize(
    ("pool", "action", "over"),
    [(2, "settle", False), (1, "settle", True), (1, "consume_twice", True)],
)
def test_an_empty_pool_ends_the_game(pool, action, over):
    """R14.1, R2.3: also if it fell below nothing."""
    s = act(table("old_earth gem_world+good", pool=pool), action, "consume_trade")
    assert s.is_over() == over and s.ending() == ("pool" if over else "")


def test_the_pool_goes_before_the_tableau():
    """O13: as the reason, if both end the game."""
    tableau = "old_earth " + money(9) + " gem_world+good"
    s = act(table(side("pilgrimage_world", tableau), pool=1), "settle", "consume_twice")
    until_choosing(play(s, "place pilgrimage_world"))
    assert len(s.players[0].tableau.cards) == 12 and s.pool <= 0 and s.ending() == "pool"


@pytest.mark.parametrize(("cap", "over"), [(2, False), (1, True)])
def test_a_cap_on_rounds_ends_the_game(cap, over):
    """O14, B1: no rule, but an end for every game."""
    s = act(table("old_earth", options={"cap": cap}), "settle")
    assert s.is_over() == over and s.ending() == ("cap" if over else "")


def test_the_end_waits_for_the_discards():
    """R14.1"""
    s = act(table(side(money(9), "alpha_centauri+good"), options={"cap": 1}), "consume_trade")
    assert step(s) == "discard_to_limit" and not s.is_over()
    assert s.returns() == [0, 0]
    play(s, options_of(s)[0], options_of(s)[1])
    assert s.is_over() and hand_size(s) == 10


# -------------------------------------------------------------------------------- who has won
def ended(*sides, **fields):
    return act(table(*sides, options={"cap": 1}, **fields), "settle")


def test_the_highest_score_wins():
    """R14.2"""
    s = ended(side("", "old_earth", chips=4), side("", "new_sparta", chips=6))
    assert [s.score(0), s.score(1)] == [6, 7]
    assert s.returns() == [-1, 1] and GAME.view(s, 0).winners == (1,)


def test_a_tie_is_broken_by_cards_in_hand_and_goods():
    """R14.3: together."""
    mine = side("gem_world", "epsilon_eridani volcanic_world+good", chips=2)
    theirs = side("", "new_sparta artist_colony+good", chips=2)
    s = table(mine, theirs, options={"cap": 1})
    play(act(s, "develop"), "none")
    assert s.score(0) == s.score(1)
    assert s.returns() == [1, -1]


def test_what_is_still_tied_is_shared():
    """R14.3, O15: drawn for those who share it, lost for the others."""
    three = [side("", "epsilon_eridani"), side("", "new_sparta"), side("", "doomed_world")]
    s = ended(*three)
    assert s.returns() == [0, 0, -1] and GAME.view(s, -1).winners == (0, 1)


def test_a_negative_score_may_win():
    """R14.2"""
    s = ended(
        side("", "doomed_world"), side("", "alpha_centauri contact_specialist new_galactic_order")
    )
    assert s.score(0) == -1 and s.score(1) == 1 + 1
    assert s.returns() == [-1, 1]


def test_what_is_open_to_all():
    """R1.5: tableaus, where goods lie, chips and sizes of hands; no hand, no good's face."""
    s = table(side("gem_world", "old_earth", chips=3), side("drop_ships", "alpha_centauri+good"))
    view = GAME.view(s, -1)
    assert [seat.hand for seat in view.seats] == [1, 1] and view.hand == ()
    assert [seat.chips for seat in view.seats] == [3, 0]
    assert [card.good for card in view.seats[1].tableau] == [0]
    assert (view.deck, view.discards) == (s.deck.size(), 0)


# -------------------------------------------------------------------------------- the state
@pytest.mark.parametrize("options", [{}, {"two_actions": True}, {"engine_quirks": True}])
def test_a_clone_goes_on_alike_and_apart(options):
    """O16: a state is all there is; what is done to a copy changes nothing."""
    s = GAME.start(2, 4, options)
    go_on(s, 1, 60)
    twin, before = s.clone(), s.hash()
    assert twin.hash() == before
    hashes = go_on(twin, 2, 60)
    assert s.hash() == before != twin.hash() and len(set(hashes)) > 30
    assert go_on(s, 2, 60) == hashes


def test_a_quiet_game_is_the_same_game():
    """O16: who is told nothing of it learns nothing, but it goes the same way."""
    loud, quiet = GAME.start(3, 8), GAME.start(3, 8, quiet=True)
    for n in range(150):
        seat = loud.asked()[0]
        legal = loud.legal(seat)
        assert quiet.asked()[0] == seat and quiet.legal(seat) == legal
        for s in (loud, quiet):
            s.answer(seat, legal[n % len(legal)])
    assert [loud.score(seat) for seat in range(3)] == [quiet.score(seat) for seat in range(3)]
    assert quiet.events == [] and quiet.clone().hash() == quiet.hash()
