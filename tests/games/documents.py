"""Positions in words with something wrong in them."""

import json
from collections.abc import Iterator, Sequence
from typing import Any

from starfelt.core.rng import Rng

Way = tuple[Any, ...]  # keys and places


def paths(document: Any, path: Way = ()) -> Iterator[Way]:
    """Where there is something in the document."""
    items = {}
    if isinstance(document, dict):
        items = document
    elif isinstance(document, list):
        items = dict(enumerate(document))
    for key, item in items.items():
        yield (*path, key)
        yield from paths(item, (*path, key))


def mutilated(
    document: Any, rng: Rng, strange: Sequence[object], rarely: Sequence[str] = ()
) -> Any:
    """A copy in which one thing is a strange one, is missing, or is there twice.

    Fields that are long and much alike can be left alone most of the time.
    """
    copy = json.loads(json.dumps(document))
    found = [way for way in paths(copy) if way[0] not in rarely or rng.below(20) == 0]
    *way, last = found[rng.below(len(found))]
    inner = copy
    for key in way:
        inner = inner[key]
    what = rng.below(6)
    if what == 0:
        del inner[last]
    elif what == 1 and isinstance(inner, list):
        inner.append(inner[last])
    else:
        inner[last] = strange[rng.below(len(strange))]
    return copy
