"""Cards and players of Race for the Galaxy in a few words."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from starfelt.core.game import SPECTATOR, Action
from starfelt.words.lines import ITEM, MORE, Kind, Line, marked, unmarked

from ..notation.write import BOOSTED
from ..rules.player import Player
from ..rules.powers.card import SAVES_AT_START
from ..rules.powers.designs import CARDS, KEYS
from ..rules.powers.powers import (
    DEVELOP_DISCOUNT,
    DISCOUNT,
    KINDS,
    MILITARY,
    WILD,
)
from ..view import InTableau, RaceView, SeatView
from .card_texts import card_line

if TYPE_CHECKING:
    from starfelt.words.screen import Screen

KEY = "line-race_for_the_galaxy"
LONG_LIST = 2000  # letters of names with their marks: a sentence takes no more than 2500
AGAINST = (*KINDS, "rebel")  # what military is good against, as the rules number it


# -------------------------------------------------------------------------------- players
def who(screen: "Screen", seat: int) -> str:
    """A player in the middle of a sentence."""
    return screen.text("line-kind-you") if seat == screen.seat else screen.names[seat]


def facts(screen: "Screen", seat: int) -> dict[str, str]:
    """Whose line it is."""
    reader = "player" if seat == screen.seat else "somebody"
    return {"player": screen.names[seat], "reader": reader}


def around(view: RaceView) -> list[int]:
    """The seats as the reader sees them: the next one first, the own one last."""
    number = len(view.seats)
    if view.seat == SPECTATOR:
        return list(range(number))
    return [(view.seat + 1 + i) % number for i in range(number)]


def named_actions(screen: "Screen", cards: Sequence[str]) -> str:
    """One action card, or two, and whether the prestige card goes with it."""
    return screen.text(f"{KEY}-plus").join(named_action(screen, card) for card in cards)


def named_action(screen: "Screen", card: str) -> str:
    name = screen.text(f"{screen.game.name}-action-{card.removesuffix(BOOSTED)}")
    return screen.text(f"{KEY}-boosted", action=name) if card.endswith(BOOSTED) else name


# -------------------------------------------------------------------------------- cards
def named(screen: "Screen", card: str) -> str:
    """A card with all that it does, in one line."""
    return screen.text("line-card", card=screen.card(card), does=card_line(screen.text, card))


def kept(screen: "Screen", action: Action) -> str:
    """A card that has just been drawn is read here for the first time."""
    card = str(action.card)
    return screen.text(f"{KEY}-keep", card=screen.card(card), line=card_line(screen.text, card))


def pile(screen: "Screen", cards: Iterable[str], kind: Kind, seat: int) -> list[Line]:
    """Cards line by line, equal ones once with their number."""
    text = screen.text
    lines = []
    for card, number in Counter(cards).items():
        name = screen.card(card)
        if number > 1:
            name = text("line-copies", card=name, number=number)
        does = text("line-card", card=name, does=card_line(text, card))
        lines.append(screen.made(does, kind, seat=seat))
    return lines


def long_list(
    screen: "Screen", key: str, cards: Sequence[str], seat: int | None = None, **facts: str | int
) -> list[Line]:
    """Many cards by name: as many as fit go into the sentence, the others into lines below it."""
    first, *more = pieces(screen, cards)
    shown = first or screen.text(f"{KEY}-none")
    begun = screen.line(f"{KEY}-{key}", "", seat, number=len(cards), cards=shown, **facts)
    return [begun, *(screen.made(piece, MORE, seat=seat) for piece in more)]


def pieces(screen: "Screen", cards: Sequence[str]) -> list[str]:
    """The names of cards in lists that are not too long, be the names marked or not."""
    found: list[list[str]] = [[]]
    letters = 0
    for card, number in Counter(cards).items():
        name = screen.card(card)
        word = screen.text("line-copies", card=name, number=number) if number > 1 else name
        longer = len(screen.listed([marked(card, unmarked(word)), ""]))
        if letters + longer > LONG_LIST:
            found.append([])
            letters = 0
        found[-1].append(word)
        letters += longer
    return [screen.listed(words) for words in found]


def in_tableau(
    screen: "Screen", shown: SeatView, card: InTableau, saved: str = "", more: Sequence[str] = ()
) -> str:
    """A card that is placed: is a good on it, does it not work yet, does something lie under it?

    What lies there is `saved`, if the reader knows it.
    """
    text, row = screen.text, CARDS[KEYS[card.card]]
    notes = []
    if card.good is not None:
        notes.append(text(f"{KEY}-note-good", wild="yes" if row.kind == WILD else "no"))
    if shown.saved and row.flags & SAVES_AT_START:
        key = "which" if saved else "number"
        notes.append(text(f"{KEY}-note-saved-{key}", number=len(shown.saved), cards=saved))
    if card.new:
        notes.append(text(f"{KEY}-note-new"))
    notes += more
    name = screen.card(card.card)
    return text(f"{KEY}-noted", card=name, notes=screen.listed(notes)) if notes else name


def tableau_lines(screen: "Screen", view: RaceView, seat: int) -> list[Line]:
    """A tableau card by card, with what each does and what “?” is worth now."""
    text, shown = screen.text, view.seats[seat]
    saved = screen.cards(card for card, _ in view.saved) if seat == view.seat else ""
    lines = []
    for card in shown.tableau:
        more = [text(f"{KEY}-note-used")] if is_used(shown, card.card) else []
        if card.card in shown.sixes:
            more.append(text(f"{KEY}-note-worth", number=shown.sixes[card.card]))
        name = in_tableau(screen, shown, card, saved, more)
        does = text("line-card", card=name, does=card_line(text, card.card))
        lines.append(screen.made(does, ITEM, seat=seat))
    return lines


def is_used(shown: SeatView, card: str) -> bool:
    """Has a power of this card been used in this phase; a later one of it goes by its number."""
    return any(power.split()[0] == card for power in shown.used)


# -------------------------------------------------------------------------------- what adds up
def strengths(screen: "Screen", p: Player) -> list[str]:
    """Military against one kind of worlds, where it differs."""
    return [
        screen.text(f"{KEY}-against-{what}", number=f"{p.sums[MILITARY + n]:+d}")
        for n, what in enumerate(AGAINST)
        if n and p.sums[MILITARY + n]
    ]


def discounts(screen: "Screen", p: Player) -> list[str]:
    """What developments and worlds cost less."""
    text = screen.text
    found = []
    if p.sums[DEVELOP_DISCOUNT]:
        found.append(text(f"{KEY}-less-developments", number=p.sums[DEVELOP_DISCOUNT]))
    for n, what in enumerate(KINDS[:WILD]):
        if p.sums[DISCOUNT + n]:
            found.append(text(f"{KEY}-less-{what}", number=p.sums[DISCOUNT + n]))
    return found
