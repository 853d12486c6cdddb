"""Empire vs. Rebellion as a game: its facts, and the doors to its parts."""

from collections.abc import Mapping
from typing import Any

from starfelt.core.action_numbers import zones_of
from starfelt.core.game import Action, Game
from starfelt.core.machine import NOBODY
from starfelt.core.options import Choice, Flag, Number, Options
from starfelt.core.rng import Rng

from .notation.read import read as read_position
from .notation.write import write as write_position
from .rules.actions import (
    NEXT_EVENT,
    NUM_ACTIONS,
    PICK,
    USE,
    VERBS,
    verb_of,
)
from .rules.designs import FIRST_EVENT, FIRST_STRATEGY, NAMES
from .rules.options import Rules
from .rules.setup import new_game
from .rules.state import War
from .rules.told import TOLD
from .view import WarView, imagined, seen_by

CAP = 60  # rounds; then the game is drawn
STRUGGLE_CAP = 200  # turns of both players together; then a struggle ends
MOST = 1000
ANSWERS_A_TURN = 12
ANSWERS_A_ROUND = 12

ZONES = zones_of(VERBS)


class EmpireVsRebellion(Game[War, WarView, Rules]):
    name = "empire_vs_rebellion"
    rules = 2
    least_seats = 2
    most_seats = 2
    options = (
        Choice("rebel", ("random", "1", "2")),
        Flag("tutorial"),
        Number("cap", 1, MOST, CAP),
        Number("struggle_cap", 1, MOST, STRUGGLE_CAP),
    )
    view_type = WarView
    num_actions = NUM_ACTIONS
    max_answers = 8 + MOST * (MOST * ANSWERS_A_TURN + ANSWERS_A_ROUND)
    cards = tuple(NAMES)
    told_kinds = TOLD

    def decide(self, options: Options) -> Rules:
        return Rules(
            rebel={"random": NOBODY, "1": 0, "2": 1}[str(options["rebel"])],
            tutorial=bool(options["tutorial"]),
            cap=int(options["cap"]),
            struggle_cap=int(options["struggle_cap"]),
            options=options,
        )

    def deal(self, seats: int, rng: Rng, options: Options, quiet: bool) -> War:
        return new_game(rng, self.decision(options), quiet)

    def view(self, s: War, seat: int) -> WarView:
        return seen_by(s, seat)

    def imagine(self, view: WarView, rng: Rng) -> War:
        return imagined(view, self.decision(view.options), rng)

    def action(self, action: int) -> Action:
        verb, number = verb_of(action)
        if action < USE:
            return Action(verb)
        if action >= NEXT_EVENT:
            return Action(verb, card=NAMES[FIRST_EVENT + number])
        if action >= PICK:
            return Action(verb, card=NAMES[FIRST_STRATEGY + number])
        return Action(verb, card=NAMES[number])

    def zone(self, action: Action) -> str:
        return ZONES[action.verb]

    def write(self, s: War) -> dict[str, Any]:
        return {"game": self.name, "rules": self.rules, "seats": 2, **write_position(s)}

    def read_document(self, document: Mapping[str, Any]) -> War:
        return read_position(document, self.decision_of(document))

    def count_cards(self, s: War) -> list[int]:
        return list(s.cards())


GAME = EmpireVsRebellion()
