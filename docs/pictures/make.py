"""Make the pictures of the README from real games: `.venv/bin/python docs/pictures/make.py`."""

import io
import re
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

HERE = Path(__file__).parent
FELT = TerminalTheme(
    (16, 42, 46),
    (226, 236, 232),
    [(16, 42, 46), (224, 108, 117), (152, 195, 121), (229, 192, 123), (97, 175, 239)] * 2,
)
WIDTH = 104


def session(game, language, seed, answers):
    """What the terminal shows, with the answers behind the prompts as they were typed."""
    command = ["-m", "starfelt", "play", game, "--seed", seed, "--lang", language]
    with TemporaryDirectory() as folder:
        done = subprocess.run(
            [sys.executable, *command, "--save", f"{folder}/game.json"],
            input="\n".join(answers) + "\n",
            capture_output=True,
            text=True,
            check=True,
        )
    typed = iter(answers)
    for line in done.stdout.splitlines():
        answer = next(typed, None) if line.endswith(": ") else ""
        if answer is None:
            yield line
            return
        yield line + answer


def draw(command, game, language, seed, answers, file):
    console = Console(record=True, width=WIDTH, file=io.StringIO())
    console.print(Text(f"$ {command}", style="bold"))
    for line in session(game, language, seed, answers):
        console.print(Text(line))
    picture = console.export_svg(title="Starfelt", theme=FELT)
    picture = re.sub(r"@font-face \{.*?\}|<!-- .*? -->", "", picture, flags=re.DOTALL)
    (HERE / file).write_text(re.sub(r"\n\s*\n+", "\n", picture.replace("Fira Code, ", "")))


# play the Jawa, attack Bot 1
draw("make play", "stolen_plans", "en", "5", ("2", "1"), "terminal.svg")
# play all, acquire the Imperial Frigate, end the turn
draw(
    "make play GAME=star_realms", "star_realms", "en", "5", ("p", "5", "0"), "star_realms.svg"
)  # fmt: skip
# four characters, Support, then play a card
draw(
    "make play GAME=empire_vs_rebellion",
    "empire_vs_rebellion",
    "en",
    "8",
    ("1 2 5 8", "5", "1", "1"),
    "empire_vs_rebellion.svg",
)
# a start world, two discards, an action, then whatever others chose
draw(
    "make play GAME=race_for_the_galaxy",
    "race_for_the_galaxy",
    "en",
    "4",
    ("1", "2 4", "1"),
    "race_for_the_galaxy.svg",
)
