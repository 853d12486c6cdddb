"""What the cards do, and the questions they ask.

An effect acts for the seat whose turn it is.  The card itself has already left the hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from starfelt.core.machine import HIDDEN, NOBODY, Question, ascending

from .actions import DEFEND, DISCARD, DONE, TARGET

if TYPE_CHECKING:
    from .state import Plans

MAX_DEFEND_CARDS: Final = 2


@mypyc_attr(native_class=True, acyclic=True)
class Effect:
    """A card's effect: whom it may be aimed at, whether it may be played, what it does."""

    def aimed(self) -> bool:
        """Does it need another player with cards in hand?"""
        return False

    def playable(self, s: Plans, seat: i64, card: i64) -> bool:
        return not self.aimed() or s.others_hold_cards(seat)

    def play(self, s: Plans, card: i64) -> None:
        """The card was played: act, or ask whom to act on."""
        if not self.aimed():
            self.on(s, NOBODY, card)
            return
        only = s.only_other_hand(s.turn)
        if only != NOBODY:  # everybody can see that there is one choice
            self.on(s, only, card)
        else:
            s.ask(Target(s.turn, card))

    def on(self, s: Plans, target: i64, card: i64) -> None:
        raise NotImplementedError

    def facts(self) -> dict[str, int]:
        """The numbers that its text and its face tell, by name."""
        return {}


@final
class Target(Question["Plans"]):
    """Whom?  Players with no cards in hand can't be chosen."""

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card: Final[i64] = card

    def numbers(self) -> list[int]:
        return [self.seat, self.card]

    def answers(self, s: Plans) -> vec[i64]:
        acts = vec[i64]()
        for other in range(s.seats):
            if other != self.seat and s.hands[other].size() > 0:
                acts = append(acts, TARGET + other)
        return acts

    def answer(self, s: Plans, action: i64) -> None:
        s.effect_of(self.card).on(s, action - TARGET, self.card)


@final
class Unplayable(Effect):
    """R2-D2, the Decoy, and the Defend cards on one's own turn."""

    def playable(self, s: Plans, seat: i64, card: i64) -> bool:
        return False


# -------------------------------------------------------------------------------- attack, defend
@final
class Attack(Effect):
    def __init__(self, value: i64) -> None:
        self.value: Final[i64] = value

    def facts(self) -> dict[str, int]:
        return {"attack": self.value}

    def aimed(self) -> bool:
        return True

    def on(self, s: Plans, target: i64, card: i64) -> None:
        s.tell("attacks", s.turn, target, card, self.value)
        s.ask(Defend(target, card, self.value, 0, MAX_DEFEND_CARDS, 0))


@final
class Defend(Question["Plans"]):
    """Use up to two Defend cards; Rebel Heroes count, a Lightsaber only for a Jedi."""

    def __init__(
        self, seat: i64, card: i64, attack: i64, defence: i64, left: i64, last: i64
    ) -> None:
        super().__init__(seat)
        self.card: Final[i64] = card
        self.attack: Final[i64] = attack
        self.defence: Final[i64] = defence
        self.left: Final[i64] = left
        self.last: Final[i64] = last

    def numbers(self) -> list[int]:
        return [self.seat, self.card, self.attack, self.defence, self.left, self.last]

    def pool(self, s: Plans) -> vec[i64]:
        acts = vec[i64]()
        for card in s.hands[self.seat].cards:
            if card >= self.last and s.can_defend(self.seat, card):
                acts = append(acts, DEFEND + card)
        return acts

    def picks(self, s: Plans) -> i64:
        return self.left

    def answers(self, s: Plans) -> vec[i64]:
        acts = vec[i64]([DONE])
        for card in ascending(self.pool(s), 1):
            acts = append(acts, card)
        return acts

    def answer(self, s: Plans, action: i64) -> None:
        if action == DONE:
            self.settle(s, self.defence)
            return
        card = action - DEFEND
        defence = self.defence + s.defence_of(card)
        s.to_discard(self.seat, card)
        s.tell("defends", self.seat, s.turn, card, s.defence_of(card))
        if self.left == 1:
            self.settle(s, defence)
        else:
            s.ask(Defend(self.seat, self.card, self.attack, defence, self.left - 1, card))

    def settle(self, s: Plans, defence: i64) -> None:
        """The weaker side loses the difference; its turn is over in every case."""
        if defence > self.attack:
            lose(s, s.turn, defence - self.attack)
        elif defence < self.attack:
            lose(s, self.seat, self.attack - defence)
        else:
            s.tell("ties", self.seat, s.turn, HIDDEN, defence)


def lose(s: Plans, seat: i64, number: i64) -> None:
    """Discard that many cards of one's own choice."""
    s.tell("loses", seat, NOBODY, HIDDEN, number)
    if number >= s.hands[seat].size():
        s.discard_hand(seat)  # everybody can see that all of it must go
    elif s.discardable(seat) == 0:
        s.cannot_discard(seat)
    else:
        s.ask(Lose(seat, number, vec[i64]()))


