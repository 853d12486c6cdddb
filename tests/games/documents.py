"""Positions in words with something wrong in them."""

import json
from collections.abc import Iterator, Sequence
from typing import Any

from starfelt.core.game import AnyGame
from starfelt.core.machine import State
from starfelt.core.refusal import Refusal
from starfelt.core.rng import Rng, fast
from tests.games.playing import go_on

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


def try_it(game: AnyGame, document: Any, rng: Rng) -> bool:
    """Refused, or it can be looked at by everybody, read back and played on; whether it was read.

    What comes of a position that no game could have led to need not make sense, but it runs.
    """
    try:
        s = game.read(document)
    except Refusal:
        return False
    before = s.hash()
    for seat, world in worlds(game, s, rng):
        assert game.view(world, seat) == game.view(s, seat)
        assert game.features(world, seat) == game.features(s, seat)
    assert game.read_document(json.loads(json.dumps(game.write(s)))).hash() == before
    t = s.clone()
    go_on(t, rng.word(), 12)
    assert all(game.view(world, seat) for seat, world in worlds(game, t, rng))
    assert s.hash() == before
    return True


def worlds(game: AnyGame, s: State, rng: Rng) -> list[tuple[int, State]]:
    """Whoever may look on, with a world for each."""
    return [(seat, game.resample(s, seat, fast(rng.word()))) for seat in range(-1, s.seats)]
