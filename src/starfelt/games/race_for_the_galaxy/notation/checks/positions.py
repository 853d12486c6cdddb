"""What a position must satisfy to be one: the rules could have led to it, and go on from it.

Here are the cards and numbers of each side; `deeds` has what was done in this phase, `moments` and
`questions` what is open and what follows, `traces` what everybody knows.  How many cards, chips
and prestige somebody has is left open, as far as the rules can go on with it.
"""

from typing import Final

from starfelt.core.machine import NOBODY
from starfelt.core.notation import Reader

from ...rules.consume.gambling import KeepPrize
from ...rules.develop import (
    PayDevelopment,
    discounts_left,
    price,
    to_develop,
)
from ...rules.explore import KeepDrawn
from ...rules.options import FIRST_HAND, START_DISCARDS
from ...rules.paying.spending_goods import SavePaid
from ...rules.player import NO_CARD, SECOND, Player
from ...rules.powers.card import (
    BLUE,
    DEVELOPMENT,
    GREY,
    NO_START,
    PRODUCTION,
    RED,
    SAVES_AT_START,
    SMALL_HAND,
    colour_of,
)
from ...rules.powers.designs import CARDS, NAMES
from ...rules.powers.powers import (
    GOOD_ON_PRODUCTION,
    SNEAKS,
)
from ...rules.resample import is_choosing as has_to_choose
from ...rules.round import goals
from ...rules.round.action_cards import (
    ANY_DOUBLE,
    DOUBLE,
    SINGLE,
    choices,
    first_choices,
)
from ...rules.round.phases import (
    CONSUME,
    DEVELOP,
    NO_SECRET,
    PHASES,
    PRODUCE,
    SECRET_ACTIONS,
    SECRET_DEVELOPMENTS,
    SECRET_STARTS,
    SECRET_WORLDS,
    SETTLE,
)
from ...rules.round.rounds import DiscardToLimit, hand_limit, who_salvages
from ...rules.round.search import TakeFound
from ...rules.settle.military import Arm
from ...rules.settle.offers import to_settle, ways
from ...rules.settle.one_world import PayWorld
from ...rules.state import ENDINGS, Race
from ..write import actions_in_words, choice_in_words
from .deeds import (
    attempts_by,
    check_attempts,
    check_deeds,
    demand,
    most_new,
)
from .following import chooses_last, revealed
from .moments import (
    check_moment,
    check_questions,
    has_begun,
    is_choosing,
    is_open_in,
    is_setup,
    on_turn,
    pays_for_card,
)
from .traces import check_traces

MOST_IN_HAND: Final = 48  # picks are bits of one number
MOST_AT_START_OF_ROUND: Final = 14  # cards of a tableau; marks are bits of one number, too
#: How many cards may have been placed in this round before a phase, and before its second time.
PLACED_BEFORE: Final = {DEVELOP: (0, 1), SETTLE: (2, 6), CONSUME: (10, 10), PRODUCE: (10, 10)}


def check(s: Race, r: Reader) -> None:
    check_goals(s, r)
    check_end(s, r)
    check_moment(s, r)
    check_table(s, r)
    check_actions(s, r)
    check_attempts(s, r)
    for seat in range(s.seats):
        check_tableau(s, seat, r)
        check_prestige(s, s.players[seat], r)
        check_placing(s, seat, r)
        check_placed(s, seat, r)
        check_deeds(s, seat, r)
        check_hand(s, seat, r)
        check_drawn(s, seat, r)
    if is_setup(s):
        check_start(s, r)
    check_questions(s, r)
    check_traces(s, r)


# -------------------------------------------------------------------------------- the whole
def check_goals(s: Race, r: Reader) -> None:
    """Who has a most goal has enough of it, and nobody has more; within a phase that may change
    before it is looked at, and a known engine looks less often."""
    demand(len(s.goals) == 0 or s.rules.goals, r, "goals", "[]")
    settled = s.phase == 0 and not s.rules.engine_quirks
    for i in range(len(s.goals)):
        goal = goals.GOALS[s.goals[i]]
        holder = s.claims[i]
        if goal.most and holder != NOBODY and settled:
            mine = goals.value(s, s.players[holder], goal)
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


def check_table(s: Race, r: Reader) -> None:
    """Leaders are of The Brink of War; cards lie open only while one of them is chosen."""
    demand(s.rules.prestige or not s.leaders, r, "leaders", "[]")
    fits = s.flipped is None or isinstance(s.first, (TakeFound, KeepPrize))
    demand(fits, r, "flipped", "[]")


