"""What the rules of thumb for Race for the Galaxy ask of a card, by its name.

Sums and words are those of the game's own vocabulary, so that cards of further sets need no row.
"""

from typing import Final, NamedTuple

from ..rules.powers.card import DEVELOPMENT, PRODUCTION, WINDFALL, Card
from ..rules.powers.designs import CARDS, NAMES
from ..rules.powers.powers import ALIEN, MILITARY, NOVELTY, PRODUCE_WINDFALL, REBEL
from ..rules.powers.scoring_lines import (
    NEGATIVE_MILITARY,
    PER_KIND_OF_WORLDS,
    PER_PRESTIGE,
    PER_THREE_CHIPS,
    TOTAL_MILITARY,
)
from ..rules.round.scoring import fits

#: A consume power: word, kind, number, cards, points, prestige.
Use = tuple[int, int, int, int, int, int]


class Row(NamedTuple):
    cost: int  # of a military world its defence
    points: int
    kind: int
    is_world: bool
    military: bool
    rebel: bool
    windfall: bool
    production: bool
    six: bool
    counts: bool  # points by lines
    prestige: int  # the symbol
    own_price: int
    arms: int  # military against every world
    uses: tuple[Use, ...]
    produces: tuple[tuple[int, int, int], ...]  # word, kind, cards
    draw_if: int
    prestige_if: int
    per_military: int  # points as a six-cost development for each military
    per_three_chips: int
    per_prestige: int
    per_kinds: int


def row(card: Card) -> Row:
    return Row(
        cost=int(card.cost),
        points=int(card.points),
        kind=int(card.kind),
        is_world=card.type != DEVELOPMENT,
        military=bool(card.military),
        rebel=bool(card.keywords & REBEL),
        windfall=card.type == WINDFALL,
        production=card.type == PRODUCTION,
        six=bool(card.is_six),
        counts=len(card.lines) > 0,
        prestige=int(card.prestige),
        own_price=int(card.own_price),
        arms=sum(int(p.value) for p in card.powers if p.sum_of == MILITARY),
        uses=tuple(
            (int(p.word), int(p.kind), int(p.number), int(p.cards), int(p.points), int(p.prestige))
            for p in card.consumes
        ),
        produces=tuple((int(p.word), int(p.kind), int(p.cards)) for p in card.produces),
        draw_if=int(card.draw_if),
        prestige_if=int(card.prestige_if),
        per_military=by_line(card, TOTAL_MILITARY) - by_line(card, NEGATIVE_MILITARY),
        per_three_chips=by_line(card, PER_THREE_CHIPS),
        per_prestige=by_line(card, PER_PRESTIGE),
        per_kinds=by_line(card, PER_KIND_OF_WORLDS),
    )


def by_line(card: Card, what: int) -> int:
    return sum(int(line.points) for line in card.lines if line.what == what)


def fit(six: Card, card: Card, wild: int) -> int:
    """The points that a six-cost development counts for this card: by the first line it fits."""
    return next((int(line.points) for line in six.lines if fits(card, line, wild)), 0)


ROWS: Final = {name: row(CARDS[number]) for number, name in enumerate(NAMES)}

#: By card with lines, what it counts for each card; by kind as which the world of any kind counts.
FITS_AS: Final[dict[int, dict[str, dict[str, int]]]] = {
    kind: {
        name: {other: fit(CARDS[number], CARDS[n], kind) for n, other in enumerate(NAMES)}
        for number, name in enumerate(NAMES)
        if ROWS[name].counts
    }
    for kind in range(NOVELTY, ALIEN + 1)
}
FITS: Final = FITS_AS[ALIEN]

#: Cards that let a windfall world produce: by card, the kinds.
WINDFALL_POWERS: Final = {
    name: tuple(kind for word, kind, _ in row.produces if word == PRODUCE_WINDFALL)
    for name, row in ROWS.items()
}
#: Those that let only other worlds produce.
SELFLESS: Final = {
    NAMES[number]
    for number in range(len(NAMES))
    for power in CARDS[number].produces
    if power.word == PRODUCE_WINDFALL and power.number > 0
}
