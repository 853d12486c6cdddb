"""What the rules of thumb for Race for the Galaxy ask of a card, by its name.

Sums and words are those of the game's own vocabulary, so that cards of further sets need no row.
"""

from typing import Final, NamedTuple

from starfelt.games.race_for_the_galaxy.card import DEVELOPMENT, PRODUCTION, WINDFALL, Card
from starfelt.games.race_for_the_galaxy.cards import CARDS, NAMES
from starfelt.games.race_for_the_galaxy.lines import (
    PER_THREE_CHIPS,
    TOTAL_MILITARY,
)
from starfelt.games.race_for_the_galaxy.powers import (
    ENVOY,
    FREE_SHIP,
    MERCENARY,
    PRODUCE_WINDFALL,
    REBEL,
    TACTIC,
)
from starfelt.games.race_for_the_galaxy.scoring import fits

Use = tuple[int, int, int, int, int]  # a consume power: word, kind, number, cards, points


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
    own_price: int
    sums: tuple[tuple[int, int], ...]  # what it adds to which standing sum
    uses: tuple[Use, ...]
    produces: tuple[tuple[int, int, int], ...]  # word, kind, cards
    draw_if: int
    free_ship: bool
    tactic: int
    mercenary: int
    envoy: int  # how much less it lets pay for a military world, or -1
    per_military: int  # points as a six-cost development for each military
    per_three_chips: int


def row(card: Card) -> Row:
    pairs = [int(n) for n in card.standing]
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
        own_price=int(card.own_price),
        sums=tuple(zip(pairs[::2], pairs[1::2], strict=True)),
        uses=tuple(
            (int(p.word), int(p.kind), int(p.number), int(p.cards), int(p.points))
            for p in card.consumes
        ),
        produces=tuple((int(p.word), int(p.kind), int(p.cards)) for p in card.produces),
        draw_if=int(card.draw_if),
        free_ship=value(card, FREE_SHIP) >= 0,
        tactic=max(0, value(card, TACTIC)),
        mercenary=max(0, value(card, MERCENARY)),
        envoy=value(card, ENVOY),
        per_military=by_line(card, TOTAL_MILITARY),
        per_three_chips=by_line(card, PER_THREE_CHIPS),
    )


def value(card: Card, word: int) -> int:
    """Of the Settle power of this word, or -1."""
    return max((int(power.value) for power in card.settles if power.word == word), default=-1)


def by_line(card: Card, what: int) -> int:
    return sum(int(line.points) for line in card.lines if line.what == what)


def fit(six: Card, card: Card) -> int:
    """The points that a six-cost development counts for this card: by the first line it fits."""
    return next((int(line.points) for line in six.lines if fits(card, line)), 0)


ROWS: Final = {name: row(CARDS[number]) for number, name in enumerate(NAMES)}

#: By six-cost development, what it counts for each card.
FITS: Final[dict[str, dict[str, int]]] = {
    name: {other: fit(CARDS[number], CARDS[n]) for n, other in enumerate(NAMES)}
    for number, name in enumerate(NAMES)
    if ROWS[name].six
}

#: Cards that let a windfall world produce: by card, the kinds.
WINDFALL_POWERS: Final = {
    name: tuple(kind for word, kind, _ in row.produces if word == PRODUCE_WINDFALL)
    for name, row in ROWS.items()
}
