"""Goals: what they ask for, when they are looked at, who has them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from starfelt.core.bitsets import bit
from starfelt.core.machine import HIDDEN, NOBODY

from ..powers.designs import CARDS
from ..powers.powers import (
    ALIEN,
    ALIENS,
    CARDS_THERE,
    DEVELOPMENTS,
    GENES,
    IMPERIUMS,
    MILITARY_WORLDS,
    NOVELTY,
    POWER_CONSUME,
    POWER_EXPLORE,
    POWER_PHASES,
    PRODUCTION_WORLDS,
    RARE,
    REBEL_MILITARY_WORLDS,
    SIXES,
    TAKEOVERS,
    UPLIFTS,
    WILD,
    WITH_POWER,
    WORLDS,
    WORLDS_OF,
)
from .phases import PHASE_CONSUME, PHASE_DEVELOP, PHASE_EXPLORE, PHASE_PRODUCE, PHASE_SETTLE

if TYPE_CHECKING:
    from ..player import Player
    from ..state import Race

FIRSTS_IN_PLAY: Final = 4
MOSTS_IN_PLAY: Final = 2
FIRST_POINTS: Final = 3
MOST_POINTS: Final = 5
TIE_POINTS: Final = 3

AFTER_ROUND: Final = 1
AFTER_EXPLORE: Final = 1 << PHASE_EXPLORE
AFTER_DEVELOP: Final = 1 << PHASE_DEVELOP
AFTER_SETTLE: Final = 1 << PHASE_SETTLE
AFTER_CONSUME: Final = 1 << PHASE_CONSUME
AFTER_PRODUCE: Final = 1 << PHASE_PRODUCE
AFTER_LEADER: Final = 1 << 6  # the reward of the prestige leader, at the start of a round
ALWAYS: Final = (
    AFTER_EXPLORE
    | AFTER_DEVELOP
    | AFTER_SETTLE
    | AFTER_CONSUME
    | AFTER_PRODUCE
    | AFTER_LEADER
    | AFTER_ROUND
)
AFTER_SETUP: Final = AFTER_DEVELOP | AFTER_SETTLE | AFTER_CONSUME

# what is counted
COUNTS_CHIPS: Final = 0
COUNTS_ROUND_DISCARDS: Final = 1
COUNTS_TOTAL: Final = 2  # of some sums
COUNTS_NUMBER_OF: Final = 3  # sums that are more than nothing
COUNTS_MILITARY: Final = 4
COUNTS_NUMBER_OF_GOODS: Final = 5
COUNTS_PRESTIGE: Final = 6
COUNTS_PEACE_OR_WAR: Final = 7
COUNTS_STANDING: Final = 8
COUNTS_INFLUENCE: Final = 9

KINDS_OF_WORLDS: Final = [WORLDS_OF + kind for kind in (NOVELTY, RARE, GENES, ALIEN, WILD)]
PHASES_WITH_POWER: Final = [WITH_POWER + phase for phase in range(POWER_PHASES)]
INDUSTRY: Final = [WORLDS_OF + NOVELTY, WORLDS_OF + RARE, WORLDS_OF + WILD]


@final
@mypyc_attr(acyclic=True, native_class=True)
class Goal:
    """A first goal is for all who reach `least` in the same phase; a most goal for the one who has
    most of it, and at least so many.  `engine_after` is when a known engine looks at it."""

    def __init__(
        self,
        key: str,
        level: i64,
        most: bool,
        counts: i64,
        sums: list[int],
        least: i64,
        after: i64,
        engine_after: i64,
    ) -> None:
        self.key: Final = key
        self.level: Final[i64] = level  # the set that brings it
        self.most: Final[bool] = most
        self.counts: Final[i64] = counts
        self.sums: Final[vec[i64]] = vec[i64](sums)
        self.least: Final[i64] = least
        self.after: Final[i64] = after
        self.engine_after: Final[i64] = engine_after


def first(
    key: str, level: i64, counts: i64, least: i64, after: i64, sums: list[int] | None = None
) -> Goal:
    return Goal(key, level, False, counts, sums or [], least, after, after)


def most(
    key: str, level: i64, counts: i64, sums: list[int], least: i64, after: i64, engine_after: i64
) -> Goal:
    return Goal(key, level, True, counts, sums, least, after, engine_after)


II: Final = AFTER_DEVELOP
III: Final = AFTER_SETTLE
IV: Final = AFTER_CONSUME
V: Final = AFTER_PRODUCE
GOALS: Final = vec[Goal](
    [
        first("galactic_standard_of_living", 1, COUNTS_CHIPS, 5, IV | AFTER_LEADER),
        first("system_diversity", 1, COUNTS_NUMBER_OF, 4, III, KINDS_OF_WORLDS),
        first("overlord_discoveries", 1, COUNTS_TOTAL, 3, II | III, [ALIENS]),
        first("budget_surplus", 1, COUNTS_ROUND_DISCARDS, 1, AFTER_ROUND),
        first("innovation_leader", 1, COUNTS_NUMBER_OF, 6, II | III, PHASES_WITH_POWER),
        first("galactic_status", 1, COUNTS_TOTAL, 1, II, [SIXES]),
        first("uplift_knowledge", 2, COUNTS_TOTAL, 3, II | III, [UPLIFTS]),
        first("galactic_riches", 2, COUNTS_NUMBER_OF_GOODS, 4, III | V),
        first("expansion_leader", 2, COUNTS_TOTAL, 8, II | III, [CARDS_THERE]),
        first("peace_war_leader", 3, COUNTS_PEACE_OR_WAR, 1, II | III),
        first("galactic_standing", 3, COUNTS_STANDING, 1, ALWAYS),
        first("military_influence", 3, COUNTS_INFLUENCE, 1, II | III),
        most("greatest_military", 1, COUNTS_MILITARY, [], 6, II | III, II | III),
        most("largest_industry", 1, COUNTS_TOTAL, INDUSTRY, 3, III, III),
        most("greatest_infrastructure", 1, COUNTS_TOTAL, [DEVELOPMENTS], 4, II | III, II),
        most("production_leader", 1, COUNTS_TOTAL, [PRODUCTION_WORLDS], 4, III, III),
        most(
            "research_leader", 2, COUNTS_TOTAL, [WITH_POWER + POWER_EXPLORE], 3, II | III, II | III
        ),
        most("propaganda_edge", 2, COUNTS_TOTAL, [REBEL_MILITARY_WORLDS], 3, III, III),
        most("galactic_prestige", 3, COUNTS_PRESTIGE, [], 3, ALWAYS, ALWAYS),
        most(
            "prosperity_lead", 3, COUNTS_TOTAL, [WITH_POWER + POWER_CONSUME], 3, II | III, II | III
        ),
    ]
)
NUMBER_OF_GOALS: Final = 20
GOAL_KEYS: Final = {GOALS[n].key: n for n in range(NUMBER_OF_GOALS)}


def goals_of(level: i64, most: bool) -> list[int]:
    """The goals that a set level has, of one sort."""
    return [n for n in range(NUMBER_OF_GOALS) if GOALS[n].level <= level and GOALS[n].most == most]


# -------------------------------------------------------------------------------- counting
def value(s: Race, p: Player, goal: Goal) -> i64:
    """How much a player has of what a goal counts."""
    counts = goal.counts
    if counts > COUNTS_NUMBER_OF:
        return other_value(s, p, counts)
    if counts == COUNTS_CHIPS:
        return p.chips
    if counts == COUNTS_ROUND_DISCARDS:
        return 1 if p.discarded else 0
    n: i64 = 0
    for i in goal.sums:
        if counts == COUNTS_TOTAL:
            n += p.sums[i]
        elif p.sums[i] > 0:
            n += 1
    return n if counts == COUNTS_NUMBER_OF else n + in_this_phase(s, p, goal)


def in_this_phase(s: Race, p: Player, goal: Goal) -> i64:
    """Count cards that were laid in this phase, which do not work yet, and take off cards that were
    lost in it, which work until its end (O17)."""
    n: i64 = 0
    if p.lost is not None:
        for card in p.lost.cards:
            n -= counted_on(card, goal)
    if p.new > 0 and goal.most and s.rules.version > 3:
        for i in range(p.working(), p.tableau.size()):
            n += counted_on(p.tableau.at(i), goal)
    return n


def counted_on(card: i64, goal: Goal) -> i64:
    """How much a card has of what a goal counts."""
    n: i64 = 0
    for i in goal.sums:
        n += CARDS[card].adds(i)
    return n


def other_value(s: Race, p: Player, counts: i64) -> i64:
    """What is no sum, or more than one thing."""
    if counts == COUNTS_MILITARY:
        return p.military()
    if counts == COUNTS_NUMBER_OF_GOODS:
        return p.number_of_goods()
    if counts == COUNTS_PRESTIGE:
        return p.prestige
    if counts == COUNTS_STANDING:
        return 1 if p.prestige >= 2 and p.chips >= 3 else 0
    if counts == COUNTS_INFLUENCE:
        return 1 if p.sums[IMPERIUMS] >= 3 or p.sums[MILITARY_WORLDS] >= 4 else 0
    return 1 if is_at_peace(p) or is_at_war(s, p) else 0


def is_at_peace(p: Player) -> bool:
    return p.military() < 0 and p.sums[WORLDS] >= 2


def is_at_war(s: Race, p: Player) -> bool:
    return s.rules.takeovers and p.sums[TAKEOVERS] > 0 and p.sums[MILITARY_WORLDS] >= 2


# -------------------------------------------------------------------------------- looking
def after_phase(s: Race) -> None:
    look(s, 1 << s.phase)


def after_round(s: Race) -> None:
    look(s, AFTER_ROUND)


def look(s: Race, now: i64) -> None:
    """First goals before most goals."""
    for i in range(len(s.goals)):
        goal = GOALS[s.goals[i]]
        after = goal.engine_after if s.rules.engine_quirks else goal.after
        if after & now:
            remember(s, i)
            if goal.most:
                look_at_most(s, i)
            elif s.claims[i] == 0:
                look_at_first(s, i)


def remember(s: Race, i: i64) -> None:
    """A known engine scores what it counted when it last looked."""
    if s.rules.engine_quirks:
        goal = GOALS[s.goals[i]]
        for seat in range(s.seats):
            s.progress[i * s.seats + seat] = value(s, s.players[seat], goal)


def look_at_first(s: Race, i: i64) -> None:
    goal = GOALS[s.goals[i]]
    for seat in range(s.seats):
        if value(s, s.players[seat], goal) >= goal.least:
            s.claims[i] |= bit(seat)
            s.tell("claims", seat, NOBODY, HIDDEN, s.goals[i])


def look_at_most(s: Race, i: i64) -> None:
    """Who has strictly most takes it; a tie leaves it where it is, or in the middle."""
    goal = GOALS[s.goals[i]]
    best: i64 = goal.least
    for p in s.players:
        n = value(s, p, goal)
        if n > best:
            best = n
    alone: i64 = NOBODY
    leaders: i64 = 0
    for seat in range(s.seats):
        if value(s, s.players[seat], goal) == best:
            leaders += 1
            alone = seat
    holder = s.claims[i]
    if holder != NOBODY and value(s, s.players[holder], goal) == best:
        return
    give(s, i, alone if leaders == 1 else NOBODY)


def give(s: Race, i: i64, seat: i64) -> None:
    """A most goal changes hands, or goes back to the middle."""
    holder = s.claims[i]
    if holder != NOBODY:
        s.tell("loses", holder, NOBODY, HIDDEN, s.goals[i])
    s.claims[i] = seat
    if seat != NOBODY:
        s.tell("claims", seat, NOBODY, HIDDEN, s.goals[i])


def after_loss(s: Race, seat: i64) -> None:
    """A card has left a tableau: a most goal that is no longer earned goes back at once."""
    for i in range(len(s.goals)):
        goal = GOALS[s.goals[i]]
        if not goal.most or s.claims[i] != seat:
            continue
        mine = value(s, s.players[seat], goal)
        if s.rules.engine_quirks:
            s.progress[i * s.seats + seat] = mine
        if mine < goal.least or is_beaten(s, i, seat, mine):
            give(s, i, NOBODY)


def is_beaten(s: Race, i: i64, seat: i64, mine: i64) -> bool:
    """Does another player have more?  A known engine looks at what it counted last (Q17)."""
    for other in range(s.seats):
        if other == seat:
            continue
        if s.rules.version > 3:
            theirs = counted(s, i, other)
        else:
            theirs = value(s, s.players[other], GOALS[s.goals[i]])
        if theirs > mine:
            return True
    return False


def owners(s: Race, i: i64) -> list[int]:
    """The seats that have a goal."""
    if GOALS[s.goals[i]].most:
        return [] if s.claims[i] == NOBODY else [s.claims[i]]
    return [seat for seat in range(s.seats) if (s.claims[i] >> seat) & 1]


def remembered(s: Race, i: i64) -> list[int]:
    return [s.progress[i * s.seats + seat] for seat in range(s.seats)]


def set_owners(s: Race, i: i64, seats: list[int], counted: list[int]) -> None:
    """Read back what `owners` and `remembered` wrote down."""
    if GOALS[s.goals[i]].most:
        s.claims[i] = seats[0] if len(seats) > 0 else NOBODY
    else:
        for seat in seats:
            s.claims[i] |= bit(seat)
    for seat in range(len(counted)):
        s.progress[i * s.seats + seat] = counted[seat]


# -------------------------------------------------------------------------------- points
def points(s: Race, seat: i64) -> i64:
    """What the goals are worth for a seat if the game ends now."""
    total: i64 = 0
    for i in range(len(s.goals)):
        goal = GOALS[s.goals[i]]
        if not goal.most:
            total += FIRST_POINTS if (s.claims[i] >> seat) & 1 else 0
        elif s.claims[i] == seat:
            total += MOST_POINTS
        elif is_tied_for_most(s, i, seat):
            total += TIE_POINTS
    return total


def is_tied_for_most(s: Race, i: i64, seat: i64) -> bool:
    goal = GOALS[s.goals[i]]
    mine = counted(s, i, seat)
    if mine < goal.least:
        return False
    for other in range(s.seats):
        if counted(s, i, other) > mine:
            return False
    return True


def counted(s: Race, i: i64, seat: i64) -> i64:
    if s.rules.engine_quirks:
        return s.progress[i * s.seats + seat]
    return value(s, s.players[seat], GOALS[s.goals[i]])
