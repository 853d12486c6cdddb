"""Card faces: our own drawing of every card, the same every time."""

from functools import cache, partial

from starfelt.core.told import shown_on_a_table
from starfelt.faces.backs import back
from starfelt.faces.design import Design
from starfelt.faces.files import Art, LargeFaces, SmallFaces
from starfelt.faces.frames import LEVELS, framed, whole
from starfelt.faces.icons import drawn_in, named_in, read
from starfelt.faces.palettes import Palette
from starfelt.faces.parts import image, inlay
from starfelt.faces.poster import picture
from starfelt.faces.svg import Svg, document
from starfelt.kit import kit_of
from starfelt.words.text import Text

__all__ = [
    "LEVELS", "back", "bundle", "cards", "design", "drawings", "face", "large", "painting",
    "picture", "spoken",
]  # fmt: skip

SMALL = ("chip", "thumb")  # the levels that are on a table from the start
ADDRESS = "%art%"  # where the browser puts the address of the art


def cards(game: str) -> tuple[str, ...]:
    """All keys that have a face."""
    return kit_of(game).face.cards


def design(text: Text, game: str, card: str) -> Design:
    """What is on a face, before it is drawn."""
    return designed(text.language, game, card)


@cache
def designed(language: str, game: str, card: str) -> Design:
    """Remembered, for each level of a face asks for it anew."""
    return kit_of(game).face.design(Text(language), card)


def spoken(text: Text, game: str, card: str) -> str:
    """The whole face as it is read aloud."""
    return design(text, game, card).spoken


def painting(game: str, card: str) -> Svg:
    """The art alone, without words: a document of 60 x 40, whose ids need no long names."""
    fills = {"preserveAspectRatio": "xMidYMid slice"}  # a window of another shape, to its edges
    inside = kit_of(game).face.paint(card).replace(f"{game}-{card}-", "i")
    return document(inside, 60, 40, **fills)


def face(text: Text, game: str, card: str, level: str = "full", art: str = "") -> Svg:
    """One face as a whole document; with an address, its art is looked for there."""
    shown = design(text, game, card)
    return drawn_in(drawn(text, shown, level, art, shown.spoken))


def drawn(text: Text, shown: Design, level: str, address: str, spoken: str) -> Svg:
    """A design as a document that names its icons; it may say what is read aloud."""
    own = kit_of(shown.game).face
    silhouette = own.silhouettes[shown.kind]
    there = address or level == "chip"  # a chip has no art
    window = partial(image, address) if there else partial(inlay, own.paint(shown.card))
    inside, width, height = framed(shown, level, window, palette_of(shown), silhouette)
    return whole(inside, (width, height), text.language, shown.name if spoken else "", spoken)


def palette_of(shown: Design) -> Palette:
    """The colours of a face."""
    return kit_of(shown.game).face.palettes[shown.style]


# ------------------------------------------------------------------ for the browser
def drawings(game: str) -> Art:
    return Art({card: painting(game, card) for card in cards(game)})


def bundle(text: Text, game: str) -> SmallFaces:
    """Small faces in one language, into which the browser puts the art as soon as it has it."""
    kit = kit_of(game)
    known = {card: design(text, game, card) for card in cards(game)}
    chip, thumb = (column(text, known, level) for level in SMALL)
    return SmallFaces(
        title=text.game(game),
        goal=text(f"{game}-goal"),
        name={card: shown.name for card, shown in known.items()},
        spoken={card: shown.spoken for card, shown in known.items()},
        tint={card: palette_of(shown).bar for card, shown in known.items()},
        chip=chip,
        thumb=thumb,
        back=back(game),
        icons={name: read(name).inside for name in named_in((*chip.values(), *thumb.values()))},
        told=shown_on_a_table(kit.game.told_kinds),
        facts=kit.face.facts,
        constants=kit.face.constants,
    )


def large(text: Text, game: str) -> LargeFaces:
    known = {card: design(text, game, card) for card in cards(game)}
    return LargeFaces(column(text, known, "full"))


def column(text: Text, known: dict[str, Design], level: str) -> dict[str, Svg]:
    """All faces at a level, those with the same frame side by side."""
    alike = sorted(known.values(), key=lambda shown: (shown.kind, shown.style))
    return {shown.card: drawn(text, shown, level, ADDRESS, "") for shown in alike}
