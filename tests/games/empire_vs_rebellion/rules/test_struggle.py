"""The struggle: one option a turn, cards that must be played, capacity, influence and passing."""

import pytest

from starfelt.core.refusal import IllegalAnswer
from tests.games.empire_vs_rebellion.rules.rounds import all_but, begun, last_pass
from tests.games.empire_vs_rebellion.rules.table import (
    ACTIONS,
    EMPIRE,
    GAME,
    REBEL,
    SPECTATOR,
    asked,
    both,
    discards,
    exhausted,
    influence,
    options_of,
    pile,
    play,
    ready,
    side,
    step,
    table,
    told,
    top,
)


# -------------------------------------------------------------------------------- whose turn
@pytest.mark.parametrize("balance", [0, 1])
def test_the_player_shown_on_the_balance_token_begins(balance):
    """S3.1"""
    s = next(s for s in map(begun, range(20)) if s.balance == balance)
    both(s, "0 pick support", "1 pick support")
    assert told(s, SPECTATOR)[-1] == f"struggle {balance} 1"
    assert asked(s) == {"step": "your_turn", "seat": balance}
    play(s, "play")
    assert asked(s) == {"step": "your_turn", "seat": 1 - balance}
    play(s, "play")
    assert s.asked() == [balance] and s.turns == 2


def test_one_option_a_turn():
    """S3.2: play, use, ready or pass, and then the opponent has a turn."""
    mine = side("military_3 recon_2", exhausted="yoda", deck="the_force_4")
    s = table(mine, "diplomacy_5")
    assert options_of(s) == ["pass", "play", "use military_3", "use recon_2", "ready yoda"]
    for answers in (["pass"], ["play"], ["ready yoda"], ["use military_3"]):
        turn = play(s.clone(), *answers)
        assert asked(turn) == {"step": "your_turn", "seat": EMPIRE}
        assert turn.turns == 1
    with pytest.raises(IllegalAnswer):
        s.answer(EMPIRE, ACTIONS["play"])


def test_the_top_card_is_played_face_up_and_ready():
    """S3.2"""
    s = table(side("military_3", deck="recon_4 the_force_2"), "diplomacy_5")
    left = len(pile(s, "deck").split())
    play(s, "play")
    assert ready(s) == "military_3 the_force_2" and exhausted(s) == ""
    assert top(s) == "recon_4"
    assert told(s, SPECTATOR) == [f"plays 0 the_force_2 {left - 1}"]


def test_an_exhausted_card_can_not_be_used():
    """S3.3: neither this turn nor later, unless it is readied."""
    s = table(side("yoda", exhausted="military_3", influence=0), "diplomacy_5")
    assert options_of(s, "use", "ready") == ["use yoda"]
    play(s, "use yoda")
    assert told(s, SPECTATOR) == ["uses 0 yoda 0", "gains_influence 0 1"]
    assert exhausted(s) == "military_3 yoda"
    play(s, "pass")
    assert options_of(s, "use") == []


# -------------------------------------------------------------------------------- influence
def test_one_influence_readies_one_card():
    """S3.4: an own one that is exhausted, ready ones and the opponent's are out of reach."""
    mine = side("recon_2", exhausted="military_3 luke_skywalker", influence=2)
    s = table(mine, side("military_5", exhausted="boba_fett"))
    assert options_of(s, "ready") == ["ready military_3", "ready luke_skywalker"]
    play(s, "ready luke_skywalker")
    assert ready(s) == "recon_2 luke_skywalker" and exhausted(s) == "military_3"
    assert influence(s) == (1, 2)
    assert told(s, SPECTATOR) == ["readies 0 luke_skywalker 1"]


def test_readying_does_not_use_the_power():
    """S6.1: that takes a later turn."""
    s = table(side("recon_2", exhausted="yoda", influence=1), "military_5")
    play(s, "ready yoda")
    assert influence(s) == (0, 2) and s.asked() == [EMPIRE]
    play(s, "pass", "use yoda")
    assert influence(s) == (1, 2)


def test_a_character_has_its_value_again_when_it_is_readied():
    """S6.2: 6 when ready, 1 when exhausted; basic cards are worth the same."""
    s = table(side("yoda", exhausted="recon_2"), side("military_5"))
    assert s.total(REBEL) == 8
    play(s, "use yoda")
    assert s.total(REBEL) == 3
    play(s, "pass", "ready yoda")
    assert s.total(REBEL) == 8
    play(s, "pass", "ready recon_2")
    assert s.total(REBEL) == 8
    assert [shown.total for shown in GAME.view(s, EMPIRE).seats] == [8, 5]


def test_without_influence_nothing_is_readied():
    """S3.4"""
    s = table(side("recon_2", exhausted="yoda", influence=0), "military_5")
    assert options_of(s) == ["pass", "play", "use recon_2"]


# -------------------------------------------------------------------------------- must play
def test_with_no_card_in_play_one_must_be_played():
    """S4.1: no pass, no influence; a plain question all the same."""
    s = table(side("", deck="recon_4", influence=5), "military_5")
    assert asked(s) == {"step": "your_turn", "seat": REBEL}
    assert options_of(s) == ["play"]
    play(s, "play")
    assert ready(s) == "recon_4"


@pytest.mark.parametrize("power", ["military_5", "diplomacy_5"])
def test_the_last_card_is_lost_in_mid_struggle(power):
    """S4.1: at any moment, to the opponent or by one's own hand."""
    seat = EMPIRE if power == "military_5" else REBEL
    s = table(power, side("recon_2", influence=3))
    play(s, f"use {power}")
    assert s.players[seat].area() == 0
    if seat == REBEL:
        play(s, "pass")
    assert asked(s) == {"step": "your_turn", "seat": seat}
    assert options_of(s) == ["play"]


