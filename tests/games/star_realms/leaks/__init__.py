"""Leaks planted in Star Realms, by the position in which the game begins."""

from tests.contract.leaks import LEAKS
from tests.games.star_realms.leaks import planted

PLANTED = {planted.MiddleOfTheGame: (*LEAKS, *planted.LEAKS)}
