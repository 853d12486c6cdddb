"""Secret answers of Empire vs. Rebellion: nobody else can tell two of them apart."""

import pytest

from starfelt.games.empire_vs_rebellion.game import EmpireVsRebellion
from tests.contract.secret_answers import leaks_of_answers
from tests.contract.test_planted_leaks import planted
from tests.games.empire_vs_rebellion.leaks.planted import OF_ANSWERS, MiddleOfTheWar

pytestmark = pytest.mark.unmeasured


@pytest.mark.parametrize("leak", OF_ANSWERS)
def test_a_secret_answer_that_is_told_is_found(leak):
    found, _ = leaks_of_answers(planted(MiddleOfTheWar, leak), 40, seed=11)
    assert found > 0


@pytest.mark.parametrize("game", [MiddleOfTheWar, EmpireVsRebellion])
def test_nobody_can_tell_secret_answers_apart(game):
    found, tried = leaks_of_answers(game(), 40 if game is MiddleOfTheWar else 5, seed=11)
    assert found == 0 and tried > 150
