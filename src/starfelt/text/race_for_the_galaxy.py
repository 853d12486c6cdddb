"""The facts that fill the sentences of Race for the Galaxy.

What a choice costs or brings is asked of the rules themselves, for the table as its reader sees it.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from starfelt.core.game import Action, Told
from starfelt.games.race_for_the_galaxy import powers as words
from starfelt.games.race_for_the_galaxy.actions import ACTION_CARDS
from starfelt.games.race_for_the_galaxy.cards import (
    CARDS,
    KEYS,
    MOST_SEATS,
    SETS,
    copies,
    start_worlds,
)
from starfelt.games.race_for_the_galaxy.game import GAME as RACE
from starfelt.games.race_for_the_galaxy.goals import (
    FIRST_POINTS,
    FIRSTS_IN_PLAY,
    GOALS,
    MOST_POINTS,
    MOSTS_IN_PLAY,
    NUMBER_OF_GOALS,
    TIE_POINTS,
)
from starfelt.games.race_for_the_galaxy.phases import PHASES
from starfelt.games.race_for_the_galaxy.powers import (
    KINDS,
)
from starfelt.games.race_for_the_galaxy.rules import (
    END_AT,
    FIRST_HAND,
    HAND_LIMIT,
    POOL_PER_SEAT,
    START_DISCARDS,
)
from starfelt.games.race_for_the_galaxy.stakes import HIGHEST_NUMBER
from starfelt.games.race_for_the_galaxy.state import ENDINGS
from starfelt.text.race_for_the_galaxy_cards import (
    GAME,
    Facts,
    brief,
    card_line,
    card_text,
    power_name,
    powers_in_words,
    row_of,
)
from starfelt.text.race_for_the_galaxy_table import table_facts

if TYPE_CHECKING:
    from starfelt.text import Text

# what Text asks a game for, and what terminals show besides
__all__ = [
    "card_line",
    "card_text",
    "event_facts",
    "goal_text",
    "option",
    "question_facts",
    "rule_facts",
    "table_facts",
    "why_facts",
]

# the phase whose powers are used in answer to a question
POWERS_FOR = {
    "how_to_settle": words.SETTLE,
    "use_power": words.CONSUME,
    "use_next": words.PRODUCE,
}
STOPS = ("none", "done")
AGAIN = {"develop_again": "develop", "settle_again": "settle"}  # the second card of an action


# ------------------------------------------------------------------ goals
def goal_text(text: "Text", goal: str) -> str:
    """What a goal asks for."""
    return text(f"{GAME}-aim-{goal}", **goal_facts())


def goal_facts() -> Facts:
    """How much each goal asks for at least, by its key."""
    return {GOALS[n].key: GOALS[n].least for n in range(NUMBER_OF_GOALS)}


# ------------------------------------------------------------------ questions and choices
def question_facts(text: "Text", question: dict[str, Any], me: int, names: Sequence[str]) -> Facts:
    """What a prompt can tell: who is asked, whose power it is, and how many cards or goods."""
    facts: Facts = {"player": names[question["seat"]], "highest": HIGHEST_NUMBER}
    if "card" in question:
        facts["card"] = text.card(GAME, question["card"])
    if "left" in question:
        facts["left"] = question["left"]
    if "picked" in question:
        facts["picked"] = len(question["picked"])
    if "wanted" in question:
        facts["picked"] = question["wanted"] - question["left"]
    if "plain" in question:
        facts["plain"] = "yes" if question["plain"] else "no"
    if "kind" in question:
        facts["kind"] = question["kind"]
        if question["kind"] != KINDS[words.ANY]:
            facts["goods"] = text(f"{GAME}-kind-{question['kind']}")
    return facts


def option(
    text: "Text", action: Action, question: dict[str, Any], names: Sequence[str]
) -> tuple[str, Facts]:
    """The key of a choice and what it can tell; what the table adds is in `table_facts`."""
    step = question["step"]
    facts: Facts = {"sight": "no", "picked": len(question.get("picked", ()))}
    if action.verb in STOPS:
        return f"{action.verb}-{step}", facts
    if action.number is not None:
        facts["number"] = action.number
    if action.card in ACTION_CARDS:
        return chosen(text, action)
    if action.card is not None:
        facts.update(facts_of_card(text, action.card))
    if action.verb == "place":
        return f"place-{'development' if step == 'place_development' else 'world'}", facts
    if action.verb == "use" and action.card is not None:
        if is_in_vain(step, action.card):
            return "use-in_vain", facts
        facts["does"] = powers_in_words(text, action.card, POWERS_FOR[step])
    return action.verb, facts


def chosen(text: "Text", action: Action) -> tuple[str, Facts]:
    """An action card, or two of them."""
    first = str(action.card)
    facts: Facts = {"first": text(f"{GAME}-action-{first}")}
    if action.second is None:
        return action.verb, {**facts, "bonus": text(f"{GAME}-bonus-{AGAIN.get(first, first)}")}
    if AGAIN.get(action.second) == first:
        return "choose_two-same", facts
    return action.verb, {**facts, "second": text(f"{GAME}-action-{action.second}")}


def facts_of_card(text: "Text", card: str) -> Facts:
    row = row_of(card)
    facts: Facts = {"card": text.card(GAME, card), "brief": brief(text, card), "cost": row.cost}
    facts["military"] = "yes" if row.military else "no"
    if row.kind:
        facts["goods"] = text(f"{GAME}-kind-{KINDS[row.kind]}")
    return facts


def is_in_vain(step: str, card: str) -> bool:
    """A known engine lets a ship be discarded that does not carry the world."""
    ships = [power for power in row_of(card).settles if power.word == words.FREE_SHIP]
    return step == "how_to_settle" and len(ships) > 0


def why_facts(text: "Text", question: dict[str, Any]) -> Facts:
    nobody = [""] * RACE.most_seats  # a rule is the same for all players
    return {**question_facts(text, question, -1, nobody), "limit": HAND_LIMIT, **prices()}


# ------------------------------------------------------------------ events
def event_facts(text: "Text", told: Told) -> Facts:
    """What the number of an event stands for, where it is the place of a thing in a list."""
    if told.kind == "chooses":
        return {"action": text(f"{GAME}-action-{ACTION_CARDS[told.number]}")}
    if told.kind in ("claims", "loses"):
        return {"goal": text(f"{GAME}-goal-{GOALS[told.number].key}")}
    if told.kind == "phase":
        return {"phase": PHASES[told.number]}
    if told.kind == "ends":
        return {"ending": ENDINGS[told.number]}
    return {}


# ------------------------------------------------------------------ the rulebook
def prices() -> Facts:
    """What a good sells for, by its kind."""
    return {f"price-{kind}": n + 1 for n, kind in enumerate(KINDS) if n != words.ANY}


def rule_facts() -> Facts:
    """Every number of the game.

    Of a card these are `gem_world-cost`, `-points`, `-copies` and the numbers of its powers, such
    as `space_marines-military`; a goal's own key stands for how much it asks for.
    """
    facts: Facts = {
        "least-seats": RACE.least_seats,
        "base-seats": MOST_SEATS[0],
        "storm-seats": MOST_SEATS[1],
        "base-cards": sum(copies(0)),
        "storm-cards": sum(copies(1)),
        "base-starts": len(start_worlds(0)),
        "storm-starts": len(start_worlds(1)),
        "first-hand": FIRST_HAND,
        "discards": START_DISCARDS,
        "hand": FIRST_HAND - START_DISCARDS,
        "ancient-hand": FIRST_HAND - START_DISCARDS - 1,
        "pool": POOL_PER_SEAT,
        "limit": HAND_LIMIT,
        "end": END_AT,
        "firsts": FIRSTS_IN_PLAY,
        "mosts": MOSTS_IN_PLAY,
        "first-points": FIRST_POINTS,
        "most-points": MOST_POINTS,
        "tie-points": TIE_POINTS,
        "highest": HIGHEST_NUMBER,
        "cap": int(RACE.defaults["cap"]),
        **prices(),
        **goal_facts(),
    }
    whole = copies(len(SETS) - 1)
    for key, n in KEYS.items():
        facts[f"{key}-copies"] = whole[n]
        facts.update(numbers_in_row(key))
    return facts


def numbers_in_row(key: str) -> Facts:
    row = CARDS[KEYS[key]]
    facts: Facts = {f"{key}-cost": row.cost, f"{key}-points": row.points}
    for power in row.powers:
        number = power.value or power.number or power.cards or power.points
        facts[f"{key}-{power_name(power)}"] = number
    return facts
