"""How Stolen Plans looks in plain lines."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from starfelt.core.game import Told
from starfelt.words.lines import HAND, Line
from starfelt.words.log_lines import alike

from ..notation.steps import STEPS, PlansQuestion
from ..rules.told import TOLD
from ..view import PlansView, SeatView, Sight
from .sentences import card_facts

if TYPE_CHECKING:
    from starfelt.words.screen import Screen

#: Events that a question says again.
SAID_BY_QUESTION = STEPS.known((("lose", "loses"), ("take", "sees")))


# -------------------------------------------------------------------------------- the log
def goes_on(events: Sequence[Told], event: Told) -> bool:
    """Are these told in one sentence with this one?"""
    return TOLD[event.kind].listed and alike(events[-1], event)


def sentence(screen: "Screen", events: Sequence[Told]) -> str:
    return screen.told_as_one(events)


def newsworthy(events: Sequence[Told], me: int, asked: PlansQuestion | None) -> list[Told]:
    """Leave out what the table, the question or the next line says again."""
    kept = []
    for i, event in enumerate(events):
        after = events[i + 1] if i + 1 < len(events) else None
        attack = event.kind == "plays" and after is not None and after.kind == "attacks"
        if not TOLD[event.kind].unsaid and not attack and not repeated(event, me, asked):
            kept.append(event)
    return kept


def repeated(event: Told, me: int, asked: PlansQuestion | None) -> bool:
    """Will the question itself say it?"""
    step = asked.step if asked is not None else ""
    return event.seat == me and (step, event.kind) in SAID_BY_QUESTION


# -------------------------------------------------------------------------------- the table
def named(screen: "Screen", card: str) -> str:
    """A card with its value, where it has one."""
    name = screen.card(card)
    facts = card_facts(card)
    for value in ("attack", "defence"):
        if facts[value]:
            return screen.text(f"line-stolen_plans-{value}", card=name, value=facts[value])
    return name


def hand(view: PlansView) -> tuple[str, ...]:
    return view.hand


def table(screen: "Screen", view: PlansView) -> list[Line]:
    lines = piles(screen, view)
    seats = len(view.seats)
    first = max(view.seat, 0)
    for i in range(seats):  # in turn order, the reader last
        seat = (first + 1 + i) % seats if view.seat >= 0 else i
        lines += player(screen, view, seat, view.seats[seat])
    lines += between(screen, view)
    if view.seat >= 0:
        key = "line-stolen_plans-hand" if view.hand else "line-stolen_plans-hand-empty"
        cards = screen.cards(view.hand, values=True)
        lines.append(screen.line(key, HAND, view.seat, cards=cards))
    return lines


def status(screen: "Screen", view: PlansView) -> list[Line]:
    """Nothing: the choices name the cards of the hand."""
    return []


def afterword(screen: "Screen", view: PlansView) -> list[Line]:
    """Nothing: the ending says it all."""
    return []


def piles(screen: "Screen", view: PlansView) -> list[Line]:
    return [
        screen.line("line-stolen_plans-draw-pile", number=view.draw_pile),
        discards(screen, view),
    ]


def discards(screen: "Screen", view: PlansView) -> Line:
    """The discard pile: all of it where it lies open, else how many cards, and the top one."""
    if not view.discarded:
        return screen.line("line-stolen_plans-no-discards")
    top = screen.card(view.discarded[-1])
    if view.options["open_discards"]:
        cards = screen.cards(sorted(view.discarded, key=screen.game.cards.index))
        return screen.line("line-stolen_plans-open-discards", cards=cards, top=top)
    return screen.line("line-stolen_plans-discards", number=view.discards, top=top)


def player(screen: "Screen", view: PlansView, seat: int, shown: SeatView) -> list[Line]:
    """What is known of a seat: how many cards, what lies before it, what was seen of its hand."""
    name, lines = screen.names[seat], []
    if seat != view.seat:
        key = "line-stolen_plans-player"
        lines.append(screen.line(key, seat=seat, player=name, number=shown.cards))
    if shown.table:
        key = "line-stolen_plans-before" if seat != view.seat else "line-stolen_plans-before-you"
        lines.append(screen.line(key, seat=seat, player=name, cards=screen.cards(shown.table)))
    known = [sight.card for sight in known_cards(view) if sight.seats == (seat,)]
    if known:
        key = "line-stolen_plans-known"
        lines.append(screen.line(key, seat=seat, player=name, cards=screen.cards(known)))
    return lines


def between(screen: "Screen", view: PlansView) -> list[Line]:
    """Cards of which it is only known that one of several players has them."""
    lines = []
    for sight in known_cards(view):
        if len(sight.seats) > 1:
            players = screen.text("line-or").join(screen.names[seat] for seat in sight.seats)
            card = screen.card(sight.card)
            lines.append(screen.line("line-stolen_plans-between", card=card, players=players))
    return lines


def known_cards(view: PlansView) -> list[Sight]:
    """What the reader knows of other hands, but for where cards are of which nothing is known."""
    sights = view.known if view.seat >= 0 else view.public
    return [sight for sight in sights if sight.card != "anything"]
