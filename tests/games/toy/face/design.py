"""What is on the faces of Nine Lights: read from the rows that the rules carry out."""

from starfelt.faces.design import Design, Mark, Row
from starfelt.words.text import Text

from ..rules.designs import CARDS as ROWS
from ..rules.designs import KEYS

GAME = "toy"
CARDS: tuple[str, ...] = tuple(KEYS)


def design(text: Text, card: str) -> Design:
    row = ROWS[KEYS[card]]
    name, said = text.card(GAME, card), text.card_text(GAME, card)
    value = int(row.brightness)
    light = Mark("toy_light", str(value), text("faces-toy-brightness", number=value))
    return Design(
        game=GAME,
        card=card,
        name=name,
        kind=row.kind,
        style=row.kind,
        glyph=f"toy_{row.kind}",
        type_line=text(f"faces-toy-type-{row.kind}"),
        left=light,
        rows=(Row(None, (light, Mark("", ">"), Mark("toy_light")), said),),
        spoken=text("faces-spoken", name=name, text=said),
    )
