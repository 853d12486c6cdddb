"""The bot of Race for the Galaxy: it plays by rules of thumb."""

from collections.abc import Callable
from typing import Final

from starfelt.bots.seat import Bot
from starfelt.core.rng import Rng

from ..view import RaceView
from .questions import RaceForTheGalaxyThumb

BOT: Final[Callable[[Rng], Bot[RaceView]]] = RaceForTheGalaxyThumb
