"""The words that can be entered besides numbers."""

from starfelt.words.screen import Screen
from starfelt.words.text import PAGES

#: In the order in which the help lists them; the English words work in every language.
COMMANDS = ("help", "table", "log", "why", "card", *PAGES, "undo", "save", "quit")

ALWAYS = {"?": "help", "？": "help", "exit": "quit", "q": "quit", "h": "help"}


def read_command(screen: Screen, line: str) -> tuple[str, str] | None:
    """The command and what follows it; None if the line does not begin with a command."""
    known = words(screen)
    whole = " ".join(line.lower().split())  # also at the wide space of Japanese and Chinese
    if whole in known:
        return known[whole], ""
    word, *rest = line.strip().split(maxsplit=1)[:2] or [""]
    command = known.get(word.lower(), "")
    if command in COMMANDS or command in screen.words.about:
        return command, rest[0] if rest else ""
    return None


def commands(screen: Screen) -> list[str]:
    """Those that there are in this game: not every game has every page."""
    pages = screen.text.pages(screen.game.name)
    return [command for command in COMMANDS if command not in PAGES or command in pages]


def words(screen: Screen) -> dict[str, str]:
    """Each word that is understood, and the command, pile or gesture it stands for."""
    text, gestures = screen.text, screen.words.gestures
    found = {}
    for command in (*commands(screen), *screen.words.looks, *gestures):
        found[text(f"line-word-{command}").lower()] = command
        found[command.replace("_", " ")] = command
    return {**found, **{text(f"line-short-{gesture}"): gesture for gesture in gestures}, **ALWAYS}


def help_lines(screen: Screen) -> list[str]:
    """All that can be entered in this game."""
    text = screen.text
    own = (*screen.words.gestures, *screen.words.looks)
    card = screen.card(screen.words.example)
    return [
        text("line-help"),
        *[text(f"line-help-{gesture}") for gesture in own],
        *[text(f"line-help-{command}", card=card) for command in commands(screen)],
    ]
