"""Answers of a recorded game as answers to our questions.

That engine asks some things at once that we ask one after the other, and is silent where we ask;
so each of its answers becomes a plan of ours, which lasts until it is used up.
"""

from collections.abc import Callable
from typing import Any

from ..notation.steps import STEPS
from ..rules.actions import (
    ACTION_CARDS,
    AS_KIND,
    BOOST,
    BOOST_FIRST,
    BOOST_SECOND,
    CASH_IN,
    CHOOSE,
    CHOOSE_TWO,
    CONSUME,
    DECLINE,
    DISCARD,
    DONE,
    GAMBLE,
    KEEP,
    LOOK_FOR,
    NAME,
    NONE,
    PAIRS,
    PRODUCE,
    SAVE,
    SELL,
    STAKE,
    TAKE,
    USE,
)
from ..rules.picks import Picks, PowerPicks
from ..rules.powers.designs import CARDS
from ..rules.powers.powers import SET_OF_CARDS
from ..rules.round.search import CATEGORIES as OUR_CATEGORIES
from ..rules.state import Race
from .answers_about_placing import (
    Plan,
    arm,
    declare,
    defend,
    develop,
    pay,
    pay_world,
    place,
    place_by_sneak,
    place_second,
    prevent,
    reinforce,
    replace,
    settle,
    use_to_settle,
)
from .names import ACTIONS, CATEGORIES, KINDS, Asked


def answer(asked: Asked, s: Race, question: Any, legal: list[int]) -> int:
    """Our answer to a question.

    What we do of itself is passed over in a plan; a question of another sort needs a new one.
    """
    name = STEPS.by_kind[type(question)].name
    if name == SPEND_GOOD:  # in the middle of a plan
        return CONSUME + asked.number(asked.pick("GOOD")[4][0])
    sort = SORTS.get(name, name)
    if name in BY_CARD:
        sort += f" {question.card}"
    if sort != asked.sort:
        asked.plan, asked.sort = [], sort
    pass_over(asked, legal)
    if not asked.plan:
        asked.plan = PLANS[name](asked, s, question)
        wanted = asked.plan[0]
        pass_over(asked, legal)
        return asked.plan.pop(0) if asked.plan else wanted
    return asked.plan.pop(0)


def pass_over(asked: Asked, legal: list[int]) -> None:
    while asked.plan and asked.plan[0] not in legal:
        asked.plan.pop(0)


# -------------------------------------------------------------------------------- choosing
def in_our_words(word: str) -> tuple[int, bool]:
    """An action card, and whether the prestige card goes with it."""
    plain = word.removeprefix("prestige_")
    return ACTION_CARDS.index(ACTIONS[plain]), plain != word


def choose(asked: Asked, s: Race, question: Any) -> Plan:
    ask = asked.need("ACTION")
    mode = ask[3]["mode"]
    if mode == "first_of_two":
        later = next(other for other in asked.asks if other[2] == "ACTION")
        return [choose_one(later[3]["fixed"])]
    words = list(ask[4])
    if "fixed" in ask[3]:
        words.remove(ask[3]["fixed"])
    if len(words) == 1:
        return [choose_one(words[0])]
    (one, first), (two, second) = sorted(in_our_words(word) for word in words)
    verb = BOOST_FIRST if first else BOOST_SECOND if second else CHOOSE_TWO
    return [verb + PAIRS.index((one, two))]


def choose_one(word: str) -> int:
    card, boosted = in_our_words(word)
    return (BOOST if boosted else CHOOSE) + card


def choose_start(asked: Asked, s: Race, question: Any) -> Plan:
    ask = next(ask for ask in asked.asks if ask[2] == "START")
    return [KEEP + asked.number(ask[4]["keep"])]


def discard_at_start(asked: Asked, s: Race, question: Any) -> Plan:
    ask = asked.need("START", "DISCARD")
    return discards(asked, ask[4]["discard"] if ask[2] == "START" else ask[4])


def discards(asked: Asked, names: list[str]) -> Plan:
    return [DISCARD + card for card in asked.numbers(names)]


def discard(asked: Asked, s: Race, question: Any) -> Plan:
    return discards(asked, asked.need("DISCARD")[4])


def keep(asked: Asked, s: Race, question: Any) -> Plan:
    ask = asked.need("DISCARD")
    kept = s.players[question.seat].drawn.listed()
    for card in asked.numbers(ask[4]):
        kept.remove(card)
    return [KEEP + card for card in kept]


def save(asked: Asked, s: Race, question: Any) -> Plan:
    return [SAVE + asked.number(asked.need("SAVE")[4][0])]


def offer(asked: Asked, s: Race, question: Any) -> Plan:
    names = asked.need("DISCARD_PRESTIGE")[4]
    return discards(asked, names) if names else [DONE]


# -------------------------------------------------------------------------------- searching
def name_category(asked: Asked, s: Race, question: Any) -> Plan:
    return [LOOK_FOR + OUR_CATEGORIES.index(CATEGORIES[asked.need("SEARCH_TYPE")[4]])]


def take_found(asked: Asked, s: Race, question: Any) -> Plan:
    return [TAKE if asked.need("SEARCH_KEEP")[4] else DECLINE]


# -------------------------------------------------------------------------------- consuming
def sell(asked: Asked, s: Race, question: Any) -> Plan:
    ask = asked.need("TRADE", fits=lambda ask: len(ask[3]["worlds"]) > 1)
    return [SELL + asked.number(ask[4][0])]


def as_kind(asked: Asked, s: Race, question: Any) -> Plan:
    return [AS_KIND + KINDS[asked.need("OORT_KIND")[4]]]


