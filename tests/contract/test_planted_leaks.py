"""Leaks planted on purpose in otherwise good games: the contract finds every one."""

from functools import partial
from importlib import import_module

import pytest

import starfelt
from starfelt.core.contract import Inspector, check

pytestmark = pytest.mark.unmeasured

ROOMS = [import_module(f"tests.games.{name}.leaks").PLANTED for name in starfelt.GAMES]
PLANTED = [(game, leak) for room in ROOMS for game, leaks in room.items() for leak in leaks]
GAMES = [game for room in ROOMS for game in room]
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


@pytest.mark.parametrize(
    "game", [game for game in GAMES if type(starfelt.load(game.name)) is not game]
)
def test_nothing_is_found_where_nothing_is_planted(game):
    report = check(game(), getattr(game, "pairs", 500), seed=11)
    assert report.ok, report.checks
    assert report.games > 1
