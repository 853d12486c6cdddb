"""A simple player of Star Realms to measure others by: play all, buy the dearest, attack."""

from starfelt.bots.seat import Seat
from starfelt.core.rng import Rng
from starfelt.games.star_realms.rules.designs import CARDS, KEYS
from starfelt.games.star_realms.view import RealmsView

VERBS = ("play", "use", "ally", "acquire_to_top", "acquire", "attack_base", "attack", "end_turn")


class Greedy:
    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, seat: Seat[RealmsView]) -> int:
        """The first of the verbs that can be done, with the dearest card; else anything."""
        acts = [(seat.game.action(act), act) for act in seat.legal]
        for verb in VERBS:
            found = [(cost(action.card), act) for action, act in acts if action.verb == verb]
            if found:
                return max(found)[1]
        return seat.legal[self.rng.below(len(seat.legal))]


def cost(card: str | None) -> int:
    return CARDS[KEYS[card]].cost if card is not None else 0
