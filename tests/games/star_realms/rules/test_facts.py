"""The cards against the list of facts, and setting up."""

import json
from collections import Counter
from pathlib import Path

import pytest

from starfelt.core.refusal import Refusal
from starfelt.games.star_realms.rules import card, designs, effects, odd_cards
from tests.games.star_realms.rules.table import (
    ENDLESS,
    GAME,
    SPECTATOR,
    asked,
    hand,
    options_of,
    pile,
    play,
    side,
    step,
    table,
    told,
)

FACTS = json.loads((Path(__file__).parents[1] / "data" / "cards.json").read_text())
CARDS = FACTS["cards"]
CONSTANTS = FACTS["constants"]
ROWS = {designs.CARDS[n].key: designs.CARDS[n] for n in range(designs.DESIGNS)}
FRIENDS = {
    "blob": "the_hive", "trade_federation": "defense_center",
    "star_empire": "royal_redoubt", "machine_cult": "junkyard", "unaligned": "",
}  # fmt: skip

#: An effect without a number of its own, in the vocabulary of the facts.
PLAIN = {
    effects.NextShipOnTop: {"next_ship_acquired_to_top": 1, "optional": True},
    effects.OpponentDiscards: {"opponent_discards": 1},
    effects.MayScrap: {"scrap_hand_or_discard": 1, "optional": True},
    effects.MustScrap: {"scrap_hand_or_discard": 1},
    effects.MustScrapFromHand: {"scrap_hand": 1},
    effects.MayScrapTradeRow: {"scrap_trade_row": 1, "optional": True},
    effects.MayDestroyBase: {"destroy_base": 1, "optional": True},
    odd_cards.DrawForBlobs: {"draw_per_faction_card_played_this_turn": "blob"},
    odd_cards.TakeShip: {"acquire_free_ship_to_top": 1},
    odd_cards.CopyShip: {"copy_ship": 1, "keep_own_faction": True},
}
#: One with a number.
NUMBERED = {
    effects.Trade: "trade",
    effects.Combat: "combat",
    effects.Authority: "authority",
    effects.Draw: "draw",
    odd_cards.DiscardThenDraw: "discard_up_to_then_draw_that_many",
    odd_cards.ScrapThenDraw: "scrap_hand_or_discard_up_to_then_draw_that_many",
}


def in_facts(effect):
    """An effect in the vocabulary of the facts."""
    kind = type(effect)
    if kind is effects.Choose:
        return {"choose": [[in_facts(effect.first)], [in_facts(effect.second)]]}
    if kind is odd_cards.DrawForBases:
        bases = {"own_bases_in_play_at_least": effect.bases}
        return {"if": bases, "then": [{"draw": effect.number}]}
    return PLAIN[kind] if kind in PLAIN else {NUMBERED[kind]: effect.number}


def statics(card):
    boost = [{"on_play_ship": [{"combat": 1}]}] if card.boosts_ships else []
    every = card.allies == sum(1 << 8 * n for n in range(1, 5))
    return boost + ([{"all_factions_ally": True}] if every else [])


def test_there_are_49_designs_of_which_46_are_in_the_trade_deck():
    assert designs.DESIGNS == len(designs.CARDS) == len(GAME.cards) == len(CARDS) == 49
    assert set(ROWS) == set(CARDS) == set(GAME.cards) == set(designs.KEYS)
    assert len(set(designs.TRADE_DECK)) == CONSTANTS["designs_of_the_trade_deck"]
    assert len(designs.TRADE_DECK) == CONSTANTS["trade_deck"]


@pytest.mark.parametrize("key", CARDS)
def test_values_of_each_design(key):
    row, facts = ROWS[key], CARDS[key]
    assert card.FACTIONS[row.faction] == facts["faction"]
    assert row.cost == facts["cost"]
    assert row.defense == (facts["defense"] or 0)
    assert row.outpost == facts["outpost"]
    assert (designs.KEYS[key] >= designs.FIRST_BASE) == (facts["type"] == "base")
    assert bool(designs.SHIPS >> designs.KEYS[key] & 1) == (facts["type"] == "ship")
    in_trade_deck = 0 if facts["faction"] == "unaligned" else facts["count"]
    assert row.copies == in_trade_deck == designs.TRADE_DECK.count(designs.KEYS[key])


@pytest.mark.parametrize("key", CARDS)
def test_effects_of_each_design(key):
    row, facts = ROWS[key], CARDS[key]
    for ability in ("primary", "ally", "scrap"):
        assert [in_facts(effect) for effect in getattr(row, ability)] == facts[ability]
    assert statics(row) == facts["static"]


