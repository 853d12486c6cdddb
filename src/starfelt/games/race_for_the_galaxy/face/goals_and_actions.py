"""The faces of goals and of action cards."""

from starfelt.faces.design import Design, Mark, Row
from starfelt.words.spelling import capital
from starfelt.words.text import Text

from ..rules.actions import ACTION_CARDS
from ..rules.powers import powers as words
from ..rules.round.goals import (
    FIRST_POINTS,
    GOAL_KEYS,
    MOST_POINTS,
    TIE_POINTS,
)
from ..rules.round.goals import GOALS as ROWS
from ..rules.round.phases import CHOSEN_BY, PHASES
from ..words.card_texts import GAME
from ..words.sentences import AGAIN, goal_text
from .signs import (
    ANY_GOOD,
    DEVELOPMENT_MARK,
    MILITARY_WORLD,
    ONE_CARD,
    REBEL,
    SIX,
    THEN,
    WORLD,
    Marks,
    phase_mark,
    times,
)

KEY = "faces-race_for_the_galaxy"
GOAL, ACTION = "goal-", "action-"
GOALS = tuple(f"{GOAL}{key}" for key in GOAL_KEYS)
ACTIONS = tuple(f"{ACTION}{key}" for key in ACTION_CARDS)

EITHER = Mark("or")
IMPERIUM = Mark("rftg_imperium")


# ------------------------------------------------------------------ goals
def goal(text: Text, key: str) -> Design:
    """What it asks for, how much of it, and what it is worth."""
    row = ROWS[GOAL_KEYS[key]]
    sort = "most" if row.most else "first"
    worth = MOST_POINTS if row.most else FIRST_POINTS
    name = text(f"{GAME}-goal-{key}")
    type_line = text(f"{KEY}-type-{sort}")
    aim = text(f"{KEY}-aim", aim=capital(goal_text(text, key)))
    note = text(f"{KEY}-note-{sort}", points=worth, tie=TIE_POINTS)
    return Design(
        game=GAME,
        card=f"{GOAL}{key}",
        name=name,
        kind="goal",
        style="goal",
        glyph=f"rftg_{sort}",
        type_line=type_line,
        right=Mark("rftg_points", str(worth), text(f"{KEY}-points", number=worth)),
        rows=(Row(None, asked(text, key), aim),),
        note=note,
        spoken=text(f"{KEY}-spoken", name=name, kind=type_line, does=aim, note=note),
    )


def asked(text: Text, key: str) -> Marks:
    """What a goal counts; its number is read from the rules."""
    row = ROWS[GOAL_KEYS[key]]
    what = COUNTED[key] if key in COUNTED else tuple(all_phases(text))
    if key in ALONE:
        return what
    least = Mark("", f"{row.least}+" if row.most or key in AT_LEAST else str(row.least))
    return (Mark("rftg_most"), *what, least) if row.most else (*what, least)


def all_phases(text: Text) -> list[Mark]:
    return [phase_mark(text, phase) for phase in range(words.POWER_PHASES)]


AT_LEAST = ("galactic_standard_of_living", "galactic_riches", "expansion_leader", "budget_surplus")
ALONE = ("innovation_leader", "galactic_standing", "military_influence", "peace_war_leader")
COUNTED: dict[str, Marks] = {
    "galactic_standard_of_living": (Mark("rftg_points"),),
    "system_diversity": (Mark("rftg_kinds"), WORLD),
    "overlord_discoveries": (Mark("rftg_alien"),),
    "budget_surplus": (Mark("rftg_pay"),),
    "galactic_status": (SIX,),
    "uplift_knowledge": (Mark("rftg_uplift"),),
    "galactic_riches": (ANY_GOOD,),
    "expansion_leader": (DEVELOPMENT_MARK, WORLD),
    "peace_war_leader": (
        Mark("rftg_military", "<0"), WORLD, Mark("", "2"), EITHER,
        Mark("rftg_takeover"), MILITARY_WORLD, Mark("", "2"),
    ),
    "galactic_standing": (Mark("rftg_prestige", "2"), Mark("rftg_points", "3")),
    "military_influence": (IMPERIUM, Mark("", "3"), EITHER, MILITARY_WORLD, Mark("", "4")),
    "greatest_military": (Mark("rftg_military"),),
    "largest_industry": (Mark("rftg_good_novelty"), Mark("rftg_good_rare"), WORLD),
    "greatest_infrastructure": (DEVELOPMENT_MARK,),
    "production_leader": (Mark("rftg_production"),),
    "research_leader": (Mark("rftg_phase_1", "I"),),
    "propaganda_edge": (REBEL, MILITARY_WORLD),
    "galactic_prestige": (Mark("rftg_prestige"),),
    "prosperity_lead": (Mark("rftg_phase_4", "IV"),),
}  # fmt: skip


