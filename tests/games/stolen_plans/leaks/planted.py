"""Leaks planted in Stolen Plans: hands, the draw pile, and what others have seen."""

from typing import Any

from starfelt.core.game import Told
from starfelt.core.rng import Rng
from tests.contract.leaks import Leak, with_fact


class OtherHands(Leak):
    """All hands are sent, and the screen is trusted to cover them."""

    def view(self, s: Any, seat: int) -> Any:
        return with_fact(super().view(s, seat), [hand.listed() for hand in s.hands])


class CardIds(Leak):
    """Hidden cards carry numbers that can be followed: here their sum in the next hand."""

    def view(self, s: Any, seat: int) -> Any:
        return with_fact(super().view(s, seat), sum(s.hands[(seat + 1) % s.seats].cards))


class TopOfDrawPile(Leak):
    def view(self, s: Any, seat: int) -> Any:
        return with_fact(super().view(s, seat), s.draw_pile.listed()[-1:])


class OthersKnowledge(Leak):
    """What the others have seen of hands."""

    def view(self, s: Any, seat: int) -> Any:
        return with_fact(super().view(s, seat), len(s.sightings))


class HolderOfTheDroid(Leak):
    """One bit, once in a while: whether the neighbour has R2-D2, late in the game."""

    def view(self, s: Any, seat: int) -> Any:
        near = s.hands[(seat + 1) % s.seats].has(0) and s.draw_pile.size() < 12
        return with_fact(super().view(s, seat), bool(near))


class TooManyMessages(Leak):
    """Private messages reach the others without the card: their number tells."""

    pairs = 1200  # few of them are about it

    def told(self, s: Any, seat: int) -> list[Told]:
        told = super().told(s, seat)
        private = [event for event in s.events if event.private and event.told(seat) is None]
        strong = [event for event in private if event.card < 7]
        return told + [Told(event.kind, event.seat) for event in strong]


class UntoldView(Leak):
    """The view shows a stolen card at once to a third seat, which was told nothing."""

    def view(self, s: Any, seat: int) -> Any:
        cards = [event.card for event in s.events if event.kind == "steals"]
        return with_fact(super().view(s, seat), cards)


class Features(Leak):
    """Numbers for learning see more than the player."""

    def features(self, s: Any, seat: int) -> list[int]:
        return [*super().features(s, seat), s.draw_pile.count(0)]


class HalfResample(Leak):
    """The draw pile keeps its true order."""

    def resample(self, s: Any, seat: int, rng: Rng) -> Any:
        t = super().resample(s, seat, rng)
        if sorted(t.draw_pile.cards) == sorted(s.draw_pile.cards):
            t.draw_pile = s.draw_pile.copy()
        return t


LEAKS = (
    OtherHands,
    CardIds,
    TopOfDrawPile,
    OthersKnowledge,
    HolderOfTheDroid,
    TooManyMessages,
    UntoldView,
    Features,
    HalfResample,
)
