"""The table of Star Realms as one seat sees it, and what the rules of thumb make of it."""

from collections.abc import Iterable
from functools import cached_property
from typing import Final

from ..rules.card import UNALIGNED
from ..rules.effects import Combat, Draw
from ..view import RealmsView, SeatView
from .card_values import ROWS, STARTERS, WORTHS, Worth

LATE: Final = 22  # turns of both together, after which a game is in its last phase
SEEN_TOGETHER: Final = 4.0  # other cards that come into play in the same turn
ALLIED: Final = 1.0  # a card is also an ally to the others of its faction
USES_TO_COME: Final[Worth] = (3.0, 0.6)  # of a card in the deck, until the game ends
DILUTION: Final = 0.9  # a new card takes the place of an average one
RAZE: Final = 1.0  # what a destroyed base is worth, as a part of what it is worth to its owner
WIN: Final = 1000.0
EXPLORERS_A_TURN: Final = 2  # more would only dilute the deck

Plan = tuple[float, tuple[str, ...]]  # what it gains, and the cards to buy or to attack
NO_PLAN: Final[Plan] = (-1.0, ())


class Table:
    def __init__(self, view: RealmsView) -> None:
        self.view = view
        self.mine = view.seats[view.seat]
        self.foe = view.seats[1 - view.seat]
        self.hand = view.hand
        self.trade = view.trade
        self.combat = view.combat
        self.late = min(1.0, view.turns / LATE)
        self.owned = cards_of(self.mine, view.hand)
        self.factions = factions(self.owned)
        self.foe_owned = cards_of(self.foe, self.foe.shown)
        bases = [base.card for base in self.foe.bases]
        self.outposts = [base for base in bases if ROWS[base].outpost]
        self.open_bases = [base for base in bases if not ROWS[base].outpost]
        self.purchases: dict[int, Plan] = {}
        self.assaults: dict[int, Plan] = {}

    def now(self, worth: Worth) -> float:
        """A worth in this phase of the game."""
        return worth[0] + self.late * (worth[1] - worth[0])

    # ------------------------------------------------------------------ what cards are worth
    def worth(self, card: str) -> float:
        """To have this card in my deck."""
        return self.worth_in(card, self.factions, len(self.owned))

    def worth_to_foe(self, card: str) -> float:
        return self.worth_in(card, factions(self.foe_owned), len(self.foe_owned))

    def worth_in(self, card: str, allies: dict[int, int], size: int) -> float:
        """In a deck of this size, with so many cards of each faction."""
        row = ROWS[card]
        if row.faction == UNALIGNED:
            return self.now(row.alone)
        chance = min(1.0, SEEN_TOGETHER * allies.get(row.faction, 0) / max(10, size))
        return self.now(row.alone) + chance * (self.now(row.allied) + ALLIED)

    @cached_property
    def average(self) -> float:
        """Of the cards that are mine."""
        return sum(self.worth(card) for card in self.owned) / max(1, len(self.owned))

    def gain(self, card: str) -> float:
        """By having this card rather than not."""
        return self.worth(card) - DILUTION * self.average

    def is_junk(self, card: str) -> bool:
        """Better out of the deck."""
        return card in STARTERS or (card == "explorer" and self.gain(card) < 0)

    def raze(self, base: str) -> float:
        """By a base of the opponent's going to the discard pile."""
        return RAZE * self.now(ROWS[base].alone)

    # ------------------------------------------------------------------ buying
    def purchase(self, trade: int) -> Plan:
        """The cards that gain most for so much trade; two cheap ones may be better than one."""
        if trade not in self.purchases:
            number = min(trade // ROWS["explorer"].cost, EXPLORERS_A_TURN)
            if self.view.explorers is not None:
                number = min(number, self.view.explorers)
            cards = (*self.view.row, *["explorer"] * number)
            things = [(card, ROWS[card].cost, self.gain(card)) for card in cards]
            self.purchases[trade] = best_plan(things, trade)
        return self.purchases[trade]

    def better_purchase(self, number: int) -> float:
        """What so much more trade would buy, as a gain for the deck."""
        return self.purchase(self.trade + number)[0] - self.purchase(self.trade)[0]

    def of_trade(self, number: int) -> float:
        """The same over all the times that a bought card will be used."""
        return self.now(USES_TO_COME) * self.better_purchase(number)

    # ------------------------------------------------------------------ fighting
    @property
    def to_kill(self) -> int:
        """Combat that it takes to win: past the outposts, and all the authority there is."""
        return self.wall + self.foe.authority

    @cached_property
    def wall(self) -> int:
        return sum(ROWS[base].defense for base in self.outposts)

    def assault(self, combat: int) -> Plan:
        """The bases to attack with so much combat; what is left goes at the opponent."""
        if combat not in self.assaults:
            things = [(base, ROWS[base].defense, self.raze(base)) for base in self.outposts]
            plan = best_plan(things, combat)
            if combat >= self.wall:
                plan = max(plan, self.breakthrough(combat - self.wall))
            self.assaults[combat] = plan
        return self.assaults[combat]

    def breakthrough(self, left: int) -> Plan:
        """All outposts are gone, and this combat is left: for other bases, or the opponent."""
        point = self.now(WORTHS[Combat])
        gain = sum(self.raze(base) for base in self.outposts) + left * point
        if left >= self.foe.authority:
            return gain + WIN, tuple(self.outposts)
        things = [
            (base, ROWS[base].defense, self.raze(base) - ROWS[base].defense * point)
            for base in self.open_bases
        ]
        more, others = best_plan(things, left)
        return gain + more, (*self.outposts, *others)

    def of_combat(self, number: int) -> float:
        return self.assault(self.combat + number)[0] - self.assault(self.combat)[0]

    def of_draw(self, number: int) -> float:
        there = self.mine.deck + len(self.mine.discards)
        return min(number, there) * self.now(WORTHS[Draw])

    # ------------------------------------------------------------------ junk
    def junk_in_hand(self) -> list[str]:
        return [card for card in self.hand if self.is_junk(card)]

    def junk_in_discards(self) -> list[str]:
        return [card for card in self.mine.discards if self.is_junk(card)]

    def at_once(self, card: str) -> float:
        """What a ship does in the turn in which it is played."""
        allied = self.now(ROWS[card].allied) if self.has_in_play(ROWS[card].faction) else 0.0
        return self.now(ROWS[card].at_once) + allied

    def has_in_play(self, faction: int) -> bool:
        cards = [*self.mine.ships, *self.mine.bases]
        return any(ROWS[card.card].faction == faction != UNALIGNED for card in cards)


def cards_of(seat: SeatView, hand: Iterable[str]) -> list[str]:
    """All that belongs to a seat."""
    in_play = [card.card for card in (*seat.ships, *seat.bases)]
    return [*seat.unseen, *seat.tops, *hand, *seat.discards, *in_play]


def best_plan(things: Iterable[tuple[str, int, float]], budget: int) -> Plan:
    """Which of these (card, cost, gain) to have for a budget."""
    plans: dict[int, Plan] = {0: (0.0, ())}  # by what they cost
    for card, cost, gain in things:
        if gain <= 0:
            continue
        for spent, (before, cards) in list(plans.items()):
            whole = spent + cost
            if whole <= budget and before + gain > plans.get(whole, NO_PLAN)[0]:
                plans[whole] = before + gain, (*cards, card)
    return max(plans.values())


def factions(cards: Iterable[str]) -> dict[int, int]:
    counts: dict[int, int] = {}
    for card in cards:
        faction = ROWS[card].faction
        counts[faction] = counts.get(faction, 0) + 1
    return counts
