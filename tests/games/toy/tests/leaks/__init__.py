"""Leaks planted in Nine Lights."""

from typing import Any

from starfelt.games.toy.game import ToyGame

from tests.contract.leaks import LEAKS, Leak, OthersOptions, with_fact


class LaidCards(Leak):
    """Cards that lie face down are sent, and the screen is trusted to cover them."""

    def view(self, s: Any, seat: int) -> Any:
        return with_fact(super().view(s, seat), list(s.laid))


class RestOfTheDeck(Leak):
    """The cards that nobody was dealt."""

    def view(self, s: Any, seat: int) -> Any:
        return with_fact(super().view(s, seat), s.deck.listed())


#: How many choices somebody has is how many cards are in the hand, which is no secret here.
COMMON = tuple(leak for leak in LEAKS if leak is not OthersOptions)

PLANTED = {ToyGame: (*COMMON, LaidCards, RestOfTheDeck)}