def use(asked: Asked, s: Race, question: Any) -> Plan:
    """Find the next power, and pass over those that we use unasked or don't use at all.

    Once the gambling power was used with an empty hand, that engine no longer offers it.  We do as
    soon as there are cards, so we may ask where that engine saw a single power and used it unasked.
    """
    legal = [act for act in question.answers(s) if act != GAMBLE or not asked.staked_nothing]
    if asked.staked_nothing and len(legal) == 1:
        return legal
    act = power_used(asked)
    while act not in legal:
        asked.staked_nothing = asked.staked_nothing or act == GAMBLE
        act = power_used(asked)
    return [act]


def power_used(asked: Asked) -> int:
    power = asked.need("CONSUME")[4]
    if power is None:
        return NONE
    if power == "prestige_trade":
        return CASH_IN
    gambles = "DRAW_LUCKY" in power[2] or "ANTE_CARD" in power[2]
    return GAMBLE if gambles else USE + asked.number(power[0])


def discard_for(asked: Asked, s: Race, question: Picks) -> Plan:
    """Cards for chips, or for something else; too few of a set are none."""
    ask = asked.need("CONSUME", "CONSUME_HAND")
    if ask[2] == "CONSUME":
        if ask[4] is None:
            return [DONE]
        ask = asked.need("CONSUME_HAND")
    acts = discards(asked, ask[4])
    if is_set(question) and len(acts) < question.left:
        return [DONE]
    return acts if len(acts) == question.left else [*acts, DONE]


def is_set(question: Picks) -> bool:
    """Must all cards be given that the power takes?"""
    if not isinstance(question, PowerPicks):
        return False
    return any(power.word == SET_OF_CARDS for power in CARDS[question.card].consumes)


def consume(asked: Asked, s: Race, question: Any) -> Plan:
    ask = asked.need("GOOD", fits=lambda ask: asked.number(ask[3]["power"][0]) == question.card)
    acts = [CONSUME + world for world in asked.numbers(ask[4])]
    return acts if len(acts) == question.wanted else [*acts, DONE]


def name_number(asked: Asked, s: Race, question: Any) -> Plan:
    return [NAME + asked.need("LUCKY")[4] - 1]


def ante(asked: Asked, s: Race, question: Any) -> Plan:
    """That engine may have used the power before there were cards to stake."""
    ask = asked.find("ANTE") if len(question.answers(s)) > 1 else None
    return [DONE if ask is None or ask[4] is None else STAKE + asked.number(ask[4])]


def keep_prize(asked: Asked, s: Race, question: Any) -> Plan:
    return [KEEP + asked.number(asked.need("KEEP")[4])]


# -------------------------------------------------------------------------------- producing
def windfall(asked: Asked, s: Race, question: Any) -> Plan:
    return [PRODUCE + asked.number(asked.need("WINDFALL")[4][0])]


def use_next(asked: Asked, s: Race, question: Any) -> Plan:
    return [USE + asked.number(asked.need("PRODUCE")[4][0])]


def pay_to_produce(asked: Asked, s: Race, question: Any) -> Plan:
    ask = asked.find("DISCARD_PRODUCE")
    answer = None if ask is None else ask[4]
    if answer is None:
        return [DONE]  # or there was no card yet when that engine looked
    return [DISCARD + asked.number(answer["discard"]), PRODUCE + asked.number(answer["world"])]


SORTS = STEPS.known(
    {
        **dict.fromkeys(("how_to_develop", "pay_development"), "developing"),
        **dict.fromkeys(("how_to_settle", "pay_world", "arm"), "settling"),
        **dict.fromkeys(("reinforce_attack", "defend"), "settling"),
        **dict.fromkeys(("declare_takeover", "takeover_by"), "declaring"),
        **dict.fromkeys(("replace_world", "place_better"), "replacing"),
        **dict.fromkeys(("which_windfall", "pay_to_produce"), "producing"),
    }
)
SPEND_GOOD = STEPS.named("spend_good")
BY_CARD = STEPS.known(("discard_for_chips", "discard_set", "consume_good"))
PLANS: dict[str, Callable[[Asked, Race, Any], Plan]] = STEPS.known(
    {
        "choose_start": choose_start,
        "discard_at_start": discard_at_start,
        "save_at_start": save,
        "choose_action": choose,
        "name_category": name_category,
        "take_found": take_found,
        "discard_for_prestige": offer,
        "keep_drawn": keep,
        "discard_mixed": discard,
        "discard_before_develop": discard,
        "place_development": place,
        "how_to_develop": develop,
        "pay_development": pay,
        "save_paid": save,
        "place_world": place,
        "how_to_settle": settle,
        "pay_world": pay_world,
        "arm": arm,
        "discard_after_settle": discard,
        "use_to_settle": use_to_settle,
        "place_second": place_second,
        "place_by_sneak": place_by_sneak,
        "replace_world": replace,
        "place_better": replace,
        "declare_takeover": declare,
        "takeover_by": declare,
        "reinforce_attack": reinforce,
        "defend": defend,
        "prevent_takeover": prevent,
        "sell_which": sell,
        "sell_as_kind": as_kind,
        "use_power": use,
        "discard_for_chips": discard_for,
        "discard_set": discard_for,
        "cash_in": discard_for,
        "consume_good": consume,
        "name_number": name_number,
        "ante": ante,
        "keep_prize": keep_prize,
        "produce_as_kind": as_kind,
        "which_windfall": windfall,
        "use_next": use_next,
        "pay_to_produce": pay_to_produce,
        "discard_to_limit": discard,
    }
)
