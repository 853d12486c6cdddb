"""A pile of cards: what hands, decks and discard piles are made of."""

from typing import Final, final

from librt.vecs import append, extend, pop, remove, vec
from mypy_extensions import i64, mypyc_attr

from starfelt.core.rng import Rng


@final
@mypyc_attr(acyclic=True, native_class=True)
class Pile:
    """An ordered pile of card numbers; the last one is the top.

    A hand is a pile that is kept in ascending order by `insert`: hidden cards have no order that
    could tell anything.  Inside is a packed `vec`, which mypyc turns into bare memory.
    """

    __slots__ = ("cards",)

    def __init__(self, cards: vec[i64]) -> None:
        self.cards: vec[i64] = cards

    def size(self) -> i64:
        return len(self.cards)

    def at(self, i: i64) -> i64:
        return self.cards[i]

    def put(self, i: i64, card: i64) -> None:
        """Replace the card at place i."""
        self.cards[i] = card

    def count(self, card: i64) -> i64:
        n: i64 = 0
        for other in self.cards:
            if other == card:
                n += 1
        return n

    def has(self, card: i64) -> bool:
        return self.count(card) > 0

    def add(self, card: i64) -> None:
        """Put a card on top."""
        self.cards = append(self.cards, card)

    def insert(self, card: i64) -> None:
        """Put a card into a pile that is kept in ascending order."""
        cards = append(self.cards, card)
        i = len(cards) - 1
        while i > 0 and cards[i - 1] > card:
            cards[i] = cards[i - 1]
            i -= 1
        cards[i] = card
        self.cards = cards

    def remove(self, card: i64) -> None:
        """Take out one card of this number (it must be there)."""
        self.cards = remove(self.cards, card)

    def take(self, i: i64) -> i64:
        """Take out the card at place i."""
        self.cards, card = pop(self.cards, i)
        return card

    def draw(self) -> i64:
        """Take the top card."""
        self.cards, card = pop(self.cards)
        return card

    def level(self, number: i64) -> None:
        """Put the top cards in order, the lowest on top: drawn together they tell no order."""
        cards = self.cards
        size = len(cards)
        for i in range(size - number + 1, size):
            card = cards[i]
            j: i64 = i
            while j > size - number and cards[j - 1] < card:
                cards[j] = cards[j - 1]
                j -= 1
            cards[j] = card

    def gather(self, other: "Pile") -> None:
        """Put all cards of the other pile on top of this one."""
        self.cards = extend(self.cards, other.cards)
        other.cards = vec[i64](capacity=8)

    def shuffle(self, rng: Rng) -> None:
        cards = self.cards
        i = len(cards) - 1
        while i > 0:
            j = rng.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
            i -= 1

    def sort(self) -> None:
        sort(self.cards)

    def sorted(self) -> "Pile":
        """The same cards in ascending order."""
        cards = self.copy()
        cards.sort()
        return cards

    def copy(self) -> "Pile":
        return Pile(self.cards[:])

    def listed(self) -> list[int]:
        return list(self.cards)


FEW: Final = 48  # more are sorted faster by merging


def sort(numbers: vec[i64]) -> None:
    """Ascending, in place; quick where few are out of order."""
    if len(numbers) > FEW:
        ordered = sorted(numbers)
        for i in range(len(numbers)):
            numbers[i] = ordered[i]
        return
    for i in range(1, len(numbers)):
        x = numbers[i]
        j: i64 = i
        while j > 0 and numbers[j - 1] > x:
            numbers[j] = numbers[j - 1]
            j -= 1
        numbers[j] = x


def pile(cards: list[int]) -> Pile:
    return Pile(vec[i64](cards))