def test_effects_tell_their_numbers():
    """For texts and faces; those that have none tell none."""
    assert all(kind(3).facts() == {"number": 3} for kind in NUMBERED)
    assert odd_cards.DrawForBases(2, 4).facts() == {"bases": 2, "number": 4}
    assert all(kind().facts() == {} for kind in PLAIN)


def test_constants():
    """1.1"""
    assert CONSTANTS["authority"] == card.AUTHORITY
    assert (CONSTANTS["first_hand"], CONSTANTS["hand"]) == (card.FIRST_HAND, card.HAND)
    assert CONSTANTS["trade_row"] == card.ROW
    assert CONSTANTS["explorers"] == card.EXPLORERS == CARDS["explorer"]["count"]
    assert 2 * CONSTANTS["scouts_each"] == 2 * card.SCOUTS == CARDS["scout"]["count"]
    assert 2 * CONSTANTS["vipers_each"] == 2 * card.VIPERS == CARDS["viper"]["count"]
    assert GAME.least_seats == GAME.most_seats == CONSTANTS["players"]
    named = ("scout", "viper", "explorer", "stealth_needle", "fleet_hq")
    numbers = (
        designs.SCOUT,
        designs.VIPER,
        designs.EXPLORER,
        designs.STEALTH_NEEDLE,
        designs.FLEET_HQ,
    )
    assert [GAME.cards[n] for n in numbers] == [*named]


# -------------------------------------------------------------------------------- what is offered
@pytest.mark.parametrize("key", CARDS)
def test_abilities_that_each_design_offers(key):
    """4.1, 5.1: a base's primary ability when one likes, ally abilities with an ally, scrapping."""
    facts = CARDS[key]
    for friend in {"", FRIENDS[facts["faction"]]} - {key}:
        s = table(side(key, bases=friend), "")
        play(s, f"play {key}")
        while step(s) != "your_turn":
            play(s, options_of(s)[0])
        used = facts["type"] == "base" and facts["primary"]
        assert (f"use {key}" in options_of(s)) == bool(used)
        allied = bool(facts["ally"]) and friend != ""
        assert (f"ally {key}" in options_of(s)) == allied
        assert (f"scrap {key}" in options_of(s)) == bool(facts["scrap"])
        assert key in pile(s, "ships" if facts["type"] == "ship" else "bases").split()


@pytest.mark.parametrize("key", [key for key in CARDS if CARDS[key]["type"] == "base"])
def test_defense_of_each_base(key):
    """11.2: exactly its defense is spent, in one go; the base goes to its owner's discard pile."""
    defense = CARDS[key]["defense"]
    for combat in (defense - 1, defense, defense + 3):
        s = table("", side(bases=key), combat=combat)
        assert (f"attack_base {key}" in options_of(s)) == (combat >= defense)
        assert ("attack" in options_of(s)) == (not CARDS[key]["outpost"])
    play(s, f"attack_base {key}")
    assert s.combat == 3
    assert pile(s, "bases", 1) == ""
    assert pile(s, "discards", 1) == key
    assert told(s, SPECTATOR) == [f"destroys 0 1 {key} {defense}"]


@pytest.mark.parametrize("key", [key for key in CARDS if key not in ("scout", "viper")])
def test_cost_of_each_design(key):
    """10.1: the cost is paid, the card lies on one's discard pile, and does nothing this turn."""
    cost, other = CARDS[key]["cost"], "brain_world mech_world junkyard machine_base fleet_hq"
    names = [key, *(card for card in other.split() if card != key)][:5]
    row = " ".join(names) if key != "explorer" else other
    for trade in (cost - 1, cost, cost + 2):
        s = table("", "", row=row, refill="trading_post", trade=trade)
        assert (f"acquire {key}" in options_of(s)) == (trade >= cost)
        assert options_of(s, "acquire_to_top") == []
    play(s, f"acquire {key}")
    assert s.trade == 2
    assert pile(s, "discards") == key
    assert told(s, SPECTATOR, "acquires") == [f"acquires 0 {key} {cost}"]
    assert options_of(s, "play", "use", "ally", "scrap") == []


