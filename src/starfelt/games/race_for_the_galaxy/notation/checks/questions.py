"""What must lie on the table for a question to be asked: each says what it expects, or nothing.

The questions of the Settle phase stand apart.
"""

from collections.abc import Callable
from typing import Any, Final

from starfelt.core.bitsets import size

from ...rules import actions, develop, explore
from ...rules.consume import cards_and_prestige, gambling
from ...rules.consume import phase as consume
from ...rules.consume.goods import ConsumeGood, goods_power, regular_goods
from ...rules.consume.trade import BY_ACTION, PLAIN, SellAsKind, SellWhich
from ...rules.options import START_DISCARDS
from ...rules.player import CASHED, Player
from ...rules.powers.card import SAVES_AT_START, SMALL_HAND
from ...rules.powers.designs import CARDS
from ...rules.powers.powers import (
    ANTE,
    DEVELOP_DISCARD,
    EACH_KIND,
    GAMBLE,
    GOODS,
    HAND_CARDS,
    KINDS_OF_GOODS,
    OFFERINGS,
    OWN_GOOD,
    PAID_PRODUCTION,
    PAID_WINDFALL,
    PLAIN_SALE,
    PRESTIGE_STAKE,
    SALE,
    SET_OF_CARDS,
    SET_OF_GOODS,
    WILD,
)
from ...rules.produce import counting, production
from ...rules.round import rounds, search, setup
from ...rules.round.action_cards import ChooseAction
from ...rules.round.phases import NO_SECRET, SECRET_STARTS
from ...rules.state import Race
from . import questions_of_settle
from .expectations import (
    choice,
    first_of,
    hand,
    if_not,
    marked,
    names_of,
    picks,
)
from .following import chooses_last

__all__ = ["FITS", "names_of"]


# -------------------------------------------------------------------------------- the start
def chooses_start(s: Race, question: setup.ChooseStart) -> str:
    return ""  # what lies there is looked at for all seats


def discards_at_start(s: Race, question: setup.DiscardAtStart) -> str:
    if s.secret == SECRET_STARTS:
        return picks(s, question, START_DISCARDS)
    if s.rules.start_choice:
        small = s.players[question.seat].tableau.size() == 1 and flag(s, question, SMALL_HAND)
        return first_of(if_not(small, "tableau"), picks(s, question, 1))
    return picks(s, question, setup.start_discards(s, question.seat))


def saves_at_start(s: Race, question: setup.SaveAtStart) -> str:
    return first_of(if_not(flag(s, question, SAVES_AT_START), "tableau"), picks(s, question, 1))


def flag(s: Race, question: Any, wanted: int) -> bool:
    """Has the start world this flag?"""
    flags: int = CARDS[s.players[question.seat].tableau.at(0)].flags
    return flags & wanted != 0


# -------------------------------------------------------------------------------- rounds
def chooses(s: Race, question: ChooseAction) -> str:
    """Together with the others, or after them."""
    last = chooses_last(s)
    if s.secret == NO_SECRET:
        return if_not(question.seat == last and len(s.open) == 1, "seat")
    return if_not(question.seat != last or s.rules.two_actions, "seat")


def searches(s: Race, question: Any) -> str:
    able = s.chose(question.seat, actions.SEARCH) and not s.players[question.seat].spent
    return if_not(able, "actions: search")


def finds(s: Race, question: search.TakeFound) -> str:
    """The last card turned up fits; one before did, if it was declined."""
    flipped = s.flipped.listed() if s.flipped is not None else []
    fitting = [card for card in flipped if search.FITS[question.category][card]]
    refused = [card for card in fitting[:-1] if not search.is_wild(question.category, card)]
    last = fitting[-1:] == flipped[-1:] != []
    wild = last and search.is_wild(question.category, flipped[-1])
    fits = last and len(refused) == int(question.declined) and (wild or not question.declined)
    return first_of(searches(s, question), if_not(fits, "flipped"))


def discards_to_limit(s: Race, question: rounds.DiscardToLimit) -> str:
    p = s.players[question.seat]
    return picks(s, question, p.hand.size() - rounds.hand_limit(p))


# -------------------------------------------------------------------------------- explore
def offers(s: Race, question: explore.DiscardForPrestige) -> str:
    able = any(power.sum_of == OFFERINGS for power in CARDS[question.card].powers)
    return first_of(if_not(able, "card"), picks(s, question, 1))


