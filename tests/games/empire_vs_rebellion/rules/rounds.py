"""Ends of struggles and beginnings of rounds, for tests of what lies between them."""

from functools import cache
from itertools import combinations

from tests.games.empire_vs_rebellion.rules.table import GAME, both, play, side, table

STRATEGIES = GAME.cards[32:37]
BASICS = GAME.cards[:16]
CHARACTERS = (GAME.cards[16:24], GAME.cards[24:32])  # of the Rebel, of the Empire
REBELS = "chewbacca han_solo lando_calrissian leia_organa"
IMPERIALS = "admiral_piett boba_fett darth_vader emperor_palpatine"


@cache
def worth(total):
    """The fewest basic cards that are worth so much together."""
    for number in range(1, 7):
        for found in combinations(reversed(BASICS), number):
            if sum(int(card[-1]) for card in found) == total:
                return " ".join(found)
    raise ValueError(total)


def all_but(*piles, seat=0):
    """All other resource cards of a side."""
    named = " ".join(piles).split()
    return " ".join(card for card in (*BASICS, *CHARACTERS[seat]) if card not in named)


def last_turn(totals, chosen, event="battle_of_hoth", rebel=None, empire=None, **fields):
    """The Rebel has passed, and the Empire is about to: basic cards worth these totals."""
    players = []
    for seat, more in enumerate((rebel or {}, empire or {})):
        mine = {"ready": worth(totals[seat]), "chosen": chosen[seat], **more}
        players.append(side(**mine))
    return table(*players, event=event, **{"turn": 1, "passes": 1, "balance": 0, **fields})


def last_pass(totals, chosen=("deception", "deception"), event="battle_of_hoth", **fields):
    """The struggle has ended with these totals; by default the two strategies cancel."""
    return play(last_turn(totals, chosen, event, **fields), "pass")


def used_but(*strategies):
    """All strategies but these."""
    return " ".join(name for name in STRATEGIES if name not in strategies)


def begun(seed=1, keep=(REBELS, IMPERIALS), **options):
    """A new game; the Rebel has the first seat, and both have chosen these characters."""
    s = GAME.start(2, seed, {"rebel": "1", **options})
    for seat, characters in enumerate(keep):
        both(s, *(f"{seat} keep {card}" for card in characters.split()))
    return s


def pass_out(s):
    """Both play what they must, and pass."""
    for _turn in range(4):
        (seat,) = s.asked()
        play(s, "pass" if s.players[seat].area() else "play")
    return s
