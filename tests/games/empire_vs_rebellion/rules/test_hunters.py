"""IG-88 and Jabba the Hutt, who look into decks."""

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
    side,
    table,
    told,
    top,
)


def imperial(mine, theirs="recon_2", **fields):
    """The Empire is about to act."""
    return table(theirs, mine, turn=1, **fields)


# -------------------------------------------------------------------------------- IG-88
@pytest.mark.parametrize("owner", [REBEL, EMPIRE])
def test_ig88_searches_a_deck_for_two_cards(owner):
    """V3: one is discarded for all to see, the other lies unseen on top of the shuffled deck."""
    s = play(imperial(side("ig88", deck="recon_3"), side("recon_2", deck="recon_3")), "use ig88")
    assert asked(s) == {"step": "search_whose", "seat": EMPIRE}
    assert options_of(s) == ["own_deck", "opposing_deck"]
    deck = pile(s, "deck", owner).split()
    other = pile(s, "deck", 1 - owner)
    play(s, "own_deck" if owner == EMPIRE else "opposing_deck")
    assert told(s, SPECTATOR) == [f"searches 1 {owner} {len(deck)}"]
    found = told(s, EMPIRE)[1:]
    characters = [card for card in deck if card in GAME.cards[16:24]]
    wanted = [f"finds 1 0 {card} 0" for card in sorted(characters, key=GAME.cards.index)]
    assert found == (wanted if owner == REBEL else [])
    assert asked(s) == {"step": "which_to_discard", "seat": EMPIRE, "owner": owner}
    ordered = sorted(deck, key=GAME.cards.index)
    assert options_of(s) == [f"discard_from_deck {card}" for card in ordered]
    play(s, "discard_from_deck military_2")
    assert told(s, SPECTATOR) == [f"discards_from_deck 1 {owner} military_2 0"]
    assert discards(s, owner) == "military_2"
    assert asked(s) == {"step": "which_to_top", "seat": EMPIRE, "owner": owner}
    left = [card for card in ordered if card != "military_2"]
    assert options_of(s) == [f"put_on_top {card}" for card in left]
    play(s, "put_on_top the_force_5")
    secret = [f"shuffles {owner} {len(deck) - 2}", f"puts_on_top 1 {owner} 0"]
    assert told(s, REBEL) == told(s, SPECTATOR) == secret
    assert told(s, EMPIRE)[1] == f"puts_on_top 1 {owner} the_force_5 0"
    after = pile(s, "deck", owner).split()
    assert after[-1] == "the_force_5" and sorted(after) == sorted(left)
    assert after != left and pile(s, "deck", 1 - owner) == other
    assert GAME.view(s, EMPIRE).seats[owner].tops == ("the_force_5",)
    assert GAME.view(s, REBEL).seats[owner].tops == ()
    assert s.asked() == [REBEL]


def test_ig88_shuffles_the_rest_of_the_deck():
    """The cards under the one on top are not always in the same order."""
    orders = set()
    for seed in range(8):
        s = imperial("ig88", "recon_2")
        s.rng = GAME.start(2, seed).rng
        play(s, "use ig88", "opposing_deck", "discard_from_deck military_2", "put_on_top recon_5")
        orders.add(pile(s, "deck"))
    assert len(orders) == 8


@pytest.mark.parametrize("owner", [REBEL, EMPIRE])
def test_ig88_with_one_card_left_searches_the_discards_too(owner):
    """R7, O2: they are shuffled and laid under it."""
    area = "recon_2" if owner == REBEL else "ig88"
    gone = all_but(area, "recon_3", seat=owner)
    short = side(area, deck="recon_3", discards=gone, reserve="")
    s = imperial(*(("ig88", short) if owner == REBEL else (short, "recon_2")))
    play(s, "use ig88", "own_deck" if owner == EMPIRE else "opposing_deck")
    size = len(gone.split()) + 1
    under, searches = told(s, SPECTATOR)
    assert (under, searches) == (f"shuffles_under {owner} {size}", f"searches 1 {owner} {size}")
    assert len(options_of(s)) == size and discards(s, owner) == ""
    play(s, "discard_from_deck military_2", "put_on_top recon_3")
    assert discards(s, owner) == "military_2" and top(s, owner) == "recon_3"


