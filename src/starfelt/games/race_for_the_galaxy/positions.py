"""What a position must satisfy to be one: the rules could have led to it, and go on from it.

Here are the cards and numbers of each side; `moments` and `questions` have what is open and what
follows, `traces` what everybody knows.  How many cards and chips somebody has is left open, as far
as the rules can go on with it.
"""

from typing import Final

from starfelt.core.machine import NOBODY
from starfelt.core.notation import Reader
from starfelt.games.race_for_the_galaxy import goals
from starfelt.games.race_for_the_galaxy.actions import ACTION_CARDS, CHOOSE, CHOOSE_TWO, PAIRS
from starfelt.games.race_for_the_galaxy.card import DEVELOPMENT, GREY, PRODUCTION
from starfelt.games.race_for_the_galaxy.cards import CARDS, NAMES
from starfelt.games.race_for_the_galaxy.choosing import choices
from starfelt.games.race_for_the_galaxy.develop import price, to_develop
from starfelt.games.race_for_the_galaxy.goods import number_of
from starfelt.games.race_for_the_galaxy.moments import (
    check_moment,
    check_questions,
    has_begun,
    is_choosing,
    is_open_in,
    is_setup,
    on_turn,
    revealed,
)
from starfelt.games.race_for_the_galaxy.offers import to_settle, ways
from starfelt.games.race_for_the_galaxy.phases import (
    CONSUME,
    DEVELOP,
    PHASES,
    PRODUCE,
    SECRET_ACTIONS,
    SECRET_DEVELOPMENTS,
    SECRET_WORLDS,
    SETTLE,
)
from starfelt.games.race_for_the_galaxy.player import MARKS, NO_CARD, Player
from starfelt.games.race_for_the_galaxy.powers import (
    KINDS,
    MERCENARY,
    PAID_PRODUCTION,
    PER_KIND,
    PER_NOVELTY,
    SECOND_WORLDS,
    TACTIC,
)
from starfelt.games.race_for_the_galaxy.produce import produced_of
from starfelt.games.race_for_the_galaxy.rounds import DiscardToLimit
from starfelt.games.race_for_the_galaxy.rules import HAND_LIMIT
from starfelt.games.race_for_the_galaxy.settle import PlaceSecond
from starfelt.games.race_for_the_galaxy.state import ENDINGS, Race
from starfelt.games.race_for_the_galaxy.traces import check_traces

MOST_IN_HAND: Final = 40  # picks and marks are bits of one number
MOST_AT_START_OF_ROUND: Final = 14  # cards of a tableau
#: How many cards may have been placed in this round before a phase, and before its second time.
PLACED_BEFORE: Final = {DEVELOP: (0, 1), SETTLE: (2, 4), CONSUME: (6, 6), PRODUCE: (6, 6)}


def check(s: Race, r: Reader) -> None:
    check_goals(s, r)
    check_end(s, r)
    check_moment(s, r)
    check_actions(s, r)
    for seat in range(s.seats):
        p = s.players[seat]
        check_tableau(s, p, r)
        check_placing(s, seat, r)
        check_placed(s, seat, r)
        check_done(s, seat, r)
        check_hand(s, seat, r)
    check_questions(s, r)
    check_traces(s, r)


def demand(holds: bool, r: Reader, field: str, expected: str) -> None:
    if not holds:
        raise r.refusal(field, expected)


# -------------------------------------------------------------------------------- the whole
def check_goals(s: Race, r: Reader) -> None:
    """Who has a most goal has enough of it, and nobody has more."""
    demand(len(s.goals) == 0 or s.rules.goals, r, "goals", "[]")
    for i in range(len(s.goals)):
        goal = goals.GOALS[s.goals[i]]
        holder = s.claims[i]
        if goal.most and holder != NOBODY:
            mine = goals.value(s.players[holder], goal)
            fits = mine >= goal.least and not goals.is_beaten(s, holder, goal, mine)
            demand(fits, r, "seats", f"{goal.key}: {goal.least}+")


