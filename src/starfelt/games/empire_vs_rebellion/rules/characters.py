"""The powers of the characters, and the questions they ask."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from starfelt.core.bitsets import with_each
from starfelt.core.machine import HIDDEN, NOBODY, Question

from .actions import (
    ADD,
    DISCARD_OPPOSING,
    DISCARD_OWN,
    DONE,
    EXHAUST_OPPOSING,
    EXHAUST_OWN,
    PLAY,
    PLAY_FROM_DECK,
    PLAY_FROM_DISCARDS,
    PLAY_FROM_RESERVE,
    RETURN_OPPOSING,
    RETURN_OWN,
)
from .decks import knows_tops, looks_at_top
from .powers import OfADeck, Power, exhaust, with_exhausts

if TYPE_CHECKING:
    from .state import War


# -------------------------------------------------------------------------------- Chewbacca
@final
class ExhaustSome(Power):
    """Exhaust up to so many opposing cards."""

    def __init__(self, number: i64) -> None:
        self.number: Final[i64] = number

    def facts(self) -> dict[str, int]:
        return {"number": self.number}

    def can(self, s: War) -> bool:
        return s.foe().ready != 0

    def do(self, s: War) -> None:
        s.ask(MayExhaust(s.turn, self.number))


@final
class MayExhaust(Question["War"]):
    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left: Final[i64] = left

    def numbers(self) -> list[int]:
        return [self.seat, self.left]

    def answers(self, s: War) -> vec[i64]:
        return with_each(vec[i64]([DONE]), EXHAUST_OPPOSING, s.players[1 - self.seat].ready)

    def answer(self, s: War, action: i64) -> None:
        if action == DONE:
            return
        s.exhaust(1 - self.seat, action - EXHAUST_OPPOSING)
        if self.left > 1:
            s.pose(MayExhaust(self.seat, self.left - 1))


# -------------------------------------------------------------------------------- Han Solo
@final
class PlayFromDeck(Power):
    """Play any card of the deck, then shuffle it."""

    def can(self, s: War) -> bool:
        return s.has_room(s.turn)

    def do(self, s: War) -> None:
        s.pose(WhichOfDeck(s.turn))


@final
class WhichOfDeck(Question["War"]):
    def answers(self, s: War) -> vec[i64]:
        return with_each(vec[i64](), PLAY_FROM_DECK, s.players[self.seat].set_of_deck())

    def answer(self, s: War, action: i64) -> None:
        s.play_from_deck(self.seat, action - PLAY_FROM_DECK)


# -------------------------------------------------------------------------------- Lando Calrissian
@final
class DiscardAndPlay(Power):
    """Discard any own cards, then play as many from the top of the deck."""

    def do(self, s: War) -> None:
        s.ask(DiscardAny(s.turn, 0))


@final
class DiscardAny(Question["War"]):
    def __init__(self, seat: i64, discarded: i64) -> None:
        super().__init__(seat)
        self.discarded: Final[i64] = discarded

    def numbers(self) -> list[int]:
        return [self.seat, self.discarded]

    def answers(self, s: War) -> vec[i64]:
        return with_each(vec[i64]([DONE]), DISCARD_OWN, s.players[self.seat].area())

    def answer(self, s: War, action: i64) -> None:
        if action != DONE:
            s.discard(self.seat, action - DISCARD_OWN)
            s.pose(DiscardAny(self.seat, self.discarded + 1))
            return
        for _card in range(self.discarded):
            s.play_top(self.seat)


# -------------------------------------------------------------------------------- Leia Organa
@final
class PlayOrAdd(Power):
    """Play a character of the reserve, or shuffle it into the deck."""

    def can(self, s: War) -> bool:
        return s.mine().reserve != 0

    def do(self, s: War) -> None:
        s.pose(WhichOfReserve(s.turn))


@final
class WhichOfReserve(Question["War"]):
    def answers(self, s: War) -> vec[i64]:
        me = s.players[self.seat]
        acts = vec[i64]()
        if s.has_room(self.seat):
            acts = with_each(acts, PLAY_FROM_RESERVE, me.reserve)
        return with_each(acts, ADD, me.reserve)

    def answer(self, s: War, action: i64) -> None:
        if action >= ADD:
            s.add_character(self.seat, action - ADD)
            s.shuffle(self.seat)
        else:
            s.play_from_reserve(self.seat, action - PLAY_FROM_RESERVE)


# -------------------------------------------------------------------------------- Luke Skywalker
@final
class DiscardOnEitherSide(Power):
    """Discard an own card, or an opposing card, or one of each."""

    def do(self, s: War) -> None:
        s.pose(OneOrBoth(s.turn))


@final
class OneOrBoth(Question["War"]):
    def answers(self, s: War) -> vec[i64]:
        acts = with_each(vec[i64](), DISCARD_OWN, s.players[self.seat].area())
        return with_each(acts, DISCARD_OPPOSING, s.players[1 - self.seat].area())

    def answer(self, s: War, action: i64) -> None:
        if action >= DISCARD_OPPOSING:
            s.discard(1 - self.seat, action - DISCARD_OPPOSING)
            s.ask(AlsoOwn(self.seat))
        else:
            s.discard(self.seat, action - DISCARD_OWN)
            if s.players[1 - self.seat].area() != 0:
                s.ask(AlsoOpposing(self.seat))


@final
class AlsoOwn(Question["War"]):
    """Discard an own card too?"""

    def answers(self, s: War) -> vec[i64]:
        return with_each(vec[i64]([DONE]), DISCARD_OWN, s.players[self.seat].area())

    def answer(self, s: War, action: i64) -> None:
        if action != DONE:
            s.discard(self.seat, action - DISCARD_OWN)


@final
class AlsoOpposing(Question["War"]):
    """Discard an opposing card too?"""

    def answers(self, s: War) -> vec[i64]:
        return with_each(vec[i64]([DONE]), DISCARD_OPPOSING, s.players[1 - self.seat].area())

    def answer(self, s: War, action: i64) -> None:
        if action != DONE:
            s.discard(1 - self.seat, action - DISCARD_OPPOSING)


# -------------------------------------------------------------------------------- Obi-Wan Kenobi
@final
class PlayFromDiscards(Power):
    def can(self, s: War) -> bool:
        return s.has_room(s.turn) and s.mine().discards != 0

    def do(self, s: War) -> None:
        s.pose(WhichOfDiscards(s.turn))


@final
class WhichOfDiscards(Question["War"]):
    def answers(self, s: War) -> vec[i64]:
        return with_each(vec[i64](), PLAY_FROM_DISCARDS, s.players[self.seat].discards)

    def answer(self, s: War, action: i64) -> None:
        s.play_from_discards(self.seat, action - PLAY_FROM_DISCARDS)


# -------------------------------------------------------------------------------- strategies
@final
class ReplaceOwn(Power):
    """R2-D2 and C-3PO: throw the own strategy away and pick another."""

    def do(self, s: War) -> None:
        s.replace_strategy(s.turn)


@final
class ReplaceOpposing(Power):
    """Emperor Palpatine: the opponent throws theirs away and picks another."""

    def do(self, s: War) -> None:
        s.replace_strategy(1 - s.turn)


# -------------------------------------------------------------------------------- influence
@final
class GainInfluence(Power):
    """Yoda."""

    def __init__(self, number: i64) -> None:
        self.number: Final[i64] = number

    def facts(self) -> dict[str, int]:
        return {"number": self.number}

    def do(self, s: War) -> None:
        s.gain_influence(s.turn, self.number)


@final
class OpponentLosesInfluence(Power):
    """Grand Moff Tarkin: so many, or all that there are."""

    def __init__(self, number: i64) -> None:
        self.number: Final[i64] = number

    def facts(self) -> dict[str, int]:
        return {"number": self.number}

    def can(self, s: War) -> bool:
        return s.foe().influence > 0

    def do(self, s: War) -> None:
        s.lose_influence(1 - s.turn, self.number)


# -------------------------------------------------------------------------------- Admiral Piett
@final
class ReturnToTop(Power):
    """Put a card of either discard pile on top of its owner's deck."""

    def can(self, s: War) -> bool:
        return (s.mine().discards | s.foe().discards) != 0

    def do(self, s: War) -> None:
        s.pose(WhichDiscarded(s.turn))


