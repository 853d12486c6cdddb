"""Star Realms as a game: its facts, and the doors to its parts."""

from collections.abc import Mapping
from typing import Any

from starfelt.core.action_numbers import zones_of
from starfelt.core.game import Action, Game
from starfelt.core.machine import NOBODY
from starfelt.core.options import Choice, Flag, Number, Options
from starfelt.core.rng import Rng

from .notation.read import read as read_position
from .notation.write import write as write_position
from .rules.actions import AMOUNT, NUM_ACTIONS, PLAY, VERBS, verb_of
from .rules.card import AUTHORITY, EXPLORERS
from .rules.designs import CARDS, DESIGNS, EXPLORER
from .rules.options import NOTHING, Rules
from .rules.state import Realms
from .rules.told import TOLD
from .rules.turn import new_game
from .view import RealmsView, imagined, seen_by

CAP = 400  # turns of both players together; then the game is drawn
MOST_TURNS = 1000
ANSWERS_A_TURN = 2000

ZONES = zones_of(VERBS)
EXPLORER_KEY = CARDS[EXPLORER].key


class StarRealms(Game[Realms, RealmsView, Rules]):
    name = "star_realms"
    rules = 1
    least_seats = 2
    most_seats = 2
    options = (
        Choice("first_player", ("random", "1", "2")),
        Number("starting_authority", 1, 1000, AUTHORITY),
        Number("cap", 1, MOST_TURNS, CAP),
        Choice("explorer_pile", (str(EXPLORERS), "16", "infinite")),
        Choice("discard_timing", ("immediate", "start_of_victims_turn")),
        Choice("ally_condition", ("at_use", "sticky")),
        Choice("fleet_hq", ("errata", "printed_2014")),
        Flag("needle_counts_for_blob_world"),
        Choice("needle_copy_source", ("played_this_turn", "in_play")),
        Flag("destroy_own_base"),
    )
    view_type = RealmsView
    num_actions = NUM_ACTIONS
    max_answers = MOST_TURNS * ANSWERS_A_TURN
    cards = tuple(CARDS[n].key for n in range(DESIGNS))
    told_kinds = TOLD

    def decide(self, options: Options) -> Rules:
        first = {"random": NOBODY, "1": 0, "2": 1}[str(options["first_player"])]
        pile = options["explorer_pile"]
        return Rules(
            first_player=first,
            authority=int(options["starting_authority"]),
            cap=int(options["cap"]),
            explorers=NOTHING if pile == "infinite" else int(pile),
            late_discards=options["discard_timing"] == "start_of_victims_turn",
            sticky_allies=options["ally_condition"] == "sticky",
            printed_fleet_hq=options["fleet_hq"] == "printed_2014",
            needle_counts=bool(options["needle_counts_for_blob_world"]),
            copy_in_play=options["needle_copy_source"] == "in_play",
            destroy_own_base=bool(options["destroy_own_base"]),
            options=options,
        )

    def deal(self, seats: int, rng: Rng, options: Options, quiet: bool) -> Realms:
        return new_game(rng, self.decision(options), quiet)

    def view(self, s: Realms, seat: int) -> RealmsView:
        return seen_by(s, seat)

    def imagine(self, view: RealmsView, rng: Rng) -> Realms:
        rules = self.decision(view.options)
        return imagined(view, rules, self.all_cards(2, view.options), rng)

    def action(self, action: int) -> Action:
        verb, number = verb_of(action)
        if action < PLAY:
            return Action(verb)
        if action >= AMOUNT:
            return Action(verb, number=number + 1)
        return Action(verb, card=self.cards[number])

    def zone(self, action: Action) -> str:
        """Explorers are acquired as cards of the trade row are, but lie beside it."""
        zone = ZONES[action.verb]
        return "explorers" if zone == "row" and action.card == EXPLORER_KEY else zone

    def write(self, s: Realms) -> dict[str, Any]:
        return {"game": self.name, "rules": self.rules, "seats": 2, **write_position(s)}

    def read_document(self, document: Mapping[str, Any]) -> Realms:
        rules = self.decision_of(document)
        return read_position(document, rules, self.all_cards(2, rules.options))

    def count_cards(self, s: Realms) -> list[int]:
        return list(s.cards())


GAME = StarRealms()
