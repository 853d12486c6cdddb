"""What is going on at a table, or how it ended, in sentences."""

from starfelt.core.steps import AnyView
from starfelt.table.table import OVER, PLAYING, Table
from starfelt.table.updates import Now
from starfelt.words.lines import Line
from starfelt.words.screen import Screen


def ended(table: Table) -> tuple[str, int | None]:
    """The ending of a game that was played to its end, and who won alone."""
    if table.status != OVER or not table.state.is_over():
        return "", None
    returns = table.state.returns()
    return table.state.ending(), returns.index(1) if 1 in returns else None


def asked_seats(now: Now) -> list[int]:
    """Whose turn it is."""
    if now.view is None or now.status != PLAYING:
        return []
    return [question.seat for question in now.view.asked]


def standing(screen: Screen, now: Now, ending: str, winner: int | None) -> list[Line]:
    """For the reader of the screen; `ending` is how the game itself ended, if it did."""
    text = screen.text
    if ending:
        assert now.view is not None  # no game ends before its first card
        return how_it_ended(screen, now.view, ending, winner)
    if now.status == OVER:
        won = [screen.names[seat] for seat, rank in enumerate(now.ranks) if rank == 1]
        return [screen.made(text("pages-others-resigned", players=screen.listed(won)))]
    if screen.seat in asked_seats(now):
        return [screen.made(text("pages-your-turn"))]
    return [screen.made(text(f"pages-now-{now.status}"))]


def how_it_ended(screen: Screen, view: AnyView, ending: str, winner: int | None) -> list[Line]:
    """The ending of a game that was played to its end, and what is said after it."""
    said = screen.text.ending(screen.game.name, ending, winner, screen.seat, screen.names)
    return [screen.made(said), *screen.words.afterword(screen, view)]
