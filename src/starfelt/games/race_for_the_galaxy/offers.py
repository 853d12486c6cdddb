"""The ways to settle a world: one look at all Settle powers, and nobody else reads them.

Candidates, answers, payment and button texts all come from here.  Hand sizes and tableaus are
public, so the ways are, too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from starfelt.core.pile import sort
from starfelt.core.sets import bit
from starfelt.games.race_for_the_galaxy.actions import CONQUER, PAY_BY, PAY_COST, PLACE_FREE, USE
from starfelt.games.race_for_the_galaxy.cards import CARDS
from starfelt.games.race_for_the_galaxy.player import MARKS, Player
from starfelt.games.race_for_the_galaxy.powers import (
    ALIEN,
    DISCOUNT,
    ENVOY,
    ENVOYS,
    FREE_SHIP,
    FREE_SHIPS,
    MERCENARIES,
    MERCENARY,
    MILITARY,
    REBEL,
    REBEL_WORLDS,
    TACTIC,
    TACTICS,
)

if TYPE_CHECKING:
    from starfelt.games.race_for_the_galaxy.state import Race


def strength(p: Player, world: i64) -> i64:
    """Military against this world."""
    row = CARDS[world]
    total = p.sums[MILITARY] + p.extra
    if row.kind > 0:
        total += p.sums[MILITARY + row.kind]
    if row.keywords & REBEL:
        total += p.sums[MILITARY + REBEL_WORLDS]
    return total


def peaceful_cost(p: Player, world: i64, less: i64) -> i64:
    """How many cards a world costs that is paid for; `less` is off for the power that allows it."""
    row = CARDS[world]
    cost = row.cost - less - p.sums[DISCOUNT]
    if row.kind > 0:
        cost -= p.sums[DISCOUNT + row.kind]
    return cost if cost > 0 else 0


def hired(p: Player, cards: i64) -> i64:
    """How much military so many cards of the hand can still become."""
    most: i64 = 0
    for i in range(p.working()):
        powers = CARDS[p.tableau.at(i)].settles
        for power in powers:
            if power.word == MERCENARY and not p.used & bit(MARKS * i):
                most += power.value
    return most if most < cards else cards


def reach(p: Player, world: i64, cards: i64) -> i64:
    """The most military that can be had against this world."""
    most = strength(p, world) + p.sums[TACTICS]
    if p.sums[MERCENARIES] > 0:
        most += hired(p, cards)
    return most


def envoy_cost(p: Player, world: i64) -> i64:
    """The least for which a military world can be paid, or -1."""
    if p.sums[ENVOYS] == 0 or CARDS[world].kind == ALIEN:
        return -1
    best: i64 = 0
    for i in range(p.working()):
        for power in CARDS[p.tableau.at(i)].settles:
            if power.word == ENVOY and power.value > best:
                best = power.value
    return peaceful_cost(p, world, best)


def can_settle(p: Player, world: i64, cards: i64) -> bool:
    """Is there a way to settle this world with so many cards in hand?"""
    row = CARDS[world]
    free = p.sums[FREE_SHIPS] > 0 and row.kind != ALIEN
    if not row.military:
        return free or peaceful_cost(p, world, 0) <= cards
    if reach(p, world, cards) >= row.cost:
        return True
    cost = envoy_cost(p, world)
    return cost >= 0 and (free or cost <= cards)


def to_settle(s: Race, seat: i64) -> vec[i64]:
    """The worlds in hand that can be placed."""
    p = s.players[seat]
    found = vec[i64](capacity=12)
    cards = p.hand.size() - 1
    for card in p.hand.cards:
        if CARDS[card].is_world and can_settle(p, card, cards):
            found = append(found, card)
    return found


def ways(s: Race, seat: i64, world: i64) -> vec[i64]:
    """All ways to go on with a world that has been laid, as actions; never empty."""
    p = s.players[seat]
    row = CARDS[world]
    acts = vec[i64](capacity=4)
    cards = p.hand.size()
    if not row.military:
        if peaceful_cost(p, world, 0) <= cards:
            acts = append(acts, PAY_COST)
        if p.sums[FREE_SHIPS] > 0 and row.kind != ALIEN:
            acts = with_word(p, acts, FREE_SHIP, PLACE_FREE)
    else:
        acts = military_ways(p, acts, world, cards)
    if s.rules.engine_quirks:
        acts = with_waste(p, acts)
    sort(acts)
    return acts


def with_waste(p: Player, acts: vec[i64]) -> vec[i64]:
    """A known engine lets cards be discarded in vain, as long as a way is left."""
    more = acts[:]
    for act in with_word(p, vec[i64](), TACTIC, USE):
        if act not in acts:
            more = append(more, act)
    for act in with_word(p, vec[i64](), FREE_SHIP, USE):
        for way in acts:
            if way != act - USE + PLACE_FREE:
                more = append(more, act)
                break
    return more


def military_ways(p: Player, acts: vec[i64], world: i64, cards: i64) -> vec[i64]:
    row = CARDS[world]
    now = strength(p, world)
    if now >= row.cost:
        acts = append(acts, CONQUER)
    elif reach(p, world, cards) >= row.cost:
        if p.sums[TACTICS] > 0:
            acts = with_word(p, acts, TACTIC, USE)
        if p.sums[MERCENARIES] > 0 and cards > 0:
            acts = with_word(p, acts, MERCENARY, USE)
    if envoy_cost(p, world) >= 0:
        if p.sums[FREE_SHIPS] > 0:
            acts = with_word(p, acts, FREE_SHIP, PLACE_FREE)
        acts = with_envoys(p, acts, world, cards)
    return acts


def with_word(p: Player, acts: vec[i64], word: i64, verb: i64) -> vec[i64]:
    """Add the verb with each working card that has an unused power of this word."""
    for i in range(p.working()):
        card = p.tableau.at(i)
        for power in CARDS[card].settles:
            if power.word == word and not p.used & bit(MARKS * i):
                acts = append(acts, verb + card)
    return acts


def with_envoys(p: Player, acts: vec[i64], world: i64, cards: i64) -> vec[i64]:
    for i in range(p.working()):
        card = p.tableau.at(i)
        for power in CARDS[card].settles:
            if power.word == ENVOY and peaceful_cost(p, world, power.value) <= cards:
                acts = append(acts, PAY_BY + card)
    return acts
