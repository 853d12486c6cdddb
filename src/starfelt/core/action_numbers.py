"""Verbs of actions: a game's actions are numbered by verb, each verb with a run of numbers."""

from mypy_extensions import i64


def verb_in(verbs: tuple[tuple[str, int], ...], action: i64) -> tuple[str, i64]:
    """The verb, of those with their first numbers in ascending order, and the number after it."""
    found, base = verbs[0]
    for verb, start in verbs:
        if start <= action:
            found, base = verb, start
    return found, action - base
