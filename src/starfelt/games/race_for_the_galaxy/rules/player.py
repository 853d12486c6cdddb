"""One player: hand, tableau, goods, and what the working cards add up to."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from starfelt.core.bitsets import bit
from starfelt.core.pile import Pile

from .powers.card import SAVES_AT_START
from .powers.designs import CARDS
from .powers.powers import (
    CHROMOS,
    IMPERIUMS,
    MILITARY,
    MILITARY_IF_IMPERIUM,
    MILITARY_PER_CHROMO,
    MILITARY_PER_MILITARY,
    MILITARY_WORLDS,
    REBEL_WORLDS,
    SUMS,
    WILD,
)

NO_CARD: Final = -1
MARKS: Final = 2  # powers of one card that can be marked as used

# what can be done once in a Settle phase, a bit each
SECOND: Final = 1  # place a second world
UPGRADED: Final = 2
BRIBED: Final = 4
FUELLED: Final = 8
SNEAKING: Final = 16  # the world being placed can only be conquered
ATTACKING: Final = 32  # a takeover has been declared
FAILED: Final = 64  # and has failed
FINISHED: Final = 256  # no more worlds
SNEAK_DECLINED: Final = 512
CASHED: Final = 128  # cards for chips, by the prestige bonus of trading


@final
@mypyc_attr(acyclic=True, native_class=True)
class Player:
    """One side of the table.

    The tableau is in placing order; its last `new` cards were placed in this phase and do not work
    yet.  `goods` has for each card of the tableau the card that lies there as its good, with the
    number of reshuffles before it was laid, or NO_CARD.
    """

    def __init__(self, hand: Pile, drawn: Pile, tableau: Pile, goods: Pile, sums: vec[i64]) -> None:
        self.hand: Pile = hand  # ascending
        self.drawn: Pile = drawn  # cards set apart until it is chosen which to keep; ascending
        self.tableau: Pile = tableau
        self.goods: Pile = goods
        self.sums: vec[i64] = sums  # of the cards that work
        self.new: i64 = 0
        self.chips: i64 = 0
        self.chosen: i64 = NO_CARD  # the answer that chooses action cards, until all have chosen
        self.action: i64 = NO_CARD  # the action card revealed last
        self.second: i64 = NO_CARD  # the other one, with two actions
        self.placing: i64 = NO_CARD  # the card to be placed, in secret until all have chosen
        self.prestige: i64 = 0
        self.on_tile: bool = False  # some of it lies on the leader tile
        self.spent: bool = False  # the prestige card has been used
        self.boosted: i64 = NO_CARD  # the action card that the prestige card goes with
        self.saved: Pile | None = None  # under a world, with the reshuffles before; ascending
        self.rejected: i64 = NO_CARD  # the colour of the start world not chosen, until a reshuffle
        self.settled: i64 = 0  # worlds placed in this phase
        self.extra: i64 = 0  # military until the end of this phase
        self.less: i64 = 0  # off the cost of the card that is being placed
        self.armed: i64 = 0  # cards of the hand discarded for military in this phase
        self.once: i64 = 0  # what can be done once in a phase and has been, a bit each
        self.lost: Pile | None = None  # worlds taken over in this phase: they work till its end
        self.used: i64 = 0  # powers used in this phase, a bit each
        self.produced: i64 = 0  # goods of each kind produced in this phase, side by side
        self.discarded: bool = False  # at the end of this round, for the hand was too large
        # what the others know of the hand
        self.fresh: i64 = 0  # cards drawn unseen since the last reshuffle
        self.shown: Pile | None = None  # cards that were seen when they were taken
        self.gone: i64 = 0  # cards that left unseen since

    def copy(self) -> Player:
        p = Player(
            self.hand.copy(),
            self.drawn.copy(),
            self.tableau.copy(),
            self.goods.copy(),
            self.sums[:],
        )
        p.new = self.new
        p.chips = self.chips
        p.chosen = self.chosen
        p.action = self.action
        p.second = self.second
        p.placing = self.placing
        p.prestige = self.prestige
        p.on_tile = self.on_tile
        p.spent = self.spent
        p.boosted = self.boosted
        p.saved = self.saved.copy() if self.saved is not None else None
        p.rejected = self.rejected
        p.settled = self.settled
        p.extra = self.extra
        p.less = self.less
        p.armed = self.armed
        p.once = self.once
        p.lost = self.lost.copy() if self.lost is not None else None
        p.used = self.used
        p.produced = self.produced
        p.discarded = self.discarded
        p.fresh = self.fresh
        p.shown = self.shown.copy() if self.shown is not None else None
        p.gone = self.gone
        return p

    def numbers(self) -> list[int]:
        """All of it, for the hash."""
        numbers: list[int] = [self.new, self.chips, self.chosen, self.action, self.second]
        numbers += [
            self.placing,
            self.settled,
            self.extra,
            self.used,
            self.produced,
            int(self.discarded),
        ]
        numbers += [self.prestige, int(self.on_tile), int(self.spent), self.boosted, self.rejected]
        numbers += [self.less, self.armed, self.once, self.fresh, self.gone]
        for pile in (self.hand, self.drawn, self.tableau, self.goods):
            numbers.append(-2)
            numbers.extend(pile.cards)
        for number, some in ((-3, self.shown), (-6, self.saved), (-7, self.lost)):
            if some is not None:
                numbers.append(number)
                numbers.extend(some.cards)
        return numbers

    # ------------------------------------------------------------------ the tableau
    def has(self, card: i64) -> bool:
        return self.tableau.has(card)

    def slot(self, card: i64) -> i64:
        """Where in the tableau a card lies; it must be there."""
        i: i64 = 0
        while self.tableau.at(i) != card:
            i += 1
        return i

    def works(self, card: i64, sign: i64) -> None:
        """A card begins to work, or ceases to."""
        add_sums(self.sums, card, sign)

    def lay(self, card: i64) -> None:
        """Put a card into the tableau; it does not work before this phase is over."""
        self.tableau.add(card)
        self.goods.add(NO_CARD)
        self.new += 1

    def put_to_work(self) -> None:
        """The phase is over: the cards placed in it work from now on."""
        size = self.tableau.size()
        for i in range(size - self.new, size):
            self.works(self.tableau.at(i), 1)
        self.new = 0

    def working(self) -> i64:
        """How many cards of the tableau work; they are the first ones."""
        return self.tableau.size() - self.new

    def remove(self, card: i64) -> None:
        """A card that works leaves the tableau and ceases to work."""
        self.take_out(card)
        self.works(card, -1)

    def take_out(self, card: i64) -> None:
        """A card leaves the tableau; marks of used powers move up with their cards."""
        i = self.slot(card)
        self.tableau.take(i)
        self.goods.take(i)
        low = bit(MARKS * i) - 1
        self.used = (self.used & low) | ((self.used >> MARKS) & ~low)

    def lose(self, card: i64) -> None:
        """A world is taken over: it leaves the tableau, but works until the end of the phase."""
        self.take_out(card)
        if self.lost is None:
            self.lost = Pile(vec[i64]())
        self.lost.add(card)

    def end_phase(self) -> None:
        """Cards placed begin to work, worlds lost cease to, and a new phase may come."""
        if self.new > 0:
            self.put_to_work()
        if self.lost is not None:
            for card in self.lost.cards:
                self.works(card, -1)
            self.lost = None
        self.settled = 0
        self.extra = 0
        self.used = 0
        self.armed = 0
        self.once = 0
        self.produced = 0

    def can_save(self) -> bool:
        """Is there a world under which cards can be saved?"""
        for i in range(self.working()):
            if CARDS[self.tableau.at(i)].flags & SAVES_AT_START:
                return True
        return False

    def has_done(self, what: i64) -> bool:
        return self.once & what != 0

    # ------------------------------------------------------------------ goods
    def has_good(self, i: i64) -> bool:
        return self.goods.at(i) != NO_CARD

    def number_of_goods(self) -> i64:
        n: i64 = 0
        for good in self.goods.cards:
            if good != NO_CARD:
                n += 1
        return n

    def military(self) -> i64:
        """Total military: what counts against every world."""
        return total_military(self.sums)


def add_sums(sums: vec[i64], card: i64, sign: i64) -> None:
    """Add to the sums what a card stands for, or take it away."""
    pairs = CARDS[card].standing
    for i in range(0, len(pairs), 2):
        sums[pairs[i]] += sign * pairs[i + 1]


def total_military(sums: vec[i64]) -> i64:
    """The military of cards with these sums against every world."""
    total = sums[MILITARY] + sums[MILITARY_PER_MILITARY] * sums[MILITARY_WORLDS]
    total += sums[MILITARY_PER_CHROMO] * sums[CHROMOS]
    if sums[IMPERIUMS] > 0:
        total += sums[MILITARY_IF_IMPERIUM]
    return total


def military_against(sums: vec[i64], kind: i64, rebel: bool) -> i64:
    """The military that counts only against worlds of this kind, or Rebel military worlds."""
    more: i64 = sums[MILITARY + kind] if kind > 0 and kind != WILD else 0
    return more + sums[MILITARY + REBEL_WORLDS] if rebel else more


NO_SUMS: Final = vec[i64]([0] * SUMS)


def no_sums() -> vec[i64]:
    return NO_SUMS[:]


def new_player() -> Player:
    return Player(
        Pile(vec[i64](capacity=12)),
        Pile(vec[i64]()),
        Pile(vec[i64](capacity=12)),
        Pile(vec[i64](capacity=12)),
        no_sums(),
    )
