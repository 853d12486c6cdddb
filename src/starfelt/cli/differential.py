"""The command `differential`: recorded games of another engine, compared with ours."""

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

import click
import msgspec

from starfelt.cli.flags import as_json, lang
from starfelt.cli.output import progress, say
from starfelt.cli.program import Command
from starfelt.words.text import Text


@click.command(cls=Command, help="cli-differential")
@click.argument("files", metavar="FILE...", nargs=-1, required=True)
@lang
@as_json
@click.pass_context
def differential(ctx: click.Context, files: tuple[str, ...], as_json: bool) -> None:
    """Recorded games of another engine, compared with ours."""
    paths = [Path(file) for file in files]
    with progress(ctx, number_of_games(paths)) as update:
        facts = compared(paths, update)
    say(ctx, facts, as_json, report)
    if facts["differences"]:
        ctx.exit(1)


def number_of_games(files: Sequence[Path]) -> int:
    """How many games there are to compare; refuses a file that can't be read, before any work."""
    return sum(1 for file in files for _ in recorded().records(file))


def compared(files: Sequence[Path], update: Callable[[int], None] | None) -> dict[str, Any]:
    """Compare all games; `update` is told of each one."""

    def one_more() -> None:
        if update is not None:
            update(1)

    return facts(recorded().compare(files, one_more))


def recorded() -> ModuleType:
    """The one game that has records; no other command loads it."""
    from starfelt.games.race_for_the_galaxy.recorded import compare  # noqa: PLC0415

    return compare


def facts(comparison: Any) -> dict[str, Any]:
    return {
        "games": comparison.games,
        "equal": comparison.equal,
        "excluded": msgspec.to_builtins(comparison.excluded),
        "differences": msgspec.to_builtins(comparison.differences),
    }


def report(text: Text, found: dict[str, Any]) -> list[str]:
    """How many games, and a line for each that is not equal; numbers are as in the facts."""
    lines = [text(f"cli-differential-{key}", number=str(found[key])) for key in ("games", "equal")]
    lines.append(text("cli-differential-excluded", number=str(len(found["excluded"]))))
    for game in found["excluded"]:
        lines.append(text("cli-differential-left-out", id=game["id"], section=game["section"]))
    lines.append(text("cli-differential-differences", number=str(len(found["differences"]))))
    for game in found["differences"]:
        key = "cli-differential-rule" if game["rule"] else "cli-differential-no-rule"
        lines.append(
            text(
                "cli-differential-parted",
                id=game["id"],
                where=game["where"],
                what=game["what"],
                ours=written(game["ours"]),
                theirs=written(game["theirs"]),
                rule=text(key, rule=game["rule"]),
            )
        )
    return lines


def written(value: Any) -> str:
    """A value as the record has it."""
    return json.dumps(value, ensure_ascii=False)
