"""The table that a reader of Race for the Galaxy sees, set up again so that the rules can be asked.

Prices, what goals count and how strong everybody is are found by the rules alone, and so can't be
wrong.  Cards that the reader doesn't know are there in number only: nothing that is asked here
depends on which they are.
"""

from starfelt.core.pile import pile

from ..game import GAME
from ..notation.write import attempts_of
from ..rules.options import Rules
from ..rules.settle.takeovers import set_attempts
from ..rules.state import Race
from ..view import RaceView
from .prices import table_of

SOME_CARD = 0  # stands for any card of a hand


def rules_of(view: RaceView) -> Rules:
    """What the options of this game decide."""
    rules: Rules = GAME.decision(view.options)
    return rules


def at_table(view: RaceView) -> Race:
    """What lies open, takeovers that were declared, and hands by their size."""
    s = table_of(view)
    set_attempts(s, attempts_of(view.attempts))
    for seat, shown in enumerate(view.seats):
        s.players[seat].hand = pile([SOME_CARD] * shown.hand)
    return s
