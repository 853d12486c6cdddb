"""A finished table as a replay: how it began, every answer, and how it went."""

from collections.abc import Sequence

from starfelt.core.course import KINDS, Moment
from starfelt.core.replay import FORMAT, Recorder, Replay, commitment
from starfelt.core.rng import KEYED, MAKES
from starfelt.table.rows import Row
from starfelt.table.table import Table


def recorded(table: Table, rows: Sequence[Row]) -> Recorder:
    """The replay of a table with these rows; it holds the seed, so only after the end."""
    assert table.is_over(), "the seed of a running game is a secret"
    setup = table.setup
    course = [Moment(row.kind, row.seat, row.value, row.at) for row in rows if row.kind in KINDS]
    replay = Replay(
        FORMAT,
        setup.game,
        setup.rules,
        setup.seats,
        dict(table.game.complete(setup.options)),
        MAKES[KEYED],
        setup.seed,
        players=[seat.name for seat in table.seats],
        commitment=commitment(setup.seed),
        course=course,
    )
    recorder = Recorder(table.game, replay)
    for seat, action in table.answers:
        recorder.answer(seat, action)
    return recorder
