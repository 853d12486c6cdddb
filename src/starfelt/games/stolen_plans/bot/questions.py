"""Rules of thumb for Stolen Plans.

Every open action is given a worth, roughly what it adds to the chance of holding R2-D2 at the end,
and one of the best is chosen.
"""

from collections.abc import Callable, Iterable
from itertools import combinations
from typing import Final

from starfelt.bots.seat import Seat
from starfelt.core.game import Action
from starfelt.core.rng import Rng
from starfelt.core.steps import given

from ..notation.steps import STEPS, PlansQuestion
from ..rules.designs import CARDS, KEYS
from ..rules.effects import Attack, Steal, StealWithHeroes
from ..view import PlansView
from .guess import Guess

ROWS: Final = {key: CARDS[number] for key, number in KEYS.items()}
JEDI_ONLY: Final = [key for key, row in ROWS.items() if row.jedi_only]
KEEPERS: Final = [key for key, row in ROWS.items() if row.keeper]

WHOLE_HAND: Final = 100

#: How many cards a card takes from another hand, or makes it discard.
TAKES: Final[dict[str, int]] = {
    **{
        k: r.effect.number for k, r in ROWS.items() if isinstance(r.effect, Steal | StealWithHeroes)
    },
    "yoda_look_take": WHOLE_HAND,
    "yoda_take_all": WHOLE_HAND,
    "yoda_swap": WHOLE_HAND,
    "discard_all": WHOLE_HAND,
}
STRIPS: Final[dict[str, int]] = {
    **{k: r.effect.value for k, r in ROWS.items() if isinstance(r.effect, Attack)},
    "yoda_discard_all": WHOLE_HAND,
}

IDLE: Final = -0.1  # the worth of a card that would be wasted
LATE: Final = 3  # rounds before the end: too late for what pays off slowly
COMMON_DEFENCE: Final = 2  # what an attack is likely to be weakened by


class StolenPlansThumb:
    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, seat: Seat[PlansView]) -> int:
        guess = Guess(seat.view)
        question = next(q for q in seat.view.asked if q.seat == seat.seat)
        advice = ADVICE[question.step]
        worths = [advice(guess, question, seat.game.action(action)) for action in seat.legal]
        best = [act for act, w in zip(seat.legal, worths, strict=True) if w == max(worths)]
        return best[self.rng.below(len(best))]


# -------------------------------------------------------------------------------- my turn
def your_turn(g: Guess, question: PlansQuestion, action: Action) -> float:
    if action.card is None:
        number = 2 if action.verb == "draw_two" else 1
        return draw_and_guard(g, number) if g.holding else draw_and_hope(g, number)
    if action.card in TAKES or action.card in STRIPS:
        return max(aim(g, action.card, seat) for seat in g.others)
    return TURNS[action.card](g)


def draw_and_guard(g: Guess, number: int) -> float:
    """With R2-D2 in hand: let the draw pile run out, and hide R2-D2 among many cards."""
    return number / g.draw_pile + number / (len(g.hand) + number)


def draw_and_hope(g: Guess, number: int) -> float:
    """R2-D2 may be drawn, and other cards are of use too; but the last card ends the game."""
    if number == g.draw_pile:
        return g.in_draw_pile() - 0.5
    return 0.1 + 0.01 * number if g.rounds > 1 else 0.0


def aim(g: Guess, card: str, seat: int) -> float:
    if card in TAKES:
        return g.of_cards(seat, TAKES[card])
    return disarm(g, STRIPS[card], seat) if g.holding else strip(g, STRIPS[card], seat)


def disarm(g: Guess, attack: int, seat: int) -> float:
    """The fewer cards others have, the fewer they can steal with; but mine get one fewer too."""
    lost = min(g.sizes[seat], attack - COMMON_DEFENCE)
    return lost / sum(g.sizes[other] for other in g.others) - 1 / len(g.hand)


def strip(g: Guess, attack: int, seat: int) -> float:
    """Take away the cards among which R2-D2 may be hidden, for a steal to come."""
    left = max(1, g.sizes[seat] - (attack - COMMON_DEFENCE))
    return g.chances[seat] * (1 / left - 1 / g.sizes[seat]) / 2


def betray(g: Guess) -> float:
    """It wins the game."""
    return 10.0


def become_jedi(g: Guess) -> float:
    """Only with a use for it."""
    return 0.3 if not g.jedi and any(card in JEDI_ONLY for card in g.hand) else IDLE


def gain_advantage(g: Guess) -> float:
    return 0.3 if g.rounds > LATE else IDLE


def counter(g: Guess) -> float:
    return 0.12 if g.others_draw_two and not g.holding else IDLE


def search(g: Guess) -> float:
    return 0.12 if len(g.discarded) > 3 else IDLE


def pass_left(g: Guess) -> float:
    """My right neighbour's hand comes to me."""
    return g.chances[(g.me - 1) % len(g.sizes)]


