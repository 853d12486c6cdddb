"""What a player has done in this phase must be possible: nothing before its turn, and no more than
its cards allow.

In a Settle phase cards that leave a tableau count until its end, so what they did can be counted.
"""

from typing import Final

from starfelt.core.notation import Reader

from ...rules.actions import CONSUME_TRADE, SETTLE_AGAIN
from ...rules.actions import SETTLE as SETTLE_ACTION
from ...rules.consume.goods import number_of
from ...rules.player import (
    ATTACKING,
    BRIBED,
    CASHED,
    FAILED,
    FINISHED,
    FUELLED,
    MARKS,
    SECOND,
    SNEAK_DECLINED,
    SNEAKING,
    UPGRADED,
    Player,
)
from ...rules.powers.designs import CARDS, NAMES
from ...rules.powers.powers import (
    ANYONE,
    BRIBES,
    CLOAK,
    CRASH,
    DESTRUCTION,
    FREE_SHIP,
    FUELS,
    GENES_GOOD,
    IMPERIUMS,
    KINDS,
    MERCENARIES,
    MERCENARY,
    PAID_PRODUCTION,
    PAID_WINDFALL,
    PER_KIND,
    PER_NOVELTY,
    RARE_GOOD,
    REBEL,
    REBELS,
    SECOND_WORLDS,
    SNEAK,
    SNEAKS,
    TACTIC,
    THE_IMPERIUM,
    UPGRADES,
    Power,
)
from ...rules.produce.counting import produced_of
from ...rules.round.phases import CONSUME, DEVELOP, PHASES, PRODUCE, SETTLE
from ...rules.settle import takeovers
from ...rules.settle.more_worlds import PlaceBetter, ReplaceWorld
from ...rules.settle.offers import has_word, settle_power
from ...rules.settle.phase import BOOST_MILITARY
from ...rules.state import Race
from ..write import ONCE, once_in_words
from .expectations import marked
from .moments import (
    has_begun,
    is_open_in,
    is_resolving,
    pays_for_card,
)

#: Settle powers for which their card is discarded.
SPENT: Final = (FREE_SHIP, TACTIC, CLOAK, SNEAK)
#: What needs a sum of this to be done once.
NEEDS: Final = (
    (SECOND, SECOND_WORLDS),
    (UPGRADED, UPGRADES),
    (BRIBED, BRIBES),
    (FUELLED, FUELS),
    (SNEAK_DECLINED, SNEAKS),
)


def check_deeds(s: Race, seat: int, r: Reader) -> None:
    check_used(s, seat, r)
    check_once(s, seat, r)
    check_lost(s, seat, r)
    check_military(s, seat, r)
    check_less(s, seat, r)


def demand(holds: bool, r: Reader, field: str, expected: str) -> None:
    if not holds:
        raise r.refusal(field, expected)


def lost_cards(p: Player) -> list[int]:
    return p.lost.listed() if p.lost is not None else []


