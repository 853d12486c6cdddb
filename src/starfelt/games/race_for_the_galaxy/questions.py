"""What must lie on the table for a question to be asked: each says what it expects, or nothing."""

import re
from collections.abc import Callable, Sequence
from typing import Any, Final

from starfelt.core.machine import Step
from starfelt.core.sets import bit, size
from starfelt.games.race_for_the_galaxy import actions, consume, develop, produce, rounds, settle
from starfelt.games.race_for_the_galaxy.card import NO_START
from starfelt.games.race_for_the_galaxy.cards import CARDS
from starfelt.games.race_for_the_galaxy.choosing import ChooseAction
from starfelt.games.race_for_the_galaxy.explore import KeepDrawn
from starfelt.games.race_for_the_galaxy.goods import ConsumeGood, goods_power, number_of
from starfelt.games.race_for_the_galaxy.offers import envoy_cost, peaceful_cost, strength
from starfelt.games.race_for_the_galaxy.picks import Picks
from starfelt.games.race_for_the_galaxy.player import MARKS, Player
from starfelt.games.race_for_the_galaxy.powers import (
    ENVOY,
    EXPLORE_DRAW,
    EXPLORE_KEEP,
    GAMBLE,
    GOODS,
    HAND_CARDS,
    KINDS_OF_GOODS,
    MERCENARY,
    PAID_PRODUCTION,
    PLAIN_SALE,
    SALE,
    SECOND_WORLDS,
    SET_OF_GOODS,
)
from starfelt.games.race_for_the_galaxy.rules import FIRST_HAND, HAND_LIMIT
from starfelt.games.race_for_the_galaxy.setup import DiscardAtStart, start_discards
from starfelt.games.race_for_the_galaxy.stakes import DiscardForChips, NameNumber
from starfelt.games.race_for_the_galaxy.state import Race
from starfelt.games.race_for_the_galaxy.trade import SellWhich


def names_of(steps: Sequence[Step[Any]]) -> str:
    """Steps in the words of a position."""
    names = [re.sub("(?<!^)([A-Z])", r"_\1", type(step).__name__).lower() for step in steps]
    return ", ".join(names)


# -------------------------------------------------------------------------------- words for it
def picks(s: Race, question: Picks, number: int) -> str:
    """So many in all, some of them still to be picked, and there are cards for it."""
    rest = question.source(s).size() - question.next_place()
    required = question.required(s)
    fits = question.left >= 1 and question.left + size(question.picked) == number
    if fits and required <= question.left and rest >= max(required, 1):
        return ""
    return f"left, picked: {number}"


def choice(s: Race, question: Any) -> str:
    """There must be more than one answer."""
    return "" if len(question.answers(s)) > 1 else "2+"


def marked(p: Player, phase: str, word: int) -> list[int]:
    """The cards whose power of this word, among those of a phase, has been used."""
    found = []
    for i in range(p.tableau.size()):
        powers = getattr(CARDS[p.tableau.at(i)], phase)
        found += [
            p.tableau.at(i)
            for k, power in enumerate(powers)
            if power.word == word and p.used & bit(MARKS * i + (k if phase == "consumes" else 0))
        ]
    return found


# -------------------------------------------------------------------------------- rounds
def discards_at_start(s: Race, question: DiscardAtStart) -> str:
    for seat, p in enumerate(s.players):
        if p.tableau.size() != 1 or CARDS[p.tableau.at(0)].start == NO_START:
            return "tableau x 1"
        gone = 0 if s.question(seat) is not None else start_discards(s, seat)
        if p.hand.size() != FIRST_HAND - gone:
            return f"hand x {FIRST_HAND - gone}"
    return picks(s, question, start_discards(s, question.seat))


def chooses(s: Race, question: ChooseAction) -> str:
    return ""


def discards_to_limit(s: Race, question: rounds.DiscardToLimit) -> str:
    return picks(s, question, s.players[question.seat].hand.size() - HAND_LIMIT)


def keeps(s: Race, question: KeepDrawn) -> str:
    p = s.players[question.seat]
    one = int(s.chose(question.seat, actions.EXPLORE_ONE))
    five = 5 * int(s.chose(question.seat, actions.EXPLORE_FIVE))
    draw = 2 + p.sums[EXPLORE_DRAW] + five + one
    if p.drawn.size() > draw or (p.drawn.size() < draw and s.deck.size() > 0):
        return f"drawn x {draw}"
    keep = 1 + p.sums[EXPLORE_KEEP] + one
    return picks(s, question, keep) if p.drawn.size() > keep else f"drawn x {keep + 1}+"


# -------------------------------------------------------------------------------- placing
def places(s: Race, question: Any) -> str:
    return "" if s.players[question.seat].hand.size() > 0 else "hand x 1+"


def pays_development(s: Race, question: develop.PayDevelopment) -> str:
    p = s.players[question.seat]
    cost = develop.price(s, question.seat, p.placing)
    return picks(s, question, cost) if cost < p.hand.size() else f"hand x {cost + 1}+"


