"""What the rows of `rules/told.py` must say, apart from them."""

from typing import Any

#: The kinds of which a column is set.
SET = {
    "reveals": "refills",
    "picked": "",
    "harmless": "turn owes_discard nothing_to_discard",
    "shuffles": "shuffles",
    "passing": "",
    "begins": "turn",
    "dealt": "draws",
}

#: The kinds that tell of no card that goes from one place to another.
STILL = (
    "turn ends_turn cannot_draw uses allies copies gains_trade gains_combat gains_authority "
    "arms_top owes_discard nothing_to_discard attacks wins draw"
)


def lying(position: Any, place: str, seat: int) -> list[str]:
    """What lies in a place of a position in words."""
    player = position["players"][seat]
    ships, bases = ([card.split()[0] for card in player[zone]] for zone in ("ships", "bases"))
    places = {
        "tops": player["deck"][len(player["deck"]) - player["tops"] :],
        "in_play": [*ships, *bases],
        "bases": bases,
        "row": [*position["row"], "explorer"],  # their pile lies beside it, ...
        "scrap_heap": [*position["scrap_heap"], "explorer"],  # ... and they come back to it
        "trade_deck": position["trade_deck"],
    }
    return list(places[place] if place in places else player[place])
