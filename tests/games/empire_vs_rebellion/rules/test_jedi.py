"""Luke Skywalker, Obi-Wan Kenobi and Yoda."""

import pytest

from starfelt.core.refusal import IllegalAnswer
from tests.games.empire_vs_rebellion.rules.table import (
    ACTIONS,
    EMPIRE,
    REBEL,
    SPECTATOR,
    asked,
    discards,
    exhausted,
    influence,
    options_of,
    play,
    ready,
    side,
    table,
    told,
)

FULL = "control_of_endor"  # two cards each


# -------------------------------------------------------------------------------- Luke Skywalker
def luke():
    mine = side("luke_skywalker recon_2", exhausted="military_2")
    s = table(mine, side("boba_fett", exhausted="recon_2"))
    return play(s, "use luke_skywalker")


def test_luke_skywalker_discards_on_either_side_or_both():
    """R5: an own card, an opposing card, or one of each."""
    s = luke()
    assert asked(s) == {"step": "one_or_both", "seat": REBEL}
    own = ["discard_own military_2", "discard_own recon_2", "discard_own luke_skywalker"]
    opposing = ["discard_opposing recon_2", "discard_opposing boba_fett"]
    assert options_of(s) == own + opposing
    with pytest.raises(IllegalAnswer):  # at least one part
        s.answer(REBEL, ACTIONS["done"])


def test_luke_skywalker_begins_with_an_own_card():
    """O7"""
    s = play(luke(), "discard_own recon_2")
    assert told(s, SPECTATOR) == ["discards 0 0 recon_2 0"]
    assert asked(s) == {"step": "also_opposing", "seat": REBEL}
    assert options_of(s) == ["done", "discard_opposing recon_2", "discard_opposing boba_fett"]
    alone = play(s.clone(), "done")
    assert (discards(alone), discards(alone, EMPIRE)) == ("recon_2", "")
    assert told(alone) == [] and alone.asked() == [EMPIRE]
    play(s, "discard_opposing boba_fett")
    assert told(s, SPECTATOR) == ["discards 0 1 boba_fett 0"]
    assert (discards(s), discards(s, EMPIRE)) == ("recon_2", "boba_fett")
    assert exhausted(s) == "military_2 luke_skywalker" and s.asked() == [EMPIRE]


def test_luke_skywalker_begins_with_an_opposing_card():
    """O7"""
    s = play(luke(), "discard_opposing recon_2")
    assert asked(s) == {"step": "also_own", "seat": REBEL}
    assert options_of(s) == [
        "done", "discard_own military_2", "discard_own recon_2", "discard_own luke_skywalker",
    ]  # fmt: skip
    alone = play(s.clone(), "done")
    assert (discards(alone), discards(alone, EMPIRE)) == ("", "recon_2")
    play(s, "discard_own military_2")
    assert (discards(s), discards(s, EMPIRE)) == ("military_2", "recon_2")
    assert ready(s) == "recon_2" and s.asked() == [EMPIRE]


def test_luke_skywalker_may_discard_himself():
    """F1, R4"""
    s = play(luke(), "discard_opposing boba_fett", "discard_own luke_skywalker")
    assert (discards(s), discards(s, EMPIRE)) == ("luke_skywalker", "boba_fett")
    assert ready(s) == "recon_2" and exhausted(s) == "military_2"


def test_luke_skywalker_alone_against_nobody_discards_himself():
    """R5, O11: the only way to resolve it."""
    s = play(table("luke_skywalker", ""), "use luke_skywalker")
    assert told(s, SPECTATOR) == ["uses 0 luke_skywalker 0", "discards 0 0 luke_skywalker 0"]
    assert s.asked() == [EMPIRE]


def test_luke_skywalker_against_nobody_is_not_asked_for_more():
    s = play(table("luke_skywalker recon_2", ""), "use luke_skywalker", "discard_own recon_2")
    assert s.asked() == [EMPIRE] and ready(s) == "" and exhausted(s) == "luke_skywalker"


# -------------------------------------------------------------------------------- Obi-Wan Kenobi
def test_obi_wan_kenobi_plays_a_card_of_the_discard_pile():
    """R8: any card of the own pile, ready."""
    mine = side("obi_wan_kenobi recon_2", discards="yoda military_4 recon_5")
    s = table(mine, side("military_5", discards="boba_fett"))
    play(s, "use obi_wan_kenobi")
    assert asked(s) == {"step": "which_of_discards", "seat": REBEL}
    assert options_of(s) == [
        f"play_from_discards {card}" for card in ("military_4", "recon_5", "yoda")
    ]
    play(s, "play_from_discards yoda")
    assert told(s, SPECTATOR) == ["plays_from_discards 0 yoda 0"]
    assert ready(s) == "recon_2 yoda" and discards(s) == "military_4 recon_5"
    assert exhausted(s) == "obi_wan_kenobi" and discards(s, EMPIRE) == "boba_fett"
    assert s.asked() == [EMPIRE]


def test_obi_wan_kenobi_and_a_single_discard():
    """O11, R5"""
    s = table(side("obi_wan_kenobi", discards="yoda"), "military_5")
    play(s, "use obi_wan_kenobi")
    assert told(s, SPECTATOR) == ["uses 0 obi_wan_kenobi 0", "plays_from_discards 0 yoda 0"]
    assert ready(s) == "yoda" and discards(s) == ""


@pytest.mark.parametrize(("mine", "event"), [("recon_2", FULL), ("", "battle_of_hoth")])
def test_obi_wan_kenobi_without_room_or_without_discards_does_nothing(mine, event):
    """F4, R6, F3: the opponent's pile is none of his."""
    own = side(f"obi_wan_kenobi {mine}", discards="yoda" if mine else "")
    s = play(table(own, side("", discards="boba_fett"), event=event), "use obi_wan_kenobi")
    assert told(s, SPECTATOR) == ["uses 0 obi_wan_kenobi 0", "no_effect 0 obi_wan_kenobi 0"]
    assert ready(s) == mine and exhausted(s) == "obi_wan_kenobi" and s.asked() == [EMPIRE]


# -------------------------------------------------------------------------------- Yoda
def test_yoda_gains_an_influence():
    """F11, S16.4: there is no limit."""
    s = play(table(side("yoda", influence=2), "military_5"), "use yoda")
    assert told(s, SPECTATOR) == ["uses 0 yoda 0", "gains_influence 0 1"]
    assert influence(s) == (3, 2) and exhausted(s) == "yoda"
    s = play(table(side("yoda", influence=16), side("recon_2", influence=16)), "use yoda")
    assert influence(s) == (17, 16)


def test_yoda_readied_by_what_he_gains():
    """R16: a loop that gains nothing."""
    s = table(side("yoda", influence=0), "military_5")
    for _turn in range(5):
        play(s, "use yoda", "pass", "ready yoda", "pass")
        assert influence(s) == (0, 2) and ready(s) == "yoda"