TURNS: Final[dict[str, Callable[[Guess], float]]] = {
    "traitor": betray,
    "learn_the_ways": become_jedi,
    "advantage": gain_advantage,
    "counter": counter,
    "search": search,
    "yoda_pass_left": pass_left,
}


# -------------------------------------------------------------------------------- whom
def target(g: Guess, question: PlansQuestion, action: Action) -> float:
    assert action.seat is not None
    return aim(g, given(question.card), action.seat)


def victims(g: Guess, question: PlansQuestion, action: Action) -> float:
    """Both are named in table order: the first one so that the best second one can follow."""
    first = action.seat
    assert first is not None
    worth = g.of_cards(first, 1)
    if given(question.left) == 1:
        return worth
    later = [seat for seat in g.others if seat > first or (seat == first and g.sizes[seat] > 1)]
    return worth + max((g.of_cards(seat, 1) for seat in later), default=0.0)


# -------------------------------------------------------------------------------- which cards
# fmt: off
USES: Final = {
    "r2d2": 100.0, "decoy": 2.0,
    "jawa": 3.0, "stormtrooper": 3.5, "darth_vader": 4.0,
    "blaster_light": 2.0, "blaster_heavy": 3.0, "thermal_detonator": 4.0, "lightsaber": 5.0,
    "bounty_hunter": 6.0, "crime_lord": 8.0,
    "han_solo": 4.5, "princess_leia": 4.5, "luke_skywalker": 4.5,
    "yoda_pass_left": 3.0, "yoda_discard_all": 2.0,
    "yoda_swap": 9.0, "yoda_look_take": 9.0, "yoda_take_all": 10.0,
    "traitor": 5.0, "advantage": 3.0, "search": 5.0, "discard_all": 10.0,
}
# fmt: on


def use(g: Guess, card: str) -> float:
    """How good a card is to have."""
    if card in JEDI_ONLY and not g.jedi:
        return 4.0 if "learn_the_ways" in g.hand else 1.5
    if card == "learn_the_ways":
        return 5.0 if become_jedi(g) > 0 else 1.0
    if card == "counter":
        return 3.0 if g.others_draw_two else 0.5
    return USES[card]


def from_last(cards: Iterable[str], last: str) -> list[str]:
    """Several cards are picked in ascending order: those that may still be."""
    return [card for card in cards if KEYS[card] >= KEYS[last]]


def least_useful(g: Guess, cards: Iterable[str], number: int) -> list[str]:
    """What to part with; R2-D2 and the Decoy stay in any case."""
    return sorted((c for c in cards if c not in KEEPERS), key=lambda c: use(g, c))[:number]


def chosen(action: Action, cards: Iterable[str]) -> float:
    """Is this the pick that comes first if all these cards are to be picked?"""
    return float(action.card == min(cards, key=KEYS.__getitem__, default=None))


def defend(g: Guess, question: PlansQuestion, action: Action) -> float:
    """With the cards that leave the best hand."""
    pool = [
        card
        for card in from_last(g.hand, given(question.last))
        if ROWS[card].defence > 0 and (g.jedi or card not in JEDI_ONLY)
    ]
    ways: list[tuple[str, ...]] = []
    for number in range(given(question.left) + 1):
        ways.extend(combinations(pool, number))
    best = min(ways, key=lambda way: cost(g, question, way))
    return chosen(action, best)


def cost(g: Guess, question: PlansQuestion, used: tuple[str, ...]) -> float:
    """What I lose by this defence, and a little less for what the attacker loses."""
    gap: int = (
        given(question.attack) - given(question.defence) - sum(ROWS[card].defence for card in used)
    )
    rest = list(g.hand)
    for card in used:
        rest.remove(card)
    lost = [*used, *least_useful(g, rest, max(0, gap))]
    return sum(use(g, card) for card in lost) - 0.5 * max(0, -gap)


def lose(g: Guess, question: PlansQuestion, action: Action) -> float:
    return chosen(action, least_useful(g, unpicked(g.hand, question), given(question.left)))


def find(g: Guess, question: PlansQuestion, action: Action) -> float:
    """The best of the discard pile."""
    best = sorted(unpicked(g.discarded, question), key=lambda card: -use(g, card))
    return chosen(action, best[: given(question.left)])


def unpicked(cards: Iterable[str], question: PlansQuestion) -> list[str]:
    """What can still be picked; what is picked already lies there to the end of the choice."""
    pool = list(cards)
    for card in given(question.picked):
        pool.remove(card)
        pool = from_last(pool, card)
    return pool


def take(g: Guess, question: PlansQuestion, action: Action) -> float:
    assert action.card is not None
    return use(g, action.card)


ADVICE: Final[dict[str, Callable[[Guess, PlansQuestion, Action], float]]] = STEPS.known(
    {
        "your_turn": your_turn,
        "target": target,
        "victims": victims,
        "defend": defend,
        "lose": lose,
        "find": find,
        "take": take,
    }
)
