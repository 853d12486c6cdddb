"""Bots: players that see a seat's view, its legal actions and resampled worlds, never the state."""

import starfelt
from starfelt.bots.random_bot import AtRandom
from starfelt.bots.seat import AnyBot, Bot, Seat
from starfelt.core.refusal import Refusal
from starfelt.core.rng import fast
from starfelt.kit import kit_of

__all__ = ["BOTS", "AnyBot", "Bot", "Seat", "make"]

#: The names of the bots, from the weakest on.
BOTS = ("random", "thumb")


def make(name: str, game: str, seed: int) -> AnyBot:
    """A bot of this name for this game; its choices follow from the seed and what it is shown."""
    if name == "random":
        return AtRandom(fast(seed))
    if name == "thumb" and game in starfelt.GAMES:
        return kit_of(game).bot(fast(seed))
    raise Refusal("unknown-bot", bot=name, expected=", ".join(BOTS))
