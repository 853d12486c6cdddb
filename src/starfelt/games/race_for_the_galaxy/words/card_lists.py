"""The lists of cards in the rulebook of Race for the Galaxy, made from the rows."""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from ..rules.powers.card import DEVELOPMENT, GREY, NO_START, PRODUCTION, WINDFALL, Card
from ..rules.powers.designs import CARDS, ROWS_OF_SETS, SETS, copies
from ..rules.powers.powers import KINDS
from .card_texts import GAME

if TYPE_CHECKING:
    from starfelt.words.text import Text

ROWS = [CARDS[n] for n in range(len(CARDS))]
COPIES = {row.key: number for row, number in zip(ROWS, copies(len(SETS) - 1), strict=True)}
LEVELS = {row.key: level for level, rows in enumerate(ROWS_OF_SETS) for row in rows}


def rule_lists(text: "Text") -> dict[str, str]:
    """The developments and the worlds, in lines by type and kind."""
    return {
        "developments-list": "\n".join(developments(text)),
        "worlds-list": "\n".join([*worlds(text), starts(text)]),
    }


def developments(text: "Text") -> Iterator[str]:
    found = [row for row in ROWS if row.type == DEVELOPMENT]
    yield line(text, "developments", [row for row in found if not row.is_six])
    yield line(text, "sixes", [row for row in found if row.is_six])


def worlds(text: "Text") -> Iterator[str]:
    """Those without goods, then those with windfall and those that produce, kind by kind."""
    yield line(text, "worlds", [row for row in ROWS if row.type == GREY])
    for kind, name in enumerate(KINDS):
        for type_, key in ((WINDFALL, "windfall"), (PRODUCTION, "production")):
            found = [row for row in ROWS if row.type == type_ and row.kind == kind]
            if found:
                yield line(text, key, found, text(f"{GAME}-kind-{name}"))


def line(text: "Text", key: str, rows: Iterable[Card], kind: str = "") -> str:
    """Cards in the order of their costs, those of the first set first."""
    cards = [card_in_list(text, row) for row in sorted(rows, key=lambda row: row.cost)]
    return text(f"{GAME}-listed-{key}", kind=kind, cards=text("line-comma").join(cards))


def card_in_list(text: "Text", row: Card) -> str:
    """A card with its cost or defence, its points and, of a development, its copies."""
    key = "development" if row.type == DEVELOPMENT else "military" if row.military else "world"
    return text(
        f"{GAME}-listed-{key}",
        card=text.card(GAME, row.key),
        added=text(f"{GAME}-listed-added") * LEVELS[row.key],
        cost=row.cost,
        points=text(f"{GAME}-text-counted") if row.is_six else row.points,
        copies=COPIES[row.key],
    )


def starts(text: "Text") -> str:
    """The start worlds by number."""
    rows = sorted((row.start, row.key) for row in ROWS if row.start != NO_START)
    cards = [
        text(f"{GAME}-listed-start", number=number, card=text.card(GAME, key))
        for number, key in rows
    ]
    return text(f"{GAME}-listed-starts", cards=text("line-comma").join(cards))
