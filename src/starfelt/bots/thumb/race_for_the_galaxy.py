"""Rules of thumb for Race for the Galaxy.

Every open action is given a worth in points and one of the best is chosen.
"""

from collections.abc import Callable
from typing import Any, Final

from starfelt.bots.seat import Seat
from starfelt.bots.thumb import race_for_the_galaxy_goods as with_goods
from starfelt.bots.thumb import race_for_the_galaxy_hand as of_hand
from starfelt.bots.thumb.race_for_the_galaxy_actions import Choice
from starfelt.bots.thumb.race_for_the_galaxy_rows import ROWS
from starfelt.bots.thumb.race_for_the_galaxy_table import Table
from starfelt.core.game import Action
from starfelt.core.rng import Rng

Question = dict[str, Any]
Worths = list[float]
NEVER: Final = -100.0


class RaceForTheGalaxyThumb:
    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, seat: Seat) -> int:
        question = next(q for q in seat.view.asked if q["seat"] == seat.seat)
        actions = [seat.game.action(action) for action in seat.legal]
        worths = ADVICE[question["step"]](Table(seat.view), question, actions)
        most = max(worths)
        best = [act for act, worth in zip(seat.legal, worths, strict=True) if worth == most]
        return best[self.rng.below(len(best))]


# -------------------------------------------------------------------------------- action cards
def choose_action(t: Table, question: Question, actions: list[Action]) -> Worths:
    choice = Choice(t)
    if not t.two:
        return [choice.worth(action.card or "") for action in actions]
    return [choice.of_two(action.card or "", action.second or "") for action in actions]


# -------------------------------------------------------------------------------- placing
def place_development(t: Table, question: Question, actions: list[Action]) -> Worths:
    card = "develop_again" if t.view.again else "develop"
    bonus = card in t.shown.actions
    return [t.gain(act.card, bonus) if act.card else 0.0 for act in actions]


def place_world(t: Table, question: Question, actions: list[Action]) -> Worths:
    return [t.gain(act.card) if act.card else 0.0 for act in actions]


def how_to_settle(t: Table, question: Question, actions: list[Action]) -> Worths:
    """What is the least to lose by."""
    return [-cost(t, action) for action in actions]


def cost(t: Table, action: Action) -> float:
    assert t.shown.placing is not None
    row = ROWS[t.shown.placing]
    if action.verb == "conquer":
        return 0.0
    if action.verb == "pay_cost":
        return t.payment(None, t.terms.peaceful_cost(row))
    assert action.card is not None
    if action.verb == "pay_by":
        return t.payment(None, t.terms.peaceful_cost(row, ROWS[action.card].envoy))
    if action.verb == "place_free":
        return t.loss(action.card)
    return cost_of_military(t, action.card)


def cost_of_military(t: Table, card: str) -> float:
    """Cards of the hand for mercenaries, or a card of the tableau; never in vain."""
    assert t.shown.placing is not None
    row, power = ROWS[t.shown.placing], ROWS[card]
    gap = row.cost - t.terms.strength(row) - t.shown.extra
    if not row.military or gap <= 0 or not (power.mercenary or power.tactic):
        return -NEVER
    if power.mercenary:
        return t.payment(None, min(gap, power.mercenary)) + 2 * max(0, gap - power.mercenary)
    return t.loss(card) + max(0, gap - power.tactic)


Advice = Callable[[Table, Question, list[Action]], Worths]

ADVICE: Final[dict[str, Advice]] = {
    "discard_at_start": of_hand.discard,
    "choose_action": choose_action,
    "keep_drawn": of_hand.keep_drawn,
    "place_development": place_development,
    "pay_development": of_hand.discard,
    "place_world": place_world,
    "how_to_settle": how_to_settle,
    "pay_world": of_hand.discard,
    "arm": of_hand.arm,
    "place_second": place_world,
    "sell_which": with_goods.sell_which,
    "use_power": with_goods.use_power,
    "discard_for_chips": of_hand.discard_for_chips,
    "consume_good": with_goods.consume_good,
    "name_number": of_hand.name_number,
    "which_windfall": with_goods.which_windfall,
    "use_next": with_goods.use_next,
    "pay_to_produce": of_hand.pay_to_produce,
    "discard_to_limit": of_hand.discard,
}
