"""What the rows of `rules/told.py` must say, apart from them."""

from typing import Any

#: The kinds of which a column is set.
SET = {
    "reveals": "starts draws takes_saved looks_at_saved salvages places stakes flips wins_card",
    "picked": "rejects keeps discards saves pays arms",
    "harmless": (
        "round phase uses cannot_draw good conquers fails takes_over destroys consumes produces "
        "gains claims loses leaders prestige pays_prestige"
    ),
    "shuffles": "shuffles",
    "passing": "uses sells consumes produces names stakes flips",
    "begins": "round",
    "dealt": "offers draws",
}

#: The kinds that tell of no card that goes from one place to another.
STILL = (
    "round chooses boosts phase passes uses declines cannot_draw keeps looks_at_saved good "
    "conquers declares prevents fails sells consumes produces as_kind gains names stakes "
    "looks_for claims loses leaders prestige pays_prestige ends"
)


def lying(position: Any, place: str, seat: int) -> list[str]:
    """What lies in a place of a position in words."""
    player = position["players"][seat]
    deck = position["deck"]
    apart = [card for other in position["players"] for card in other["drawn"]]
    discards = [*position["discards"], *apart]  # what is paid may lie apart at first
    places = {
        "start_worlds": player["drawn"],
        "hand": [*player["hand"], *player["drawn"]],
        "saved": [card for card, _ in player.get("saved", [])],
        # what is turned up and won at once has lain on top of the deck
        "turned_up": [*position.get("flipped", []), *discards, *deck[-1:]],
        "deck": deck,
        "discards": discards,
    }
    return list(places[place] if place in places else player[place])