def test_ig88_and_a_deck_of_two_cards():
    """O11, R7: the one that is not discarded lies on top without asking; nothing is refilled."""
    gone = all_but("ig88", "recon_3 recon_4", seat=EMPIRE)
    mine = side("ig88", deck="recon_3 recon_4", discards=gone, reserve="")
    s = play(imperial(mine), "use ig88", "own_deck")
    assert options_of(s) == ["discard_from_deck recon_3", "discard_from_deck recon_4"]
    play(s, "discard_from_deck recon_4")
    assert pile(s, "deck", EMPIRE) == "recon_3" and s.asked() == [REBEL]
    assert told(s, EMPIRE)[-1] == "puts_on_top 1 1 recon_3 0"
    assert len(discards(s, EMPIRE).split()) == len(gone.split()) + 1


# -------------------------------------------------------------------------------- Jabba the Hutt
def jabba(event="battle_of_hoth", mine="jabba_the_hutt recon_2"):
    s = imperial(side(mine, deck="military_2 the_force_4"), "recon_2", event=event)
    return play(s, "use jabba_the_hutt")


def test_jabba_the_hutt_sees_the_top_card_of_his_deck():
    """V3: alone."""
    s = jabba()
    assert told(s, REBEL)[1:] == told(s, SPECTATOR)[1:] == ["looks 1 1 1"]
    assert told(s, EMPIRE)[1:] == ["looks 1 1 1", "sees 1 1 the_force_4 1"]
    assert GAME.view(s, EMPIRE).seats[EMPIRE].tops == ("the_force_4",)
    assert GAME.view(s, REBEL).seats[EMPIRE].tops == ()
    assert asked(s) == {"step": "look_then_discard", "seat": EMPIRE, "owner": EMPIRE}
    assert options_of(s) == ["done", "discard_own recon_2", "discard_own jabba_the_hutt"]


def test_jabba_the_hutt_may_discard_and_may_play():
    """R5: one, both or neither."""
    for first in ("done", "discard_own recon_2"):
        s = play(jabba(), first)
        gone = "recon_2" if first != "done" else ""
        assert discards(s, EMPIRE) == gone
        assert asked(s) == {"step": "look_then_play", "seat": EMPIRE, "owner": EMPIRE}
        assert options_of(s) == ["play", "done"]
        neither = play(s.clone(), "done")
        assert told(neither, SPECTATOR) == ["declines 1 0"]
        assert top(neither, EMPIRE) == "the_force_4" and discards(neither, EMPIRE) == gone
        assert neither.asked() == [REBEL]
        play(s, "play")
        assert told(s, SPECTATOR)[0].startswith("plays 1 the_force_4 ")
        assert "the_force_4" in ready(s, EMPIRE).split() and top(s, EMPIRE) == "military_2"
        assert exhausted(s, EMPIRE) == "jabba_the_hutt" and s.asked() == [REBEL]


def test_jabba_the_hutt_may_discard_himself():
    """F1, R4"""
    s = play(jabba(mine="jabba_the_hutt"), "discard_own jabba_the_hutt", "play")
    assert ready(s, EMPIRE) == "the_force_4" and discards(s, EMPIRE) == "jabba_the_hutt"


def test_jabba_the_hutt_at_full_capacity_must_make_room_first():
    """F4, S5.2: the discard comes before the play."""
    full = play(jabba("control_of_endor"), "done")
    assert full.asked() == [REBEL] and top(full, EMPIRE) == "the_force_4"
    assert told(full) == []
    s = play(jabba("control_of_endor"), "discard_own recon_2")
    assert options_of(s) == ["play", "done"]
    play(s, "play")
    assert ready(s, EMPIRE) == "the_force_4" and s.players[EMPIRE].size_of_area() == 2


def test_jabba_the_hutt_plays_the_last_card():
    """F2, R7: the deck is made anew."""
    gone = all_but("jabba_the_hutt", "recon_3", seat=EMPIRE)
    mine = side("jabba_the_hutt", deck="recon_3", discards=gone, reserve="")
    s = play(imperial(mine), "use jabba_the_hutt", "done", "play")
    assert told(s, SPECTATOR) == ["plays 1 recon_3 0", f"shuffles 1 {len(gone.split())}"]
    assert discards(s, EMPIRE) == ""


# -------------------------------------------------------------------------------- both
@pytest.mark.parametrize(
    "answers",
    [["use ig88", "opposing_deck"], ["use ig88", "own_deck", "discard_from_deck military_2"],
     ["use jabba_the_hutt"], ["use jabba_the_hutt", "done"]],
)  # fmt: skip
def test_a_position_in_the_middle_of_a_look_is_whole(answers):
    """V3: who looks still knows what is seen when the position is read again."""
    s = play(imperial(side("ig88 jabba_the_hutt", deck="military_3 the_force_4")), *answers)
    again = GAME.read(GAME.write(s))
    assert again.hash() == s.hash()
    assert GAME.view(again, EMPIRE) == GAME.view(s, EMPIRE)