@final
class Lose(Question["Plans"]):
    """Which cards to discard.  The picks stay in hand until the last is made: that somebody has
    another card to pick, and one that comes later, would tell of the hand."""

    def __init__(self, seat: i64, left: i64, picked: vec[i64]) -> None:
        super().__init__(seat)
        self.left: Final[i64] = left
        self.picked: Final[vec[i64]] = picked

    def numbers(self) -> list[int]:
        return [self.seat, self.left, *self.picked]

    def pool(self, s: Plans) -> vec[i64]:
        picked = self.picked  # ascending like the hand, so one walk goes through both
        last: i64 = picked[-1] if len(picked) > 0 else 0
        i: i64 = 0
        acts = vec[i64]()
        for card in s.hands[self.seat].cards:
            if i < len(picked) and card == picked[i]:
                i += 1
            elif card >= last and not s.is_keeper(card):
                acts = append(acts, DISCARD + card)
        return acts

    def picks(self, s: Plans) -> i64:
        return min(self.left, s.discardable(self.seat) - len(self.picked))

    def answers(self, s: Plans) -> vec[i64]:
        return ascending(self.pool(s), self.picks(s))

    def answer(self, s: Plans, action: i64) -> None:
        more = Lose(self.seat, self.left - 1, append(self.picked[:], action - DISCARD))
        if more.picks(s) > 0:
            s.ask(more)
            return
        for card in more.picked:
            s.to_discard(self.seat, card)
            s.tell("discards", self.seat, NOBODY, card, 1)
        if more.left > 0:
            s.cannot_discard(self.seat)

    def unpicked(self) -> Lose:
        """The choice as the others know it: not begun."""
        return Lose(self.seat, self.left + len(self.picked), vec[i64]())


# -------------------------------------------------------------------------------- stealing
@final
class Steal(Effect):
    """Boba Fett and Jabba: random cards out of one hand."""

    def __init__(self, number: i64) -> None:
        self.number: Final[i64] = number

    def facts(self) -> dict[str, int]:
        return {"number": self.number}

    def aimed(self) -> bool:
        return True

    def on(self, s: Plans, target: i64, card: i64) -> None:
        s.steal(s.turn, target, self.number)


@final
class StealWithHeroes(Effect):
    """Two Rebel Heroes together: random cards out of one or two hands.

    The pair is one action: a first hero alone would tell that a second is in hand.
    """

    def __init__(self, number: i64) -> None:
        self.number: Final[i64] = number

    def facts(self) -> dict[str, int]:
        return {"number": self.number}

    def on(self, s: Plans, target: i64, card: i64) -> None:
        only = s.only_other_hand(s.turn)
        if only == NOBODY:
            s.ask(Victims(s.turn, self.number, vec[i64]()))
        else:
            s.steal(s.turn, only, self.number)


@final
class Victims(Question["Plans"]):
    """From whom?  All are named before the first card is seen."""

    def __init__(self, seat: i64, left: i64, named: vec[i64]) -> None:
        super().__init__(seat)
        self.left: Final[i64] = left
        self.named: Final[vec[i64]] = named

    def numbers(self) -> list[int]:
        return [self.seat, self.left, *self.named]

    def pool(self, s: Plans) -> vec[i64]:
        """Each player as often as there are cards to take, from the last one named on."""
        acts = vec[i64]()
        last: i64 = self.named[-1] if len(self.named) > 0 else 0
        for other in range(last, s.seats):
            if other != self.seat:
                spare = s.hands[other].size()
                for name in self.named:
                    if name == other:
                        spare -= 1
                for _ in range(min(spare, self.left)):
                    acts = append(acts, TARGET + other)
        return acts

    def picks(self, s: Plans) -> i64:
        return self.left

    def answers(self, s: Plans) -> vec[i64]:
        return ascending(self.pool(s), self.left)

    def answer(self, s: Plans, action: i64) -> None:
        named = append(self.named[:], action - TARGET)
        s.tell("names", self.seat, action - TARGET, HIDDEN, 1)
        if self.left > 1:
            s.ask(Victims(self.seat, self.left - 1, named))
            return
        for victim in ascending(named, 1):
            number: i64 = 0
            for name in named:
                if name == victim:
                    number += 1
            s.steal(self.seat, victim, number)


# -------------------------------------------------------------------------------- written down
# A vec that plain code hands to native code is never freed (mypyc 2.4.1); a list is.
def lose_of(seat: i64, left: i64, picked: list[int]) -> Lose:
    return Lose(seat, left, vec[i64](picked))


def victims_of(seat: i64, left: i64, named: list[int]) -> Victims:
    return Victims(seat, left, vec[i64](named))