def check_actions(s: Race, r: Reader) -> None:
    """As many as the options say; the prestige card is paid for when all are revealed."""
    for seat, p in enumerate(s.players):
        possible = revealed_choices(s, seat)
        fits = " ".join(actions_in_words(p)) in possible
        demand(fits, r, "actions", ", ".join(f"[{words}]" for words in possible))
        if p.boosted != NO_CARD and has_just_revealed(s, seat):
            demand(not p.spent and p.prestige > 0, r, "prestige", "1+")
        elif p.boosted != NO_CARD:
            demand(p.spent, r, "spent", "True")
    phases = [(phase, again) for phase, again, _ in revealed(s)]
    fits = s.phase == 0 or (s.phase, s.again) in phases
    demand(fits, r, "phase", ", ".join(PHASES[phase] for phase, _ in reversed(phases)))


def has_just_revealed(s: Race, seat: int) -> bool:
    """Does the last seat choose, knowing what this one has, and is nothing paid yet?"""
    one_of_two = seat != chooses_last(s) or s.rules.two_actions
    return is_choosing(s) and s.secret == NO_SECRET and one_of_two


def revealed_choices(s: Race, seat: int) -> list[str]:
    """What a seat may have revealed: in this round, or in the last one if it is to choose."""
    if is_setup(s):
        return [""]
    uses = 2 if s.rules.prestige else 0
    doubles = ANY_DOUBLE if s.rules.engine_quirks else DOUBLE
    table = doubles[uses] if s.rules.two_actions else SINGLE[uses]
    now = has_just_revealed(s, seat)
    if now and seat == chooses_last(s):
        table = first_choices(s, uses)
    found = [" ".join(choice_in_words(choice)) for choice in table]
    return found if s.phase or now else ["", *found]


# -------------------------------------------------------------------------------- the start
def check_start(s: Race, r: Reader) -> None:
    """Before start worlds are open there is one of each colour to choose from, then one lies."""
    for seat, p in enumerate(s.players):
        asked = s.question(seat)
        if s.secret == SECRET_STARTS:
            colours = sorted(colour_of(CARDS[card]) for card in p.drawn.cards)
            demand(colours == [BLUE, RED] and s.rules.start_choice, r, "drawn", "blue, red")
            demand(p.tableau.size() == 0, r, "tableau", "[]")
        else:
            starts = [card for card in p.tableau.cards if CARDS[card].start != NO_START]
            demand(len(starts) == p.tableau.size() == 1, r, "tableau", "[...] x 1")
        size = first_hand(s, seat) if asked is None else FIRST_HAND
        if asked is not None and s.rules.start_choice and s.secret == NO_SECRET:
            size -= START_DISCARDS
        demand(p.hand.size() == size, r, "hand", f"[...] x {size}")


def first_hand(s: Race, seat: int) -> int:
    """How many cards a seat has that has chosen."""
    if s.secret == SECRET_STARTS:
        return FIRST_HAND - START_DISCARDS
    flags = CARDS[s.players[seat].tableau.at(0)].flags
    less = flags & SMALL_HAND or (flags & SAVES_AT_START and s.rules.start_choice)
    return FIRST_HAND - START_DISCARDS - int(bool(less))


# -------------------------------------------------------------------------------- cards
def check_tableau(s: Race, seat: int, r: Reader) -> None:
    p = s.players[seat]
    cards = p.tableau.listed()
    for card in cards:
        demand(cards.count(card) == 1, r, "tableau", f"1 {NAMES[card]}")
    most = MOST_AT_START_OF_ROUND + placed_before(s)
    demand(p.working() <= most, r, "tableau", f"[...] x 0-{most}")
    taken = [row[2] for row in attempts_by(s, seat)]
    for i, card in enumerate(cards):
        early = p.sums[GOOD_ON_PRODUCTION] > 0 or card in taken
        new = i >= p.working() and CARDS[card].type == PRODUCTION and not early
        empty = new or CARDS[card].type in (DEVELOPMENT, GREY)
        demand(not (empty and p.has_good(i)), r, "goods", f"{NAMES[card]}: null")
    saves = any(CARDS[card].flags & SAVES_AT_START for card in cards)
    demand(saves or p.saved is None, r, "saved", "[]")


def placed_before(s: Race) -> int:
    """How many cards a player may have placed in this round before this phase."""
    if s.phase in PLACED_BEFORE:
        return PLACED_BEFORE[s.phase][int(s.again)]
    return 0 if s.phase or is_choosing(s) else PLACED_BEFORE[PRODUCE][0]


def check_prestige(s: Race, p: Player, r: Reader) -> None:
    if not s.rules.prestige:
        demand(p.prestige == 0, r, "prestige", "0")
        demand(not p.on_tile, r, "on_tile", "False")
        demand(not p.spent, r, "spent", "False")


