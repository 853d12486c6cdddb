"""Which action card to choose in Race for the Galaxy.

An action is worth what its phase brings with the bonus of its card, less what the phase would
bring anyway if somebody else chose it, less what it brings the others.
"""

from functools import cached_property
from math import exp, prod
from typing import Final

from starfelt.core.game import Action

from ..notation.steps_in_views import RaceQuestion
from ..notation.write import BOOSTED
from ..rules.actions import ACTION_CARDS, ACTION_DEVELOP, ACTION_SETTLE
from ..rules.consume.trade import MORE_BY_BOOST
from ..rules.player import NO_CARD
from ..rules.powers.powers import DRAW_AFTER_DEVELOP, DRAW_AFTER_SETTLE
from ..rules.round.phases import CHOSEN_BY, PHASES
from ..rules.state import Race
from .accounts import Side
from .card_values import ROWS
from .evaluation import Table
from .gambling import best_category
from .growth import Gain, Prospects
from .takeovers import best_takeover
from .ways_to_place import gain

Worths = list[float]

#: By action card its phase.
PHASE_OF: Final = {
    ACTION_CARDS[card]: PHASES[phase] for phase, _, cards in CHOSEN_BY for card in cards
}
SINGLES: Final = [card for card in PHASE_OF if not card.endswith("_again")]

TEMPER: Final = 0.8  # in points: how far others choose what is best for them
FOE: Final = 0.5  # what others gain by my choice counts against it

SEEK: Final = 0.35  # for who has nothing to place that gains ENOUGH points
ENOUGH: Final = 4.0
MONEY: Final = 5  # cards in hand to pay for what is found

# placing, in points for each card in a hand that is not known, up to so many
PLACING: Final = 0.45
MOST_PLACING: Final = 6
SECOND: Final = 0.6  # the second card may lack the payment
ALONE: Final = 5.0  # never the card of a second Develop or Settle without the first

# the prestige card
OPTION: Final = 2.5  # to have it for a better time
SOON: Final = 5.0  # rounds before the end from which on there are fewer such times
SOUGHT: Final = 1.8  # what a search finds is wanted at once: of its value in hand
POOR: Final = 0.5  # something to place must be wanting so much


# -------------------------------------------------------------------------------- mine
def mine(t: Table, boost: bool) -> dict[str, Gain]:
    p = Prospects(t, t.me, len(t.hand), t.prestige_gain(1))
    wanting = wanted(t)
    found = {**p.explore(wanting), **p.of_goods(boost)}
    unchosen = t.if_chosen(NO_CARD)
    found.update(developing(t, unchosen, p.card, boost))
    found.update(settling(t, unchosen, p.card, boost))
    return found


def developing(t: Table, unchosen: Race, card: float, boost: bool) -> dict[str, Gain]:
    hand = [name for name in t.hand if not ROWS[name].is_world and name not in t.me.names]
    draws = int(t.me.sums[DRAW_AFTER_DEVELOP]) * card
    chosen = placed(t, t.if_chosen(ACTION_DEVELOP), hand)
    most = placed(t, t.if_chosen(ACTION_DEVELOP, True), hand) if boost else []
    plain = placed(t, unchosen, hand)
    found = {"develop": Gain(best(chosen, draws), best(plain, draws), best(most, draws))}
    if t.two:
        again = second(chosen)
        found["develop_again"] = Gain(again, again, again)
    return found


def settling(t: Table, unchosen: Race, card: float, boost: bool) -> dict[str, Gain]:
    """A world, or a takeover; the action card itself makes no world cheaper."""
    hand = [name for name in t.hand if ROWS[name].is_world]
    draws = int(t.me.sums[DRAW_AFTER_SETTLE]) * card
    gains = placed(t, unchosen, hand)
    plain = max(best_takeover(t), best(gains, draws))
    most = best(placed(t, t.if_chosen(ACTION_SETTLE, True), hand), draws) if boost else 0.0
    found = {"settle": Gain(with_draw(plain, card), plain, with_draw(most, card))}
    if t.two:
        again = second(gains)
        found["settle_again"] = Gain(with_draw(again, card), again, with_draw(again, card))
    return found


def placed(t: Table, s: Race, cards: list[str]) -> list[float]:
    """What is gained by placing each of these cards on such a table."""
    return [gain(t, s, card) for card in cards]


def wanted(t: Table) -> float:
    """How much something to place is wanting."""
    ready = max((t.chance(card) * t.net(card) for card in t.hand), default=0.0)
    poor = SEEK * max(0.0, ENOUGH - ready) * min(1.0, len(t.hand) / MONEY)
    return poor * min(1.0, t.time.left / 4)


def best(gains: list[float], more: float = 0.0) -> float:
    """The best of these with something more for it, or nothing."""
    return max(0.0, max(gains) + more) if gains else 0.0


def with_draw(gained: float, card: float) -> float:
    """Who settles by the action card draws a card for it."""
    return gained + card if gained > 0 else 0.0


def second(gains: list[float]) -> float:
    """The second best, for which there may be too few cards."""
    return SECOND * best(sorted(gains)[:-1])


