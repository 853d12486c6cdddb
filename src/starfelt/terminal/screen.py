"""What one seat reads on the terminal: its log, its table, its questions, as plain lines."""

from collections import Counter
from collections.abc import Iterable, Sequence
from importlib import import_module
from typing import Any

from starfelt.core.game import SPECTATOR, Game, Told
from starfelt.terminal.choice import Choice
from starfelt.text import Text


class Screen:
    """The words of one game for one reader; seat -1 is a spectator."""

    def __init__(self, text: Text, game: Game[Any, Any], names: Sequence[str], seat: int) -> None:
        self.text = text
        self.game = game
        self.names = names
        self.seat = seat
        self.layout: Any = import_module(f"starfelt.terminal.{game.name}")

    def card(self, card: str) -> str:
        return self.text.card(self.game.name, card)

    def cards(self, cards: Iterable[str]) -> str:
        """A list of cards by name, equal ones once with their number."""
        counts = Counter(self.layout.named(self, card) for card in cards)
        return self.listed(
            self.text("line-copies", card=name, number=number) if number > 1 else name
            for name, number in counts.items()
        )

    def listed(self, words: Iterable[str]) -> str:
        return self.text("line-comma").join(words)

    # ------------------------------------------------------------------ the log
    def log(self, events: Sequence[Told]) -> list[str]:
        """Everything, in whole sentences."""
        return [self.event(event) for event in events]

    def news(self, events: Sequence[Told], state: Any) -> list[str]:
        """What is worth a line before the table and the question are shown."""
        asked = self.question(state)
        told = self.layout.newsworthy(events, self.seat, asked)
        return [self.event(event) for event in told]

    def event(self, event: Told) -> str:
        return self.text.event(self.game.name, event, self.seat, self.names)

    # ------------------------------------------------------------------ the table
    def table(self, state: Any) -> list[str]:
        lines: list[str] = self.layout.table(self, self.game.view(state, self.seat))
        return lines

    # ------------------------------------------------------------------ the question
    def question(self, state: Any) -> dict[str, Any] | None:
        """The question that this seat is asked now."""
        asked = self.game.view(state, self.seat).asked
        return next((question for question in asked if question["seat"] == self.seat), None)

    def prompts(self, state: Any) -> list[str]:
        """Who is asked what: for the one who is asked, and for all others."""
        return [
            self.text.prompt(self.game.name, question, self.seat, self.names)
            for question in self.game.view(state, self.seat).asked
        ]

    def choices(self, state: Any) -> list[str]:
        """The numbered choices of the seat that is asked."""
        question = self.question(state)
        if question is None:
            return []
        lines = []
        for numbers, action in Choice(state, self.seat).lines():
            twin = self.game.action(action)
            option = self.text.option(self.game.name, twin, question, self.names)
            shown = self.listed(str(number) for number in numbers)
            lines.append(self.text("line-choice", numbers=shown, option=option))
        return lines

    def how_many(self, choice: Choice) -> str:
        """The prompt itself: what to enter."""
        most = len(choice.pool)
        if choice.most == 0:
            return self.text("line-enter-none")
        if choice.least < choice.most:
            return self.text("line-enter-up-to", number=choice.most, most=most)
        if choice.most == 1:
            return self.text("line-enter-one", most=most)
        example = " ".join(str(number) for number in range(1, choice.most + 1))
        return self.text("line-enter-several", number=choice.most, most=most, example=example)

    # ------------------------------------------------------------------ the end
    def ending(self, state: Any) -> str:
        returns = state.returns()
        winner = returns.index(1) if 1 in returns else None
        return self.text.ending(self.game.name, state.ending(), winner, self.seat, self.names)


def spectator(text: Text, game: Game[Any, Any], names: Sequence[str]) -> Screen:
    return Screen(text, game, names, SPECTATOR)
