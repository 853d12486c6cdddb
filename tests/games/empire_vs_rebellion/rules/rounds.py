"""Ends of struggles and beginnings of rounds, for tests of what lies between them."""

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import Any

from starfelt.games.empire_vs_rebellion.rules.state import War
from tests.games.empire_vs_rebellion.rules.table import GAME, both, play, side, table

STRATEGIES = GAME.cards[32:37]
BASICS = GAME.cards[:16]
CHARACTERS = (GAME.cards[16:24], GAME.cards[24:32])  # of the Rebel, of the Empire
REBELS = "chewbacca han_solo lando_calrissian leia_organa"
IMPERIALS = "admiral_piett boba_fett darth_vader emperor_palpatine"


@cache
def worth(total: int) -> str:
    """The fewest basic cards that are worth so much together."""
    for number in range(1, 7):
        for found in combinations(reversed(BASICS), number):
            if sum(int(card[-1]) for card in found) == total:
                return " ".join(found)
    raise ValueError(total)


def all_but(*piles: str, seat: int = 0) -> str:
    """All other resource cards of a side."""
    named = " ".join(piles).split()
    return " ".join(card for card in (*BASICS, *CHARACTERS[seat]) if card not in named)


def last_turn(
    totals: Sequence[int],
    chosen: Sequence[str],
    event: str = "battle_of_hoth",
    rebel: dict[str, Any] | None = None,
    empire: dict[str, Any] | None = None,
    **fields: Any,
) -> War:
    """The Rebel has passed, and the Empire is about to: basic cards worth these totals."""
    players = []
    for seat, more in enumerate((rebel or {}, empire or {})):
        mine = {"ready": worth(totals[seat]), "chosen": chosen[seat], **more}
        players.append(side(**mine))
    one, two = players
    return table(one, two, event, **{"turn": 1, "passes": 1, "balance": 0, **fields})


def last_pass(
    totals: Sequence[int],
    chosen: Sequence[str] = ("deception", "deception"),
    event: str = "battle_of_hoth",
    **fields: Any,
) -> War:
    """The struggle has ended with these totals; by default the two strategies cancel."""
    return play(last_turn(totals, chosen, event, **fields), "pass")


def used_but(*strategies: str) -> str:
    """All strategies but these."""
    return " ".join(name for name in STRATEGIES if name not in strategies)


def begun(seed: int = 1, keep: Sequence[str] = (REBELS, IMPERIALS), **options: Any) -> War:
    """A new game; the Rebel has the first seat, and both have chosen these characters."""
    s = GAME.start(2, seed, {"rebel": "1", **options})
    for seat, characters in enumerate(keep):
        both(s, *(f"{seat} keep {card}" for card in characters.split()))
    return s


def pass_out(s: War) -> War:
    """Both play what they must, and pass."""
    for _turn in range(4):
        (seat,) = s.asked()
        play(s, "pass" if s.players[seat].area() else "play")
    return s
