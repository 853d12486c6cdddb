"""Steal cards and pairs of Rebel Heroes."""

from collections import Counter
from itertools import combinations_with_replacement

import pytest

from tests.games.stolen_plans.rules.table import (
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

HEROES = ("han_solo", "princess_leia", "luke_skywalker")


def with_rng(seed, *hands, **fields):
    """The same position with other random numbers ahead."""
    numbers = [seed * 2 + 1, 2, 3, seed]
    return table(*hands, rng={"make": "fast", "numbers": numbers}, **fields)


# -------------------------------------------------------------------------------- Boba Fett, Jabba
def test_bounty_hunter_takes_one_card():
    """3.7: a random card from one player; the card is discarded and the turn ends."""
    s = table("bounty_hunter", "jawa jawa jawa", "stormtrooper")
    play(s, "play bounty_hunter")
    assert options_of(s) == ["target 1", "target 2"]
    play(s, "target 1")
    assert (hand(s, 0), hand(s, 1)) == ("jawa", "jawa jawa")
    assert discards(s) == "bounty_hunter"
    assert asked(s) == {"step": "your_turn", "seat": 1}


def test_crime_lord_takes_two_cards_from_one_player():
    s = table("crime_lord", "jawa jawa jawa", "stormtrooper stormtrooper")
    play(s, "play crime_lord")
    assert options_of(s) == ["target 1", "target 2"]
    play(s, "target 2")
    assert (hand(s, 0), hand(s, 1), hand(s, 2)) == (
        "stormtrooper stormtrooper",
        "jawa jawa jawa",
        "",
    )
    assert discards(s) == "crime_lord"
    assert s.asked() == [1]


def test_stealing_two_from_one_card_takes_one():
    """3.1.7."""
    s = table("crime_lord", "r2d2", "stormtrooper")
    play(s, "play crime_lord", "target 1")
    assert (hand(s, 0), hand(s, 1)) == ("r2d2", "")
    assert cards_told(s, 0, "steals") == ["r2d2"]


@pytest.mark.parametrize("card", ["bounty_hunter", "crime_lord"])
def test_who_has_no_cards_is_no_target(card):
    """3.1.7."""
    s = table(card, "", "jawa jawa", "jawa", "")
    assert options_of(play(s, f"play {card}")) == ["target 2", "target 3"]
    s = play(table(card, "", "jawa", ""), f"play {card}")  # one is left: nobody is asked
    assert hand(s, 0) == "jawa"
    assert options_of(table(card, "", "")) == ["draw"]


@pytest.mark.unmeasured
@pytest.mark.parametrize(("card", "number"), [("bounty_hunter", 1), ("crime_lord", 2)])
def test_what_is_stolen_is_random(card, number):
    """3.7: every card of the hand is as likely as any other."""
    counts = Counter()
    for seed in range(500):
        s = with_rng(seed, card, "r2d2 jawa stormtrooper darth_vader decoy", "jawa")
        counts.update(hand(play(s, f"play {card}", "target 1"), 0).split())
    assert counts.total() == 500 * number
    assert len(counts) == 5
    for drawn in counts.values():
        assert 70 * number < drawn < 130 * number, counts  # 100 * number expected


def test_thief_and_victim_know_the_stolen_card():
    """3.2.2: nobody else does."""
    s = table("bounty_hunter", "r2d2", "jawa", options={"deck": "base"})
    play(s, "play bounty_hunter", "target 1")
    assert cards_told(s, 0, "steals") == ["r2d2"]
    assert cards_told(s, 1, "steals") == ["r2d2"]
    assert cards_told(s, 2, "steals") == [None]
    assert cards_told(s, SPECTATOR, "steals") == [None]
    for seat in (0, 1, 2, SPECTATOR):
        assert [(event.seat, event.other) for event in told(s, seat, "steals")] == [(0, 1)]
    assert known(s, 0) == []
    assert known(s, 1) == ["r2d2 0"]
    assert known(s, 2) == public(s) == []
    assert unseen(s, 2) == [1, 0, 0]
    assert unseen(s, 1) == [0, 0, 1]


def test_two_stolen_cards_tell_no_order():
    """They change hands together: events name them in ascending order."""
    for seed in range(12):
        s = with_rng(seed, "crime_lord", "jawa darth_vader lightsaber", "jawa")
        play(s, "play crime_lord", "target 1")
        stolen = cards_told(s, 1, "steals")
        assert stolen == hand(s, 0).split()
        assert known(s, 1) == sorted(f"{card} 0" for card in stolen)


# -------------------------------------------------------------------------------- Rebel Heroes
@pytest.mark.parametrize("pair", [*combinations_with_replacement(HEROES, 2)])
def test_any_two_heroes_steal_two_cards(pair):
    """3.7: two random cards in total from one or two players; any two heroes."""
    first, second = pair
    s = table(f"{first} {second} blaster_light", "jawa jawa", "stormtrooper stormtrooper", "")
    assert options_of(s) == ["draw", f"pair {first} {second}"]
    play(s, f"pair {first} {second}")
    for seat in (0, 1, SPECTATOR):
        assert cards_told(s, seat, "plays") == [first]
        assert cards_told(s, seat, "pairs") == [second]
    assert asked(s) == {"step": "victims", "seat": 0, "left": 2, "named": []}
    assert discards(s) == f"{first} {second}"
    both, one = s.clone(), s.clone()
    play(both, "target 1", "target 2")
    assert hand(both, 0) == "jawa stormtrooper blaster_light"
    play(one, "target 2", "target 2")
    assert hand(one, 0) == "stormtrooper stormtrooper blaster_light"
    assert both.asked() == one.asked() == [1]
    assert sizes(both) == [3, 1, 1, 0]
    assert sizes(one) == [3, 2, 0, 0]


def test_han_solo_alone_cannot_be_played():
    """3.2: on one's own turn two Rebel Heroes, not one."""
    assert options_of(table("han_solo", "jawa")) == ["draw"]
    assert options_of(table("han_solo han_solo", "jawa")) == ["draw", "pair han_solo han_solo"]


def test_princess_leia_needs_a_second_hero():
    assert options_of(table("princess_leia blaster_heavy", "jawa")) == ["draw"]
    assert options_of(table("princess_leia princess_leia", "jawa")) == [
        "draw",
        "pair princess_leia princess_leia",
    ]


def test_luke_skywalker_needs_a_second_hero():
    assert options_of(table("luke_skywalker", "jawa")) == ["draw"]
    pair = "luke_skywalker luke_skywalker"
    assert options_of(table(pair, "jawa")) == ["draw", f"pair {pair}"]


def test_a_pair_is_one_answer():
    """A first hero alone would tell that a second one is in hand."""
    s = table("luke_skywalker han_solo princess_leia han_solo", "jawa", "jawa")
    assert options_of(s) == [
        "draw",
        "pair han_solo han_solo",
        "pair han_solo princess_leia",
        "pair han_solo luke_skywalker",
        "pair princess_leia luke_skywalker",
    ]


def test_two_in_total_not_two_from_each():
    """3.1.2: the rules text goes before the face of the card."""
    s = table("han_solo luke_skywalker", "jawa jawa", "jawa jawa", "stormtrooper stormtrooper")
    play(s, "pair han_solo luke_skywalker", "target 1", "target 3")
    assert sizes(s) == [2, 1, 2, 1]


def test_both_victims_are_named_before_the_first_card_is_seen():
    """3.7: and the naming is public, in table order."""
    s = table("han_solo luke_skywalker", "jawa jawa", "jawa", "stormtrooper", "")
    play(s, "pair han_solo luke_skywalker")
    assert options_of(s) == ["target 1", "target 2"]  # seat 3 can be the second one
    question = s.question(0)
    assert question.picks(s) == 2
    assert len(question.pool(s)) == 4
    play(s, "target 2")
    assert sizes(s) == [0, 2, 1, 1, 0]
    for seat in (0, 2, SPECTATOR):
        assert [event.other for event in told(s, seat, "names")] == [2]
    assert asked(s) == {"step": "victims", "seat": 0, "left": 1, "named": [2]}
    assert options_of(s) == ["target 3"]
    play(s, "target 3")
    assert hand(s, 0) == "jawa stormtrooper"


def test_naming_follows_the_table_also_past_oneself():
    s = table("jawa", "han_solo luke_skywalker", "stormtrooper", turn=1)
    play(s, "pair han_solo luke_skywalker")
    assert options_of(s) == ["target 0"]
    play(s, "target 0")
    assert options_of(s) == ["target 2"]
    play(s, "target 2")
    assert hand(s, 1) == "jawa stormtrooper"


def test_heroes_take_no_more_than_there_is():
    """3.1.7."""
    s = table("han_solo luke_skywalker", "r2d2", "")
    play(s, "pair han_solo luke_skywalker")  # one card in one hand: nobody is asked
    assert hand(s, 0) == "r2d2"
    assert sizes(s) == [1, 0, 0]
    s = table("han_solo luke_skywalker", "", "jawa jawa jawa")
    play(s, "pair han_solo luke_skywalker")
    assert sizes(s) == [2, 0, 1]
    assert options_of(table("han_solo luke_skywalker", "", "")) == ["draw"]


def test_heroes_steal_secretly():
    """3.2.2: each victim knows its own card, the thief both."""
    s = table("han_solo luke_skywalker", "jawa", "stormtrooper", "blaster_light")
    play(s, "pair han_solo luke_skywalker", "target 1", "target 2")
    assert cards_told(s, 0, "steals") == ["jawa", "stormtrooper"]
    assert cards_told(s, 1, "steals") == ["jawa", None]
    assert cards_told(s, 2, "steals") == [None, "stormtrooper"]
    assert cards_told(s, 3, "steals") == [None, None]
    assert (known(s, 1), known(s, 2), known(s, 3)) == (["jawa 0"], ["stormtrooper 0"], [])
    assert unseen(s, 3) == [2, 0, 0, 0]


def test_stealing_is_random_over_both_victims():
    counts = Counter()
    for seed in range(300):
        s = with_rng(seed, "han_solo luke_skywalker", "jawa stormtrooper", "decoy traitor")
        play(s, "pair han_solo luke_skywalker", "target 1", "target 2")
        counts.update(hand(s, 0).split())
    assert counts.total() == 600
    assert all(110 < number < 190 for number in counts.values()), counts