def pays_world(s: Race, question: settle.PayWorld) -> str:
    p = s.players[question.seat]
    costs = [cost for cost in costs_of(p, p.placing) if 0 < cost < p.hand.size()]
    found = [picks(s, question, cost) for cost in costs]
    return "" if "" in found else f"left, picked: {costs}"


def costs_of(p: Player, world: int) -> list[int]:
    """The prices for which a world can be settled."""
    if not CARDS[world].military:
        return [peaceful_cost(p, world, 0)]
    if envoy_cost(p, world) < 0:
        return []
    envoys = [
        power.value
        for i in range(p.working())
        for power in CARDS[p.tableau.at(i)].settles
        if power.word == ENVOY
    ]
    return sorted({peaceful_cost(p, world, less) for less in envoys})


def arms(s: Race, question: settle.Arm) -> str:
    p = s.players[question.seat]
    hired = marked(p, "settles", MERCENARY)
    if (
        not hired
        or not CARDS[p.placing].military
        or strength(p, p.placing) >= CARDS[p.placing].cost
    ):
        return "used, military"
    number = max(settle.value_of(card, MERCENARY) for card in hired)
    return picks(s, question, min(number, p.hand.size()))


def places_second(s: Race, question: settle.PlaceSecond) -> str:
    p = s.players[question.seat]
    if p.settled != 1 or p.sums[SECOND_WORLDS] == 0:
        return "settled: 1"
    return places(s, question)


# -------------------------------------------------------------------------------- consuming
def sells(s: Race, question: SellWhich) -> str:
    p = s.players[question.seat]
    asks = marked(p, "consumes", PLAIN_SALE if question.plain else SALE)
    trades = s.chose(question.seat, actions.CONSUME_TRADE) and p.used == 0 and not question.plain
    return choice(s, question) if asks or trades else "used, actions"


def uses(s: Race, question: consume.UsePower) -> str:
    number = len(consume.usable_powers(s.players[question.seat]))
    return "" if number > 1 else "2+"


def discards_for_chips(s: Race, question: DiscardForChips) -> str:
    p = s.players[question.seat]
    if question.card not in marked(p, "consumes", HAND_CARDS):
        return "used: card"
    power = next(power for power in CARDS[question.card].consumes if power.word == HAND_CARDS)
    return picks(s, question, min(power.number, p.hand.size()))


def consumes(s: Race, question: ConsumeGood) -> str:
    p = s.players[question.seat]
    words = (GOODS, SET_OF_GOODS, KINDS_OF_GOODS)
    if question.card not in [card for word in words for card in marked(p, "consumes", word)]:
        return "used: card"
    power = goods_power(question.card)
    if question.wanted != power.number or not 1 <= question.left <= power.number:
        return f"wanted, left: {power.number}"
    kinds = question.wanted - question.left if power.word == KINDS_OF_GOODS else 0
    if size(question.taken) != kinds or question.taken & 1:
        return f"taken x {kinds}"
    if number_of(p, power.kind) <= question.left or kinds_left(s, question) < question.left:
        return f"goods x {question.left + 1}+"
    return choice(s, question)


def kinds_left(s: Race, question: ConsumeGood) -> int:
    """How many goods can still be taken, where only one of each kind can."""
    if goods_power(question.card).word != KINDS_OF_GOODS:
        return question.left
    worlds = [action - actions.CONSUME for action in question.answers(s)]
    return len({CARDS[world].kind for world in worlds})


def names(s: Race, question: NameNumber) -> str:
    return "" if marked(s.players[question.seat], "consumes", GAMBLE) else "used"


# -------------------------------------------------------------------------------- producing
def orders(s: Race, question: produce.UseNext) -> str:
    p = s.players[question.seat]
    paid = len(produce.pending(p, True)) > 0
    later = produce.could_pay(p) and not s.rules.engine_quirks
    return choice(s, question) if paid or later else "2+"


def pays_to_produce(s: Race, question: produce.PayToProduce) -> str:
    p = s.players[question.seat]
    if question.card not in marked(p, "produces", PAID_PRODUCTION):
        return "used: card"
    if p.has_good(p.slot(question.card)):
        return "goods: null"
    return picks(s, question, 1)


FITS: Final[dict[type, Callable[[Race, Any], str]]] = {
    DiscardAtStart: discards_at_start,
    ChooseAction: chooses,
    rounds.DiscardToLimit: discards_to_limit,
    KeepDrawn: keeps,
    develop.PlaceDevelopment: places,
    develop.PayDevelopment: pays_development,
    settle.PlaceWorld: places,
    settle.HowToSettle: choice,
    settle.PayWorld: pays_world,
    settle.Arm: arms,
    settle.PlaceSecond: places_second,
    SellWhich: sells,
    consume.UsePower: uses,
    DiscardForChips: discards_for_chips,
    ConsumeGood: consumes,
    NameNumber: names,
    produce.WhichWindfall: choice,
    produce.UseNext: orders,
    produce.PayToProduce: pays_to_produce,
}
