"""What a seat knows, as a fixed number of small whole numbers, for learning."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

if TYPE_CHECKING:
    from starfelt.games.race_for_the_galaxy.state import Race


def features(s: Race, seat: i64) -> vec[i64]:
    return vec[i64]()
