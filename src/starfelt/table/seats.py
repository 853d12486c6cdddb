"""Who sits at a table, and how they stand with their clock."""

from array import array

from starfelt.table.log_rows import GONE

BOT = "bot:"
UNDONE = -1  # in place of an answer: after an undo the question is a new one

PATIENCE = 3  # time-outs in a row, after which the easy bot takes the seat


class Seat:
    """One seat of a table: empty, a person's or a bot's."""

    def __init__(self) -> None:
        self.who = ""  # an account, or bot:NAME
        self.name = ""
        self.resigned = False
        self.missed = 0  # time-outs in a row
        self.left = 0  # milliseconds on the clock when it was last started
        self.since = 0  # when it was started; 0 while it stands
        self.given = array("i")  # every answer this seat has given, by the number of the question
        self.free = 0  # how many of its last choices it may take back without asking

    @property
    def is_open(self) -> bool:
        return not self.who

    @property
    def is_bot(self) -> bool:
        return self.who.startswith(BOT)

    @property
    def bot(self) -> str:
        """The name of the bot that sits here."""
        return self.who.removeprefix(BOT) if self.is_bot else ""

    @property
    def is_away(self) -> bool:
        """Has the easy bot taken this person's seat for now, or for good?"""
        return self.missed >= PATIENCE or self.who == GONE

    @property
    def decides(self) -> bool:
        """A person who is there: clocks run for these, and consent is theirs to give."""
        return bool(self.who) and not (self.is_bot or self.is_away or self.resigned)

    @property
    def question(self) -> int:
        """The number of the question that this seat is asked, or will be asked next.

        It depends only on what this seat has answered and on undos that it may know of.
        """
        return len(self.given)

    def take(self, who: str, name: str) -> None:
        self.who, self.name = who, name

    def leave(self) -> None:
        self.who = self.name = ""

    # ------------------------------------------------------------------ the clock
    def start_clock(self, at: int) -> None:
        self.since = self.since or at

    def stop_clock(self, at: int) -> None:
        self.left, self.since = self.time_left(at), 0

    def time_left(self, at: int) -> int:
        used = max(0, at - self.since) if self.since else 0
        return max(0, self.left - used)
