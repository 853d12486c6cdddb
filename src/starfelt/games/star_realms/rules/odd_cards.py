"""Cards that can't be said in the common words, each with an effect of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from starfelt.core.bitsets import is_one, lowest, with_each
from starfelt.core.machine import Question, ascending
from starfelt.core.pile import Pile

from .actions import (
    COPY,
    DISCARD,
    DONE,
    SCRAP_FROM_DISCARDS,
    SCRAP_FROM_HAND,
    TAKE,
)
from .effects import CardQuestion, Effect

if TYPE_CHECKING:
    from .state import Realms


# -------------------------------------------------------------------------------- counted draws
@final
class DrawForBases(Effect):
    """Embassy Yacht: draw if there are bases enough; one look, when the ability resolves."""

    def __init__(self, bases: i64, number: i64) -> None:
        self.bases: Final[i64] = bases
        self.number: Final[i64] = number

    def facts(self) -> dict[str, int]:
        return {"bases": self.bases, "number": self.number}

    def do(self, s: Realms, card: i64) -> None:
        if s.mine().bases.size() >= self.bases:
            s.draw(s.turn, self.number)


@final
class DrawForBlobs(Effect):
    """Blob World: draw for each Blob card played this turn."""

    def do(self, s: Realms, card: i64) -> None:
        s.draw(s.turn, s.blobs_played)


# -------------------------------------------------------------------------------- Blob Carrier
@final
class TakeShip(Effect):
    """Acquire any ship free of cost and put it on top of the deck."""

    def do(self, s: Realms, card: i64) -> None:
        ships = s.ships_to_acquire()
        if is_one(ships):
            s.take_to_top(lowest(ships))
        elif ships != 0:
            s.ask(TakeWhich(s.turn, card))


@final
class TakeWhich(CardQuestion):
    def answers(self, s: Realms) -> vec[i64]:
        return with_each(vec[i64](), TAKE, s.ships_to_acquire())

    def answer(self, s: Realms, action: i64) -> None:
        s.take_to_top(action - TAKE)


# -------------------------------------------------------------------------------- Stealth Needle
@final
class CopyShip(Effect):
    """Become a copy of another ship played this turn, and do what that ship does when played."""

    def do(self, s: Realms, card: i64) -> None:
        ships = s.ships_to_copy()
        if is_one(ships):
            s.copy_ship(lowest(ships))
        elif ships != 0:
            s.ask(CopyWhich(s.turn))


@final
class CopyWhich(Question["Realms"]):
    def answers(self, s: Realms) -> vec[i64]:
        return with_each(vec[i64](), COPY, s.ships_to_copy())

    def answer(self, s: Realms, action: i64) -> None:
        s.copy_ship(action - COPY)


# -------------------------------------------------------------------------------- cycling
@final
class DiscardThenDraw(Effect):
    """Recycling Station: discard up to so many cards, all first, then draw as many."""

    def __init__(self, number: i64) -> None:
        self.number: Final[i64] = number

    def facts(self) -> dict[str, int]:
        return {"number": self.number}

    def do(self, s: Realms, card: i64) -> None:
        if s.mine().hand.size() > 0:
            s.ask(DiscardSome(s.turn, card, self.number, vec[i64]()))


@final
class ScrapThenDraw(Effect):
    """Brain World: scrap up to so many cards of hand and discard pile, then draw as many."""

    def __init__(self, number: i64) -> None:
        self.number: Final[i64] = number

    def facts(self) -> dict[str, int]:
        return {"number": self.number}

    def do(self, s: Realms, card: i64) -> None:
        me = s.mine()
        if me.hand.size() + me.discards.size() > 0:
            s.ask(ScrapSome(s.turn, card, self.number, vec[i64]()))


class Some(CardQuestion):
    """Several cards, picked one by one in ascending order.

    Nothing moves until the last pick: a half-made choice would tell of the hand.  `picked` has the
    actions so far.
    """

    def __init__(self, seat: i64, card: i64, left: i64, picked: vec[i64]) -> None:
        super().__init__(seat, card)
        self.left: Final[i64] = left
        self.picked: Final[vec[i64]] = picked

    def numbers(self) -> list[int]:
        return [self.seat, self.card, self.left, *self.picked]

    def whole(self, s: Realms) -> vec[i64]:
        """All that could be picked at the start, equal ones repeated."""
        raise NotImplementedError

    def more(self, left: i64, picked: vec[i64]) -> Some:
        """The same question with other picks."""
        raise NotImplementedError

    def apply(self, s: Realms, action: i64) -> None:
        """What a pick means for its card."""
        raise NotImplementedError

    def pool(self, s: Realms) -> vec[i64]:
        last: i64 = self.picked[-1] if len(self.picked) > 0 else 0
        acts = vec[i64]()
        i: i64 = 0
        for act in self.whole(s):  # ascending like the picks, so one walk goes through both
            if i < len(self.picked) and act == self.picked[i]:
                i += 1
            elif act >= last:
                acts = append(acts, act)
        return acts

    def picks(self, s: Realms) -> i64:
        return self.left

    def answers(self, s: Realms) -> vec[i64]:
        acts = vec[i64]([DONE])
        for act in ascending(self.pool(s), 1):
            acts = append(acts, act)
        return acts

    def answer(self, s: Realms, action: i64) -> None:
        picked = self.picked
        if action != DONE:
            picked = append(picked[:], action)
            more = self.more(self.left - 1, picked)
            if more.left > 0 and len(more.pool(s)) > 0:
                s.ask(more)
                return
        for act in picked:
            self.apply(s, act)
        s.draw(self.seat, len(picked))

    def unpicked(self) -> Some:
        """The choice as the others know it: not begun."""
        return self.more(self.left + len(self.picked), vec[i64]())


@final
class DiscardSome(Some):
    def whole(self, s: Realms) -> vec[i64]:
        return with_all(vec[i64](), DISCARD, s.players[self.seat].hand)

    def more(self, left: i64, picked: vec[i64]) -> Some:
        return DiscardSome(self.seat, self.card, left, picked)

    def apply(self, s: Realms, action: i64) -> None:
        s.discard(self.seat, action - DISCARD)


@final
class ScrapSome(Some):
    def whole(self, s: Realms) -> vec[i64]:
        me = s.players[self.seat]
        acts = with_all(vec[i64](), SCRAP_FROM_HAND, me.hand)
        return with_all(acts, SCRAP_FROM_DISCARDS, me.discards.sorted())

    def more(self, left: i64, picked: vec[i64]) -> Some:
        return ScrapSome(self.seat, self.card, left, picked)

    def apply(self, s: Realms, action: i64) -> None:
        if action >= SCRAP_FROM_DISCARDS:
            s.scrap_from_discards(action - SCRAP_FROM_DISCARDS)
        else:
            s.scrap_from_hand(action - SCRAP_FROM_HAND)


def with_all(acts: vec[i64], verb: i64, cards: Pile) -> vec[i64]:
    """Add the verb with each card of the pile."""
    for card in cards.cards:
        acts = append(acts, verb + card)
    return acts


# -------------------------------------------------------------------------------- written down
# A vec that plain code hands to native code is never freed (mypyc 2.4.1); a list is.
def discard_some_of(seat: i64, card: i64, left: i64, picked: list[int]) -> DiscardSome:
    return DiscardSome(seat, card, left, vec[i64](picked))


def scrap_some_of(seat: i64, card: i64, left: i64, picked: list[int]) -> ScrapSome:
    return ScrapSome(seat, card, left, vec[i64](picked))
