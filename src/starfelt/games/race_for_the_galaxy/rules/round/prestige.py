"""Prestige: gained and spent, who leads, and what the leader gets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from starfelt.core.machine import HIDDEN, NOBODY

from ..player import NO_CARD
from ..powers.designs import CARDS
from . import goals

if TYPE_CHECKING:
    from ..state import Race


def gain(s: Race, seat: i64, card: i64, number: i64) -> None:
    """Prestige for what a card says; there is none without The Brink of War."""
    if number > 0 and s.rules.prestige:
        p = s.players[seat]
        p.prestige += number
        p.on_tile = True
        s.tell("prestige", seat, NOBODY, card, number)


def symbol(s: Race, seat: i64, card: i64) -> None:
    """What a card gives by being placed."""
    if CARDS[card].prestige:
        gain(s, seat, card, 1)


def symbol_after_payment(s: Race, seat: i64, card: i64) -> None:
    """A known engine gives it earlier, when the card is laid."""
    if not s.rules.engine_quirks:
        symbol(s, seat, card)


def spend(s: Race, seat: i64, card: i64) -> None:
    """One prestige, for what a card says; a goal may be lost with it."""
    s.players[seat].prestige -= 1
    s.tell("pays_prestige", seat, NOBODY, card, 1)
    goals.after_loss(s, seat)


def look_for_leader(s: Race) -> None:
    """Who has most prestige leads; what was gained stays on the tile of a sole leader only."""
    best: i64 = 1
    leaders: i64 = 0
    for seat in range(s.seats):
        has = s.players[seat].prestige
        if has > best:
            best = has
            leaders = 0
        if has == best:
            leaders |= 1 << seat
    for seat in range(s.seats):
        if leaders != 1 << seat:
            s.players[seat].on_tile = False
    if leaders != s.leaders:
        s.leaders = leaders
        s.tell("leaders", NOBODY, NOBODY, HIDDEN, leaders)


def reward_leaders(s: Race) -> None:
    """At the start of a round: a chip for each leader, and a card for prestige on the tile."""
    for i in range(s.seats):
        seat = s.in_order(i)
        if not (s.leaders >> seat) & 1:
            continue
        p = s.players[seat]
        s.gain_chips(seat, 1)
        if s.leaders == 1 << seat and (p.on_tile or s.rules.leader_card):
            s.draw(seat, 1)
        p.on_tile = False
    for p in s.players:
        p.on_tile = False


def pay_for_boosts(s: Race) -> None:
    """The prestige card has been revealed with an action card: it costs one prestige."""
    for i in range(s.seats):
        seat = s.in_order(i)
        if s.players[seat].boosted != NO_CARD:
            s.players[seat].spent = True
            spend(s, seat, HIDDEN)
