"""The four kinds of basic cards."""

import pytest

from starfelt.core.refusal import IllegalAnswer
from tests.games.empire_vs_rebellion.rules.rounds import all_but
from tests.games.empire_vs_rebellion.rules.table import (
    ACTIONS,
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
    side,
    table,
    told,
    top,
)

VALUES = pytest.mark.parametrize("value", [2, 3, 4, 5])


# -------------------------------------------------------------------------------- Military
@VALUES
def test_military_discards_an_opposing_card(value):
    """S8.1: ready or exhausted, into its owner's discard pile."""
    card = f"military_{value}"
    s = table(f"{card} yoda", side(f"{card} boba_fett", exhausted="recon_3"))
    play(s, f"use {card}")
    assert told(s, SPECTATOR) == [f"uses 0 {card} 0"]
    assert asked(s) == {"step": "which_opposing", "seat": REBEL}
    assert options_of(s) == [f"discard_opposing {name}" for name in (card, "recon_3", "boba_fett")]
    for target in (card, "recon_3", "boba_fett"):
        after = play(s.clone(), f"discard_opposing {target}")
        assert told(after, SPECTATOR) == [f"discards 0 1 {target} 0"]
        assert discards(after, EMPIRE) == target and discards(after) == ""
        assert target not in (ready(after, EMPIRE) + exhausted(after, EMPIRE)).split()
        assert exhausted(after) == card and ready(after) == "yoda"
        assert asked(after) == {"step": "your_turn", "seat": EMPIRE}


def test_military_must_hit_the_only_card_there_is():
    """R5, O11: nobody is asked where there is no choice."""
    s = play(table("military_3 yoda", side(exhausted="recon_3")), "use military_3")
    assert told(s, SPECTATOR) == ["uses 0 military_3 0", "discards 0 1 recon_3 0"]
    assert s.asked() == [EMPIRE] and options_of(s) == ["play"]


def test_military_without_an_opposing_card_is_exhausted_for_nothing():
    """S8.2, F3, D4"""
    s = play(table("military_3 yoda", ""), "use military_3")
    assert told(s, SPECTATOR) == ["uses 0 military_3 0", "no_effect 0 military_3 0"]
    assert exhausted(s) == "military_3" and s.asked() == [EMPIRE]


# -------------------------------------------------------------------------------- Diplomacy
@VALUES
def test_diplomacy_discards_an_own_card(value):
    """S8.3, F1: maybe itself."""
    card = f"diplomacy_{value}"
    s = table(side(f"{card} yoda", exhausted="recon_3"), "military_5 boba_fett")
    play(s, f"use {card}")
    assert asked(s) == {"step": "which_own", "seat": REBEL}
    targets = sorted((card, "recon_3", "yoda"), key=GAME.cards.index)
    assert options_of(s) == [f"discard_own {name}" for name in targets]
    for target in targets:
        after = play(s.clone(), f"discard_own {target}")
        assert told(after, SPECTATOR) == [f"discards 0 0 {target} 0"]
        assert discards(after) == target and discards(after, EMPIRE) == ""
        assert s.players[REBEL].size_of_area() - after.players[REBEL].size_of_area() == 1
        assert ready(after, EMPIRE) == "military_5 boba_fett" and after.asked() == [EMPIRE]


def test_diplomacy_alone_discards_itself():
    """R5, O11: what can be resolved must be."""
    s = play(table("diplomacy_4", "military_5"), "use diplomacy_4")
    assert told(s, SPECTATOR) == ["uses 0 diplomacy_4 0", "discards 0 0 diplomacy_4 0"]
    assert discards(s) == "diplomacy_4" and s.players[REBEL].area() == 0


def test_a_discarded_card_is_ready_when_it_comes_back():
    """R10: a character too; the discard pile, not the reserve."""
    s = table(side("diplomacy_4 obi_wan_kenobi", exhausted="luke_skywalker"), "military_5")
    play(s, "use diplomacy_4", "discard_own luke_skywalker")
    assert discards(s) == "luke_skywalker"
    play(s, "pass", "use obi_wan_kenobi")
    assert ready(s) == "luke_skywalker" and discards(s) == ""
    assert s.total(REBEL) == 4 + 6 + 1


