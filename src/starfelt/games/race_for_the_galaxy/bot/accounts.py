"""One side of the table of Race for the Galaxy: what its cards add up to."""

from typing import Final

from ..rules.consume.trade import more_for, plain_price
from ..rules.player import NO_CARD, Player, add_sums, military_against, no_sums, total_military
from ..rules.powers.designs import KEYS, NAMES
from ..rules.powers.powers import (
    ALIEN,
    CHROMOS,
    DRAW,
    GENES,
    MILITARY_WORLDS,
    MOST_CHROMO,
    MOST_GOODS,
    MOST_RARE,
    NOVELTY,
    OWN_GOOD,
    PAID_PRODUCTION,
    PAID_WINDFALL,
    PER_ALIEN,
    PER_CHROMO_WORLD,
    PER_GENES_WORLD,
    PER_KIND,
    PER_MILITARY_WORLD,
    PER_NOVELTY,
    PER_REBEL_WORLD,
    REBEL_WORLDS_THERE,
    WILD,
    WORLDS_OF,
)
from ..rules.round.scoring import KINDS_POINTS
from .card_values import (
    FITS_AS,
    ROWS,
    SELFLESS,
    WINDFALL_POWERS,
    Row,
    Use,
)
from .consuming import Goods

REGULAR_KINDS: Final = range(NOVELTY, ALIEN + 1)
OFTEN_MOST: Final = 0.6  # how often one has most
FOR_KINDS: Final = [int(points) for points in KINDS_POINTS]


