"""Nine Lights as a game: its facts, and the doors to its parts."""

from collections.abc import Mapping
from typing import Any

from starfelt.core.action_numbers import zones_of
from starfelt.core.game import Action, Game
from starfelt.core.options import Flag, Options
from starfelt.core.rng import Rng

from .notation.read import read as read_position
from .notation.write import write as write_position
from .rules.actions import NUM_ACTIONS, VERBS, verb_of
from .rules.card import MAX_SEATS, MIN_SEATS, ROUNDS, SHORT
from .rules.designs import CARDS, DESIGNS
from .rules.rounds import new_game
from .rules.state import Toy
from .rules.told import TOLD
from .view import ToyView, imagined, seen_by

ZONES = zones_of(VERBS)


class ToyGame(Game[Toy, ToyView, int]):
    name = "toy"
    rules = 1
    least_seats = MIN_SEATS
    most_seats = MAX_SEATS
    options = (Flag("short"),)
    view_type = ToyView
    num_actions = NUM_ACTIONS
    max_answers = MAX_SEATS * ROUNDS
    cards = tuple(CARDS[n].key for n in range(DESIGNS))
    told_kinds = TOLD

    def decide(self, options: Options) -> int:
        """The number of rounds, and of cards in a hand."""
        return SHORT if options["short"] else ROUNDS

    def deal(self, seats: int, rng: Rng, options: Options, quiet: bool) -> Toy:
        return new_game(seats, rng, self.decision(options), quiet)

    def view(self, s: Toy, seat: int) -> ToyView:
        return seen_by(s, seat)

    def imagine(self, view: ToyView, rng: Rng) -> Toy:
        return imagined(view, self.decision(view.options), rng)

    def action(self, action: int) -> Action:
        verb, card = verb_of(action)
        return Action(verb, card=self.cards[card])

    def zone(self, action: Action) -> str:
        return ZONES[action.verb]

    def write(self, s: Toy) -> dict[str, Any]:
        return {"game": self.name, "rules": self.rules, **write_position(s)}

    def read_document(self, document: Mapping[str, Any]) -> Toy:
        return read_position(document, self.decision_of(document))

    def count_cards(self, s: Toy) -> list[int]:
        return list(s.cards())


GAME = ToyGame()
