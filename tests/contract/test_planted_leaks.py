"""Leaks planted on purpose in otherwise good games: the contract finds every one."""

from functools import partial

import leaks
import leaks_empire_vs_rebellion
import leaks_of_last_sets
import leaks_race_for_the_galaxy
import leaks_star_realms
import leaks_stolen_plans
import pytest
from leaks_empire_vs_rebellion import MiddleOfTheWar
from leaks_of_last_sets import LastSets, StartOfTheRace
from leaks_race_for_the_galaxy import MiddleOfTheRace
from leaks_star_realms import MiddleOfTheGame
from secret_answers import leaks_of_answers

import starfelt
from starfelt.core.contract import Inspector, check
from starfelt.games.empire_vs_rebellion.game import EmpireVsRebellion
from starfelt.games.stolen_plans.game import StolenPlans

pytestmark = pytest.mark.unmeasured

PLANTED = [
    *((StolenPlans, leak) for leak in (*leaks.LEAKS, *leaks_stolen_plans.LEAKS)),
    *((MiddleOfTheGame, leak) for leak in (*leaks.LEAKS, *leaks_star_realms.LEAKS)),
    *((MiddleOfTheWar, leak) for leak in (*leaks.LEAKS, *leaks_empire_vs_rebellion.LEAKS)),
    *((MiddleOfTheRace, leak) for leak in (*leaks.LEAKS, *leaks_race_for_the_galaxy.LEAKS)),
    *((StartOfTheRace, leak) for leak in leaks_of_last_sets.START_LEAKS),
    *((LastSets, leak) for leak in leaks_of_last_sets.LATER_LEAKS),
]
SAMPLE = PLANTED if starfelt.COMPILED else PLANTED[::8]  # uncompiled they take minutes

HONESTY = ("noninterference", "resampling", "imagining")  # the checks that guard hidden cards


class Found(Exception):
    """The contract has noted a leak."""


class Seeker(Inspector):
    """The contract's inspector, which has seen enough as soon as it has noted a leak."""

    def attempt(self, work):
        super().attempt(work)
        if any(self.report.checks[check] != "ok" for check in HONESTY):
            raise Found


def planted(game, leak):
    """The game with this leak."""
    return type(f"{leak.__name__}In{game.__name__}", (leak, game), {})()


@pytest.mark.parametrize(("game", "leak"), SAMPLE)
def test_the_leak_is_found(game, leak):
    pairs = getattr(leak, "pairs", getattr(game, "pairs", 300))
    seeker = Seeker(planted(game, leak), 11, ())
    with pytest.raises(Found):
        while seeker.report.pairs < pairs:
            seeker.attempt(partial(seeker.play_game, pairs))


@pytest.mark.parametrize("leak", leaks_empire_vs_rebellion.OF_ANSWERS)
def test_a_secret_answer_that_is_told_is_found(leak):
    found, _ = leaks_of_answers(planted(MiddleOfTheWar, leak), 40, seed=11)
    assert found > 0


@pytest.mark.parametrize("game", [MiddleOfTheWar, EmpireVsRebellion])
def test_nobody_can_tell_secret_answers_apart(game):
    found, tried = leaks_of_answers(game(), 40 if game is MiddleOfTheWar else 5, seed=11)
    assert found == 0 and tried > 150


@pytest.mark.parametrize(
    "game", [MiddleOfTheGame, MiddleOfTheWar, MiddleOfTheRace, StartOfTheRace, LastSets]
)
def test_nothing_is_found_where_nothing_is_planted(game):
    report = check(game(), getattr(game, "pairs", 500), seed=11)
    assert report.ok, report.checks
    assert report.games > 1


def test_an_extra_channel_is_compared():
    def last_words(game, s, seat):
        """A refusal that names a card of the next hand."""
        return str(s.hands[(seat + 1) % s.seats].listed()[:1]).encode()

    report = check(StolenPlans(), 200, seed=1, channels=[last_words])
    assert "last_words" in report.checks["noninterference"] and report.different > 0
