"""The ways to settle a world: one look at all Settle powers, and nobody else reads them.

Candidates, answers, payment and button texts all come from here.  Hand sizes and tableaus are
public, so the ways are, too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from starfelt.core.bitsets import bit
from starfelt.core.pile import sort

from ..actions import (
    ACTION_SETTLE,
    ACTION_SETTLE_AGAIN,
    CONQUER,
    CONQUER_BY,
    PAY_BY,
    PAY_COST,
    PLACE_FREE,
    USE,
)
from ..paying.spending_goods import can_spend, goods_to_spend
from ..player import (
    BRIBED,
    FUELLED,
    MARKS,
    NO_CARD,
    SNEAKING,
    Player,
    military_against,
)
from ..powers.card import Card
from ..powers.designs import CARDS
from ..powers.powers import (
    ALIEN,
    BRIBE,
    BRIBES,
    CHROMO,
    CHROMO_WORLDS,
    CLOAK,
    CLOAKS,
    DISCOUNT,
    ENVOY,
    ENVOY_DISCOUNT,
    ENVOYS,
    FREE_SHIP,
    FREE_SHIPS,
    FUEL,
    FUELS,
    GENES,
    GENES_DISCOUNTS,
    GENES_GOOD,
    MERCENARIES,
    MERCENARY,
    RARE,
    REBEL,
    REBEL_WORLDS,
    TACTIC,
    TACTICS,
    Power,
)

if TYPE_CHECKING:
    from ..state import Race

NO_WAY: Final = 1000
SETTLE_OFF_BY_BOOST: Final = 3  # for the prestige card with the action card


def settle_power(card: i64) -> Power:
    """What a card says of settling a world; what it says of other things comes after that."""
    return CARDS[card].settles[0]


def has_word(card: i64, word: i64) -> bool:
    for power in CARDS[card].settles:
        if power.word == word:
            return True
    return False


def card_with(p: Player, word: i64) -> i64:
    """The working card of a tableau that has this Settle power, or NO_CARD."""
    for i in range(p.working()):
        if has_word(p.tableau.at(i), word):
            return p.tableau.at(i)
    return NO_CARD


# -------------------------------------------------------------------------------- military
def strength(p: Player, world: i64) -> i64:
    """Military against this world."""
    row = CARDS[world]
    rebel = row.military and row.keywords & REBEL != 0
    return p.military() + p.extra + military_against(p.sums, row.kind, rebel)


def hired(p: Player, cards: i64) -> i64:
    """How much military so many cards of the hand can still become."""
    most: i64 = 0
    for i in range(p.working()):
        powers = CARDS[p.tableau.at(i)].settles
        for power in powers:
            if power.word == MERCENARY and not p.used & bit(MARKS * i):
                most += power.value
    return most if most < cards else cards


def can_bribe(p: Player) -> bool:
    return p.sums[BRIBES] > 0 and p.prestige > 0 and not p.has_done(BRIBED)


def can_fuel(s: Race, seat: i64) -> bool:
    p = s.players[seat]
    return p.sums[FUELS] > 0 and not p.has_done(FUELLED) and can_spend(s, seat, RARE)


def bought(s: Race, seat: i64) -> i64:
    """How much military prestige and goods can still become."""
    p = s.players[seat]
    most: i64 = 0
    if can_bribe(p):
        most += p.sums[BRIBES]
    if can_fuel(s, seat):
        most += p.sums[FUELS]
    return most


def tactics_left(p: Player) -> i64:
    """How much military cards of the tableau can still become: a card used is there no longer."""
    if p.sums[TACTICS] == 0 or card_with(p, TACTIC) == NO_CARD:
        return 0
    return p.sums[TACTICS]


def more_to_have(s: Race, seat: i64, cards: i64) -> i64:
    """The most military that can still be had, with so many cards in hand."""
    p = s.players[seat]
    most = tactics_left(p)
    if p.sums[MERCENARIES] > 0:
        most += hired(p, cards)
    if p.sums[BRIBES] + p.sums[FUELS] > 0:
        most += bought(s, seat)
    return most


def reach(s: Race, seat: i64, world: i64, cards: i64) -> i64:
    """The most military that can be had against this world."""
    return strength(s.players[seat], world) + more_to_have(s, seat, cards)


def least_defence(p: Player, world: i64) -> i64:
    """The lowest defence against which this world can be conquered, or NO_WAY."""
    row = CARDS[world]
    if row.military:
        return row.cost
    if p.sums[CLOAKS] == 0:
        return NO_WAY
    best: i64 = NO_WAY
    for i in range(p.working()):
        for power in CARDS[p.tableau.at(i)].settles:
            if power.word == CLOAK and row.cost - power.value < best:
                best = row.cost - power.value
    return best


# -------------------------------------------------------------------------------- payment
def cost_of(p: Player, world: i64, less: i64) -> i64:
    """How many cards a world costs this player, with this much off besides."""
    row = CARDS[world]
    cost = row.cost - p.sums[DISCOUNT] - less
    if row.kind > 0:
        cost -= p.sums[DISCOUNT + row.kind]
    return cost if cost > 0 else 0


def peaceful_cost(s: Race, seat: i64, world: i64, less: i64) -> i64:
    """How many cards a world costs that is paid for now; `less` is off for the power that allows
    it."""
    p = s.players[seat]
    less += p.less
    if s.boosted(seat, ACTION_SETTLE_AGAIN if s.again else ACTION_SETTLE):
        less += SETTLE_OFF_BY_BOOST
    return cost_of(p, world, less)


def discounts_left(s: Race, seat: i64) -> i64:
    """How much less a world can still cost for genes goods."""
    p = s.players[seat]
    if p.sums[GENES_DISCOUNTS] == 0:
        return 0
    goods = len(goods_to_spend(s, seat, GENES))
    less: i64 = 0
    for i in range(p.working()):
        for power in CARDS[p.tableau.at(i)].settles:
            if power.word == GENES_GOOD and goods > 0 and not p.used & bit(MARKS * i):
                less += power.value
                goods -= 1
    return less


def may_pay(row: Card, kind: i64) -> bool:
    """Does a power for worlds of this kind let a military world be paid for?"""
    if kind == ALIEN:
        return row.kind == ALIEN
    if kind == CHROMO_WORLDS:
        return row.keywords & CHROMO != 0
    if kind == REBEL_WORLDS and not row.keywords & REBEL:
        return False
    return row.kind != ALIEN


def off_by_envoy(p: Player, card: i64) -> i64:
    """How much is off a military world that is paid for by the power of this card."""
    return settle_power(card).value + p.sums[ENVOY_DISCOUNT]


def most_off_by_envoy(p: Player, world: i64) -> i64:
    """The most that a power to pay for this military world takes off, or -1 if there is none."""
    if p.sums[ENVOYS] == 0:
        return -1
    best: i64 = -1
    for i in range(p.working()):
        for power in CARDS[p.tableau.at(i)].settles:
            if power.word == ENVOY and power.value > best and may_pay(CARDS[world], power.kind):
                best = power.value
    return best + p.sums[ENVOY_DISCOUNT] if best >= 0 else -1


def envoy_cost(s: Race, seat: i64, world: i64) -> i64:
    """The least for which a military world can be paid, or -1."""
    less = most_off_by_envoy(s.players[seat], world)
    return peaceful_cost(s, seat, world, less) if less >= 0 else -1


def can_pay(s: Race, seat: i64, world: i64, cards: i64) -> bool:
    """Can this world be paid for, with so many cards in hand, or placed free?"""
    row = CARDS[world]
    cost = envoy_cost(s, seat, world) if row.military else peaceful_cost(s, seat, world, 0)
    if cost < 0:
        return False
    p = s.players[seat]
    if cost <= cards:
        return True
    if p.sums[FREE_SHIPS] > 0 and row.kind != ALIEN and card_with(p, FREE_SHIP) != NO_CARD:
        return True
    return cost - discounts_left(s, seat) <= cards


# -------------------------------------------------------------------------------- candidates
def can_conquer(s: Race, seat: i64, world: i64, cards: i64) -> bool:
    defence = least_defence(s.players[seat], world)
    return defence != NO_WAY and reach(s, seat, world, cards) >= defence


def can_settle(s: Race, seat: i64, world: i64, cards: i64) -> bool:
    """Is there a way to settle this world with so many cards in hand?"""
    return can_pay(s, seat, world, cards) or can_conquer(s, seat, world, cards)


def to_settle(s: Race, seat: i64) -> vec[i64]:
    """The worlds in hand that can be placed."""
    p = s.players[seat]
    found = vec[i64](capacity=12)
    cards = p.hand.size() - 1
    for card in p.hand.cards:
        if CARDS[card].is_world and can_settle(s, seat, card, cards):
            found = append(found, card)
    return found


def to_sneak(s: Race, seat: i64) -> vec[i64]:
    """The worlds in hand that can be conquered."""
    p = s.players[seat]
    found = vec[i64](capacity=4)
    cards = p.hand.size() - 1
    for card in p.hand.cards:
        row = CARDS[card]
        possible = row.military or (row.is_world and s.rules.engine_quirks)
        if possible and can_conquer(s, seat, card, cards):
            found = append(found, card)
    return found


# -------------------------------------------------------------------------------- ways
def ways_now(s: Race, seat: i64) -> vec[i64]:
    """All ways to go on with the world that has been laid, as actions; never empty."""
    p = s.players[seat]
    return ways(s, seat, p.placing, p.hand.size())


def ways(s: Race, seat: i64, world: i64, cards: i64) -> vec[i64]:
    """All ways to settle a world with so many cards in hand; none if it can't be settled."""
    p = s.players[seat]
    acts = ways_to_conquer(s, seat, world, cards)
    if not p.has_done(SNEAKING):
        acts = ways_to_pay(s, seat, world, cards, acts)
    if s.rules.engine_quirks:
        acts = with_waste(s, seat, cards, acts)
    if len(acts) > 1:
        sort(acts)
    return acts


