"""Consuming goods: which ones, and what they give."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from starfelt.core.machine import NOBODY, Question
from starfelt.core.pile import sort
from starfelt.core.sets import size
from starfelt.games.race_for_the_galaxy.actions import CONSUME, CONSUME_TWICE
from starfelt.games.race_for_the_galaxy.cards import CARDS
from starfelt.games.race_for_the_galaxy.powers import (
    ALL_GOODS,
    GOODS,
    KINDS_OF_GOODS,
    OWN_GOOD,
    Power,
)

if TYPE_CHECKING:
    from starfelt.games.race_for_the_galaxy.player import Player
    from starfelt.games.race_for_the_galaxy.state import Race


def holds(p: Player, slot: i64, kind: i64) -> bool:
    """Is there a good of this kind; 0 is any kind."""
    return p.has_good(slot) and (kind == 0 or CARDS[p.tableau.at(slot)].kind == kind)


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
    return size(kinds_held(p))


def consume_goods(s: Race, seat: i64, card: i64, power: Power) -> None:
    """Take the goods for a power; which ones is asked if it takes fewer than there are."""
    p = s.players[seat]
    if power.word == OWN_GOOD:
        take(s, seat, p.slot(card))
        reward(s, seat, power, 1)
        return
    there = number_of(p, power.kind)
    wanted = power.number if power.word != ALL_GOODS else there
    if wanted > there:
        wanted = there
    if wanted == there:
        for i in range(p.tableau.size()):
            if holds(p, i, power.kind):
                take(s, seat, i)
        reward(s, seat, power, wanted)
    else:
        ask_good(s, ConsumeGood(seat, card, wanted, wanted, 0))


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
        for i in range(p.tableau.size()):
            world = p.tableau.at(i)
            if holds(p, i, power.kind) and not (self.taken >> CARDS[world].kind) & 1:
                acts = append(acts, CONSUME + world)
        sort(acts)
        return acts

    def answer(self, s: Race, action: i64) -> None:
        world = action - CONSUME
        power = goods_power(self.card)
        take(s, self.seat, s.players[self.seat].slot(world))
        if self.left == 1:
            reward(s, self.seat, power, self.wanted)
            return
        taken = self.taken
        if power.word == KINDS_OF_GOODS:
            taken |= 1 << CARDS[world].kind
        ask_good(s, ConsumeGood(self.seat, self.card, self.wanted, self.left - 1, taken))


def goods_power(card: i64) -> Power:
    """The power of a card that takes goods: no card has two."""
    powers = CARDS[card].consumes
    return powers[0]


def take(s: Race, seat: i64, slot: i64) -> None:
    s.tell("consumes", seat, NOBODY, s.players[seat].tableau.at(slot), 0)
    s.discard_good(seat, slot)


def reward(s: Race, seat: i64, power: Power, goods: i64) -> None:
    """Chips count double for who chose so; cards never."""
    times = goods if power.word == GOODS else 1
    points = power.points * times
    if power.word == ALL_GOODS:
        points = goods - 1
    if points > 0:
        s.gain_chips(seat, 2 * points if s.chose(seat, CONSUME_TWICE) else points)
    s.draw(seat, power.cards * times)
