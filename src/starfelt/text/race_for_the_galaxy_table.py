"""What a choice of Race for the Galaxy costs or brings, on the table that its reader sees.

The player is set up again from the view, and the rules are asked: so a number can't be wrong.
"""

from typing import TYPE_CHECKING, Any

from starfelt.core.game import Action
from starfelt.games.race_for_the_galaxy.cards import CARDS, KEYS
from starfelt.games.race_for_the_galaxy.offers import peaceful_cost, strength
from starfelt.games.race_for_the_galaxy.player import Player, new_player
from starfelt.games.race_for_the_galaxy.powers import (
    DEVELOP_DISCOUNT,
    ENVOY,
)
from starfelt.games.race_for_the_galaxy.settle import value_of
from starfelt.games.race_for_the_galaxy.trade import price_of
from starfelt.games.race_for_the_galaxy.view import RaceView, fill_player
from starfelt.text.race_for_the_galaxy_cards import GAME, Facts

if TYPE_CHECKING:
    from starfelt.text import Text

SETTLING = ("pay_cost", "conquer", "place_free", "pay_by")  # a world that has been laid


def table_facts(text: "Text", action: Action, question: dict[str, Any], view: RaceView) -> Facts:
    """How many cards a choice costs or brings, and how strong its player is against a world."""
    seat = question["seat"]
    p = new_player()
    fill_player(p, view.seats[seat])
    if action.verb == "place" and action.card is not None:
        card = KEYS[action.card]
        if question["step"] == "place_development":
            return seen(price=development_price(p, card, view.seats[seat].actions, view.again))
        return seen(price=peaceful_cost(p, card, 0), strength=strength(p, card))
    if action.verb == "sell" and action.card is not None:
        return seen(price=price_of(p, KEYS[action.card], question["plain"]))
    placing = view.seats[seat].placing
    if action.verb not in SETTLING or placing is None:
        return {}
    world = KEYS[placing]
    less = value_of(KEYS[str(action.card)], ENVOY) if action.verb == "pay_by" else 0
    return {
        **seen(price=peaceful_cost(p, world, less), strength=strength(p, world)),
        "world": text.card(GAME, placing),
        "defence": CARDS[world].cost,
    }


def seen(**numbers: int) -> Facts:
    return {"sight": "yes", **numbers}


def development_price(p: Player, card: int, actions: tuple[str, ...], again: bool) -> int:
    """As the rules have it, with the bonus of who chose to develop."""
    bonus = ("develop_again" if again else "develop") in actions
    return max(0, CARDS[card].cost - p.sums[DEVELOP_DISCOUNT] - bonus)
