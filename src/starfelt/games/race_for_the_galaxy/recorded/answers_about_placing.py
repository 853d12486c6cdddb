"""Answers of a recorded game to what we ask while cards are placed: paying, settling, takeovers."""

from typing import Any

from ..rules.actions import (
    ARM,
    ATTACK,
    CONQUER,
    CONQUER_BY,
    DONE,
    NONE,
    PAY,
    PAY_BY,
    PAY_COST,
    PLACE,
    PLACE_FREE,
    PREVENT,
    REPLACE,
    USE,
)
from ..rules.powers.designs import CARDS
from ..rules.powers.powers import (
    BRIBE,
    CLOAK,
    CRASH,
    ENVOY,
    FREE_SHIP,
    FUEL,
    GENES_GOOD,
    MERCENARY,
    RARE_GOOD,
    SNEAK,
    TACTIC,
    UPGRADE,
)
from ..rules.settle.takeovers import attempt
from ..rules.state import Race
from .names import Ask, Asked, Silent

Plan = list[int]


# -------------------------------------------------------------------------------- placing
def is_first(ask: Ask) -> bool:
    return "power_card" not in ask[3]


def is_more(ask: Ask) -> bool:
    """Is it about a world after the first?"""
    return ask[2] == "PLACE" and not is_first(ask)


def placed(asked: Asked, card: str | None) -> Plan:
    return [NONE if card is None else PLACE + asked.number(card)]


def place(asked: Asked, s: Race, question: Any) -> Plan:
    return placed(asked, asked.need("PLACE", fits=is_first)[4])


def develop(asked: Asked, s: Race, question: Any) -> Plan:
    """A payment: powers that make it cheaper first."""
    placing = s.players[question.seat].placing
    ask = asked.find("PAYMENT", fits=lambda ask: asked.number(ask[3]["for"]) == placing)
    if ask is None:
        return [PAY_COST]
    used = asked.numbers(ask[4]["powers"])
    acts = [USE + card for card in used if has_develop_word(card)]
    return [*acts, PAY_COST, *[PAY + card for card in asked.numbers(ask[4]["cards"])]]


def has_develop_word(card: int) -> bool:
    return any(power.word in (CRASH, RARE_GOOD) for power in CARDS[card].develops)


def pay(asked: Asked, s: Race, question: Any) -> Plan:
    return [act for act in develop(asked, s, question) if PAY <= act < ARM]


# -------------------------------------------------------------------------------- settling
def with_word(cards: list[int], *words: int) -> list[int]:
    return [card for card in cards if any(power.word in words for power in CARDS[card].settles)]


def settle(asked: Asked, s: Race, question: Any) -> Plan:
    """A payment: what is wasted first, then the way, then the cards."""
    placing = s.players[question.seat].placing
    ask = asked.find("PAYMENT", fits=lambda ask: asked.number(ask[3]["for"]) == placing)
    if ask is None:
        return [CONQUER]
    used = asked.numbers(ask[4]["powers"])
    cards = asked.numbers(ask[4]["cards"])
    ships, envoys, cloaks = (with_word(used, word) for word in (FREE_SHIP, ENVOY, CLOAK))
    first = [USE + card for card in with_word(used, TACTIC, BRIBE, FUEL, GENES_GOOD)]
    military = CARDS[placing].military
    peaceful = not military or bool(envoys)
    if cloaks and not military:
        cloak, *wasted = sorted(cloaks)
        first += [USE + card for card in (*ships, *wasted)]
        return [*first, *hire(used, cards), CONQUER_BY + cloak]
    first += [USE + card for card in cloaks]
    if ships and peaceful:
        return [*first, *[USE + ship for ship in ships[1:]], PLACE_FREE + ships[0]]
    first += [USE + ship for ship in ships]
    if peaceful:
        way = PAY_BY + envoys[0] if envoys else PAY_COST
        return [*first, way, *[PAY + card for card in cards]]
    return [*first, *hire(used, cards), CONQUER]


def hire(used: list[int], cards: list[int]) -> Plan:
    hired = with_word(used, MERCENARY) if cards else []
    armed = [ARM + card for card in cards]
    acts: Plan = []
    for mercenary in hired:
        number = next(p.value for p in CARDS[mercenary].settles if p.word == MERCENARY)
        some, armed = armed[:number], armed[number:]
        if some:
            acts += [USE + mercenary, *some, *([DONE] if len(some) < number else [])]
    return acts


