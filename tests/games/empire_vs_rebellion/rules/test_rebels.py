"""Chewbacca, Han Solo, Lando Calrissian and Leia Organa."""

import pytest

from tests.games.empire_vs_rebellion.rules.rounds import all_but
from tests.games.empire_vs_rebellion.rules.table import (
    EMPIRE,
    GAME,
    REBEL,
    SPECTATOR,
    asked,
    discards,
    exhausted,
    options_of,
    pile,
    play,
    ready,
    reserve,
    side,
    step,
    table,
    told,
    top,
)

FULL = "control_of_endor"  # two cards each


# -------------------------------------------------------------------------------- Chewbacca
def test_chewbacca_exhausts_up_to_two_opposing_cards():
    """R5, O8: one after the other, each at once."""
    s = table("chewbacca yoda", side("recon_2 boba_fett military_4", exhausted="recon_3"))
    play(s, "use chewbacca")
    assert asked(s) == {"step": "may_exhaust", "seat": REBEL, "left": 2}
    targets = ["exhaust_opposing military_4", "exhaust_opposing recon_2"]
    assert options_of(s) == ["done", *targets, "exhaust_opposing boba_fett"]
    play(s, "exhaust_opposing boba_fett")
    assert told(s, SPECTATOR) == ["exhausts 0 1 boba_fett 0"]
    assert exhausted(s, EMPIRE) == "recon_3 boba_fett"
    assert asked(s) == {"step": "may_exhaust", "seat": REBEL, "left": 1}
    assert options_of(s) == ["done", *targets]
    one = play(s.clone(), "done")
    assert told(one) == [] and one.asked() == [EMPIRE]
    play(s, "exhaust_opposing recon_2")
    assert ready(s, EMPIRE) == "military_4" and ready(s) == "yoda"
    assert asked(s) == {"step": "your_turn", "seat": EMPIRE}


def test_chewbacca_may_exhaust_none():
    """R5: up to two permits zero."""
    s = play(table("chewbacca", "recon_2 boba_fett"), "use chewbacca", "done")
    assert ready(s, EMPIRE) == "recon_2 boba_fett" and exhausted(s) == "chewbacca"
    assert s.asked() == [EMPIRE]


def test_chewbacca_and_a_single_ready_card():
    """O11: after it there is nothing to ask."""
    s = play(table("chewbacca", side("recon_2", exhausted="boba_fett")), "use chewbacca")
    assert options_of(s) == ["done", "exhaust_opposing recon_2"]
    play(s, "exhaust_opposing recon_2")
    assert s.asked() == [EMPIRE] and ready(s, EMPIRE) == ""


def test_chewbacca_with_no_ready_opposing_card_does_nothing():
    """S8.2, F3: own ready cards are no targets."""
    s = play(table("chewbacca yoda", side(exhausted="recon_2")), "use chewbacca")
    assert told(s, SPECTATOR) == ["uses 0 chewbacca 0", "no_effect 0 chewbacca 0"]
    assert ready(s) == "yoda" and s.asked() == [EMPIRE]


# -------------------------------------------------------------------------------- Han Solo
def test_han_solo_plays_any_card_of_the_deck():
    """S5.1: ready; then the deck is shuffled."""
    mine = side("han_solo recon_2", deck="military_3 luke_skywalker the_force_4")
    s = table(mine, "military_5")
    deck = pile(s, "deck").split()
    play(s, "use han_solo")
    assert told(s, SPECTATOR) == ["uses 0 han_solo 0"]
    assert asked(s) == {"step": "which_of_deck", "seat": REBEL}
    wanted = sorted(deck, key=GAME.cards.index)
    assert options_of(s) == [f"play_from_deck {card}" for card in wanted]
    play(s, "play_from_deck luke_skywalker")
    left = len(deck) - 1
    assert told(s, SPECTATOR) == [
        f"plays_from_deck 0 luke_skywalker {left}", f"shuffles 0 {left}",
    ]  # fmt: skip
    assert ready(s) == "recon_2 luke_skywalker" and exhausted(s) == "han_solo"
    after = pile(s, "deck").split()
    assert sorted(after) == sorted(card for card in deck if card != "luke_skywalker")
    assert after != [card for card in deck if card != "luke_skywalker"]
    assert s.asked() == [EMPIRE]


