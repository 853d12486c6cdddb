"""Facts of tables and people in words: clocks, states, times, options, ratings."""

from typing import Any

from starfelt.core.options import Choice, Flag, Number, Option
from starfelt.server.api.players import standing
from starfelt.store.records import Rating, SeatRecord, TableRecord, Token
from starfelt.store.rights import date
from starfelt.table import sentences
from starfelt.table.clock import DAY, SECOND, read_clock
from starfelt.table.seats import BOT
from starfelt.words.players import Player, names
from starfelt.words.text import Text

#: The clocks that can be chosen from.
CLOCKS = ("none", "move:60", "fischer:300+10", "fischer:900+20", "days:1", "days:3")


class Wording:
    """The words of one language for what pages show."""

    def __init__(self, text: Text) -> None:
        self.text = text

    # ------------------------------------------------------------------ time
    def clock(self, written: str) -> str:
        """How long everybody may think."""
        return sentences.clock(self.text, read_clock(written))

    def span(self, time: int) -> str:
        """A length of time as a clock shows it."""
        seconds = max(0, time) // SECOND
        minutes, hours = seconds // 60, seconds // 3600
        if time >= DAY:
            return self.text("pages-days-and-hours", days=time // DAY, hours=hours % 24)
        if hours:
            return f"{hours}:{minutes % 60:02}:{seconds % 60:02}"
        return f"{minutes}:{seconds % 60:02}"

    def date(self, at: int) -> str:
        return date(at)

    # ------------------------------------------------------------------ tables
    def status(self, status: str) -> str:
        return sentences.status(self.text, status)

    def bot(self, bot: str) -> str:
        """A kind of bot."""
        return self.text(f"pages-bot-{bot}")

    def seated(self, seats: tuple[SeatRecord, ...]) -> str:
        """Who sits at a table, in one line."""
        called = self.names([(bot_of(seat.who), seat.name) for seat in seats])
        free = self.text("pages-free-seat")
        shown = [name if seat.who else free for name, seat in zip(called, seats, strict=True)]
        return self.text("line-comma").join(shown)

    def names(self, seats: list[tuple[str, str]]) -> list[str]:
        """What everybody is called, from the bot or the person on each seat."""
        return names(self.text, [Player(bot, name) for bot, name in seats])

    def ended(self, record: TableRecord, player: str) -> str:
        """How a game went for somebody."""
        summary = record.summary
        assert summary is not None
        if not summary.ranks:
            return self.status(summary.status)
        mine = [
            rank
            for rank, seat in zip(summary.ranks, summary.seated, strict=True)
            if seat.who == player
        ]
        if not mine:
            return self.status(summary.status)
        best = min(mine) == min(summary.ranks)
        shared = summary.ranks.count(min(summary.ranks)) > 1
        return self.text(
            "pages-drawn" if best and shared else "pages-won" if best else "pages-lost"
        )

    # ------------------------------------------------------------------ options
    def option(self, game: str, option: Option) -> str:
        """What an option decides."""
        return self.text(f"{game}-option-{option.key}")

    def value(self, value: Any) -> str:
        if isinstance(value, bool):
            return self.text("pages-on" if value else "pages-off")
        return str(value)

    # ------------------------------------------------------------------ people
    def player(self, who: str, name: str) -> str:
        """Somebody by name; bots are players too, and who is gone has none."""
        bot = bot_of(who)
        return self.bot(bot) if bot else name or self.text("pages-nobody")

    def token(self, token: Token) -> str:
        """What a token is good for, and until when."""
        words = (self.text(f"pages-scope-{scope}") for scope in token.scopes)
        scopes = self.text("line-comma").join(words)
        if not token.expires:
            return self.text("pages-token-facts", scopes=scopes)
        return self.text("pages-token-facts-until", scopes=scopes, until=date(token.expires))


def bot_of(who: str) -> str:
    return who.removeprefix(BOT) if who.startswith(BOT) else ""


def points(rating: Rating) -> str:
    """What somebody is at least, most likely."""
    return f"{standing(rating).rating:.1f}"


def kind_of(option: Option) -> str:
    """How an option is chosen in a form."""
    if isinstance(option, Flag):
        return "flag"
    if isinstance(option, Choice):
        return "choice"
    return "number" if isinstance(option, Number) else "parts"
