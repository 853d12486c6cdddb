"""A simple player of Empire vs. Rebellion to measure others by: up to the objective, then pass."""

from starfelt.bots.seat import Seat
from starfelt.core.rng import Rng
from starfelt.games.empire_vs_rebellion.rules.designs import EVENTS, FIRST_EVENT, KEYS
from starfelt.games.empire_vs_rebellion.rules.resources import CARDS
from starfelt.games.empire_vs_rebellion.view import WarView


class GreedyWar:
    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, seat: Seat[WarView]) -> int:
        """In its turn what brings its total closest to the objective; else anything."""
        open_to_it = {seat.game.action(act).verb: act for act in seat.legal}
        for verb in wishes(seat.view) if "pass" in open_to_it else ():
            if verb in open_to_it:
                return self.any_of(seat, verb)
        return self.any_of(seat)

    def any_of(self, seat: Seat[WarView], verb: str | None = None) -> int:
        acts = [act for act in seat.legal if verb in (None, seat.game.action(act).verb)]
        return acts[self.rng.below(len(acts))]


def wishes(view: WarView) -> tuple[str, ...]:
    """What it wants to do, the first choice first."""
    me, foe = view.seats[view.seat], view.seats[1 - view.seat]
    assert view.event is not None
    objective = int(EVENTS[KEYS[view.event] - FIRST_EVENT].objective)
    average = sum(CARDS[KEYS[card]].ready for card in view.deck) / len(view.deck)
    if me.total > objective:
        return ("use", "pass")
    if me.total + average <= objective:
        return ("play", "pass") if me.total <= foe.total else ("pass",)
    if foe.total > objective or me.total > foe.total:
        return ("pass",)
    return ("use", "pass")