class Side:
    """A tableau as its owner's accounts: sums, powers, and goods by kind, any kind last."""

    __slots__ = (
        "by_goods",
        "chips",
        "draws",
        "empty",
        "goods",
        "names",
        "own_goods",
        "paid",
        "points",
        "prestige",
        "prestige_made",
        "production",
        "selfless",
        "sixes",
        "sums",
        "unpaid",
        "uses",
        "waiting",
        "windfall",
        "windfall_powers",
    )

    def __init__(self, chips: int, prestige: int = 0) -> None:
        self.names: list[str] = []
        self.chips = chips
        self.prestige = prestige
        self.sums = no_sums()
        self.points = 0
        self.sixes: list[str] = []  # cards that count others
        self.uses: tuple[Use, ...] = ()
        self.goods = [0, 0, 0, 0, 0]  # that lie on worlds, of each kind
        self.production = [0, 0, 0, 0, 0]  # production worlds
        self.windfall = [0, 0, 0, 0, 0]
        self.empty = [0, 0, 0, 0, 0]  # production worlds without a good
        self.waiting = [0, 0, 0, 0, 0]  # windfall worlds without a good
        self.own_goods = 0  # on worlds with a power that consumes their own good
        self.unpaid = 0  # production worlds without a good that want a card for it
        self.windfall_powers = [0, 0, 0, 0, 0]  # any kind first
        self.selfless = [0, 0, 0, 0, 0]  # of these, those of a world without a good for others only
        self.paid: list[int] = []  # kinds for which a card lets a windfall world produce
        self.draws = 0.0  # cards whenever there is production
        self.prestige_made = 0.0  # prestige then
        self.by_goods: list[tuple[int, int]] = []  # powers that count goods: word, cards

    def add(self, name: str, good: bool) -> None:
        """All that a card adds but for its standing sums."""
        row = ROWS[name]
        self.names.append(name)
        self.points += row.points
        if row.counts:
            self.sixes.append(name)
        self.uses += row.uses
        if row.kind and (row.windfall or row.production):
            self.add_world(row, good)
        self.own_goods += good and any(use[0] == OWN_GOOD for use in row.uses)
        for word, kind, cards in row.produces:
            self.add_produce(word, kind, cards, good)
        for kind in WINDFALL_POWERS[name]:
            self.windfall_powers[kind] += 1
        if name in SELFLESS:
            self.selfless[row.kind - 1] += not good

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
            self.prestige_made += row.prestige_if

    def add_produce(self, word: int, kind: int, cards: int, good: bool) -> None:
        if word == DRAW:
            self.draws += cards
        elif word == PAID_PRODUCTION:
            self.draws -= 1
            self.unpaid += not good
        elif word == PAID_WINDFALL:
            self.paid.append(kind)
        elif word == MOST_CHROMO:
            self.prestige_made += OFTEN_MOST
        elif word in COUNTING:
            self.by_goods.append((word, cards))

    def plus(self, name: str, good: bool | None = None) -> "Side":
        """With one card more; a windfall world has its good."""
        other = Side(self.chips, self.prestige)
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
        other.selfless = self.selfless[:]
        other.paid = self.paid[:]
        other.draws = self.draws
        other.prestige_made = self.prestige_made
        other.by_goods = self.by_goods[:]
        add_sums(other.sums, KEYS[name], 1)
        other.add(name, ROWS[name].windfall if good is None else good)
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
        """For which a good of each kind is sold; one of any kind as the dearest."""
        prices = [plain_price(kind) + more_for(self.sums, kind) for kind in REGULAR_KINDS]
        return as_goods([*prices, max(prices)])

    def military(self) -> int:
        """Total military: what counts against every world."""
        return total_military(self.sums)

    def strength(self, row: Row) -> int:
        """Military against this military world."""
        return self.military() + military_against(self.sums, row.kind, row.rebel)

    def six_points(self) -> int:
        """What all cards with lines count; the world of any kind is of the kind that is best."""
        if not self.sixes:
            return 0
        if not self.sums[WORLDS_OF + WILD]:
            return self.six_points_as(NOVELTY)
        return max(self.six_points_as(kind) for kind in REGULAR_KINDS)

    def six_points_as(self, wild: int) -> int:
        total = 0
        for six in self.sixes:
            fits, row = FITS_AS[wild][six], ROWS[six]
            total += sum([fits[name] for name in self.names])
            if row.per_military:
                total += row.per_military * self.military()
            total += row.per_three_chips * (self.chips // 3) + row.per_prestige * self.prestige
            if row.per_kinds:
                total += row.per_kinds * FOR_KINDS[self.kinds_of_worlds(wild)]
        return total

    def kinds_of_worlds(self, wild: int) -> int:
        kinds = {kind for kind in REGULAR_KINDS if self.sums[WORLDS_OF + kind]}
        return len(kinds | {wild} if self.sums[WORLDS_OF + WILD] else kinds)

    # ------------------------------------------------------------------ producing
    def produced(self, empty: list[int], waiting: list[int], bonus: int) -> tuple[Goods, float]:
        """The goods of a Produce phase with so many windfall goods more, and the cards drawn."""
        made, waits = empty[:], waiting[:]
        of_kind = self.windfall_powers[1:]
        free = self.windfall_powers[0] + bonus
        for place in (3, 2, 1, 0):
            alone = self.selfless[place] if of_kind[place] == self.selfless[place] else 0
            number = min(waits[place] - alone, of_kind[place])
            of_kind[place] -= number
            number += (of_any := min(waits[place] - number, free))
            free -= of_any
            made[place] += number
            waits[place] -= number
        number = min(waits[4], sum(of_kind) + free)
        made[4] += number
        waits[4] -= number
        cards = self.draws - self.produce_paid(made, waits)
        for word, each in self.by_goods:
            cards += each * self.counted(word, made)
        return as_goods(made), cards

    def produce_paid(self, made: list[int], waits: list[int]) -> int:
        """The goods that are made for a card each are added; returns how many."""
        paid = 0
        for kind in self.paid:
            places = (kind - 1, 4) if kind else (3, 4, 2, 1, 0)
            for place in places:
                if waits[place]:
                    waits[place] -= 1
                    made[place] += 1
                    paid += 1
                    break
        return paid

    def counted(self, word: int, made: list[int]) -> float:
        """What a power counts that gives a card for each."""
        if word == PER_KIND:
            return min(4, len([number for number in made if number]))
        if word in (MOST_RARE, MOST_GOODS):
            return OFTEN_MOST if (made[1] if word == MOST_RARE else any(made)) else 0
        if word == PER_GENES_WORLD:
            return float(self.sums[WORLDS_OF + GENES] + self.sums[WORLDS_OF + WILD])
        return float(self.sums[PER_SUM[word]]) if word in PER_SUM else made[PER_GOOD[word] - 1]


PER_SUM: Final = {
    PER_MILITARY_WORLD: MILITARY_WORLDS,
    PER_REBEL_WORLD: REBEL_WORLDS_THERE,
    PER_CHROMO_WORLD: CHROMOS,
}
PER_GOOD: Final = {PER_NOVELTY: NOVELTY, PER_ALIEN: ALIEN}
COUNTING: Final = (*PER_SUM, *PER_GOOD, PER_GENES_WORLD, PER_KIND, MOST_RARE, MOST_GOODS)


def as_goods(numbers: list[int]) -> Goods:
    return numbers[0], numbers[1], numbers[2], numbers[3], numbers[4]


def side_of(p: Player, but: int = NO_CARD) -> Side:
    """The accounts of a tableau as it works when the phase is over, perhaps without one card."""
    if p.new > 0 or p.lost is not None:
        p = p.copy()
        p.end_phase()
    side = Side(p.chips, p.prestige)
    side.sums = p.sums[:]
    if but != NO_CARD:
        add_sums(side.sums, but, -1)
    for card, good in zip(p.tableau.cards, p.goods.cards, strict=True):
        if card != but:
            side.add(NAMES[card], good != NO_CARD)
    return side