# -------------------------------------------------------------------------------- setting up
@pytest.mark.parametrize("seed", range(20))
def test_setting_up(seed):
    """1.1, 1.2, 1.3, 1.4: nobody may change a hand or the trade row before the first turn."""
    s = GAME.start(2, seed)
    view = GAME.view(s, SPECTATOR)
    assert s.asked() == [view.turn]
    assert asked(s) == {"step": "your_turn", "seat": view.turn}
    first, second = view.seats[view.turn], view.seats[1 - view.turn]
    assert (first.hand, first.deck) == (3, 7)
    assert (second.hand, second.deck) == (5, 5)
    for seat, player in enumerate(view.seats):
        assert player.authority == 50
        assert player.ships == player.bases == player.discards == player.tops == player.shown == ()
        own = Counter(player.unseen)
        assert own == {"scout": 8, "viper": 2}
        assert Counter(hand(s, seat).split() + pile(s, "deck", seat).split()) == own
    assert len(view.row) == 5 and view.trade_deck == 75 and view.explorers == 10
    assert (view.trade, view.combat, view.turns, view.scrap_heap) == (0, 0, 0, ())
    counts = dict(zip(GAME.cards, GAME.count_cards(s), strict=True))
    assert counts == {key: facts["count"] for key, facts in CARDS.items()}
    assert options_of(s, "end_turn") + options_of(s, "play") == options_of(s)


def test_hands_after_the_first_are_of_five():
    """1.3, 2.4: both hands, the first player's too."""
    s = GAME.start(2, 3, {"first_player": "1"})
    play(s, "end_turn")
    assert [player.hand for player in GAME.view(s, SPECTATOR).seats] == [5, 5]
    play(s, "end_turn")
    assert [player.hand for player in GAME.view(s, SPECTATOR).seats] == [5, 5]


def test_everything_is_shuffled():
    """1.2: every design comes up in the row, and a Viper in every place of a deck."""
    in_row, vipers = Counter(), Counter()
    for seed in range(400):
        s = GAME.start(2, seed, {"first_player": "1"}, make=0)
        in_row.update(GAME.view(s, 0).row)
        whole = pile(s, "deck").split()
        vipers.update(place for place, card in enumerate(whole) if card == "viper")
        vipers["hand"] += hand(s).split().count("viper")
    assert set(in_row) == set(GAME.cards[3:])
    for key, number in in_row.items():  # 25 for each copy
        assert 12 * CARDS[key]["count"] - 6 < number < 40 * CARDS[key]["count"] + 6
    assert all(50 < vipers[place] < 115 for place in range(7))  # 80 expected
    assert 190 < vipers["hand"] < 290  # 240 expected


def test_the_first_player():
    """1.3: random, or as the option says."""
    turns = Counter(GAME.start(2, seed).turn for seed in range(100))
    assert set(turns) == {0, 1} and 30 < turns[0] < 70
    for option, seat in (("1", 0), ("2", 1)):
        for seed in range(10):
            s = GAME.start(2, seed, {"first_player": option})
            assert s.asked() == [seat]
            assert [p.hand.size() for p in s.players] == ([3, 5] if seat == 0 else [5, 3])


def test_starting_authority():
    """1.1: a counter without a maximum."""
    s = GAME.start(2, 1, {"starting_authority": 1000})
    assert [p.authority for p in s.players] == [1000, 1000]
    s = table(side("cutter", authority=999_000), "")
    assert play(s, "play cutter").players[0].authority == 999_004


def test_endless_explorers_are_not_counted():
    """16.5"""
    s = GAME.start(2, 1, ENDLESS)
    assert GAME.view(s, 0).explorers is None
    assert GAME.count_cards(s)[designs.EXPLORER] == 0
    assert GAME.view(GAME.start(2, 1, {"explorer_pile": 16}), 0).explorers == 16
    assert GAME.count_cards(GAME.start(2, 1, {"explorer_pile": 16}))[designs.EXPLORER] == 16


@pytest.mark.parametrize("seats", [-1, 0, 1, 3])
def test_a_wrong_number_of_seats_is_refused(seats):
    with pytest.raises(Refusal) as refused:
        GAME.start(seats, 1)
    assert refused.value.key == "wrong-seats"
    assert refused.value.facts == {"game": "star_realms", "seats": seats, "least": 2, "most": 2}


def test_every_action_has_its_words():
    assert len({GAME.action(n) for n in range(GAME.num_actions)}) == GAME.num_actions
    assert GAME.action(0).verb == "end_turn" and GAME.action(0).card is None
    last = GAME.action(GAME.num_actions - 1)
    assert (last.verb, last.card, last.number) == ("amount", None, 99)
