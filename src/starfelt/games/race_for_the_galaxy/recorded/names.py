"""What a recorded game of another engine says, in our words: names, and the asks of one seat."""

import re
from collections.abc import Callable
from typing import Any

from ..rules.powers.designs import KEYS

SETS = {
    "base": "base",
    "tgs": "gathering_storm",
    "rvi": "rebel_vs_imperium",
    "bow": "brink_of_war",
}
ACTIONS = {
    "search": "search",
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
CATEGORIES = {
    "dev_military_1_2": "army",
    "military_windfall_1_2": "military_windfall",
    "peaceful_windfall_1_2": "peaceful_windfall",
    "chromo_world": "chromo_world",
    "alien_world": "alien_world",
    "consume_two": "consumer",
    "military_5": "stronghold",
    "six_dev": "six",
    "takeover": "aggression",
}
KINDS = {"novelty": 0, "rare": 1, "genes": 2, "gene": 2, "alien": 3}
Ask = list[Any]  # "ask", seat, type, what there is, answer


class Silent(Exception):
    """The recorded engine did not ask what we ask, and no answer follows from that."""


def key_of(name: str, of_set: str = "base") -> str:
    """A card's key from its recorded name, with or without the number of its copy.

    Two designs have the same name: one takes the place of the other.
    """
    plain = name.split("#", maxsplit=1)[0].lower().replace("'", "")
    key = re.sub(r"[^a-z0-9]+", "_", plain).strip("_")
    newer = key == "gambling_world" and of_set in ("rvi", "bow")
    return f"new_{key}" if newer else key


def number_of(name: str, of_set: str) -> int:
    return KEYS[key_of(name, of_set)]


class Asked:
    """What one seat was asked between two recorded states, and our plan for it."""

    def __init__(self, of_set: str) -> None:
        self.of_set = of_set
        self.asks: list[Ask] = []
        self.plan: list[int] = []
        self.sort = ""
        self.staked_nothing = False  # the gambling power was used while the hand was empty

    def number(self, name: str) -> int:
        return number_of(name, self.of_set)

    def numbers(self, names: list[str]) -> list[int]:
        return sorted(self.number(name) for name in names)

    def pick(self, type_: str) -> Ask:
        """The next ask of this type; those before it are still to come."""
        for i, ask in enumerate(self.asks):
            if ask[2] == type_:
                return self.asks.pop(i)
        raise Silent(type_)

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
