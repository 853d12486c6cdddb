"""What is on the faces of Race for the Galaxy: read from the very rows that the rules read.

Goals go by `goal-` and their key, action cards by `action-` and theirs.
"""

from starfelt.faces.design import Design, Mark, Row
from starfelt.words.spelling import capital
from starfelt.words.text import Text

from ..rules.options import LARGE_HAND_LIMIT, LATE_END_AT
from ..rules.powers import card as cards
from ..rules.powers.card import DEVELOPMENT, NO_START, TYPES, Card
from ..rules.powers.designs import NAMES
from ..rules.powers.powers import KEYWORDS, KINDS, Power
from ..words.card_texts import (
    FLAGS,
    GAME,
    Facts,
    head_facts,
    in_words,
    joined,
    keywords_of,
    line_in_words,
    place_in_text,
    row_of,
)
from .goals_and_actions import ACTION, ACTIONS, GOAL, GOALS, action, goal
from .signs import (
    Marks,
    glyph_of,
    marks_of,
    phase_mark,
    score_marks,
)

CARDS: tuple[str, ...] = (*NAMES, *GOALS, *ACTIONS)

KEY = "faces-race_for_the_galaxy"
MOST_MARKS = 5  # that fit on a line
BESIDES = Mark("", "·")  # between the signs of two powers


def design(text: Text, card: str) -> Design:
    if card.startswith(GOAL):
        return goal(text, card.removeprefix(GOAL))
    if card.startswith(ACTION):
        return action(text, card.removeprefix(ACTION))
    row = row_of(card)
    name = text.card(GAME, card)
    return Design(
        game=GAME,
        card=card,
        name=name,
        kind=kind_of(row),
        style=style_of(row),
        glyph=glyph_of(row),
        type_line=text(f"{KEY}-type-{type_of(row)}", **head_facts(text, row)),
        left=price(text, row),
        right=points(text, row),
        rows=rows_of(text, row),
        note=text(f"{GAME}-text-start", number=row.start) if row.start != NO_START else "",
        spoken=text("faces-spoken", name=name, text=text.card_text(GAME, card)),
    )


def kind_of(row: Card) -> str:
    if row.type == DEVELOPMENT:
        return "development"
    return "military_world" if row.military else "world"


def style_of(row: Card) -> str:
    """By the kind of good; military worlds have a red edge, six-cost developments a golden one."""
    if row.type == DEVELOPMENT:
        return "six" if row.is_six else "development"
    style = KINDS[row.kind] if row.kind else "world"
    return f"{style}_military" if row.military else style


def type_of(row: Card) -> str:
    """The key of what it is."""
    return "six" if row.is_six else TYPES[row.type]


# ------------------------------------------------------------------ the corners
def price(text: Text, row: Card) -> Mark:
    if row.military:
        return Mark("rftg_defence", str(row.cost), text(f"{KEY}-defence", number=row.cost))
    return Mark("cost", str(row.cost), text("faces-cost", number=row.cost))


def points(text: Text, row: Card) -> Mark:
    if row.is_six:
        return Mark("rftg_points", text(f"{GAME}-text-counted"), text(f"{KEY}-points-counted"))
    return Mark("rftg_points", str(row.points), text(f"{KEY}-points", number=row.points))


# ------------------------------------------------------------------ the rows
def rows_of(text: Text, row: Card) -> tuple[Row, ...]:
    """What it is besides, its powers by phases, and what it counts at the end."""
    found = [*keyword_rows(text, row), *flag_rows(text, row)]
    for powers in together(row):
        found.append(phase_row(text, row, powers))
    if row.lines:
        found.append(scoring(text, row))
    return tuple(found)


def together(row: Card) -> list[list[Power]]:
    """The powers by phases; those of one phase share a row as long as their signs do."""
    found: list[list[Power]] = []
    for power in sorted(row.powers, key=place_in_text):
        before = found[-1] if found else []
        if before and before[0].phase == power.phase:
            if len(marks_of_all(row, [*before, power])) <= MOST_MARKS:
                before.append(power)
                continue
        found.append([power])
    return found


def marks_of_all(row: Card, powers: list[Power]) -> Marks:
    marks: Marks = ()
    for power in powers:
        marks += (BESIDES, *marks_of(power, row)) if marks else marks_of(power, row)
    return marks


def phase_row(text: Text, row: Card, powers: list[Power]) -> Row:
    """Powers of one phase: their signs on one line, a sentence for each."""
    sentences = (text(f"{KEY}-power", does=capital(in_words(text, row, power))) for power in powers)
    prose = joined(text, "text-and", sentences)
    return Row(phase_mark(text, powers[0].phase), marks_of_all(row, powers), prose)


def keyword_rows(text: Text, row: Card) -> list[Row]:
    """Keywords and the prestige symbol, the first of them in the place of the phase."""
    marks = [
        Mark(f"rftg_{keyword}", "", text(f"{GAME}-keyword-{keyword}"))
        for n, keyword in enumerate(KEYWORDS)
        if row.keywords >> n & 1
    ]
    sentences = []
    if marks:
        listed = joined(text, "text-list", keywords_of(text, row.keywords))
        sentences.append(text(f"{GAME}-text-keywords", keywords=listed))
    if row.prestige:
        marks.append(Mark("rftg_prestige", "1", text(f"{KEY}-prestige")))
        sentences.append(text(f"{GAME}-text-prestige"))
    if not marks:
        return []
    return [Row(marks[0], tuple(marks[1:]), joined(text, "text-and", sentences))]


def flag_rows(text: Text, row: Card) -> list[Row]:
    """What a card is for its owner, outside of all phases."""
    facts: Facts = {"limit": LARGE_HAND_LIMIT, "end": LATE_END_AT}
    return [
        Row(flag_time(text, flag), FLAG_MARKS[name], text(f"{GAME}-text-{name}", **facts))
        for name, flag in FLAGS
        if row.flags & flag
    ]


def flag_time(text: Text, flag: int) -> Mark:
    if flag in (cards.SMALL_HAND, cards.SAVES_AT_START):
        return Mark("rftg_start", "", text(f"{KEY}-start"))
    return Mark("always", "", text("faces-always"))


FLAG_MARKS: dict[str, Marks] = {
    "small_hand": (Mark("rftg_hand", "−1"),),
    "saves_at_start": (Mark("rftg_hand", "1"), Mark("then"), Mark("rftg_under")),
    "raises_hand_limit": (Mark("rftg_hand", str(LARGE_HAND_LIMIT)),),
    "ends_late": (Mark("rftg_end", str(LATE_END_AT)),),
    "salvages": (Mark("rftg_salvage"), Mark("then"), Mark("rftg_hand")),
    "chooses_last": (Mark("rftg_last"),),
}


def scoring(text: Text, row: Card) -> Row:
    when = Mark("rftg_score", "", text(f"{KEY}-score"))
    scored = joined(text, "text-also", (line_in_words(text, line) for line in row.lines))
    prose = text(f"{GAME}-text-scores", number=len(row.lines), lines=scored)
    return Row(when, score_marks(text, row), prose)
