"""What is left of a round below an open question: the steps as the rules have pushed them."""

from collections.abc import Callable
from typing import Any, Final

from starfelt.core.machine import NOBODY, Question, Step

from ...rules import actions, develop, explore
from ...rules.consume import phase as consume
from ...rules.paying.spending_goods import SavePaid, SpendGood
from ...rules.player import NO_CARD
from ...rules.powers.designs import CARDS
from ...rules.powers.powers import (
    ANY,
    CONSUMERS,
    DEVELOP_DRAW,
    LAST_CHOICE,
    OFFERINGS,
    PAID_WINDFALL,
    PRODUCE_WINDFALL,
    PRODUCERS,
    TAKEOVERS,
    UPGRADES,
    VETOES,
)
from ...rules.produce import counting, production
from ...rules.produce import phase as produce
from ...rules.round import rounds, search, setup
from ...rules.round.phases import (
    CONSUME,
    DEVELOP,
    END_PHASE,
    EXPLORE,
    PRODUCE,
    SECRET_ACTIONS,
    SECRET_STARTS,
    SETTLE,
)
from ...rules.settle import phase as settle
from ...rules.settle import takeover_fight, takeovers
from ...rules.settle.after_settling import DiscardAfterSettle
from ...rules.settle.military import Arm
from ...rules.settle.more_worlds import MoreWorlds
from ...rules.settle.one_world import HasSettled, PayWorld, ResolveWorld
from ...rules.state import Race

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


def waiting(s: Race, seat: int) -> list[int]:
    """The seats that come after this one, the last one first."""
    turn = (seat - s.lead) % s.seats
    return [s.in_order(i) for i in range(s.seats - 1, turn, -1)]


def waiting_with(s: Race, seat: int, sum_of: int) -> list[int]:
    """Those of them that have something to do."""
    return [other for other in waiting(s, seat) if s.players[other].sums[sum_of] > 0]


def chooses_last(s: Race) -> int:
    """The seat that chooses actions after the others, or NOBODY."""
    return next((n for n, p in enumerate(s.players) if p.sums[LAST_CHOICE] > 0), NOBODY)


# -------------------------------------------------------------------------------- rounds
def revealed(s: Race) -> list[tuple[int, bool, Step[Any]]]:
    """The phases of this round, from the last to the first."""
    chosen = {n for p in s.players for n in (p.action, p.second)}
    return [(phase, again, step) for phase, again, cards, step in PLAN if chosen & set(cards)]


def phase_steps(s: Race, steps: Steps) -> Steps:
    """The rest of the round below what is left of the phase."""
    now = (s.phase, s.again)
    later = [step for phase, again, step in revealed(s) if (phase, again) > now]
    return [rounds.END_OF_ROUND, *later, END_PHASE, *steps]


def in_phase(*steps: Step[Any]) -> Callable[[Race, Any], list[Steps]]:
    return lambda s, question: [phase_steps(s, list(steps))]


def after_start(s: Race, question: Question[Any]) -> list[Steps]:
    steps: Steps = [rounds.ROUND, setup.FIRST_LOOK]
    return [[*steps, setup.REVEAL_STARTS] if s.secret == SECRET_STARTS else steps]


def after_choice(s: Race, question: Question[Any]) -> list[Steps]:
    last = chooses_last(s)
    later = last != NOBODY and s.secret == SECRET_ACTIONS
    return [[rounds.RevealTo(last) if later else rounds.REVEAL]]


def after_search(s: Race, question: Question[Any]) -> list[Steps]:
    others = [seat for seat in waiting(s, question.seat) if s.chose(seat, actions.SEARCH)]
    phases = [step for _, _, step in revealed(s)]
    return [[rounds.END_OF_ROUND, *phases, *(search.Search(seat) for seat in others)]]


def after_limit(s: Race, question: Question[Any]) -> list[Steps]:
    salvager = rounds.who_salvages(s)
    taking = [rounds.TakeDiscards(salvager)] if salvager != NOBODY else []
    return [[rounds.CHECK_END, *taking]]


# -------------------------------------------------------------------------------- explore, develop
def after_offering(s: Race, question: explore.DiscardForPrestige) -> list[Steps]:
    p = s.players[question.seat]
    if not p.has(question.card):
        return []
    own = explore.Offer(question.seat, p.slot(question.card) + 1)
    others = [explore.Offer(seat, 0) for seat in waiting_with(s, question.seat, OFFERINGS)]
    return [phase_steps(s, [explore.DRAW_TO_EXPLORE, *others, own])]


def before_developing(s: Race, question: Question[Any]) -> list[Steps]:
    others = waiting_with(s, question.seat, DEVELOP_DRAW)
    draws = [develop.DrawToDevelop(seat) for seat in others]
    return [phase_steps(s, [develop.CHOOSE_DEVELOPMENTS, *draws])]


def in_develop(s: Race, question: Question[Any]) -> list[Steps]:
    steps: Steps = [
        develop.PayForDevelopment(seat)
        for seat in waiting(s, question.seat)
        if s.players[seat].placing != NO_CARD
    ]
    if isinstance(question, SpendGood):
        steps.append(develop.PayForDevelopment(question.seat))
    elif isinstance(question, SavePaid):
        steps.append(develop.HasDeveloped(question.seat))
    return [phase_steps(s, steps)]


