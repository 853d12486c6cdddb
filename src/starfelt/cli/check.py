"""The command `check`: the contract that every game passes."""

from typing import Any

import click
import msgspec

import starfelt
from starfelt.cli import values
from starfelt.cli.flags import as_json, lang
from starfelt.cli.output import progress, say
from starfelt.cli.program import Command
from starfelt.core import contract
from starfelt.words.leak_channels import TEXTS
from starfelt.words.text import Text


@click.command(cls=Command, help="cli-check")
@click.argument("game")
@click.option("--pairs", metavar="N", default="1000", callback=values.number(0))
@click.option("--seed", metavar="SEED", default="0", callback=values.seed)
@lang
@as_json
@click.pass_context
def check(ctx: click.Context, game: str, pairs: int, seed: int, as_json: bool) -> None:
    """The contract that every game passes."""
    rules = starfelt.load(game)
    with progress(ctx, pairs) as update:
        report = contract.check(rules, pairs, seed, TEXTS, update)
    facts = {**msgspec.to_builtins(report), "ok": report.ok}
    say(ctx, facts, as_json, report_in_words)
    if not report.ok:
        ctx.exit(1)


def report_in_words(text: Text, facts: dict[str, Any]) -> list[str]:
    numbers = {key: facts[key] for key in ("games", "answers", "pairs", "different")}
    lines = [text("cli-checked", game=text.game(facts["game"]), **numbers)]
    for check, result in facts["checks"].items():
        what = text(f"cli-check-{check}")
        key = "cli-check-passed" if result == "ok" else "cli-check-failed"
        lines.append(text(key, check=what, problem=result))
    return lines
