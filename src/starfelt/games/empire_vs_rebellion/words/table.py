"""How Empire vs. Rebellion looks in plain lines."""

from typing import TYPE_CHECKING

from starfelt.core.game import SPECTATOR
from starfelt.words.lines import MORE, TYPED, Line
from starfelt.words.text import reader

from ..rules.card import POINTS_TO_WIN
from ..rules.designs import EVENTS, FIRST_EVENT, KEYS
from ..view import SideView, WarView
from .cards import exhausted, known_in_deck, named, unused

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
def table(screen: "Screen", view: WarView) -> list[Line]:
    """The event and the balance token, the opponent, and the reader's own side last."""
    lines = the_round(screen, view)
    for seat in (0, 1) if view.seat == SPECTATOR else (1 - view.seat, view.seat):
        lines += side(screen, view, seat)
    return lines + passed(screen, view)


def the_round(screen: "Screen", view: WarView) -> list[Line]:
    """Which round it is, what is struggled for, who begins, and what comes next."""
    if view.options["tutorial"] and view.event is not None:
        return [limits(screen, view)]
    who = facts(screen, view, view.balance)
    lines = [*the_event(screen, view), screen.line(f"{KEY}-balance", "", view.balance, **who)]
    if view.next_events:
        cards = screen.listed(screen.card(event) for event in view.next_events)
        lines.append(screen.line(f"{KEY}-next-events", cards=cards))
    return lines


def the_event(screen: "Screen", view: WarView) -> list[Line]:
    """The event of this round and what it does; before the first one, how to begin."""
    if view.event is None:
        return [screen.line(f"{KEY}-before"), screen.line(f"{KEY}-before-card", TYPED)]
    event = screen.line(f"{KEY}-round", number=view.round, event=screen.card(view.event))
    does = screen.text.card_lines(screen.game.name, view.event)
    return [event, *(screen.made(words, MORE) for words in does)]


def side(screen: "Screen", view: WarView, seat: int) -> list[Line]:
    """One player: points and tokens, cards in play, piles, strategies, and what is known."""
    lines = [player(screen, view, seat)]
    if view.event is not None:
        lines += [*areas(screen, view, seat), piles(screen, view, seat)]
        lines += known(screen, view, seat)
    if view.seat == seat and view.reserve:
        number, cards = len(view.reserve), screen.cards(view.reserve)
        lines.append(screen.line(f"{KEY}-reserve", "", seat, number=number, cards=cards))
    if view.event is not None and not view.options["tutorial"]:
        lines += strategy(screen, view, seat)
    return lines


def player(screen: "Screen", view: WarView, seat: int) -> Line:
    shown = view.seats[seat]
    who = facts(screen, view, seat)
    faction = screen.text(f"{screen.game.name}-faction-{shown.side}")
    if view.options["tutorial"]:
        return screen.line(f"{KEY}-side", "", seat, **who, side=faction)
    return screen.line(
        f"{KEY}-player",
        "",
        seat,
        **who,
        side=faction,
        points=shown.points,
        goal=POINTS_TO_WIN,
        won=len(shown.won),
        influence=shown.influence,
    )


def areas(screen: "Screen", view: WarView, *seats: int) -> list[Line]:
    """The cards in play with their values, and their total; nothing before the first is played."""
    if not any(shown.ready or shown.exhausted for shown in view.seats):
        return []
    return [area(screen, view, seat) for seat in seats]


def area(screen: "Screen", view: WarView, seat: int) -> Line:
    shown = view.seats[seat]
    cards = [named(screen, card) for card in shown.ready]
    cards += [exhausted(screen, card) for card in shown.exhausted]
    key = f"{KEY}-area" if cards else f"{KEY}-area-empty"
    who = facts(screen, view, seat)
    return screen.line(key, "", seat, **who, cards=screen.listed(cards), total=shown.total)


