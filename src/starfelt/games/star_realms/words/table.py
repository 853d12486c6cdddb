"""How Star Realms looks in plain lines."""

from typing import TYPE_CHECKING

from starfelt.core.game import SPECTATOR
from starfelt.words.lines import HAND, Line

from ..rules.designs import CARDS, EXPLORER, KEYS
from ..view import InPlay, RealmsView, SeatView
from .sentences import faction_of

if TYPE_CHECKING:
    from starfelt.words.screen import Screen


# -------------------------------------------------------------------------------- cards
def named(screen: "Screen", card: str) -> str:
    """A card of the trade row: its faction and cost, and the defense of a base."""
    row = CARDS[KEYS[card]]
    kind = "outpost" if row.outpost else "base" if row.defense else "ship"
    return screen.text(
        f"line-star_realms-{kind}",
        card=screen.card(card),
        faction=faction_of(screen.text, row),
        cost=row.cost,
        defense=row.defense,
    )


def in_play(screen: "Screen", card: InPlay) -> str:
    """A card in play, and what it has been used for."""
    text, row = screen.text, CARDS[KEYS[card.card]]
    notes = []
    if row.defense:
        key = "outpost" if row.outpost else "base"
        notes.append(text(f"line-star_realms-note-{key}", defense=row.defense))
    if card.copies is not None:
        notes.append(text("line-star_realms-note-copies", card=screen.card(card.copies)))
    if card.used:
        notes.append(text("line-star_realms-note-used"))
    if card.allied:
        notes.append(text("line-star_realms-note-allied"))
    name = screen.card(card.card)
    if not notes:
        return name
    return text("line-star_realms-noted", card=name, notes=screen.listed(notes))


def hand(view: RealmsView) -> tuple[str, ...]:
    return view.hand


# -------------------------------------------------------------------------------- the table
def table(screen: "Screen", view: RealmsView) -> list[Line]:
    """The opponent, what can be acquired, and the reader's own side, with the hand last."""
    lines = [screen.line("line-star_realms-turn", number=view.turns + 1)] if not view.ending else []
    if view.seat == SPECTATOR:
        lines += [*side(screen, view, 0), *supply(screen, view), *side(screen, view, 1)]
        return lines + pools(screen, view)
    lines += [*side(screen, view, 1 - view.seat), *supply(screen, view)]
    lines += [*side(screen, view, view.seat), *pools(screen, view)]
    return [*lines, own_hand(screen, view)]


def facts(screen: "Screen", view: RealmsView, seat: int) -> dict[str, str]:
    """Whose line it is."""
    return {"player": screen.names[seat], "reader": "player" if seat == view.seat else "somebody"}


def side(screen: "Screen", view: RealmsView, seat: int) -> list[Line]:
    """One player: numbers, cards in play, and what is known of hidden cards."""
    shown, who = view.seats[seat], facts(screen, view, seat)
    lines = [
        screen.line(
            "line-star_realms-player",
            seat=seat,
            **who,
            authority=shown.authority,
            hand=shown.hand,
            deck=shown.deck,
            discards=len(shown.discards),
            top=screen.card(shown.discards[-1]) if shown.discards else "",
        )
    ]
    for key, cards in (("bases", shown.bases), ("ships", shown.ships)):
        if cards:
            listed = screen.counted(in_play(screen, card) for card in cards)
            lines.append(screen.line(f"line-star_realms-{key}", seat=seat, **who, cards=listed))
    if shown.tops:
        tops = from_the_top(screen, shown)
        lines.append(screen.line("line-star_realms-tops", seat=seat, **who, cards=tops))
    if shown.shown and seat != view.seat:
        known = screen.cards(shown.shown)
        lines.append(screen.line("line-star_realms-known", seat=seat, **who, cards=known))
    if shown.owed:
        lines.append(screen.line("line-star_realms-owed", seat=seat, **who, number=shown.owed))
    return lines


def from_the_top(screen: "Screen", shown: SeatView) -> str:
    return screen.listed(screen.card(card) for card in reversed(shown.tops))


def supply(screen: "Screen", view: RealmsView) -> list[Line]:
    """The trade row, the piles beside it, and how much has been scrapped."""
    text = screen.text
    key = "line-star_realms-row" if view.row else "line-star_realms-row-empty"
    explorers = (
        text("line-star_realms-endless")
        if view.explorers is None
        else text("line-star_realms-cards", number=view.explorers)
    )
    return [
        screen.line(key, cards=screen.cards(view.row, values=True)),
        screen.line(
            "line-star_realms-supply",
            explorer=screen.card(CARDS[EXPLORER].key),
            explorers=explorers,
            cost=CARDS[EXPLORER].cost,
            deck=text("line-star_realms-cards", number=view.trade_deck),
            heap=text("line-star_realms-cards", number=len(view.scrap_heap)),
        ),
    ]


def pools(screen: "Screen", view: RealmsView) -> list[Line]:
    """What the player whose turn it is has to spend."""
    if view.ending:
        return []
    seat, who = view.turn, facts(screen, view, view.turn)
    spent = {"trade": view.trade, "combat": view.combat}
    lines = [screen.line("line-star_realms-pools", "", seat, **who, **spent)]
    if view.to_top:
        lines.append(screen.line("line-star_realms-to-top", seat=seat, **who, number=view.to_top))
    return lines


def own_hand(screen: "Screen", view: RealmsView) -> Line:
    key = "line-star_realms-hand" if view.hand else "line-star_realms-hand-empty"
    return screen.line(key, HAND, view.seat, cards=screen.cards(view.hand))


def status(screen: "Screen", view: RealmsView) -> list[Line]:
    """What changes from answer to answer: pools, authority and the hand."""
    if view.seat == SPECTATOR or view.ending:
        return []
    authority = screen.line(
        "line-star_realms-authority",
        mine=view.seats[view.seat].authority,
        player=screen.names[1 - view.seat],
        theirs=view.seats[1 - view.seat].authority,
    )
    first, *more = pools(screen, view)
    return [first, authority, *more, own_hand(screen, view)]


def afterword(screen: "Screen", view: RealmsView) -> list[Line]:
    """Nothing: the ending says it all."""
    return []
