"""What must lie on the table for a question of the Settle phase to be asked."""

from collections.abc import Callable
from typing import Any, Final

from starfelt.core.bitsets import size

from ...rules.develop import price
from ...rules.paying.spending_goods import SavePaid, SpendGood
from ...rules.player import (
    ATTACKING,
    FINISHED,
    FUELLED,
    NO_CARD,
    SECOND,
    SNEAK_DECLINED,
    SNEAKING,
    UPGRADED,
    Player,
)
from ...rules.powers.designs import CARDS
from ...rules.powers.powers import (
    DISCARD_AFTER_SETTLE,
    ENVOY,
    ENVOY_DISCOUNT,
    GENES,
    GENES_GOOD,
    MERCENARIES,
    MERCENARY,
    RARE,
    RARE_GOOD,
    SAVERS,
    SNEAK,
    UPGRADES,
    VETOES,
)
from ...rules.round.phases import DEVELOP
from ...rules.settle import after_settling, more_worlds, one_world, takeover_fight, takeovers
from ...rules.settle import phase as settle
from ...rules.settle.military import Arm
from ...rules.settle.offers import (
    NO_WAY,
    card_with,
    envoy_cost,
    has_word,
    least_defence,
    may_pay,
    peaceful_cost,
    settle_power,
    strength,
)
from ...rules.state import Race
from .expectations import (
    choice,
    first_of,
    hand,
    if_not,
    marked,
    picks,
)


# -------------------------------------------------------------------------------- placing a world
def pays_world(s: Race, question: one_world.PayWorld) -> str:
    p = s.players[question.seat]
    costs = [cost for cost in costs_of(s, question.seat) if 0 < cost < p.hand.size()]
    found = [picks(s, question, cost) for cost in costs]
    return "" if "" in found else f"left, picked: {costs}"


def costs_of(s: Race, seat: int) -> list[int]:
    """The prices for which the world being placed can be settled."""
    p = s.players[seat]
    world = p.placing
    if p.has_done(SNEAKING):
        return []
    if not CARDS[world].military:
        return [peaceful_cost(s, seat, world, 0)]
    if envoy_cost(s, seat, world) < 0:
        return []
    envoys = [
        power.value + p.sums[ENVOY_DISCOUNT]
        for i in range(p.working())
        for power in CARDS[p.tableau.at(i)].settles
        if power.word == ENVOY and may_pay(CARDS[world], power.kind)
    ]
    return sorted({peaceful_cost(s, seat, world, less) for less in envoys})


def arms(s: Race, question: Arm) -> str:
    """For a world that can be settled, for an attack, or against one."""
    p = s.players[question.seat]
    lost = p.lost.listed() if p.lost is not None else []
    hired = [card for card in lost if has_word(card, MERCENARY)]
    hired += marked(p, "settles", MERCENARY)
    if not hired:
        return "used"
    value = max(settle_power(card).value for card in hired)
    most = min(value, p.sums[MERCENARIES] - p.armed, p.hand.size())
    number = question.left + size(question.picked)
    if not 1 <= number <= most:
        return f"left, picked: 1-{most}"
    if p.placing != NO_CARD and not s.rules.engine_quirks:  # a known engine may arm in vain
        defence = least_defence(p, p.placing)
        if defence == NO_WAY or strength(p, p.placing) >= defence:
            return "military"
    return picks(s, question, number)


def spends_good(s: Race, question: SpendGood) -> str:
    p = s.players[question.seat]
    if s.phase == DEVELOP:
        asks = question.kind == RARE and bool(marked(p, "develops", RARE_GOOD))
    elif question.kind == GENES:
        asks = p.placing != NO_CARD and bool(marked(p, "settles", GENES_GOOD))
    else:
        asks = question.kind == RARE and p.has_done(FUELLED)
    return first_of(if_not(asks, "used, once"), choice(s, question))


def saves_paid(s: Race, question: SavePaid) -> str:
    p = s.players[question.seat]
    if p.sums[SAVERS] == 0 or not p.can_save():
        return "tableau"
    developing = s.phase == DEVELOP
    costs = [price(s, question.seat, p.placing)] if developing else costs_of(s, question.seat)
    paid = [cost for cost in costs if cost > 1]
    if p.drawn.size() not in paid:
        return f"drawn: {paid}"
    return picks(s, question, 1)


def discards_after(s: Race, question: after_settling.DiscardAfterSettle) -> str:
    p = s.players[question.seat]
    return first_of(
        if_not(p.settled > 0, "settled: 1+"), picks(s, question, p.sums[DISCARD_AFTER_SETTLE])
    )


