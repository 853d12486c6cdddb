"""The moments at which a game waits for answers: which questions go together, in which phase, with
what to follow, and what must lie on the table for each.
"""

from collections.abc import Callable
from typing import Any, Final

from starfelt.core.machine import NOBODY, Question, Step, written
from starfelt.core.notation import Reader
from starfelt.games.race_for_the_galaxy import actions, consume, develop, goods, produce, rounds
from starfelt.games.race_for_the_galaxy.cards import CARDS
from starfelt.games.race_for_the_galaxy.choosing import ChooseAction
from starfelt.games.race_for_the_galaxy.explore import KeepDrawn
from starfelt.games.race_for_the_galaxy.phases import (
    CONSUME,
    DEVELOP,
    END_PHASE,
    EXPLORE,
    NO_SECRET,
    PHASES,
    PRODUCE,
    SECRET_ACTIONS,
    SECRET_DEVELOPMENTS,
    SECRET_WORLDS,
    SECRETS,
    SETTLE,
)
from starfelt.games.race_for_the_galaxy.player import NO_CARD
from starfelt.games.race_for_the_galaxy.powers import (
    ANY,
    CONSUMERS,
    PRODUCE_WINDFALL,
    PRODUCERS,
)
from starfelt.games.race_for_the_galaxy.questions import FITS, names_of
from starfelt.games.race_for_the_galaxy.settle import (
    REVEAL_WORLDS,
    Arm,
    HowToSettle,
    PayWorld,
    PlaceSecond,
    PlaceWorld,
    ResolveWorld,
)
from starfelt.games.race_for_the_galaxy.setup import FIRST_LOOK, DiscardAtStart
from starfelt.games.race_for_the_galaxy.stakes import DiscardForChips, NameNumber
from starfelt.games.race_for_the_galaxy.state import Race
from starfelt.games.race_for_the_galaxy.trade import SellWhich

Steps = list[Step[Any]]

#: The phases of a round from the last to the first: when, by which action cards, as which step.
PLAN: Final[list[tuple[int, bool, tuple[int, ...], Step[Any]]]] = [
    (PRODUCE, False, (actions.PRODUCE_ACTION,), rounds.PRODUCE_PHASE),
    (CONSUME, False, (actions.CONSUME_TRADE, actions.CONSUME_TWICE), rounds.CONSUME_PHASE),
    (SETTLE, True, (actions.SETTLE_AGAIN,), rounds.SECOND_SETTLE_PHASE),
    (SETTLE, False, (actions.SETTLE,), rounds.SETTLE_PHASE),
    (DEVELOP, True, (actions.DEVELOP_AGAIN,), rounds.SECOND_DEVELOP_PHASE),
    (DEVELOP, False, (actions.DEVELOP,), rounds.DEVELOP_PHASE),
    (EXPLORE, False, (actions.EXPLORE_FIVE, actions.EXPLORE_ONE), rounds.EXPLORE_PHASE),
]


def check_moment(s: Race, r: Reader) -> None:
    """What is open must fit what is to follow, and the rest of the position."""
    if s.over:
        check_secret(s, r, NO_SECRET)
        return
    seats = [question.seat for question in s.open]
    if not seats or len(set(seats)) < len(seats):
        raise r.refusal("open", "[{...}]")
    kind = type(s.open[0])
    phase, secret, follows = MOMENTS[kind]
    if any(type(question) is not kind for question in s.open):
        raise r.refusal("open", names_of([s.open[0]]))
    if len(seats) > 1 and kind not in AT_ONCE:
        raise r.refusal("open", f"{names_of([s.open[0]])} x 1")
    if s.phase != phase or (s.again and not phase):
        raise r.refusal("again" if s.phase == phase else "phase", PHASES[phase])
    check_secret(s, r, secret)
    check_stack(s, r, follows(s, s.open[0]))


def check_secret(s: Race, r: Reader, secret: int) -> None:
    if s.secret != secret:
        raise r.refusal("secret", SECRETS[secret])


def check_stack(s: Race, r: Reader, possible: list[Steps]) -> None:
    there = [written(step) for step in s.stack]
    if not possible:
        raise r.refusal("open", f"{names_of(s.open)}: {PHASES[s.phase]}")
    if all(there != [written(step) for step in steps] for steps in possible):
        raise r.refusal("stack", " / ".join(f"[{names_of(steps)}]" for steps in possible))


def check_questions(s: Race, r: Reader) -> None:
    """Each could have been asked with the cards that lie there."""
    for question in s.open:
        expected = FITS[type(question)](s, question)
        if expected:
            raise r.refusal("open", f"{names_of([question])}: {expected}")


# -------------------------------------------------------------------------------- whose turn
def is_choosing(s: Race) -> bool:
    return isinstance(s.first, ChooseAction)


def is_setup(s: Race) -> bool:
    return isinstance(s.first, DiscardAtStart)


def is_open_in(s: Race, phase: int) -> bool:
    """Is this the part of the phase in which one player acts after the other?"""
    return s.phase == phase and s.secret == NO_SECRET


def on_turn(s: Race) -> int:
    """The seat whose turn it is where one acts after the other, or NOBODY."""
    return s.first.seat if s.first is not None and type(s.first) not in AT_ONCE else NOBODY


def waiting(s: Race, seat: int) -> list[int]:
    """The seats that come after this one, the last one first."""
    turn = (seat - s.lead) % s.seats
    return [s.in_order(i) for i in range(s.seats - 1, turn, -1)]


def has_begun(s: Race, seat: int) -> bool:
    """Has the seat had its turn in this phase, or has it now?"""
    now = on_turn(s)
    return now != NOBODY and seat not in waiting(s, now)