def check_hand(s: Race, seat: int, r: Reader) -> None:
    p = s.players[seat]
    demand(p.hand.size() <= MOST_IN_HAND, r, "hand", f"[...] x 0-{MOST_IN_HAND}")
    if not isinstance(s.first, DiscardToLimit):
        demand(not p.discarded, r, "discarded", "False")
    elif s.question(seat) is not None:
        demand(p.discarded, r, "discarded", "True")
    else:
        limit = hand_limit(p)
        least = limit if p.discarded else 0
        fits = least <= p.hand.size() <= limit
        demand(fits, r, "hand", f"[...] x {least}-{limit}")


def check_drawn(s: Race, seat: int, r: Reader) -> None:
    """Cards lie apart while a seat chooses from them, or until somebody takes them."""
    p = s.players[seat]
    chooses = s.secret == SECRET_STARTS or isinstance(s.question(seat), (KeepDrawn, SavePaid))
    if isinstance(s.first, DiscardToLimit) and who_salvages(s) not in (NOBODY, seat):
        taken = p.discarded and s.question(seat) is None
        demand(taken == (p.drawn.size() > 0), r, "drawn", "[...]" if taken else "[]")
    else:
        demand(chooses or p.drawn.size() == 0, r, "drawn", "[]")


# -------------------------------------------------------------------------------- placing
def check_placing(s: Race, seat: int, r: Reader) -> None:
    """What was chosen in secret could be chosen; what was laid open can be paid for."""
    p = s.players[seat]
    secret = s.secret if not has_to_choose(s, seat) else NO_SECRET
    acts = list(choices(s, seat)) if secret == SECRET_ACTIONS else [NO_CARD]
    words = ", ".join(" ".join(choice_in_words(act)) for act in acts if act >= 0)
    demand(p.chosen in acts, r, "chosen", words or "[]")
    cards = [NO_CARD]
    if secret == SECRET_STARTS:
        cards = p.drawn.listed()
    elif secret == SECRET_DEVELOPMENTS:
        cards += list(to_develop(s, seat))
    elif secret == SECRET_WORLDS:
        cards += list(to_settle(s, seat))
    elif is_open_in(s, DEVELOP) or is_open_in(s, SETTLE):
        cards = laid_open(s, seat)
    names = [NAMES[card] for card in cards if card != NO_CARD]
    demand(p.placing in cards, r, "placing", ", ".join(names) or "null")


def laid_open(s: Race, seat: int) -> list[int]:
    """What a seat may be about to pay for."""
    p = s.players[seat]
    last = p.tableau.at(p.tableau.size() - 1) if p.new > 0 else NO_CARD
    there = last != NO_CARD and is_of_phase(s, last)
    if has_begun(s, seat) and not pays_for_card(s, seat):
        return [NO_CARD]
    if seat == on_turn(s):
        return [last] if there and can_go_on(s, seat, last) else []
    if not there:
        return [NO_CARD]
    return [last] if can_go_on(s, seat, last) else []


def is_of_phase(s: Race, card: int) -> bool:
    return CARDS[card].is_world == (s.phase == SETTLE)


def can_go_on(s: Race, seat: int, card: int) -> bool:
    """Can a card that lies open be paid for, or conquered?"""
    p = s.players[seat]
    if isinstance(s.question(seat), AT_LAST):
        return True
    if s.phase == DEVELOP:
        return price(s, seat, card) - discounts_left(p) <= p.hand.size()
    return len(ways(s, seat, card, p.hand.size())) > 0


def check_placed(s: Race, seat: int, r: Reader) -> None:
    """Cards that do not work yet are those placed in this phase."""
    p = s.players[seat]
    laid = int(p.placing != NO_CARD and s.secret == NO_SECRET)
    begun = has_begun(s, seat)
    most = 0
    if is_open_in(s, SETTLE) and begun:
        most = 1 + int(p.has_done(SECOND)) + int(p.sums[SNEAKS] > 0) - laid
    demand(p.settled <= most, r, "settled", f"0-{most}")
    new = [0]
    if is_open_in(s, SETTLE):
        least, most = most_new(s, seat) if begun else (laid, laid)
        new = list(range(least, most + 1))
    elif is_open_in(s, DEVELOP):
        new = [0, 1] if begun and not laid else [laid]
    demand(p.new in new, r, "new", ", ".join(str(n) for n in new))
    for card in p.tableau.listed()[p.working() :]:
        demand(is_of_phase(s, card), r, "new", f"{p.new}: {PHASES[s.phase]}")


#: Questions after which nothing is left to pay.
AT_LAST: Final = (PayDevelopment, PayWorld, SavePaid, Arm)