def test_han_solo_at_full_capacity_does_not_search():
    """F4, S5.2, R6: he counts himself."""
    s = play(table("han_solo recon_2", "military_5", event=FULL), "use han_solo")
    assert told(s, SPECTATOR) == ["uses 0 han_solo 0", "no_effect 0 han_solo 0"]
    assert exhausted(s) == "han_solo" and ready(s) == "recon_2" and s.asked() == [EMPIRE]


def test_han_solo_takes_the_last_card_of_the_deck():
    """R7, O3, O11: it enters play, and then the discard pile is the deck."""
    gone = all_but("han_solo recon_2")
    mine = side("han_solo", deck="recon_2", discards=gone, reserve="")
    s = play(table(mine, "military_5", event=FULL), "use han_solo")
    assert told(s, SPECTATOR) == [
        "uses 0 han_solo 0", "plays_from_deck 0 recon_2 0", f"shuffles 0 {len(gone.split())}",
    ]  # fmt: skip
    assert ready(s) == "recon_2" and discards(s) == ""
    assert sorted(pile(s, "deck").split()) == sorted(gone.split())


# -------------------------------------------------------------------------------- Lando Calrissian
def test_lando_calrissian_discards_any_cards_and_plays_as_many():
    """O8: first all discards, one by one, then the cards from the top of the deck."""
    mine = side("lando_calrissian recon_2", exhausted="yoda", deck="military_2 the_force_5 recon_5")
    s = table(mine, "military_5", event="diplomatic_freedom")
    play(s, "use lando_calrissian")
    assert asked(s) == {"step": "discard_any", "seat": REBEL, "discarded": 0}
    assert options_of(s) == [
        "done", "discard_own recon_2", "discard_own lando_calrissian", "discard_own yoda",
    ]  # fmt: skip
    play(s, "discard_own yoda")
    assert told(s, SPECTATOR) == ["discards 0 0 yoda 0"] and discards(s) == "yoda"
    assert asked(s) == {"step": "discard_any", "seat": REBEL, "discarded": 1}
    play(s, "discard_own recon_2")
    assert options_of(s) == ["done", "discard_own lando_calrissian"]
    play(s, "done")
    kinds = [line.rpartition(" ")[0] for line in told(s, SPECTATOR)]
    assert kinds == ["plays 0 recon_5", "plays 0 the_force_5"]
    assert ready(s) == "recon_5 the_force_5" and exhausted(s) == "lando_calrissian"
    assert discards(s) == "recon_2 yoda" and top(s) == "military_2"
    assert s.asked() == [EMPIRE] and ready(s, EMPIRE) == "military_5"


def test_lando_calrissian_may_discard_none():
    """R5: any number permits zero, and then nothing is played."""
    s = play(table("lando_calrissian recon_2", "military_5"), "use lando_calrissian", "done")
    assert told(s) == [] and ready(s) == "recon_2" and exhausted(s) == "lando_calrissian"


def test_lando_calrissian_may_discard_himself():
    """F1, R4, O11: with no card left the new ones are played without asking."""
    s = table(side("lando_calrissian", deck="recon_3"), "military_5")
    play(s, "use lando_calrissian", "discard_own lando_calrissian")
    assert discards(s) == "lando_calrissian" and ready(s) == "recon_3"
    assert [line.split()[0] for line in told(s)] == ["discards", "plays"]


def test_lando_calrissian_replaces_a_full_area():
    """F4: each new card has the place of an old one, so capacity is no hindrance."""
    s = table(side("lando_calrissian recon_2", deck="military_2 recon_5"), "", event=FULL)
    play(s, "use lando_calrissian", "discard_own recon_2", "discard_own lando_calrissian")
    assert ready(s) == "military_2 recon_5" and exhausted(s) == ""


