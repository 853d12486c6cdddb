"""Rules of thumb for Race for the Galaxy.

Every open action is given a worth in points and one of the best is chosen.
"""

from collections.abc import Callable
from typing import Final

from starfelt.bots.seat import Seat
from starfelt.core.game import Action
from starfelt.core.rng import Rng

from ..notation.steps import STEPS
from ..notation.steps_in_views import RaceQuestion
from ..view import RaceView
from . import gambling as by_luck
from . import goods as with_goods
from . import hand as of_hand
from . import placing, takeovers
from .action_choice import choose_action
from .evaluation import Table

Worths = list[float]


class RaceForTheGalaxyThumb:
    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, seat: Seat[RaceView]) -> int:
        question = next(q for q in seat.view.asked if q.seat == seat.seat)
        actions = [seat.game.action(action) for action in seat.legal]
        worths = ADVICE[question.step](Table(seat.view), question, actions)
        most = max(worths)
        best = [act for act, worth in zip(seat.legal, worths, strict=True) if worth == most]
        return best[self.rng.below(len(best))]


Advice = Callable[[Table, RaceQuestion, list[Action]], Worths]

ADVICE: Final[dict[str, Advice]] = STEPS.known(
    {
        "choose_start": of_hand.choose_start,
        "discard_at_start": of_hand.discard,
        "save_at_start": of_hand.save_at_start,
        "choose_action": choose_action,
        "name_category": by_luck.name_category,
        "take_found": by_luck.take_found,
        "discard_for_prestige": of_hand.discard_for_prestige,
        "keep_drawn": of_hand.keep_drawn,
        "discard_mixed": of_hand.discard,
        "discard_before_develop": of_hand.discard,
        "place_development": placing.place_development,
        "how_to_develop": placing.how_to_place,
        "pay_development": of_hand.discard,
        "spend_good": placing.spend_good,
        "save_paid": of_hand.keep_drawn,
        "place_world": placing.place_world,
        "how_to_settle": placing.how_to_place,
        "pay_world": of_hand.discard,
        "arm": of_hand.arm,
        "discard_after_settle": of_hand.discard,
        "use_to_settle": placing.use_to_settle,
        "place_second": placing.place_world,
        "place_by_sneak": placing.place_by_sneak,
        "replace_world": placing.replace_world,
        "place_better": placing.place_better,
        "declare_takeover": takeovers.declare_takeover,
        "takeover_by": takeovers.takeover_by,
        "reinforce_attack": takeovers.reinforce_attack,
        "prevent_takeover": takeovers.prevent_takeover,
        "defend": takeovers.defend,
        "sell_which": with_goods.sell_which,
        "sell_as_kind": with_goods.sell_as_kind,
        "use_power": with_goods.use_power,
        "discard_for_chips": of_hand.discard_for_chips,
        "discard_set": of_hand.discard_set,
        "cash_in": of_hand.cash_in,
        "consume_good": with_goods.consume_good,
        "name_number": by_luck.name_number,
        "ante": by_luck.ante,
        "keep_prize": of_hand.keep_prize,
        "produce_as_kind": with_goods.produce_as_kind,
        "which_windfall": with_goods.which_windfall,
        "use_next": with_goods.use_next,
        "pay_to_produce": of_hand.pay_to_produce,
        "discard_to_limit": of_hand.discard,
    }
)
