"""Choosing cards of a hand, one after the other in ascending order.

Nothing moves until the last pick, for a half-made choice would tell of the hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from starfelt.core.bitsets import bit, size
from starfelt.core.machine import NOBODY, Question
from starfelt.core.pile import Pile

from .actions import DISCARD, DONE

if TYPE_CHECKING:
    from .state import Race


@mypyc_attr(native_class=True)
class Picks(Question["Race"]):
    """So many cards of a pile; `picked` has the places of those picked so far, a bit each."""

    def __init__(self, seat: i64, left: i64, picked: i64) -> None:
        super().__init__(seat)
        self.left: Final[i64] = left
        self.picked: Final[i64] = picked

    def numbers(self) -> list[int]:
        return [self.seat, self.left, self.picked]

    # ------------------------------------------------------------------ what a choice adds
    def verb_number(self) -> i64:
        """The first number of the action for a card."""
        raise NotImplementedError

    def source(self, s: Race) -> Pile:
        """Where the cards are picked from."""
        return s.players[self.seat].hand

    def required(self, s: Race) -> i64:
        """How many must still be picked."""
        return self.left

    def more(self, left: i64, picked: i64) -> Picks:
        """The same question with other picks."""
        raise NotImplementedError

    def finish(self, s: Race, cards: vec[i64]) -> None:
        """What the whole choice means."""
        raise NotImplementedError

    # ------------------------------------------------------------------ picking
    def next_place(self) -> i64:
        """The first place after the last pick."""
        place: i64 = 0
        while self.picked >> place != 0:
            place += 1
        return place

    def pool(self, s: Race) -> vec[i64]:
        cards = self.source(s)
        verb = self.verb_number()
        acts = vec[i64]()
        for place in range(self.next_place(), cards.size()):
            acts = append(acts, verb + cards.at(place))
        return acts

    def picks(self, s: Race) -> i64:
        return self.left

    def answers(self, s: Race) -> vec[i64]:
        cards = self.source(s).cards
        verb = self.verb_number()
        place = self.next_place()
        first = place
        acts = vec[i64](capacity=12)
        required = self.required(s)
        end = len(cards) - required + 1
        if required == 0:
            acts = append(acts, DONE)
            end = len(cards)
        while place < end:
            if place == first or cards[place] != cards[place - 1]:
                acts = append(acts, verb + cards[place])
            place += 1
        return acts

    def answer(self, s: Race, action: i64) -> None:
        cards = self.source(s)
        picked = self.picked
        left: i64 = 0
        if action != DONE:
            card = action - self.verb_number()
            place = self.next_place()
            while cards.at(place) != card:
                place += 1
            picked |= bit(place)
            left = self.left - 1
            if left > 0 and place + 1 < cards.size():
                s.ask(self.more(left, picked))
                return
        chosen = vec[i64](capacity=8)
        for place in range(cards.size()):
            if (picked >> place) & 1:
                chosen = append(chosen, cards.at(place))
        self.finish(s, chosen)

    def unpicked(self) -> Picks:
        """The choice as the others know it: not begun."""
        return self.more(self.left + size(self.picked), 0)


@mypyc_attr(native_class=True)
class Discards(Picks):
    """Cards of the hand that are discarded, and nothing more."""

    def verb_number(self) -> i64:
        return DISCARD

    def finish(self, s: Race, cards: vec[i64]) -> None:
        for card in cards:
            s.discard(self.seat, card, "discards")


@mypyc_attr(native_class=True)
class PowerPicks(Picks):
    """Cards of the hand for the power of a card, as many as one likes, up to a number."""

    def __init__(self, seat: i64, left: i64, picked: i64, card: i64) -> None:
        super().__init__(seat, left, picked)
        self.card: Final[i64] = card

    def numbers(self) -> list[int]:
        return [self.seat, self.left, self.picked, self.card]

    def verb_number(self) -> i64:
        return DISCARD

    def required(self, s: Race) -> i64:
        return 0

    def finish(self, s: Race, cards: vec[i64]) -> None:
        if len(cards) == 0:
            s.tell("declines", self.seat, NOBODY, self.card, 0)
        else:
            self.give(s, cards)

    def give(self, s: Race, cards: vec[i64]) -> None:
        """What the cards are discarded for."""
        raise NotImplementedError


def pose(s: Race, question: Picks) -> None:
    """Ask, unless there is only one choice; how many cards somebody has is known to all."""
    cards = question.source(s)
    if question.left == 0:
        question.finish(s, vec[i64]())
    elif question.required(s) >= cards.size():
        question.finish(s, cards.cards[:])
    else:
        s.ask(question)
