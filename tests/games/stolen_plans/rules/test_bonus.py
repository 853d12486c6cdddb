"""The six bonus cards."""

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

OPEN = {"open_discards": True}


# -------------------------------------------------------------------------------- Traitor
def test_traitor_wins_at_once_with_r2d2_and_darth_vader():
    """3.10."""
    s = table("traitor r2d2 darth_vader bounty_hunter", "jawa", "jawa")
    play(s, "play traitor")
    assert s.is_over()
    assert s.ending() == "traitor"
    assert s.returns() == [1, -1, -1]
    assert GAME.view(s, 1).winner == 0
    assert GAME.view(s, 1).draw_pile > 0
    for seat in (0, 1, SPECTATOR):
        assert cards_told(s, seat, "shows") == ["r2d2", "darth_vader"]
        assert [event.seat for event in told(s, seat, "wins")] == [0]
    assert known(s, 1) == public(s) == ["darth_vader 0", "r2d2 0"]
    assert discards(s) == "traitor"


@pytest.mark.parametrize(
    "held", ["traitor r2d2", "traitor darth_vader", "traitor decoy darth_vader", "traitor"]
)
def test_traitor_needs_both_cards(held):
    s = table(held, "jawa", "jawa")
    assert "play traitor" not in options_of(s)


def test_traitor_needs_the_cards_in_hand():
    """3.1.11: a Vader that was played does not count; and it is the play of the turn."""
    s = table("traitor r2d2 darth_vader darth_vader", "jawa", "jawa")
    assert options_of(s) == ["draw", "play darth_vader", "play traitor"]
    play(s, "play darth_vader", "target 1", "done")
    assert s.asked() == [1]  # no Traitor in the same turn
    play(s, "draw", "draw")
    assert "play traitor" in options_of(s)
    play(s, "play darth_vader", "target 2", "done", "draw", "draw")
    assert "play traitor" not in options_of(s)


def test_without_the_traitor_darth_vader_only_attacks():
    """3.1.11: with no Traitor in the deck the Vader text is idle."""
    s = table("r2d2 darth_vader", "jawa", options={"deck": "base"})
    assert options_of(s) == ["draw", "play darth_vader"]


# ------------------------------------------------------------------------------ Advantage, Counter
def test_advantage_stays_and_lets_its_owner_draw_two():
    """3.10."""
    s = table("advantage", "jawa", draw_pile="r2d2 decoy jawa crime_lord blaster_light")
    assert options_of(s) == ["draw", "play advantage"]
    play(s, "play advantage")
    for seat in (0, 1, SPECTATOR):
        assert cards_told(s, seat, "gains_advantage") == ["advantage"]
        assert GAME.view(s, seat).seats[0].table == ("advantage",)
    assert "advantage" not in discards(s).split()
    assert options_of(s) == ["draw"]  # seat 0 has no cards to attack
    play(s, "draw")
    assert options_of(s) == ["draw", "draw_two"]
    play(s, "draw_two")
    assert hand(s, 0) == "jawa crime_lord"
    assert hand(s, 1) == "jawa blaster_light"
    assert s.asked() == [1]
    assert options_of(s)[0] == "draw"
    assert "draw_two" not in options_of(s)
    assert sorted(cards_told(s, 0, "draws")) == ["crime_lord", "jawa"]
    assert cards_told(s, 1, "draws") == [None, None]
    assert unseen(s, 1) == [2, 0]


def test_drawing_two_is_optional():
    """3.1.4."""
    s = table("", "jawa", table=["advantage", ""])
    assert options_of(s) == ["draw", "draw_two"]
    assert sizes(play(s.clone(), "draw")) == [1, 1]
    assert sizes(play(s, "draw_two")) == [2, 1]


def test_with_one_card_left_one_is_drawn():
    """3.1.4: and the game is over."""
    s = table("", "r2d2 decoy", table=["advantage", ""], draw_pile="jawa")
    assert options_of(s) == ["draw"]
    play(s, "draw")
    assert s.is_over()
    assert s.returns() == [-1, 1]


