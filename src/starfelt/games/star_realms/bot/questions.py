"""Rules of thumb for Star Realms.

Every open action is given a worth and one of the best is chosen.  In the main phase the worths are
stages: cards that bring more cards first, then the rest of the hand, then abilities that wait for
all there is, then trade, then combat.
"""

from collections.abc import Callable, Iterable
from typing import Final

from starfelt.bots.seat import Seat
from starfelt.core.game import Action
from starfelt.core.rng import Rng
from starfelt.core.steps import given

from ..notation.steps import STEPS, RealmsQuestion
from ..rules.designs import KEYS
from ..rules.effects import (
    Choose,
    Combat,
    Draw,
    Effect,
    MayScrap,
    Trade,
)
from ..rules.odd_cards import DiscardThenDraw, DrawForBlobs
from ..view import RealmsView
from .card_values import ROWS, STARTERS, of_effect
from .evaluation import USES_TO_COME, Table

NEVER: Final = -1.0
#: The stages of the main phase; a worth below 1 is added to tell actions of a stage apart.
WIN: Final = 90
PLAY_BASE: Final = 80
THIN_OUT: Final = 75  # scrap or exchange cards while they are still in hand
TAKE: Final = 72
DRAW: Final = 70
SCRAP_BY_SHIP: Final = 60
PLAY: Final = 50
PLAY_STARTER: Final = 40
PLAY_CHOICE: Final = 35
COPY: Final = 30
ABILITY: Final = 25
CHOICE: Final = 24
SCRAP_FOR_TRADE: Final = 22
BUY: Final = 20
SCRAP_FOR_MORE: Final = 15
FIGHT: Final = 10


class StarRealmsThumb:
    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, seat: Seat[RealmsView]) -> int:
        table = Table(seat.view)
        question = next(q for q in seat.view.asked if q.seat == seat.seat)
        advice = ADVICE[question.step]
        worths = [advice(table, question, seat.game.action(action)) for action in seat.legal]
        most = max(worths)
        best = [act for act, worth in zip(seat.legal, worths, strict=True) if worth == most]
        return best[self.rng.below(len(best))]


# -------------------------------------------------------------------------------- my turn
def your_turn(t: Table, question: RealmsQuestion, action: Action) -> float:
    if action.verb == "end_turn":
        return 0.0
    advice = TURNS.get(action.verb)
    return advice(t, action.card or "") if advice is not None else NEVER


def play(t: Table, card: str) -> float:
    row = ROWS[card]
    if row.defense:
        return PLAY_BASE
    if card == "stealth_needle":
        return COPY
    if card in STARTERS:
        return PLAY_STARTER
    if draws(row.primary) or (card == "embassy_yacht" and len(t.mine.bases) >= 2):
        return DRAW
    if any(isinstance(effect, MayScrap) for effect in row.primary):
        return SCRAP_BY_SHIP
    return PLAY_CHOICE if isinstance(row.primary[0], Choose) else PLAY


def draws(effects: Iterable[Effect]) -> bool:
    return any(isinstance(effect, Draw) for effect in effects)


def use(t: Table, card: str) -> float:
    """A base's primary ability: to thin out the hand early, to choose when all is known."""
    if card == "machine_base":
        return THIN_OUT if t.junk_in_hand() else NEVER
    if card == "junkyard":
        return THIN_OUT if t.junk_in_discards() or t.junk_in_hand() else NEVER
    if card == "recycling_station":
        return THIN_OUT if t.junk_in_hand() else CHOICE
    if card == "brain_world":
        return THIN_OUT
    return CHOICE if isinstance(ROWS[card].primary[0], Choose) else ABILITY


def ally(t: Table, card: str) -> float:
    effects = ROWS[acting(t, card)].ally
    if acting(t, card) == "blob_carrier":
        return TAKE
    if draws(effects):
        return DRAW
    return SCRAP_BY_SHIP if isinstance(effects[0], MayScrap) else ABILITY


def acting(t: Table, card: str) -> str:
    """The card whose abilities this one has."""
    copies = [ship.copies for ship in t.mine.ships if ship.copies is not None]
    return copies[0] if card == "stealth_needle" and copies else card


def acquire(t: Table, card: str) -> float:
    plan = t.purchase(t.trade)[1]
    return BUY + t.worth(card) / 100 if card in plan else NEVER


def acquire_to_top(t: Table, card: str) -> float:
    """The best ship first; it is in hand again next turn."""
    return acquire(t, card) + 0.5 if card != "explorer" else NEVER


def scrap(t: Table, card: str) -> float:
    """For the kill, or when what it gives now is more than what it would still do."""
    acts_as = acting(t, card)
    if t.combat < t.to_kill <= t.combat + scrap_combat(t):
        return WIN if ROWS[acts_as].scrap_combat else NEVER
    if t.hand:
        return NEVER
    if ROWS[acts_as].scrap_trade:
        better = t.better_purchase(ROWS[acts_as].scrap_trade) > t.gain(card)
        return SCRAP_FOR_TRADE if better else NEVER
    given = sum(gained(t, effect) for effect in ROWS[acts_as].scrap)
    return SCRAP_FOR_MORE if given > t.now(USES_TO_COME) * t.gain(card) else NEVER


