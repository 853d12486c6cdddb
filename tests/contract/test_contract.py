"""The contract: every game passes it, and broken games do not."""

import pytest

import starfelt
from starfelt.core.contract import CHECKS, Inspector, check
from starfelt.games.stolen_plans.game import StolenPlans
from tests.contract.leaks import WholeState

SEEDS = range(2026, 2031)  # each with games of its own: a long game has a thousand pairs
PAIRS = 10_000 // len(SEEDS) if starfelt.COMPILED else 300 // len(SEEDS)


@pytest.mark.unmeasured
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", starfelt.GAMES)
def test_every_game_passes(name, seed):
    report = check(starfelt.load(name), PAIRS, seed)
    assert report.ok, report.checks
    assert report.pairs == PAIRS and report.different == 0
    assert set(report.checks) == set(CHECKS)


def test_pairs_that_differ_are_counted():
    report = check(type("Open", (WholeState, StolenPlans), {})(), 20)
    assert report.different > 0 and report.checks["noninterference"] != "ok"


def test_progress_adds_up_to_the_pairs():
    steps = []
    check(starfelt.load("stolen_plans"), 20, progress=steps.append)
    assert sum(steps) == 20


def test_the_inspector_goes_through_every_kind_of_option():
    inspector = Inspector(starfelt.load("stolen_plans"), 3, ())
    decks = {inspector.chosen_options()["deck"] for _ in range(60)}
    assert {"base", "full"} < decks and any("+" in str(deck) for deck in decks)
    inspector = Inspector(starfelt.load("star_realms"), 3, ())
    chosen = [inspector.chosen_options() for _ in range(60)]
    assert {options["explorer_pile"] for options in chosen} == {"10", "16", "infinite"}
    assert {options["destroy_own_base"] for options in chosen} == {False, True}
    authority = [options["starting_authority"] for options in chosen]
    assert min(authority) < 50 < max(authority) and authority.count(50) > 20
