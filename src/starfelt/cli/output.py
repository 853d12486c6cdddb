"""What commands print: facts in words or as JSON, and how far they are."""

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import click
import msgspec

from starfelt.cli.program import text_of


def say(ctx: click.Context, facts: Any, as_json: bool, lines: Callable[..., list[str]]) -> None:
    """Facts as one JSON object, or in words."""
    if as_json:
        click.echo(json.dumps(msgspec.to_builtins(facts), indent=2, ensure_ascii=False))
        return
    for line in lines(text_of(ctx), facts):
        click.echo(line)


@contextmanager
def progress(ctx: click.Context, length: int) -> Iterator[Callable[[int], None] | None]:
    """A bar on standard error, if somebody is looking."""
    if not sys.stderr.isatty():
        yield None
        return
    with click.progressbar(length=length, file=sys.stderr, show_pos=True) as bar:
        yield bar.update
