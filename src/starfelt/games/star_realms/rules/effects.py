"""What the cards do, and the questions they ask.

An effect acts for the seat whose turn it is.  `card` is the design whose ability it belongs to.
Effects never push steps: they act at once, or ask one question.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from starfelt.core.bitsets import with_each
from starfelt.core.machine import HIDDEN, NOBODY, Question

from .actions import (
    DESTROY,
    DESTROY_OWN,
    DISCARD,
    DONE,
    FIRST,
    SCRAP_FROM_DISCARDS,
    SCRAP_FROM_HAND,
    SCRAP_FROM_ROW,
    SECOND,
)
from .card_sets import designs, designs_in_play

if TYPE_CHECKING:
    from .state import Realms


@mypyc_attr(native_class=True, acyclic=True)
class Effect:
    """One part of an ability."""

    def do(self, s: Realms, card: i64) -> None:
        raise NotImplementedError

    def facts(self) -> dict[str, int]:
        """The numbers that its text and its face tell, by name."""
        return {}


@mypyc_attr(native_class=True)
class CardQuestion(Question["Realms"]):
    """A question that a card asks of the player who uses it."""

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card: Final[i64] = card

    def numbers(self) -> list[int]:
        return [self.seat, self.card]


# -------------------------------------------------------------------------------- plain gains
@final
class Trade(Effect):
    def __init__(self, number: i64) -> None:
        self.number: Final[i64] = number

    def facts(self) -> dict[str, int]:
        return {"number": self.number}

    def do(self, s: Realms, card: i64) -> None:
        s.trade += self.number
        s.tell("gains_trade", s.turn, NOBODY, card, self.number)


@final
class Combat(Effect):
    def __init__(self, number: i64) -> None:
        self.number: Final[i64] = number

    def facts(self) -> dict[str, int]:
        return {"number": self.number}

    def do(self, s: Realms, card: i64) -> None:
        s.gain_combat(card, self.number)


@final
class Authority(Effect):
    def __init__(self, number: i64) -> None:
        self.number: Final[i64] = number

    def facts(self) -> dict[str, int]:
        return {"number": self.number}

    def do(self, s: Realms, card: i64) -> None:
        s.mine().authority += self.number
        s.tell("gains_authority", s.turn, NOBODY, card, self.number)


@final
class Draw(Effect):
    def __init__(self, number: i64) -> None:
        self.number: Final[i64] = number

    def facts(self) -> dict[str, int]:
        return {"number": self.number}

    def do(self, s: Realms, card: i64) -> None:
        s.draw(s.turn, self.number)


@final
class NextShipOnTop(Effect):
    """The next ship acquired this turn may go on top of the deck."""

    def do(self, s: Realms, card: i64) -> None:
        s.to_top += 1
        s.tell("arms_top", s.turn, NOBODY, card, s.to_top)


# -------------------------------------------------------------------------------- either, or
@final
class Choose(Effect):
    """One of two effects."""

    def __init__(self, first: Effect, second: Effect) -> None:
        self.first: Final = first
        self.second: Final = second

    def do(self, s: Realms, card: i64) -> None:
        s.ask(WhichEffect(s.turn, card))


@final
class WhichEffect(CardQuestion):
    def answers(self, s: Realms) -> vec[i64]:
        return vec[i64]([FIRST, SECOND])

    def answer(self, s: Realms, action: i64) -> None:
        choice = s.choice_of(self.card)
        effect = choice.first if action == FIRST else choice.second
        effect.do(s, self.card)


# -------------------------------------------------------------------------------- discarding
@final
class OpponentDiscards(Effect):
    """At once and of the opponent's own choice; by another rule when their turn begins."""

    def do(self, s: Realms, card: i64) -> None:
        victim = 1 - s.turn
        if s.rules.late_discards:
            s.players[victim].owed += 1
            s.tell("owes_discard", victim, s.turn, card, s.players[victim].owed)
        else:
            force_discard(s, victim)


def force_discard(s: Realms, victim: i64) -> None:
    """One card, if there is one; everybody can see that the last card is no choice."""
    hand = s.players[victim].hand
    if hand.size() > 1:
        s.ask(Discard(victim))
    elif hand.size() == 1:
        s.discard(victim, hand.at(0))
    else:
        s.tell("nothing_to_discard", victim, NOBODY, HIDDEN, 0)


