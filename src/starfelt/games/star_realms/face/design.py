"""What is on the faces of Star Realms: read from the very effects that the rules carry out."""

from collections.abc import Callable

from starfelt.faces.design import Design, Mark, Row
from starfelt.words.spelling import capital
from starfelt.words.text import Text

from ..rules.card import EVERY_FACTION, FACTIONS, Card
from ..rules.designs import CARDS as ROWS
from ..rules.designs import KEYS
from ..rules.effects import Choose, Effect
from ..words.sentences import effect_in_words, effects_of, faction_of, in_words
from ..words.sentences import name_of as effect_name

GAME = "star_realms"
CARDS: tuple[str, ...] = tuple(KEYS)

#: Effects that are one sign, with or without their number.
SIGNS = {
    "trade": "trade",
    "combat": "combat",
    "authority": "authority",
    "draw": "draw",
    "opponent_discards": "discard",
    "may_scrap": "scrap",
    "must_scrap": "scrap",
    "must_scrap_from_hand": "scrap_hand",
    "may_scrap_trade_row": "scrap_row",
    "may_destroy_base": "destroy",
    "next_ship_on_top": "on_top",
    "copy_ship": "copy",
}


def design(text: Text, card: str) -> Design:
    row = ROWS[KEYS[card]]
    kind = "outpost" if row.outpost else "base" if row.defense else "ship"
    faction = faction_of(text, row)
    name = text.card(GAME, card)
    return Design(
        game=GAME,
        card=card,
        name=name,
        kind=kind,
        style=FACTIONS[row.faction],
        glyph=f"faction_{FACTIONS[row.faction]}",
        type_line=text(f"faces-star_realms-type-{kind}", faction=faction),
        left=Mark("cost", str(row.cost), text("faces-cost", number=row.cost)),
        right=defense(text, row) if row.defense else None,
        rows=rows_of(text, row),
        spoken=text("faces-spoken", name=name, text=text.card_text(GAME, card)),
    )


def defense(text: Text, row: Card) -> Mark:
    """How much combat it takes to destroy; an outpost's is darker, for it must fall first."""
    icon = "outpost" if row.outpost else "defense"
    return Mark(icon, str(row.defense), text(f"faces-{icon}", number=row.defense))


# ------------------------------------------------------------------ abilities
def rows_of(text: Text, row: Card) -> tuple[Row, ...]:
    found = [*standing(text, row)]
    for ability in ("primary", "ally", "scrap"):
        for effects in parts_of(effects_of(row, ability)):
            marks = tuple(mark for effect in effects for mark in marks_of(text, effect))
            prose = in_prose(text, row, ability, effects)
            found.append(Row(when(text, row, ability), marks, prose))
    return tuple(found)


def parts_of(effects: list[Effect]) -> list[list[Effect]]:
    """Plain gains side by side; what takes a phrase of marks has a row of its own."""
    phrases = [[effect] for effect in effects if effect_name(effect) in ODD]
    plain = [effect for effect in effects if effect_name(effect) not in ODD]
    return [plain, *phrases] if plain else phrases


def standing(text: Text, row: Card) -> list[Row]:
    """What two bases do as long as they are in play."""
    always = Mark("always", meaning=text("faces-always"))
    if row.allies == EVERY_FACTION:
        prose = text(f"{GAME}-text-allies_all")
        glyphs = (f"faction_{faction}" for faction in FACTIONS[1:])
        return [Row(always, tuple(Mark(glyph) for glyph in glyphs), prose)]
    if row.boosts_ships:
        prose = text(f"{GAME}-text-boosts_ships")
        gives = (Mark("ship"), Mark("then"), Mark("combat", "1"))
        return [Row(always, gives, prose)]
    return []


def when(text: Text, row: Card, ability: str) -> Mark | None:
    """An ally ability is led by its faction's glyph, a scrap ability by the bin."""
    if ability == "primary":
        return None
    if ability == "ally":
        faction = faction_of(text, row)
        meaning = text("faces-star_realms-ally", faction=faction)
        return Mark(f"faction_{FACTIONS[row.faction]}", meaning=meaning)
    return Mark("scrap_ability", meaning=text("faces-star_realms-scrap"))


def in_prose(text: Text, row: Card, ability: str, effects: list[Effect]) -> str:
    said = in_words(text, effects)
    if ability == "primary":
        return text("faces-star_realms-primary", effects=capital(said))
    return text(f"{GAME}-text-{ability}", faction=faction_of(text, row), effects=said)


# ------------------------------------------------------------------ effects as marks
def marks_of(text: Text, effect: Effect) -> tuple[Mark, ...]:
    name = effect_name(effect)
    said = effect_in_words(text, effect)
    if name in ODD:
        return ODD[name](text, effect, said)
    label = str(effect.facts()["number"]) if name in NUMBERED else ""
    return (Mark(SIGNS[name], label, said),)


NUMBERED = ("trade", "combat", "authority", "draw")


def choose(text: Text, effect: Effect, said: str) -> tuple[Mark, ...]:
    assert isinstance(effect, Choose)
    either = Mark("or", meaning=text("faces-or"))
    return (*marks_of(text, effect.first), either, *marks_of(text, effect.second))


def draw_for_bases(text: Text, effect: Effect, said: str) -> tuple[Mark, ...]:
    facts = effect.facts()
    drawn = Mark("draw", str(facts["number"]), said)
    return (Mark("base", f"{facts['bases']}+"), Mark("then"), drawn)


def draw_for_blobs(text: Text, effect: Effect, said: str) -> tuple[Mark, ...]:
    return (Mark("draw", "1", said), Mark("each"), Mark("faction_blob"))


def take_ship(text: Text, effect: Effect, said: str) -> tuple[Mark, ...]:
    return (Mark("ship", meaning=said), Mark("cost", "0"), Mark("then"), Mark("on_top"))


def discard_then_draw(text: Text, effect: Effect, said: str) -> tuple[Mark, ...]:
    return (Mark("discard", up_to(effect), said), Mark("then"), Mark("draw"))


def scrap_then_draw(text: Text, effect: Effect, said: str) -> tuple[Mark, ...]:
    return (Mark("scrap", up_to(effect), said), Mark("then"), Mark("draw"))


def up_to(effect: Effect) -> str:
    return f"0–{effect.facts()['number']}"


ODD: dict[str, Callable[[Text, Effect, str], tuple[Mark, ...]]] = {
    "choose": choose,
    "draw_for_bases": draw_for_bases,
    "draw_for_blobs": draw_for_blobs,
    "take_ship": take_ship,
    "discard_then_draw": discard_then_draw,
    "scrap_then_draw": scrap_then_draw,
}