def ways_to_conquer(s: Race, seat: i64, world: i64, cards: i64) -> vec[i64]:
    """Conquer now, or use a power for military if that can lead to it."""
    p = s.players[seat]
    row = CARDS[world]
    acts = vec[i64](capacity=4)
    if not row.military and p.sums[CLOAKS] == 0:
        return acts
    now = strength(p, world)
    if row.military:
        if now >= row.cost:
            return append(acts, CONQUER)
    else:
        acts = cloaks(p, row.cost - now)
    defence = least_defence(p, world)
    if now < defence and now + more_to_have(s, seat, cards) >= defence:
        acts = with_temporary_military(s, seat, cards, acts)
    return acts


def cloaks(p: Player, missing: i64) -> vec[i64]:
    """The powers to conquer a peaceful world for which so much military is missing."""
    acts = vec[i64](capacity=4)
    for i in range(p.working()):
        card = p.tableau.at(i)
        for power in CARDS[card].settles:
            if power.word == CLOAK and power.value >= missing:
                acts = append(acts, CONQUER_BY + card)
    return acts


def with_temporary_military(s: Race, seat: i64, cards: i64, acts: vec[i64]) -> vec[i64]:
    """Add all powers for military until the end of the phase that can be used."""
    p = s.players[seat]
    if p.sums[TACTICS] > 0:
        acts = with_word(p, acts, TACTIC, USE)
    if p.sums[MERCENARIES] > 0 and cards > 0:
        acts = with_word(p, acts, MERCENARY, USE)
    if can_bribe(p):
        acts = with_word(p, acts, BRIBE, USE)
    if can_fuel(s, seat):
        acts = with_word(p, acts, FUEL, USE)
    return acts


