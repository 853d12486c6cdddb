"""Race for the Galaxy as a game: its facts, and the doors to its parts."""

from collections.abc import Mapping
from typing import Any

from starfelt.core.action_numbers import zones_of
from starfelt.core.game import Action, Game
from starfelt.core.notation import Reader
from starfelt.core.options import Choice, Flag, Number, Options
from starfelt.core.rng import Rng

from .notation.read import read as read_position
from .notation.write import write as write_position
from .rules.actions import (
    ACTION_CARDS,
    AS_KIND,
    CHOOSE,
    CHOOSE_TWO,
    KEEP,
    LOOK_FOR,
    NAME,
    NUM_ACTIONS,
    PAIRS,
    VERBS,
    verb_of,
)
from .rules.options import RULES, Rules
from .rules.powers.designs import CARDS, MOST_SEATS, SETS, copies
from .rules.powers.powers import KINDS
from .rules.round.search import CATEGORIES
from .rules.round.setup import new_game
from .rules.state import Race
from .rules.told import TOLD
from .view import RaceView, imagined, open_table, seen_by

CAP = 200  # rounds; then the game is scored
MOST_ROUNDS = 1000
ANSWERS_A_ROUND = 2000

ZONES = zones_of(VERBS)


class RaceForTheGalaxy(Game[Race, RaceView, Rules]):
    name = "race_for_the_galaxy"
    rules = RULES
    older = (3,)
    least_seats = 2
    most_seats = MOST_SEATS[-1]
    options = (
        Choice("set", SETS[::-1]),
        Flag("two_actions"),
        Flag("goals", True),
        Flag("takeovers", True),
        Choice("leader_card", ("tile", "always")),
        Number("cap", 1, MOST_ROUNDS, CAP),
        Flag("engine_quirks"),
    )
    view_type = RaceView
    num_actions = NUM_ACTIONS
    max_answers = MOST_ROUNDS * ANSWERS_A_ROUND
    cards = tuple(CARDS[n].key for n in range(len(CARDS)))
    told_kinds = TOLD

    def seats_for(self, options: Options) -> tuple[int, int]:
        if options["two_actions"]:
            return 2, 2
        return 2, MOST_SEATS[SETS.index(str(options["set"]))]

    def decide(self, options: Options) -> Rules:
        level = SETS.index(str(options["set"]))
        return Rules(
            version=self.rules,
            level=level,
            two_actions=bool(options["two_actions"]),
            goals=bool(options["goals"]),
            takeovers=bool(options["takeovers"]),
            leader_card=options["leader_card"] == "always",
            cap=int(options["cap"]),
            engine_quirks=bool(options["engine_quirks"]),
            copies=copies(level),
            options=options,
        )

    def deal(self, seats: int, rng: Rng, options: Options, quiet: bool) -> Race:
        return new_game(seats, rng, self.decision(options), quiet)

    def view(self, s: Race, seat: int) -> RaceView:
        return seen_by(s, seat)

    def imagine(self, view: RaceView, rng: Rng) -> Race:
        return imagined(view, self.rules_of(view), rng)

    def rules_of(self, view: RaceView) -> Rules:
        """What the version and the options of the game behind a view decide."""
        return self.under(view.rules).decision(view.options)

    def open_table(self, view: RaceView) -> Race:
        """The table as far as the reader of a view sees it, to ask the rules on."""
        return open_table(view, self.rules_of(view))

    def action(self, action: int) -> Action:
        verb, number = verb_of(action)
        if action >= KEEP:
            return Action(verb, card=self.cards[number])
        if CHOOSE <= action < CHOOSE_TWO:
            return Action(verb, card=ACTION_CARDS[number])
        if CHOOSE_TWO <= action < NAME:
            one, two = PAIRS[number]
            return Action(verb, card=ACTION_CARDS[one], second=ACTION_CARDS[two])
        if NAME <= action < AS_KIND:
            return Action(verb, number=number + 1)
        if action >= AS_KIND:
            words = KINDS[1:] if action < LOOK_FOR else CATEGORIES
            return Action(verb, card=words[number])
        return Action(verb)

    def zone(self, action: Action) -> str:
        return ZONES[action.verb]

    def write(self, s: Race) -> dict[str, Any]:
        facts = {"game": self.name, "rules": s.rules.version, "seats": s.seats}
        return {**facts, **write_position(s)}

    def read_document(self, document: Mapping[str, Any]) -> Race:
        rules = self.decision_of(document)
        least, most = self.seats_for(rules.options)
        seats = Reader(document, "position").number("seats", least, most)
        return read_position(document, rules, seats)

    def count_cards(self, s: Race) -> list[int]:
        return list(s.cards())


GAME = RaceForTheGalaxy()
