"""A person who reads the prompts and plays a game, and the lines that this person entered."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

from click.testing import CliRunner, Result

import starfelt
from starfelt.cli import main
from starfelt.core.game import AnyGame
from starfelt.core.replay import FORMAT, begin
from starfelt.core.rng import KEYED, MAKES
from starfelt.terminal.console import Console
from starfelt.terminal.line_mode import LineMode
from starfelt.terminal.seats import read_players
from starfelt.words.asking import asked_of
from starfelt.words.numbered_choices import Choice
from starfelt.words.text import Text

GAME = starfelt.load("stolen_plans")
REALMS = starfelt.load("star_realms")
WAR = starfelt.load("empire_vs_rebellion")
RACE = starfelt.load("race_for_the_galaxy")

#: A table for each game: one person, and bots.
TABLES = {
    **dict.fromkeys(starfelt.GAMES, "you,thumb"),
    "stolen_plans": "you,thumb,random",
    "race_for_the_galaxy": "you,random,random,random,random,random",
}

#: Where a whole game takes long, a few rounds of it do.
SHORT = {"race_for_the_galaxy": {"cap": "3"}}

Taste = Callable[[Choice], list[int]]


def first(choice: Choice) -> list[int]:
    """Always the first choices: draw, or as many of the first cards as are wanted."""
    return list(range(1, choice.most + 1))


def last(choice: Choice) -> list[int]:
    """Always the last choices, named from the end on; no defence, but no turn ended early."""
    if choice.pool and not choice.enter_stops:
        return [len(choice.pool)]
    return list(range(len(choice.pool), len(choice.pool) - choice.least, -1))


class Person(Console):
    """Reads the prompts of a game in this process and notes down what was entered."""

    def __init__(self, mode: LineMode, taste: Taste) -> None:
        super().__init__()
        self.mode = mode
        self.taste = taste
        self.entered: list[str] = []
        self.shown: list[str] = []

    def say(self, lines: Iterable[str]) -> None:
        self.shown += lines

    def hide(self) -> None:
        self.shown.append("")

    def ask(self, prompt: str) -> str:
        self.shown.append(prompt)
        self.entered.append(self.answer(prompt))
        return self.entered[-1]

    def answer(self, prompt: str) -> str:
        state, text = self.mode.recorder.state, self.mode.text
        turns = {text("line-hand-over", player=name) for name in self.mode.names}
        if state.is_over() or prompt in {*turns, text("line-hide")}:
            return ""
        seat = self.mode.looking
        asked = asked_of(self.mode.game, state, seat)
        numbers = self.taste(self.mode.screen(seat).choice(asked))
        return " ".join(str(number) for number in numbers)


def played(
    seats: str,
    seed: int,
    taste: Taste = first,
    options: dict[str, Any] | None = None,
    language: str = "en",
    game: str = "stolen_plans",
) -> tuple[LineMode, list[str]]:
    """A whole game by such people, and the lines that they entered."""
    seated = read_players(seats)
    words = [player.written() for player in seated]
    recorder = begin(starfelt.load(game), len(seated), seed, options, words)
    mode = LineMode(Text(language), recorder, seated)
    person = Person(mode, taste)
    mode.console = person
    mode.play()
    return mode, person.entered


def starfelt_with(*arguments: str, lines: Iterable[str] = ()) -> Result:
    """Run the command in this process."""
    return CliRunner().invoke(main, arguments, input="".join(f"{line}\n" for line in lines))


def is_seeded(arguments: Sequence[str]) -> bool:
    """Is every game that these start the same in every run?"""
    if "play" not in arguments:
        return True
    return any(word.startswith(("--seed", "--load", "--help")) for word in arguments)


def through_a_pipe(
    *arguments: str, lines: Iterable[str], folder: Path
) -> subprocess.CompletedProcess[bytes]:
    """Run the command as a process of its own, its input and output being pipes."""
    assert is_seeded(arguments), "this game may end in any way: play it with --seed"
    package = str(Path(starfelt.__file__).parent.parent)
    path = os.pathsep.join(p for p in (package, os.environ.get("PYTHONPATH", "")) if p)
    return subprocess.run(
        [sys.executable, "-m", "starfelt", *arguments],
        input="".join(f"{line}\n" for line in lines).encode(errors="surrogateescape"),
        capture_output=True,
        check=False,
        cwd=folder,
        env={**os.environ, "PYTHONPATH": path},
        timeout=60,
    )


def position(folder: Path, **fields: Any) -> str:
    """A file with a position: base deck, the seat 0 is on turn."""
    document = {
        "game": "stolen_plans",
        "rules": GAME.rules,
        "seats": len(fields["hands"]),
        "options": {"deck": "base"},
        "turn": 0,
        **fields,
    }
    path = folder / "position.json"
    path.write_text(json.dumps(document))
    return str(path)


ROW = ["freighter", "ram", "cutter", "survey_ship", "battle_station"]


def realms_position(folder: Path, mine: Any = None, theirs: Any = None, **fields: Any) -> str:
    """A file with a position of Star Realms: the seat 0 is on turn, and five cards in the row."""
    fields = {"turn": 0, "players": [mine or {}, theirs or {}], "row": ROW, **fields}
    return saved_position(folder / "realms.json", REALMS, fields)


def war_position(folder: Path, mine: Any = None, theirs: Any = None, **fields: Any) -> str:
    """A file with a position of Empire vs. Rebellion: seat 0 is the Rebel and on turn."""
    return saved_position(folder / "war.json", WAR, war_fields(mine, theirs, **fields))


def war_fields(mine: Any = None, theirs: Any = None, **fields: Any) -> dict[str, Any]:
    """A struggle for the Battle of Hoth; each side has seen the strategy that it names."""
    players = [dict(mine or {}), dict(theirs or {})]
    for seat, player in enumerate(players):
        if "chosen" in player:
            player.setdefault("seen", [seat])
    return {"event": "battle_of_hoth", "players": players, **fields}


def saved_position(path: Path, game: AnyGame, fields: dict[str, Any]) -> str:
    """A replay that begins with this position."""
    replay = {
        "format": FORMAT,
        "game": game.name,
        "rules": game.rules,
        "seats": fields.get("seats", 2),
        "options": fields.get("options", {}),
        "make": MAKES[KEYED],
        "position": {"game": game.name, "rules": game.rules, **fields},
    }
    path.write_text(json.dumps(replay))
    return str(path)


def answers_in(path: Path) -> list[tuple[int, int]]:
    return [(seat, action) for seat, action in json.loads(path.read_text()).get("answers", [])]
