"""The words that can be entered besides numbers."""

from starfelt.text import Text

#: In the order in which the help lists them; the English words work in every language.
COMMANDS = ("help", "table", "log", "why", "card", "rules", "undo", "save", "quit")

ALWAYS = {"?": "help", "？": "help", "exit": "quit", "q": "quit", "h": "help"}


def read_command(text: Text, line: str) -> tuple[str, str] | None:
    """The command and what follows it; None if the line does not begin with a command."""
    word, _, rest = line.strip().partition(" ")
    if "\u3000" in word:  # the wide space of Japanese and Chinese keyboards
        word, _, rest = line.strip().partition("\u3000")
    word = word.lower()
    command = ALWAYS.get(word) or words(text).get(word)
    return (command, rest.strip()) if command is not None else None


def words(text: Text) -> dict[str, str]:
    """Each word that is understood, and the command it stands for."""
    local = {text(f"line-word-{command}").lower(): command for command in COMMANDS}
    return {**local, **{command: command for command in COMMANDS}}


def help_lines(text: Text) -> list[str]:
    return [text("line-help"), *[text(f"line-help-{command}") for command in COMMANDS]]
