"""What a choice of Race for the Galaxy costs or brings, on the table that its reader sees.

The rules are asked on that table: so a number can't be wrong.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from starfelt.core.game import Action
from starfelt.core.steps import given

from ..notation.steps import STEPS
from ..notation.steps_in_views import RaceQuestion
from ..rules import develop
from ..rules.consume import trade
from ..rules.powers.designs import CARDS, KEYS
from ..rules.powers.powers import KINDS
from ..rules.settle import offers, takeover_fight, takeovers
from ..rules.state import Race
from ..view import RaceView
from .asking_the_rules import at_table
from .card_texts import GAME, Facts, brief

if TYPE_CHECKING:
    from starfelt.words.text import Text

# a card that has been laid and is to be settled or paid for
SETTLING = ("pay_cost", "conquer", "place_free", "pay_by", "conquer_by")

NONE = "none"  # in place of a number that there is not

HOW_TO_DEVELOP = STEPS.named("how_to_develop")
PLACE_DEVELOPMENT = STEPS.named("place_development")
TAKEOVER_BY = STEPS.named("takeover_by")


def table_facts(
    text: "Text", action: Action, question: RaceQuestion, view: RaceView, names: Sequence[str]
) -> Facts:
    """How many cards a choice costs or brings, how strong its player is, and whom it strikes."""
    if action.verb in ("take", "decline"):
        return found_facts(text, view)
    if action.verb == "gamble":
        return {"sight": "yes", "old": "yes" if is_old_gambling(view, question.seat) else "no"}
    if action.verb == "prevent":
        return attempt_facts(text, view, int(action.number or 1) - 1, names)
    return numbers_of_choice(text, action, question, view, names)


def numbers_of_choice(
    text: "Text", action: Action, question: RaceQuestion, view: RaceView, names: Sequence[str]
) -> Facts:
    """What the rules have to be asked for."""
    seat, step = question.seat, question.step
    if action.verb in ("sell", "as_kind"):
        return sale_facts(at_table(view), seat, action, question)
    if action.verb == "attack" or step == TAKEOVER_BY:
        return attack_facts(at_table(view), seat, action, question, names)
    if action.verb == "place" and action.card is not None:
        return placing_facts(at_table(view), seat, KEYS[action.card], step)
    if action.verb in SETTLING and view.seats[seat].placing is not None:
        return settling_facts(text, at_table(view), seat, action, step)
    return {}


def seen(**numbers: int) -> Facts:
    return {"sight": "yes", **numbers}


# ------------------------------------------------------------------ placing
def placing_facts(s: Race, seat: int, card: int, step: str) -> Facts:
    """What a card costs, and what it may cost with goods and cards given up for it."""
    p = s.players[seat]
    if step == PLACE_DEVELOPMENT:
        price = develop.price(s, seat, card)
        return {**seen(price=price), "least": least(price, develop.discounts_left(p))}
    price = offers.peaceful_cost(s, seat, card, 0)
    defence = offers.least_defence(p, card)
    return {
        **seen(price=price, strength=offers.strength(p, card)),
        "least": least(price, offers.discounts_left(s, seat)),
        "defence": NONE if defence == offers.NO_WAY else defence,
    }


def least(price: int, discount: int) -> str | int:
    """What a card costs with everything that could make it cheaper, if there is anything."""
    return max(0, price - discount) if price > 0 and discount > 0 else NONE


def settling_facts(text: "Text", s: Race, seat: int, action: Action, step: str) -> Facts:
    """What each way to go on with a card costs that has been laid."""
    p = s.players[seat]
    card = p.placing
    facts: Facts = {"world": text.card(GAME, CARDS[card].key), "defence": CARDS[card].cost}
    if step == HOW_TO_DEVELOP:
        return {**facts, **seen(price=develop.price(s, seat, card))}
    less = 0
    if action.verb == "pay_by":
        less = offers.off_by_envoy(p, KEYS[str(action.card)])
    if action.verb == "conquer_by":
        facts["defence"] = CARDS[card].cost - offers.settle_power(KEYS[str(action.card)]).value
    price = offers.peaceful_cost(s, seat, card, less)
    return {**facts, **seen(price=price, strength=offers.strength(p, card))}


# ------------------------------------------------------------------ selling
def sale_facts(s: Race, seat: int, action: Action, question: RaceQuestion) -> Facts:
    """What a good sells for; one of any kind for the most that it can bring."""
    if not question.sale:
        return {}
    sale = trade.SALES.index(question.sale)
    if action.verb == "as_kind":
        world, kind = trade.wild_world(s.players[seat]), KINDS.index(str(action.card))
        return seen(price=trade.price_of(s, seat, world, kind, sale))
    return seen(price=trade.best_price(s, seat, KEYS[str(action.card)], sale))


# ------------------------------------------------------------------ takeovers
def attack_facts(
    s: Race, seat: int, action: Action, question: RaceQuestion, names: Sequence[str]
) -> Facts:
    """Whose world it is, how strong the attack is as things stand, and what it has to reach."""
    declared = action.verb == "attack"
    world = KEYS[str(action.card if declared else given(question.card))]
    owner = takeovers.owner_of(s, world)
    powers = [KEYS[str(action.card)]]
    if declared:
        powers = list(takeovers.powers_against(s, seat, owner, world))
    attack = max(takeover_fight.attack_on(s.players[seat], world, power) for power in powers)
    defence = takeover_fight.defence_by(s.players[owner], world)
    return {**seen(attack=attack, defence=defence), "owner": names[owner]}


def attempt_facts(text: "Text", view: RaceView, number: int, names: Sequence[str]) -> Facts:
    """Who wants to take over what, of whom."""
    attempt = view.attempts[number]
    return {
        "sight": "yes",
        "attacker": names[attempt.attacker],
        "owner": names[attempt.owner],
        "world": text.card(GAME, attempt.world),
    }


# ------------------------------------------------------------------ cards turned up
def found_facts(text: "Text", view: RaceView) -> Facts:
    """The card that a search has just found."""
    card = view.flipped[-1]
    return {"sight": "yes", "card": text.card(GAME, card), "brief": brief(text, card)}


def is_old_gambling(view: RaceView, seat: int) -> bool:
    """Is it the world where a number is named, and not the one where a card is at stake?"""
    return any(card.card == "gambling_world" for card in view.seats[seat].tableau)
