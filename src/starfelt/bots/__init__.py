"""Bots: players that see a seat's view, its legal actions and resampled worlds, never the state."""

from importlib import import_module
from typing import Protocol

from starfelt.bots.at_random import AtRandom
from starfelt.bots.seat import Seat
from starfelt.core.refusal import Refusal
from starfelt.core.rng import fast

__all__ = ["BOTS", "Bot", "Seat", "make"]


class Bot(Protocol):
    """Chooses one of the legal actions of the seat it is handed."""

    def choose(self, seat: Seat) -> int: ...


#: The names of the bots, from the weakest on.
BOTS = ("random", "thumb")

#: The rules of thumb of each game: the class in thumb/GAME.py, read when it is first wanted.
THUMBS = {
    "stolen_plans": "StolenPlansThumb",
    "star_realms": "StarRealmsThumb",
    "empire_vs_rebellion": "EmpireVsRebellionThumb",
    "race_for_the_galaxy": "RaceForTheGalaxyThumb",
}


def make(name: str, game: str, seed: int) -> Bot:
    """A bot of this name for this game; its choices follow from the seed and what it is shown."""
    if name == "random":
        return AtRandom(fast(seed))
    if name == "thumb" and game in THUMBS:
        thumb = getattr(import_module(f"starfelt.bots.thumb.{game}"), THUMBS[game])
        bot: Bot = thumb(fast(seed))
        return bot
    raise Refusal("unknown-bot", bot=name, expected=", ".join(BOTS))
