"""The bot of Nine Lights: it plays by a rule of thumb."""

from collections.abc import Callable
from typing import Final

from starfelt.bots.seat import Bot
from starfelt.core.rng import Rng

from ..view import ToyView
from .questions import ToyThumb

BOT: Final[Callable[[Rng], Bot[ToyView]]] = ToyThumb