def scrap_combat(t: Table) -> int:
    """Combat that scrap abilities in play still have."""
    in_play = [acting(t, card.card) for card in (*t.mine.ships, *t.mine.bases)]
    return sum(ROWS[card].scrap_combat for card in in_play)


def attack(t: Table, card: str) -> float:
    if t.combat >= t.to_kill:
        return WIN
    return FIGHT if not t.assault(t.combat)[1] else NEVER


def attack_base(t: Table, card: str) -> float:
    if t.combat >= t.to_kill:
        return WIN if ROWS[card].outpost else NEVER
    targets = t.assault(t.combat)[1]
    return FIGHT + ROWS[card].outpost / 2 if card in targets else NEVER


TURNS: Final[dict[str, Callable[[Table, str], float]]] = {
    "play": play,
    "use": use,
    "ally": ally,
    "acquire": acquire,
    "acquire_to_top": acquire_to_top,
    "scrap": scrap,
    "attack": attack,
    "attack_base": attack_base,
}


# -------------------------------------------------------------------------------- which effect
def which_effect(t: Table, question: RealmsQuestion, action: Action) -> float:
    choice = ROWS[given(question.card)].primary[0]
    assert isinstance(choice, Choose)
    return gained(t, choice.first if action.verb == "first" else choice.second)


def gained(t: Table, effect: Effect) -> float:
    """What an effect gives here and now."""
    match effect:
        case Trade():
            return t.of_trade(effect.number)
        case Combat():
            return t.of_combat(effect.number)
        case Draw():
            return t.of_draw(effect.number)
        case DrawForBlobs():
            return t.of_draw(t.view.blobs_played)
        case DiscardThenDraw():
            return t.of_draw(min(effect.number, len(t.junk_in_hand())))
    return t.now(of_effect(effect))


# -------------------------------------------------------------------------------- which card
def discard(t: Table, question: RealmsQuestion, action: Action) -> float:
    assert action.card is not None
    return -t.worth(action.card)


def scrap_card(t: Table, question: RealmsQuestion, action: Action) -> float:
    """What is junk, and rather from the discard pile; other cards only if it must be."""
    if action.card is None:
        return 0.0
    worth = t.worth(action.card)
    if not t.is_junk(action.card):
        return -worth
    return 10 - worth - (t.at_once(action.card) if action.verb == "scrap_from_hand" else 0.0)


def scrap_from_row(t: Table, question: RealmsQuestion, action: Action) -> float:
    """What the opponent may buy next and I can't."""
    if action.card is None:
        return 0.0
    mine = t.trade + sum(ROWS[card].trade for card in t.hand)
    if action.card in t.purchase(mine)[1]:
        return NEVER
    row = [t.worth_to_foe(card) for card in t.view.row]
    return t.worth_to_foe(action.card) - sum(row) / len(row)


def destroy_base(t: Table, question: RealmsQuestion, action: Action) -> float:
    """The base that would cost the most; never one's own."""
    if action.card is None:
        return 0.0
    if action.verb == "destroy_own":
        return NEVER
    return t.raze(action.card) + ROWS[action.card].defense


def take_which(t: Table, question: RealmsQuestion, action: Action) -> float:
    assert action.card is not None
    return t.worth(action.card)


def copy_which(t: Table, question: RealmsQuestion, action: Action) -> float:
    assert action.card is not None
    return t.at_once(action.card)


def how_much(t: Table, question: RealmsQuestion, action: Action) -> float:
    assert action.number is not None
    return float(action.number)


# -------------------------------------------------------------------------------- several cards
def discard_some(t: Table, question: RealmsQuestion, action: Action) -> float:
    words = [f"discard {card}" for card in t.junk_in_hand()]
    return picked(question, action, words)


def scrap_some(t: Table, question: RealmsQuestion, action: Action) -> float:
    """From the discard pile rather than from the hand: a card is drawn for either."""
    words = [f"scrap_from_discards {card}" for card in cheapest(t, t.junk_in_discards())]
    words += [f"scrap_from_hand {card}" for card in cheapest(t, t.junk_in_hand())]
    return picked(question, action, words)


def cheapest(t: Table, cards: Iterable[str]) -> list[str]:
    return sorted(cards, key=t.worth)


def picked(question: RealmsQuestion, action: Action, wanted: list[str]) -> float:
    """Is this the pick that comes first, if the first of these are to be picked?"""
    left = wanted[:]
    for words in given(question.picked):
        if words in left:
            left.remove(words)
    last = max((order(words) for words in given(question.picked)), default=(False, 0))
    left = [words for words in left if order(words) >= last][: given(question.left)]
    first = min(left, key=order, default="done")
    return float(first == (f"{action.verb} {action.card}" if action.card else action.verb))


def order(words: str) -> tuple[bool, int]:
    """Picks ascend: first those from the hand, then those from the discard pile."""
    verb, card = words.split()
    return verb == "scrap_from_discards", KEYS[card]


ADVICE: Final[dict[str, Callable[[Table, RealmsQuestion, Action], float]]] = STEPS.known(
    {
        "your_turn": your_turn,
        "how_much": how_much,
        "which_effect": which_effect,
        "discard": discard,
        "scrap_card": scrap_card,
        "scrap_from_row": scrap_from_row,
        "destroy_base": destroy_base,
        "take_which": take_which,
        "copy_which": copy_which,
        "discard_some": discard_some,
        "scrap_some": scrap_some,
    }
)