def keeps(s: Race, question: explore.KeepDrawn) -> str:
    p = s.players[question.seat]
    draw = explore.number_to_draw(s, question.seat)
    if explore.mixes(s, question.seat):
        return "tableau"
    if p.drawn.size() > draw or (p.drawn.size() < draw and s.deck.size() > 0):
        return f"drawn x {draw}"
    keep = explore.number_to_keep(s, question.seat)
    return picks(s, question, keep) if p.drawn.size() > keep else f"drawn x {keep + 1}+"


def discards_mixed(s: Race, question: explore.DiscardMixed) -> str:
    """As many as were drawn and are not kept; fewer if there were no more cards."""
    if not explore.mixes(s, question.seat):
        return "tableau"
    most = explore.number_to_draw(s, question.seat) - explore.number_to_keep(s, question.seat)
    number = question.left + size(question.picked)
    fewer = s.deck.size() == 0 and number < most
    return picks(s, question, number if fewer else most)


# -------------------------------------------------------------------------------- develop
def discards_before(s: Race, question: develop.DiscardBeforeDevelop) -> str:
    return picks(s, question, s.players[question.seat].sums[DEVELOP_DISCARD])


def how_to_develop(s: Race, question: develop.HowToDevelop) -> str:
    return first_of(if_not(can_develop(s, question.seat), "hand"), choice(s, question))


def can_develop(s: Race, seat: int) -> bool:
    """Can the development that lies open be paid for?"""
    p = s.players[seat]
    return develop.price(s, seat, p.placing) - develop.discounts_left(p) <= p.hand.size()


def pays_development(s: Race, question: develop.PayDevelopment) -> str:
    p = s.players[question.seat]
    cost = develop.price(s, question.seat, p.placing)
    return picks(s, question, cost) if cost < p.hand.size() else f"hand x {cost + 1}+"


# -------------------------------------------------------------------------------- consume
def sells(s: Race, question: SellWhich) -> str:
    return first_of(sale(s, question), choice(s, question))


def sells_as_kind(s: Race, question: SellAsKind) -> str:
    p = s.players[question.seat]
    there = has_good_of_any_kind(p) and question.sale != BY_ACTION
    return first_of(sale(s, question), if_not(there, "goods"))


def sale(s: Race, question: Any) -> str:
    """By the action card, before any power; or by a power."""
    p = s.players[question.seat]
    if question.sale == BY_ACTION:
        asks = s.chose(question.seat, actions.CONSUME_TRADE) and p.used == 0
    else:
        asks = bool(marked(p, "consumes", PLAIN_SALE if question.sale == PLAIN else SALE))
    return if_not(asks, "used, actions")


def has_good_of_any_kind(p: Player) -> bool:
    slots = range(p.tableau.size())
    return any(p.has_good(i) and CARDS[p.tableau.at(i)].kind == WILD for i in slots)


def uses(s: Race, question: consume.UsePower) -> str:
    p = s.players[question.seat]
    usable = consume.usable_powers(p)
    if len(usable) != 1:
        return if_not(len(usable) > 1, "2+")
    stake = consume.power_at(p, usable[0]).word == PRESTIGE_STAKE
    return if_not(stake or consume.can_cash_in(s, question.seat), "2+")


def discards_for_chips(s: Race, question: cards_and_prestige.DiscardForChips) -> str:
    p = s.players[question.seat]
    if question.card not in marked(p, "consumes", HAND_CARDS):
        return "used: card"
    power = next(power for power in CARDS[question.card].consumes if power.word == HAND_CARDS)
    return picks(s, question, min(power.number, p.hand.size()))


def discards_set(s: Race, question: cards_and_prestige.DiscardSet) -> str:
    if question.card not in marked(s.players[question.seat], "consumes", SET_OF_CARDS):
        return "used: card"
    rest = question.source(s).size() - question.next_place()
    return first_of(picks(s, question, 2), if_not(rest >= question.left, "hand x 2+"))


def cashes_in(s: Race, question: cards_and_prestige.CashIn) -> str:
    p = s.players[question.seat]
    able = s.boosted(question.seat, actions.CONSUME_TRADE) and p.has_done(CASHED)
    most = min(consume.CARDS_FOR_CHIPS, p.hand.size())
    return first_of(if_not(able, "once: cashed"), picks(s, question, most))


