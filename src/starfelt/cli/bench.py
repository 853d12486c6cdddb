"""The command `bench`: how fast the games run here."""

from typing import Any

import click

from starfelt.arena.bench import bench as measure
from starfelt.cli import values
from starfelt.cli.flags import as_json, lang
from starfelt.cli.output import say
from starfelt.cli.program import Command
from starfelt.words.text import Text


@click.command(cls=Command, help="cli-bench")
@click.option("--seconds", metavar="S", default="1", callback=values.seconds)
@lang
@as_json
@click.pass_context
def bench(ctx: click.Context, seconds: float, as_json: bool) -> None:
    """How fast the games run here."""
    say(ctx, measure(seconds), as_json, bench_in_words)


def bench_in_words(text: Text, facts: dict[str, Any]) -> list[str]:
    lines = []
    for game, builds in facts.items():
        for build, figures in builds.items():
            title = text(f"cli-bench-{build}", game=text.game(game))
            if figures is None:
                lines.append(text("cli-bench-none", build=title))
                continue
            lines.append(
                text(
                    "cli-bench-figures",
                    build=title,
                    games=figures["games_per_second"],
                    answers=figures["answers_per_second"],
                    clone=f"{figures['clone_us']:.2f}",
                )
            )
    return lines