@final
class Discard(Question["Realms"]):
    """Which card of one's hand to lose."""

    def answers(self, s: Realms) -> vec[i64]:
        return with_each(vec[i64](), DISCARD, designs(s.players[self.seat].hand))

    def answer(self, s: Realms, action: i64) -> None:
        s.discard(self.seat, action - DISCARD)


# -------------------------------------------------------------------------------- scrapping
@final
class MayScrap(Effect):
    """A card of the hand or the discard pile may be scrapped."""

    def do(self, s: Realms, card: i64) -> None:
        me = s.mine()
        if me.hand.size() + me.discards.size() > 0:
            s.ask(ScrapCard(s.turn, card, True, False))


@final
class MustScrap(Effect):
    """A card of the hand or the discard pile has to be scrapped."""

    def do(self, s: Realms, card: i64) -> None:
        me = s.mine()
        if me.hand.size() + me.discards.size() > 1:
            s.ask(ScrapCard(s.turn, card, False, False))
        elif me.hand.size() == 1:
            s.scrap_from_hand(me.hand.at(0))
        elif me.discards.size() == 1:
            s.scrap_from_discards(me.discards.at(0))


@final
class MustScrapFromHand(Effect):
    def do(self, s: Realms, card: i64) -> None:
        hand = s.mine().hand
        if hand.size() > 1:
            s.ask(ScrapCard(s.turn, card, False, True))
        elif hand.size() == 1:
            s.scrap_from_hand(hand.at(0))


@final
class ScrapCard(CardQuestion):
    """Which card to scrap, out of the hand or the discard pile."""

    def __init__(self, seat: i64, card: i64, may: bool, hand_only: bool) -> None:
        super().__init__(seat, card)
        self.may: Final[bool] = may
        self.hand_only: Final[bool] = hand_only

    def numbers(self) -> list[int]:
        return [self.seat, self.card, int(self.may), int(self.hand_only)]

    def answers(self, s: Realms) -> vec[i64]:
        me = s.players[self.seat]
        acts = vec[i64](capacity=16)
        if self.may:
            acts = append(acts, DONE)
        acts = with_each(acts, SCRAP_FROM_HAND, designs(me.hand))
        if not self.hand_only:
            acts = with_each(acts, SCRAP_FROM_DISCARDS, designs(me.discards))
        return acts

    def answer(self, s: Realms, action: i64) -> None:
        if action >= SCRAP_FROM_DISCARDS:
            s.scrap_from_discards(action - SCRAP_FROM_DISCARDS)
        elif action != DONE:
            s.scrap_from_hand(action - SCRAP_FROM_HAND)


@final
class MayScrapTradeRow(Effect):
    def do(self, s: Realms, card: i64) -> None:
        if s.row.size() > 0:
            s.ask(ScrapFromRow(s.turn, card))


@final
class ScrapFromRow(CardQuestion):
    def answers(self, s: Realms) -> vec[i64]:
        return with_each(vec[i64]([DONE]), SCRAP_FROM_ROW, designs(s.row))

    def answer(self, s: Realms, action: i64) -> None:
        if action != DONE:
            s.scrap_from_row(action - SCRAP_FROM_ROW)


# -------------------------------------------------------------------------------- bases
@final
class MayDestroyBase(Effect):
    def do(self, s: Realms, card: i64) -> None:
        theirs = s.foe().bases.size()
        if theirs > 0 or (s.rules.destroy_own_base and s.mine().bases.size() > 0):
            s.ask(DestroyBase(s.turn, card))


@final
class DestroyBase(CardQuestion):
    """Which base to destroy; behind an outpost no other base can be a target."""

    def answers(self, s: Realms) -> vec[i64]:
        acts = with_each(vec[i64]([DONE]), DESTROY, s.targets())
        if s.rules.destroy_own_base:
            acts = with_each(acts, DESTROY_OWN, designs_in_play(s.mine().bases))
        return acts

    def answer(self, s: Realms, action: i64) -> None:
        if action >= DESTROY_OWN:
            s.destroy(s.turn, action - DESTROY_OWN, 0)
        elif action != DONE:
            s.destroy(1 - s.turn, action - DESTROY, 0)