# -------------------------------------------------------------------------------- more worlds
def has_first(p: Player) -> str:
    """A world has been placed, or a takeover declared, and there may be more."""
    begun = p.settled > 0 or p.has_done(ATTACKING)
    return if_not(begun and not p.has_done(FINISHED), "settled: 1+")


def uses_to_settle(s: Race, question: more_worlds.UseToSettle) -> str:
    return if_not(len(more_worlds.usable_powers(s, question.seat)) > 1, "2+")


def places_second(s: Race, question: more_worlds.PlaceSecond) -> str:
    p = s.players[question.seat]
    return first_of(if_not(p.has_done(SECOND), "once: second"), has_first(p), hand(s, question))


def places_by_sneak(s: Race, question: more_worlds.PlaceBySneak) -> str:
    p = s.players[question.seat]
    there = card_with(p, SNEAK) != NO_CARD and not p.has_done(SNEAK_DECLINED)
    return first_of(if_not(there, "tableau"), has_first(p), hand(s, question))


def replaces(s: Race, question: more_worlds.ReplaceWorld) -> str:
    p = s.players[question.seat]
    done = p.has_done(UPGRADED) and not p.has_done(FINISHED)
    return first_of(
        if_not(done, "once: upgraded"),
        if_not(more_worlds.has_replaceable(p), "tableau"),
        hand(s, question),
    )


def places_better(s: Race, question: more_worlds.PlaceBetter) -> str:
    p = s.players[question.seat]
    there = question.card in p.tableau.listed()[: p.working()]
    done = p.has_done(UPGRADED) and not p.has_done(FINISHED) and p.sums[UPGRADES] > 0
    return first_of(
        if_not(done, "once: upgraded"),
        if_not(there and len(question.answers(s)) > 0, "card"),
    )


# -------------------------------------------------------------------------------- takeovers
def declares(s: Race, question: Any) -> str:
    """Instead of the first world, or of the second."""
    p = s.players[question.seat]
    first = p.settled == 0 and not p.has_done(ATTACKING)
    able = (first or p.has_done(SECOND)) and not p.has_done(FINISHED)
    return first_of(
        if_not(able, "settled: 0"),
        if_not(takeovers.has_targets(s, question.seat), "tableau"),
    )


def takes_over_by(s: Race, question: takeovers.TakeoverBy) -> str:
    if question.card not in takeovers.targets(s, question.seat):
        return "card"
    return first_of(declares(s, question), choice(s, question))


def reinforces(s: Race, question: takeovers.ReinforceAttack) -> str:
    attacks = s.players[question.seat].has_done(ATTACKING)
    return first_of(if_not(attacks, "once: attacking"), choice(s, question))


def prevents(s: Race, question: takeover_fight.PreventTakeover) -> str:
    p = s.players[question.seat]
    able = p.sums[VETOES] > 0 and p.prestige > 0
    return first_of(if_not(able, "prestige: 1+"), choice(s, question))


def defends(s: Race, question: takeover_fight.Defend) -> str:
    """Attacked with strength enough, but the owner can have more."""
    i = question.number
    number = len(s.attempts) // takeovers.FIELDS
    if i >= number or takeovers.attempt(s, i, takeovers.OWNER) != question.seat:
        return f"number: 0-{number - 1}"
    left = takeover_fight.defence_left(s, question.seat)
    attack, defence = takeover_fight.attack_of(s, i), takeover_fight.defence_of(s, i)
    needed = defence <= attack < defence + left or (s.rules.engine_quirks and left > 0)
    return first_of(
        if_not(needed and not takeover_fight.is_void(s, i), "military"), choice(s, question)
    )


FITS: Final[dict[type, Callable[[Race, Any], str]]] = {
    SpendGood: spends_good,
    SavePaid: saves_paid,
    settle.PlaceWorld: hand,
    one_world.HowToSettle: choice,
    one_world.PayWorld: pays_world,
    Arm: arms,
    after_settling.DiscardAfterSettle: discards_after,
    more_worlds.UseToSettle: uses_to_settle,
    more_worlds.PlaceSecond: places_second,
    more_worlds.PlaceBySneak: places_by_sneak,
    more_worlds.ReplaceWorld: replaces,
    more_worlds.PlaceBetter: places_better,
    takeovers.DeclareTakeover: declares,
    takeovers.TakeoverBy: takes_over_by,
    takeovers.ReinforceAttack: reinforces,
    takeover_fight.PreventTakeover: prevents,
    takeover_fight.Defend: defends,
}
