"""What the phases of a round bring a side of Race for the Galaxy, with and without a bonus."""

from typing import Final, NamedTuple

from ..rules.consume.phase import CARDS_FOR_CHIPS
from ..rules.consume.trade import MORE_BY_BOOST
from ..rules.powers.powers import (
    ALIEN,
    ANTE,
    EXPLORE_DRAW,
    EXPLORE_KEEP,
    EXPLORE_MIX,
    HAND_CARDS,
    PRESTIGE_STAKE,
    SET_OF_CARDS,
)
from ..rules.produce.phase import DRAWN_BY_BOOST
from .accounts import Side, as_goods
from .card_values import Use
from .consuming import (
    Goods,
    Rates,
    consumed,
    free_gain,
    goods_uses,
    hand_chips,
)
from .evaluation import LEAST_CARD, Table
from .forecast import KEPT, LAST, brought, sale_and_rest

FUTURE: Final = 0.75  # of what goods bring in a later round
CROWDED: Final = 6  # cards in hand, from which on more are worth less
CROWD: Final = 0.1
SWAP: Final = 0.9  # a card that can be given for a chip

# exploring, in cards
BEST_OF_MANY: Final = 2.1
TWO_CARDS: Final = 2.7
ONE_CARD: Final = 1.0
EXPLORING: Final = ((EXPLORE_DRAW, 0.15), (EXPLORE_KEEP, 0.9))
MIXED: Final = 0.3  # of discarding cards of the hand as well
SIX_MORE: Final = 1.7  # six cards more, of which one more is kept

#: The cards of the hand that a power takes at the least.
CARDS_TAKEN: Final = {HAND_CARDS: 1, ANTE: 1, SET_OF_CARDS: 2}


class Gain(NamedTuple):
    """What an action card brings: with its bonus, without, and with the prestige card as well."""

    bonus: float
    plain: float
    boosted: float


class Prospects:
    """What each action would bring a side that has so many cards in hand."""

    def __init__(self, t: Table, side: Side, hand: int, prestige: float) -> None:
        self.t = t
        self.side = side
        self.hand = hand
        self.prestige = round(prestige, 1)
        self.prices = side.prices()
        crowd = 1 - CROWD * max(0, min(hand, 2 * CROWDED) - CROWDED)
        self.card = max(LEAST_CARD, round(t.time.card * crowd, 1))
        last = t.time.left <= LAST
        self.kept = 0.0 if last else KEPT
        self.future = 0.0 if last else FUTURE

    def rates(self, chip: float) -> Rates:
        return Rates(chip, self.card, self.prices, self.kept, self.prestige)

    # ------------------------------------------------------------------ goods
    def free(self, rates: Rates) -> float:
        """What consume powers give without any good."""
        swap = max(0.0, SWAP - self.t.time.card)
        uses = tuple(use for use in self.side.uses if self.affords(use))
        return free_gain(uses, rates) + min(self.hand, hand_chips(uses)) * swap

    def affords(self, use: Use) -> bool:
        """Are there the cards or the prestige that a power takes?"""
        if use[0] == PRESTIGE_STAKE:
            return self.side.prestige > 0
        return self.hand >= CARDS_TAKEN.get(use[0], 0)

    def sold(self, goods: Goods, uses: tuple[Use, ...], chip: float, more: int = 0) -> float:
        """To sell a good, and consume the others."""
        rates = self.rates(chip)
        return sale_and_rest(goods, goods_uses(uses), rates, more) + self.free(rates)

    def consumed(self, goods: Goods, uses: tuple[Use, ...], chip: float) -> float:
        rates = self.rates(chip)
        return consumed(goods, goods_uses(uses), rates) + self.free(rates)

    def potential(self, goods: Goods) -> float:
        """What goods may bring in a later round."""
        if not any(goods):
            return 0.0
        uses = self.side.uses
        return self.future * max(self.sold(goods, uses, 1.0), self.consumed(goods, uses, 2.0))

    def produce(self, bonus: int) -> float:
        """More goods; but none for which there is no card to pay."""
        side = self.side
        unpaid = max(0, side.unpaid - self.hand)
        made, cards = side.produced(side.empty, side.waiting, bonus)
        goods = [there + more for there, more in zip(side.goods, made, strict=True)]
        goods[ALIEN - 1] -= unpaid
        more = self.potential(as_goods(goods)) - self.potential(side.held())
        return more + (cards + unpaid) * self.card + side.prestige_made * self.prestige

    def consume(self, trade: bool, chip: float, more: int = 0) -> float:
        """What this round's goods bring, beyond what they are worth where they lie."""
        goods, uses = self.side.held(), self.side.uses_now()
        if trade and any(goods):
            found = self.sold(goods, uses, chip, more)
        else:
            found = self.consumed(goods, uses, chip)
        return found - self.kept * sum(goods)

    def cashed(self) -> float:
        """Cards of the hand for chips, when goods are sold with the prestige card."""
        return min(self.hand, CARDS_FOR_CHIPS) * max(0.0, SWAP - self.t.time.card)

    def of_goods(self, boost: bool = False) -> dict[str, Gain]:
        plain = self.consume(False, 1.0)
        trade, twice, made = self.consume(True, 1.0), self.consume(False, 2.0), self.produce(1)
        most = [0.0, 0.0, 0.0]
        if boost:
            most = [
                self.consume(True, 2.0, MORE_BY_BOOST) + self.cashed(),
                self.consume(False, 3.0),
                self.produce(2) + DRAWN_BY_BOOST * self.card,
            ]
        return {
            "consume_trade": Gain(trade, plain, most[0]),
            "consume_twice": Gain(twice, plain, most[1]),
            "produce": Gain(made, self.produce(0), most[2]),
        }

    def explore(self, wanting: float = 0.0) -> dict[str, Gain]:
        """Cards; and something to place for who has nothing worth it."""
        sums = self.side.sums
        more = brought(self.side, EXPLORING) + MIXED * (sums[EXPLORE_MIX] > 0)
        plain = (ONE_CARD + more) * self.card + wanting / 4
        five = (BEST_OF_MANY + more) * self.card + wanting
        one = (TWO_CARDS + more) * self.card + wanting / 2
        six = SIX_MORE * self.card + wanting / 2
        return {
            "explore_five": Gain(five, plain, five + six),
            "explore_one": Gain(one, plain, one + six),
        }
