"""The vocabulary of the cards: what a power says, by phase, and what six-cost developments count.

Most powers are no effects but terms of an offer: discounts, military, prices.  Those are sums that
a player keeps (`standing`), and change only when a card begins or ceases to work.  The others are
words that the module of their phase reads.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

# the kinds of goods and of the worlds that make them; 0 stands for any kind, and for none
ANY: Final = 0
NOVELTY: Final = 1
RARE: Final = 2
GENES: Final = 3
ALIEN: Final = 4
KINDS: Final = ("any", "novelty", "rare", "genes", "alien")
REBEL_WORLDS: Final = 5  # as what military is good against

# keywords, one bit each
ALIEN_CARD: Final = 1
IMPERIUM: Final = 2
REBEL: Final = 4
TERRAFORMING: Final = 8
UPLIFT: Final = 16
CHROMO: Final = 32
KEYWORDS: Final = ("alien", "imperium", "rebel", "terraforming", "uplift", "chromo")

# the phases as powers have them: trading is a part of consuming that counts for itself
EXPLORE: Final = 0
DEVELOP: Final = 1
SETTLE: Final = 2
TRADE: Final = 3
CONSUME: Final = 4
PRODUCE: Final = 5
POWER_PHASES: Final = 6
PHASES: Final = ("explore", "develop", "settle", "trade", "consume", "produce")

# -------------------------------------------------------------------------------- standing sums
EXPLORE_DRAW: Final = 0
EXPLORE_KEEP: Final = 1
DEVELOP_DISCOUNT: Final = 2
DEVELOP_DRAW: Final = 3
DRAW_AFTER_DEVELOP: Final = 4
DRAW_AFTER_SETTLE: Final = 5
DISCOUNT: Final = 6  # + kind
MILITARY: Final = 11  # + kind, + REBEL_WORLDS
PRICE: Final = 17  # + kind
GENES_PRICE_PER_CHROMO: Final = 22
TACTICS: Final = 23  # military for discarding a card of the tableau
MERCENARIES: Final = 24  # cards of the hand that may be discarded for military
FREE_SHIPS: Final = 25  # cards of the tableau that may be discarded to place a world free
ENVOYS: Final = 26  # powers to pay for a military world
SECOND_WORLDS: Final = 27
CONSUMERS: Final = 28  # powers that are used in the Consume phase
PRODUCERS: Final = 29  # cards with something to do in the Produce phase
# what there is, for goals and for powers that count
DEVELOPMENTS: Final = 30
WORLDS: Final = 31
MILITARY_WORLDS: Final = 32
WORLDS_OF: Final = 33  # + kind
PRODUCTION_WORLDS: Final = 38
CHROMOS: Final = 39
ALIENS: Final = 40
SIXES: Final = 41
WITH_POWER: Final = 42  # + phase: cards that have a power in it
SUMS: Final = 48

# -------------------------------------------------------------------------------- words
# Settle
FREE_SHIP: Final = 1  # discard this card: the world costs nothing
TACTIC: Final = 2  # discard this card for military until the end of the phase
MERCENARY: Final = 3  # discard cards of the hand for military, 1 each
ENVOY: Final = 4  # pay for a military world as if it were peaceful
SECOND_WORLD: Final = 5
# Trade
OWN_PRICE: Final = 6  # the good of this world sells for more
# Consume
GOODS: Final = 7  # up to so many goods of a kind, the reward for each
SET_OF_GOODS: Final = 8  # exactly so many goods, one reward
KINDS_OF_GOODS: Final = 9  # exactly so many goods of different kinds, one reward
ALL_GOODS: Final = 10  # all that are left, for one less than their number
OWN_GOOD: Final = 11
HAND_CARDS: Final = 12  # up to so many cards of the hand, the reward for each
DRAW: Final = 13
GAMBLE: Final = 14
SALE: Final = 15  # sell a good at its price
PLAIN_SALE: Final = 16  # sell a good without the bonus of any power
# Produce
OWN_PRODUCTION: Final = 17
PAID_PRODUCTION: Final = 18  # of this world, for a card of the hand
PRODUCE_WINDFALL: Final = 19
DRAW_IF: Final = 20  # this world has produced
PER_GENES_WORLD: Final = 21
PER_MILITARY_WORLD: Final = 22
PER_NOVELTY: Final = 23  # produced
PER_ALIEN: Final = 24
PER_KIND: Final = 25
MOST_RARE: Final = 26

WORDS: Final = (
    "standing",
    "free_ship",
    "tactic",
    "mercenary",
    "envoy",
    "second_world",
    "own_price",
    "goods",
    "set_of_goods",
    "kinds_of_goods",
    "all_goods",
    "own_good",
    "hand_cards",
    "draw",
    "gamble",
    "sale",
    "plain_sale",
    "own_production",
    "paid_production",
    "produce_windfall",
    "draw_if",
    "per_genes_world",
    "per_military_world",
    "per_novelty",
    "per_alien",
    "per_kind",
    "most_rare",
)


@final
@mypyc_attr(acyclic=True, native_class=True)
class Power:
    """One power of a card.

    `sum_of` is the standing sum it adds `value` to, or -1.  `number` is how many goods or cards it
    takes, `cards` and `points` what it gives for them.
    """

    def __init__(
        self,
        phase: i64,
        word: i64 = 0,
        kind: i64 = ANY,
        value: i64 = 0,
        sum_of: i64 = -1,
        number: i64 = 0,
        cards: i64 = 0,
        points: i64 = 0,
    ) -> None:
        self.phase: Final[i64] = phase
        self.word: Final[i64] = word
        self.kind: Final[i64] = kind
        self.value: Final[i64] = value
        self.sum_of: Final[i64] = sum_of
        self.number: Final[i64] = number
        self.cards: Final[i64] = cards
        self.points: Final[i64] = points


def explore(draw: i64 = 0, keep: i64 = 0) -> Power:
    if draw > 0:
        return Power(EXPLORE, value=draw, sum_of=EXPLORE_DRAW)
    return Power(EXPLORE, value=keep, sum_of=EXPLORE_KEEP)


def develop_discount(value: i64) -> Power:
    return Power(DEVELOP, value=value, sum_of=DEVELOP_DISCOUNT)


def draw_before_develop(value: i64) -> Power:
    return Power(DEVELOP, value=value, sum_of=DEVELOP_DRAW)


def draw_after_develop(value: i64) -> Power:
    return Power(DEVELOP, value=value, sum_of=DRAW_AFTER_DEVELOP)


def discount(value: i64, kind: i64 = ANY) -> Power:
    return Power(SETTLE, kind=kind, value=value, sum_of=DISCOUNT + kind)


def military(value: i64, against: i64 = ANY) -> Power:
    return Power(SETTLE, kind=against, value=value, sum_of=MILITARY + against)


def draw_after_settle(value: i64) -> Power:
    return Power(SETTLE, value=value, sum_of=DRAW_AFTER_SETTLE)


def free_ship() -> Power:
    return Power(SETTLE, FREE_SHIP, value=1, sum_of=FREE_SHIPS)


def tactic(value: i64) -> Power:
    return Power(SETTLE, TACTIC, value=value, sum_of=TACTICS)


def mercenary(number: i64) -> Power:
    return Power(SETTLE, MERCENARY, value=number, sum_of=MERCENARIES)


def envoy(value: i64) -> Power:
    """Value is how much less is paid; never for worlds of the alien kind."""
    return Power(SETTLE, ENVOY, value=value)


def second_world() -> Power:
    return Power(SETTLE, SECOND_WORLD, value=1, sum_of=SECOND_WORLDS)


def price(value: i64, kind: i64 = ANY) -> Power:
    return Power(TRADE, kind=kind, value=value, sum_of=PRICE + kind)


def own_price(value: i64) -> Power:
    return Power(TRADE, OWN_PRICE, value=value)


def genes_price_per_chromo() -> Power:
    return Power(TRADE, kind=GENES, value=1, sum_of=GENES_PRICE_PER_CHROMO)


def consume(kind: i64 = ANY, number: i64 = 1, cards: i64 = 0, points: i64 = 0) -> Power:
    return Power(CONSUME, GOODS, kind, number=number, cards=cards, points=points)


def consume_two(kind: i64 = ANY, points: i64 = 0) -> Power:
    return Power(CONSUME, SET_OF_GOODS, kind, number=2, points=points)


def consume_kinds(number: i64, points: i64) -> Power:
    return Power(CONSUME, KINDS_OF_GOODS, number=number, points=points)


def consume_all() -> Power:
    return Power(CONSUME, ALL_GOODS, points=1)


def consume_own(kind: i64, points: i64) -> Power:
    return Power(CONSUME, OWN_GOOD, kind, number=1, points=points)


def consume_hand(number: i64) -> Power:
    return Power(CONSUME, HAND_CARDS, number=number, points=1)


def consume_draw(cards: i64) -> Power:
    return Power(CONSUME, DRAW, cards=cards)


def gamble() -> Power:
    return Power(CONSUME, GAMBLE)


def sale() -> Power:
    return Power(CONSUME, SALE)


def plain_sale() -> Power:
    return Power(CONSUME, PLAIN_SALE)


def own_production() -> Power:
    return Power(PRODUCE, OWN_PRODUCTION)


def paid_production() -> Power:
    return Power(PRODUCE, PAID_PRODUCTION)


def produce_windfall(kind: i64 = ANY) -> Power:
    return Power(PRODUCE, PRODUCE_WINDFALL, kind)


def produce_draw(word: i64, cards: i64 = 1) -> Power:
    return Power(PRODUCE, word, cards=cards)


# -------------------------------------------------------------------------------- scoring
# what a line of a six-cost development counts: + kind where a kind is meant
PRODUCTION_OF: Final = 0
WINDFALL_OF: Final = 5
NAMED: Final = 10
KEYWORD: Final = 11
A_DEVELOPMENT: Final = 12
A_SIX: Final = 13
A_WORLD: Final = 14
A_MILITARY_WORLD: Final = 15
A_REBEL_MILITARY_WORLD: Final = 16
DEVELOPMENT_WITH_POWER: Final = 17  # + phase
WORLD_WITH_POWER: Final = 23  # + phase
TOTAL_MILITARY: Final = 29
PER_THREE_CHIPS: Final = 30


@final
@mypyc_attr(acyclic=True, native_class=True)
class Line:
    """One line of a six-cost development: so many points for each of these."""

    def __init__(self, points: i64, what: i64, keyword: i64 = 0, name: str = "") -> None:
        self.points: Final[i64] = points
        self.what: Final[i64] = what
        self.keyword: Final[i64] = keyword
        self.name: Final = name


def named(points: i64, name: str) -> Line:
    return Line(points, NAMED, name=name)


def keyword(points: i64, word: i64) -> Line:
    return Line(points, KEYWORD, word)


def powers_vec(powers: list[Power]) -> vec[Power]:
    found = vec[Power]()
    for power in powers:
        found = append(found, power)
    return found
