"""The bot of Stolen Plans: it plays by rules of thumb."""

from collections.abc import Callable
from typing import Final

from starfelt.bots.seat import Bot
from starfelt.core.rng import Rng

from ..view import PlansView
from .questions import StolenPlansThumb

BOT: Final[Callable[[Rng], Bot[PlansView]]] = StolenPlansThumb
