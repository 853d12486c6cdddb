"""The Jedi card and the five Yodas."""

import pytest

from tests.games.stolen_plans.rules.table import (
    GAME,
    SPECTATOR,
    asked,
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

YODAS = (
    "yoda_pass_left", "yoda_discard_all", "yoda_swap", "yoda_look_take", "yoda_take_all",
)  # fmt: skip
JEDI = ["learn_the_ways", "", ""]
BASE = {"deck": "base"}


# -------------------------------------------------------------------------------- becoming a Jedi
def test_learn_the_ways_makes_a_jedi_and_stays_on_the_table():
    """3.8: to the end, and not in hand."""
    s = table("learn_the_ways yoda_take_all lightsaber", "jawa", "jawa", "crime_lord")
    assert options_of(s) == ["draw", "play learn_the_ways"]
    play(s, "play learn_the_ways")
    for seat in (0, 1, SPECTATOR):
        assert cards_told(s, seat, "becomes_jedi") == ["learn_the_ways"]
        assert GAME.view(s, seat).seats[0].table == ("learn_the_ways",)
    assert discards(s) == ""
    assert hand(s, 0) == "lightsaber yoda_take_all"
    assert s.asked() == [1]
    play(s, "draw", "draw", "draw")
    assert options_of(s) == ["draw", "play yoda_take_all"]


def test_becoming_a_jedi_gives_no_extra_play():
    """3.1.3: one play a turn."""
    s = play(table("learn_the_ways yoda_pass_left", "jawa", "jawa"), "play learn_the_ways")
    assert asked(s) == {"step": "your_turn", "seat": 1}


def test_a_jedi_card_is_safe_on_the_table():
    """3.8: safe from everything that happens to the hand."""
    s = table(
        "yoda_discard_all discard_all yoda_take_all", "jawa jawa", table=["learn_the_ways"] * 2
    )
    play(s, "play yoda_discard_all")
    assert [seat.table for seat in GAME.view(s, 0).seats] == [("learn_the_ways",)] * 2
    play(s, "draw", "play discard_all")
    play(s, "draw", "play yoda_take_all")
    assert [seat.table for seat in GAME.view(s, 0).seats] == [("learn_the_ways",)] * 2
    assert sizes(s)[1] == 0


def test_a_second_jedi_card_is_wasted():
    """3.1.8: legal, wasted."""
    s = play(table("learn_the_ways", "jawa", "jawa", table=JEDI), "play learn_the_ways")
    assert GAME.view(s, 1).seats[0].table == ("learn_the_ways", "learn_the_ways")


@pytest.mark.parametrize("card", YODAS)
def test_yodas_are_for_jedi_only(card):
    """3.8: a non-Jedi may hold but not use them; they are discarded after use."""
    assert options_of(table(card, "jawa", "jawa")) == ["draw"]
    assert options_of(table(card, "jawa", "jawa", table=["", "learn_the_ways", ""])) == ["draw"]
    s = table(card, "stormtrooper", "jawa", table=JEDI)
    assert options_of(s) == ["draw", f"play {card}"]
    play(s, f"play {card}")
    assert discards(s).split()[0] == card
    for seat in (0, 1, SPECTATOR):
        assert cards_told(s, seat, "plays") == [card]


@pytest.mark.parametrize("card", YODAS[1:])
def test_yodas_are_aimed_at_players_with_cards(card):
    """3.1.7: only players with cards."""
    s = table(card, "jawa", "", "jawa jawa", table=[*JEDI, ""])
    assert options_of(play(s, f"play {card}")) == ["target 1", "target 3"]
    assert options_of(table(card, "", "", table=JEDI)) == ["draw"]


# -------------------------------------------------------------------------------- pass left
@pytest.mark.parametrize("seats", range(2, 7))
def test_yoda_pass_left_hands_every_hand_to_the_left(seats):
    """3.9: all at the same time; 3.1.6: what was played has left the hand before."""
    rest = ["r2d2", "decoy", "jawa jawa", "stormtrooper", "", "crime_lord"][: seats - 1]
    tables = ["learn_the_ways", *[""] * (seats - 1)]
    s = table("yoda_pass_left bounty_hunter", *rest, table=tables)
    play(s, "play yoda_pass_left")
    assert [hand(s, seat) for seat in range(seats)] == [rest[-1], "bounty_hunter", *rest[:-1]]
    assert discards(s) == "yoda_pass_left"
    assert s.asked() == [1]
    for seat in (*range(seats), SPECTATOR):
        assert len(told(s, seat, "passes_left")) == 1


def test_passing_left_tells_giver_and_receiver():
    """3.2.2: the giver knows what was given, the receiver what came; the others nothing."""
    s = table("yoda_pass_left jawa", "r2d2", "stormtrooper", "lightsaber", table=[*JEDI, ""])
    play(s, "play yoda_pass_left")
    assert known(s, 0) == ["jawa 1"]
    assert known(s, 1) == ["r2d2 2"]
    assert known(s, 2) == ["stormtrooper 3"]
    assert known(s, 3) == ["lightsaber 0"]
    assert public(s) == []
    assert unseen(s, 0) == [0, 0, 1, 1]
    assert cards_told(s, 1, "receives") == ["jawa"]
    assert cards_told(s, 0, "receives") == ["lightsaber"]
    assert told(s, SPECTATOR, "receives") == []


def test_passing_left_carries_what_was_known_along():
    """3.2.4: a known card moves with its hand."""
    knows = [
        {"observer": 3, "card": "r2d2", "places": [1]},
        {"observer": 0, "card": "r2d2", "places": [1]},
    ]
    s = table(
        "yoda_pass_left jawa",
        "r2d2 jawa",
        "stormtrooper",
        "lightsaber",
        table=[*JEDI, ""],
        knows=knows,
    )
    play(s, "play yoda_pass_left")
    assert known(s, 3) == ["lightsaber 0", "r2d2 2"]
    assert known(s, 0) == ["jawa 1", "r2d2 2"]
    assert known(s, 2) == ["stormtrooper 3"]  # whoever gets the hand sees it


def test_passing_left_in_a_game_of_two_is_a_swap():
    """3.1.13: two-player game, rotate = swap."""
    s = table("yoda_pass_left r2d2 jawa", "decoy", table=JEDI[:2])
    play(s, "play yoda_pass_left")
    assert (hand(s, 0), hand(s, 1)) == ("decoy", "r2d2 jawa")
    assert known(s, 0) == ["jawa 1", "r2d2 1"]
    assert known(s, 1) == ["decoy 0"]


# -------------------------------------------------------------------------------- discard all
def test_yoda_discard_all_empties_a_hand_but_for_r2d2():
    """3.9: one player discards all but R2-D2; cards are face up."""
    s = table("yoda_discard_all jawa", "r2d2 crime_lord jawa", "jawa", table=JEDI, options=BASE)
    play(s, "play yoda_discard_all", "target 1")
    assert (hand(s, 0), hand(s, 1)) == ("jawa", "r2d2")
    assert discards(s) == "yoda_discard_all jawa crime_lord"
    assert known(s, 0) == known(s, 2) == public(s) == ["r2d2 1"]
    assert s.asked() == [1]
    for seat in (0, 1, 2, SPECTATOR):
        assert len(told(s, seat, "cannot_discard")) == 1
        assert [(e.seat, e.other) for e in told(s, seat, "must_discard_hand")] == [(0, 1)]


def test_yoda_discard_all_spares_the_decoy_too():
    """3.1.5."""
    s = table("yoda_discard_all", "decoy jawa", "jawa", table=JEDI)
    play(s, "play yoda_discard_all", "target 1")
    assert hand(s, 1) == "decoy"
    assert known(s, 0) == public(s) == ["keeper 1"]
    s = table("yoda_discard_all", "r2d2 decoy jawa", "jawa", table=JEDI)
    play(s, "play yoda_discard_all", "target 1")
    assert hand(s, 1) == "r2d2 decoy"
    assert public(s) == ["decoy 1", "r2d2 1"]


def test_yoda_discard_all_without_r2d2_leaves_nothing():
    s = table("yoda_discard_all", "crime_lord jawa", "jawa", table=JEDI)
    play(s, "play yoda_discard_all", "target 1")
    assert sizes(s) == [0, 0, 1]
    assert told(s, 2, "cannot_discard") == []


# -------------------------------------------------------------------------------- swap, take all
def test_yoda_swap_swaps_two_hands():
    """3.9, 3.1.5: R2-D2 and the Decoy move; 3.1.6: without the card played."""
    s = table("yoda_swap jawa decoy", "stormtrooper", "r2d2", table=JEDI)
    play(s, "play yoda_swap", "target 2")
    assert [hand(s, seat) for seat in range(3)] == ["r2d2", "stormtrooper", "jawa decoy"]
    assert discards(s) == "yoda_swap"
    assert known(s, 0) == ["decoy 2", "jawa 2"]
    assert known(s, 2) == ["r2d2 0"]
    assert known(s, 1) == public(s) == []
    assert unseen(s, 1) == [1, 0, 2]
    for seat in (0, 1, SPECTATOR):
        assert [(e.seat, e.other) for e in told(s, seat, "swaps_hands")] == [(0, 2)]


def test_an_empty_hand_may_be_swapped_for_a_full_one():
    """3.1.6: the Yoda was the last card."""
    s = table("yoda_swap", "stormtrooper jawa", "r2d2", table=JEDI)
    play(s, "play yoda_swap", "target 1")
    assert [hand(s, seat) for seat in range(3)] == ["jawa stormtrooper", "", "r2d2"]


def test_a_swap_moves_what_a_third_player_knew():
    """3.2.4."""
    knows = [
        {"observer": 1, "card": "r2d2", "places": [2]},
        {"observer": 1, "card": "jawa", "places": [0]},
    ]
    s = table("yoda_swap jawa", "stormtrooper", "r2d2 jawa", table=JEDI, knows=knows)
    play(s, "play yoda_swap", "target 2")
    assert known(s, 1) == ["jawa 2", "r2d2 0"]
    assert unseen(s, 1) == [1, 0, 0]


def test_yoda_take_all_takes_the_whole_hand():
    """3.9."""
    s = table("yoda_take_all jawa", "r2d2 decoy crime_lord", "jawa", table=JEDI)
    play(s, "play yoda_take_all", "target 1")
    assert [hand(s, seat) for seat in range(3)] == ["r2d2 jawa crime_lord decoy", "", "jawa"]
    assert discards(s) == "yoda_take_all"
    assert known(s, 0) == []
    assert known(s, 1) == ["crime_lord 0", "decoy 0", "r2d2 0"]
    assert known(s, 2) == public(s) == []
    assert unseen(s, 1) == [1, 0, 1]  # the Jawa was there before
    assert unseen(s, 2) == [4, 0, 0]
    assert sorted(cards_told(s, 0, "receives")) == ["crime_lord", "decoy", "r2d2"]
    assert told(s, 1, "receives") == told(s, 2, "receives") == []


# -------------------------------------------------------------------------------- look and take
def test_yoda_look_take_sees_a_hand_and_takes_a_card_of_choice():
    """3.9."""
    s = table("yoda_look_take", "r2d2 jawa jawa lightsaber", "stormtrooper", table=JEDI)
    play(s, "play yoda_look_take", "target 1")
    assert asked(s) == {"step": "take", "seat": 0, "target": 1}
    assert options_of(s) == ["take r2d2", "take jawa", "take lightsaber"]
    assert cards_told(s, 0, "sees") == ["r2d2", "jawa", "jawa", "lightsaber"]
    for seat in (1, 2, SPECTATOR):
        assert told(s, seat, "sees") == []
        assert [(e.seat, e.other, e.number) for e in told(s, seat, "looks")] == [(0, 1, 4)]
    assert known(s, 0) == ["jawa 1", "jawa 1", "lightsaber 1", "r2d2 1"]
    play(s, "take r2d2")
    assert (hand(s, 0), hand(s, 1)) == ("r2d2", "jawa jawa lightsaber")
    assert discards(s) == "yoda_look_take"
    assert s.asked() == [1]


def test_a_hand_that_was_looked_at_is_known():
    """3.2.2: to the looker; the card taken to both, the rest of the table sees neither."""
    s = table("yoda_look_take", "r2d2 jawa lightsaber", "stormtrooper", table=JEDI)
    play(s, "play yoda_look_take", "target 1", "take jawa")
    assert known(s, 0) == ["lightsaber 1", "r2d2 1"]
    assert known(s, 1) == ["jawa 0"]
    assert known(s, 2) == public(s) == []
    assert cards_told(s, 1, "takes") == ["jawa"]
    assert cards_told(s, 2, "takes") == [None]
    assert unseen(s, 0) == [0, 0, 1]
    assert unseen(s, 2) == [1, 2, 0]


def test_the_decoy_may_be_taken():
    s = table("yoda_look_take", "decoy", "stormtrooper", table=JEDI)
    play(s, "play yoda_look_take", "target 1")
    assert options_of(s) == ["take decoy"]  # asked even so: the others can't see that it is one
    assert hand(play(s, "take decoy"), 0) == "decoy"
