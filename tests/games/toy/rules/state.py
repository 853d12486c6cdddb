"""The state of a game of Nine Lights."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from starfelt.core.machine import HIDDEN, NOBODY, State, Step
from starfelt.core.pile import Pile
from starfelt.core.rng import Rng

from . import features, resample
from .card import NOTHING
from .designs import DESIGNS

ENDINGS: Final = ("rounds",)


@final
@mypyc_attr(native_class=True)
class Toy(State):
    """Hands, the cards that lie face down, those that were shown, and the rest of the deck.

    In `shown` the cards of a round follow each other by seat.
    """

    def __init__(
        self,
        seats: i64,
        rng: Rng,
        stack: list[Step[Any]],
        rounds: i64,
        hands: vec[Pile],
        laid: vec[i64],
        points: vec[i64],
        shown: Pile,
        deck: Pile,
    ) -> None:
        super().__init__(seats, rng, stack)
        self.rounds: Final[i64] = rounds
        self.hands: vec[Pile] = hands
        self.laid: vec[i64] = laid
        self.points: vec[i64] = points
        self.shown: Pile = shown
        self.deck: Pile = deck

    # ------------------------------------------------------------------ what the machine wants
    def clone(self) -> Toy:
        hands = vec[Pile](capacity=self.seats)
        for hand in self.hands:
            hands = append(hands, hand.copy())
        s = Toy(
            self.seats,
            self.rng.copy(),
            self.stack[:],
            self.rounds,
            hands,
            self.laid[:],
            self.points[:],
            self.shown.copy(),
            self.deck.copy(),
        )
        s.copy_machine(self)
        return s

    def content(self) -> list[int]:
        numbers: list[int] = [self.seats, self.rounds]
        numbers.extend(self.laid)
        numbers.extend(self.points)
        for hand in self.hands:
            numbers.append(-1)
            numbers.extend(hand.cards)
        for pile in (self.shown, self.deck):
            numbers.append(-1)
            numbers.extend(pile.cards)
        return numbers

    def returns(self) -> list[int]:
        """The most points win; if several seats have as many, it is a draw."""
        best: i64 = 0
        for points in self.points:
            best = max(best, points)
        winners = [seat for seat in range(self.seats) if self.points[seat] == best]
        if not self.is_over() or len(winners) > 1:
            return [0] * self.seats
        return [1 if seat == winners[0] else -1 for seat in range(self.seats)]

    def ending(self) -> str:
        return ENDINGS[0] if self.is_over() else ""

    def resample(self, seat: i64, rng: Rng) -> Toy:
        return resample.resampled(self, seat, rng)

    def features(self, seat: i64) -> vec[i64]:
        return features.features(self, seat)

    # ------------------------------------------------------------------ what holds now
    def finished(self) -> i64:
        """How many rounds have been played."""
        return self.shown.size() // self.seats

    def cards(self) -> vec[i64]:
        """How many of each design there are on the table, all piles together."""
        counts = vec[i64]()
        for _ in range(DESIGNS):
            counts = append(counts, 0)
        for hand in self.hands:
            for card in hand.cards:
                counts[card] += 1
        for card in self.laid:
            if card != NOTHING:
                counts[card] += 1
        for pile in (self.shown, self.deck):
            for card in pile.cards:
                counts[card] += 1
        return counts

    # ------------------------------------------------------------------ what happens to cards
    def lay(self, seat: i64, card: i64) -> None:
        """A card goes from the hand to the table, face down: only its owner knows it."""
        self.hands[seat].remove(card)
        self.laid[seat] = card
        self.tell_some("lays", seat, NOBODY, card, 1, 1 << seat)

    def show(self, seat: i64) -> None:
        """The laid card is turned up for all to see."""
        card = self.laid[seat]
        self.laid[seat] = NOTHING
        self.shown.add(card)
        self.tell("shows", seat, NOBODY, card, 1)

    def score(self, seat: i64, number: i64) -> None:
        self.points[seat] += number
        self.tell("wins", seat, NOBODY, HIDDEN, number)
