"""What the shared sentences, screens and logs ask of a game: its words, as one record.

Each game declares its own in `words/__init__.py`; mypy refuses a record that lacks a part.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Generic, TypeVar

from starfelt.core.game import Action, Told
from starfelt.core.steps import AnyView, OpenQuestion
from starfelt.words.lines import Line
from starfelt.words.log_lines import as_it_happened
from starfelt.words.reasons import Closed, unexplained

if TYPE_CHECKING:
    from starfelt.words.screen import Screen
    from starfelt.words.text import Text

View = TypeVar("View", bound=AnyView)  # what a seat sees of this game
Asked = TypeVar("Asked", bound=OpenQuestion)  # an open question of this game, as a view shows it
Facts = dict[str, str | int]
Names = Sequence[str]
Answers = Sequence[tuple[int, Action]]


def no_facts(*_: object) -> Facts:
    """For a game whose sentences need nothing more."""
    return {}


def no_lists(text: "Text") -> Mapping[str, str]:
    """For a game whose rulebook lists no cards."""
    return {}


def no_card(question: OpenQuestion) -> None:
    """For a game whose questions are not about a card."""
    return


def no_lessons(text: "Text", view: object) -> Iterable[tuple[str, Facts]]:
    """For a game without a tutorial."""
    return ()


@dataclass(frozen=True, kw_only=True)
class Words(Generic[View, Asked]):
    """The words of one game."""

    # ------------------------------------------------------------------ facts that fill sentences
    #: What a card is and does, in one line or more.
    card_lines: Callable[["Text", str], list[str]]
    #: The card that a question is about.
    question_card: Callable[[Asked], str | None] = no_card
    #: The facts of a question: whose it is, of what and how many.
    question_facts: Callable[["Text", Asked, int, Names], Facts]
    #: The key of a choice, and its facts.
    option: Callable[["Text", Action, Asked, Names], tuple[str, Facts]]
    #: The facts of the rule behind a question.
    why_facts: Callable[["Text", Asked], Facts]
    #: The numbers in the rulebook.
    rule_facts: Callable[[], Facts]
    #: The lists of cards in the rulebook, made from the rows.
    rule_lists: Callable[["Text"], Mapping[str, str]] = no_lists
    #: What a choice costs or brings on the table in sight.
    table_facts: Callable[["Text", Action, Asked, View, Names], Facts] = no_facts
    #: Further facts of a line of the log.
    event_facts: Callable[["Text", Told, Names], Facts] = no_facts
    #: What a guided game has to teach now: lessons by name, with their facts.
    lessons: Callable[["Text", View], Iterable[tuple[str, Facts]]] = no_lessons

    # ------------------------------------------------------------------ the table in lines
    table: Callable[["Screen", View], list[Line]]
    #: The table in short, shown where the whole was shown before.
    status: Callable[["Screen", View], list[Line]]
    #: What is said after the ending, such as the score.
    afterword: Callable[["Screen", View], list[Line]]
    #: The cards of the reader's hand.
    hand: Callable[[View], tuple[str, ...]]
    #: A card by name, with its values.
    named: Callable[["Screen", str], str]
    #: The card that the help names.
    example: str
    #: Piles and figures that can be looked at besides the table, ...
    looks: Mapping[str, Callable[["Screen", View], list[Line]]] = field(default_factory=dict)
    #: ... and those of them that can be told what they are about, even if nothing is named.
    about: Mapping[str, Callable[["Screen", View, str], list[Line]]] = field(default_factory=dict)

    # ------------------------------------------------------------------ the choices
    #: Answers that are listed after the others, ...
    late: tuple[int, ...] = ()
    #: ... and as number 0.
    last: tuple[int, ...] = ()
    #: Several answers in one go: each gesture finds the next one.
    gestures: Mapping[str, Callable[[Answers], int | None]] = field(default_factory=dict)
    #: Choices with words of their own in plain lines, by verb and question.
    options: Mapping[tuple[str, str], Callable[["Screen", Action], str]] = field(
        default_factory=dict
    )
    #: Why something in sight can't be chosen.
    closed: Callable[["Screen", View, Asked, Sequence[Action]], list[Closed]] = unexplained

    # ------------------------------------------------------------------ the log
    #: One sentence for events that belong together.
    sentence: Callable[["Screen", Sequence[Told]], str]
    #: Does an event belong into the sentence that was begun?
    goes_on: Callable[[Sequence[Told], Told], bool]
    #: What is worth a line before the table and the question are shown.
    newsworthy: Callable[[Sequence[Told], int, Asked | None], list[Told]]
    #: Events in the order in which they are told.
    arranged: Callable[[Sequence[Told]], Sequence[Told]] = as_it_happened


#: The words of a game of which nothing is known but that it is one.
AnyWords = Words[AnyView, OpenQuestion]
