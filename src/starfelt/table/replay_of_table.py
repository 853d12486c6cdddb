"""A finished table as a replay: how it began, every answer, and how it went."""

from collections.abc import Sequence

from starfelt.core.replay import FORMAT, Recorder, Replay, commitment
from starfelt.core.rng import KEYED, MAKES
from starfelt.core.table_record import KINDS, UNPICK, Moment
from starfelt.table.log_rows import UNDO, Row
from starfelt.table.table import Table


def recorded(table: Table, rows: Sequence[Row]) -> Recorder:
    """The replay of a table with these rows; it holds the seed, so only after the end."""
    assert table.is_over(), "the seed of a running game is a secret"
    setup = table.setup
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
    )
    recorder = Recorder(table.game, replay)
    for seat, action in table.answers:
        recorder.answer(seat, action)
    replay.course = [moment(row) for row in rows if row.kind in KINDS]
    return recorder


def moment(row: Row) -> Moment:
    """A row as a replay keeps it; picks taken back unnoticed leave those of others standing."""
    kind = UNPICK if row.kind == UNDO and row.quiet else row.kind
    return Moment(kind, row.seat, row.value, row.at)
