"""Leaks planted in Stolen Plans, by the position in which the game begins."""

from starfelt.games.stolen_plans.game import StolenPlans
from tests.contract.leaks import LEAKS
from tests.games.stolen_plans.leaks import planted

PLANTED = {StolenPlans: (*LEAKS, *planted.LEAKS)}
