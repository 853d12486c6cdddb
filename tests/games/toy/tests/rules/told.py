"""What the rows of `rules/told.py` must say, apart from them."""

from typing import Any

#: The kinds of which a column is set.
SET = {
    "reveals": "shows",
    "picked": "lays",
    "harmless": "round",
    "shuffles": "",
    "passing": "",
    "begins": "round",
    "dealt": "",
}

#: The kinds that tell of no card that goes from one place to another.
STILL = "round wins"


def lying(position: Any, place: str, seat: int) -> list[str]:
    """What lies in a place of a position in words."""
    if place == "hand":
        return list(position["hands"][seat])
    return [position["laid"][seat]] if place == "laid" else list(position["shown"])
