"""Leaks planted in Race for the Galaxy, by the position in which the game begins."""

from tests.contract.leaks import LEAKS
from tests.games.race_for_the_galaxy.leaks import planted, planted_in_last_sets

PLANTED = {
    planted.MiddleOfTheRace: (*LEAKS, *planted.LEAKS),
    planted_in_last_sets.StartOfTheRace: planted_in_last_sets.START_LEAKS,
    planted_in_last_sets.LastSets: planted_in_last_sets.LATER_LEAKS,
}
