"""How Empire vs. Rebellion looks in plain lines."""

from typing import TYPE_CHECKING

from starfelt.core.game import SPECTATOR
from starfelt.words.text import reader

from ..rules.card import POINTS_TO_WIN
from ..rules.designs import EVENTS, FIRST_EVENT, KEYS
from ..view import SideView, WarView
from .cards import exhausted, known_in_deck, named, unused
from .log import joined

if TYPE_CHECKING:
    from starfelt.words.screen import Screen

KEY = "line-empire_vs_rebellion"


def hand(view: WarView) -> tuple[str, ...]:
    """What there is to read up on: the event, the own cards in play, and the strategies."""
    if view.event is None:
        return view.reserve  # before the first round: all characters
    if view.seat == SPECTATOR:
        return (view.event,)
    own = view.seats[view.seat]
    plans = (own.chosen,) if own.chosen else unused(view, own)
    return (view.event, *own.ready, *own.exhausted, *plans)


def facts(screen: "Screen", view: WarView, seat: int) -> dict[str, str]:
    """Whose line it is."""
    return {"player": screen.names[seat], "reader": "player" if seat == view.seat else "somebody"}


# -------------------------------------------------------------------------------- the table
def table(screen: "Screen", view: WarView) -> list[str]:
    """The event and the balance token, the opponent, and the reader's own side last."""
    lines = the_round(screen, view)
    for seat in (0, 1) if view.seat == SPECTATOR else (1 - view.seat, view.seat):
        lines += side(screen, view, seat)
    return lines + passed(screen, view)


def the_round(screen: "Screen", view: WarView) -> list[str]:
    """Which round it is, what is struggled for, who begins, and what comes next."""
    text = screen.text
    lines = []
    if view.event is None:
        lines.append(text(f"{KEY}-before"))
    elif view.options["tutorial"]:
        return [limits(screen, view)]
    else:
        lines.append(text(f"{KEY}-round", number=view.round, event=screen.card(view.event)))
        lines += text.card_text(screen.game.name, view.event).splitlines()
    lines.append(text(f"{KEY}-balance", **facts(screen, view, view.balance)))
    if view.next_events:
        cards = screen.listed(screen.card(event) for event in view.next_events)
        lines.append(text(f"{KEY}-next-events", cards=cards))
    return lines


def side(screen: "Screen", view: WarView, seat: int) -> list[str]:
    """One player: points and tokens, cards in play, piles, strategies, and what is known."""
    shown = view.seats[seat]
    who = facts(screen, view, seat)
    lines = [player(screen, view, seat)]
    if view.event is not None:
        lines += [*areas(screen, view, seat), piles(screen, view, seat)]
        lines += known(screen, shown, who)
    if view.seat == seat and view.reserve:
        cards = screen.cards(view.reserve)
        lines.append(screen.text(f"{KEY}-reserve", number=len(view.reserve), cards=cards))
    if view.event is not None and not view.options["tutorial"]:
        lines += strategy(screen, shown, who)
    return lines


def player(screen: "Screen", view: WarView, seat: int) -> str:
    shown = view.seats[seat]
    who = facts(screen, view, seat)
    faction = screen.text(f"{screen.game.name}-faction-{shown.side}")
    if view.options["tutorial"]:
        return screen.text(f"{KEY}-side", **who, side=faction)
    return screen.text(
        f"{KEY}-player",
        **who,
        side=faction,
        points=shown.points,
        goal=POINTS_TO_WIN,
        won=len(shown.won),
        influence=shown.influence,
    )


def areas(screen: "Screen", view: WarView, *seats: int) -> list[str]:
    """The cards in play with their values, and their total; nothing before the first is played."""
    if not any(shown.ready or shown.exhausted for shown in view.seats):
        return []
    return [area(screen, view, seat) for seat in seats]


def area(screen: "Screen", view: WarView, seat: int) -> str:
    shown = view.seats[seat]
    cards = [named(screen, card) for card in shown.ready]
    cards += [exhausted(screen, card) for card in shown.exhausted]
    key = f"{KEY}-area" if cards else f"{KEY}-area-empty"
    who = facts(screen, view, seat)
    return screen.text(key, **who, cards=screen.listed(cards), total=shown.total)


