"""What a card is: a row of facts with the powers it has."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from . import powers as words
from .power_rows import own_production
from .powers import (
    Power,
    powers_vec,
)
from .scoring_lines import Line

DEVELOPMENT: Final = 0
GREY: Final = 1  # a world without goods
WINDFALL: Final = 2
PRODUCTION: Final = 3
TYPES: Final = ("development", "grey", "windfall", "production")
NO_START: Final = -1

# what a card is besides, one bit each
SMALL_HAND: Final = 1  # as a start world: one card less to begin with
SAVES_AT_START: Final = 2  # as a start world: one card of the hand goes under it
RAISES_HAND_LIMIT: Final = 4
ENDS_LATE: Final = 8
SALVAGES: Final = 16
CHOOSES_LAST: Final = 32

# sums that go with others where a power draws and then discards
DISCARDS_AFTER: Final = {
    words.DEVELOP_DRAW: words.DEVELOP_DISCARD,
    words.DRAW_AFTER_SETTLE: words.DISCARD_AFTER_SETTLE,
}
COUNTED_WORDS: Final = (
    (words.ENVOY, words.ENVOYS),
    (words.CLOAK, words.CLOAKS),
    (words.TAKEOVER, words.TAKEOVERS),
    (words.DESTRUCTION, words.TAKEOVERS),
)


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
        prestige: bool,
        flags: i64,
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
        self.prestige: Final[bool] = prestige  # has the symbol
        self.flags: Final[i64] = flags
        self.powers: Final = powers_vec(powers)
        self.is_world: Final[bool] = type_ != DEVELOPMENT
        self.is_six: Final[bool] = type_ == DEVELOPMENT and len(lines) > 0
        self.consumes: Final = of_phase(powers, words.POWER_CONSUME)
        self.produces: Final = of_phase(powers, words.POWER_PRODUCE)
        self.develops: Final = with_words(powers, words.POWER_DEVELOP)
        self.settles: Final = with_words(powers, words.POWER_SETTLE)
        self.own_price: Final[i64] = value_of(powers, words.OWN_PRICE)
        self.unsold: Final[bool] = has_word(powers, words.UNSOLD)
        self.draw_if: Final[i64] = cards_of(powers, words.DRAW_IF)
        self.prestige_if: Final[bool] = has_word(powers, words.PRESTIGE_IF)
        self.standing: Final = standing_sums(self)

    def has_power(self, phase: i64) -> bool:
        for power in self.powers:
            if power.phase == phase:
                return True
        return False

    def adds(self, sum_of: i64) -> i64:
        """How much the card adds to a standing sum."""
        n: i64 = 0
        pairs = self.standing
        for i in range(len(pairs) // 2):
            if pairs[2 * i] == sum_of:
                n += pairs[2 * i + 1]
        return n


def of_phase(powers: list[Power], phase: i64) -> vec[Power]:
    return powers_vec([power for power in powers if power.phase == phase])


def with_words(powers: list[Power], phase: i64) -> vec[Power]:
    """Those of a phase that are more than a term of an offer."""
    return powers_vec([power for power in powers if power.phase == phase and power.word > 0])


def has_word(powers: list[Power], word: i64) -> bool:
    for power in powers:
        if power.word == word:
            return True
    return False


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
        if power.number > 0 and power.sum_of in DISCARDS_AFTER:
            pairs = append(append(pairs, DISCARDS_AFTER[power.sum_of]), power.number)
    rebel = card.keywords & words.REBEL != 0
    counted: list[tuple[bool, int, int]] = [
        (card.type == DEVELOPMENT, words.DEVELOPMENTS, 1),
        (card.is_world, words.WORLDS, 1),
        (card.military, words.MILITARY_WORLDS, 1),
        (card.military and rebel, words.REBEL_MILITARY_WORLDS, 1),
        (card.is_world and rebel, words.REBEL_WORLDS_THERE, 1),
        (card.kind != words.ANY, words.WORLDS_OF + card.kind, 1),
        (card.type == PRODUCTION, words.PRODUCTION_WORLDS, 1),
        (card.keywords & words.CHROMO != 0, words.CHROMOS, 1),
        (card.keywords & words.ALIEN_CARD != 0, words.ALIENS, 1),
        (card.keywords & words.IMPERIUM != 0, words.IMPERIUMS, 1),
        (card.keywords & words.UPLIFT != 0, words.UPLIFTS, 1),
        (card.is_six, words.SIXES, 1),
        (card.flags & RAISES_HAND_LIMIT != 0, words.LARGE_HAND, 1),
        (card.flags & ENDS_LATE != 0, words.LATE_END, 1),
        (card.flags & SALVAGES != 0, words.SALVAGE, 1),
        (card.flags & CHOOSES_LAST != 0, words.LAST_CHOICE, 1),
        (True, words.CARDS_THERE, 1),
        (len(card.consumes) > 0, words.CONSUMERS, len(card.consumes)),
        (len(card.produces) > 0, words.PRODUCERS, 1),
    ]
    for word, sum_of in COUNTED_WORDS:
        counted.append((True, sum_of, number_of_words(card, word)))
    for phase in range(words.POWER_PHASES):
        counted.append((card.has_power(phase), words.WITH_POWER + phase, 1))
    for holds, sum_of, amount in counted:
        if holds and amount > 0:
            pairs = append(append(pairs, sum_of), amount)
    return pairs


def number_of_words(card: Card, word: i64) -> i64:
    number: i64 = 0
    for power in card.settles:
        if power.word == word:
            number += 1
    return number


BLUE: Final = 0  # start worlds with even numbers
RED: Final = 1


def colour_of(card: Card) -> i64:
    """Of a start world, as which it is dealt; other cards have none."""
    return card.start % 2 if card.start != NO_START else NO_START


# -------------------------------------------------------------------------------- rows
def development(
    key: str,
    cost: i64,
    points: i64,
    *powers: Power,
    copies: i64 = 2,
    keywords: i64 = 0,
    prestige: bool = False,
    flags: i64 = 0,
) -> Card:
    given = list(powers)
    return Card(
        key,
        DEVELOPMENT,
        cost,
        points,
        given,
        0,
        False,
        keywords,
        NO_START,
        copies,
        [],
        prestige,
        flags,
    )


def six(
    key: str, powers: list[Power], *lines: Line, keywords: i64 = 0, prestige: bool = False
) -> Card:
    """A six-cost development: its points are counted at the end, by lines."""
    counted = list(lines)
    return Card(
        key, DEVELOPMENT, 6, 0, powers, 0, False, keywords, NO_START, 1, counted, prestige, 0
    )


def grey(
    key: str,
    cost: i64,
    points: i64,
    *powers: Power,
    military: bool = False,
    keywords: i64 = 0,
    start: i64 = NO_START,
    prestige: bool = False,
    flags: i64 = 0,
    lines: list[Line] | None = None,
) -> Card:
    return Card(
        key,
        GREY,
        cost,
        points,
        list(powers),
        0,
        military,
        keywords,
        start,
        1,
        lines if lines is not None else [],
        prestige,
        flags,
    )


def windfall(
    key: str,
    cost: i64,
    points: i64,
    kind: i64,
    *powers: Power,
    military: bool = False,
    keywords: i64 = 0,
    start: i64 = NO_START,
    prestige: bool = False,
    flags: i64 = 0,
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
        prestige,
        flags,
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
    prestige: bool = False,
    flags: i64 = 0,
) -> Card:
    """A production world; it produces by itself unless a power says how."""
    all_powers = list(powers)
    if not any(power.word == words.PAID_PRODUCTION for power in powers):
        all_powers.append(own_production())
    return Card(
        key,
        PRODUCTION,
        cost,
        points,
        all_powers,
        kind,
        military,
        keywords,
        start,
        1,
        [],
        prestige,
        flags,
    )
