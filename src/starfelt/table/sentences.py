"""What happens at a live table, in words: the lines of its log, how it stands, and its clock.

Answers have no line here: the game itself tells what came of them.
"""

from collections.abc import Sequence

from starfelt.bots import BOTS
from starfelt.table import log_rows
from starfelt.table.clock import DAY, DAYS, SECOND, Clock
from starfelt.table.updates import Happened
from starfelt.words.text import Text, reader


def sentence(text: Text, happened: Happened, me: int, names: Sequence[str]) -> str:
    """One thing that happened, for the seat `me`; empty where the game tells all of it."""
    if happened.kind == log_rows.ANSWER:
        return ""
    return text(
        f"table-log-{key_of(happened)}",
        player=who(happened, names),
        text=happened.text,
        reader=reader(me, happened.seat, None),
    )


def who(happened: Happened, names: Sequence[str]) -> str:
    """A person by the name they had then; a bot as it is called in the reader's language."""
    if happened.name and happened.name not in BOTS:
        return happened.name
    return names[happened.seat] if happened.seat >= 0 else ""


def key_of(happened: Happened) -> str:
    if happened.kind == log_rows.PROPOSE:
        return f"{happened.kind}-{happened.text}"
    if happened.kind == log_rows.SIT and happened.name in BOTS:
        return "sit-bot"
    return happened.kind


def status(text: Text, status: str) -> str:
    return text(f"table-status-{status}")


def clock(text: Text, clock: Clock) -> str:
    """How much time there is."""
    return text(
        f"table-clock-{clock.kind}",
        seconds=clock.base // SECOND,
        more=clock.more // SECOND,
        days=clock.base // DAY if clock.kind == DAYS else 0,
    )
