"""What prestige is worth in Race for the Galaxy: a point each, and what the leader gets."""

from typing import Final

from ..rules.develop import SIX_COST
from ..rules.player import Player
from ..rules.powers.powers import (
    PRESTIGE_DEVELOPMENT,
    PRESTIGE_PRODUCTION_WORLD,
    PRESTIGE_REBEL_DEVELOPMENT,
    PRESTIGE_REBEL_WORLD,
    PRESTIGE_SIX,
)
from .card_values import Row
from .forecast import Time

#: By how much prestige one has more than the others: how often one leads in the rounds to come.
LEADS: Final = {-2: 0.1, -1: 0.25, 0: 0.45, 1: 0.7, 2: 0.85}
SURE: Final = 0.95
NOBODY_YET: Final = 0.15
A_CARD: Final = 1.2  # what a leader has beyond the chip, in cards
LATER: Final = 0.08  # of prestige to come: what it does for the lead, for each round


def leading(mine: int, theirs: int, time: Time) -> float:
    """What the lead in prestige will still bring: a chip at the start of each round."""
    rounds = max(0.0, time.left - 1)
    if mine <= 0:
        share = NOBODY_YET if theirs <= 0 else 0.0
    else:
        share = SURE if mine - theirs > 2 else LEADS.get(mine - theirs, 0.0)
    return share * rounds * (1 + A_CARD * time.card)


def growing(left: float) -> float:
    """What one prestige of a later round is worth."""
    return round(1 + LATER * max(0.0, left - 1), 1)


def placing_prestige(p: Player, row: Row) -> int:
    """What powers give for placing such a card."""
    sums = p.sums
    if row.is_world:
        found = sums[PRESTIGE_REBEL_WORLD] if row.rebel and row.military else 0
        return found + (sums[PRESTIGE_PRODUCTION_WORLD] if row.production else 0)
    found = sums[PRESTIGE_DEVELOPMENT]
    found += sums[PRESTIGE_REBEL_DEVELOPMENT] if row.rebel else 0
    return found + (sums[PRESTIGE_SIX] if row.cost == SIX_COST else 0)
