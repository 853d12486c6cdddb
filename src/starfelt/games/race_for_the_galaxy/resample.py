from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from starfelt.core.rng import Rng

if TYPE_CHECKING:
    from starfelt.games.race_for_the_galaxy.state import Race


def resampled(s: Race, seat: i64, rng: Rng) -> Race:
    return s.clone()
