"""One player: hand, tableau, goods, and what the working cards add up to."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from starfelt.core.pile import Pile
from starfelt.core.sets import bit
from starfelt.games.race_for_the_galaxy.cards import CARDS
from starfelt.games.race_for_the_galaxy.powers import MILITARY, SUMS

NO_CARD: Final = -1
MARKS: Final = 3  # powers of one card that can be marked as used


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
        self.drawn: Pile = drawn  # in Explore, before it is chosen which to keep; ascending
        self.tableau: Pile = tableau
        self.goods: Pile = goods
        self.sums: vec[i64] = sums  # of the cards that work
        self.new: i64 = 0
        self.chips: i64 = 0
        self.chosen: i64 = NO_CARD  # the answer that chooses action cards, until all have chosen
        self.action: i64 = NO_CARD  # the action card revealed last
        self.second: i64 = NO_CARD  # the other one, with two actions
        self.placing: i64 = NO_CARD  # the card to be placed, in secret until all have chosen
        self.settled: i64 = 0  # worlds placed in this phase
        self.extra: i64 = 0  # military until the end of this phase
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
        p.settled = self.settled
        p.extra = self.extra
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
        numbers += [self.fresh, self.gone]
        for pile in (self.hand, self.drawn, self.tableau, self.goods):
            numbers.append(-2)
            numbers.extend(pile.cards)
        if self.shown is not None:
            numbers.append(-3)
            numbers.extend(self.shown.cards)
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
        pairs = CARDS[card].standing
        sums = self.sums
        i: i64 = 0
        while i < len(pairs):
            sums[pairs[i]] += sign * pairs[i + 1]
            i += 2

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
        """A card that works leaves the tableau; marks of used powers move up with their cards."""
        i = self.slot(card)
        self.tableau.take(i)
        self.goods.take(i)
        self.works(card, -1)
        low = bit(MARKS * i) - 1
        self.used = (self.used & low) | ((self.used >> MARKS) & ~low)

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
        return self.sums[MILITARY]


def no_sums() -> vec[i64]:
    sums = vec[i64](capacity=SUMS)
    for _sum in range(SUMS):
        sums = append(sums, 0)
    return sums


def new_player() -> Player:
    return Player(
        Pile(vec[i64](capacity=12)),
        Pile(vec[i64]()),
        Pile(vec[i64](capacity=12)),
        Pile(vec[i64](capacity=12)),
        no_sums(),
    )