def piles(screen: "Screen", view: WarView, seat: int) -> Line:
    """How many cards lie where; the own reserve has a line of its own."""
    shown = view.seats[seat]
    bare = view.options["tutorial"] or (seat == view.seat and shown.reserve)
    key = f"{KEY}-piles-no-reserve" if bare else f"{KEY}-piles"
    numbers = {"deck": shown.deck, "discards": len(shown.discards), "reserve": shown.reserve}
    return screen.line(key, "", seat, **numbers)


def known(screen: "Screen", view: WarView, seat: int) -> list[Line]:
    """What the reader knows of hidden cards: on top of the deck, in the deck, in reserve."""
    shown, who = view.seats[seat], facts(screen, view, seat)
    found = {"tops": screen.listed(screen.card(card) for card in reversed(shown.tops))}
    if seat != view.seat:
        found["in-deck"] = screen.cards(known_in_deck(shown))
        found["in-reserve"] = screen.cards(shown.inside)
    return [
        screen.line(f"{KEY}-{key}", "", seat, **who, cards=cards)
        for key, cards in found.items()
        if cards
    ]


def strategy(screen: "Screen", view: WarView, seat: int) -> list[Line]:
    """The one of this round, those that are used, and what is to come in the next round."""
    shown, who = view.seats[seat], facts(screen, view, seat)
    lines = []
    if shown.has_chosen:
        seen = "open" if shown.chosen_is_open else "known" if shown.chosen else "hidden"
        card = screen.card(shown.chosen) if shown.chosen else ""
        lines.append(screen.line(f"{KEY}-chosen-{seen}", "", seat, **who, card=card))
    gone = (*shown.used, *shown.thrown)
    if gone:
        lines.append(screen.line(f"{KEY}-used", "", seat, **who, cards=screen.cards(gone)))
    return lines + [screen.line(f"{KEY}-{key}", "", seat, **who) for key in pending(shown)]


def pending(shown: SideView) -> list[str]:
    """What is still to come of a strategy or an event, in the next planning phase."""
    found = {
        "infiltrated": shown.infiltrated,
        "diverted": shown.diverted,
        "located": shown.located,
    }
    return [key for key, comes in found.items() if comes]


# -------------------------------------------------------------------------------- the short form
def status(screen: "Screen", view: WarView) -> list[Line]:
    """What changes from answer to answer: both play areas against the objective, influence."""
    if view.seat == SPECTATOR or view.ending or view.event is None:
        return []
    other = 1 - view.seat
    lines = [limits(screen, view)]
    if not view.options["tutorial"]:
        lines.append(
            screen.line(
                f"{KEY}-influence",
                mine=view.seats[view.seat].influence,
                player=screen.names[other],
                theirs=view.seats[other].influence,
            )
        )
    return [*lines, *areas(screen, view, other, view.seat), *passed(screen, view)]


def passed(screen: "Screen", view: WarView) -> list[Line]:
    """Who has passed just now, so that another pass would end the struggle."""
    if view.passes != 1 or view.ending:
        return []
    seat, other = 1 - view.turn, view.turn
    return [
        screen.line(
            f"{KEY}-passed",
            "",
            seat,
            player=screen.names[seat],
            other=screen.names[other],
            reader=reader(view.seat, seat, other),
        )
    ]


def limits(screen: "Screen", view: WarView) -> Line:
    """What is struggled for, and the two numbers that matter in it."""
    key = str(view.event)
    event = EVENTS[KEYS[key] - FIRST_EVENT]
    numbers = {"objective": int(event.objective), "capacity": int(event.capacity)}
    return screen.line(f"{KEY}-limits", "", None, event=screen.card(key), **numbers)


def afterword(screen: "Screen", view: WarView) -> list[Line]:
    """The final score; nothing after the tutorial, which is no whole game."""
    if view.options["tutorial"]:
        return []
    scores = [
        screen.text(f"{KEY}-score-of", **facts(screen, view, seat), points=shown.points)
        for seat, shown in enumerate(view.seats)
    ]
    return [screen.line(f"{KEY}-score", scores=screen.listed(scores))]
