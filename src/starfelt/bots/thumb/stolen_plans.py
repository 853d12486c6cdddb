"""Rules of thumb for Stolen Plans.

Every open action is given a worth, and the best one is chosen.  Worths are rough chances: what an
action adds to the chance of holding R2-D2 at the end.
"""

from collections.abc import Callable
from itertools import combinations
from typing import Any

from starfelt.bots.seat import Seat
from starfelt.bots.thumb.stolen_plans_guess import Guess
from starfelt.core.game import Action
from starfelt.core.rng import Rng
from starfelt.games.stolen_plans.cards import CARDS, KEYS

import os
P = {k: float(v) for k, v in (x.split("=") for x in os.environ.get("P", "").split(",") if x)}
def param(k, d): return P.get(k, d)

ATTACKS = {"jawa": 5, "stormtrooper": 7, "darth_vader": 8}
STEALS = {"bounty_hunter": 1, "crime_lord": 2}
HEROES = ("han_solo", "princess_leia", "luke_skywalker")
ROBBERIES = ("yoda_look_take", "yoda_take_all", "yoda_swap", "discard_all")
JEDI_ONLY = tuple(key for key, number in KEYS.items() if CARDS[number].jedi_only)
DEFENCE = {key: CARDS[number].defence for key, number in KEYS.items()}

Question = dict[str, Any]
Worth = Callable[[Guess, Question, Action], float]


class StolenPlansThumb:
    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, seat: Seat) -> int:
        guess = Guess(seat.view)
        question = next(q for q in seat.view.asked if q["seat"] == seat.seat)
        worth = WORTHS[question["step"]]
        worths = [worth(guess, question, seat.game.action(action)) for action in seat.legal]
        best = [act for act, w in zip(seat.legal, worths, strict=True) if w == max(worths)]
        return best[self.rng.below(len(best))]


# -------------------------------------------------------------------------------- my turn
def your_turn(g: Guess, question: Question, action: Action) -> float:
    if action.card == "traitor":
        return 10.0
    return guard(g, action) if g.holding else hunt(g, action)


def guard(g: Guess, action: Action) -> float:
    """With R2-D2 in hand: let the draw pile run out, and hide R2-D2 among many cards."""
    if action.card is None:
        drawn = 1 if action.verb == "draw" else 2
        return drawn / g.draw_pile + 1 - len(g.hand) / (len(g.hand) + drawn)
    if action.card == "advantage":
        return param("gadvw", 0.3) if g.turns > param("gadv", 3) else -1.0
    if action.card == "learn_the_ways":
        return param("glearnw", 0.2) if not g.jedi and "lightsaber" in g.hand and g.turns > param("glearn",3) else -1.0
    if action.card in ATTACKS:
        return max(disarms(g, ATTACKS[action.card], seat) for seat in g.others)
    if action.card == "yoda_discard_all":
        return max(disarms(g, 100, seat) for seat in g.others)
    return -1.0


def disarms(g: Guess, attack: int, seat: int) -> float:
    """The fewer cards others have, the fewer they can steal with; mine should not get fewer."""
    lost = min(g.sizes[seat], max(0, attack - param("gdef", 2)))
    return lost / sum(g.sizes[s] for s in g.others) * param("gdis",1) - 1 / len(g.hand)


def hunt(g: Guess, action: Action) -> float:
    """Without R2-D2: rob who may have it, get ready for that, or draw."""
    if action.card is None:
        return patience(g, 1 if action.verb == "draw" else 2)
    if action.card in STEALS or action.card in ROBBERIES or action.card in HEROES:
        return max(chance_of(g, action.card, seat) for seat in g.others)
    if action.card == "yoda_pass_left":
        return g.chances[(g.me - 1) % len(g.sizes)]
    if action.card in ATTACKS:
        return max(bares(g, ATTACKS[action.card], seat) for seat in g.others)
    if action.card == "yoda_discard_all":
        return max(bares(g, 100, seat) for seat in g.others)
    return prepares(g, action.card)


def patience(g: Guess, drawn: int) -> float:
    """What drawing is worth: R2-D2 may be drawn, and every card may be of use; not near the end."""
    if drawn == g.draw_pile:
        return 1 - sum(g.chances) - param("last", 0.5)
    if g.turns <= param("late", 1): return 0.0
    return param("pat", 0.1) + drawn * 0.01


def prepares(g: Guess, card: str) -> float:
    if card == "learn_the_ways":
        return param("learn", 0.3) if not g.jedi and any(c in JEDI_ONLY for c in g.hand) else -0.1
    if card == "advantage":
        return param("adv", 0.15) if g.turns > 3 else -0.1
    if card == "search":
        return param("search", 0.12) if len(g.found) > 3 else -0.1
    if card == "counter":
        return param("counter", 0.12) if g.countered else -0.1
    return -0.1


