"""The commands `replay` and `verify`: saved games, looked at and checked."""

from pathlib import Path
from typing import Any

import click
import msgspec

import starfelt
from starfelt.bots import BOTS
from starfelt.cli import values
from starfelt.cli.flags import as_json, lang
from starfelt.cli.output import say
from starfelt.cli.program import Command
from starfelt.core.game import SPECTATOR
from starfelt.core.refusal import Refusal
from starfelt.core.replay import Recorder, read_file
from starfelt.terminal.history import Chronicle
from starfelt.terminal.seats import printable, remembered
from starfelt.words.players import Player, names, usual
from starfelt.words.screen import Screen
from starfelt.words.table_record import Course, course_lines, course_of
from starfelt.words.text import Text


@click.command(cls=Command, help="cli-replay")
@click.argument("file")
@click.option("--at", metavar="N", callback=values.number(0))
@click.option("--seat", metavar="S", callback=values.number(0))
@lang
@as_json
@click.pass_context
def replay(ctx: click.Context, file: str, at: int | None, seat: int | None, as_json: bool) -> None:
    """A game so far, as one seat saw it."""
    recorder = read_file(Path(file), starfelt.load)
    look = Look(recorder, at, seat)
    say(ctx, look.facts() if as_json else look, as_json, replay_in_words)


@click.command(cls=Command, help="cli-verify")
@click.argument("file")
@lang
@as_json
@click.pass_context
def verify(ctx: click.Context, file: str, as_json: bool) -> None:
    """Play a replay through and compare its hashes."""
    say(ctx, verified(Path(file)), as_json, verification)


class Look:
    """A game after so many answers, for one seat or a spectator."""

    def __init__(self, recorder: Recorder, at: int | None, seat: int | None) -> None:
        answers, seats = len(recorder.replay.answers), recorder.replay.seats
        if at is not None and at > answers:
            raise Refusal("no-such-answer", at=at, answers=answers)
        if seat is not None and seat >= seats:
            raise Refusal("no-such-seat", seat=seat, most=seats - 1)
        self.answers = answers
        self.committed = bool(recorder.replay.commitment)
        self.course = course_of(recorder)
        if at is not None and at < answers:
            recorder.back_to(at)
        self.recorder = recorder
        self.seat = seat if seat is not None else SPECTATOR
        self.told = Chronicle(recorder).told(self.seat)

    def facts(self) -> dict[str, Any]:
        replay, game = self.recorder.replay, self.recorder.game
        return {
            "game": game.name,
            "rules": game.rules,
            "seats": replay.seats,
            "players": replay.players,
            "answers": self.answers,
            "at": len(replay.answers),
            "seat": self.seat,
            "over": self.recorder.state.is_over() or self.is_at_the_end(),
            "committed": self.committed,
            "course": self.course,
            "log": self.told,
            "view": game.view(self.recorder.state, self.seat),
        }

    def is_at_the_end(self) -> bool:
        """Are all answers shown of a live game that is over?"""
        whole = len(self.recorder.replay.answers) == self.answers
        return whole and self.course is not None and self.course.is_over

    def is_live(self) -> bool:
        return self.committed or self.course is not None


def live_names(text: Text, players: list[str], seats: int) -> list[str]:
    """What people and bots at a live table are called; a file may lack some."""
    return names(
        text,
        [
            Player(bot=word) if word in BOTS else Player(name=printable(word))
            for word in (players + [""] * seats)[:seats]
        ],
    )


def replay_in_words(text: Text, look: Look) -> list[str]:
    """The log as the seat was told it, the table as it sees it, and how it went at the table."""
    recorder, state = look.recorder, look.recorder.state
    players, seats = recorder.replay.players, recorder.replay.seats
    if look.is_live():
        called = live_names(text, players, seats)
    else:
        called = names(text, remembered(players, seats) or usual(seats))
    screen = Screen(text, recorder.game, called, look.seat)
    at = len(recorder.replay.answers)
    title = text.game(recorder.game.name)
    lines = [text("cli-replay-title", game=title, at=at, answers=look.answers)]
    lines += [text("cli-replay-seat", seat=seat, player=name) for seat, name in enumerate(called)]
    view = screen.view(state)
    table = [screen.plain(line) for line in screen.table_elsewhere(view)]
    lines += ["", *screen.log(look.told), "", *table, ""]
    if state.is_over():
        lines.append(screen.ending(state))
    elif not look.is_at_the_end():
        lines += screen.prompts(view)
    return lines + (course_lines(text, look.course, called) if look.course else [])


def verified(path: Path) -> dict[str, Any]:
    """How many answers and hashes of a replay agree; refused if any does not."""
    recorder = read_file(path, starfelt.load)
    answers = len(recorder.replay.answers)
    document = msgspec.json.decode(path.read_bytes())
    hashes = document.get("hashes", {}) if "format" in document else {}
    course = course_of(recorder)
    return {
        "file": str(path),
        "game": recorder.game.name,
        "rules": recorder.game.rules,
        "seats": recorder.replay.seats,
        "players": recorder.replay.players,
        "answers": answers,
        "hashes": len(hashes),
        "over": recorder.state.is_over() or (course is not None and course.is_over),
        "committed": bool(recorder.replay.commitment),
        "commitment": recorder.replay.commitment,
        "course": course,
        "hash": recorder.state.hash(),
        "ok": True,
    }


def verification(text: Text, facts: dict[str, Any]) -> list[str]:
    course: Course | None = facts["course"]
    key = "cli-verified-over" if facts["over"] else "cli-verified"
    if course is not None and course.end:
        key = "cli-verified-ended"
    lines = [text(key, file=facts["file"], answers=facts["answers"], hashes=facts["hashes"])]
    if facts["committed"]:
        lines.append(text("cli-verified-commitment", commitment=facts["commitment"]))
    if course is None:
        return lines
    return lines + course_lines(text, course, live_names(text, facts["players"], facts["seats"]))
