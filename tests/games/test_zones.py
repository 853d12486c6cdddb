"""Where each action is done on the table: a column of every game's verbs, and nowhere else."""

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, get_args

import pytest

import starfelt
from starfelt.core.action_numbers import verb_in, zones_of
from tests.words.closing import Keys, positions, reasons

GAMES = {name: starfelt.load(name) for name in starfelt.GAMES}
SEATS = {"stolen_plans": 4, "race_for_the_galaxy": 3}
PLAYED = {"stolen_plans": 40, "star_realms": 4, "empire_vs_rebellion": 30, "race_for_the_galaxy": 8}
FEW = 2

every_game = pytest.mark.parametrize("name", GAMES)


def actions_of(name: str) -> Any:
    return import_module(f"starfelt.games.{name}.rules.actions")


def declared(name: str) -> set[str]:
    return set(get_args(actions_of(name).Zone))


def test_a_row_is_found_by_any_number_of_its_run() -> None:
    rows = (("draw", 0, "deck"), ("play", 1, "hand"), ("stop", 4, ""))
    assert [verb_in(rows, n) for n in (0, 1, 3, 4)] == [
        ("draw", 0), ("play", 0), ("play", 2), ("stop", 0),
    ]  # fmt: skip
    assert zones_of(rows) == {"draw": "deck", "play": "hand", "stop": ""}


@every_game
def test_every_verb_has_a_row_with_one_of_the_zones_that_the_game_declares(name: str) -> None:
    game, table = GAMES[name], actions_of(name)
    meant = [game.action(action) for action in range(game.num_actions)]
    assert {twin.verb for twin in meant} == set(zones_of(table.VERBS))
    assert {game.zone(twin) for twin in meant} == declared(name)


Spread = Callable[[Any, Any, Any], Sequence[str]]  # of a state, a view and the reader's side


def plans_looked_at(state: Any, view: Any, me: Any) -> list[str]:
    hand = state.hands[view.asked[0].target].cards
    return [GAMES["stolen_plans"].cards[card] for card in hand]


#: The cards that lie in a zone.
CARDS: dict[str, dict[str, Spread]] = {
    "stolen_plans": {
        "hand": lambda s, v, me: v.hand,
        "discards": lambda s, v, me: v.discarded,
        "looked": plans_looked_at,
    },
    "star_realms": {
        "hand": lambda s, v, me: v.hand,
        "row": lambda s, v, me: v.row,
        "explorers": lambda s, v, me: ("explorer",),
        "own": lambda s, v, me: [one.card for one in (*me.ships, *me.bases)],
        "bases": lambda s, v, me: [one.card for one in v.seats[1 - v.seat].bases],
        "discards": lambda s, v, me: me.discards,
    },
    "empire_vs_rebellion": {
        "own": lambda s, v, me: (*me.ready, *me.exhausted),
        "opposing": lambda s, v, me: (*v.seats[1 - v.seat].ready, *v.seats[1 - v.seat].exhausted),
        "discards": lambda s, v, me: me.discards,
        "opposing_discards": lambda s, v, me: v.seats[1 - v.seat].discards,
        "reserve": lambda s, v, me: v.reserve,
        "events": lambda s, v, me: v.next_events,
    },
    "race_for_the_galaxy": {
        "drawn": lambda s, v, me: (*v.drawn, *v.flipped, *v.hand),
        "hand": lambda s, v, me: v.hand,
        "own": lambda s, v, me: [one.card for one in me.tableau],
        "goods": lambda s, v, me: [one.card for one in me.tableau if one.good is not None],
        "opposing": lambda s, v, me: [
            one.card for side in v.seats if side is not me for one in side.tableau
        ],
    },
}


@pytest.mark.unmeasured
@pytest.mark.parametrize("name", CARDS)
def test_the_card_of_an_option_lies_in_its_zone(name: str) -> None:
    """And no place is open and closed at once; each closed one is in a zone of the game too."""
    game, met = GAMES[name], set()
    for seed in range(PLAYED.get(name, FEW)):
        for state in positions(game, seed, SEATS.get(name, 2), {}):
            for seat in state.asked():
                options, closed = reasons(game, state, seat, Keys("en"))
                view = game.view(state, seat)
                shut = {(one.zone, one.card or None, one.seat) for one in closed}
                assert {zone for zone, _, _ in shut} <= declared(name)
                for option in options:
                    zone = game.zone(option)
                    assert (zone, option.card, option.seat) not in shut
                    if zone in CARDS[name]:
                        there = CARDS[name][zone](state, view, view.seats[seat])
                        assert {option.card, option.second} - {None} <= set(there), option
                        met.add(zone)
    assert met == CARDS[name].keys()