@final
class WhichDiscarded(Question["War"]):
    def answers(self, s: War) -> vec[i64]:
        acts = with_each(vec[i64](), RETURN_OWN, s.players[self.seat].discards)
        return with_each(acts, RETURN_OPPOSING, s.players[1 - self.seat].discards)

    def answer(self, s: War, action: i64) -> None:
        if action >= RETURN_OPPOSING:
            s.return_to_top(1 - self.seat, action - RETURN_OPPOSING)
        else:
            s.return_to_top(self.seat, action - RETURN_OWN)


# -------------------------------------------------------------------------------- Boba Fett
@final
class DiscardAndExhaust(Power):
    """Discard an opposing card, or exhaust a card on either side, or both, in any order."""

    def can(self, s: War) -> bool:
        return (s.foe().area() | s.mine().ready) != 0

    def do(self, s: War) -> None:
        s.pose(DiscardOrExhaust(s.turn))


@final
class DiscardOrExhaust(Question["War"]):
    def answers(self, s: War) -> vec[i64]:
        acts = with_each(vec[i64](), DISCARD_OPPOSING, s.players[1 - self.seat].area())
        return with_exhausts(acts, s, self.seat)

    def answer(self, s: War, action: i64) -> None:
        foe = s.players[1 - self.seat]
        if action < EXHAUST_OWN:
            s.discard(1 - self.seat, action - DISCARD_OPPOSING)
            if (s.players[self.seat].ready | foe.ready) != 0:
                s.ask(AlsoExhaust(self.seat))
        else:
            exhaust(s, self.seat, action)
            if foe.area() != 0:
                s.ask(AlsoOpposing(self.seat))


