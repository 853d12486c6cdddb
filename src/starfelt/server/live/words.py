"""Updates in words: log lines, prompts and options in the reader's language."""

from starfelt.lines.players import Player, names
from starfelt.lines.screen import Screen
from starfelt.lines.table import sentence
from starfelt.server.live.messages import Words
from starfelt.table.reading import Happened, Now
from starfelt.table.table import Table
from starfelt.text import Text


def names_at(table: Table, text: Text) -> list[str]:
    """What everybody at the table is called in this language."""
    return names(text, [Player(seat.bot, seat.name) for seat in table.seats])


def words(table: Table, text: Text, reader: int, happened: list[Happened], now: Now) -> Words:
    called = names_at(table, text)
    screen = Screen(text, table.game, called, reader)
    log = [line for one in happened for line in log_lines(screen, one)]
    view = now.view
    if view is None:
        return Words(called, log)
    question = screen.question(view)
    options = []
    if now.asked is not None and question is not None:
        actions = [table.game.action(option.action) for option in now.asked.options]
        options = [screen.option(action, question, view) for action in actions]
    return Words(called, log, screen.prompts(view) if not table.is_over() else [], options)


def log_lines(screen: Screen, happened: Happened) -> list[str]:
    """What happened at the table, and what the game told of it."""
    said = sentence(screen.text, happened, screen.seat, screen.names)
    return [*([said] if said else []), *screen.log(happened.told)]
