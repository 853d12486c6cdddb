"""The table of Empire vs. Rebellion as one seat sees it, and how an event may end."""

import math
from typing import Final

from ..rules.card import ASSAULT, POINTS_TO_WIN
from ..rules.designs import EVENTS, FIRST_EVENT, KEYS, STRATEGY_KEYS
from ..view import SideView, WarView
from .accounts import KIND, Chances, Side, certain, chances_of

BASICS: Final = frozenset(k for k, kind in KIND.items() if kind not in ("character", "any"))
INFLUENCE: Final = 0.02  # what one influence is worth, as a chance to win the game
NO_WINNER: Final = 0.5  # if both are above the objective
EVEN: Final = 1.5  # how steeply the chance to win the game follows the points that are missing

DECIDING: Final = ("deception", "direct_assault")  # strategies that change who wins
#: How much likelier Deception is if the opponent passes though behind, and if ahead.
PASSED_BEHIND: Final = 4.0
PASSED_AHEAD: Final = 0.5

Beliefs = tuple[tuple[str, float], ...]


class Table:
    """What the rules of thumb ask for.

    `mine` is the strategy that is reckoned with, if it is not the one that I have chosen; with
    `renewed` the opponent has thrown theirs away.
    """

    def __init__(self, view: WarView, mine: str | None = None, renewed: bool = False) -> None:
        self.view = view
        self.me = view.seats[view.seat]
        self.foe = view.seats[1 - view.seat]
        self.tutorial = bool(view.options["tutorial"])
        assert view.event is not None
        self.event = EVENTS[KEYS[view.event] - FIRST_EVENT]
        self.objective = int(self.event.objective)
        self.favoured = view.balance == view.seat
        self.mine = mine or self.me.chosen or ""
        self.stake, self.consolation = self.stakes()
        self.beliefs = self.believe(renewed)
        self.ends: dict[tuple[int, int], float] = {}  # what is reckoned once
        self.landings: dict[tuple[int, int, int, bool], float] = {}

    # ------------------------------------------------------------------ sides
    def my_side(self) -> Side:
        return self.side(self.me, chances_of(self.view.deck or self.me.discards))

    def foes_side(self) -> Side:
        """The opponent's deck: basic cards that lie nowhere, and so many characters."""
        shown = {*self.foe.ready, *self.foe.exhausted, *self.foe.discards}
        basics = sorted(BASICS - shown)
        hidden = [*basics, *["any_6"] * (self.foe.deck - len(basics))]
        return self.side(self.foe, chances_of(hidden or self.foe.discards))

    def side(self, shown: SideView, deck: Chances) -> Side:
        return Side(
            shown.ready,
            shown.exhausted,
            shown.total,
            int(self.event.capacity) - len(shown.ready) - len(shown.exhausted),
            shown.influence,
            certain(shown.tops[-1]) if shown.tops else deck,
            certain(shown.tops[-2]) if len(shown.tops) > 1 else deck,
        )

    def has_power(self, card: str) -> bool:
        """Are powers of this kind on in this round?"""
        return card in KEYS and not self.event.off >> KEYS[card] & 1

    # ------------------------------------------------------------------ what is at stake
    def stakes(self) -> tuple[float, float]:
        """What winning the event is worth more than losing it, and what two influence are, as a
        part of that."""
        if self.tutorial:
            return 1.0, 0.0
        points = int(self.event.points)
        won = to_win(self.me.points + points, self.foe.points)
        lost = to_win(self.me.points, self.foe.points + points)
        stake = won - lost + 2 * INFLUENCE * int(self.event.influence)
        return stake, 2 * INFLUENCE / stake

    # ------------------------------------------------------------------ strategies
    def believe(self, renewed: bool) -> Beliefs:
        """What the opponent's strategy may be, and how likely that is; all that don't change who
        wins are one."""
        known = self.foe.chosen
        if not self.foe.has_chosen or (known is not None and not renewed):
            return ((known or "", 1.0),)
        weights = dict.fromkeys(unused(self.foe), 1.0)
        if "deception" in weights and self.view.passes == 1 and not renewed:
            weights["deception"] *= PASSED_BEHIND if self.foe_is_behind() else PASSED_AHEAD
        every = sum(weights.values())
        beliefs = {key: weights.get(key, 0.0) / every for key in DECIDING}
        return (*beliefs.items(), ("", 1.0 - sum(beliefs.values())))

    def foe_is_behind(self) -> bool:
        return self.result(self.me.total, self.foe.total, "", "") == 1.0

    # ------------------------------------------------------------------ the end of the struggle
    def end(self, mine: int, theirs: int) -> float:
        """My chance to win the event if the struggle ends with these totals."""
        found = self.ends.get((mine, theirs))
        if found is None:
            found = sum(p * self.result(mine, theirs, self.mine, key) for key, p in self.beliefs)
            self.ends[mine, theirs] = found
        return found

    def result(self, mine: int, theirs: int, my_strategy: str, their_strategy: str) -> float:
        """1 if I win; who is above the objective has no use of a strategy."""
        goal = self.objective
        mine_works, theirs_works = mine <= goal, theirs <= goal
        if my_strategy == "direct_assault" and mine_works:
            mine += ASSAULT
        if their_strategy == "direct_assault" and theirs_works:
            theirs += ASSAULT
        if mine > goal and theirs > goal:
            return NO_WINNER
        if mine > goal or theirs > goal:
            won = mine <= goal
        elif mine == theirs and self.tutorial:
            return NO_WINNER
        else:
            won = mine > theirs or (mine == theirs and self.favoured)
            won ^= (my_strategy == "deception") != (their_strategy == "deception")
        if not won and my_strategy == "bureaucracy" and mine_works:
            return self.consolation
        return 1.0 if won else 0.0


def unused(side: SideView) -> list[str]:
    """What may be picked, apart from a chosen strategy that is known: all, if that is the last."""
    gone = {*side.used, *side.thrown, side.chosen}
    return [key for key in STRATEGY_KEYS if key not in gone] or list(STRATEGY_KEYS)


def to_win(mine: int, theirs: int) -> float:
    """The chance to win the game with so many points."""
    missing, missing_to_foe = POINTS_TO_WIN - mine, POINTS_TO_WIN - theirs
    if missing <= 0 or missing_to_foe <= 0:
        return 1.0 if missing <= 0 else 0.0
    mine_far, theirs_far = math.pow(missing, EVEN), math.pow(missing_to_foe, EVEN)
    return theirs_far / (mine_far + theirs_far)
