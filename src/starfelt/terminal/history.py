"""What everybody was told, answer by answer: the log, and what an undo must not unsay."""

from starfelt.core.game import SPECTATOR, AnyGame, Told
from starfelt.core.machine import State
from starfelt.core.replay import Recorder
from starfelt.core.told import Kind
from starfelt.table.undo_rules import innocent

Page = list[list[Told]]  # by seat, and the spectator last


class Chronicle:
    """One page for each answer; page 0 is the start of the game."""

    def __init__(self, recorder: Recorder) -> None:
        self.game: AnyGame = recorder.game
        self.pages: list[Page] = []
        self.randomness: list[list[int]] = []
        state = recorder.beginning()
        self.note(state)
        for seat, action in recorder.replay.answers:
            state.answer(seat, action)
            self.note(state)

    def note(self, state: State) -> None:
        """Write down what was told of the latest answer."""
        readers = [*range(state.seats), SPECTATOR]
        page = [self.game.told(state, reader) for reader in readers]
        if not self.pages:
            page = [[told for told in start if not self.kind(told).dealt] for start in page]
        self.pages.append(page)
        self.randomness.append(state.rng.numbers())

    def told(self, reader: int, since: int = 0) -> list[Told]:
        """What this seat was told from a page on; a spectator is the last reader of a page."""
        return [told for page in self.pages[since:] for told in page[reader]]

    def part_began(self, since: int) -> bool:
        """Did a part of the game, such as somebody's turn, begin from this page on?"""
        return any(self.begins_part(told) for told in self.told(SPECTATOR, since))

    def begins_part(self, told: Told) -> bool:
        return self.kind(told).begins

    def kind(self, told: Told) -> Kind:
        return self.game.told_kinds[told.kind]

    def back_to(self, answers: int) -> None:
        del self.pages[answers + 1 :]
        del self.randomness[answers + 1 :]

    def has_secrets(self, seat: int, since: int) -> bool:
        """Was this seat told more than everybody was?"""
        return any(page[seat] != page[SPECTATOR] for page in self.pages[since:])

    def is_innocent(self, seat: int, answers: int) -> bool:
        """Has nobody learned of a hidden card since so many answers, by what this seat did?

        No chance was at work, and every answer is innocent by itself.
        """
        if self.randomness[answers] != self.randomness[-1]:
            return False
        return all(innocent(self.game, page, seat) for page in self.pages[answers + 1 :])
