"""One side of the table of Empire vs. Rebellion, as the rules of thumb move cards about in it."""

from collections import Counter
from collections.abc import Iterable
from typing import Final, NamedTuple

from ..rules.card import CHARACTER_EXHAUSTED
from ..rules.resources import CARDS, RESOURCES

LARGEST: Final = 40  # no total of cards is larger
DROP: Final = 5  # what a character is worth less when it is exhausted

RESOURCE: Final = {CARDS[n].key: CARDS[n] for n in range(RESOURCES)}
#: Values and kinds of the cards; `any_4` is a card of value 4 of which no more is known.
ANY: Final = [f"any_{value}" for value in range(LARGEST)]
READY: Final[dict[str, int]] = {
    **{key: card.ready for key, card in RESOURCE.items()},
    **{key: value for value, key in enumerate(ANY)},
}
KIND: Final = {**{key: card.kind for key, card in RESOURCE.items()}, **dict.fromkeys(ANY, "any")}
KIND["any_6"] = "character"  # basic cards go up to 5
CHARACTERS: Final = frozenset(key for key, kind in KIND.items() if kind == "character")
EXHAUSTED: Final = {k: CHARACTER_EXHAUSTED if k in CHARACTERS else v for k, v in READY.items()}

#: Values that a card may have, each with its chance.
Chances = tuple[tuple[int, float], ...]


class Side(NamedTuple):
    """Cards in play, and what the next card of the deck may be."""

    ready: tuple[str, ...]
    exhausted: tuple[str, ...]
    total: int
    room: int  # for so many more cards
    influence: int
    top: Chances
    rest: Chances  # and the one after it

    def plays(self, card: str) -> "Side":
        """From the top of the deck."""
        ready, total = (*self.ready, card), self.total + READY[card]
        return Side(
            ready, self.exhausted, total, self.room - 1, self.influence, self.rest, self.rest
        )

    def gets(self, card: str) -> "Side":
        """From anywhere else."""
        return self.plays(card)._replace(top=self.top)

    def exhausts(self, card: str) -> "Side":
        return self._replace(
            ready=without(self.ready, card),
            exhausted=(*self.exhausted, card),
            total=self.total - READY[card] + EXHAUSTED[card],
        )

    def readies(self, card: str) -> "Side":
        return self._replace(
            ready=(*self.ready, card),
            exhausted=without(self.exhausted, card),
            total=self.total + READY[card] - EXHAUSTED[card],
            influence=self.influence - 1,
        )

    def loses(self, card: str) -> "Side":
        return self._replace(
            ready=without(self.ready, card),
            exhausted=without(self.exhausted, card),
            total=self.total - self.value(card),
            room=self.room + 1,
        )

    def value(self, card: str) -> int:
        return READY[card] if card in self.ready else EXHAUSTED[card]

    def area(self) -> tuple[str, ...]:
        return self.ready + self.exhausted

    def values(self) -> set[int]:
        """What the cards in play are worth now."""
        return {READY[card] for card in self.ready} | {EXHAUSTED[card] for card in self.exhausted}


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    return tuple(other for other in cards if other != card)


def chances_of(cards: Iterable[str]) -> Chances:
    """What one of these cards is worth, each being as likely as any other."""
    values = Counter(READY[card] for card in cards)
    every = values.total()
    return tuple((value, number / every) for value, number in sorted(values.items()))


def certain(card: str) -> Chances:
    return ((READY[card], 1.0),)


def sums(deck: Chances, number: int) -> Chances:
    """What so many cards are worth together, as if each were put back."""
    found = {0: 1.0}
    for _ in range(number):
        longer: dict[int, float] = {}
        for total, chance in found.items():
            for value, more in deck:
                longer[total + value] = longer.get(total + value, 0.0) + chance * more
        found = longer
    return tuple(found.items())
