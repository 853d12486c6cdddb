"""What the rules of thumb for Race for the Galaxy ask of a card, by its name.

Sums and words are those of the game's own vocabulary, so that cards of further sets need no row.
"""

from typing import Final, NamedTuple

from ..rules.powers.card import DEVELOPMENT, PRODUCTION, WINDFALL, Card
from ..rules.powers.designs import CARDS, NAMES
from ..rules.powers.powers import (
    ALIEN,
    CHROMO,
    CRASH,
    DESTRUCTION,
    FREE_SHIP,
    NOVELTY,
    PRODUCE_WINDFALL,
    RARE_GOOD,
    REBEL,
    SNEAK,
    TAKEOVER,
)
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


class Means(NamedTuple):
    """A power of the Settle phase that is more than a sum."""

    word: int
    kind: int
    value: int
    number: int
    prestige: int


class Row(NamedTuple):
    cost: int  # of a military world its defence
    points: int
    kind: int
    is_world: bool
    military: bool
    rebel: bool
    chromo: bool
    windfall: bool
    production: bool
    six: bool
    counts: bool  # points by lines
    prestige: int  # the symbol
    own_price: int
    sums: tuple[tuple[int, int], ...]  # what it adds to which standing sum
    uses: tuple[Use, ...]
    produces: tuple[tuple[int, int, int], ...]  # word, kind, cards
    settles: tuple[Means, ...]
    draw_if: int
    prestige_if: int
    free_ship: bool
    sneak: bool
    crash: int  # off a development that is placed by discarding this card
    rare_good: int  # off a development for a rare good
    per_military: int  # points as a six-cost development for each military
    per_three_chips: int
    per_prestige: int
    per_kinds: int


def row(card: Card) -> Row:
    pairs = [int(n) for n in card.standing]
    return Row(
        cost=int(card.cost),
        points=int(card.points),
        kind=int(card.kind),
        is_world=card.type != DEVELOPMENT,
        military=bool(card.military),
        rebel=bool(card.keywords & REBEL),
        chromo=bool(card.keywords & CHROMO),
        windfall=card.type == WINDFALL,
        production=card.type == PRODUCTION,
        six=bool(card.is_six),
        counts=len(card.lines) > 0,
        prestige=int(card.prestige),
        own_price=int(card.own_price),
        sums=tuple(zip(pairs[::2], pairs[1::2], strict=True)),
        uses=tuple(
            (int(p.word), int(p.kind), int(p.number), int(p.cards), int(p.points), int(p.prestige))
            for p in card.consumes
        ),
        produces=tuple((int(p.word), int(p.kind), int(p.cards)) for p in card.produces),
        settles=tuple(
            Means(int(p.word), int(p.kind), int(p.value), int(p.number), int(p.prestige))
            for p in card.settles
        ),
        draw_if=int(card.draw_if),
        prestige_if=int(card.prestige_if),
        free_ship=any(p.word == FREE_SHIP for p in card.settles),
        sneak=any(p.word == SNEAK for p in card.settles),
        crash=sum(int(p.value) for p in card.develops if p.word == CRASH),
        rare_good=sum(int(p.value) for p in card.develops if p.word == RARE_GOOD),
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


def means(name: str, word: int) -> Means | None:
    """The Settle power of this word that a card has."""
    return next((power for power in ROWS[name].settles if power.word == word), None)


#: By card with a power to take over worlds, that power.
TAKEOVER_POWERS: Final = {
    name: power
    for name in NAMES
    for power in ROWS[name].settles
    if power.word in (TAKEOVER, DESTRUCTION)
}
