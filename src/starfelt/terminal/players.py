"""Who sits where: people at this keyboard, and bots."""

from collections.abc import Sequence

from msgspec import Struct

from starfelt.bots import BOTS
from starfelt.core.refusal import Refusal
from starfelt.text import Text

PERSON = "you"
LONGEST_NAME = 24


class Player(Struct, frozen=True):
    """A person, with a name or without, or a bot."""

    bot: str = ""
    name: str = ""

    def written(self) -> str:
        """As it was given on the command line, and as a replay keeps it."""
        return self.bot or (f"{PERSON}:{self.name}" if self.name else PERSON)


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


def usual(seats: int) -> list[Player]:
    """One person against bots that play by rules of thumb."""
    return [Player(), *[Player(bot="thumb")] * (seats - 1)]


def names(text: Text, players: Sequence[Player]) -> list[str]:
    """What everybody is called: people and bots are counted apart, and no two share a name."""
    people = bots = 0
    called: list[str] = []
    for one in players:
        people += not one.bot
        bots += bool(one.bot)
        if one.bot:
            name = text("line-name-bot", number=bots)
        else:
            name = one.name or text("line-name-person", number=people)
        called.append(name if name not in called else f"{name} ({len(called)})")
    return called
