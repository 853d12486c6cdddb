"""What is compared besides views and events: any channel that a caller adds."""

import pytest

from starfelt.core.contract import check
from starfelt.games.stolen_plans.game import StolenPlans

pytestmark = pytest.mark.unmeasured


def test_an_extra_channel_is_compared():
    def last_words(game, s, seat):
        """A refusal that names a card of the next hand."""
        return str(s.hands[(seat + 1) % s.seats].listed()[:1]).encode()

    report = check(StolenPlans(), 200, seed=1, channels=[last_words])
    assert "last_words" in report.checks["noninterference"] and report.different > 0
