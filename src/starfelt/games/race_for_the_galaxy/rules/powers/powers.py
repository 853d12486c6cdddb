"""The vocabulary of the cards: what a power says, by phase, and what six-cost developments count.

Most powers are no effects but terms of an offer: discounts, military, prices.  Those are sums that
a player keeps (`standing`), and change only when a card begins or ceases to work.  The others are
words that the module of their phase reads.  `power_rows` has the powers as
rows of cards write them.
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
WILD: Final = 5  # whatever kind its owner says
KINDS: Final = ("any", "novelty", "rare", "genes", "alien", "wild")
# what else military is good against, or can be paid for
REBEL_WORLDS: Final = 6
CHROMO_WORLDS: Final = 7

# keywords, one bit each
ALIEN_CARD: Final = 1
IMPERIUM: Final = 2
REBEL: Final = 4
TERRAFORMING: Final = 8
UPLIFT: Final = 16
CHROMO: Final = 32
KEYWORDS: Final = ("alien", "imperium", "rebel", "terraforming", "uplift", "chromo")

# the phases as powers have them: trading is a part of consuming that counts for itself
POWER_EXPLORE: Final = 0
POWER_DEVELOP: Final = 1
POWER_SETTLE: Final = 2
POWER_TRADE: Final = 3
POWER_CONSUME: Final = 4
POWER_PRODUCE: Final = 5
POWER_PHASES: Final = 6
POWER_PHASE_NAMES: Final = ("explore", "develop", "settle", "trade", "consume", "produce")

# -------------------------------------------------------------------------------- standing sums
EXPLORE_DRAW: Final = 0
EXPLORE_KEEP: Final = 1
EXPLORE_MIX: Final = 2  # discard from the hand as well as from the cards drawn
OFFERINGS: Final = 3  # cards of the hand that may be discarded for prestige before exploring
DEVELOP_DISCOUNT: Final = 4
DEVELOP_DRAW: Final = 5
DEVELOP_DISCARD: Final = 6  # cards discarded after drawing before developing
CRASHES: Final = 7  # discount for discarding a card of the tableau
RARE_DISCOUNT: Final = 8  # for a rare good
DRAW_AFTER_DEVELOP: Final = 9
PRESTIGE_DEVELOPMENT: Final = 10  # prestige for any development
PRESTIGE_REBEL_DEVELOPMENT: Final = 11
PRESTIGE_SIX: Final = 12  # for one that costs 6
DRAW_AFTER_SETTLE: Final = 13
DISCARD_AFTER_SETTLE: Final = 14  # one card each time, of those drawn or of the hand
PRESTIGE_REBEL_WORLD: Final = 15  # military ones
PRESTIGE_PRODUCTION_WORLD: Final = 16
GOOD_ON_PRODUCTION: Final = 17  # a good on every production world that is placed
DISCOUNT: Final = 18  # + kind
MILITARY: Final = 24  # + kind, + REBEL_WORLDS
MILITARY_PER_MILITARY: Final = 31  # for each military world
MILITARY_PER_CHROMO: Final = 32
MILITARY_IF_IMPERIUM: Final = 33
PRICE: Final = 34  # + kind
GENES_PRICE_PER_CHROMO: Final = 40
TACTICS: Final = 41  # military for discarding a card of the tableau
MERCENARIES: Final = 42  # cards of the hand that may be discarded for military
BRIBES: Final = 43  # military for one prestige
FUELS: Final = 44  # military for a rare good
GENES_DISCOUNTS: Final = 45  # discount for genes goods
FREE_SHIPS: Final = 46  # cards of the tableau that may be discarded to place a world free
ENVOYS: Final = 47  # powers to pay for a military world
ENVOY_DISCOUNT: Final = 48
ENVOY_PRESTIGE: Final = 49
CLOAKS: Final = 50  # powers to conquer a peaceful world
SECOND_WORLDS: Final = 51
SNEAKS: Final = 52
UPGRADES: Final = 53
TAKEOVERS: Final = 54  # powers to take over a world
TAKEOVER_DEFENCE: Final = 55
VETOES: Final = 56
SAVERS: Final = 57  # keep a card of each payment
CONSUMERS: Final = 58  # powers that are used in the Consume phase
PRODUCERS: Final = 59  # cards with something to do in the Produce phase
LARGE_HAND: Final = 60  # cards that raise the hand limit
LATE_END: Final = 61  # cards with which the game ends later
SALVAGE: Final = 62  # take what others discard at the end of the round
LAST_CHOICE: Final = 63  # choose actions after the others
# what there is, for goals and for powers that count
DEVELOPMENTS: Final = 64
WORLDS: Final = 65
MILITARY_WORLDS: Final = 66
REBEL_MILITARY_WORLDS: Final = 67
REBEL_WORLDS_THERE: Final = 68  # military or not
WORLDS_OF: Final = 69  # + kind
PRODUCTION_WORLDS: Final = 75
CHROMOS: Final = 76
ALIENS: Final = 77
IMPERIUMS: Final = 78
UPLIFTS: Final = 79
SIXES: Final = 80
CARDS_THERE: Final = 81
WITH_POWER: Final = 82  # + phase: cards that have a power in it
SUMS: Final = 88

# -------------------------------------------------------------------------------- words
# Develop
CRASH: Final = 1  # discard this card for a discount
RARE_GOOD: Final = 2  # a rare good for a discount
# Settle
FREE_SHIP: Final = 3  # discard this card: the world costs nothing
TACTIC: Final = 4  # discard this card for military until the end of the phase
MERCENARY: Final = 5  # discard cards of the hand for military, 1 each
BRIBE: Final = 6  # spend 1 prestige for military
FUEL: Final = 7  # a rare good for military
GENES_GOOD: Final = 8  # a genes good for a discount
ENVOY: Final = 9  # pay for a military world as if it were peaceful
CLOAK: Final = 10  # discard this card to conquer a peaceful world
SECOND_WORLD: Final = 11
SNEAK: Final = 12  # discard this card to conquer one more world
UPGRADE: Final = 13  # replace a world by a better one
TAKEOVER: Final = 14
DESTRUCTION: Final = 15  # a takeover that destroys the world
VETO: Final = 16  # against a takeover, for 1 prestige
# Trade
OWN_PRICE: Final = 17  # the good of this world sells for more
UNSOLD: Final = 18  # the good of this world is not for the trade of an action card
# Consume
GOODS: Final = 19  # up to so many goods of a kind, the reward for each
SET_OF_GOODS: Final = 20  # exactly so many goods, one reward
KINDS_OF_GOODS: Final = 21  # exactly so many goods of different kinds, one reward
EACH_KIND: Final = 22  # one good of each kind there is, the reward for each
ALL_GOODS: Final = 23  # all that are left, for one less than their number
OWN_GOOD: Final = 24
HAND_CARDS: Final = 25  # up to so many cards of the hand, the reward for each
SET_OF_CARDS: Final = 26  # exactly so many cards of the hand, one reward
PRESTIGE_STAKE: Final = 27  # spend 1 prestige, one reward
DRAW: Final = 28
CHIPS: Final = 29  # without taking anything
GAMBLING: Final = 30
ANTE: Final = 31
SALE: Final = 32  # sell a good at its price
PLAIN_SALE: Final = 33  # sell a good without the bonus of any power
# Produce
OWN_PRODUCTION: Final = 34
PAID_PRODUCTION: Final = 35  # of this world, for a card of the hand
PRODUCE_WINDFALL: Final = 36
PAID_WINDFALL: Final = 37  # for a card of the hand
DRAW_IF: Final = 38  # this world has produced
PRESTIGE_IF: Final = 39  # this world has produced
PER_GENES_WORLD: Final = 40
PER_MILITARY_WORLD: Final = 41
PER_REBEL_WORLD: Final = 42
PER_CHROMO_WORLD: Final = 43
MOST_CHROMO: Final = 44  # prestige for most worlds with the symbol
TAKE_SAVED: Final = 45
PER_NOVELTY: Final = 46  # produced
PER_ALIEN: Final = 47
PER_KIND: Final = 48
MOST_RARE: Final = 49
MOST_GOODS: Final = 50

WORDS: Final = (
    "standing",
    "crash",
    "rare_good",
    "free_ship",
    "tactic",
    "mercenary",
    "bribe",
    "fuel",
    "genes_good",
    "envoy",
    "cloak",
    "second_world",
    "sneak",
    "upgrade",
    "takeover",
    "destruction",
    "veto",
    "own_price",
    "unsold",
    "goods",
    "set_of_goods",
    "kinds_of_goods",
    "each_kind",
    "all_goods",
    "own_good",
    "hand_cards",
    "set_of_cards",
    "prestige_stake",
    "draw",
    "chips",
    "gamble",
    "ante",
    "sale",
    "plain_sale",
    "own_production",
    "paid_production",
    "produce_windfall",
    "paid_windfall",
    "draw_if",
    "prestige_if",
    "per_genes_world",
    "per_military_world",
    "per_rebel_world",
    "per_chromo_world",
    "most_chromo",
    "take_saved",
    "per_novelty",
    "per_alien",
    "per_kind",
    "most_rare",
    "most_goods",
)

# whom a takeover may strike
REBELS: Final = 0  # a Rebel military world
THE_IMPERIUM: Final = 1  # worlds of who has an Imperium card
THE_ARMED: Final = 2  # worlds of who has military
ANYONE: Final = 3

# whether the card of a power is discarded
KEPT: Final = 0
DISCARDED: Final = 1


@final
@mypyc_attr(acyclic=True, native_class=True)
class Power:
    """One power of a card.

    `sum_of` is the standing sum it adds `value` to, or -1.  `number` is how many goods or cards it
    takes, `cards`, `points` and `prestige` what it gives for them.
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
        prestige: i64 = 0,
    ) -> None:
        self.phase: Final[i64] = phase
        self.word: Final[i64] = word
        self.kind: Final[i64] = kind
        self.value: Final[i64] = value
        self.sum_of: Final[i64] = sum_of
        self.number: Final[i64] = number
        self.cards: Final[i64] = cards
        self.points: Final[i64] = points
        self.prestige: Final[i64] = prestige


def powers_vec(powers: list[Power]) -> vec[Power]:
    found = vec[Power]()
    for power in powers:
        found = append(found, power)
    return found