def piles(screen: "Screen", view: WarView, seat: int) -> str:
    """How many cards lie where; the own reserve has a line of its own."""
    shown = view.seats[seat]
    bare = view.options["tutorial"] or (seat == view.seat and shown.reserve)
    key = f"{KEY}-piles-no-reserve" if bare else f"{KEY}-piles"
    numbers = {"deck": shown.deck, "discards": len(shown.discards), "reserve": shown.reserve}
    return screen.text(key, **numbers)


def known(screen: "Screen", shown: SideView, who: dict[str, str]) -> list[str]:
    """What the reader knows of hidden cards: on top of the deck, in the deck, in reserve."""
    found = {
        "tops": screen.listed(screen.card(card) for card in reversed(shown.tops)),
        "in-deck": screen.cards(known_in_deck(shown)) if who["reader"] != "player" else "",
        "in-reserve": screen.cards(shown.inside) if who["reader"] != "player" else "",
    }
    return [
        screen.text(f"{KEY}-{key}", **who, cards=cards) for key, cards in found.items() if cards
    ]


def strategy(screen: "Screen", shown: SideView, who: dict[str, str]) -> list[str]:
    """The one of this round, those that are used, and what is to come in the next round."""
    text = screen.text
    lines = []
    if shown.has_chosen:
        seen = "open" if shown.chosen_is_open else "known" if shown.chosen else "hidden"
        card = screen.card(shown.chosen) if shown.chosen else ""
        lines.append(text(f"{KEY}-chosen-{seen}", **who, card=card))
    gone = (*shown.used, *shown.thrown)
    if gone:
        lines.append(text(f"{KEY}-used", **who, cards=screen.cards(gone)))
    return lines + [text(f"{KEY}-{key}", **who) for key in pending(shown)]


def pending(shown: SideView) -> list[str]:
    """What is still to come of a strategy or an event, in the next planning phase."""
    found = {
        "infiltrated": shown.infiltrated,
        "diverted": shown.diverted,
        "located": shown.located,
    }
    return [key for key, comes in found.items() if comes]


# -------------------------------------------------------------------------------- the short form
def status(screen: "Screen", view: WarView) -> list[str]:
    """What changes from answer to answer: both play areas against the objective, influence."""
    if view.seat == SPECTATOR or view.ending or view.event is None:
        return []
    other = 1 - view.seat
    lines = [limits(screen, view)]
    if not view.options["tutorial"]:
        influence = screen.text(
            f"{KEY}-influence",
            mine=view.seats[view.seat].influence,
            player=screen.names[other],
            theirs=view.seats[other].influence,
        )
        lines = [joined(screen, lines[0], influence)]
    return [*lines, *areas(screen, view, other, view.seat), *passed(screen, view)]


def passed(screen: "Screen", view: WarView) -> list[str]:
    """Who has passed just now, so that another pass would end the struggle."""
    if view.passes != 1 or view.ending:
        return []
    seat, other = 1 - view.turn, view.turn
    return [
        screen.text(
            f"{KEY}-passed",
            player=screen.names[seat],
            other=screen.names[other],
            reader=reader(view.seat, seat, other),
        )
    ]


def limits(screen: "Screen", view: WarView) -> str:
    """What is struggled for, and the two numbers that matter in it."""
    key = str(view.event)
    event = EVENTS[KEYS[key] - FIRST_EVENT]
    numbers = {"objective": int(event.objective), "capacity": int(event.capacity)}
    return screen.text(f"{KEY}-limits", event=screen.card(key), **numbers)


def afterword(screen: "Screen", view: WarView) -> list[str]:
    """The final score; nothing after the tutorial, which is no whole game."""
    if view.options["tutorial"]:
        return []
    scores = [
        screen.text(f"{KEY}-score-of", **facts(screen, view, seat), points=shown.points)
        for seat, shown in enumerate(view.seats)
    ]
    return [screen.text(f"{KEY}-score", scores=screen.listed(scores))]
