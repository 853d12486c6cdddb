"""The bot of Empire vs. Rebellion: it plays by rules of thumb."""

from collections.abc import Callable
from typing import Final

from starfelt.bots.seat import Bot
from starfelt.core.rng import Rng

from ..view import WarView
from .questions import EmpireVsRebellionThumb

BOT: Final[Callable[[Rng], Bot[WarView]]] = EmpireVsRebellionThumb