@pytest.mark.parametrize("last", ["jawa r2d2", "r2d2 jawa"])
def test_two_last_cards_end_the_game(last):
    """3.3, 3.1.4: R2-D2 among the last two, in either order."""
    s = table("", "decoy", table=["advantage", ""], draw_pile=last)
    play(s, "draw_two")
    assert s.is_over()
    assert s.returns() == [1, -1]
    assert hand(s, 0) == "r2d2 jawa"


def test_three_cards_left_and_two_drawn_is_not_the_end():
    s = table("", "decoy", table=["advantage", ""], draw_pile="jawa r2d2 crime_lord")
    assert not play(s, "draw_two").is_over()


def test_two_cards_drawn_together_tell_no_order():
    for pile in ("decoy jawa crime_lord", "decoy crime_lord jawa"):
        s = table("", "r2d2", table=["advantage", ""], draw_pile=pile)
        assert cards_told(play(s, "draw_two"), 0, "draws") == ["jawa", "crime_lord"]


def test_counter_removes_the_advantage():
    """3.10: both go to the discard pile."""
    s = table("counter", "jawa", "stormtrooper", table=["", "advantage", ""])
    play(s, "play counter")
    assert discards(s) == "counter advantage"
    assert GAME.view(s, 0).seats[1].table == ()
    for seat in (0, 1, 2, SPECTATOR):
        (event,) = told(s, seat, "loses_advantage")
        assert (event.seat, event.other, event.card) == (1, 0, "advantage")
    assert s.asked() == [1]
    assert "draw_two" not in options_of(s)


def test_counter_removes_ones_own_advantage_too():
    s = table("counter", "jawa", table=["learn_the_ways advantage", "learn_the_ways"])
    play(s, "play counter")
    assert GAME.view(s, 0).seats[0].table == ("learn_the_ways",)
    assert discards(s) == "counter advantage"


def test_counter_without_an_advantage_is_wasted():
    """3.1.8: legal, wasted."""
    s = table("counter", "jawa")
    assert "play counter" in options_of(s)
    play(s, "play counter")
    assert discards(s) == "counter"
    assert [event.number for event in told(s, 1, "nothing_to_counter")] == [0]
    assert s.asked() == [1]


def test_a_countered_advantage_can_be_found_and_played_again():
    s = table("counter search", "jawa", table=["", "advantage"])
    play(s, "play counter", "draw", "play search", "find advantage", "find counter")
    assert hand(s, 0) == "advantage counter"
    play(s, "draw", "play advantage")
    assert GAME.view(s, 1).seats[0].table == ("advantage",)


# -------------------------------------------------------------------------------- Search
def test_search_takes_two_cards_of_choice_from_the_discards():
    """3.10."""
    s = table("search", "blaster_light", discards="jawa crime_lord darth_vader jawa lightsaber")
    play(s, "play search")
    for seat in (0, 1, SPECTATOR):
        assert [event.number for event in told(s, seat, "searches")] == [2]
    assert asked(s) == {"step": "find", "seat": 0, "left": 2, "picked": []}
    assert options_of(s) == ["find jawa", "find darth_vader", "find crime_lord"]
    assert s.question(0).picks(s) == 2
    assert len(s.question(0).pool(s)) == 5
    play(s, "find darth_vader")
    assert options_of(s) == ["find crime_lord", "find lightsaber"]
    play(s, "find lightsaber")
    assert hand(s, 0) == "darth_vader lightsaber"
    assert GAME.view(s, 1).discards == 4  # Jawa, Crime Lord, Jawa and Search
    assert s.asked() == [1]


def test_two_equal_cards_may_be_found():
    s = table("search", "blaster_light", discards="jawa crime_lord jawa")
    play(s, "play search", "find jawa")
    assert options_of(s) == ["find jawa", "find crime_lord"]
    assert hand(play(s, "find jawa"), 0) == "jawa jawa"