# -------------------------------------------------------------------------------- Recon
@VALUES
@pytest.mark.parametrize("whose", ["own", "opposing"])
def test_recon_discards_one_of_the_two_top_cards(value, whose):
    """V3: either deck; what is seen is for the looker, what is discarded for everybody."""
    card, owner = f"recon_{value}", REBEL if whose == "own" else EMPIRE
    decks = {"deck": "military_2 diplomacy_2 the_force_2"}
    s = table(side(card, **decks), side("military_5", **decks))
    play(s, f"use {card}")
    assert asked(s) == {"step": "look_at_whose", "seat": REBEL}
    assert options_of(s) == ["own_deck", "opposing_deck"]
    play(s, f"{whose}_deck")
    seen = [f"sees 0 {owner} the_force_2 1", f"sees 0 {owner} diplomacy_2 2"]
    assert told(s, REBEL) == [f"looks 0 {owner} 2", *seen]
    assert told(s, EMPIRE) == told(s, SPECTATOR) == [f"looks 0 {owner} 2"]
    assert asked(s) == {"step": "which_of_top", "seat": REBEL, "owner": owner}
    assert options_of(s) == ["discard_from_deck diplomacy_2", "discard_from_deck the_force_2"]
    assert GAME.view(s, REBEL).seats[owner].tops == ("diplomacy_2", "the_force_2")
    for gone, left in (("diplomacy_2", "the_force_2"), ("the_force_2", "diplomacy_2")):
        after = play(s.clone(), f"discard_from_deck {gone}")
        assert told(after, SPECTATOR) == [f"discards_from_deck 0 {owner} {gone} 0"]
        assert discards(after, owner) == gone and discards(after, 1 - owner) == ""
        assert pile(after, "deck", owner).split()[-2:] == ["military_2", left]
        assert top(after, 1 - owner) == "the_force_2"
        assert GAME.view(after, REBEL).seats[owner].tops == (left,)
        assert GAME.view(after, EMPIRE).seats[owner].tops == ()
        assert after.asked() == [EMPIRE]


@pytest.mark.parametrize("whose", ["own", "opposing"])
def test_recon_with_one_card_left_looks_under_it(whose):
    """R7, O2: the discard pile is shuffled and laid under the last card."""
    owner = REBEL if whose == "own" else EMPIRE
    area = "recon_3" if owner == REBEL else "military_5"
    gone = all_but(area, "the_force_2", seat=owner)
    short = side(area, deck="the_force_2", discards=gone, reserve="")
    s = table(*([short, "military_5"] if owner == REBEL else ["recon_3", short]))
    play(s, "use recon_3", f"{whose}_deck")
    size = len(gone.split()) + 1
    assert told(s, SPECTATOR) == [f"shuffles_under {owner} {size}", f"looks 0 {owner} 2"]
    deck = pile(s, "deck", owner).split()
    assert deck[-1] == "the_force_2" and sorted(deck[:-1]) == sorted(gone.split())
    assert deck[:-1] != gone.split()
    assert discards(s, owner) == ""
    assert told(s, REBEL, "sees")[1] == f"sees 0 {owner} {deck[-2]} 2"
    play(s, "discard_from_deck the_force_2")
    assert discards(s, owner) == "the_force_2" and top(s, owner) == deck[-2]


def test_recon_that_leaves_one_card_shuffles_nothing():
    """R7: a deck of two becomes one of a single card, and that is enough."""
    gone = all_but("recon_3", "the_force_2 diplomacy_2")
    s = table(side("recon_3", deck="diplomacy_2 the_force_2", discards=gone, reserve=""), "")
    play(s, "use recon_3", "own_deck", "discard_from_deck the_force_2")
    assert told(s, SPECTATOR) == ["discards_from_deck 0 0 the_force_2 0"]
    assert pile(s, "deck") == "diplomacy_2"


# -------------------------------------------------------------------------------- The Force
@VALUES
def test_the_force_exhausts_a_ready_card_on_either_side(value):
    """R4: its own cost is paid first, so never itself; the power of the card is not used."""
    card = f"the_force_{value}"
    s = table(side(f"{card} yoda", exhausted="recon_3"), side("boba_fett", exhausted="recon_2"))
    play(s, f"use {card}")
    assert asked(s) == {"step": "which_ready", "seat": REBEL}
    assert options_of(s) == ["exhaust_own yoda", "exhaust_opposing boba_fett"]
    own = play(s.clone(), "exhaust_own yoda")
    assert told(own, SPECTATOR) == ["exhausts 0 0 yoda 0"]
    assert ready(own) == "" and ready(own, EMPIRE) == "boba_fett"
    assert own.players[REBEL].influence == 2
    play(s, "exhaust_opposing boba_fett")
    assert told(s, SPECTATOR) == ["exhausts 0 1 boba_fett 0"]
    assert exhausted(s, EMPIRE) == "recon_2 boba_fett" and ready(s) == "yoda"
    assert s.total(EMPIRE) == 3 and s.asked() == [EMPIRE]


def test_the_force_must_hit_an_own_card_if_no_other_is_ready():
    """R5, F3"""
    s = play(table("the_force_3 yoda", side(exhausted="boba_fett")), "use the_force_3")
    assert told(s, SPECTATOR) == ["uses 0 the_force_3 0", "exhausts 0 0 yoda 0"]
    assert exhausted(s) == "the_force_3 yoda"


def test_the_force_with_no_ready_card_is_exhausted_for_nothing():
    """S8.2, F3, R4"""
    s = play(table("the_force_3", side(exhausted="boba_fett")), "use the_force_3")
    assert told(s, SPECTATOR) == ["uses 0 the_force_3 0", "no_effect 0 the_force_3 0"]
    assert exhausted(s) == "the_force_3"


# -------------------------------------------------------------------------------- all of them
def test_what_can_be_resolved_can_not_be_declined():
    """S8.1, F3, R5"""
    s = table("military_2 diplomacy_2 recon_2 the_force_2", "boba_fett recon_3")
    for card in ready(s).split():
        used = play(s.clone(), f"use {card}")
        for words in ("done", "pass"):
            with pytest.raises(IllegalAnswer):
                used.answer(REBEL, ACTIONS[words])