# -------------------------------------------------------------------------------- the others
def theirs(t: Table, side: Side, hand: int) -> dict[str, Gain]:
    """What another side may gain; its cards are not known, only how many there are."""
    p = Prospects(t, side, hand, t.time.prestige)
    placing = PLACING * min(hand, MOST_PLACING)
    return {
        **p.explore(),
        **p.of_goods(),
        "develop": Gain(placing * 0.8, placing * 0.6, 0.0),
        "settle": Gain(placing, placing * 0.8, 0.0),
    }


def likely(gains: dict[str, Gain], actions: int) -> dict[str, float]:
    """The chance of each phase to be chosen by a side with these gains."""
    weights = {card: exp(gains[card].bonus / TEMPER) for card in SINGLES}
    whole = sum(weights.values())
    found: dict[str, float] = {}
    for card, weight in weights.items():
        phase = PHASE_OF[card]
        found[phase] = found.get(phase, 0.0) + weight / whole
    if actions == 1:
        return found
    return {phase: 1 - (1 - chance) ** 2 for phase, chance in found.items()}


def known(actions: tuple[str, ...]) -> dict[str, float]:
    """The phases of action cards that are revealed."""
    cards = [card.removesuffix(BOOSTED) for card in actions]
    there = {PHASE_OF[card] for card in cards if card in PHASE_OF}
    return {phase: float(phase in there) for phase in PHASE_OF.values()}


class Choice:
    """What all seats gain by each phase, and how likely the others choose it."""

    def __init__(self, t: Table, boost: bool) -> None:
        self.t = t
        self.gains = mine(t, boost)
        shown = [s for seat, s in enumerate(t.view.seats) if seat != t.seat]
        others = [theirs(t, side, s.hand) for side, s in zip(t.foes, shown, strict=True)]
        chances = [
            known(s.actions) if s.actions else likely(gains, 2 if t.two else 1)
            for gains, s in zip(others, shown, strict=True)
        ]
        share = FOE / len(others) ** 1.5  # of many others it hardly matters what each one gains
        self.called: dict[str, float] = {}
        self.to_others: dict[str, float] = {}
        for card in SINGLES:
            phase = PHASE_OF[card]
            self.called[phase] = 1 - prod(1 - chance[phase] for chance in chances)
            self.to_others[phase] = share * sum(gains[card].plain for gains in others)

    def worth(self, card: str, boost: bool = False) -> float:
        """Of choosing this action card, with the prestige card or without."""
        if card == "search":
            return self.search
        gains = self.gains[card]
        cost = self.boosting() if boost else 0.0
        bonus = gains.boosted if boost else gains.bonus
        if card.endswith("_again"):
            return bonus - self.to_others[PHASE_OF[card]] - cost
        return self.more(PHASE_OF[card], bonus, gains.plain) - cost

    def more(self, phase: str, bonus: float, plain: float) -> float:
        """What is gained with the bonus beyond what the phase may bring anyway."""
        called = self.called[phase]
        return bonus - called * plain - (1 - called) * self.to_others[phase]

    def option(self) -> float:
        """What is lost by using the prestige card now."""
        return OPTION * min(1.0, (self.t.time.left - 1) / SOON)

    def boosting(self) -> float:
        return self.option() - self.t.prestige_gain(-1)

    @cached_property
    def search(self) -> float:
        """For who has nothing good to place: what the best category promises."""
        if wanted(self.t) < POOR:
            return -self.option()
        return SOUGHT * best_category(self.t) - self.option()

    def of_two(self, one: str, two: str, boost: str = "") -> float:
        """Of choosing these two action cards, one of them with the prestige card perhaps."""
        if (one, two) == ("consume_trade", "consume_twice"):
            return self.trade_and_twice(boost)
        found = self.worth(one, boost == one) + self.worth(two, boost == two)
        if (one, two) == ("explore_five", "explore_one"):
            found -= self.gains[one].plain  # the phase comes once
        for again, first in (("develop_again", "develop"), ("settle_again", "settle")):
            if again in (one, two) and first not in (one, two):
                found -= ALONE
        return found

    def trade_and_twice(self, boost: str) -> float:
        p = Prospects(self.t, self.t.me, len(self.t.hand), self.t.prestige_gain(1))
        chip = 3.0 if boost == "consume_twice" else 2.0
        both = p.consume(True, chip, MORE_BY_BOOST if boost == "consume_trade" else 0)
        both += p.cashed() if boost == "consume_trade" else 0.0
        cost = self.boosting() if boost else 0.0
        return self.more("consume", both, self.gains["consume_trade"].plain) - cost


# -------------------------------------------------------------------------------- all together
def choose_action(t: Table, question: RaceQuestion, actions: list[Action]) -> Worths:
    boost = any(action.verb.startswith("boost") for action in actions)
    choice = Choice(t, boost)
    return [of_action(choice, action, t.shown.actions) for action in actions]


def of_action(choice: Choice, action: Action, before: tuple[str, ...]) -> float:
    """One card, or two; or a second one where the first is chosen and revealed already."""
    one, two = action.card or "", action.second
    boost = one if action.verb in ("boost", "boost_first") else ""
    if two is not None:
        return choice.of_two(one, two, two if action.verb == "boost_second" else boost)
    if not before or not choice.t.two:
        return choice.worth(one, boost == one)
    earlier = before[0].removesuffix(BOOSTED)
    pair = sorted([earlier, one], key=ORDER.index)
    return choice.of_two(pair[0], pair[1], boost or (earlier if BOOSTED in before[0] else ""))


ORDER: Final = (*PHASE_OF, "search")