# ------------------------------------------------------------------ action cards
#: The phase of an action card, as powers number it; the prestige card alone leads to none.
PHASE_OF = {
    ACTION_CARDS[card]: words.POWER_PHASE_NAMES.index(PHASES[phase])
    for phase, _, cards in CHOSEN_BY
    for card in cards
}
BONUSES: dict[str, Marks] = {
    "explore_five": (Mark("draw", "+5"),),
    "explore_one": (Mark("draw", "+1"), Mark("rftg_keep", "+1")),
    "develop": (DEVELOPMENT_MARK, Mark("rftg_discount", "−1")),
    "settle": (WORLD, THEN, Mark("draw", "1")),
    "consume_trade": (ANY_GOOD, Mark("rftg_sale"), THEN, Mark("draw")),
    "consume_twice": (Mark("rftg_points"), *times(2)),
    "produce": (Mark("rftg_windfall"), THEN, ANY_GOOD),
    "search": (Mark("eye"), THEN, Mark("rftg_keep", "1")),
}
BOOSTS: dict[str, Marks] = {
    "explore_five": (Mark("draw", "+6"), Mark("rftg_keep", "+1"), Mark("rftg_mix")),
    "develop": (DEVELOPMENT_MARK, Mark("rftg_discount", "−2")),
    "settle": (WORLD, Mark("rftg_discount", "−3"), Mark("rftg_military", "+2")),
    "consume_trade": (
        Mark("draw", "+3"), Mark("rftg_points"), *times(2),
        ONE_CARD, THEN, Mark("rftg_points", "1"), *times(2),
    ),
    "consume_twice": (Mark("rftg_points"), *times(3)),
    "produce": (Mark("rftg_windfall"), THEN, ANY_GOOD, Mark("draw", "3")),
}  # fmt: skip
BOOSTS["explore_one"] = BOOSTS["explore_five"]


def action(text: Text, key: str) -> Design:
    """What whoever chose it has more than the others, and what the prestige card adds."""
    once = AGAIN.get(key, key)
    name = text(f"{GAME}-action-{key}")
    when = phase_mark(text, PHASE_OF[key]) if key in PHASE_OF else prestige_card(text)
    bonus = text(f"{KEY}-power", does=capital(text(f"{GAME}-bonus-{once}")))
    rows = [Row(when, BONUSES[once], bonus)]
    if once in BOOSTS:
        boost = text(f"{KEY}-power", does=capital(text(f"{GAME}-boost-{once}")))
        rows.append(Row(prestige_card(text), BOOSTS[once], boost))
    type_line = text(f"{KEY}-type-action")
    note = text(f"{KEY}-note-action") if once in BOOSTS else ""
    return Design(
        game=GAME,
        card=f"{ACTION}{key}",
        name=name,
        kind="action",
        style="action",
        glyph=when.icon,
        type_line=type_line,
        rows=tuple(rows),
        note=note,
        spoken=text(f"{KEY}-spoken", name=name, kind=type_line, does=bonus, note=note),
    )


def prestige_card(text: Text) -> Mark:
    return Mark("rftg_prestige", "", text(f"{KEY}-prestige_card"))
