"""What follows when a world is placed or taken over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from starfelt.core.machine import NOBODY

from ..actions import ACTION_SETTLE, ACTION_SETTLE_AGAIN
from ..paying.saved_cards import discard_saved
from ..picks import Discards, Picks, pose
from ..powers.card import PRODUCTION
from ..powers.designs import CARDS
from ..powers.powers import (
    DISCARD_AFTER_SETTLE,
    DRAW_AFTER_SETTLE,
    GOOD_ON_PRODUCTION,
    PRESTIGE_PRODUCTION_WORLD,
    PRESTIGE_REBEL_WORLD,
    REBEL,
)
from ..round import prestige

if TYPE_CHECKING:
    from ..player import Player
    from ..state import Race


def discard_in_settle(s: Race, seat: i64, card: i64) -> None:
    """A card goes to the discards, but counts for what it was until the end of the phase."""
    s.players[seat].lose(card)
    s.open_discard(card)


def discard_world(s: Race, seat: i64, world: i64) -> None:
    """A world goes to the discards, with its good and the cards under it; its powers hold
    until the end of the phase."""
    p = s.players[seat]
    slot = p.slot(world)
    if p.has_good(slot):
        s.discard_good(seat, slot)
    discard_saved(s, seat, world)
    p.lose(world)
    s.open_discard(world)


def lay_auto_good(s: Race, seat: i64, card: i64) -> None:
    """A production world gets a good, too, if a power says so."""
    p = s.players[seat]
    if p.sums[GOOD_ON_PRODUCTION] > 0 and CARDS[card].type == PRODUCTION:
        if s.lay_good(seat, p.slot(card)):
            s.tell("good", seat, NOBODY, card, 0)


def draws_before_good(s: Race, p: Player) -> i64:
    """A known engine draws for the cards newer than the one that lays the good first (Q16)."""
    n: i64 = 0
    if not s.rules.engine_quirks or s.rules.version < 4 or p.sums[GOOD_ON_PRODUCTION] == 0:
        return n
    i = p.working() - 1
    while CARDS[p.tableau.at(i)].adds(GOOD_ON_PRODUCTION) == 0:
        n += CARDS[p.tableau.at(i)].adds(DRAW_AFTER_SETTLE)
        i -= 1
    return n


PLACED: Final = 0
TAKEN_OVER: Final = 1
DESTROYED: Final = 2


def after_settling(s: Race, seat: i64, world: i64, how: i64) -> None:
    """Draws, and prestige for the world; for one that was destroyed only draws."""
    p = s.players[seat]
    row = CARDS[world]
    p.settled += 1
    if p.settled == 1 and s.chose(seat, ACTION_SETTLE_AGAIN if s.again else ACTION_SETTLE):
        s.draw(seat, 1)
    first = draws_before_good(s, p) if how == PLACED else 0
    s.draw(seat, first)
    if how == PLACED:
        lay_auto_good(s, seat, world)
    s.draw(seat, p.sums[DRAW_AFTER_SETTLE] - first)
    if how != DESTROYED or s.rules.engine_quirks:
        if row.military and row.keywords & REBEL:
            prestige.gain(s, seat, world, p.sums[PRESTIGE_REBEL_WORLD])
        if row.type == PRODUCTION:
            prestige.gain(s, seat, world, p.sums[PRESTIGE_PRODUCTION_WORLD])
    pose(s, DiscardAfterSettle(seat, p.sums[DISCARD_AFTER_SETTLE], 0))


@final
class DiscardAfterSettle(Discards):
    """Which card of the hand is discarded after drawing."""

    def more(self, left: i64, picked: i64) -> Picks:
        return DiscardAfterSettle(self.seat, left, picked)
