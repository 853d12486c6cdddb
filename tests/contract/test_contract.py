"""The contract: every game passes it, and broken games do not."""

import pytest

import starfelt
from starfelt.core.contract import CHECKS, Inspector, check

PAIRS = 10_000 if starfelt.COMPILED else 1_500


@pytest.mark.parametrize("name", starfelt.GAMES)
def test_every_game_passes(name):
    report = check(starfelt.load(name), PAIRS, seed=2026)
    assert report.ok, report.checks
    assert report.pairs == PAIRS and report.different == 0
    assert set(report.checks) == set(CHECKS)


def test_progress_adds_up_to_the_pairs():
    steps = []
    check(starfelt.load("stolen_plans"), 100, progress=steps.append)
    assert sum(steps) == 100


def test_the_inspector_goes_through_every_kind_of_option():
    inspector = Inspector(starfelt.load("stolen_plans"), 3, ())
    decks = {inspector.chosen_options()["deck"] for _ in range(60)}
    assert {"base", "full"} < decks and any("+" in str(deck) for deck in decks)
