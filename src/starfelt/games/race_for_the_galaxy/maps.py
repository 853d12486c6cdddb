"""What a recorded game of another engine says, in our words: names, and answers to our questions.

That engine asks some things at once that we ask one after the other, and is silent where we ask;
so each of its answers becomes a plan of ours, which lasts until it is used up.
"""

import re
from collections.abc import Callable
from typing import Any

from starfelt.games.race_for_the_galaxy.actions import (
    ACTION_CARDS,
    ARM,
    CHOOSE,
    CHOOSE_TWO,
    CONQUER,
    CONSUME,
    DISCARD,
    DONE,
    GAMBLE,
    KEEP,
    NAME,
    NONE,
    PAIRS,
    PAY,
    PAY_BY,
    PAY_COST,
    PLACE,
    PLACE_FREE,
    PRODUCE,
    SELL,
    USE,
)
from starfelt.games.race_for_the_galaxy.cards import CARDS, KEYS
from starfelt.games.race_for_the_galaxy.goals import GOAL_KEYS
from starfelt.games.race_for_the_galaxy.powers import ENVOY, FREE_SHIP, MERCENARY, TACTIC

SETS = {"base": "base", "tgs": "gathering_storm"}
ACTIONS = {
    "explore+5": "explore_five",
    "explore+1+1": "explore_one",
    "develop": "develop",
    "develop2": "develop_again",
    "settle": "settle",
    "settle2": "settle_again",
    "consume_trade": "consume_trade",
    "consume_x2": "consume_twice",
    "produce": "produce",
}
GOALS = {
    0: "galactic_standard_of_living",
    1: "system_diversity",
    2: "overlord_discoveries",
    3: "budget_surplus",
    4: "innovation_leader",
    5: "galactic_status",
    12: "greatest_military",
    13: "largest_industry",
    14: "greatest_infrastructure",
    15: "production_leader",
}
Ask = list[Any]  # "ask", seat, type, what there is, answer


class Silent(Exception):
    """The recorded engine did not ask what we ask, and no answer follows from that."""


def key_of(name: str) -> str:
    """A card's key from its recorded name, with or without the number of its copy."""
    plain = name.split("#", maxsplit=1)[0].lower().replace("'", "")
    return re.sub(r"[^a-z0-9]+", "_", plain).strip("_")


def number_of(name: str) -> int:
    return KEYS[key_of(name)]


def numbers_of(names: list[str]) -> list[int]:
    return sorted(number_of(name) for name in names)


def goal_number(recorded: int) -> int:
    return GOAL_KEYS[GOALS[recorded]]


class Asked:
    """What one seat was asked between two recorded states, and our plan for it."""

    def __init__(self) -> None:
        self.asks: list[Ask] = []
        self.plan: list[int] = []
        self.sort = ""

    def find(self, *types: str, fits: Callable[[Ask], bool] = lambda _: True) -> Ask | None:
        """The next ask of these types; those before it were forced and are over."""
        for i, ask in enumerate(self.asks):
            if ask[2] in types and fits(ask):
                self.asks = self.asks[i + 1 :]
                return ask
        return None

    def need(self, *types: str, fits: Callable[[Ask], bool] = lambda _: True) -> Ask:
        ask = self.find(*types, fits=fits)
        if ask is None:
            raise Silent(", ".join(types))
        return ask

    def answer(self, question: Any, legal: list[int], placing: int) -> int:
        """Our answer; `placing` is the world that is being settled.

        What we do of itself is passed over in a plan; a question of another sort needs a new one.
        """
        name = type(question).__name__
        sort = "settling" if name in SETTLING else name
        if sort != self.sort:
            self.plan, self.sort = [], sort
        while self.plan and self.plan[0] not in legal:
            self.plan.pop(0)
        if not self.plan:
            self.plan = PLANS[name](self, question, placing)
        return self.plan.pop(0)


# -------------------------------------------------------------------------------- plans
def choose(asked: Asked, question: Any, placing: int) -> list[int]:
    chosen = [ACTION_CARDS.index(ACTIONS[word]) for word in asked.need("ACTION")[4]]
    if len(chosen) == 1:
        return [CHOOSE + chosen[0]]
    one, two = sorted(chosen)
    return [CHOOSE_TWO + PAIRS.index((one, two))]


def discard(asked: Asked, question: Any, placing: int) -> list[int]:
    return [DISCARD + card for card in numbers_of(asked.need("DISCARD")[4])]


def keep(asked: Asked, question: Any, placing: int) -> list[int]:
    ask = asked.need("DISCARD")
    kept = numbers_of(ask[3]["cards"])
    for card in numbers_of(ask[4]):
        kept.remove(card)
    return [KEEP + card for card in kept]


def place(asked: Asked, question: Any, placing: int) -> list[int]:
    card = asked.need("PLACE")[4]
    return [NONE if card is None else PLACE + number_of(card)]


