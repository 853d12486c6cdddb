"""Settle phases in which worlds are taken over."""

from collections.abc import Sequence
from typing import Any

from starfelt.core.options import Options
from starfelt.games.race_for_the_galaxy.rules.state import Race
from tests.games.race_for_the_galaxy.rules.table import (
    BRINK,
    act,
    options_of,
    play,
    side,
    step,
    table,
    tableau,
)

#: Attacks anybody for 1 prestige.
WAR = "interstellar_casus_belli"


def settle_phase(
    *sides: str | dict[str, Any],
    options: Options = BRINK,
    actions: Sequence[str] = ("settle",),
    **fields: Any,
) -> Race:
    """All have chosen to settle, and place no world; a side is a tableau or a whole `side`."""
    s = act(table(*sides, options=options, **fields), *actions)
    return no_world(s)


def no_world(s: Race) -> Race:
    while step(s) == "place_world":
        play(s, "none")
    return s


def attacker(tableau: str, hand: str = "", prestige: int = 1, **fields: Any) -> dict[str, Any]:
    """Who has Casus Belli, and prestige for it."""
    return side(hand, f"{tableau} {WAR}", prestige=prestige, **fields)


def struck(s: Race) -> set[str]:
    """The worlds that can be attacked now."""
    if not s.asked() or step(s) != "declare_takeover":
        return set()
    return {words.split()[1] for words in options_of(s, "attack")}


def is_taken(
    attack: str | dict[str, Any],
    owner: str | dict[str, Any],
    world: str,
    *answers: str,
    **fields: Any,
) -> bool:
    """Is a world taken over with this military, by Casus Belli?"""
    mine = attack if isinstance(attack, dict) else attacker(attack)
    s = play(settle_phase(mine, owner, **fields), f"attack {world}", *answers)
    return world in tableau(s).split()
