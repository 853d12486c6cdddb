"""The bot of Star Realms: it plays by rules of thumb."""

from collections.abc import Callable
from typing import Final

from starfelt.bots.seat import Bot
from starfelt.core.rng import Rng

from ..view import RealmsView
from .questions import StarRealmsThumb

BOT: Final[Callable[[Rng], Bot[RealmsView]]] = StarRealmsThumb
