"""Which action card to choose in Race for the Galaxy.

An action is worth what its phase brings with the bonus of its card, less what the phase would
bring anyway if somebody else chose it, less what it brings the others.
"""

from math import exp, prod
from typing import Final

from starfelt.bots.thumb.race_for_the_galaxy_consuming import (
    Goods,
    Rates,
    consumed,
    free_gain,
    goods_uses,
    hand_chips,
)
from starfelt.bots.thumb.race_for_the_galaxy_outlook import KEPT, LAST, sale_and_rest
from starfelt.bots.thumb.race_for_the_galaxy_rows import ROWS, Use
from starfelt.bots.thumb.race_for_the_galaxy_side import Side, as_goods
from starfelt.bots.thumb.race_for_the_galaxy_table import LEAST_CARD, Table
from starfelt.games.race_for_the_galaxy.powers import (
    ALIEN,
    DRAW_AFTER_DEVELOP,
    DRAW_AFTER_SETTLE,
    EXPLORE_DRAW,
    EXPLORE_KEEP,
)

PHASE_OF: Final = {
    "explore_five": "explore",
    "explore_one": "explore",
    "develop": "develop",
    "develop_again": "develop",
    "settle": "settle",
    "settle_again": "settle",
    "consume_trade": "consume",
    "consume_twice": "consume",
    "produce": "produce",
}
SINGLES: Final = [card for card in PHASE_OF if not card.endswith("_again")]

TEMPER: Final = 0.8  # in points: how far others choose what is best for them
FOE: Final = 0.5  # what others gain by my choice counts against it
FUTURE: Final = 0.75  # of what goods bring in a later round
CROWDED: Final = 6  # cards in hand, from which on more are worth less
CROWD: Final = 0.1
SWAP: Final = 0.9  # a card that can be given for a chip

# exploring, in cards
BEST_OF_MANY: Final = 2.1
TWO_CARDS: Final = 2.7
ONE_CARD: Final = 1.0
SEEK: Final = 0.35  # for who has nothing to place that gains ENOUGH points
ENOUGH: Final = 4.0
MONEY: Final = 5  # cards in hand to pay for what is found

# placing, in points for each card in a hand that is not known, up to so many
PLACING: Final = 0.45
MOST_PLACING: Final = 6
SECOND: Final = 0.6  # the second card may lack the payment
ALONE: Final = 5.0  # never the card of a second Develop or Settle without the first


class Prospects:
    """What each action would bring a side that has so many cards in hand."""

    def __init__(self, t: Table, side: Side, hand: int) -> None:
        self.t = t
        self.side = side
        self.hand = hand
        crowd = 1 - CROWD * max(0, min(hand, 2 * CROWDED) - CROWDED)
        self.card = max(LEAST_CARD, round(t.time.card * crowd, 1))
        last = t.time.left <= LAST
        self.kept = 0.0 if last else KEPT
        self.future = 0.0 if last else FUTURE

    def rates(self, chip: float) -> Rates:
        return Rates(chip, self.card, self.side.prices(), self.kept)

    # ------------------------------------------------------------------ goods
    def free(self, rates: Rates) -> float:
        """What consume powers give without any good."""
        chips = min(self.hand, hand_chips(self.side.uses)) * max(0.0, SWAP - self.t.time.card)
        return free_gain(self.side.uses, rates) + chips

    def sold(self, goods: Goods, uses: tuple[Use, ...], chip: float) -> float:
        """To sell a good, and consume the others."""
        rates = self.rates(chip)
        return sale_and_rest(goods, goods_uses(uses), rates) + self.free(rates)

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
        return more + (cards + unpaid) * self.card

    def consumes(self) -> dict[str, float]:
        """By action, what this round's goods bring; all goods stay if there is no Consume phase."""
        goods, uses = self.side.held(), self.side.uses_now()
        kept = self.kept * sum(goods)
        plain = self.consumed(goods, uses, 1.0) - kept
        if not any(goods):
            return dict.fromkeys(("plain", "trade", "twice", "both"), plain)
        return {
            "plain": plain,
            "trade": self.sold(goods, uses, 1.0) - kept,
            "twice": self.consumed(goods, uses, 2.0) - kept,
            "both": self.sold(goods, uses, 2.0) - kept,
        }

    def of_goods(self) -> dict[str, tuple[float, float]]:
        """Of the actions with goods: with the bonus, and without."""
        found = self.consumes()
        return {
            "consume_trade": (found["trade"], found["plain"]),
            "consume_twice": (found["twice"], found["plain"]),
            "produce": (self.produce(1), self.produce(0)),
        }

    def explore(self, wanting: float = 0.0) -> dict[str, tuple[float, float]]:
        """Cards; and something to place for who has nothing worth it."""
        sums = self.side.sums
        more = (0.15 * sums[EXPLORE_DRAW] + 0.9 * sums[EXPLORE_KEEP]) * self.card
        plain = ONE_CARD * self.card + more
        return {
            "explore_five": (BEST_OF_MANY * self.card + more + wanting, plain + wanting / 4),
            "explore_one": (TWO_CARDS * self.card + more + wanting / 2, plain + wanting / 4),
        }


