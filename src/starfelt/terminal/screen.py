"""What one seat reads on the terminal: its log, its table, its questions, as plain lines."""

from collections import Counter
from collections.abc import Iterable, Sequence
from importlib import import_module
from itertools import groupby
from typing import Any

from starfelt.core.game import Game, Told
from starfelt.terminal.choice import Choice
from starfelt.text import Text, reader


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

    def cards(self, cards: Iterable[str], values: bool = False) -> str:
        """A list of cards by name, equal ones once with their number."""
        counts = Counter(self.layout.named(self, c) if values else self.card(c) for c in cards)
        return self.listed(
            self.text("line-copies", card=name, number=number) if number > 1 else name
            for name, number in counts.items()
        )

    def listed(self, words: Iterable[str]) -> str:
        return self.text("line-comma").join(words)

    # ------------------------------------------------------------------ the log
    def log(self, events: Sequence[Told]) -> list[str]:
        """Everything, in whole sentences."""
        return self.folded(self.sentence(alike) for alike in self.gathered(events))

    def news(self, events: Sequence[Told], view: Any) -> list[str]:
        """What is worth a line before the table and the question are shown."""
        asked = self.question(view)
        told = self.layout.newsworthy(events, self.seat, asked)
        return self.folded(self.sentence(alike) for alike in self.gathered(told))

    def folded(self, sentences: Iterable[str]) -> list[str]:
        """The same sentence several times in a row is one line."""
        lines = []
        for sentence, same in groupby(sentences):
            number = len(list(same))
            if number > 1:
                lines.append(self.text("line-times", sentence=sentence, number=number))
            else:
                lines.append(sentence)
        return lines

    def gathered(self, events: Sequence[Told]) -> list[list[Told]]:
        """Events in a row that differ in the card alone make one sentence."""
        groups: list[list[Told]] = []
        for event in events:
            listed = event.kind in self.layout.LISTED and event.card is not None
            if listed and groups and alike(groups[-1][-1], event):
                groups[-1].append(event)
            else:
                groups.append([event])
        return groups

    def sentence(self, events: Sequence[Told]) -> str:
        if len(events) == 1:
            return self.text.event(self.game.name, events[0], self.seat, self.names)
        cards = self.cards(event.card for event in events if event.card)
        first = events[0]
        facts = {"other": self.names[first.other]} if first.other is not None else {}
        return self.text(
            f"{self.game.name}-log-{first.kind}",
            player=self.names[first.seat],
            number=first.number,
            reader=reader(self.seat, first.seat, first.other),
            card=cards,
            **facts,
        )

    # ------------------------------------------------------------------ the table
    def view(self, state: Any) -> Any:
        """All that the reader may know: what the other lines are made of."""
        return self.game.view(state, self.seat)

    def table(self, view: Any) -> list[str]:
        lines: list[str] = self.layout.table(self, view)
        return lines

    # ------------------------------------------------------------------ the question
    def question(self, view: Any) -> dict[str, Any] | None:
        """The question that this seat is asked now."""
        return next((question for question in view.asked if question["seat"] == self.seat), None)

    def prompts(self, view: Any) -> list[str]:
        """Who is asked what: for the one who is asked, and for all others."""
        return [
            self.text.prompt(self.game.name, question, self.seat, self.names)
            for question in view.asked
        ]

    def choices(self, view: Any, choice: Choice) -> list[str]:
        """The numbered choices of the seat that is asked."""
        question = self.question(view)
        if question is None:
            return []
        lines = []
        for numbers, action in choice.lines():
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


def alike(one: Told, two: Told) -> bool:
    """The same but for the card."""
    return (one.kind, one.seat, one.other) == (two.kind, two.seat, two.other) and bool(one.card)
