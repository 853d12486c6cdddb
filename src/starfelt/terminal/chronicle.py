"""What everybody was told, answer by answer: the log, and what an undo must not unsay."""

from importlib import import_module
from typing import Any

from msgspec.structs import replace

from starfelt.core.game import SPECTATOR, Game, Told
from starfelt.core.replay import Recorder

Page = list[list[Told]]  # by seat, and the spectator last


class Chronicle:
    """One page for each answer; page 0 is the start of the game."""

    def __init__(self, recorder: Recorder) -> None:
        self.game: Game[Any, Any] = recorder.game
        self.layout: Any = import_module(f"starfelt.terminal.{self.game.name}")
        self.pages: list[Page] = []
        self.randomness: list[list[int]] = []
        state = recorder.beginning()
        self.note(state)
        for seat, action in recorder.replay.answers:
            state.answer(seat, action)
            self.note(state)

    def note(self, state: Any) -> None:
        """Write down what was told of the latest answer."""
        readers = [*range(state.seats), SPECTATOR]
        page = [self.game.told(state, reader) for reader in readers]
        if not self.pages:
            page = [self.layout.without_deal(told) for told in page]
        self.pages.append(page)
        self.randomness.append(state.rng.numbers())

    def told(self, reader: int, since: int = 0) -> list[Told]:
        """What this seat was told from a page on; a spectator is the last reader of a page."""
        return [told for page in self.pages[since:] for told in page[reader]]

    def part_began(self, since: int) -> bool:
        """Did a part of the game, such as somebody's turn, begin from this page on?"""
        return any(told.kind in self.layout.PARTS for told in self.told(SPECTATOR, since))

    def back_to(self, answers: int) -> None:
        del self.pages[answers + 1 :]
        del self.randomness[answers + 1 :]

    def has_secrets(self, seat: int, since: int) -> bool:
        """Was this seat told more than everybody was?"""
        return any(page[seat] != page[SPECTATOR] for page in self.pages[since:])

    def is_innocent(self, seat: int, answers: int) -> bool:
        """Has nobody learned of a hidden card since so many answers, by what this seat did?

        No chance was at work, everybody was told the same, and of nobody else's cards.
        """
        if self.randomness[answers] != self.randomness[-1]:
            return False
        for page in self.pages[answers + 1 :]:
            if any(self.unchosen(told, seat) != page[SPECTATOR] for told in page):
                return False
            if any(self.shows_something(told, seat) for told in page[SPECTATOR]):
                return False
        return True

    def unchosen(self, told: list[Told], seat: int) -> list[Told]:
        """Without the cards that this seat has just picked in secret: nobody learned of them."""
        return [
            replace(event, card=None)
            if event.seat == seat and event.kind in self.layout.PICKED
            else event
            for event in told
        ]

    def shows_something(self, told: Told, seat: int) -> bool:
        """Does an event show a card that was hidden, whoever may have known it?"""
        if told.seat == seat:
            return told.kind in self.layout.REVEALS
        return told.kind not in self.layout.HARMLESS
