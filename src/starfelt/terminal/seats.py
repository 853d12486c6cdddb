"""The players at this keyboard as they are given on the command line, or named in a replay."""

from collections.abc import Sequence

from starfelt.bots import BOTS
from starfelt.core.refusal import Refusal
from starfelt.words.players import PERSON, Player

LONGEST_NAME = 24


def player(word: str) -> Player | None:
    """`you`, `you:NAME` or the name of a bot."""
    word = word.strip()
    if word in BOTS:
        return Player(bot=word)
    person, _, name = word.partition(":")
    return Player(name=printable(name)) if person == PERSON else None


def printable(name: str) -> str:
    """A name that can do no harm on a terminal."""
    return "".join(c for c in name if c.isprintable()).strip()[:LONGEST_NAME]


def read_players(words: str) -> list[Player]:
    """Players as given on the command line, with commas between them."""
    found = []
    for word in words.split(","):
        one = player(word)
        if one is None:
            raise Refusal("unknown-player", player=word, expected=", ".join((PERSON, *BOTS)))
        found.append(one)
    return found


def remembered(words: Sequence[str], seats: int) -> list[Player] | None:
    """The players that a replay names, if it names those of this terminal."""
    found = [player(word) for word in words]
    known = [one for one in found if one is not None]
    return known if len(known) == len(found) == seats else None