# -------------------------------------------------------------------------------- what follows
def revealed(s: Race) -> list[tuple[int, bool, Step[Any]]]:
    """The phases of this round, from the last to the first."""
    chosen = {n for p in s.players for n in (p.action, p.second)}
    return [(phase, again, step) for phase, again, cards, step in PLAN if chosen & set(cards)]


def phase_steps(s: Race, steps: Steps) -> Steps:
    """The rest of the round below what is left of the phase."""
    now = (s.phase, s.again)
    later = [step for phase, again, step in revealed(s) if (phase, again) > now]
    return [rounds.END_OF_ROUND, *later, END_PHASE, *steps]


def always(*steps: Step[Any]) -> Callable[[Race, Any], list[Steps]]:
    return lambda s, question: [list(steps)]


def in_phase(*steps: Step[Any]) -> Callable[[Race, Any], list[Steps]]:
    return lambda s, question: [phase_steps(s, list(steps))]


def after_payment(s: Race, question: develop.PayDevelopment) -> list[Steps]:
    steps: Steps = [
        develop.PayForDevelopment(seat)
        for seat in waiting(s, question.seat)
        if s.players[seat].placing != NO_CARD
    ]
    return [phase_steps(s, steps)]


def after_world(s: Race, question: Question[Any]) -> list[Steps]:
    steps: Steps = [
        ResolveWorld(seat)
        for seat in waiting(s, question.seat)
        if s.players[seat].placing != NO_CARD
    ]
    return [phase_steps(s, steps)]


def in_consume(s: Race, question: Question[Any]) -> list[Steps]:
    steps: Steps = []
    for seat in waiting(s, question.seat):
        if s.players[seat].sums[CONSUMERS] > 0:
            steps.append(consume.UsePowers(seat))
        if s.chose(seat, actions.CONSUME_TRADE):
            steps.append(consume.Trade(seat))
    left = s.players[question.seat].sums[CONSUMERS] > 0
    if left and not isinstance(question, consume.UsePower):
        steps.append(consume.UsePowers(question.seat))
    return [phase_steps(s, steps)]


def in_produce(s: Race, question: Question[Any]) -> list[Steps]:
    steps: Steps = [produce.MOST_PRODUCED]
    for seat in waiting(s, question.seat):
        steps += [*after_bonus(s, seat), *bonus_of(s, seat)]
        if s.players[seat].sums[PRODUCERS] > 0:
            steps.append(produce.ProduceFrom(seat, s.players[seat].tableau.size() - 1))
    if isinstance(question, produce.WhichWindfall):
        return [phase_steps(s, [*steps, *own]) for own in after_windfall(s, question)]
    return [phase_steps(s, [*steps, produce.CountGoods(question.seat)])]


def after_bonus(s: Race, seat: int) -> Steps:
    p = s.players[seat]
    if p.sums[PRODUCERS] == 0:
        return []
    return [produce.CountGoods(seat), produce.AnyWindfall(seat, p.tableau.size() - 1)]


def bonus_of(s: Race, seat: int) -> Steps:
    return [produce.BonusWindfall(seat)] if s.chose(seat, actions.PRODUCE_ACTION) else []


def after_windfall(s: Race, question: produce.WhichWindfall) -> list[Steps]:
    """What the seat has still to do, for each power, or the action card, that may have asked."""
    seat = question.seat
    found = []
    if question.kind == ANY and bonus_of(s, seat):
        found.append(after_bonus(s, seat))
    for slot in range(s.players[seat].tableau.size()):
        card = s.players[seat].tableau.at(slot)
        if (PRODUCE_WINDFALL, question.kind) not in produce_powers(card):
            continue
        below = slot - 1
        if question.kind == ANY:
            rest: Steps = [produce.AnyWindfall(seat, below)] if slot else []
            found.append([produce.CountGoods(seat), *rest])
        else:
            rest = [produce.ProduceFrom(seat, below)] if slot else []
            found.append([*after_bonus(s, seat), *bonus_of(s, seat), *rest])
    return found


def produce_powers(card: int) -> list[tuple[int, int]]:
    return [(power.word, power.kind) for power in CARDS[card].produces]


AT_ONCE: Final = (
    DiscardAtStart,
    ChooseAction,
    KeepDrawn,
    develop.PlaceDevelopment,
    PlaceWorld,
    rounds.DiscardToLimit,
)
#: For each question: its phase, what is secret meanwhile, and what may follow.
MOMENTS: Final[dict[type, tuple[int, int, Callable[[Race, Any], list[Steps]]]]] = {
    DiscardAtStart: (0, NO_SECRET, always(rounds.ROUND, FIRST_LOOK)),
    ChooseAction: (0, SECRET_ACTIONS, always(rounds.REVEAL)),
    KeepDrawn: (EXPLORE, NO_SECRET, in_phase()),
    develop.PlaceDevelopment: (DEVELOP, SECRET_DEVELOPMENTS, in_phase(develop.REVEAL_DEVELOPMENTS)),
    develop.PayDevelopment: (DEVELOP, NO_SECRET, after_payment),
    PlaceWorld: (SETTLE, SECRET_WORLDS, in_phase(REVEAL_WORLDS)),
    **dict.fromkeys((HowToSettle, PayWorld, Arm, PlaceSecond), (SETTLE, NO_SECRET, after_world)),
    **dict.fromkeys(
        (SellWhich, consume.UsePower, DiscardForChips, goods.ConsumeGood, NameNumber),
        (CONSUME, NO_SECRET, in_consume),
    ),
    **dict.fromkeys(
        (produce.WhichWindfall, produce.UseNext, produce.PayToProduce),
        (PRODUCE, NO_SECRET, in_produce),
    ),
    rounds.DiscardToLimit: (0, NO_SECRET, always(rounds.CHECK_END)),
}