def test_both_have_a_card_when_the_struggle_ends():
    """S4.2: a pass is followed by a forced play, and the passes are counted anew."""
    s = table(side("the_force_3"), side("", deck="recon_2"))
    play(s, "pass", "play")
    assert s.passes == 0 and step(s) == "your_turn"
    play(s, "pass", "pass")
    assert "reveals" in [line.split()[0] for line in told(s, SPECTATOR)]


# -------------------------------------------------------------------------------- capacity
@pytest.mark.parametrize(("event", "capacity"), [("control_of_endor", 2), ("rebel_uprising", 6)])
def test_capacity_counts_cards_ready_or_exhausted(event, capacity):
    """S5.1, D3: the cards, not what they are worth, for each player alone."""
    mine = ["recon_2", "recon_3", "recon_4", "recon_5", "the_force_2", "the_force_3"][:capacity]
    s = table(side(" ".join(mine[1:]), exhausted=mine[0]), "military_5", event=event)
    assert options_of(s, "play") == []
    fewer = side(" ".join(mine[2:]), exhausted=mine[0])
    s = table(fewer, side(" ".join(mine)), event=event)
    assert options_of(s, "play") == ["play"]
    play(s, "play")
    assert options_of(s, "play") == []  # the opponent's area is full
    assert s.players[REBEL].size_of_area() == capacity


# -------------------------------------------------------------------------------- passing
def test_a_pass_is_not_final():
    """S7.1"""
    s = table("military_3", "recon_5")
    play(s, "pass")
    assert told(s, SPECTATOR) == ["passes 0 1"] and s.passes == 1
    play(s, "play")
    assert s.passes == 0
    assert options_of(s) == ["pass", "play", "use military_3"]


@pytest.mark.parametrize("between", ["play", "use yoda", "ready recon_2"])
def test_only_passes_in_direct_succession_end_the_struggle(between):
    """S7.2: whatever else is done between them begins the count again."""
    s = table(side("yoda", exhausted="recon_2"), "military_5")
    play(s, between, "pass")
    assert s.passes == 1 and step(s) == "your_turn"
    play(s, "play", "pass")
    assert told(s, SPECTATOR) == ["passes 1 1"] and step(s) == "your_turn"
    play(s, "pass")
    lines = told(s, SPECTATOR)
    assert lines[0] == "passes 0 2" and lines[1].startswith("reveals 0")
    assert GAME.view(s, SPECTATOR).passes == GAME.view(s, SPECTATOR).turns == 0


def test_a_power_that_asks_a_question_ends_the_row_of_passes_too():
    """S7.2"""
    s = table("luke_skywalker", "military_5 recon_3", turn=1)
    play(s, "pass", "use luke_skywalker", "discard_opposing recon_3", "done", "pass")
    assert s.passes == 1 and asked(s) == {"step": "your_turn", "seat": REBEL}


# -------------------------------------------------------------------------------- the deck
def test_a_deck_that_runs_out_is_made_of_the_discard_pile():
    """S9.1, F2, D2, R7: at once, and of the own discard pile alone."""
    gone = all_but("yoda recon_4")
    s = table(side("yoda", deck="recon_4", discards=gone, reserve=""), side("military_5"))
    play(s, "play")
    assert ready(s) == "recon_4 yoda" and discards(s) == ""
    assert sorted(pile(s, "deck").split()) == sorted(gone.split())
    assert told(s, SPECTATOR) == ["plays 0 recon_4 0", f"shuffles 0 {len(gone.split())}"]
    assert ready(s, EMPIRE) == "military_5"


def test_cards_in_play_stay_when_the_discard_pile_is_shuffled():
    """S9.2, F2: they are no part of the new deck, nor is the reserve."""
    gone = all_but("yoda recon_4 military_2 han_solo chewbacca")
    mine = side("yoda", exhausted="military_2", deck="recon_4", discards=gone)
    s = play(table({**mine, "reserve": ["chewbacca", "han_solo"]}, "military_5"), "play")
    assert (ready(s), exhausted(s)) == ("recon_4 yoda", "military_2")
    assert sorted(pile(s, "deck").split()) == sorted(gone.split())
    assert pile(s, "reserve") == "chewbacca han_solo"


def test_the_new_deck_is_shuffled():
    """S9.1: not always in the same order."""
    gone = all_but("yoda recon_4")
    tops = set()
    for seed in range(12):
        s = table(side("yoda", deck="recon_4", discards=gone, reserve=""), "military_5")
        s.rng = GAME.start(2, seed).rng
        tops.add(top(play(s, "play")))
    assert len(tops) > 4


def test_discards_of_a_struggle_are_back_in_the_next():
    """S15.1: all cards but the reserve are gathered, ready again, and shuffled."""
    mine = {"exhausted": "luke_skywalker", "discards": "recon_2 chewbacca"}
    s = last_pass((5, 4), rebel=mine, event="battle_of_hoth")
    for seat in (REBEL, EMPIRE):
        assert (ready(s, seat), exhausted(s, seat), discards(s, seat)) == ("", "", "")
        whole = pile(s, "deck", seat).split() + pile(s, "reserve", seat).split()
        assert sorted(whole) == sorted(all_but(seat=seat).split())
    assert told(s, SPECTATOR, "shuffles") == ["shuffles 0 20", "shuffles 1 20"]
