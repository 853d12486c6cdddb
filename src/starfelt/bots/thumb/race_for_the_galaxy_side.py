"""One side of the table of Race for the Galaxy: what its cards add up to."""

from typing import Final

from starfelt.bots.thumb.race_for_the_galaxy_consuming import Goods
from starfelt.bots.thumb.race_for_the_galaxy_rows import FITS, ROWS, WINDFALL_POWERS, Row, Use
from starfelt.games.race_for_the_galaxy.powers import (
    ALIEN,
    CHROMOS,
    DISCOUNT,
    DRAW,
    GENES,
    GENES_PRICE_PER_CHROMO,
    MILITARY,
    MILITARY_WORLDS,
    MOST_RARE,
    OWN_GOOD,
    PAID_PRODUCTION,
    PER_ALIEN,
    PER_GENES_WORLD,
    PER_KIND,
    PER_MILITARY_WORLD,
    PER_NOVELTY,
    PRICE,
    REBEL_WORLDS,
    SUMS,
    WORLDS_OF,
)
from starfelt.games.race_for_the_galaxy.view import SeatView

MOST_OF_RARE: Final = 0.6  # how often one has most


class Side:
    """A tableau as its owner's accounts: sums, powers, and goods by kind."""

    __slots__ = (
        "by_goods",
        "chips",
        "draws",
        "empty",
        "goods",
        "names",
        "own_goods",
        "points",
        "production",
        "sixes",
        "sums",
        "unpaid",
        "uses",
        "waiting",
        "windfall",
        "windfall_powers",
    )

    def __init__(self, chips: int) -> None:
        self.names: list[str] = []
        self.chips = chips
        self.sums = [0] * SUMS
        self.points = 0
        self.sixes: list[str] = []
        self.uses: tuple[Use, ...] = ()
        self.goods = [0, 0, 0, 0]  # that lie on worlds, of each kind
        self.production = [0, 0, 0, 0]  # production worlds
        self.windfall = [0, 0, 0, 0]
        self.empty = [0, 0, 0, 0]  # production worlds without a good
        self.waiting = [0, 0, 0, 0]  # windfall worlds without a good
        self.own_goods = 0  # on worlds with a power that consumes their own good
        self.unpaid = 0  # production worlds without a good that want a card for it
        self.windfall_powers = [0, 0, 0, 0, 0]  # any kind first
        self.draws = 0.0  # cards whenever there is production
        self.by_goods: list[tuple[int, int]] = []  # powers that count goods: word, cards

    def add(self, name: str, good: bool) -> None:
        row = ROWS[name]
        self.names.append(name)
        self.points += row.points
        for sum_of, amount in row.sums:
            self.sums[sum_of] += amount
        if row.six:
            self.sixes.append(name)
        self.uses += row.uses
        if row.kind and (row.windfall or row.production):
            self.add_world(row, good)
        self.own_goods += good and any(use[0] == OWN_GOOD for use in row.uses)
        for word, _, cards in row.produces:
            self.add_produce(word, cards, good)
        for kind in WINDFALL_POWERS[name]:
            self.windfall_powers[kind] += 1

    def add_world(self, row: Row, good: bool) -> None:
        place = row.kind - 1
        self.goods[place] += good
        if row.windfall:
            self.windfall[place] += 1
            self.waiting[place] += not good
        else:
            self.production[place] += 1
            self.empty[place] += not good
            self.draws += row.draw_if

    def add_produce(self, word: int, cards: int, good: bool) -> None:
        if word == DRAW:
            self.draws += cards
        elif word == PAID_PRODUCTION:
            self.draws -= 1
            self.unpaid += not good
        elif word in COUNTING:
            self.by_goods.append((word, cards))

    def plus(self, name: str) -> "Side":
        """With one card more; a windfall world has its good."""
        other = Side(self.chips)
        other.names = self.names[:]
        other.sums = self.sums[:]
        other.points = self.points
        other.sixes = self.sixes[:]
        other.uses = self.uses
        other.goods = self.goods[:]
        other.production = self.production[:]
        other.windfall = self.windfall[:]
        other.empty = self.empty[:]
        other.waiting = self.waiting[:]
        other.own_goods = self.own_goods
        other.unpaid = self.unpaid
        other.windfall_powers = self.windfall_powers[:]
        other.draws = self.draws
        other.by_goods = self.by_goods[:]
        other.add(name, ROWS[name].windfall)
        return other

    # ------------------------------------------------------------------ terms
    def held(self) -> Goods:
        return as_goods(self.goods)

    def uses_now(self) -> tuple[Use, ...]:
        """The powers that may find a good: a world's own power only if one lies there."""
        if self.own_goods:
            return self.uses
        return tuple(use for use in self.uses if use[0] != OWN_GOOD)

    def prices(self) -> Goods:
        """For which a good of each kind is sold."""
        sums = self.sums
        prices = [kind + 1 + sums[PRICE] + sums[PRICE + kind] for kind in range(1, 5)]
        prices[GENES - 1] += sums[GENES_PRICE_PER_CHROMO] * sums[CHROMOS]
        return as_goods(prices)

    def strength(self, row: Row) -> int:
        """Military against this world."""
        total = self.sums[MILITARY]
        if row.kind:
            total += self.sums[MILITARY + row.kind]
        return total + (self.sums[MILITARY + REBEL_WORLDS] if row.rebel else 0)

    def peaceful_cost(self, row: Row, less: int = 0) -> int:
        off = less + self.sums[DISCOUNT] + (self.sums[DISCOUNT + row.kind] if row.kind else 0)
        return max(0, row.cost - off)

    def six_points(self, six: str) -> int:
        fits, row = FITS[six], ROWS[six]
        total = sum([fits[name] for name in self.names])
        total += row.per_military * self.sums[MILITARY]
        return total + row.per_three_chips * (self.chips // 3)

    # ------------------------------------------------------------------ producing
    def produced(self, empty: list[int], waiting: list[int], bonus: int) -> tuple[Goods, float]:
        """The goods of a Produce phase with so many windfall goods more, and the cards drawn."""
        made = empty[:]
        free = self.windfall_powers[0] + bonus
        for place in (3, 2, 1, 0):
            by_kind = min(waiting[place], self.windfall_powers[place + 1])
            of_any = min(waiting[place] - by_kind, free)
            made[place] += by_kind + of_any
            free -= of_any
        cards = self.draws
        for word, number in self.by_goods:
            cards += number * self.counted(word, made)
        return as_goods(made), cards

    def counted(self, word: int, made: list[int]) -> float:
        """What a power counts that gives a card for each."""
        if word == PER_KIND:
            return len([number for number in made if number])
        if word == MOST_RARE:
            return MOST_OF_RARE if made[1] else 0
        return self.sums[PER_SUM[word]] if word in PER_SUM else made[PER_GOOD[word] - 1]


PER_SUM: Final = {PER_GENES_WORLD: WORLDS_OF + GENES, PER_MILITARY_WORLD: MILITARY_WORLDS}
PER_GOOD: Final = {PER_NOVELTY: 1, PER_ALIEN: ALIEN}
COUNTING: Final = (*PER_SUM, *PER_GOOD, PER_KIND, MOST_RARE)


def as_goods(numbers: list[int]) -> Goods:
    return numbers[0], numbers[1], numbers[2], numbers[3]


def side_of(shown: SeatView, working: bool = False) -> Side:
    """With all cards of a tableau, or only with those that work already."""
    side = Side(shown.chips)
    for card in shown.tableau:
        if not (working and card.new):
            side.add(card.card, card.good is not None)
    return side
