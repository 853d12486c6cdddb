"""Leaks planted in Empire vs. Rebellion, by the position in which the game begins."""

from tests.contract.leaks import LEAKS
from tests.games.empire_vs_rebellion.leaks import planted

PLANTED = {planted.MiddleOfTheWar: (*LEAKS, *planted.LEAKS)}
