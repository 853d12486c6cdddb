"""How a game of Race for the Galaxy is told: what a player does in a phase is one line."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from starfelt.core.game import Told
from starfelt.games.race_for_the_galaxy.actions import ACTION_CARDS
from starfelt.terminal.race_for_the_galaxy_cards import KEY, who
from starfelt.terminal.race_for_the_galaxy_clauses import CLAUSES, clause

if TYPE_CHECKING:
    from starfelt.terminal.screen import Screen

#: Events between which nothing changes its place.
FIXED = ("starts", "round", "chooses", "phase", "shuffles", "claims", "loses", "ends")

#: Events of others, if their cards are hidden, that are told in one line for several players.
QUIET = ("draws", "keeps", "discards")

#: Goals stand out.
MARKED = ("claims", "loses")

#: Events that the ending says again.
UNSAID = ("ends",)

#: Events with which a part of the game begins: the whole table is shown after them.
PARTS = ("round",)

#: Events that show somebody a card which was hidden; a choice stands after them.
REVEALS = ("draws", "places", "wins_card", "flips")

#: Events whose card, secret to others, the reader has picked.
PICKED = ("keeps", "discards", "pays", "arms")

#: Events of others, or of nobody, by which nobody learns anything.
HARMLESS = (
    "round",
    "phase",
    "claims",
    "loses",
    "conquers",
    "uses",
    "consumes",
    "produces",
    "good",
    "gains",
    "cannot_draw",
)


# -------------------------------------------------------------------------------- what is told
def without_deal(events: Sequence[Told]) -> list[Told]:
    """Of the start leave out the cards that are dealt: the hand shows them."""
    return [event for event in events if event.kind != "draws"]


def newsworthy(events: Sequence[Told], me: int, asked: dict[str, Any] | None) -> list[Told]:
    """Leave out what the table, the question or the ending says again."""
    kept = [event for event in events if event.kind not in UNSAID]
    if asked is None:
        return kept
    if asked["step"] == "keep_drawn":
        kept = without_own_draws(kept, me)
    while kept and repeated(kept[-1], me, asked):
        kept.pop()
    return kept


def without_own_draws(events: Sequence[Told], me: int) -> list[Told]:
    """The choices are the cards that were drawn."""
    began = max((at for at, event in enumerate(events) if event.kind == "phase"), default=0)
    return [
        event
        for at, event in enumerate(events)
        if at < began or event.kind != "draws" or event.seat != me
    ]


def repeated(event: Told, me: int, asked: dict[str, Any]) -> bool:
    """Will the table begin with this, or the question name the phase or the card?"""
    if event.kind in ("round", "phase"):
        return True
    return event.kind == "uses" and event.seat == me and asked.get("card") == event.card


# -------------------------------------------------------------------------------- in which order
def arranged(events: Sequence[Told]) -> list[Told]:
    """What a player does in a phase stands together; whoever places nothing comes last.

    The rules let all players place before anybody pays, and take them in turn: nothing that one
    of them does in a phase depends on that order.
    """
    told: list[Told] = []
    chapter: list[Told] = []
    for event in events:
        if event.kind in FIXED:
            told += [*by_player(chapter), event]
            chapter = []
        else:
            chapter.append(event)
    return told + by_player(chapter)


def by_player(events: Sequence[Told]) -> list[Told]:
    seats = list(dict.fromkeys(event.seat for event in events))
    return sorted(events, key=lambda event: (is_pass(event), seats.index(event.seat)))


def is_pass(event: Told) -> bool:
    """Has somebody placed nothing at all?"""
    return event.kind == "passes" and event.number == 0


# -------------------------------------------------------------------------------- in which lines
def goes_on(events: Sequence[Told], event: Told) -> bool:
    """Is this told in one line with those before it?"""
    first, last = events[0], events[-1]
    if is_pass(event) or event.kind == "starts":
        return last.kind == event.kind and is_pass(last) == is_pass(event)
    if event.kind == "chooses":
        return last.kind in ("round", "chooses")
    if event.kind in FIXED or first.kind in FIXED or is_pass(last):
        return False
    return event.seat == last.seat or all(is_quiet(one) for one in (*events, event))


def is_quiet(event: Told) -> bool:
    return event.kind in QUIET and event.card is None


def sentence(screen: "Screen", events: Sequence[Told]) -> str:
    """One line for events that belong together."""
    first, last = events[0], events[-1]
    if first.kind == "starts":
        return begun(screen, events)
    if last.kind == "chooses":
        return chosen(screen, events)
    if is_pass(first):
        players = screen.listed(who(screen, event.seat) for event in events)
        return screen.text(f"{KEY}-passes", players=players)
    if first.kind in CLAUSES:
        return clauses(screen, events)
    line = screen.text.event(screen.game.name, first, screen.seat, screen.names)
    return screen.text(f"{KEY}-marked", sentence=line) if first.kind in MARKED else line


def begun(screen: "Screen", events: Sequence[Told]) -> str:
    """Everybody's start world."""
    worlds = [
        screen.text(
            f"{KEY}-starts-with",
            player=who(screen, event.seat),
            card=screen.card(str(event.card)),
            number=event.number,
        )
        for event in events
    ]
    return screen.text(f"{KEY}-starts", worlds=screen.listed(worlds))


def chosen(screen: "Screen", events: Sequence[Told]) -> str:
    """What everybody has chosen for the round."""
    text = screen.text
    actions: dict[int, list[str]] = {}
    for event in events:
        if event.kind == "chooses":
            actions.setdefault(event.seat, []).append(ACTION_CARDS[event.number])
    choices = screen.listed(
        text(f"{KEY}-chooses", player=who(screen, seat), action=named_actions(screen, cards))
        for seat, cards in sorted(actions.items(), key=lambda choice: choice[0] != screen.seat)
    )
    first = events[0]
    if first.kind == "round":
        return text(f"{KEY}-round-chosen", number=first.number, choices=choices)
    return text(f"{KEY}-chosen", choices=choices)


def named_actions(screen: "Screen", cards: Sequence[str]) -> str:
    """One action card, or two."""
    words = [screen.text(f"{screen.game.name}-action-{card}") for card in cards]
    return screen.text(f"{KEY}-plus").join(words)


def clauses(screen: "Screen", events: Sequence[Told]) -> str:
    """What one player did, or several of whom little is told."""
    seats = list(dict.fromkeys(event.seat for event in events))
    found = [clause(screen, [event for event in events if event.seat == seat]) for seat in seats]
    return screen.text(f"{KEY}-clauses", clauses=screen.text(f"{KEY}-then").join(found))