def chance_of(g: Guess, card: str, seat: int) -> float:
    """The chance to get R2-D2 by aiming this card at this seat."""
    if card in STEALS:
        return g.of_cards(seat, STEALS[card])
    if card in HEROES:
        return g.of_cards(seat, 2)
    return g.chances[seat]


def bares(g: Guess, attack: int, seat: int) -> float:
    """An attack takes the cards away among which R2-D2 is hidden."""
    size = g.sizes[seat]
    after = max(1, size - attack + param("def", 2))
    return g.chances[seat] * (1 / after - 1 / size) * param("bare", 0.5)


# -------------------------------------------------------------------------------- whom
def target(g: Guess, question: Question, action: Action) -> float:
    seat, card = action.seat, question["card"]
    assert seat is not None
    if card in ATTACKS:
        return disarms(g, ATTACKS[card], seat) if g.holding else bares(g, ATTACKS[card], seat)
    if card == "yoda_discard_all":
        return disarms(g, 100, seat) if g.holding else bares(g, 100, seat)
    return chance_of(g, card, seat)


def victims(g: Guess, question: Question, action: Action) -> float:
    """Both are named in table order: the first so that the best second one can follow."""
    first = action.seat
    assert first is not None
    later = [seat for seat in g.others if seat > first or (seat == first and g.sizes[seat] > 1)]
    if question["left"] == 1:
        return g.of_one_card(first)
    return g.of_one_card(first) + max((g.of_one_card(seat) for seat in later), default=0.0)


# -------------------------------------------------------------------------------- which cards
def use(g: Guess, card: str) -> float:
    """How much a card is worth to keep."""
    if card in JEDI_ONLY and not g.jedi:
        return 4.0 if "learn_the_ways" in g.hand else 1.5
    if card == "learn_the_ways":
        return 5.0 if not g.jedi and any(c in JEDI_ONLY for c in g.hand) else 1.0
    if card == "counter":
        return 3.0 if g.countered else 0.5
    return USES[card]


USES = {
    "r2d2": 100.0, "jawa": 3.0, "stormtrooper": 3.5, "darth_vader": 4.0,
    "blaster_light": 2.0, "blaster_heavy": 3.0, "thermal_detonator": 4.0, "lightsaber": 5.0,
    "bounty_hunter": 6.0, "crime_lord": 8.0,
    "han_solo": 4.5, "princess_leia": 4.5, "luke_skywalker": 4.5,
    "yoda_pass_left": 3.0, "yoda_discard_all": 2.0, "yoda_swap": 9.0, "yoda_look_take": 9.0,
    "yoda_take_all": 10.0,
    "traitor": 5.0, "advantage": 3.0, "search": 5.0, "discard_all": 10.0, "decoy": 2.0,
}  # fmt: skip


def defend(g: Guess, question: Question, action: Action) -> float:
    """Use the cards that leave the best hand; nothing that a weaker pair would do as well."""
    plan = min(plans(g, question), key=lambda cards: (cost(g, question, cards), cards))
    return float(action.card == (plan[0] if plan else None))


def plans(g: Guess, question: Question) -> list[tuple[str, ...]]:
    last = KEYS[question["last"]]
    pool = [
        card
        for card in g.hand
        if DEFENCE[card] and KEYS[card] >= last and (g.jedi or card not in JEDI_ONLY)
    ]
    return [p for number in range(question["left"] + 1) for p in combinations(pool, number)]


def cost(g: Guess, question: Question, used: tuple[str, ...]) -> float:
    """What using these cards loses: themselves, and the least useful ones if they do not do."""
    gap = question["attack"] - question["defence"] - sum(DEFENCE[card] for card in used)
    rest = list(g.hand)
    for card in used:
        rest.remove(card)
    lost = sum(use(g, card) + param("size", 2) for card in used)
    lost += sum(sorted(use(g, card) + param("size", 2) for card in rest if card not in ("r2d2", "decoy"))[: max(0, gap)])
    return lost - param("back", 0.5) * max(0, -gap)


def lose(g: Guess, question: Question, action: Action) -> float:
    last = KEYS[question["last"]]
    pool = [c for c in g.hand if KEYS[c] >= last and c not in ("r2d2", "decoy")]
    worst = sorted(pool, key=lambda card: use(g, card))[: question["left"]]
    return float(action.card == min(worst, key=KEYS.__getitem__))


def find(g: Guess, question: Question, action: Action) -> float:
    pool = [c for c in g.found if not question["picked"] or KEYS[c] >= KEYS[question["picked"][-1]]]
    best = sorted(pool, key=lambda card: -use(g, card))[: question["left"]]
    return float(action.card == min(best, key=KEYS.__getitem__))


def take(g: Guess, question: Question, action: Action) -> float:
    assert action.card is not None
    return use(g, action.card)


def pair(g: Guess, question: Question, action: Action) -> float:
    return 0.0


WORTHS: dict[str, Worth] = {
    "your_turn": your_turn,
    "target": target,
    "victims": victims,
    "defend": defend,
    "lose": lose,
    "find": find,
    "take": take,
    "pair": pair,
}