def check_end(s: Race, r: Reader) -> None:
    least, most = (0, 0) if is_setup(s) else (1, s.rules.cap)
    demand(least <= s.round <= most, r, "round", f"{least}-{most}")
    if s.over:
        demand(s.over == s.ends(), r, "over", ENDINGS[s.ends()] or '""')
        demand(not s.open, r, "open", "[]")
        demand(not s.stack, r, "stack", "[]")
        demand(s.phase == 0, r, "phase", PHASES[0])


def check_actions(s: Race, r: Reader) -> None:
    """Those revealed last: as many as the options say, and none before the first were revealed."""
    possible = ["", *(in_words(choice) for choice in choices(s))]
    if is_setup(s):
        del possible[1:]
    elif s.phase:
        del possible[0]
    for p in s.players:
        shown = [ACTION_CARDS[n] for n in (p.action, p.second) if n != NO_CARD]
        fits = " ".join(shown) in possible
        demand(fits, r, "actions", ", ".join(f"[{words}]" for words in possible))
    phases = [(phase, again) for phase, again, _ in revealed(s)]
    fits = s.phase == 0 or (s.phase, s.again) in phases
    demand(fits, r, "phase", ", ".join(PHASES[phase] for phase, _ in reversed(phases)))


def in_words(choice: int) -> str:
    if choice < CHOOSE_TWO:
        return ACTION_CARDS[choice - CHOOSE]
    return " ".join(ACTION_CARDS[n] for n in PAIRS[choice - CHOOSE_TWO])


# -------------------------------------------------------------------------------- cards
def check_tableau(s: Race, p: Player, r: Reader) -> None:
    cards = p.tableau.listed()
    for card in cards:
        demand(cards.count(card) == 1, r, "tableau", f"1 {NAMES[card]}")
    most = MOST_AT_START_OF_ROUND + placed_before(s)
    demand(p.working() <= most, r, "tableau", f"[...] x 0-{most}")
    for i, card in enumerate(cards):
        new = i >= p.working() and CARDS[card].type == PRODUCTION
        empty = new or CARDS[card].type in (DEVELOPMENT, GREY)
        demand(not (empty and p.has_good(i)), r, "goods", f"{NAMES[card]}: null")


def placed_before(s: Race) -> int:
    """How many cards a player may have placed in this round before this phase."""
    if s.phase in PLACED_BEFORE:
        return PLACED_BEFORE[s.phase][int(s.again)]
    return 0 if s.phase or is_choosing(s) else PLACED_BEFORE[PRODUCE][0]


def check_hand(s: Race, seat: int, r: Reader) -> None:
    p = s.players[seat]
    asked = s.question(seat) is not None
    demand(p.hand.size() <= MOST_IN_HAND, r, "hand", f"[...] x 0-{MOST_IN_HAND}")
    demand(p.drawn.size() == 0 or (s.phase == 1 and asked), r, "drawn", "[]")
    if not isinstance(s.first, DiscardToLimit):
        demand(not p.discarded, r, "discarded", "False")
    elif asked:
        demand(p.discarded, r, "discarded", "True")
    else:
        least = HAND_LIMIT if p.discarded else 0
        fits = least <= p.hand.size() <= HAND_LIMIT
        demand(fits, r, "hand", f"[...] x {least}-{HAND_LIMIT}")


# -------------------------------------------------------------------------------- placing
def check_placing(s: Race, seat: int, r: Reader) -> None:
    """What was chosen in secret could be chosen; what was laid open can be paid for."""
    p = s.players[seat]
    asked = s.question(seat) is not None
    acts = list(choices(s)) if s.secret == SECRET_ACTIONS and not asked else [NO_CARD]
    demand(p.chosen in acts, r, "chosen", ", ".join(in_words(a) for a in acts if a >= 0) or "[]")
    cards = [NO_CARD]
    if s.secret == SECRET_DEVELOPMENTS and not asked:
        cards += list(to_develop(s, seat))
    elif s.secret == SECRET_WORLDS and not asked:
        cards += list(to_settle(s, seat))
    elif is_open_in(s, DEVELOP) or is_open_in(s, SETTLE):
        cards = laid_open(s, seat)
    names = [NAMES[card] for card in cards if card != NO_CARD]
    demand(p.placing in cards, r, "placing", ", ".join(names) or "null")


