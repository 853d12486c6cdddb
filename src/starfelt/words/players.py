"""Who sits where, people and bots, and what they are called."""

from collections.abc import Sequence

from msgspec import Struct

from starfelt.words.text import Text

PERSON = "you"


class Player(Struct, frozen=True):
    """A person, with a name or without, or a bot."""

    bot: str = ""
    name: str = ""

    def written(self) -> str:
        """As it is given on the command line, and as a replay keeps it."""
        return self.bot or (f"{PERSON}:{self.name}" if self.name else PERSON)


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
