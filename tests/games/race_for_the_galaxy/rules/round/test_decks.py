"""The deck: reshuffled as soon as it is empty, and what happens when there is no card at all."""

from starfelt.core.pile import pile
from starfelt.games.race_for_the_galaxy.rules.powers.designs import KEYS
from tests.games.race_for_the_galaxy.rules.table import (
    GAME,
    act,
    by,
    discards,
    drawn_by,
    goods,
    hand,
    hand_size,
    hoards,
    play,
    step,
    table,
    tableau,
    told,
)


def few(tableau, *cards, deck, **fields):
    """Only these cards are in the deck or discarded; all others are in hands."""
    sides = hoards(tableau)
    for one in sides[1:]:
        one["hand"] = [card for card in one["hand"] if card not in (*cards, *deck.split())]
    return table(*sides, deck=deck, **fields)


# -------------------------------------------------------------------------------- reshuffling
def test_an_empty_deck_is_made_of_the_discards_at_once():
    """R3.6, O11: when its last card is drawn, not when the next one is wanted."""
    s = few("separatist_colony rebel_underground", "gem_world", "spice_world", deck="pirate_world")
    assert s.deck.size() == 1 and s.discards.size() == 2
    act(s, "produce")
    assert hand(s) == "pirate_world" and s.reshuffles == 1
    assert s.deck.size() == 2 and s.discards.size() == 0
    assert told(s, 0, "draws", "shuffles") == ["draws 0 pirate_world 0", "shuffles -1 2"]


def test_drawing_goes_on_with_the_new_deck():
    """R3.6"""
    s = few("separatist_colony merchant_guild", "gem_world", deck="pirate_world")
    act(s, "produce")
    assert hand(s) == "gem_world pirate_world"
    assert told(s, 0, "draws", "shuffles") == [
        "draws 0 pirate_world 0", "shuffles -1 1", "draws 0 gem_world 0",
    ]  # fmt: skip


def test_discards_that_came_after_an_empty_deck_are_shuffled_when_a_card_is_wanted():
    """R3.6, O11: there was nothing to shuffle before."""
    s = few("separatist_colony rebel_underground", "gem_world", deck="")
    assert s.deck.size() == 0 and discards(s) == "gem_world"
    act(s, "produce")
    assert hand(s) == "gem_world" and s.reshuffles == 1


def test_exploring_reshuffles_too():
    """R3.6, R4.2: cards drawn to choose from are no discards yet."""
    cards = ["gem_world", "spice_world", "comet_zone", "artist_colony", "space_port"]
    s = few("new_sparta", *cards, deck="pirate_world")
    act(s, "settle", "explore_five")
    assert s.reshuffles == 1 and s.players[0].drawn.size() == 2
    assert "pirate_world" in [GAME.cards[n] for n in s.players[0].drawn.cards]


def test_a_good_may_be_the_last_card():
    """R3.6, O1"""
    s = few("new_sparta artist_colony", "gem_world", deck="pirate_world")
    act(s, "produce")
    assert goods(s) == "artist_colony" and s.reshuffles == 1 and s.deck.size() == 1


def test_gambling_may_flip_the_last_card():
    """R3.6, R8.6: the discards are shuffled before it joins them."""
    s = few("separatist_colony gambling_world", "gem_world", deck="rebel_base")
    play(act(s, "consume_twice"), "name 1")
    assert s.reshuffles == 1 and discards(s) == "rebel_base" and s.deck.size() == 1


def test_a_recorded_order_takes_the_place_of_chance():
    """C2: the deck after a reshuffle has these cards on top, in this order."""
    s = few(
        "separatist_colony rebel_underground",
        "gem_world",
        "spice_world",
        "comet_zone",
        deck="pirate_world",
    )
    s.orders = [pile([KEYS["spice_world"], KEYS["gem_world"]])]
    copy = s.clone()
    for one in (s, copy):
        act(one, "produce")
        assert [GAME.cards[n] for n in one.deck.cards] == ["comet_zone", "gem_world", "spice_world"]
        assert one.orders == []


# -------------------------------------------------------------------------------- no card at all
def test_nothing_is_drawn_where_there_is_nothing():
    """O11: neither cards nor goods; the game goes on."""
    s = table(*hoards("new_sparta merchant_guild artist_colony"), deck="")
    act(s, "produce")
    assert hand_size(s) == 0 and goods(s) == "" and drawn_by(s) == ""
    assert told(s, 0, "cannot_draw") == ["cannot_draw 0 0"] * 2  # a good, and one for two cards
    assert told(s, 0, "produces") == []


def test_a_good_that_is_not_there_is_missed_once():
    """O11, O2: one for Interstellar Prospectors; one by its power, one by the bonus for Robots."""
    tableau = "new_sparta runaway_robots interstellar_prospectors"
    s = act(table(*hoards(tableau, "brink_of_war"), deck=""), "produce")
    assert told(s, 0, "cannot_draw").count("cannot_draw 0 0") == 3
    assert goods(s) == ""


def test_exploring_without_cards():
    """O11, O7: who has drawn nothing is asked nothing."""
    s = act(table(*hoards("new_sparta"), deck=""), "explore_five")
    assert step(s) != "keep_drawn" and told(s, 0, "cannot_draw") == [
        f"cannot_draw {seat} 0" for seat in range(5)
    ]


def test_exploring_with_fewer_cards_than_may_be_kept():
    """O11, O7"""
    s = few("new_sparta research_labs", deck="gem_world")
    act(s, "explore_one", "settle")
    assert "gem_world" in hand(s)


def test_a_windfall_world_without_a_card_for_its_good():
    """O11"""
    sides = hoards("new_sparta")
    holder = next(one for one in sides if "smuggling_lair" in one["hand"])
    holder["hand"].remove("smuggling_lair")
    sides[0]["hand"] = ["smuggling_lair"]
    s = table(*sides, deck="")
    act(s, "settle")
    by(s, 0, "place smuggling_lair")
    for seat in range(1, 5):
        by(s, seat, "none")
    assert tableau(s) == "new_sparta smuggling_lair" and goods(s) == ""
    assert told(s, 0, "good") == []
