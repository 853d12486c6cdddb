"""The cards against the list of facts: every value, every power and every effect of an event."""

import json
from pathlib import Path

import pytest

from starfelt.core.refusal import Refusal
from starfelt.games.empire_vs_rebellion.rules import (
    card,
    characters,
    choosing,
    designs,
    event_cards,
    powers,
    resources,
)
from tests.games.empire_vs_rebellion.rules.table import ACTIONS, GAME

FILE = Path(__file__).parents[1] / "data" / "cards.json"
FACTS = json.loads(FILE.read_text(encoding="utf-8"))
CONSTANTS = FACTS["constants"]
BASICS = [f"{kind}_{n}" for kind in FACTS["basics"]["kinds"] for n in FACTS["basics"]["values"]]
RESOURCES = {resources.CARDS[n].key: resources.CARDS[n] for n in range(resources.RESOURCES)}
EVENTS = {designs.EVENTS[n].key: designs.EVENTS[n] for n in range(designs.NUMBER_OF_EVENTS)}

ONE = {"min": 1, "max": 1}
UP_TO_ONE = {"min": 0, "max": 1}

#: A power without a number of its own, in the vocabulary of the facts.
POWERS = {
    powers.DiscardOpposing: {"do": "discard_in_play", "whose": "opponent", **ONE},
    powers.DiscardOwn: {"do": "discard_in_play", "whose": "self", **ONE, "may_choose_self": True},
    powers.Exhaust: {"do": "exhaust_in_play", "whose": "either", "must_be_ready": True, **ONE},
    powers.LookAtDeck: {
        "do": "peek_top", "deck": "either", "n": 2, "discard": 1, "return_to_top": 1,
    },
    powers.SearchDeck: {
        "do": "search_deck", "deck": "either", "n": 2, "discard": 1, "shuffle": True,
        "put_on_top": 1,
    },
    characters.PlayFromDeck: {
        "do": "search_deck_and_play", "deck": "own", "n": 1, "shuffle": True,
        "needs_capacity": True,
    },
    characters.DiscardAndPlay: {
        "do": "discard_then_play_top", "whose": "self", "min": 0, "max": "all",
        "play_equal": True, "may_choose_self": True,
    },
    characters.PlayOrAdd: {"do": "reserve_to_play_or_deck", "n": 1, "play_needs_capacity": True},
    characters.DiscardOnEitherSide: {
        "do": "discard_in_play_multi", "own": {**UP_TO_ONE, "may_choose_self": True},
        "opponent": UP_TO_ONE, "at_least_one": True,
    },
    characters.PlayFromDiscards: {
        "do": "discard_pile_to_play", "pile": "own", "n": 1, "needs_capacity": True,
    },
    characters.ReplaceOwn: {"do": "replace_strategy", "whose": "self"},
    characters.ReplaceOpposing: {"do": "replace_strategy", "whose": "opponent"},
    characters.ReturnToTop: {"do": "discard_pile_to_deck_top", "pile": "either", "n": 1},
    characters.DiscardAndExhaust: {
        "do": "multi", "at_least_one": True,
        "parts": [
            {"do": "discard_in_play", "whose": "opponent", **UP_TO_ONE},
            {"do": "exhaust_in_play", "whose": "either", "must_be_ready": True, **UP_TO_ONE},
        ],
    },
    characters.DiscardExhausted: {
        "do": "discard_in_play", "whose": "either", "must_be_exhausted": True, **ONE,
        "characters_go_to": "owner_reserve", "may_choose_self": True,
    },
    characters.DiscardAndSweep: {
        "do": "mill_then_sweep", "mill": "own_top", "sweep": "opponent",
        "condition": "current_value < milled_ready_value",
    },
    characters.LookAtTop: {
        "do": "peek_own_top_then", "n": 1,
        "optional": [
            {"do": "discard_in_play", "whose": "self", **UP_TO_ONE, "may_choose_self": True},
            {"do": "play_top", **UP_TO_ONE, "needs_capacity": True},
        ],
    },
}  # fmt: skip

