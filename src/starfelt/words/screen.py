"""What one seat reads: its log, its table, its questions, as plain lines."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby
from operator import itemgetter

from starfelt.core.game import Action, AnyGame, Told
from starfelt.core.machine import State
from starfelt.core.steps import AnyView, OpenQuestion
from starfelt.kit import kit_of
from starfelt.words.asking import Asked, asked_of, in_words
from starfelt.words.cached_text import marking
from starfelt.words.fluent import Fact
from starfelt.words.game_words import AnyWords
from starfelt.words.lines import (
    BEGINS,
    HAND_ITEM,
    ITEM,
    MORE,
    PLAYERS,
    TYPED,
    Kind,
    Line,
    line,
    named,
    unmarked,
)
from starfelt.words.numbered_choices import Choice
from starfelt.words.text import Text, reader

LONG_COUNT = 5  # amounts to choose from that need not all be listed
INDENT = "  "  # of what goes on with the line above
LONG_LINE = 5  # numbers on one line of which some are shown as a range


class Screen:
    """The words of one game for one reader; seat -1 is a spectator.

    What differs from game to game is in `words`.
    """

    def __init__(self, text: Text, game: AnyGame, names: Sequence[str], seat: int) -> None:
        self.text = text
        self.game = game
        self.names = names
        self.seat = seat
        self.words: AnyWords = kit_of(game.name).words

    def marking(self) -> "MarkingScreen":
        """The same reader's screen with the names of cards and players marked in its sentences."""
        return MarkingScreen(marking(self.text.language), self.game, self.names, self.seat)

    def card(self, card: str) -> str:
        return self.text.card(self.game.name, card)

    def cards(self, cards: Iterable[str], values: bool = False) -> str:
        """A list of cards by name, equal ones once with their number."""
        return self.counted(self.words.named(self, c) if values else self.card(c) for c in cards)

    def counted(self, words: Iterable[str]) -> str:
        """A list of words, equal ones once with their number."""
        return self.listed(
            self.text("line-copies", card=word, number=number) if number > 1 else word
            for word, number in Counter(words).items()
        )

    def listed(self, words: Iterable[str]) -> str:
        return self.text("line-comma").join(words)

    # ------------------------------------------------------------------ lines
    def line(self, key: str, kind: Kind = "", /, seat: int | None = None, **facts: Fact) -> Line:
        """Make a line of a message; what it is about stands in the message's `.label`."""
        text = self.text
        return self.made(text(key, **facts), kind, text.label(key, **facts), seat)

    def made(self, text: str, kind: Kind = "", label: str = "", seat: int | None = None) -> Line:
        """Make a line of sentences of this screen."""
        return line(text, kind, label, seat)

    def said(self, text: str) -> str:
        """A sentence of this screen as somebody reads it."""
        return text

    def plain(self, line: Line) -> str:
        """The line as one string, for whoever reads plain lines."""
        words = self.labelled(line)
        if line.kind in (ITEM, HAND_ITEM):
            return self.text("line-item", words=words)
        return f"{INDENT}{words}" if line.kind == MORE else words

    def labelled(self, line: Line) -> str:
        """The text after its label; a label alone announces the lines below it."""
        if not line.label:
            return line.text
        if not line.text:
            return self.text("line-label", label=line.label)
        return self.text("line-labelled", label=line.label, text=line.text)

    # ------------------------------------------------------------------ the log
    def log(self, events: Sequence[Told]) -> list[str]:
        """Everything, in whole sentences."""
        return self.folded(self.sentence(alike) for alike in self.gathered(events))

    def log_lines(self, events: Sequence[Told]) -> list[Line]:
        """The log as lines; one with which a part of the game begins says so, and whose it is.

        Where several begin, it is the last.
        """
        beginnings = {kind for kind, row in self.game.told_kinds.items() if row.begins}
        said = [(self.sentence(alike), alike[0]) for alike in self.gathered(events)]
        same = [list(group) for _, group in groupby(said, itemgetter(0))]
        lines = [self.made(self.times(group[0][0], len(group))) for group in same]
        begun = [at for at, group in enumerate(same) if group[0][1].kind in beginnings]
        if begun:
            at, last = begun[-1], same[begun[-1]][-1][1]
            lines[at] = Line(lines[at].text, BEGINS, "", last.seat, lines[at].cards)
        return lines

    def news(self, events: Sequence[Told], view: AnyView) -> list[str]:
        """What is worth a line before the table and the question are shown."""
        asked = self.question(view)
        told = self.words.newsworthy(events, self.seat, asked)
        return self.folded(self.sentence(alike) for alike in self.gathered(told))

    def folded(self, sentences: Iterable[str]) -> list[str]:
        """A sentence that comes several times in a row is one line."""
        return [self.times(sentence, len(list(same))) for sentence, same in groupby(sentences)]

    def times(self, sentence: str, number: int) -> str:
        return self.text("line-times", sentence=sentence, number=number) if number > 1 else sentence

    def gathered(self, events: Sequence[Told]) -> list[list[Told]]:
        """Events in a row that are told together."""
        groups: list[list[Told]] = []
        for event in self.words.arranged(events):
            if groups and self.words.goes_on(groups[-1], event):
                groups[-1].append(event)
            else:
                groups.append([event])
        return groups

    def sentence(self, events: Sequence[Told]) -> str:
        return self.words.sentence(self, events)

    def told_as_one(self, events: Sequence[Told]) -> str:
        """One sentence for events that differ in the card alone."""
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
            own="yes" if first.other == first.seat else "no",
            card=cards,
            **facts,
        )

    # ------------------------------------------------------------------ the table
    def view(self, state: State) -> AnyView:
        """All that the reader may know: what the other lines are made of."""
        return self.game.view(state, self.seat)

    def table(self, view: AnyView) -> list[Line]:
        return self.words.table(self, view)

    def table_elsewhere(self, view: AnyView) -> list[Line]:
        """The table for whoever reads it anywhere but in a terminal, where nothing can be typed."""
        return [line for line in self.table(view) if line.kind != TYPED]

    def status(self, view: AnyView) -> list[Line]:
        """The table in a line or two, where all of it was shown not long ago."""
        return self.words.status(self, view)

    def look(self, view: AnyView, name: str, about: str = "") -> list[Line]:
        """What lies in some of the piles; some looks can be told what they are about."""
        if name in self.words.about:
            return self.words.about[name](self, view, about)
        return self.words.looks[name](self, view)

    # ------------------------------------------------------------------ the question
    def question(self, view: AnyView) -> OpenQuestion | None:
        """The question that this seat is asked now."""
        return next((question for question in view.asked if question.seat == self.seat), None)

    def prompts(self, view: AnyView) -> list[str]:
        """Who is asked what: for the one who is asked, and for all others."""
        return [
            self.text.prompt(self.game.name, question, self.seat, self.names)
            for question in view.asked
        ]

    def asked(self, view: AnyView, state: State) -> Asked | None:
        """The question of this seat with all that can be answered, in words, if it has one."""
        if self.question(view) is None:
            return None
        return in_words(self, view, asked_of(self.game, state, self.seat))

    def choice(self, asked: Asked) -> Choice:
        """What the seat that is asked can choose from, by number."""
        return Choice(asked, self.words.last)

    def choices(self, asked: Asked) -> list[str]:
        """The numbered choices of the seat that is asked, and its gestures."""
        choice = self.choice(asked)
        words = {option.action: option.words for option in asked.all_options}
        lines = [
            self.text("line-choice", numbers=self.listed(map(str, numbers)), option=words[action])
            for numbers, action in choice.lines()
        ]
        if self.is_count(choice):
            lines[1:-1] = [self.text("line-and-so-on")]
        last = len(lines) - len(choice.stop)
        return [*lines[:last], *self.gestures(asked), *lines[last:]]

    def option(self, action: Action, question: OpenQuestion, view: AnyView) -> str:
        """One choice in words, with what it costs or brings on the table in sight."""
        own = self.words.options.get((action.verb, question.step))
        if own is not None:
            return own(self, action)
        return self.text.option(self.game.name, action, question, self.names, view)

    def is_count(self, choice: Choice) -> bool:
        """Is every choice an amount, under the number that it is?"""
        amounts = [self.game.action(action).number for action in choice.pool]
        return len(amounts) >= LONG_COUNT and amounts == list(range(1, len(amounts) + 1))

    def gestures(self, asked: Asked) -> list[str]:
        """What can be done in one go, by the short word that does it."""
        return [
            self.text("line-choice", numbers=self.text(f"line-short-{one.name}"), option=one.words)
            for one in asked.gestures
        ]

    def next_of(self, gesture: str, state: State) -> int | None:
        """The answer with which a gesture begins or goes on; None where it has nothing to do."""
        if self.seat not in state.asked():
            return None
        found = asked_of(self.game, state, self.seat).gestures
        return next((one.action for one in found if one.name == gesture), None)

    def how_many(self, choice: Choice) -> str:
        """The prompt itself: what to enter."""
        most = len(choice.pool)
        if choice.most == 0:
            return self.text("line-enter-none")
        facts: dict[str, str | int] = {
            "number": choice.most,
            "most": most,
            "example": example(choice),
        }
        if choice.least < choice.some == choice.most > 1:
            return self.text("line-enter-all-or-none", **facts)
        if choice.least < choice.most:
            key = "line-enter-up-to" if choice.stop else "line-enter-at-least"
            return self.text(key, least=choice.least, **facts)
        if choice.most == 1:
            return self.text("line-enter-one", most=most)
        return self.text("line-enter-several", **facts)

    # ------------------------------------------------------------------ the end
    def ending(self, state: State) -> str:
        returns = state.returns()
        winner = returns.index(1) if 1 in returns else None
        return self.text.ending(self.game.name, state.ending(), winner, self.seat, self.names)

    def afterword(self, state: State) -> list[Line]:
        """What is said after the ending, such as the score."""
        return self.words.afterword(self, self.view(state))


class MarkingScreen(Screen):
    """A screen that marks cards and players; its sentences leave it through `made` or `said`.

    The names of players are put in at the end, so that tables share all sentences.
    """

    def __init__(self, text: Text, game: AnyGame, names: Sequence[str], seat: int) -> None:
        super().__init__(text, game, PLAYERS[: len(names)], seat)
        self.called = names

    def made(self, text: str, kind: Kind = "", label: str = "", seat: int | None = None) -> Line:
        return line(named(text, self.called), kind, named(label, self.called), seat)

    def said(self, text: str) -> str:
        return unmarked(named(text, self.called))


def example(choice: Choice) -> str:
    """Numbers as they may be entered; of many some are a range."""
    number = choice.most
    if number < LONG_LINE:
        return " ".join(str(n) for n in range(1, number + 1))
    return f"1 3-{number + 1}" if number < len(choice.pool) else f"1-{number}"
