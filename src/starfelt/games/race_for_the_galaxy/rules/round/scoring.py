"""The score: chips, prestige, printed points, six-cost developments, goals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from starfelt.core.bitsets import size

from ..player import Player
from ..powers.card import PRODUCTION, WINDFALL, Card
from ..powers.designs import CARDS
from ..powers.powers import (
    ALIEN,
    NOVELTY,
    RARE,
    REBEL,
    WILD,
    WORLDS_OF,
)
from ..powers.scoring_lines import (
    A_DEVELOPMENT,
    A_MILITARY_WORLD,
    A_SIX,
    A_WORLD,
    DEVELOPMENT_WITH_POWER,
    KEYWORD,
    NAMED,
    NEGATIVE_MILITARY,
    PER_PRESTIGE,
    PER_THREE_CHIPS,
    TOTAL_MILITARY,
    WINDFALL_OF,
    WORLD_WITH_POWER,
    Line,
)
from . import goals

if TYPE_CHECKING:
    from ..state import Race


KINDS_POINTS: Final = vec[i64]([0, 1, 3, 6, 10])


def score(s: Race, seat: i64) -> i64:
    """All points of a seat if the game ends now."""
    p = s.players[seat]
    return p.chips + p.prestige + tableau_points(p) + goals.points(s, seat)


def tableau_points(p: Player) -> i64:
    """Printed points, and what the six-cost developments count."""
    total: i64 = 0
    for card in p.tableau.cards:
        total += CARDS[card].points
    return total + lines_points(p, best_kind(p))


def best_kind(p: Player) -> i64:
    """The kind as which the world of any kind is worth most."""
    best: i64 = NOVELTY
    if p.sums[WORLDS_OF + WILD] == 0 and not has_new_wild(p):
        return best
    for kind in range(RARE, ALIEN + 1):
        if lines_points(p, kind) > lines_points(p, best):
            best = kind
    return best


def has_new_wild(p: Player) -> bool:
    for i in range(p.working(), p.tableau.size()):
        if CARDS[p.tableau.at(i)].kind == WILD:
            return True
    return False


def lines_points(p: Player, wild: i64) -> i64:
    """What all cards with lines count, if the world of any kind is of this one."""
    total: i64 = 0
    for card in p.tableau.cards:
        if len(CARDS[card].lines) > 0:
            total += six_points(p, CARDS[card], wild)
    return total


def sixes(p: Player) -> list[tuple[int, int]]:
    """The cards of a tableau that count others, and what each counts."""
    wild = best_kind(p)
    return [
        (card, six_points(p, CARDS[card], wild))
        for card in p.tableau.cards
        if len(CARDS[card].lines) > 0
    ]


def six_points(p: Player, six: Card, wild: i64) -> i64:
    """Each card counts once, for the first line it fits."""
    total: i64 = 0
    for card in p.tableau.cards:
        for line in six.lines:
            if fits(CARDS[card], line, wild):
                total += line.points
                break
    for line in six.lines:
        if line.what >= TOTAL_MILITARY:
            total += line.points * number_for(p, line.what, wild)
    return total


def number_for(p: Player, what: i64, wild: i64) -> i64:
    """How much there is of what is not counted card by card."""
    if what == TOTAL_MILITARY:
        return p.military()
    if what == NEGATIVE_MILITARY:
        return -p.military()
    if what == PER_THREE_CHIPS:
        return p.chips // 3
    if what == PER_PRESTIGE:
        return p.prestige
    return KINDS_POINTS[number_of_kinds(p, wild)]


def number_of_kinds(p: Player, wild: i64) -> i64:
    """Of how many kinds the worlds are."""
    kinds: i64 = 0
    for card in p.tableau.cards:
        kind = CARDS[card].kind
        if kind > 0:
            kinds |= 1 << (wild if kind == WILD else kind)
    return size(kinds)


def fits(row: Card, line: Line, wild: i64) -> bool:
    """Does a line of a six-cost development count this card?"""
    what = line.what
    if what < NAMED:
        return is_of_kind(row, what, wild)
    if what == NAMED:
        return row.key == line.name
    if what == KEYWORD:
        return row.keywords & line.keyword != 0
    if what < DEVELOPMENT_WITH_POWER:
        return is_such(row, what)
    return what < TOTAL_MILITARY and has_such_power(row, what)


def is_of_kind(row: Card, what: i64, wild: i64) -> bool:
    kind = wild if row.kind == WILD else row.kind
    if what < WINDFALL_OF:
        return row.type == PRODUCTION and kind == what
    return row.type == WINDFALL and kind == what - WINDFALL_OF


def is_such(row: Card, what: i64) -> bool:
    if what == A_DEVELOPMENT:
        return not row.is_world
    if what == A_SIX:
        return not row.is_world and row.cost == 6
    if what == A_WORLD:
        return row.is_world
    return row.military and (what == A_MILITARY_WORLD or row.keywords & REBEL != 0)


def has_such_power(row: Card, what: i64) -> bool:
    if what < WORLD_WITH_POWER:
        return not row.is_world and row.has_power(what - DEVELOPMENT_WITH_POWER)
    return row.is_world and row.has_power(what - WORLD_WITH_POWER)


def winners(s: Race) -> list[int]:
    """The seats with the best score; a tie is broken by cards in hand and goods together."""
    best: list[int] = []
    top: i64 = -1000000
    for seat in range(s.seats):
        p = s.players[seat]
        rank = 1000 * score(s, seat) + p.hand.size() + p.number_of_goods()
        if rank > top:
            best = [seat]
            top = rank
        elif rank == top:
            best.append(seat)
    return best