def pay_world(asked: Asked, s: Race, question: Any) -> Plan:
    """The way was the only one, so it is not asked for."""
    return [act for act in settle(asked, s, question) if PAY <= act < ARM]


def arm(asked: Asked, s: Race, question: Any) -> Plan:
    return [act for act in settle(asked, s, question) if ARM <= act < USE or act == DONE]


# -------------------------------------------------------------------------------- more worlds
def next_power(asked: Asked, *types: str) -> int | None:
    """The card of the power that is used next to settle more, if any."""
    ask = next((ask for ask in asked.asks if ask[2] in ("SETTLE", *types)), None)
    if ask is None or ask[2] != "SETTLE" or ask[4] is None:
        return None
    return asked.number(ask[4][0])


def use_to_settle(asked: Asked, s: Race, question: Any) -> Plan:
    card = next_power(asked)
    return [NONE if card is None else USE + card]


def place_second(asked: Asked, s: Race, question: Any) -> Plan:
    card = next_power(asked)
    if card is None or with_word([card], SNEAK, UPGRADE):
        return [NONE]
    asked.need("SETTLE")
    return placed_by_power(asked)


def placed_by_power(asked: Asked) -> Plan:
    later = (ask for ask in asked.asks if ask[2] in ("SETTLE", "TAKEOVER") or is_more(ask))
    ask = next(later, None)
    if ask is None or ask[2] != "PLACE":
        return [NONE]
    return placed(asked, asked.need("PLACE", fits=is_more)[4])


def place_by_sneak(asked: Asked, s: Race, question: Any) -> Plan:
    card = next_power(asked)
    if card is None or not with_word([card], SNEAK):
        return [NONE]
    asked.need("SETTLE")
    return placed_by_power(asked)


def replace(asked: Asked, s: Race, question: Any) -> Plan:
    card = next_power(asked)
    if card is None or not with_word([card], UPGRADE):
        return [NONE]
    asked.need("SETTLE")
    upgrade = asked.need("UPGRADE")[4]
    if upgrade is None:
        return [NONE]
    return [REPLACE + asked.number(upgrade["old"]), PLACE + asked.number(upgrade["new"])]


# -------------------------------------------------------------------------------- takeovers
def declare(asked: Asked, s: Race, question: Any) -> Plan:
    later = (ask for ask in asked.asks if ask[2] in ("TAKEOVER", "SETTLE") or is_more(ask))
    ask = next(later, None)
    if ask is None or ask[2] != "TAKEOVER":
        return [NONE]
    answer = asked.need("TAKEOVER")[4]
    if answer is None:
        return [NONE]
    target, power = asked.number(answer["target"]), asked.number(answer["power"])
    return [ATTACK + target, USE + power]


def reinforce(asked: Asked, s: Race, question: Any) -> Plan:
    last = len(s.attempts) // 5 - 1
    world = attempt(s, last, 2)
    ask = asked.find(
        "PAYMENT",
        fits=lambda ask: "takeover_from" in ask[3] and asked.number(ask[3]["for"]) == world,
    )
    return strengthen(asked, ask)


def strengthen(asked: Asked, ask: Ask | None) -> Plan:
    if ask is None:
        return [DONE]
    used, cards = asked.numbers(ask[4]["powers"]), asked.numbers(ask[4]["cards"])
    first = [USE + card for card in with_word(used, TACTIC, BRIBE, FUEL)]
    return [*first, *hire(used, cards), DONE]


def defend(asked: Asked, s: Race, question: Any) -> Plan:
    world = attempt(s, question.number, 2)
    ask = asked.find("DEFEND", fits=lambda ask: asked.number(ask[3]["world"]) == world)
    return strengthen(asked, ask)


def prevent(asked: Asked, s: Race, question: Any) -> Plan:
    answer = asked.need("TAKEOVER_PREVENT")[4]
    if answer is None:
        return [NONE]
    target, power = (asked.number(name) for name in answer)
    for i in range(len(s.attempts) // 5):
        if attempt(s, i, 2) == target and attempt(s, i, 3) == power:
            return [PREVENT + i]
    raise Silent("TAKEOVER_PREVENT")