def laid_open(s: Race, seat: int) -> list[int]:
    """What a seat may be about to pay for."""
    p = s.players[seat]
    now = seat == on_turn(s)
    last = p.tableau.at(p.tableau.size() - 1) if p.new > 0 else NO_CARD
    if now and isinstance(s.first, PlaceSecond):
        return [NO_CARD]
    if now:
        return [last] if last != NO_CARD and is_of_phase(s, last) else []
    if has_begun(s, seat) or last == NO_CARD or not is_of_phase(s, last):
        return [NO_CARD]
    return [last] if can_go_on(s, seat, last) else []


def is_of_phase(s: Race, card: int) -> bool:
    return CARDS[card].is_world == (s.phase == SETTLE)


def can_go_on(s: Race, seat: int, card: int) -> bool:
    """Can a card that lies open be paid for, or conquered?"""
    if s.phase == DEVELOP:
        return price(s, seat, card) <= s.players[seat].hand.size()
    return len(ways(s, seat, card)) > 0


def check_placed(s: Race, seat: int, r: Reader) -> None:
    """Cards that do not work yet are those placed in this phase."""
    p = s.players[seat]
    laid = int(p.placing != NO_CARD)
    begun = has_begun(s, seat)
    most = 0
    if is_open_in(s, SETTLE) and begun:
        most = 2 if p.sums[SECOND_WORLDS] > 0 else 1
    demand(p.settled <= most - min(laid, most), r, "settled", f"0-{most - min(laid, most)}")
    new = [0]
    if is_open_in(s, SETTLE):
        new = [p.settled + laid]
    elif is_open_in(s, DEVELOP):
        new = [0, 1] if begun and not laid else [laid]
    demand(p.new in new, r, "new", ", ".join(str(n) for n in new))
    for card in p.tableau.listed()[p.working() :]:
        demand(is_of_phase(s, card), r, "new", f"{p.new}: {PHASES[s.phase]}")


# -------------------------------------------------------------------------------- in the phase
def check_done(s: Race, seat: int, r: Reader) -> None:
    """What a player has done in this phase: nothing before its turn."""
    p = s.players[seat]
    begun = has_begun(s, seat)
    possible = markable(s, p) if begun else []
    marks = [mark for mark in range(MARKS * p.tableau.size()) if p.used >> mark & 1]
    names = [NAMES[p.tableau.at(mark // MARKS)] for mark in possible]
    demand(set(marks) <= set(possible), r, "used", "[" + ", ".join(names) + "]")
    extra = most_extra(s, p) if is_open_in(s, SETTLE) and begun else 0
    demand(p.extra <= extra, r, "extra", f"0-{extra}")
    produces = s.phase == PRODUCE and begun
    most = [number_of(p, kind) if kind and produces else 0 for kind in range(len(KINDS))]
    fits = all(produced_of(p, kind) <= number for kind, number in enumerate(most))
    demand(fits, r, "produced", ", ".join(f"0-{number}" for number in most))


def markable(s: Race, p: Player) -> list[int]:
    """The powers that can be marked as used in this phase."""
    found = []
    for i in range(p.working()):
        row = CARDS[p.tableau.at(i)]
        if s.phase == CONSUME:
            found += [MARKS * i + k for k in range(len(row.consumes))]
        words = [power.word for power in row.settles if s.phase == SETTLE]
        words += [power.word for power in row.produces if s.phase == PRODUCE]
        if any(is_marked(word) for word in words):
            found.append(MARKS * i)
    return found


def is_marked(word: int) -> bool:
    return word in (MERCENARY, PAID_PRODUCTION) or PER_NOVELTY <= word <= PER_KIND


def most_extra(s: Race, p: Player) -> int:
    """Military by cards that have left the tableau, and by mercenaries that were used."""
    total = 0
    for card, number in enumerate(s.rules.copies):
        for power in CARDS[card].settles if number else []:
            used = p.has(card) and p.used >> (MARKS * p.slot(card)) & 1
            if (power.word == TACTIC and not p.has(card)) or (power.word == MERCENARY and used):
                total += power.value
    return total
