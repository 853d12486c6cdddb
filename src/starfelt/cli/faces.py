"""The command `faces`: every card face as a file, and a sheet on which to look at them all."""

from html import escape
from pathlib import Path

import click

import starfelt
from starfelt import faces as drawing
from starfelt.cli.program import Command, text_of
from starfelt.core.refusal import Refusal
from starfelt.words.fluent import LANGUAGES
from starfelt.words.text import Text

SUFFIX = {"full": "", "thumb": ".thumb", "chip": ".chip"}  # of the file of each level
WIDTHS = {"full": 300, "thumb": 126, "chip": 162}  # on a sheet, in pixels


@click.command(cls=Command, help="cli-faces")
@click.option("--out", metavar="DIR", required=True)
@click.option("--game", "drawn_game", metavar="GAME")
@click.option("--lang", "drawn_language", metavar="LANG")
@click.option("--sheet", is_flag=True)
@click.pass_context
def faces(
    ctx: click.Context, out: str, drawn_game: str | None, drawn_language: str | None, sheet: bool
) -> None:
    """Draw faces into files."""
    if drawn_game is not None:
        starfelt.load(drawn_game)  # refuses a game that there is not
    folder = Path(out)
    number = 0
    for game in (drawn_game,) if drawn_game is not None else starfelt.GAMES:
        for language in (drawn_language,) if drawn_language is not None else LANGUAGES:
            number += draw(Text(language), game, folder)
            if sheet:
                write(folder / f"{game}.{language}.html", contact_sheet(Text(language), game))
    click.echo(text_of(ctx)("faces-written", number=number, folder=out))


def draw(text: Text, game: str, folder: Path) -> int:
    """All faces of a game in one language; how many files that are."""
    files = 0
    for card in drawing.cards(game):
        for level in drawing.LEVELS:
            svg = drawing.face(text, game, card, level)
            write(folder / game / text.language / file_name(card, level), svg)
            files += 1
    return files


def file_name(card: str, level: str) -> str:
    return f"{card}{SUFFIX[level]}.svg"


def write(path: Path, content: str) -> None:
    """Write a file, and the folders that it needs."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")
    except (OSError, ValueError):
        raise Refusal("unwritable-faces", file=str(path)) from None


# ------------------------------------------------------------------ the contact sheet
def contact_sheet(text: Text, game: str) -> str:
    """A plain page that shows the files beside it: each face at its three levels."""
    shown = "\n".join(figure(text, game, card) for card in drawing.cards(game))
    title = escape(text("faces-sheet-title", game=text.game(game)))
    return (
        f'<!doctype html>\n<html lang="{text.language}">\n<head>\n<meta charset="utf-8">\n'
        f"<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
        f"<h1>{title}</h1>\n<main>\n{shown}\n</main>\n</body>\n</html>\n"
    )


STYLE = (
    "body{margin:1rem;background:#0d2b2e;color:#f6f3ea;font:1rem sans-serif}"
    "main{display:flex;flex-wrap:wrap;gap:1.5rem}"
    "figure{margin:0;display:flex;gap:.5rem;align-items:flex-start}"
)


def figure(text: Text, game: str, card: str) -> str:
    """One card; its first picture says all that the others say as well."""
    said = escape(drawing.spoken(text, game, card))
    pictures = "".join(
        f'<img src="{game}/{text.language}/{file_name(card, level)}" width="{width}" '
        f'alt="{said if level == "full" else ""}" loading="lazy">'
        for level, width in WIDTHS.items()
    )
    return f"<figure>{pictures}</figure>"
