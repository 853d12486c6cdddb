"""The log of a table: each row is one thing that happened, and the table is what they add up to.

Rows are only ever added.  An undo is a row too: it says how many answers stand from then on.
"""

from msgspec import Struct

from starfelt.core.table_record import (
    ABANDON,
    ANSWER,
    ANSWERS,
    CLOSE,
    RESIGN,
    STAND_IN,
    TIME_OUT,
    UNDO,
)

__all__ = [
    "ABANDON", "AGREE", "ANSWER", "ANSWERS", "BACK", "BEGIN", "BOT_FAILED", "CLOSE", "DECLINE",
    "GONE", "GRACE", "NOBODY", "PAUSE", "PROPOSE", "RESIGN", "RESUME", "SAY", "SIT", "STAND",
    "STAND_IN", "TIME_OUT", "UNDO", "Row",
]  # fmt: skip

SIT = "sit"  # somebody takes a seat: a person, or a bot that was put there
STAND = "stand"  # a seat is free again
BEGIN = "begin"  # all seats are taken: the first cards are dealt
BACK = "back"  # the person takes the seat back
PROPOSE = "propose"  # something that takes the consent of all: what it is stands in `text`
AGREE = "agree"
DECLINE = "decline"
PAUSE = "pause"
RESUME = "resume"
SAY = "say"
BOT_FAILED = "bot_failed"  # a bot gave no answer; the next one is another bot's
GRACE = "grace"  # so many milliseconds, the server was away, are nobody's loss

NOBODY = -1

GONE = "gone"  # in place of an account that was deleted


class Row(Struct, frozen=True, omit_defaults=True):
    """One thing that happened at a table."""

    kind: str
    seat: int  # -1: of no seat
    at: int  # milliseconds since 1970
    value: int = 0  # of an answer the action, of an undo how many answers stand
    quiet: bool = False  # nobody but this seat may notice: a card picked, and more to pick
    part: int = 0  # answers that were given as one choice are numbered from 0
    who: str = ""  # the account, or the bot
    name: str = ""  # what they are called
    text: str = ""
    key: str = ""  # by which a message that is sent again is known