def consumes(s: Race, question: ConsumeGood) -> str:
    p = s.players[question.seat]
    words = (GOODS, SET_OF_GOODS, KINDS_OF_GOODS, EACH_KIND, OWN_GOOD)
    if question.card not in marked(p, "consumes", *words):
        return "used: card"
    power = goods_power(question.card)
    least = power.number if power.word in (SET_OF_GOODS, KINDS_OF_GOODS) else 1
    wanted = least <= question.wanted <= power.number
    if not wanted or not 1 <= question.left <= question.wanted:
        return f"wanted, left: {power.number}"
    by_kind = power.word in (KINDS_OF_GOODS, EACH_KIND)
    kinds = question.wanted - question.left if by_kind else 0
    if size(question.taken) != kinds or question.taken & 1:
        return f"taken x {kinds}"
    there = goods_left(s, question, by_kind)
    certain = power.word in (GOODS, SET_OF_GOODS) and regular_goods(p, power.kind) == there
    if there < question.left + int(certain):  # if all are taken nothing is asked
        return f"goods x {question.left + int(certain)}+"
    return choice(s, question)


def goods_left(s: Race, question: ConsumeGood, by_kind: bool) -> int:
    """How many goods can still be taken; of some powers only one of each kind."""
    acts = [action - actions.CONSUME for action in question.answers(s)]
    worlds = [world for world in acts if world >= 0]
    return len({CARDS[world].kind for world in worlds}) if by_kind else len(worlds)


def names(s: Race, question: gambling.NameNumber) -> str:
    return if_not(bool(marked(s.players[question.seat], "consumes", GAMBLE)), "used")


def antes(s: Race, question: gambling.Ante) -> str:
    asks = bool(marked(s.players[question.seat], "consumes", ANTE))
    return first_of(if_not(asks, "used"), hand(s, question))


def keeps_prize(s: Race, question: gambling.KeepPrize) -> str:
    """As many cards lie open as the stake costs, or fewer, and one of them costs more."""
    asks = bool(marked(s.players[question.seat], "consumes", ANTE))
    costs = [CARDS[card].cost for card in s.flipped.cards] if s.flipped is not None else []
    won = 1 < len(costs) <= gambling.HIGHEST_ANTE and max(costs) > len(costs)
    return first_of(if_not(asks, "used"), if_not(won, "flipped"))


# -------------------------------------------------------------------------------- produce
def says_kind(s: Race, question: production.ProduceAsKind) -> str:
    return if_not(has_good_of_any_kind(s.players[question.seat]), "goods")


def orders(s: Race, question: counting.UseNext) -> str:
    p = s.players[question.seat]
    paid = len(counting.pending(p, True)) > 0
    later = counting.could_pay(p) and not s.rules.engine_quirks
    return choice(s, question) if paid or later else "2+"


def pays_to_produce(s: Race, question: counting.PayToProduce) -> str:
    p = s.players[question.seat]
    if question.card not in marked(p, "produces", PAID_PRODUCTION, PAID_WINDFALL):
        return "used: card"
    slot = p.slot(question.card)
    powers = [power for power in CARDS[question.card].produces if counting.is_paid(power.word)]
    empty = counting.could_produce(p, slot, powers[0])
    return first_of(if_not(empty, "goods: null"), picks(s, question, 1))


FITS: Final[dict[type, Callable[[Race, Any], str]]] = {
    setup.ChooseStart: chooses_start,
    setup.DiscardAtStart: discards_at_start,
    setup.SaveAtStart: saves_at_start,
    ChooseAction: chooses,
    search.NameCategory: searches,
    search.TakeFound: finds,
    rounds.DiscardToLimit: discards_to_limit,
    explore.DiscardForPrestige: offers,
    explore.KeepDrawn: keeps,
    explore.DiscardMixed: discards_mixed,
    develop.DiscardBeforeDevelop: discards_before,
    develop.PlaceDevelopment: hand,
    develop.HowToDevelop: how_to_develop,
    develop.PayDevelopment: pays_development,
    SellWhich: sells,
    SellAsKind: sells_as_kind,
    consume.UsePower: uses,
    cards_and_prestige.DiscardForChips: discards_for_chips,
    cards_and_prestige.DiscardSet: discards_set,
    cards_and_prestige.CashIn: cashes_in,
    ConsumeGood: consumes,
    gambling.NameNumber: names,
    gambling.Ante: antes,
    gambling.KeepPrize: keeps_prize,
    production.ProduceAsKind: says_kind,
    production.WhichWindfall: choice,
    counting.UseNext: orders,
    counting.PayToProduce: pays_to_produce,
    **questions_of_settle.FITS,
}