def place_second(asked: Asked, question: Any, placing: int) -> list[int]:
    ask = asked.find("SETTLE")
    if ask is None or ask[4] is None:
        return [NONE]
    ask = asked.find("PLACE", fits=lambda ask: "power_card" in ask[3])
    card = None if ask is None else ask[4]
    return [NONE if card is None else PLACE + number_of(card)]


def pay(asked: Asked, question: Any, placing: int) -> list[int]:
    return [PAY + card for card in numbers_of(asked.need("PAYMENT")[4]["cards"])]


def with_word(cards: list[int], word: int) -> list[int]:
    return [card for card in cards if any(power.word == word for power in CARDS[card].settles)]


def settle(asked: Asked, question: Any, placing: int) -> list[int]:
    """A payment: what is wasted first, then the way, then the cards."""
    ask = asked.find("PAYMENT", fits=lambda ask: number_of(ask[3]["for"]) == placing)
    if ask is None:
        return [CONQUER]
    used = numbers_of(ask[4]["powers"])
    cards = numbers_of(ask[4]["cards"])
    ships, envoys = with_word(used, FREE_SHIP), with_word(used, ENVOY)
    tactics = [USE + card for card in with_word(used, TACTIC)]
    military = CARDS[placing].military
    if ships and (envoys or not military):
        return [*tactics, *[USE + ship for ship in ships[1:]], PLACE_FREE + ships[0]]
    tactics += [USE + ship for ship in ships]
    if envoys:
        return [*tactics, PAY_BY + envoys[0], *[PAY + card for card in cards]]
    if not military:
        return [*tactics, PAY_COST, *[PAY + card for card in cards]]
    hired = with_word(used, MERCENARY) if cards else []
    armed = [ARM + card for card in cards]
    return [*tactics, *[USE + card for card in hired], *armed, *([DONE] if armed else []), CONQUER]


def pay_world(asked: Asked, question: Any, placing: int) -> list[int]:
    """The way was the only one, so it is not asked for."""
    return [act for act in settle(asked, question, placing) if PAY <= act < ARM]


def arm(asked: Asked, question: Any, placing: int) -> list[int]:
    return [act for act in settle(asked, question, placing) if ARM <= act < USE or act == DONE]


def sell(asked: Asked, question: Any, placing: int) -> list[int]:
    ask = asked.need("TRADE", fits=lambda ask: len(ask[3]["worlds"]) > 1)
    return [SELL + number_of(ask[4][0])]


def use(asked: Asked, question: Any, placing: int) -> list[int]:
    power = asked.need("CONSUME")[4]
    if power is None:
        return [NONE]
    return [GAMBLE if "DRAW_LUCKY" in power[2] else USE + number_of(power[0])]


def discard_for_chips(asked: Asked, question: Any, placing: int) -> list[int]:
    ask = asked.need("CONSUME", "CONSUME_HAND")
    if ask[2] == "CONSUME":
        if ask[4] is None:
            return [DONE]
        ask = asked.need("CONSUME_HAND")
    cards = numbers_of(ask[4])
    acts = [DISCARD + card for card in cards]
    return acts if len(cards) == question.left else [*acts, DONE]


def consume(asked: Asked, question: Any, placing: int) -> list[int]:
    ask = asked.need("GOOD", fits=lambda ask: number_of(ask[3]["power"][0]) == question.card)
    return [CONSUME + world for world in numbers_of(ask[4])]


def name_number(asked: Asked, question: Any, placing: int) -> list[int]:
    return [NAME + asked.need("LUCKY")[4] - 1]


def windfall(asked: Asked, question: Any, placing: int) -> list[int]:
    return [PRODUCE + number_of(asked.need("WINDFALL")[4][0])]


def use_next(asked: Asked, question: Any, placing: int) -> list[int]:
    return [USE + number_of(asked.need("PRODUCE")[4][0])]


def pay_to_produce(asked: Asked, question: Any, placing: int) -> list[int]:
    answer = asked.need("DISCARD_PRODUCE")[4]
    return [DONE if answer is None else DISCARD + number_of(answer["discard"])]


SETTLING = ("HowToSettle", "PayWorld", "Arm")
PLANS: dict[str, Callable[[Asked, Any, int], list[int]]] = {
    "DiscardAtStart": discard,
    "ChooseAction": choose,
    "KeepDrawn": keep,
    "PlaceDevelopment": place,
    "PayDevelopment": pay,
    "PlaceWorld": place,
    "PlaceSecond": place_second,
    "HowToSettle": settle,
    "PayWorld": pay_world,
    "Arm": arm,
    "SellWhich": sell,
    "UsePower": use,
    "DiscardForChips": discard_for_chips,
    "ConsumeGood": consume,
    "NameNumber": name_number,
    "WhichWindfall": windfall,
    "UseNext": use_next,
    "PayToProduce": pay_to_produce,
    "DiscardToLimit": discard,
}