# -------------------------------------------------------------------------------- mine
def mine(t: Table) -> dict[str, tuple[float, float]]:
    p = Prospects(t, t.me, len(t.hand))
    ready = max((t.chance(card) * t.net(card) for card in t.hand), default=0.0)
    wanting = SEEK * max(0.0, ENOUGH - ready) * min(1.0, len(t.hand) / MONEY)
    found = {**p.explore(wanting * min(1.0, t.time.left / 4)), **p.of_goods()}
    developments = [card for card in t.hand if not ROWS[card].is_world and card not in t.me.names]
    worlds = [card for card in t.hand if ROWS[card].is_world]
    draws = t.me.sums[DRAW_AFTER_DEVELOP] * p.card
    found["develop"] = (
        best([t.gain(card, True) + draws for card in developments]),
        best([t.gain(card) + draws for card in developments]),
    )
    draws = t.me.sums[DRAW_AFTER_SETTLE] * p.card
    plain = best([t.gain(card) + draws for card in worlds])
    found["settle"] = (plain + p.card if plain > 0 else 0.0, plain)
    if t.two:
        found["develop_again"] = second([t.gain(c, True) for c in developments], 0.0)
        found["settle_again"] = second([t.gain(c) for c in worlds], p.card)
    return found


def best(gains: list[float]) -> float:
    return max(0.0, max(gains, default=0.0))


def second(gains: list[float], bonus: float) -> tuple[float, float]:
    """The second best, for which there may be too few cards."""
    gain = SECOND * best(sorted(gains)[:-1])
    return gain + bonus if gain > 0 else 0.0, gain


# -------------------------------------------------------------------------------- the others
def theirs(t: Table, side: Side, hand: int) -> dict[str, tuple[float, float]]:
    """What another side may gain; its cards are not known, only how many there are."""
    p = Prospects(t, side, hand)
    placing = PLACING * min(hand, MOST_PLACING)
    return {
        **p.explore(),
        **p.of_goods(),
        "develop": (placing * 0.8, placing * 0.6),
        "settle": (placing, placing * 0.8),
    }


def likely(gains: dict[str, tuple[float, float]], actions: int) -> dict[str, float]:
    """The chance of each phase to be chosen by a side with these gains."""
    weights = {card: exp(gains[card][0] / TEMPER) for card in SINGLES}
    whole = sum(weights.values())
    found: dict[str, float] = {}
    for card, weight in weights.items():
        phase = PHASE_OF[card]
        found[phase] = found.get(phase, 0.0) + weight / whole
    if actions == 1:
        return found
    return {phase: 1 - (1 - chance) ** 2 for phase, chance in found.items()}


class Choice:
    """What all seats gain by each phase, and how likely the others choose it."""

    def __init__(self, t: Table) -> None:
        self.t = t
        self.gains = mine(t)
        hands = [s.hand for seat, s in enumerate(t.view.seats) if seat != t.seat]
        others = [theirs(t, side, hand) for side, hand in zip(t.foes, hands, strict=True)]
        chances = [likely(gains, 2 if t.two else 1) for gains in others]
        share = FOE / len(others) ** 1.5  # of many others it hardly matters what each one gains
        self.called: dict[str, float] = {}
        self.to_others: dict[str, float] = {}
        for card in SINGLES:
            phase = PHASE_OF[card]
            self.called[phase] = 1 - prod(1 - chance[phase] for chance in chances)
            self.to_others[phase] = share * sum(gains[card][1] for gains in others)

    def worth(self, card: str) -> float:
        """Of choosing this action card."""
        if card.endswith("_again"):
            return self.gains[card][0] - self.to_others[PHASE_OF[card]]
        return self.more(PHASE_OF[card], *self.gains[card])

    def more(self, phase: str, bonus: float, plain: float) -> float:
        """What is gained with the bonus beyond what the phase may bring anyway."""
        called = self.called[phase]
        return bonus - called * plain - (1 - called) * self.to_others[phase]

    def of_two(self, one: str, two: str) -> float:
        """Of choosing these two action cards."""
        if (one, two) == ("consume_trade", "consume_twice"):
            both = Prospects(self.t, self.t.me, len(self.t.hand)).consumes()["both"]
            return self.more("consume", both, self.gains[one][1])
        found = self.worth(one) + self.worth(two)
        if (one, two) == ("explore_five", "explore_one"):
            found -= self.gains[one][1]  # the phase comes once
        for again, first in (("develop_again", "develop"), ("settle_again", "settle")):
            if again in (one, two) and first not in (one, two):
                found -= ALONE
        return found