#: The effects of events that have no number of their own.
EFFECTS = {
    event_cards.DivertLoser: {"do": "random_strategy_next_round", "who": "loser"},
    event_cards.LocateLoser: {"do": "open_strategy_next_round", "who": "loser"},
    event_cards.TakeBackStrategies: {"do": "retrieve_strategies", "who": "winner"},
    event_cards.MayAddCharacter: {
        "do": "reserve_to_deck", "who": "winner", "n": 1, "optional": True,
    },
    event_cards.DiscardStrategy: {
        "do": "discard_unused_strategy", "who": "loser", "chosen_by": "winner", "n": 1,
    },
    event_cards.ReorderEvents: {
        "do": "reorder_event_deck", "who": "winner", "n": event_cards.SEEN, "optional": True,
    },
}  # fmt: skip


def power_in_facts(power):
    kind = type(power)
    if kind is characters.ExhaustSome:
        bounds = {"must_be_ready": True, "min": 0, "max": power.number}
        return {"do": "exhaust_in_play", "whose": "opponent", **bounds}
    if kind is characters.GainInfluence:
        return {"do": "gain_influence", "n": power.number}
    if kind is characters.OpponentLosesInfluence:
        return {"do": "lose_influence", "whose": "opponent", "n": power.number}
    return POWERS[kind]


def names_of(found):
    return {name for n, name in enumerate(RESOURCES) if found >> n & 1}


def blocked_by(op):
    """The cards whose powers an event turns off, by the facts."""
    if op is None or op["do"] != "block_power":
        return set()
    if op["types"] == ["character"]:
        return set(FACTS["characters"]) - set(op["except"])
    return {name for name in BASICS if name.rpartition("_")[0] in op["types"]}


def effect_in_facts(event):
    effect = event.effect
    if type(effect) is event_cards.NoEffect:
        return None
    if type(effect) is event_cards.LoserLosesInfluence:
        return {"do": "lose_influence", "who": "loser", "n": effect.number}
    if type(effect) is event_cards.CharacterToReserve:
        who = "winner" if effect.of_winner else "loser"
        return {"do": "deck_character_to_reserve", "who": who, "n": 1}
    return EFFECTS[type(effect)]


# -------------------------------------------------------------------------------- the cards
def test_there_are_61_designs_in_the_order_of_the_facts():
    """S1.1, S2.2: 16 basic cards, 8 characters of each side, 5 strategies and 24 events."""
    strategies, events_ = list(FACTS["strategies"]), list(FACTS["events"])
    assert [*GAME.cards] == [*BASICS, *FACTS["characters"], *strategies, *events_]
    assert len(GAME.cards) == designs.DESIGNS == len(designs.KEYS) == 61
    assert all(GAME.cards[number] == key for key, number in designs.KEYS.items())


@pytest.mark.parametrize("key", BASICS)
def test_values_and_power_of_each_basic_card(key):
    """S1.1, S6.2: worth the same when exhausted."""
    kind, _, value = key.rpartition("_")
    row = RESOURCES[key]
    assert (row.kind, row.ready, row.exhausted) == (kind, int(value), int(value))
    assert power_in_facts(row.power) == FACTS["basics"]["kinds"][kind]


@pytest.mark.parametrize("key", FACTS["characters"])
def test_values_and_power_of_each_character(key):
    """S6.2: 6 when ready, 1 when exhausted."""
    row, facts = RESOURCES[key], FACTS["characters"][key]
    assert (row.kind, row.ready, row.exhausted) == ("character", facts["ready"], facts["exhausted"])
    assert power_in_facts(row.power) == facts["op"]
    first = 16 if facts["side"] == "rebel" else 24
    assert first <= designs.KEYS[key] < first + CONSTANTS["characters_each"]


