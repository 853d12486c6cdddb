"""The toy passes the contract, its planted leaks are found, and it could be a golden game."""

from importlib import import_module

from starfelt.core.contract import check
from starfelt.words.leak_channels import TEXTS
from tests.contract import test_planted_leaks as planted_leaks
from tests.games.toy.tests.golden.plan import PLANS
from tests.golden import playthrough


def test_it_passes_with_every_word_that_a_seat_reads(toy):
    report = check(toy.game, 300, seed=2026, channels=TEXTS)
    assert report.ok, report.checks
    assert (report.pairs, report.different) == (300, 0)


def test_every_planted_leak_is_found():
    ((game, leaks),) = import_module("tests.games.toy.tests.leaks").PLANTED.items()
    assert len(leaks) > 8
    for leak in leaks:
        planted_leaks.test_the_leak_is_found(game, leak)


def test_its_golden_playthroughs_have_every_card_in_three(toy, monkeypatch):
    monkeypatch.setitem(
        playthrough.PLANNED, "toy", import_module("tests.games.toy.tests.golden.plan")
    )
    monkeypatch.setitem(playthrough.PLANS, "toy", PLANS)
    assert len(PLANS) == 40 and sum(whole for *_, whole in PLANS) == 4
    found = dict.fromkeys(toy.game.cards, 0)
    for number in range(len(PLANS)):
        written = [*playthrough.lines("toy", number)]
        assert written[0].startswith("game toy rules 1") and written[-1].startswith("end rounds")
        answered = {line.split()[3] for line in written if line.startswith("!")}
        for card in answered:
            found[card] += 1
    assert min(found.values()) >= 3
