"""How a game of Star Realms is told: a card and all that it brings make one line."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from starfelt.core.game import SPECTATOR, Told
from starfelt.core.told import grouped
from starfelt.words.log_lines import alike

from ..notation.steps import RealmsQuestion
from ..rules.told import DEED, GAIN, LEAVES_ROW, TOLD

if TYPE_CHECKING:
    from starfelt.words.screen import Screen

DEEDS = grouped(TOLD, DEED)
GAINS = grouped(TOLD, GAIN)
LEAVING_ROW = grouped(TOLD, LEAVES_ROW)


# -------------------------------------------------------------------------------- what is told
def newsworthy(events: Sequence[Told], me: int, asked: RealmsQuestion | None) -> list[Told]:
    """Leave out what the table, the question or the next line says again."""
    kept = []
    ending: int | None = None  # the seat that is between its turn and the next
    for event in events:
        if event.kind in ("ends_turn", "turn"):
            ending = event.seat if event.kind == "ends_turn" else None
        if not TOLD[event.kind].unsaid and not seen_elsewhere(event, me, asked, ending):
            kept.append(event)
    if kept and repeated(kept[-1], me, asked):
        kept.pop()
    return kept


def seen_elsewhere(event: Told, me: int, asked: RealmsQuestion | None, ending: int | None) -> bool:
    """Does a table that follows show what has come of it?"""
    own = event.seat == me
    if event.kind == "draws" and ending == event.seat:  # the new hand
        return not own or asked is not None
    if event.kind == "discards" and ending == event.seat:  # what was left of the old one
        return own
    return event.kind == "refills" and not own and me != SPECTATOR


def repeated(event: Told, me: int, asked: RealmsQuestion | None) -> bool:
    """Will the question itself name the card that has just been used?"""
    if asked is None or event.seat != me or event.kind not in DEEDS or event.kind == "copies":
        return False
    return bool(asked.card == event.card)


# -------------------------------------------------------------------------------- in which lines
def goes_on(events: Sequence[Told], event: Told) -> bool:
    """Is this told in one line with those before it?"""
    first, last = events[0], events[-1]
    if event.seat != first.seat:
        return False
    if first.kind in DEEDS:
        return event.kind in (first.kind, "draws", *GAINS)
    if first.kind in LEAVING_ROW:
        return event.kind == "refills" or (event.kind == first.kind == "acquires")
    if first.kind == "draws":
        return event.kind == "draws"
    return TOLD[event.kind].listed and alike(last, event)


def sentence(screen: "Screen", events: Sequence[Told]) -> str:
    """One line for events that belong together."""
    first = events[0]
    if first.kind == "draws":
        return drawn(screen, events, "line-star_realms-draws")
    if first.kind in DEEDS:
        deeds = [event for event in events if event.kind == first.kind]
        return followed_by(screen, screen.told_as_one(deeds), gains(screen, events))
    if first.kind in LEAVING_ROW:
        return followed_by(screen, left_row(screen, events), refills(screen, events))
    return screen.told_as_one(events)


def followed_by(screen: "Screen", sentence: str, more: str) -> str:
    if not more:
        return sentence
    return screen.text("line-star_realms-followed-by", sentence=sentence, more=more)


def gains(screen: "Screen", events: Sequence[Told]) -> str:
    """All that a card, or several together, have brought."""
    words = []
    for kind in GAINS:
        number = sum(event.number for event in events if event.kind == kind)
        if number:
            words.append(screen.text(f"line-star_realms-{kind}", number=number))
    draws = [event for event in events if event.kind == "draws"]
    if draws:
        words.append(drawn(screen, draws, "line-star_realms-gains_cards"))
    return screen.text("line-star_realms-gains", gains=screen.listed(words)) if words else ""


def drawn(screen: "Screen", draws: Sequence[Told], key: str) -> str:
    """How many cards, and which, as far as the reader may know."""
    known = [event.card for event in draws if event.card is not None]
    seen = "none" if not known else "all" if len(known) == len(draws) else "some"
    first = draws[0]
    return screen.text(
        key,
        player=screen.names[first.seat],
        reader="player" if first.seat == screen.seat else "somebody",
        number=len(draws),
        seen=seen,
        cards=screen.cards(known),
    )


def left_row(screen: "Screen", events: Sequence[Told]) -> str:
    """The cards that were acquired or scrapped; of several, each with its cost."""
    left = [event for event in events if event.kind != "refills"]
    if len(left) == 1:
        return screen.told_as_one(left)
    text, first = screen.text, left[0]
    cards = [
        text("line-star_realms-for", card=screen.card(str(event.card)), cost=event.number)
        for event in left
    ]
    return text(
        "line-star_realms-acquires",
        player=screen.names[first.seat],
        reader="player" if first.seat == screen.seat else "somebody",
        cards=screen.counted(cards),
    )


def refills(screen: "Screen", events: Sequence[Told]) -> str:
    cards = [str(event.card) for event in events if event.kind == "refills"]
    return screen.text("line-star_realms-refills", cards=screen.cards(cards)) if cards else ""