@pytest.mark.parametrize("key", FACTS["events"])
def test_values_and_effect_of_each_event(key):
    row, facts = EVENTS[key], FACTS["events"][key]
    values = (row.capacity, row.objective, row.points, row.influence)
    assert values == tuple(facts[f] for f in ("capacity", "objective", "points", "influence"))
    assert names_of(row.off) == blocked_by(facts["op"])
    blocks = bool(row.off)
    assert effect_in_facts(row) == (None if blocks else facts["op"])


def test_strategies_and_their_numbers():
    """S2.2: all but Support act whether their player likes it or not."""
    assert [*designs.STRATEGY_KEYS] == list(FACTS["strategies"])
    optional = {key for key, facts in FACTS["strategies"].items() if facts["optional"]}
    assert optional == {"support"}
    assert FACTS["strategies"]["bureaucracy"]["op"]["n"] == card.BUREAUCRACY_PAYS
    assert FACTS["strategies"]["direct_assault"]["op"]["n"] == card.ASSAULT
    numbers = [designs.BUREAUCRACY, designs.DECEPTION, designs.DIRECT_ASSAULT, designs.INFILTRATION]
    assert [designs.STRATEGY_KEYS[n] for n in [*numbers, designs.SUPPORT]] == list(
        FACTS["strategies"]
    )


# -------------------------------------------------------------------------------- constants
def test_constants():
    """S1.1, S1.2, S1.4: numbers that belong to no card."""
    assert GAME.least_seats == GAME.most_seats == CONSTANTS["players"]
    assert CONSTANTS["victory_points_to_win"] == card.POINTS_TO_WIN
    assert CONSTANTS["starting_influence"] == card.INFLUENCE
    assert CONSTANTS["characters_chosen"] == choosing.CHOSEN_CHARACTERS
    assert CONSTANTS["events"] == designs.NUMBER_OF_EVENTS == len(FACTS["events"])
    assert len(FACTS["characters"]) == 2 * CONSTANTS["characters_each"]
    assert len(BASICS) == CONSTANTS["basic_each"]
    assert CONSTANTS["strategies_each"] == len(FACTS["strategies"])
    whole = CONSTANTS["basic_each"] + CONSTANTS["characters_each"]
    assert whole == CONSTANTS["resource_cards_each"] == CONSTANTS["deck_size_range"][1]


def test_facts_of_the_tutorial():
    """T1"""
    tutorial = FACTS["tutorial"]
    assert designs.EVENTS[designs.ESCAPE_FROM_TATOOINE].key == tutorial["event"]
    assert tutorial["deck_size"] == CONSTANTS["basic_each"]


def test_every_action_has_its_words():
    assert len({GAME.action(n) for n in range(GAME.num_actions)}) == GAME.num_actions
    assert len(ACTIONS) == GAME.num_actions
    kinds = {"pick": "strategies", "pick_for": "strategies", "discard_strategy": "strategies"}
    kinds["next_event"] = "events"
    for words in ACTIONS:
        verb, _, card = words.partition(" ")
        assert card == "" or card in FACTS.get(kinds.get(verb), RESOURCES)


@pytest.mark.parametrize("seats", [-1, 0, 1, 3])
def test_a_wrong_number_of_seats_is_refused(seats):
    with pytest.raises(Refusal) as refused:
        GAME.start(seats, 1)
    assert refused.value.key == "wrong-seats"
    assert refused.value.facts == {"game": GAME.name, "seats": seats, "least": 2, "most": 2}


def test_powers_and_effects_tell_their_numbers():
    """For texts and faces; those that have none tell none."""
    numbered = (
        characters.ExhaustSome,
        characters.GainInfluence,
        characters.OpponentLosesInfluence,
        event_cards.LoserLosesInfluence,
    )
    assert all(kind(2).facts() == {"number": 2} for kind in numbered)
    assert all(kind().facts() == {} for kind in POWERS)
    assert event_cards.NoEffect().facts() == event_cards.CharacterToReserve(True).facts() == {}
