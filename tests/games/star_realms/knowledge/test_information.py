"""Who knows what: views and tales."""

import msgspec
import pytest

from tests.core.as_sent import as_sent
from tests.games.star_realms.rules.table import (
    ENDLESS,
    GAME,
    LATE,
    SPECTATOR,
    asked,
    play,
    side,
    table,
    told,
)


def rich(**fields):
    """A position in which something lies everywhere."""
    mine = side("scout cutter", bases="war_world+used blob_wheel", ships="ram stealth_needle",
                deck="viper scout mothership", discards="corvette viper", tops=1)  # fmt: skip
    theirs = side("viper trade_bot ram", bases="barter_world", deck="scout cutter",
                  discards="scout", shown="ram")  # fmt: skip
    given = {"trade": 3, "combat": 4, "to_top": 1, "copied": "ram", "blobs_played": 1, "turns": 6}
    row = "trade_pod trade_pod corvette fleet_hq junkyard"
    return table(mine, theirs, row=row, **{**given, **fields})


def as_json(view):
    return msgspec.to_builtins(view)


def test_what_everybody_sees():
    """13.1, 13.2: rows, heaps, play areas, both discard piles, pools, sizes."""
    s = rich()
    whole = as_json(GAME.view(s, SPECTATOR))
    heap = whole.pop("scrap_heap")
    assert sorted(set(heap)) == ["scout", "viper"]
    assert whole.pop("options") == GAME.defaults
    assert whole == {
        "seat": -1,
        "seats": (
            {
                "authority": 50, "hand": 2, "deck": 3, "discards": ("corvette", "viper"),
                "ships": ({"card": "ram"}, {"card": "stealth_needle", "copies": "ram"}),
                "bases": ({"card": "blob_wheel"}, {"card": "war_world", "used": True}),
                "unseen": ("scout", "scout", "viper", "cutter"), "tops": ("mothership",),
            },
            {
                "authority": 50, "hand": 3, "deck": 2, "discards": ("scout",),
                "ships": (), "bases": ({"card": "barter_world"},),
                "unseen": ("scout", "viper", "cutter", "trade_bot"), "shown": ("ram",),
            },
        ),
        "turn": 0, "turns": 6, "trade": 3, "combat": 4, "to_top": 1,
        "row": ("trade_pod", "trade_pod", "corvette", "fleet_hq", "junkyard"),
        "trade_deck": 80 - 5 - 11, "explorers": 10,
        "asked": ({"step": "your_turn", "seat": 0},), "then": (),
        "played": ("ram",), "blobs_played": 1,
    }  # fmt: skip


@pytest.mark.parametrize("seat", [0, 1])
def test_a_seat_sees_its_hand_besides(seat):
    """13.1: and of what it has not seen only its own deck is left."""
    s = rich()
    mine, all_see = as_json(GAME.view(s, seat)), as_json(GAME.view(s, SPECTATOR))
    hands = [("scout", "cutter"), ("viper", "ram", "trade_bot")]
    decks = [("scout", "viper"), ("scout", "cutter")]
    assert mine["hand"] == hands[seat]
    assert mine["seats"][seat]["unseen"] == decks[seat]
    assert mine["seats"][1 - seat] == all_see["seats"][1 - seat]
    differing = {key for key in mine if mine[key] != all_see.get(key)}
    assert differing == {"seat", "hand", "seats"}


def test_hidden_orders_and_hands_are_nowhere_in_a_view():
    """13.1: two tables that differ in what is hidden look the same."""
    first = table(side("scout viper", deck="ram cutter scout"), side("scout ram", deck="viper"),
                  refill="cutter corvette")  # fmt: skip
    other = table(side("scout viper", deck="scout cutter ram"), side("scout viper", deck="ram"),
                  refill="corvette cutter")  # fmt: skip
    assert GAME.view(first, 0) == GAME.view(other, 0)
    assert GAME.view(first, 1) != GAME.view(other, 1)
    assert GAME.features(first, 0) == GAME.features(other, 0)


def test_draws_are_secret():
    """13.1: the others learn that a card was drawn, and how many are left."""
    s = play(table(side("corvette", deck="viper ram")), "play corvette")
    assert told(s, 0, "draws") == ["draws 0 ram 1"]
    assert told(s, 1, "draws") == told(s, SPECTATOR, "draws") == ["draws 0 1"]