@final
class AlsoExhaust(Question["War"]):
    """Exhaust a card too?"""

    def answers(self, s: War) -> vec[i64]:
        return with_exhausts(vec[i64]([DONE]), s, self.seat)

    def answer(self, s: War, action: i64) -> None:
        if action != DONE:
            exhaust(s, self.seat, action)


# -------------------------------------------------------------------------------- Darth Vader
@final
class DiscardExhausted(Power):
    """Discard an exhausted card on either side; a character goes to its owner's reserve."""

    def do(self, s: War) -> None:
        s.pose(WhichExhausted(s.turn))


@final
class WhichExhausted(Question["War"]):
    def answers(self, s: War) -> vec[i64]:
        acts = with_each(vec[i64](), DISCARD_OWN, s.players[self.seat].exhausted)
        return with_each(acts, DISCARD_OPPOSING, s.players[1 - self.seat].exhausted)

    def answer(self, s: War, action: i64) -> None:
        if action >= DISCARD_OPPOSING:
            s.remove(1 - self.seat, action - DISCARD_OPPOSING)
        else:
            s.remove(self.seat, action - DISCARD_OWN)


# -------------------------------------------------------------------------------- General Veers
@final
class DiscardAndSweep(Power):
    """Discard the top card of the deck, and every opposing card that is worth less now."""

    def do(self, s: War) -> None:
        s.sweep(s.turn)


# -------------------------------------------------------------------------------- Jabba the Hutt
@final
class LookAtTop(Power):
    """See the top card of the own deck; then discard an own card and play that card, or not."""

    def do(self, s: War) -> None:
        question = LookThenDiscard(s.turn, s.turn)
        looks_at_top(s, s.turn, s.turn, 1)
        question.learn(s)
        s.ask(question)


@final
class LookThenDiscard(OfADeck):
    def answers(self, s: War) -> vec[i64]:
        return with_each(vec[i64]([DONE]), DISCARD_OWN, s.players[self.seat].area())

    def answer(self, s: War, action: i64) -> None:
        if action != DONE:
            s.discard(self.seat, action - DISCARD_OWN)
        if s.has_room(self.seat):
            s.ask(LookThenPlay(self.seat, self.owner))

    def learn(self, s: War) -> None:
        knows_tops(s, self.seat, self.owner, 1)


@final
class LookThenPlay(OfADeck):
    def answers(self, s: War) -> vec[i64]:
        return vec[i64]([PLAY, DONE])

    def answer(self, s: War, action: i64) -> None:
        if action == PLAY:
            s.play_top(self.seat)
        else:
            s.tell("declines", self.seat, NOBODY, HIDDEN, 0)

    def learn(self, s: War) -> None:
        knows_tops(s, self.seat, self.owner, 1)
