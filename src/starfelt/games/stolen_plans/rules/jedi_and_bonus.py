"""What Jedi and bonus cards do, and the questions they ask."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from starfelt.core.machine import NOBODY, Question, ascending

from .actions import FIND, TAKE
from .effects import Effect

if TYPE_CHECKING:
    from .state import Plans


# -------------------------------------------------------------------------------- Jedi
@final
class BecomeJedi(Effect):
    """Stays on the table; from now on Jedi-only cards may be used."""

    def on(self, s: Plans, target: i64, card: i64) -> None:
        s.to_table(s.turn, card)
        s.tell("becomes_jedi", s.turn, NOBODY, card, 1)


@final
class PassLeft(Effect):
    """Yoda: everybody hands the whole hand to the left."""

    def on(self, s: Plans, target: i64, card: i64) -> None:
        s.tell("passes_left", s.turn, NOBODY, card, 1)
        to = vec[i64]()
        for seat in range(s.seats):
            to = append(to, (seat + 1) % s.seats)
        s.move_hands(to)


@final
class DiscardHand(Effect):
    """Yoda: one player discards the whole hand; R2-D2 and the Decoy stay."""

    def aimed(self) -> bool:
        return True

    def on(self, s: Plans, target: i64, card: i64) -> None:
        s.tell("must_discard_hand", s.turn, target, card, 1)
        s.discard_hand(target)


@final
class SwapHands(Effect):
    """Yoda: swap hands with another player."""

    def aimed(self) -> bool:
        return True

    def on(self, s: Plans, target: i64, card: i64) -> None:
        s.tell("swaps_hands", s.turn, target, card, 1)
        to = s.staying()
        to[s.turn] = target
        to[target] = s.turn
        s.move_hands(to)


@final
class TakeHand(Effect):
    """Yoda: take the whole hand of another player."""

    def aimed(self) -> bool:
        return True

    def on(self, s: Plans, target: i64, card: i64) -> None:
        s.tell("takes_hand", s.turn, target, card, s.hands[target].size())
        to = s.staying()
        to[target] = s.turn
        s.move_hands(to)


@final
class LookAndTake(Effect):
    """Yoda: look at a hand and take one card of it."""

    def aimed(self) -> bool:
        return True

    def on(self, s: Plans, target: i64, card: i64) -> None:
        s.look(s.turn, target)
        s.ask(Take(s.turn, target))


@final
class Take(Question["Plans"]):
    """Which card of the hand just looked at?"""

    def __init__(self, seat: i64, target: i64) -> None:
        super().__init__(seat)
        self.target: Final[i64] = target

    def numbers(self) -> list[int]:
        return [self.seat, self.target]

    def answers(self, s: Plans) -> vec[i64]:
        pool = vec[i64]()
        for card in s.hands[self.target].cards:
            pool = append(pool, TAKE + card)
        return ascending(pool, 1)

    def answer(self, s: Plans, action: i64) -> None:
        s.move_card(self.seat, self.target, action - TAKE, "takes")


# -------------------------------------------------------------------------------- bonus cards
@final
class Traitor(Effect):
    """With R2-D2 and Darth Vader in hand: the game ends and is won."""

    def playable(self, s: Plans, seat: i64, card: i64) -> bool:
        return s.can_betray(seat)

    def on(self, s: Plans, target: i64, card: i64) -> None:
        s.finish(s.turn, "traitor")


@final
class Advantage(Effect):
    """Stays on the table; its owner may draw two."""

    def on(self, s: Plans, target: i64, card: i64) -> None:
        s.to_table(s.turn, card)
        s.tell("gains_advantage", s.turn, NOBODY, card, 1)


@final
class Counter(Effect):
    """Removes the Advantage from the table; without one it is wasted."""

    def on(self, s: Plans, target: i64, card: i64) -> None:
        s.counter_advantage()


@final
class SearchDiscards(Effect):
    """Look through the discard pile and take cards out of it; never this card itself."""

    def __init__(self, number: i64) -> None:
        self.number: Final[i64] = number

    def facts(self) -> dict[str, int]:
        return {"number": self.number}

    def on(self, s: Plans, target: i64, card: i64) -> None:
        number = min(self.number, s.discards.size() - 1)
        s.tell("searches", s.turn, NOBODY, card, number)
        if number > 0:
            s.ask(Find(s.turn, number, vec[i64]()))


@final
class Find(Question["Plans"]):
    """Which card of the discard pile?  The picks stay there until the last one is made."""

    def __init__(self, seat: i64, left: i64, picked: vec[i64]) -> None:
        super().__init__(seat)
        self.left: Final[i64] = left
        self.picked: Final[vec[i64]] = picked

    def numbers(self) -> list[int]:
        return [self.seat, self.left, *self.picked]

    def pool(self, s: Plans) -> vec[i64]:
        found = s.searchable(self.picked)
        acts = vec[i64]()
        for card in found.cards:
            if len(self.picked) == 0 or card >= self.picked[-1]:
                acts = append(acts, FIND + card)
        return acts

    def picks(self, s: Plans) -> i64:
        return self.left

    def answers(self, s: Plans) -> vec[i64]:
        return ascending(self.pool(s), self.left)

    def answer(self, s: Plans, action: i64) -> None:
        picked = append(self.picked[:], action - FIND)
        if self.left > 1:
            s.ask(Find(self.seat, self.left - 1, picked))
        else:
            s.find(self.seat, picked)

    def unpicked(self) -> Find:
        """The choice as the others know it: not begun."""
        return Find(self.seat, self.left + len(self.picked), vec[i64]())


@final
class SurrenderHand(Effect):
    """Second Death Star: another player discards the hand; R2-D2 and the Decoy come to you."""

    def aimed(self) -> bool:
        return True

    def on(self, s: Plans, target: i64, card: i64) -> None:
        s.tell("must_surrender", s.turn, target, card, 1)
        s.hand_over_keepers(target, s.turn)
        s.discard_hand(target)


def find_of(seat: i64, left: i64, picked: list[int]) -> Find:
    """For notation, like those of effects.py."""
    return Find(seat, left, vec[i64](picked))
