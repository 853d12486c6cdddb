"""What events do once they are won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from starfelt.core.bitsets import with_each
from starfelt.core.machine import HIDDEN, NOBODY, Question

from .actions import (
    ADD,
    DISCARD_STRATEGY,
    DONE,
    LOOK,
    NEXT_EVENT,
    SEND,
)

if TYPE_CHECKING:
    from .state import War

SEEN: Final = 3  # events that the winner of Balance of the Force may see


@mypyc_attr(native_class=True, acyclic=True)
class Effect:
    def do(self, s: War, winner: i64) -> None:
        raise NotImplementedError

    def facts(self) -> dict[str, int]:
        """The numbers that its text and its face tell, by name."""
        return {}


@final
class NoEffect(Effect):
    def do(self, s: War, winner: i64) -> None:
        return


@final
class LoserLosesInfluence(Effect):
    def __init__(self, number: i64) -> None:
        self.number: Final[i64] = number

    def facts(self) -> dict[str, int]:
        return {"number": self.number}

    def do(self, s: War, winner: i64) -> None:
        s.lose_influence(1 - winner, self.number)


@final
class TakeBackStrategies(Effect):
    """The winner takes back the strategies of earlier rounds."""

    def do(self, s: War, winner: i64) -> None:
        s.take_back_used(winner)


# -------------------------------------------------------------------------------- the next round
@final
class DivertLoser(Effect):
    """The loser's next strategy is drawn at random."""

    def do(self, s: War, winner: i64) -> None:
        s.players[1 - winner].diverted = True
        s.tell("diverted", 1 - winner, NOBODY, HIDDEN, 0)


@final
class LocateLoser(Effect):
    """The loser picks the next strategy first, and shows it."""

    def do(self, s: War, winner: i64) -> None:
        s.players[1 - winner].located = True
        s.tell("located", 1 - winner, NOBODY, HIDDEN, 0)


@final
class DiscardStrategy(Effect):
    """The winner picks an unused strategy which the loser discards."""

    def do(self, s: War, winner: i64) -> None:
        if s.players[1 - winner].unused() != 0:
            s.pose(WhichStrategy(winner))


@final
class WhichStrategy(Question["War"]):
    def answers(self, s: War) -> vec[i64]:
        return with_each(vec[i64](), DISCARD_STRATEGY, s.players[1 - self.seat].unused())

    def answer(self, s: War, action: i64) -> None:
        s.discard_strategy(self.seat, action - DISCARD_STRATEGY)


# -------------------------------------------------------------------------------- the reserve
@final
class MayAddCharacter(Effect):
    """The winner may add a character of the reserve to the deck."""

    def do(self, s: War, winner: i64) -> None:
        if s.players[winner].reserve != 0:
            s.ask(MayAdd(winner))


@final
class MayAdd(Question["War"]):
    """It is shuffled in with all other cards in cleanup, before any card is drawn."""

    def answers(self, s: War) -> vec[i64]:
        return with_each(vec[i64]([DONE]), ADD, s.players[self.seat].reserve)

    def answer(self, s: War, action: i64) -> None:
        if action == DONE:
            s.tell("declines", self.seat, NOBODY, HIDDEN, 0)
        else:
            s.add_character(self.seat, action - ADD)


@final
class CharacterToReserve(Effect):
    """The winner or the loser moves one of their characters to the reserve, unseen."""

    def __init__(self, of_winner: bool) -> None:
        self.of_winner: Final[bool] = of_winner

    def do(self, s: War, winner: i64) -> None:
        seat = winner if self.of_winner else 1 - winner
        if s.players[seat].outside() != 0:
            s.pose(WhichToReserve(seat))


@final
class WhichToReserve(Question["War"]):
    def answers(self, s: War) -> vec[i64]:
        return with_each(vec[i64](), SEND, s.players[self.seat].outside())

    def answer(self, s: War, action: i64) -> None:
        s.send_to_reserve(self.seat, action - SEND)


# -------------------------------------------------------------------------------- the next events
@final
class ReorderEvents(Effect):
    """The winner may see the next events and put them back in any order."""

    def do(self, s: War, winner: i64) -> None:
        s.ask(MayLook(winner))


@final
class MayLook(Question["War"]):
    def answers(self, s: War) -> vec[i64]:
        return vec[i64]([DONE, LOOK])

    def answer(self, s: War, action: i64) -> None:
        if action == DONE:
            s.tell("declines", self.seat, NOBODY, HIDDEN, 0)
            return
        question = WhichNext(self.seat, 0)
        s.looks_at_events(self.seat, SEEN)
        question.learn(s)
        s.ask(question)


@final
class WhichNext(Question["War"]):
    """Which of the events that were seen comes next, so many having been put in order."""

    def __init__(self, seat: i64, placed: i64) -> None:
        super().__init__(seat)
        self.placed: Final[i64] = placed

    def numbers(self) -> list[int]:
        return [self.seat, self.placed]

    def answers(self, s: War) -> vec[i64]:
        return with_each(vec[i64](), NEXT_EVENT, s.next_events(self.placed, SEEN))

    def answer(self, s: War, action: i64) -> None:
        s.put_event(self.seat, action - NEXT_EVENT, self.placed)
        if self.placed + 2 < SEEN:
            s.ask(WhichNext(self.seat, self.placed + 1))

    def learn(self, s: War) -> None:
        s.players[self.seat].events_seen = max(s.players[self.seat].events_seen, SEEN)
