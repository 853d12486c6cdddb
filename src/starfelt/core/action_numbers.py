"""Verbs of actions: a game's actions are numbered by verb, each verb with a run of numbers.

A row is a verb, its first number, and the zone of the table where its actions are done: a place
such as the hand, or nothing for what is only a button.
"""

from mypy_extensions import i64

Verbs = tuple[tuple[str, int, str], ...]


def verb_in(verbs: Verbs, action: i64) -> tuple[str, i64]:
    """The verb, of rows in ascending order of their numbers, and the number after it."""
    found, base, _ = verbs[0]
    for verb, start, _ in verbs:
        if start > action:
            break
        found, base = verb, start
    return found, action - base


def zones_of(verbs: Verbs) -> dict[str, str]:
    """The zone of each verb."""
    return {verb: zone for verb, _, zone in verbs}