def test_search_of_an_empty_pile_finds_nothing():
    """3.1.9: up to two if fewer; never itself."""
    s = play(table("search", "blaster_light"), "play search")
    assert sizes(s) == [0, 1]
    assert discards(s) == "search"
    assert [event.number for event in told(s, 1, "searches")] == [0]
    assert s.asked() == [1]


@pytest.mark.parametrize("options", [{}, OPEN])
def test_search_of_one_card_takes_that(options):
    """3.1.9: the pick is asked for, but there is only one."""
    s = play(table("search", "blaster_light", discards="jawa", options=options), "play search")
    assert options_of(s) == ["find jawa"]
    play(s, "find jawa")
    assert hand(s, 0) == "jawa"
    assert discards(s) == "search"
    assert GAME.view(s, 1).discards == 1


def test_search_cannot_take_itself():
    """3.1.9."""
    s = play(table("search", "blaster_light", discards="jawa crime_lord"), "play search")
    assert options_of(s) == ["find jawa"]
    play(s, "find jawa")
    assert options_of(s) == ["find crime_lord"]


def test_a_closed_search_is_secret():
    """3.2.2: cards taken by Search are known to the seat that searched; the others know that
    they lay in the pile."""
    s = table("search", "blaster_light", "jawa", discards="jawa crime_lord darth_vader")
    play(s, "play search", "find darth_vader")
    for seat in (1, 2, SPECTATOR):
        (question,) = GAME.view(s, seat).asked
        assert (question.left, question.picked) == (2, ())
    assert GAME.view(s, 0).asked[0].picked == ("darth_vader",)
    play(s, "find crime_lord")
    assert cards_told(s, 0, "finds") == ["darth_vader", "crime_lord"]
    for seat in (1, 2, SPECTATOR):
        assert cards_told(s, seat, "finds") == [None, None]
    assert known(s, 1) == known(s, 2) == public(s) == ["found 0", "found 0"]
    assert known(s, 0) == []
    view = GAME.view(s, 0)
    assert view.searcher == 0
    assert sorted(view.searched) == ["crime_lord", "darth_vader", "jawa"]
    assert sorted(view.taken) == ["crime_lord", "darth_vader"]
    view = GAME.view(s, 1)
    assert (view.searcher, view.taken) == (0, ())
    assert sorted(view.searched) == ["crime_lord", "darth_vader", "jawa"]
    assert view.discarded == ("search",)
    assert unseen(s, 1) == [0, 0, 1]


def test_an_open_search_is_seen_by_all():
    """3.2.2, 3.1.9: with open discards all see which cards are taken."""
    s = table("search", "blaster_light", discards="jawa crime_lord darth_vader", options=OPEN)
    play(s, "play search", "find darth_vader", "find crime_lord")
    for seat in (0, 1, SPECTATOR):
        assert cards_told(s, seat, "finds") == ["darth_vader", "crime_lord"]
    assert known(s, 1) == public(s) == ["crime_lord 0", "darth_vader 0"]
    assert known(s, 0) == []
    assert discards(s) == "jawa search"
    view = GAME.view(s, 1)
    assert (view.searcher, view.searched, view.discards) == (None, (), 2)


def test_what_is_picked_stays_in_the_pile_until_the_last_pick():
    s = table("search", "blaster_light", discards="jawa crime_lord darth_vader")
    play(s, "play search", "find jawa")
    assert GAME.view(s, 1).discards == 4
    assert sizes(s) == [0, 1]


def test_a_found_card_that_is_played_is_no_longer_in_doubt():
    """3.2.2: what comes out of the searcher's hand later narrows what was found."""
    s = table("search", "jawa", discards="jawa learn_the_ways stormtrooper")
    play(s, "play search", "find stormtrooper", "find learn_the_ways", "draw")
    assert known(s, 1) == public(s) == ["found 0", "found 0"]
    play(s, "play learn_the_ways")
    assert known(s, 1) == public(s) == ["found 0", "learn_the_ways"]
    play(s, "draw", "play stormtrooper")
    assert known(s, 1) == public(s) == ["learn_the_ways", "stormtrooper"]


