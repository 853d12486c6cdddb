"""The turn, drawing, and the end of the game."""

import pytest

from starfelt.core.refusal import IllegalAnswer
from tests.games.stolen_plans.rules.table import (
    ACTIONS,
    GAME,
    SPECTATOR,
    cards_told,
    discards,
    hand,
    known,
    options_of,
    play,
    public,
    sizes,
    table,
    told,
    unseen,
)

BASE = {"deck": "base"}


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_turn_passes_to_the_left(seats):
    """3.1: turn order to the left."""
    s = table(*["blaster_light"] * min(seats, 4), *["blaster_heavy"] * (seats - 4), turn=seats - 1)
    for seat in [seats - 1, *range(seats), 0]:
        assert s.asked() == [seat]
        assert GAME.view(s, SPECTATOR).turn == seat
        play(s, "draw")


def test_a_turn_is_one_draw_or_one_play():
    """3.2: draw 1 or play 1 card."""
    s = table("jawa jawa bounty_hunter learn_the_ways", "blaster_light", "crime_lord")
    assert options_of(s) == ["draw", "play jawa", "play bounty_hunter", "play learn_the_ways"]
    assert s.asked() == [0]
    assert sizes(play(s, "draw")) == [5, 1, 1]
    assert s.asked() == [1]
    assert sizes(play(s, "draw", "play crime_lord", "target 0")) == [3, 2, 2]
    assert s.asked() == [0]


def test_a_turn_is_a_choice_of_one():
    s = table("jawa jawa", "bounty_hunter")
    question = s.question(0)
    assert question.picks(s) == 1
    assert list(question.pool(s)) == s.legal(0)
    assert s.question(1) is None


def test_who_cannot_play_draws():
    """3.2: no pass; no playable card means drawing."""
    s = table("r2d2 decoy blaster_light lightsaber yoda_swap han_solo traitor", "jawa", "jawa")
    assert options_of(s) == ["draw"]
    assert options_of(table("", "jawa", "jawa")) == ["draw"]


def test_there_is_no_hand_limit():
    """3.2: no hand limit."""
    s = table("", "", options=BASE)
    play(s, *["draw"] * 40)
    assert sizes(s) == [20, 20]


def test_draws_are_secret():
    """3.2: hands are secret; the drawer alone is told the card."""
    s = table("", "jawa", "", options=BASE, draw_pile="blaster_light r2d2")
    play(s, "draw")
    assert hand(s, 0) == "r2d2"
    assert cards_told(s, 0, "draws") == ["r2d2"]
    for seat in (1, 2, SPECTATOR):
        assert cards_told(s, seat, "draws") == [None]
    assert known(s, 1) == known(s, 2) == public(s) == []
    assert unseen(s, 1) == [1, 0, 0]
    assert unseen(s, 2) == [1, 1, 0]
    assert GAME.view(s, SPECTATOR).draw_pile == 1
    for seat in (1, 2, SPECTATOR):
        assert "r2d2" not in repr(GAME.view(s, seat))


def test_r2d2_wins_for_its_holder_when_the_draw_pile_runs_out():
    """3.3: the end comes at the moment the last card is taken, whoever takes it."""
    s = table("jawa", "r2d2 jawa", "jawa", options=BASE, draw_pile="stormtrooper")
    assert s.ending() == ""
    assert s.returns() == [0, 0, 0]
    play(s, "draw")
    assert s.is_over()
    assert s.asked() == []
    assert s.legal(1) == []
    assert s.returns() == [-1, 1, -1]
    assert s.ending() == "draw_pile"
    assert hand(s, 0) == "jawa stormtrooper"
    for seat in (0, 1, 2, SPECTATOR):
        assert cards_told(s, seat, "shows") == ["r2d2"]
        assert [event.seat for event in told(s, seat, "wins")] == [1]
        view = GAME.view(s, seat)
        assert (view.winner, view.ending, view.asked) == (1, "draw_pile", ())
    assert known(s, 0) == known(s, 2) == public(s) == ["r2d2 1"]


def test_r2d2_drawn_last_wins_for_who_draws_it():
    """3.3: drawing R2-D2 as last card wins."""
    s = play(table("jawa", "jawa", options=BASE, draw_pile="r2d2"), "draw")
    assert s.returns() == [1, -1]
    assert s.ending() == "draw_pile"
    assert hand(s, 0) == "r2d2 jawa"


def test_nothing_but_the_last_card_ends_the_game():
    """3.3: two cards left, one is drawn, and the game goes on."""
    s = table("", "r2d2", options=BASE, draw_pile="jawa stormtrooper")
    play(s, "draw")
    assert not s.is_over()
    assert hand(s, 0) == "stormtrooper"
    play(s, "draw")
    assert s.is_over()


def test_discards_are_never_shuffled_in_again():
    """3.3: the discard pile stays as it is."""
    s = table("jawa", "r2d2", options=BASE, draw_pile="blaster_light jawa")
    before = discards(s)
    assert len(before.split()) > 40
    play(s, "draw", "draw")
    assert s.is_over()
    assert discards(s) == before
    assert GAME.view(s, SPECTATOR).draw_pile == 0


def test_there_is_always_exactly_one_winner():
    """3.3: R2-D2 is always in a hand at the end."""
    for seed in range(40):
        s = GAME.start(2 + seed % 5, seed)
        rng = s.rng.copy()
        while not s.is_over():
            seat = s.asked()[0]
            legal = s.legal(seat)
            s.answer(seat, legal[rng.below(len(legal))])
        assert sorted(s.returns()) == [-1] * (s.seats - 1) + [1]
        winner = s.returns().index(1)
        assert "r2d2" in hand(s, winner)


@pytest.mark.parametrize(
    ("seat", "action"),
    [
        (1, ACTIONS["draw"]),  # not asked
        (0, ACTIONS["draw_two"]),  # without the Advantage
        (0, ACTIONS["play jawa"]),  # not in hand
        (0, ACTIONS["play r2d2"]),  # never played
        (0, ACTIONS["target 1"]),  # not the question
        (0, -1),
        (0, GAME.num_actions),
        (2, 0),
    ],
)
def test_an_illegal_answer_changes_nothing(seat, action):
    s = table("r2d2 bounty_hunter", "jawa")
    before = s.hash()
    with pytest.raises(IllegalAnswer) as refused:
        s.answer(seat, action)
    assert refused.value.facts == {"seat": seat, "action": action}
    assert s.hash() == before
    assert s.asked() == [0]


def test_events_that_name_a_card_are_about_one():
    """What counts cards or points says how many; everything else says one."""
    counting = {"attacks", "defends", "looks", "takes_hand", "searches", "draws"}
    for seed in range(30):
        s = GAME.start(2 + seed % 5, seed)
        rng = s.rng.copy()
        while not s.is_over():
            seat = s.asked()[0]
            legal = s.legal(seat)
            s.answer(seat, legal[rng.below(len(legal))])
            for event in GAME.told(s, seat):
                if event.card is not None and event.kind not in counting:
                    assert event.number == 1, event


def test_every_action_has_one_meaning():
    assert len(ACTIONS) == GAME.num_actions
    assert GAME.action(0).verb == "draw"
    assert GAME.action(ACTIONS["target 5"]).seat == 5
    assert GAME.action(ACTIONS["find decoy"]).card == "decoy"