def ways_to_pay(s: Race, seat: i64, world: i64, cards: i64, acts: vec[i64]) -> vec[i64]:
    p = s.players[seat]
    row = CARDS[world]
    cost = envoy_cost(s, seat, world) if row.military else peaceful_cost(s, seat, world, 0)
    if cost < 0:
        return acts
    if row.military:
        acts = with_envoys(s, seat, world, cards, acts)
    elif cost <= cards:
        acts = append(acts, PAY_COST)
    if p.sums[FREE_SHIPS] > 0 and row.kind != ALIEN:
        acts = with_word(p, acts, FREE_SHIP, PLACE_FREE)
    if p.sums[GENES_DISCOUNTS] > 0 and (cost > 0 or s.rules.engine_quirks):
        left = discounts_left(s, seat)
        if left > 0 and cost - left <= cards:
            acts = with_word(p, acts, GENES_GOOD, USE)
    return acts


def with_word(p: Player, acts: vec[i64], word: i64, verb: i64) -> vec[i64]:
    """Add the verb with each working card that has an unused power of this word."""
    for i in range(p.working()):
        card = p.tableau.at(i)
        for power in CARDS[card].settles:
            if power.word == word and not p.used & bit(MARKS * i):
                acts = append(acts, verb + card)
    return acts


def with_envoys(s: Race, seat: i64, world: i64, cards: i64, acts: vec[i64]) -> vec[i64]:
    p = s.players[seat]
    for i in range(p.working()):
        card = p.tableau.at(i)
        for power in CARDS[card].settles:
            if power.word != ENVOY or not may_pay(CARDS[world], power.kind):
                continue
            if peaceful_cost(s, seat, world, off_by_envoy(p, card)) <= cards:
                acts = append(acts, PAY_BY + card)
    return acts


# -------------------------------------------------------------------------------- quirks
def with_waste(s: Race, seat: i64, cards: i64, acts: vec[i64]) -> vec[i64]:
    """A known engine lets cards be discarded in vain, as long as a way is left."""
    p = s.players[seat]
    more = acts[:]
    useless = with_temporary_military(s, seat, cards, vec[i64]())
    useless = with_word(p, useless, FREE_SHIP, USE)
    useless = with_word(p, useless, CLOAK, USE)
    for act in useless:
        if act not in acts and has_other_way(acts, act - USE):
            more = append(more, act)
    return more


def spare_cards(s: Race, seat: i64, world: i64) -> i64:
    """How many cards of the hand may be discarded in vain, so that the world can be paid for."""
    cost = envoy_cost(s, seat, world)
    if not CARDS[world].military:
        cost = peaceful_cost(s, seat, world, 0)
    return s.players[seat].hand.size() - cost


def has_other_way(acts: vec[i64], card: i64) -> bool:
    """Is there a way that ends it, and does not need this card?"""
    for way in acts:
        uses = way >= USE and way < PLACE_FREE
        if not uses and way != PLACE_FREE + card and way != CONQUER_BY + card:
            return True
    return False