# -------------------------------------------------------------------------------- settle
def in_settle(s: Race, question: Question[Any]) -> list[Steps]:
    """In the turn of a seat, or, for some questions, when takeovers are resolved."""
    seat = question.seat
    steps: Steps = [takeover_fight.RESOLVE_TAKEOVERS] if s.rules.takeovers else []
    for other in waiting(s, seat):
        p = s.players[other]
        if p.placing != NO_CARD or p.sums[UPGRADES] > 0 or p.sums[TAKEOVERS] > 0:
            steps.append(settle.SettleTurn(other))
    steps.append(MoreWorlds(seat))
    found = [phase_steps(s, [*steps, *own]) for own in of_settler(question)]
    return found + [phase_steps(s, own) for own in of_takeover(s, question)]


def of_settler(question: Question[Any]) -> list[Steps]:
    """What a seat that settles has still to do before it may place more worlds."""
    seat = question.seat
    if isinstance(question, (PayWorld, SavePaid)):
        return [[HasSettled(seat)]]
    if isinstance(question, (Arm, SpendGood)):
        return [[ResolveWorld(seat)], [takeovers.Reinforce(seat)]]
    return [[]]


def of_takeover(s: Race, question: Question[Any]) -> list[Steps]:
    """What is left of the takeovers, for each attempt that may be the one in question."""
    defends = isinstance(question, (Arm, SpendGood))
    if not defends and not isinstance(question, DiscardAfterSettle):
        return []
    role = takeovers.OWNER if defends else takeovers.ATTACKER
    found: list[Steps] = []
    for i in range(len(s.attempts) // takeovers.FIELDS):
        if takeovers.attempt(s, i, role) == question.seat:
            own: Steps = [takeover_fight.Judge(i)] if defends else []
            found.append([takeover_fight.NextTakeover(i + 1), *own])
    return found


def after_veto(s: Race, question: Question[Any]) -> list[Steps]:
    others = waiting_with(s, question.seat, VETOES)
    asks = [takeover_fight.AskVeto(seat) for seat in others]
    return [phase_steps(s, [takeover_fight.NextTakeover(0), *asks])]


def after_defence(s: Race, question: takeover_fight.Defend) -> list[Steps]:
    return [phase_steps(s, [takeover_fight.NextTakeover(question.number + 1)])]


def in_develop_or_settle(s: Race, question: Question[Any]) -> list[Steps]:
    return in_develop(s, question) if s.phase == DEVELOP else in_settle(s, question)


# -------------------------------------------------------------------------------- consume
def in_consume(s: Race, question: Question[Any]) -> list[Steps]:
    steps: Steps = []
    for seat in waiting(s, question.seat):
        steps += powers_of(s, seat)
        if s.chose(seat, actions.CONSUME_TRADE):
            steps.append(consume.Trade(seat))
    if not isinstance(question, consume.UsePower):
        steps += powers_of(s, question.seat)
    return [phase_steps(s, steps)]


def powers_of(s: Race, seat: int) -> Steps:
    some = s.players[seat].sums[CONSUMERS] > 0 or s.boosted(seat, actions.CONSUME_TRADE)
    return [consume.UsePowers(seat)] if some else []


# -------------------------------------------------------------------------------- produce
def in_produce(s: Race, question: Question[Any]) -> list[Steps]:
    steps: Steps = [counting.MOST_PRODUCED]
    for seat in waiting(s, question.seat):
        steps += [*after_bonus(s, seat), *bonus_of(s, seat)]
        if s.players[seat].sums[PRODUCERS] > 0:
            steps.append(produce.ProduceFrom(seat, s.players[seat].tableau.size() - 1))
    if isinstance(question, production.WhichWindfall):
        found = after_windfall(s, question.seat, question.kind, question.but)
    elif isinstance(question, production.ProduceAsKind):
        found = after_windfall(s, question.seat, ANY, NO_CARD)
    else:
        found = [[counting.CountGoods(question.seat)]]
    return [phase_steps(s, [*steps, *own]) for own in found]


def after_bonus(s: Race, seat: int) -> Steps:
    p = s.players[seat]
    if p.sums[PRODUCERS] == 0:
        return []
    return [counting.CountGoods(seat), produce.AnyWindfall(seat, p.tableau.size() - 1)]


def bonus_of(s: Race, seat: int) -> Steps:
    steps: Steps = []
    if s.boosted(seat, actions.PRODUCE_ACTION):
        steps = [produce.PrestigeDraw(seat), produce.BonusWindfall(seat)]
    if s.chose(seat, actions.PRODUCE_ACTION):
        steps.append(produce.BonusWindfall(seat))
    return steps


def after_windfall(s: Race, seat: int, kind: int, but: int) -> list[Steps]:
    """What the seat has still to do, for each power, or the action card, that may have asked."""
    found: list[Steps] = []
    bonus = bonus_of(s, seat)
    if kind == ANY and but == NO_CARD:
        asking = [i for i, step in enumerate(bonus) if isinstance(step, produce.BonusWindfall)]
        found += [[*after_bonus(s, seat), *bonus[:i]] for i in asking]
    for slot in range(s.players[seat].tableau.size()):
        card = s.players[seat].tableau.at(slot)
        powers = [(power.word, power.kind, power.number) for power in CARDS[card].produces]
        if (PAID_WINDFALL, kind, 0) in powers and but == NO_CARD:
            found.append([counting.CountGoods(seat)])
        if (PRODUCE_WINDFALL, kind, int(but == card)) in powers and but in (NO_CARD, card):
            found.append([*after_power(s, seat, kind), *older(seat, kind, slot - 1)])
    return found


def after_power(s: Race, seat: int, kind: int) -> Steps:
    if kind == ANY:
        return [counting.CountGoods(seat)]
    return [*after_bonus(s, seat), *bonus_of(s, seat)]


def older(seat: int, kind: int, slot: int) -> Steps:
    """The same for older cards."""
    if slot < 0:
        return []
    return [(produce.AnyWindfall if kind == ANY else produce.ProduceFrom)(seat, slot)]
