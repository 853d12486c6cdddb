"""The powers of the basic cards, and the questions they ask.

A power acts for the seat whose turn it is; its card is exhausted already, for that is its cost.
What can be resolved must be resolved; where nothing can, the card was exhausted for nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from starfelt.core.bitsets import bit, with_each
from starfelt.core.machine import Question

from .actions import (
    DISCARD_FROM_DECK,
    DISCARD_OPPOSING,
    DISCARD_OWN,
    EXHAUST_OPPOSING,
    EXHAUST_OWN,
    OPPOSING_DECK,
    OWN_DECK,
    PUT_ON_TOP,
)
from .decks import (
    discard_from_deck,
    have_two_cards,
    knows_deck,
    knows_tops,
    looks_at_top,
    searches,
    shuffle_under,
)

if TYPE_CHECKING:
    from .state import War

LOOK_AT: Final = 2  # cards that a Recon card lets its player see


@mypyc_attr(native_class=True, acyclic=True)
class Power:
    def can(self, s: War) -> bool:
        """Can it be resolved now?"""
        return True

    def do(self, s: War) -> None:
        raise NotImplementedError

    def facts(self) -> dict[str, int]:
        """The numbers that its text and its face tell, by name."""
        return {}


# -------------------------------------------------------------------------------- Military
@final
class DiscardOpposing(Power):
    """Discard an opposing card."""

    def can(self, s: War) -> bool:
        return s.foe().area() != 0

    def do(self, s: War) -> None:
        s.pose(WhichOpposing(s.turn))


@final
class WhichOpposing(Question["War"]):
    def answers(self, s: War) -> vec[i64]:
        return with_each(vec[i64](), DISCARD_OPPOSING, s.players[1 - self.seat].area())

    def answer(self, s: War, action: i64) -> None:
        s.discard(1 - self.seat, action - DISCARD_OPPOSING)


# -------------------------------------------------------------------------------- Diplomacy
@final
class DiscardOwn(Power):
    """Discard an own card, which may be the one that is used."""

    def do(self, s: War) -> None:
        s.pose(WhichOwn(s.turn))


@final
class WhichOwn(Question["War"]):
    def answers(self, s: War) -> vec[i64]:
        return with_each(vec[i64](), DISCARD_OWN, s.players[self.seat].area())

    def answer(self, s: War, action: i64) -> None:
        s.discard(self.seat, action - DISCARD_OWN)


# -------------------------------------------------------------------------------- The Force
@final
class Exhaust(Power):
    """Exhaust a ready card on either side."""

    def can(self, s: War) -> bool:
        return (s.mine().ready | s.foe().ready) != 0

    def do(self, s: War) -> None:
        s.pose(WhichReady(s.turn))


@final
class WhichReady(Question["War"]):
    def answers(self, s: War) -> vec[i64]:
        return with_exhausts(vec[i64](), s, self.seat)

    def answer(self, s: War, action: i64) -> None:
        exhaust(s, self.seat, action)


def with_exhausts(acts: vec[i64], s: War, seat: i64) -> vec[i64]:
    acts = with_each(acts, EXHAUST_OWN, s.players[seat].ready)
    return with_each(acts, EXHAUST_OPPOSING, s.players[1 - seat].ready)


def exhaust(s: War, seat: i64, action: i64) -> None:
    if action >= EXHAUST_OPPOSING:
        s.exhaust(1 - seat, action - EXHAUST_OPPOSING)
    else:
        s.exhaust(seat, action - EXHAUST_OWN)


# -------------------------------------------------------------------------------- a deck
@mypyc_attr(native_class=True)
class OfADeck(Question["War"]):
    """A question about the cards of somebody's deck."""

    def __init__(self, seat: i64, owner: i64) -> None:
        super().__init__(seat)
        self.owner: Final[i64] = owner

    def numbers(self) -> list[int]:
        return [self.seat, self.owner]

    def learn(self, s: War) -> None:
        """The seat knows what it sees of the deck."""
        raise NotImplementedError


@mypyc_attr(native_class=True)
class WhoseDeck(Question["War"]):
    """The own deck, or the opponent's."""

    def answers(self, s: War) -> vec[i64]:
        return vec[i64]([OWN_DECK, OPPOSING_DECK])

    def owner(self, action: i64) -> i64:
        return self.seat if action == OWN_DECK else 1 - self.seat


# -------------------------------------------------------------------------------- Recon
@final
class LookAtDeck(Power):
    """See the two top cards of either deck; one is discarded, the other stays on top."""

    def do(self, s: War) -> None:
        s.ask(LookAtWhose(s.turn))


@final
class LookAtWhose(WhoseDeck):
    def answer(self, s: War, action: i64) -> None:
        owner = self.owner(action)
        have_two_cards(s, owner)
        question = WhichOfTop(self.seat, owner)
        looks_at_top(s, self.seat, owner, LOOK_AT)
        question.learn(s)
        s.ask(question)


@final
class WhichOfTop(OfADeck):
    """Which of the two top cards is discarded."""

    def answers(self, s: War) -> vec[i64]:
        deck = s.players[self.owner].deck
        top = deck.size() - 1
        return with_each(vec[i64](), DISCARD_FROM_DECK, bit(deck.at(top)) | bit(deck.at(top - 1)))

    def answer(self, s: War, action: i64) -> None:
        discard_from_deck(s, self.seat, self.owner, action - DISCARD_FROM_DECK)

    def learn(self, s: War) -> None:
        knows_tops(s, self.seat, self.owner, LOOK_AT)


# -------------------------------------------------------------------------------- IG-88
@final
class SearchDeck(Power):
    """Search either deck for two cards: one is discarded, one is on top of the shuffled deck."""

    def do(self, s: War) -> None:
        s.ask(SearchWhose(s.turn))


@final
class SearchWhose(WhoseDeck):
    def answer(self, s: War, action: i64) -> None:
        owner = self.owner(action)
        have_two_cards(s, owner)
        question = WhichToDiscard(self.seat, owner)
        searches(s, self.seat, owner)
        question.learn(s)
        s.ask(question)


@final
class WhichToDiscard(OfADeck):
    def answers(self, s: War) -> vec[i64]:
        return with_each(vec[i64](), DISCARD_FROM_DECK, s.players[self.owner].set_of_deck())

    def answer(self, s: War, action: i64) -> None:
        discard_from_deck(s, self.seat, self.owner, action - DISCARD_FROM_DECK)
        s.pose(WhichToTop(self.seat, self.owner))

    def learn(self, s: War) -> None:
        knows_deck(s, self.seat, self.owner)


@final
class WhichToTop(OfADeck):
    def answers(self, s: War) -> vec[i64]:
        return with_each(vec[i64](), PUT_ON_TOP, s.players[self.owner].set_of_deck())

    def answer(self, s: War, action: i64) -> None:
        shuffle_under(s, self.seat, self.owner, action - PUT_ON_TOP)

    def learn(self, s: War) -> None:
        knows_deck(s, self.seat, self.owner)
