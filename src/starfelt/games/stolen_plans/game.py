"""Stolen Plans as a game: its facts, and the doors to its parts."""

from collections.abc import Mapping
from typing import Any

from starfelt.core.action_numbers import zones_of
from starfelt.core.game import Action, Game
from starfelt.core.options import Flag, Options, Parts
from starfelt.core.rng import Rng

from .notation.read import read as read_position
from .notation.write import write as write_position
from .rules.actions import NUM_ACTIONS, VERBS, verb_of
from .rules.card import MAX_SEATS, MIN_SEATS
from .rules.cards.second_edition import VARIANTS
from .rules.designs import CARDS, DESIGNS, PAIRS, copies
from .rules.state import Deck, Plans
from .rules.told import TOLD
from .rules.turn import new_game
from .view import PlansView, imagined, seen_by

BONUS = tuple(CARDS[n].key for n in range(DESIGNS) if CARDS[n].bonus)
DECK = Parts("deck", BONUS, {"base": (), "full": BONUS}, "full")
FLAGS = tuple(dict.fromkeys(variant for variant, _, _ in VARIANTS))
ZONES = zones_of(VERBS)


class StolenPlans(Game[Plans, PlansView, Deck]):
    name = "stolen_plans"
    rules = 1
    least_seats = MIN_SEATS
    most_seats = MAX_SEATS
    quick_seats = 3  # with two there is nobody else to suspect
    options = (DECK, *(Flag(key) for key in FLAGS), Flag("open_discards"))
    view_type = PlansView
    num_actions = NUM_ACTIONS
    max_answers = 1000
    cards = tuple(CARDS[n].key for n in range(DESIGNS))
    told_kinds = TOLD

    def decide(self, options: Options) -> Deck:
        bonus = list(DECK.chosen(options["deck"]))
        variants = [key for key in FLAGS if options[key]]
        return Deck(copies(bonus, variants), bool(options["open_discards"]), options)

    def deal(self, seats: int, rng: Rng, options: Options, quiet: bool) -> Plans:
        return new_game(seats, rng, self.decision(options), quiet)

    def view(self, s: Plans, seat: int) -> PlansView:
        return seen_by(s, seat)

    def imagine(self, view: PlansView, rng: Rng) -> Plans:
        return imagined(view, self.decision(view.options), rng)

    def action(self, action: int) -> Action:
        verb, number = verb_of(action)
        if verb in ("draw", "draw_two", "done"):
            return Action(verb)
        if verb == "target":
            return Action(verb, seat=number)
        if verb == "pair":
            one, two = PAIRS[number]
            return Action(verb, card=self.cards[one], second=self.cards[two])
        return Action(verb, card=self.cards[number])

    def zone(self, action: Action) -> str:
        return ZONES[action.verb]

    def write(self, s: Plans) -> dict[str, Any]:
        return {"game": self.name, "rules": self.rules, **write_position(s)}

    def read_document(self, document: Mapping[str, Any]) -> Plans:
        return read_position(document, self.decision_of(document))

    def count_cards(self, s: Plans) -> list[int]:
        return list(s.cards())


GAME = StolenPlans()
