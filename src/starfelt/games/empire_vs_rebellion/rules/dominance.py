"""The dominance phase: strategies are revealed, the event is won, and the table is cleared.

Whoever is above the objective with their cards alone has no use of their strategy.  Final totals,
with Direct Assault, decide who wins and whether there is a result that Deception can turn round.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from starfelt.core.bitsets import bit, members
from starfelt.core.machine import EVERYBODY, HIDDEN, NOBODY, Step
from starfelt.core.pile import Pile

from .card import ASSAULT, BUREAUCRACY_PAYS, POINTS_TO_WIN
from .designs import (
    BUREAUCRACY,
    DECEPTION,
    DIRECT_ASSAULT,
    FIRST_EVENT,
    FIRST_STRATEGY,
    INFILTRATION,
    SUPPORT,
)
from .event_cards import MayAdd
from .player import NONE

if TYPE_CHECKING:
    from .state import War


# -------------------------------------------------------------------------------- strategies
def reveal_strategies(s: War) -> None:
    for seat in range(2):
        p = s.players[seat]
        p.seen = EVERYBODY
        s.tell("reveals", seat, NOBODY, FIRST_STRATEGY + p.chosen, s.total(seat))
        if is_above(s, seat):
            s.tell("strategy_is_off", seat, NOBODY, FIRST_STRATEGY + p.chosen, 0)
    for seat in range(2):
        if has_use_of(s, seat, SUPPORT) and s.players[seat].reserve != 0:
            s.ask(MayAdd(seat))
    if s.first is not None:
        s.push(DETERMINE)
    else:
        determine_victory(s)


def is_above(s: War, seat: i64) -> bool:
    """Is the total of the cards alone above the objective?"""
    return s.total(seat) > s.now().objective


def has_use_of(s: War, seat: i64, strategy: i64) -> bool:
    return s.players[seat].chosen == strategy and not is_above(s, seat)


# -------------------------------------------------------------------------------- victory
@final
class DetermineVictory(Step["War"]):
    def do(self, s: War) -> None:
        determine_victory(s)


def determine_victory(s: War) -> None:
    for seat in range(2):
        if has_use_of(s, seat, INFILTRATION):
            s.players[1 - seat].infiltrated = True
            s.tell("infiltrates", seat, 1 - seat, HIDDEN, 0)
    winner = winner_of_round(s)
    if winner == NOBODY:
        s.bury_event()
        clean_up(s, NOBODY)
        return
    take_event(s, winner)
    if s.winner != NOBODY:
        return
    if has_use_of(s, 1 - winner, BUREAUCRACY):
        s.gain_influence(1 - winner, BUREAUCRACY_PAYS)
    if s.now().influence > 0:
        s.gain_influence(winner, s.now().influence)
    s.now().effect.do(s, winner)
    if s.first is not None:
        s.push(CLEANUPS[1 - winner])
    else:
        clean_up(s, 1 - winner)


def final_total(s: War, seat: i64) -> i64:
    return s.total(seat) + (ASSAULT if has_use_of(s, seat, DIRECT_ASSAULT) else 0)


def winner_of_round(s: War) -> i64:
    """NOBODY if both are above the objective."""
    totals = (final_total(s, 0), final_total(s, 1))
    for seat in range(2):
        if has_use_of(s, seat, DIRECT_ASSAULT):
            s.tell("assaults", seat, NOBODY, HIDDEN, totals[seat])
    objective = s.now().objective
    if totals[0] > objective:
        return NOBODY if totals[1] > objective else 1
    if totals[1] > objective:
        return 0
    winner = s.balance
    if totals[0] != totals[1]:
        winner = 0 if totals[0] > totals[1] else 1
    else:
        s.tell("tie", winner, NOBODY, HIDDEN, totals[0])
    return deceived(s, winner)


def deceived(s: War, winner: i64) -> i64:
    """Deception turns the result round; two of them cancel each other."""
    first = has_use_of(s, 0, DECEPTION)
    second = has_use_of(s, 1, DECEPTION)
    if first and second:
        s.tell("deceptions_cancel", winner, NOBODY, HIDDEN, 0)
    elif first or second:
        s.tell("deceives", 0 if first else 1, NOBODY, HIDDEN, 0)
        return 1 - winner
    return winner


def take_event(s: War, winner: i64) -> None:
    """With enough points the game is won at once, before anything else."""
    p = s.players[winner]
    p.won |= bit(s.event)
    p.points += s.now().points
    s.tell("wins_event", winner, NOBODY, FIRST_EVENT + s.event, s.now().points)
    if p.points >= POINTS_TO_WIN:
        s.win_by_points(winner)


# -------------------------------------------------------------------------------- cleanup
@final
class Cleanup(Step["War"]):
    def __init__(self, loser: i64) -> None:
        self.loser: Final[i64] = loser

    def numbers(self) -> list[int]:
        return [self.loser]

    def do(self, s: War) -> None:
        clean_up(s, self.loser)


def clean_up(s: War, loser: i64) -> None:
    for seat in range(2):
        gather_resources(s, seat)
    set_balance(s, loser)
    for seat in range(2):
        discard_chosen(s, seat)
    s.next_round()


def gather_resources(s: War, seat: i64) -> None:
    """All but the reserve, ready again, in a new deck."""
    p = s.players[seat]
    p.ready = 0
    p.exhausted = 0
    p.discards = 0
    p.deck = Pile(members(p.owned() & ~p.reserve))
    s.shuffle(seat)


def set_balance(s: War, loser: i64) -> None:
    """To the side with fewer points; if they are equal to the loser, if there is one."""
    lead = s.players[0].points - s.players[1].points
    if lead != 0:
        s.balance = 1 if lead > 0 else 0
    elif loser != NOBODY:
        s.balance = loser
    s.tell("balance", s.balance, NOBODY, HIDDEN, 0)


def discard_chosen(s: War, seat: i64) -> None:
    """If no unused strategy is left, all come back."""
    p = s.players[seat]
    p.used |= p.thrown | bit(p.chosen)
    p.thrown = 0
    p.chosen = NONE
    p.seen = 0
    if p.unused() == 0:
        s.take_back_all(seat)


DETERMINE: Final = DetermineVictory()
CLEANUPS: Final = [Cleanup(0), Cleanup(1)]