def test_a_found_card_may_be_found_out_by_theft():
    s = table("search", "bounty_hunter", discards="jawa crime_lord lightsaber")
    play(s, "play search", "find jawa", "find lightsaber", "play bounty_hunter")
    stolen = hand(s, 1)
    assert stolen in ("jawa", "lightsaber")
    assert known(s, 1) == ["found 0", stolen]  # one is seen, and no longer in doubt
    assert known(s, 0) == [f"{stolen} 1"]


# -------------------------------------------------------------------------------- Discard All
def test_discard_all_hands_r2d2_and_the_decoy_over():
    """3.10: the rest is discarded."""
    s = table("discard_all jawa", "r2d2 decoy crime_lord stormtrooper", "jawa")
    play(s, "play discard_all")
    assert options_of(s) == ["target 1", "target 2"]
    play(s, "target 1")
    assert [hand(s, seat) for seat in range(3)] == ["r2d2 jawa decoy", "", "jawa"]
    assert discards(s) == "discard_all stormtrooper crime_lord"
    assert s.asked() == [1]


def test_the_hand_over_is_public():
    """3.2.2: Discard All's hand-over is public."""
    s = table("discard_all jawa", "r2d2 decoy crime_lord", "jawa")
    play(s, "play discard_all", "target 1")
    for seat in (0, 1, 2, SPECTATOR):
        assert cards_told(s, seat, "hands_over") == ["r2d2", "decoy"]
        assert told(s, seat, "cannot_discard") == []
        assert [(e.seat, e.other) for e in told(s, seat, "must_surrender")] == [(0, 1)]
    assert known(s, 1) == known(s, 2) == public(s) == ["decoy 0", "r2d2 0"]
    assert known(s, 0) == []
    assert unseen(s, 2) == [1, 0, 0]


@pytest.mark.parametrize("keeper", ["r2d2", "decoy"])
def test_one_of_them_is_handed_over(keeper):
    s = table("discard_all", f"{keeper} jawa", "jawa")
    play(s, "play discard_all", "target 1")
    assert (hand(s, 0), hand(s, 1)) == (keeper, "")
    assert public(s) == [f"{keeper} 0"]


def test_discard_all_of_a_plain_hand():
    s = table("discard_all", "jawa crime_lord", "jawa")
    play(s, "play discard_all", "target 1")
    assert sizes(s) == [0, 0, 1]
    assert discards(s) == "discard_all jawa crime_lord"
    assert told(s, 0, "hands_over") == []


def test_discard_all_is_for_everybody_and_needs_a_target():
    """3.1.7: not only for Jedi; only players with cards."""
    assert "play discard_all" in options_of(table("discard_all", "jawa"))
    assert options_of(table("discard_all", "", "")) == ["draw"]


# -------------------------------------------------------------------------------- Decoy
def test_decoy_can_be_neither_played_nor_discarded():
    """3.10: never playable or discardable, steals like R2-D2."""
    s = table("decoy", "jawa bounty_hunter", "stormtrooper", turn=1)
    play(s, "play jawa", "target 0", "done")
    assert hand(s, 0) == "decoy"
    play(s, "draw")
    assert options_of(s) == ["draw"]
    s = table("decoy", "bounty_hunter", "stormtrooper", turn=1)
    play(s, "play bounty_hunter", "target 0")
    assert hand(s, 1) == "decoy"


def test_decoy_does_not_win():
    s = table("decoy", "r2d2", draw_pile="jawa")
    assert play(s, "draw").returns() == [-1, 1]


@pytest.mark.parametrize("card", ["traitor", "advantage", "counter", "search", "discard_all"])
def test_bonus_cards_need_no_jedi(card):
    s = table(f"{card} r2d2 darth_vader", "jawa", "jawa")
    assert f"play {card}" in options_of(s)
