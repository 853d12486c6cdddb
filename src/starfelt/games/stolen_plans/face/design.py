"""What is on the faces of Stolen Plans: read from the rows and effects that the rules carry out."""

from starfelt.faces.design import Design, Mark, Row
from starfelt.words.text import Text

from ..rules.card import Card
from ..rules.designs import CARDS as ROWS
from ..rules.designs import KEYS
from ..words.sentences import card_facts, effect_of

GAME = "stolen_plans"
CARDS: tuple[str, ...] = tuple(KEYS)

#: The kind of a row, as its face has it: outline, colours and glyph.
KINDS = {
    "target": ("prize", "plans_r2d2"),
    "attack": ("attacker", "plans_threat"),
    "defend": ("weapon", "plans_weapon"),
    "steal": ("thief", "plans_thief"),
    "rebel_hero": ("hero", "plans_hero"),
    "jedi": ("jedi", "plans_jedi"),
    "jedi_only": ("jedi", "plans_jedi"),
    "bonus": ("bonus", "plans_bonus"),
}

THEN = Mark("then")


def design(text: Text, card: str) -> Design:
    row = ROWS[KEYS[card]]
    kind, glyph = KINDS[row.kind]
    name = text.card(GAME, card)
    said = text.card_text(GAME, card)
    return Design(
        game=GAME,
        card=card,
        name=name,
        kind=kind,
        style=kind,
        glyph=glyph,
        type_line=text(f"faces-stolen_plans-type-{row.kind}"),
        left=left(text, row),
        right=defence(text, row) if row.defence else None,
        rows=(Row(when(text, row), gives(text, row), said),),
        spoken=text("faces-spoken", name=name, text=said),
    )


# ------------------------------------------------------------------ the numbers in the corners
def left(text: Text, row: Card) -> Mark | None:
    """What it does to others: an attack, or cards that it steals."""
    values = card_facts(row.key)
    if values["attack"]:
        return attack(text, row)
    if row.kind in ("steal", "rebel_hero"):
        return steal(text, row)
    return None


def attack(text: Text, row: Card) -> Mark:
    value = card_facts(row.key)["attack"]
    return Mark("combat", str(value), text("faces-stolen_plans-attack", number=value))


def defence(text: Text, row: Card) -> Mark:
    value = int(row.defence)
    return Mark("defense", str(value), text("faces-stolen_plans-defence", number=value))


def steal(text: Text, row: Card) -> Mark:
    value = card_facts(row.key)["number"]
    return Mark("plans_steal", str(value), text("faces-stolen_plans-steal", number=value))


# ------------------------------------------------------------------ what it does, in signs
def when(text: Text, row: Card) -> Mark | None:
    """Two Heroes act together; some cards are for a Jedi alone."""
    if row.hero:
        return Mark("plans_pair", meaning=text("faces-stolen_plans-pair"))
    if row.jedi_only:
        return Mark("plans_jedi", meaning=text("faces-stolen_plans-jedi_only"))
    return None


def gives(text: Text, row: Card) -> tuple[Mark, ...]:
    if row.hero:
        return (steal(text, row), Mark("or", meaning=text("faces-or")), defence(text, row))
    if row.defence:
        return (Mark("combat"), THEN, defence(text, row))
    return signs(text, row)


def signs(text: Text, row: Card) -> tuple[Mark, ...]:
    """The signs of one effect; the two cards without one are held to the end."""
    number = str(card_facts(row.key)["number"])
    found = {
        "attack": (attack(text, row), Mark("", "−"), Mark("defense"), THEN, Mark("discard")),
        "steal": (Mark("person"), THEN, steal(text, row)),
        "become_jedi": (Mark("plans_table"), THEN, Mark("plans_jedi")),
        "pass_left": (Mark("hand"), Mark("plans_left"), Mark("hand")),
        "discard_hand": (Mark("person"), Mark("hand"), THEN, Mark("discard_pile")),
        "swap_hands": (Mark("hand"), Mark("plans_swap"), Mark("hand")),
        "look_and_take": (Mark("eye"), Mark("hand"), THEN, Mark("draw", "1")),
        "take_hand": (Mark("person"), Mark("hand"), THEN, Mark("draw")),
        "traitor": (Mark("plans_r2d2"), Mark("", "+"), Mark("plans_threat"), THEN, WIN),
        "advantage": (Mark("plans_table"), THEN, Mark("draw", "2")),
        "counter": (Mark("plans_cancel"), Mark("draw", "2")),
        "search_discards": (Mark("eye"), Mark("discard_pile"), THEN, Mark("draw", number)),
        "surrender_hand": (Mark("person"), Mark("hand"), THEN, Mark("discard_pile"), PRIZE),
    }
    keep = Mark("plans_keep", meaning=text("faces-stolen_plans-keep"))
    prize = (Mark("deck", "0"), THEN, WIN, keep)
    held = prize if row.kind == "target" else (PRIZE, Mark("", "?"), keep)
    return found.get(effect_of(row.key), held)


WIN = Mark("plans_win")
PRIZE = Mark("plans_r2d2")
