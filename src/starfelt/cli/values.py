"""The values that options take, each refused in one sentence where it is wrong."""

import math
from collections.abc import Callable, Sequence

import click

from starfelt.core.refusal import Refusal

Value = str | None

MOST = 10**15  # more than anybody can wait for


def number(least: int) -> Callable[[click.Context, click.Parameter, Value], int | None]:
    """A whole number, not below the least one."""

    def read(ctx: click.Context, param: click.Parameter, value: Value) -> int | None:
        if value is None:
            return None
        found = whole(value, 10)
        if found is None or not least <= found <= MOST:
            option = param.opts[0]
            raise Refusal("not-a-whole-number", option=option, value=value, least=least)
        return found

    return read


def seed(ctx: click.Context, param: click.Parameter, value: Value) -> int | None:
    """A seed, decimal or hexadecimal after 0x."""
    if value is None:
        return None
    found = whole(value[2:], 16) if value.lower().startswith("0x") else whole(value, 10)
    if found is None:
        raise Refusal("bad-seed", seed=value)
    return found


def seconds(ctx: click.Context, param: click.Parameter, value: str) -> float:
    """A length of time, more than none."""
    try:
        found = float(value)
    except ValueError:
        found = math.nan
    if not 0 < found <= 3600:
        raise Refusal("not-seconds", value=value)
    return found


def whole(word: str, base: int) -> int | None:
    try:
        return int(word, base)
    except ValueError:
        return None


def options(ctx: click.Context, param: click.Parameter, words: Sequence[str]) -> dict[str, str]:
    """The options of a game, each as KEY=VALUE."""
    found = {}
    for word in words:
        key, equals, value = word.partition("=")
        if not equals:
            raise Refusal("no-key-and-value", option=word)
        found[key] = value
    return found