def test_lando_calrissian_plays_through_the_end_of_the_deck():
    """F2, R7: what he has discarded is shuffled in when the deck runs out between two cards."""
    gone = all_but("lando_calrissian recon_2 the_force_5")
    mine = side("lando_calrissian recon_2", deck="the_force_5", discards=gone, reserve="")
    s = table(mine, "military_5")
    play(s, "use lando_calrissian", "discard_own recon_2", "discard_own lando_calrissian")
    kinds = [line.split()[0] for line in told(s)]
    assert kinds == ["discards", "plays", "shuffles", "plays"]
    assert told(s, SPECTATOR, "shuffles") == [f"shuffles 0 {len(gone.split()) + 2}"]
    assert "the_force_5" in ready(s).split() and s.players[REBEL].size_of_area() == 2
    assert discards(s) == ""


# -------------------------------------------------------------------------------- Leia Organa
def test_leia_organa_plays_a_character_of_the_reserve():
    """S5.1: it is ready, and everybody sees it."""
    s = table(side("leia_organa recon_2", reserve="yoda luke_skywalker"), "military_5")
    play(s, "use leia_organa")
    assert asked(s) == {"step": "which_of_reserve", "seat": REBEL}
    assert options_of(s) == [
        "play_from_reserve luke_skywalker", "play_from_reserve yoda",
        "add luke_skywalker", "add yoda",
    ]  # fmt: skip
    play(s, "play_from_reserve yoda")
    assert told(s, SPECTATOR) == ["plays_from_reserve 0 yoda 1"]
    assert ready(s) == "recon_2 yoda" and reserve(s) == "luke_skywalker"
    assert s.asked() == [EMPIRE]


def test_leia_organa_shuffles_a_character_into_the_deck():
    """F5, S10.1: in secret."""
    s = table(side("leia_organa", reserve="yoda luke_skywalker"), "military_5")
    size = len(pile(s, "deck").split())
    play(s, "use leia_organa", "add yoda")
    assert told(s, REBEL) == ["adds 0 yoda 1", f"shuffles 0 {size + 1}"]
    assert told(s, EMPIRE) == told(s, SPECTATOR) == ["adds 0 1", f"shuffles 0 {size + 1}"]
    assert pile(s, "deck").split().count("yoda") == 1 and reserve(s) == "luke_skywalker"
    assert ready(s) == "" and s.asked() == [EMPIRE]


def test_leia_organa_shuffles_the_deck_anew():
    """F5: the character does not lie on top, nor is the old order kept."""
    tops, orders = set(), set()
    for seed in range(12):
        s = table(side("leia_organa", reserve="yoda luke_skywalker"), "military_5")
        s.rng = GAME.start(2, seed).rng
        play(s, "use leia_organa", "add yoda")
        tops.add(top(s))
        orders.add(pile(s, "deck").replace("yoda", ""))
    assert len(tops) > 3 and len(orders) == 12


def test_leia_organa_at_full_capacity_only_shuffles_in():
    """F4, R6"""
    s = table(side("leia_organa recon_2", reserve="yoda luke_skywalker"), "", event=FULL)
    play(s, "use leia_organa")
    assert options_of(s) == ["add luke_skywalker", "add yoda"]
    one = table(side("leia_organa recon_2", reserve="yoda"), "", event=FULL)
    play(one, "use leia_organa")
    assert told(one, REBEL)[1] == "adds 0 yoda 0" and step(one) == "your_turn"


def test_leia_organa_with_an_empty_reserve_does_nothing():
    """R17"""
    s = play(table(side("leia_organa", reserve=""), "military_5"), "use leia_organa")
    assert told(s, SPECTATOR) == ["uses 0 leia_organa 0", "no_effect 0 leia_organa 0"]
    assert s.asked() == [EMPIRE]


@pytest.mark.parametrize("answer", ["play_from_reserve yoda", "add yoda"])
def test_leia_organa_must_choose(answer):
    """F3, R5: with one character there are still two ways."""
    s = play(table(side("leia_organa", reserve="yoda"), "military_5"), "use leia_organa")
    assert options_of(s) == ["play_from_reserve yoda", "add yoda"]
    play(s, answer)
    assert reserve(s) == ""
    assert ("yoda" in ready(s).split()) == answer.startswith("play")