# -------------------------------------------------------------------------------- powers used
def check_used(s: Race, seat: int, r: Reader) -> None:
    p = s.players[seat]
    begun = has_begun(s, seat)
    possible = markable(s, p) if begun else []
    marks = [mark for mark in range(MARKS * p.tableau.size()) if p.used >> mark & 1]
    names = [NAMES[p.tableau.at(mark // MARKS)] for mark in possible]
    demand(set(marks) <= set(possible), r, "used", "[" + ", ".join(names) + "]")
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
        powers = {DEVELOP: row.develops, SETTLE: row.settles, PRODUCE: row.produces}
        if any(is_marked(power.word) for power in powers.get(s.phase, [])):
            found.append(MARKS * i)
    return found


def is_marked(word: int) -> bool:
    paid = (RARE_GOOD, MERCENARY, GENES_GOOD, PAID_PRODUCTION, PAID_WINDFALL)
    return word in paid or PER_NOVELTY <= word <= PER_KIND


def check_once(s: Race, seat: int, r: Reader) -> None:
    p = s.players[seat]
    possible = 0
    if s.phase == CONSUME and has_begun(s, seat) and s.boosted(seat, CONSUME_TRADE):
        possible = CASHED
    elif is_open_in(s, SETTLE) and has_begun(s, seat):
        possible = FINISHED | sum(once for once, sum_of in NEEDS if p.sums[sum_of] > 0)
        possible |= SNEAKING if pays_for_card(s, seat) and p.sums[SNEAKS] > 0 else 0
        possible |= ATTACKING if attempts_by(s, seat) else 0
        possible |= FAILED if attempts_by(s, seat) and is_resolving(s) else 0
    words = ", ".join(word for n, word in enumerate(ONCE) if possible >> n & 1)
    demand(not p.once & ~possible, r, "once", f"[{words}]")
    attacks = bool(attempts_by(s, seat)) == p.has_done(ATTACKING)
    demand(attacks, r, "once", f"{once_in_words(p)}: attempts")


# -------------------------------------------------------------------------------- settling
def check_lost(s: Race, seat: int, r: Reader) -> None:
    """Cards discarded for something, a world replaced, and worlds that others took."""
    p = s.players[seat]
    cards = lost_cards(p)
    settles = is_open_in(s, SETTLE) and has_begun(s, seat)
    replaced = [card for card in cards if settles and not may_be_lost(s, seat, card)]
    peaceful = all(CARDS[card].is_world and not CARDS[card].military for card in replaced)
    fits = settles and len(replaced) <= int(p.has_done(UPGRADED)) and peaceful
    fits = fits and len(set(cards)) == len(cards) and all(s.rules.copies[c] > 0 for c in cards)
    demand(fits or not cards, r, "lost", "[]")


def may_be_lost(s: Race, seat: int, card: int) -> bool:
    struck = is_resolving(s) and any(row[1:3] == (seat, card) for row in all_attempts(s))
    discarded = any(
        power.word in SPENT or (takeovers.is_takeover(power) and power.number > 0)
        for power in CARDS[card].settles
    )
    return struck or discarded


def check_military(s: Race, seat: int, r: Reader) -> None:
    """Military until the end of the phase is what was done for it."""
    p = s.players[seat]
    begun = is_open_in(s, SETTLE) and has_begun(s, seat)
    hired = [*marked(p, "settles", MERCENARY), *lost_cards(p)] if begun else []
    values = [settle_power(card).value for card in hired if has_word(card, MERCENARY)]
    armed = min(sum(values), p.sums[MERCENARIES])
    if begun and is_resolving(s):  # a defender may take the rest of what was used in part
        armed = p.sums[MERCENARIES]
    demand(p.armed <= armed, r, "armed", f"0-{armed}")
    extra = p.armed + sum(
        power.value
        for card in lost_cards(p)
        for power in CARDS[card].settles
        if power.word == TACTIC
    )
    extra += p.sums[BRIBES] if p.has_done(BRIBED) else 0
    extra += p.sums[FUELS] if p.has_done(FUELLED) else 0
    action = SETTLE_AGAIN if s.again else SETTLE_ACTION
    extra += BOOST_MILITARY if s.phase == SETTLE and s.boosted(seat, action) else 0
    demand(p.extra == extra, r, "extra", str(extra))


def check_less(s: Race, seat: int, r: Reader) -> None:
    """Something is off the cost only while a card is being placed."""
    p = s.players[seat]
    possible = {0}
    if pays_for_card(s, seat) and s.phase == DEVELOP:
        used = sum(CARDS[card].develops[0].value for card in marked(p, "develops", RARE_GOOD))
        possible = {used, *(used + value for value in crashes_gone(s, p))}
    elif pays_for_card(s, seat):
        for card in marked(p, "settles", GENES_GOOD):
            possible |= {less + settle_power(card).value for less in possible}
    expected = ", ".join(str(less) for less in sorted(possible))
    demand(p.less in possible, r, "less", expected)


def crashes_gone(s: Race, p: Player) -> list[int]:
    """The discounts of cards that are not there and may have been discarded for them."""
    gone = [card for card, number in enumerate(s.rules.copies) if number > 0 and not p.has(card)]
    powers = [power for card in gone for power in CARDS[card].develops]
    return [power.value for power in powers if power.word == CRASH]


def most_new(s: Race, seat: int) -> tuple[int, int]:
    """How many cards a seat may have placed in this Settle phase, at least and at most."""
    p = s.players[seat]
    laid = p.settled + int(pays_for_card(s, seat))
    asking = isinstance(s.first, (ReplaceWorld, PlaceBetter)) and s.first.seat == seat
    better = int(p.has_done(UPGRADED) and not asking)
    destroyed = 0
    if is_resolving(s):
        powers = [takeovers.takeover_power(row[takeovers.POWER]) for row in attempts_by(s, seat)]
        destroyed = sum(power.word == DESTRUCTION for power in powers)
    return max(laid - destroyed, 0), laid + better


# -------------------------------------------------------------------------------- takeovers
def all_attempts(s: Race) -> list[tuple[int, ...]]:
    rows = range(0, len(s.attempts), takeovers.FIELDS)
    return [tuple(s.attempts[i : i + takeovers.FIELDS]) for i in rows]


def attempts_by(s: Race, seat: int) -> list[tuple[int, ...]]:
    return [row for row in all_attempts(s) if row[takeovers.ATTACKER] == seat]


def check_attempts(s: Race, r: Reader) -> None:
    """Declared in turn, by powers that may strike, against worlds that were there."""
    rows = all_attempts(s)
    demand(not rows or (s.rules.takeovers and is_open_in(s, SETTLE)), r, "attempts", "[]")
    order = [s.in_order(i) for i in range(s.seats)]
    turns = [order.index(row[takeovers.ATTACKER]) for row in rows]
    demand(turns == sorted(turns), r, "attempts", f"attacker: {order}")
    for seat in range(s.seats):
        most = 1 + int(s.players[seat].has_done(SECOND))
        number = len(attempts_by(s, seat))
        demand(number == 0 or has_begun(s, seat), r, "attempts", PHASES[SETTLE])
        demand(number <= most, r, "attempts", f"attacker {seat} x 0-{most}")
    for row in rows:
        check_attempt(s, row, r)


def check_attempt(s: Race, row: tuple[int, ...], r: Reader) -> None:
    seat, owner, world, card, state = row
    powers = [power for power in CARDS[card].settles if takeovers.is_takeover(power)]
    p, q = s.players[seat], s.players[owner]
    known = [*p.tableau.listed()[: p.working()], *lost_cards(p)]
    demand(seat != owner and bool(powers) and card in known, r, "power", NAMES[card])
    demand(world not in q.tableau.listed()[q.working() :], r, "world", NAMES[world])
    cloaked = not CARDS[world].military
    demand(bool(state & takeovers.CLOAKED) == cloaked, r, "cloaked", str(cloaked))
    demand(may_have_struck(powers[0], q, world), r, "world", NAMES[world])
    prevented = state & takeovers.PREVENTED and not is_resolving(s)
    demand(not prevented, r, "prevented", "False")


def may_have_struck(power: Power, owner: Player, world: int) -> bool:
    row = CARDS[world]
    if power.kind == REBELS:
        return row.military and row.keywords & REBEL != 0
    if power.kind == THE_IMPERIUM:
        return row.is_world and owner.sums[IMPERIUMS] > 0
    return row.is_world and (power.kind == ANYONE or owner.military() >= 1)
