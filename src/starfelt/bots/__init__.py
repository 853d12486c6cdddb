"""Bots: players that see a seat's view, its legal actions and resampled worlds, never the state."""

from collections.abc import Callable
from typing import Protocol

from starfelt.bots.at_random import AtRandom
from starfelt.bots.seat import Seat
from starfelt.bots.thumb.empire_vs_rebellion import EmpireVsRebellionThumb
from starfelt.bots.thumb.race_for_the_galaxy import RaceForTheGalaxyThumb
from starfelt.bots.thumb.star_realms import StarRealmsThumb
from starfelt.bots.thumb.stolen_plans import StolenPlansThumb
from starfelt.core.refusal import Refusal
from starfelt.core.rng import Rng, fast

__all__ = ["BOTS", "Bot", "Seat", "make"]


class Bot(Protocol):
    """Chooses one of the legal actions of the seat it is handed."""

    def choose(self, seat: Seat) -> int: ...


#: The names of the bots, from the weakest on.
BOTS = ("random", "thumb")

#: The rules of thumb of each game.
THUMBS: dict[str, Callable[[Rng], Bot]] = {
    "stolen_plans": StolenPlansThumb,
    "star_realms": StarRealmsThumb,
    "empire_vs_rebellion": EmpireVsRebellionThumb,
    "race_for_the_galaxy": RaceForTheGalaxyThumb,
}


def make(name: str, game: str, seed: int) -> Bot:
    """A bot of this name for this game; its choices follow from the seed and what it is shown."""
    if name == "random":
        return AtRandom(fast(seed))
    if name == "thumb" and game in THUMBS:
        return THUMBS[game](fast(seed))
    raise Refusal("unknown-bot", bot=name, expected=", ".join(BOTS))
