"""The struggle phase: turn by turn, until both players pass in direct succession."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from starfelt.core.bitsets import with_each
from starfelt.core.machine import HIDDEN, NOBODY, Question, Step

from .actions import PASS, PLAY, READY, USE

if TYPE_CHECKING:
    from .state import War


@final
class YourTurn(Question["War"]):
    """Play a card, use a power, spend influence or pass; with no card in play, play one."""

    def answers(self, s: War) -> vec[i64]:
        me = s.players[self.seat]
        if me.area() == 0:
            return vec[i64]([PLAY])
        acts = vec[i64]([PASS], capacity=16)
        if s.has_room(self.seat):
            acts = append(acts, PLAY)
        acts = with_each(acts, USE, me.ready)
        if me.influence > 0:
            acts = with_each(acts, READY, me.exhausted)
        return acts

    def answer(self, s: War, action: i64) -> None:
        if action == PASS:
            s.passes += 1
            s.tell("passes", self.seat, NOBODY, HIDDEN, s.passes)
        else:
            s.passes = 0
            if action == PLAY:
                s.play_top(self.seat)
            elif action < READY:
                s.use(action - USE)
            else:
                s.ready(action - READY)
        if s.first is not None:
            s.push(TURN_OVER)
        else:
            end_turn(s)


@final
class TurnOver(Step["War"]):
    """What is left of a turn whose power asked a question."""

    def do(self, s: War) -> None:
        end_turn(s)


def end_turn(s: War) -> None:
    s.turns += 1
    s.turn = 1 - s.turn
    if s.passes == 2 or s.turns >= s.rules.struggle_cap:
        end_struggle(s)
    else:
        s.ask(YOUR_TURN[s.turn])


def end_struggle(s: War) -> None:
    """Two passes, or the turns have run out; then whoever has no card in play must play one."""
    if s.passes < 2:
        s.tell("struggle_cap", s.turn, NOBODY, HIDDEN, s.turns)
        for seat in (s.turn, 1 - s.turn):
            if s.players[seat].area() == 0:
                s.play_top(seat)
    s.turns = 0
    s.passes = 0
    s.dominate()


TURN_OVER: Final = TurnOver()
YOUR_TURN: Final = [YourTurn(0), YourTurn(1)]
