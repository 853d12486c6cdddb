"""A simple player of Race for the Galaxy to measure others by: place the dearest, sell, draw."""

from starfelt.bots.seat import Seat
from starfelt.core.game import Action
from starfelt.core.rng import Rng
from starfelt.games.race_for_the_galaxy.rules.powers.designs import CARDS, KEYS
from starfelt.games.race_for_the_galaxy.view import RaceView

PLACING = ("place_development", "place_world", "place_second", "place_by_sneak", "place_better")
PAYING = ("pay_development", "pay_world", "arm")
DISCARDS = ("discard_at_start", "discard_mixed", "discard_before_develop", "discard_after_settle",
            "discard_to_limit")  # fmt: skip


class GreedyRace:
    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, seat: Seat[RaceView]) -> int:
        """The dearest card to place or keep, the cheapest to pay with; else anything."""
        step = next(q.step for q in seat.view.asked if q.seat == seat.seat)
        acts = [(seat.game.action(act), act) for act in seat.legal]
        if step == "choose_action":
            acts = wanted(seat.view, acts) or acts
        elif step in (*PLACING, "keep_drawn"):
            return max(acts, key=lambda pair: cost(pair[0].card))[1]
        elif step in PAYING + DISCARDS:
            return min(acts, key=lambda pair: cost(pair[0].card))[1]
        return acts[self.rng.below(len(acts))][1]


def wanted(view: RaceView, acts: list[tuple[Action, int]]) -> list[tuple[Action, int]]:
    """The choices with an action that places the dearest card it can pay, sells, or draws."""
    mine = view.seats[view.seat]
    payable = [card for card in view.hand if cost(card) < len(view.hand)]
    if payable:
        dearest = max(payable, key=cost)
        card = "settle" if CARDS[KEYS[dearest]].is_world else "develop"
    elif any(world.good is not None for world in mine.tableau):
        card = "consume_trade"
    else:
        card = "explore_one"
    return [pair for pair in acts if card in (pair[0].card, pair[0].second)]


def cost(card: str | None) -> int:
    return CARDS[KEYS[card]].cost if card is not None else -1