def test_a_card_put_on_top_stays_known():
    """16.7: on the deck, and in hand when it is drawn, until it leaves the hand."""
    mine = side("corvette", deck="viper viper viper viper")
    s = table(mine, to_top=2, trade=5, row="ram cutter corvette fleet_hq junkyard")
    play(s, "acquire_to_top ram", "acquire_to_top cutter")
    seat = GAME.view(s, 1).seats[0]
    assert seat.tops == ("ram", "cutter") and seat.unseen == (*["viper"] * 4, "corvette")
    play(s, "play corvette")
    assert told(s, 1, "draws") == ["draws 0 cutter 5"]
    seat = GAME.view(s, 1).seats[0]
    assert (seat.tops, seat.shown, seat.unseen) == (("ram",), ("cutter",), ("viper",) * 4)
    play(s, "play cutter")
    assert GAME.view(s, 1).seats[0].shown == ()
    play(s, "end_turn")
    assert told(s, 1, "draws")[:2] == ["draws 0 ram 4", "draws 0 3"]
    assert GAME.view(s, 1).seats[0].shown == ("ram",) and s.players[0].tops == 0


def test_who_counts_cards_knows_the_hand_at_a_shuffle():
    """16.9: all that was in the deck is in hand, for nothing else was left; it stays known."""
    mine = side("", deck="viper ram", discards="scout scout scout cutter")
    s = play(table(mine), "end_turn")
    seat = GAME.view(s, 1).seats[0]
    assert seat.shown == ("viper", "ram") and (seat.hand, seat.deck) == (5, 1)
    assert seat.unseen == ("scout", "scout", "scout", "cutter")
    mine = side("scout", discards="viper ram", bases="blob_world")
    s = play(table(mine, blobs_played=1), "use blob_world", "second")
    assert GAME.view(s, 1).seats[0].shown == ("scout",)
    play(s, "play scout")
    assert GAME.view(s, 1).seats[0].shown == ()


def test_what_was_known_in_hand_is_discarded_with_it():
    """16.7"""
    s = play(table(side("ram scout", shown="ram")), "end_turn")
    assert s.players[0].shown.size() == 0
    assert GAME.view(s, 1).seats[0].shown == ()


@pytest.mark.parametrize(
    ("start", "answers"),
    [
        ({"bases": "junkyard"}, ["use junkyard", "scrap_from_hand ram"]),
        (
            {"bases": "recycling_station"},
            ["use recycling_station", "second", "discard ram", "done"],
        ),
        ({}, ["play ram"]),
    ],
)
def test_of_two_equal_cards_the_known_one_is_taken_to_leave(start, answers):
    """16.8: nobody can tell which of them left."""
    s = play(table(side("scout ram ram", shown="ram", deck="viper", **start)), *answers)
    assert s.players[0].shown.size() == 0
    assert GAME.view(s, 1).seats[0].unseen == ("scout", "viper", "ram")
    s = play(table(side("scout ram ram", shown="ram")), "play scout")
    assert GAME.view(s, 1).seats[0].shown == ("ram",)


def test_a_half_made_choice_is_secret():
    """16.6: of Recycling Station and Brain World; the chooser sees it."""
    mine = side("scout scout viper", bases="recycling_station", deck="ram ram")
    s = play(table(mine), "use recycling_station", "second", "discard scout")
    assert asked(s, 0)["picked"] == ["discard scout"] and asked(s, 0)["left"] == 1
    for seat in (1, SPECTATOR):
        assert asked(s, seat)["picked"] == [] and asked(s, seat)["left"] == 2
        assert told(s, seat) == []
    mine = side("scout", bases="brain_world", discards="viper viper")
    s = play(table(mine), "use brain_world", "scrap_from_discards viper")
    assert asked(s, 0)["picked"] == ["scrap_from_discards viper"]
    assert asked(s, 1)["picked"] == []


def test_what_the_options_show():
    """13.1: what is owed; no number of endless Explorers."""
    s = table("scout", side("scout viper", owed=2), options=LATE)
    assert GAME.view(s, 0).seats[1].owed == 2
    assert GAME.view(GAME.start(2, 1, ENDLESS), 1).explorers is None


def test_what_is_left_of_a_turn_is_public():
    mine = side("blob_destroyer", bases="blob_wheel")
    s = table(mine, side(bases="barter_world"))
    play(s, "play blob_destroyer", "ally blob_destroyer")
    assert as_sent(GAME.view(s, 1).then) == [
        {"step": "your_turn", "seat": 0},
        {"step": "rest", "card": "blob_destroyer", "ability": "ally", "part": 1},
    ]
