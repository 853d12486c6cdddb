"""What the rows of `rules/told.py` must say, apart from them."""

from typing import Any

from starfelt.games.empire_vs_rebellion.rules.designs import STRATEGY_KEYS

#: The kinds of which a column is set.
SET = {
    "reveals": (
        "event shows plays plays_from_reserve throws_away mills looks searches discards_from_deck "
        "reveals"
    ),
    "picked": "picks adds",
    "harmless": "takes_back discards_strategy struggle struggle_cap loses_influence",
    "shuffles": "shuffles shuffles_under",
    "passing": "",
    "begins": "event",
    "dealt": "shuffles",
}

#: The kinds that tell of no card that goes from one place to another.
STILL = (
    "has_chosen sees_strategy shows struggle readies passes struggle_cap uses power_is_off "
    "no_effect declines exhausts gains_influence loses_influence looks sees searches finds "
    "puts_on_top shuffles reveals strategy_is_off infiltrates assaults deceives "
    "deceptions_cancel tie total balance diverted located looks_at_events sees_event "
    "puts_event wins draw"
)


def lying(position: Any, place: str, seat: int) -> list[str]:
    """What lies in a place of a position in words."""
    player = position["players"][seat]
    taken = [*player["used"], *player["thrown"], player.get("chosen")]
    places = {
        "in_play": [*player["ready"], *player["exhausted"]],
        "outside": [*player["deck"], *player["ready"], *player["exhausted"], *player["discards"]],
        "strategies": [strategy for strategy in STRATEGY_KEYS if strategy not in taken],
        "chosen": [player.get("chosen")],
        "used": taken[:-1] or STRATEGY_KEYS,  # the last one has brought all back
        "event_deck": position["event_deck"],
        "event": [position.get("event")],
    }
    return list(places[place] if place in places else player[place])
