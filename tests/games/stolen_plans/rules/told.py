"""What the rows of `rules/told.py` must say, apart from them."""

from typing import Any

#: The kinds of which a column is set.
SET = {
    "reveals": "",
    "picked": "",
    "harmless": "turn",
    "shuffles": "",
    "passing": "",
    "begins": "turn",
    "dealt": "draws",
}

#: The kinds that tell of no card that goes from one place to another.
STILL = (
    "turn names looks sees searches nothing_to_counter attacks ties loses cannot_discard "
    "must_discard_hand must_surrender shows wins"
)

#: Whole hands move by the card that these tell of.
OF_HANDS = "passes_left swaps_hands takes_hand"


def lying(position: Any, place: str, seat: int) -> list[str]:
    """What lies in a place of a position in words."""
    search = position.get("search", {"pool": [], "taken": []})
    places = {
        "hand": position["hands"][seat],
        "table": position["table"][seat],
        "draw_pile": position["draw_pile"],
        "discards": [*position["discards"], *search["pool"]],
    }
    return list(places[place])
