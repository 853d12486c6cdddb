"""What a card is: a row of facts with the powers it has."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from starfelt.games.race_for_the_galaxy import powers as words
from starfelt.games.race_for_the_galaxy.powers import Line, Power, own_production, powers_vec

DEVELOPMENT: Final = 0
GREY: Final = 1  # a world without goods
WINDFALL: Final = 2
PRODUCTION: Final = 3
TYPES: Final = ("development", "grey", "windfall", "production")
NO_START: Final = -1


@final
@mypyc_attr(acyclic=True, native_class=True)
class Card:
    """One design.  `cost` of a military world is its defence."""

    def __init__(
        self,
        key: str,
        type_: i64,
        cost: i64,
        points: i64,
        powers: list[Power],
        kind: i64,
        military: bool,
        keywords: i64,
        start: i64,
        copies: i64,
        lines: list[Line],
        small_hand: bool,
    ) -> None:
        self.key: Final = key
        self.type: Final[i64] = type_
        self.cost: Final[i64] = cost
        self.points: Final[i64] = points  # printed on it
        self.kind: Final[i64] = kind
        self.military: Final[bool] = military
        self.keywords: Final[i64] = keywords
        self.start: Final[i64] = start  # its number as a start world, or NO_START
        self.copies: Final[i64] = copies  # that its set has
        self.lines: Final = lines
        self.small_hand: Final[bool] = small_hand  # as a start world: one card less to begin with
        self.powers: Final = powers_vec(powers)
        self.is_world: Final[bool] = type_ != DEVELOPMENT
        self.is_six: Final[bool] = len(lines) > 0
        self.consumes: Final = of_phase(powers, words.CONSUME)
        self.produces: Final = of_phase(powers, words.PRODUCE)
        self.settles: Final = optional_in_settle(powers)
        self.own_price: Final[i64] = value_of(powers, words.OWN_PRICE)
        self.draw_if: Final[i64] = cards_of(powers, words.DRAW_IF)
        self.standing: Final = standing_sums(self)

    def has_power(self, phase: i64) -> bool:
        for power in self.powers:
            if power.phase == phase:
                return True
        return False


def of_phase(powers: list[Power], phase: i64) -> vec[Power]:
    return powers_vec([power for power in powers if power.phase == phase])


def optional_in_settle(powers: list[Power]) -> vec[Power]:
    return powers_vec([power for power in powers if power.phase == words.SETTLE and power.word > 0])


def value_of(powers: list[Power], word: i64) -> i64:
    for power in powers:
        if power.word == word:
            return power.value
    return 0


def cards_of(powers: list[Power], word: i64) -> i64:
    for power in powers:
        if power.word == word:
            return power.cards
    return 0


def standing_sums(card: Card) -> vec[i64]:
    """What the card adds to the sums of its player, as pairs of which and how much."""
    pairs = vec[i64]()
    for power in card.powers:
        if power.sum_of >= 0:
            pairs = append(append(pairs, power.sum_of), power.value)
    counted: list[tuple[bool, int, int]] = [
        (card.type == DEVELOPMENT, words.DEVELOPMENTS, 1),
        (card.is_world, words.WORLDS, 1),
        (card.military, words.MILITARY_WORLDS, 1),
        (card.kind != words.ANY, words.WORLDS_OF + card.kind, 1),
        (card.type == PRODUCTION, words.PRODUCTION_WORLDS, 1),
        (card.keywords & words.CHROMO != 0, words.CHROMOS, 1),
        (card.keywords & words.ALIEN_CARD != 0, words.ALIENS, 1),
        (card.is_six, words.SIXES, 1),
        (number_of_envoys(card) > 0, words.ENVOYS, number_of_envoys(card)),
        (len(card.consumes) > 0, words.CONSUMERS, len(card.consumes)),
        (len(card.produces) > 0, words.PRODUCERS, 1),
    ]
    for phase in range(words.POWER_PHASES):
        counted.append((card.has_power(phase), words.WITH_POWER + phase, 1))
    for holds, sum_of, amount in counted:
        if holds:
            pairs = append(append(pairs, sum_of), amount)
    return pairs


def number_of_envoys(card: Card) -> i64:
    number: i64 = 0
    for power in card.settles:
        if power.word == words.ENVOY:
            number += 1
    return number


# -------------------------------------------------------------------------------- rows
def development(
    key: str,
    cost: i64,
    points: i64,
    *powers: Power,
    copies: i64 = 2,
    keywords: i64 = 0,
) -> Card:
    return Card(
        key,
        DEVELOPMENT,
        cost,
        points,
        list(powers),
        0,
        False,
        keywords,
        NO_START,
        copies,
        [],
        False,
    )


def six(key: str, powers: list[Power], *lines: Line, keywords: i64 = 0) -> Card:
    """A six-cost development: its points are counted at the end, by lines."""
    return Card(key, DEVELOPMENT, 6, 0, powers, 0, False, keywords, NO_START, 1, list(lines), False)


def grey(
    key: str,
    cost: i64,
    points: i64,
    *powers: Power,
    military: bool = False,
    keywords: i64 = 0,
    start: i64 = NO_START,
) -> Card:
    return Card(key, GREY, cost, points, list(powers), 0, military, keywords, start, 1, [], False)


def windfall(
    key: str,
    cost: i64,
    points: i64,
    kind: i64,
    *powers: Power,
    military: bool = False,
    keywords: i64 = 0,
    start: i64 = NO_START,
    small_hand: bool = False,
) -> Card:
    return Card(
        key,
        WINDFALL,
        cost,
        points,
        list(powers),
        kind,
        military,
        keywords,
        start,
        1,
        [],
        small_hand,
    )


def production(
    key: str,
    cost: i64,
    points: i64,
    kind: i64,
    *powers: Power,
    military: bool = False,
    keywords: i64 = 0,
    start: i64 = NO_START,
) -> Card:
    """A production world; it produces by itself unless a power says how."""
    all_powers = list(powers)
    if not any(power.word == words.PAID_PRODUCTION for power in powers):
        all_powers.append(own_production())
    return Card(
        key, PRODUCTION, cost, points, all_powers, kind, military, keywords, start, 1, [], False
    )
