"""Answers tried out on a copy of the game, and written down as the rows they will be."""

from starfelt.core.game import SPECTATOR
from starfelt.core.machine import State
from starfelt.table.log_rows import ANSWER, Row
from starfelt.table.table import Table


class Trial:
    """One choice of a seat, pick by pick; the table itself stays as it is."""

    def __init__(
        self, table: Table, seat: int, now: int, kind: str = ANSWER, who: str = ""
    ) -> None:
        self.table = table
        self.seat = seat
        self.now = now
        self.kind = kind
        self.who = who
        self.state = table.state.clone()
        question = self.state.question(seat)
        assert question is not None
        self.question = question
        self.picks = int(question.picks(self.state))
        self.rows: list[Row] = []

    def answer(self, action: int) -> None:
        """The next pick; an illegal one is refused."""
        before = self.state.clone()
        self.state.answer(self.seat, action)
        quiet = self.is_unnoticed(before)
        part = len(self.rows)
        self.rows.append(Row(self.kind, self.seat, self.now, action, quiet, part, self.who))

    def is_unnoticed(self, before: State) -> bool:
        """Is everything as it was for all others?  Then even its number is a secret."""
        game = self.table.game
        others = [seat for seat in range(len(self.table.seats)) if seat != self.seat]
        readers = (*others, SPECTATOR)
        if any(game.told(self.state, reader) for reader in readers):
            return False
        return all(game.view(before, r) == game.view(self.state, r) for r in readers)

    @property
    def goes_on(self) -> bool:
        """Has nobody noticed anything yet, so that more picks belong to this choice?"""
        return not self.rows or (self.rows[-1].quiet and self.seat in self.state.asked())

    @property
    def is_one_choice(self) -> bool:
        """Is the same choice still being made?  What follows it may not be tried out in advance:
        whether it is possible may depend on cards that have just been drawn."""
        question = self.state.question(self.seat)
        if question is None or type(question) is not type(self.question):
            return False
        return int(question.picks(self.state)) == self.picks - len(self.rows)
