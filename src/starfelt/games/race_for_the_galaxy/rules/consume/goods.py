"""Consuming goods: which ones, and what they give."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from starfelt.core.bitsets import size
from starfelt.core.machine import NOBODY, Question
from starfelt.core.pile import sort

from ..actions import ACTION_CONSUME_TRADE, ACTION_CONSUME_TWICE, CONSUME, DONE
from ..powers.designs import CARDS
from ..powers.powers import (
    ALL_GOODS,
    ANY,
    EACH_KIND,
    GOODS,
    KINDS_OF_GOODS,
    OWN_GOOD,
    SET_OF_GOODS,
    WILD,
    WORLDS_OF,
    Power,
)
from ..round import prestige

if TYPE_CHECKING:
    from ..player import Player
    from ..state import Race


REGULAR_KINDS: Final = 31


def holds(p: Player, slot: i64, kind: i64) -> bool:
    """Is there a good that may be of this kind; 0 is any kind."""
    if not p.has_good(slot):
        return False
    its = CARDS[p.tableau.at(slot)].kind
    return kind == ANY or its == kind or its == WILD


def number_of(p: Player, kind: i64) -> i64:
    n: i64 = 0
    for i in range(p.goods.size()):
        if holds(p, i, kind):
            n += 1
    return n


def kinds_held(p: Player) -> i64:
    """The kinds of goods there are, a bit each."""
    kinds: i64 = 0
    for i in range(p.goods.size()):
        if p.has_good(i):
            kinds |= 1 << CARDS[p.tableau.at(i)].kind
    return kinds


def number_of_kinds(p: Player) -> i64:
    """How many kinds the goods can be of: one of any kind may be one that is missing."""
    kinds = size(kinds_held(p))
    return kinds if kinds < 4 else 4


def regular_goods(p: Player, kind: i64) -> i64:
    """How many goods are of this kind whatever their owner says."""
    n: i64 = 0
    for i in range(p.goods.size()):
        if holds(p, i, kind) and (kind == ANY or CARDS[p.tableau.at(i)].kind == kind):
            n += 1
    return n


def multiplier(s: Race, seat: i64) -> i64:
    """How much chips count."""
    if s.chose(seat, ACTION_CONSUME_TWICE):
        return 3 if s.boosted(seat, ACTION_CONSUME_TWICE) else 2
    return 2 if s.boosted(seat, ACTION_CONSUME_TRADE) else 1


def consume_goods(s: Race, seat: i64, card: i64, power: Power) -> None:
    """Take the goods for a power; which ones is asked if it takes fewer than there are."""
    p = s.players[seat]
    if power.word == OWN_GOOD:
        consume_own(s, seat, card, power)
        return
    if power.word == EACH_KIND:
        wanted = number_of_kinds(p)
        ask_good(s, ConsumeGood(seat, card, wanted, wanted, 0))
        return
    there = number_of(p, power.kind)
    wanted = power.number if power.word != ALL_GOODS else there
    if wanted > there:
        wanted = there
    certain = regular_goods(p, power.kind) == there or power.word == KINDS_OF_GOODS
    if wanted == there and certain and not may_refuse(p, power):
        for i in range(p.tableau.size()):
            if holds(p, i, power.kind):
                take(s, seat, i)
        reward(s, seat, card, power, wanted)
    else:
        ask_good(s, ConsumeGood(seat, card, wanted, wanted, 0))


def consume_own(s: Race, seat: i64, card: i64, power: Power) -> None:
    p = s.players[seat]
    if s.rules.engine_quirks and p.sums[WORLDS_OF + WILD] > 0:
        s.ask(ConsumeGood(seat, card, 1, 1, 0))
        return
    take(s, seat, p.slot(card))
    reward(s, seat, card, power, 1)


def may_refuse(p: Player, power: Power) -> bool:
    """A power that needs the good of any kind need not be used: it may be of another kind."""
    if power.word == KINDS_OF_GOODS:
        return size(kinds_held(p) & REGULAR_KINDS) < power.number
    return power.word == SET_OF_GOODS and regular_goods(p, power.kind) < power.number


def ask_good(s: Race, question: ConsumeGood) -> None:
    """Ask, unless there is one good only."""
    acts = question.answers(s)
    if len(acts) == 1:
        question.answer(s, acts[0])
    else:
        s.ask(question)


@final
class ConsumeGood(Question["Race"]):
    """Which good is the next that a power takes; `taken` has the kinds so far, a bit each."""

    def __init__(self, seat: i64, card: i64, wanted: i64, left: i64, taken: i64) -> None:
        super().__init__(seat)
        self.card: Final[i64] = card  # whose power it is
        self.wanted: Final[i64] = wanted
        self.left: Final[i64] = left
        self.taken: Final[i64] = taken

    def numbers(self) -> list[int]:
        return [self.seat, self.card, self.wanted, self.left, self.taken]

    def answers(self, s: Race) -> vec[i64]:
        p = s.players[self.seat]
        power = goods_power(self.card)
        acts = vec[i64](capacity=8)
        regular = False
        for i in range(p.tableau.size()):
            world = p.tableau.at(i)
            kind = CARDS[world].kind
            if not holds(p, i, power.kind) or (self.taken >> kind) & 1:
                continue
            if power.word != OWN_GOOD or world == self.card:
                acts = append(acts, CONSUME + world)
                regular = regular or kind != WILD
        sort(acts)
        return with_done(acts) if self.may_stop(s, power, regular) else acts

    def may_stop(self, s: Race, power: Power, regular: bool) -> bool:
        """The good of any kind need not be of the kind that a power takes."""
        p = s.players[self.seat]
        if s.rules.engine_quirks and power.word == GOODS and p.sums[WORLDS_OF + WILD] > 0:
            return power.kind != ANY
        if power.word == GOODS:
            return power.kind != ANY and not regular
        if power.word == EACH_KIND:
            return self.taken != 0 and (not regular or self.stood_for_the_last(s))
        return self.left == self.wanted and (power.word == OWN_GOOD or may_refuse(p, power))

    def stood_for_the_last(self, s: Race) -> bool:
        """Was the good of any kind taken as one of the only kind that is left? (O32)"""
        if s.rules.version < 4 or not (self.taken >> WILD) & 1:
            return False
        return size(kinds_held(s.players[self.seat]) & REGULAR_KINDS & ~self.taken) == 1

    def answer(self, s: Race, action: i64) -> None:
        power = goods_power(self.card)
        if action == DONE:
            reward(s, self.seat, self.card, power, self.wanted - self.left)
            return
        world = action - CONSUME
        take(s, self.seat, s.players[self.seat].slot(world))
        if self.left == 1:
            reward(s, self.seat, self.card, power, self.wanted)
            return
        taken = self.taken
        if power.word == KINDS_OF_GOODS or power.word == EACH_KIND:
            taken |= 1 << CARDS[world].kind
        ask_good(s, ConsumeGood(self.seat, self.card, self.wanted, self.left - 1, taken))


def with_done(acts: vec[i64]) -> vec[i64]:
    more = vec[i64](capacity=8)
    more = append(more, DONE)
    for act in acts:
        more = append(more, act)
    return more


def goods_power(card: i64) -> Power:
    """The power of a card that takes goods: no card has two."""
    powers = CARDS[card].consumes
    return powers[0]


def take(s: Race, seat: i64, slot: i64) -> None:
    s.tell("consumes", seat, NOBODY, s.players[seat].tableau.at(slot), 0)
    s.discard_good(seat, slot)


def reward(s: Race, seat: i64, card: i64, power: Power, goods: i64) -> None:
    """Chips count double, or more, for who chose so; cards and prestige never."""
    if goods == 0:
        s.tell("declines", seat, NOBODY, card, 0)
        return
    times = goods if power.word == GOODS or power.word == EACH_KIND else 1
    points = power.points * times
    if power.word == ALL_GOODS:
        points = goods - 1
    if points > 0:
        s.gain_chips(seat, points * multiplier(s, seat))
    prestige.gain(s, seat, card, power.prestige * times)
    s.draw(seat, power.cards * times)
