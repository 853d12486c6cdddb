"""Lines out and lines in, and nothing else: it works through a pipe and with a screen reader."""

import io
import os
import shutil
import sys
from collections.abc import Iterable

import click

from starfelt.terminal.fold import fold

FORGET = "\x1b[3J"  # asks a terminal to forget what has scrolled away


class Console:
    def __init__(self) -> None:
        for stream in (sys.stdin, sys.stdout):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")  # odd bytes are wrong input, not a crash

    def say(self, lines: Iterable[str]) -> None:
        for line in lines:
            for part in self.folded(line):
                click.echo(part)

    def folded(self, lines: str) -> list[str]:
        """As wide as the terminal; whole where nobody looks."""
        if not sys.stdout.isatty():
            return [lines]
        columns = shutil.get_terminal_size().columns
        return [part for line in lines.split("\n") for part in fold(line, columns)]

    def ask(self, prompt: str) -> str:
        """Read a line; raises EOFError where the input ends."""
        line = input(prompt.rstrip() + " ")
        if not sys.stdin.isatty():
            click.echo()  # nobody has typed the end of the line
        return line

    def hide(self) -> None:
        """Let everything scroll out of sight."""
        click.echo("\n" * shutil.get_terminal_size().lines)
        if sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb":
            click.echo(FORGET, nl=False)
