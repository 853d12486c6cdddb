"""Card faces for the browser, in three files: small faces in a language, which a table needs at
once, and what it asks for when it is there, large faces in that language and the art of a game.

They are drawn when they are first asked for, in a thread, and never change while the server runs.
"""

import asyncio
from functools import cache
from hashlib import sha256
from pathlib import Path

import msgspec
from starlette.requests import Request
from starlette.responses import Response

import starfelt
from starfelt import faces, words
from starfelt.core.refusal import Refusal
from starfelt.kit import kit_of
from starfelt.server.http.files import Kept, kept
from starfelt.words.fluent import LANGUAGES
from starfelt.words.text import Text

ART = "art"
SOURCES = (".py", ".svg", ".ftl")  # of drawings and words
LARGE = {f"full-{language}": language for language in LANGUAGES}


@cache
def version(game: str) -> str:
    """Changes with all that the faces of a game are made of: frames, sentences and how they are
    filled, and everything in the game's own folder, the rows of its cards too."""
    found = sha256()
    for source in sources(game):
        found.update(source.read_bytes())
    return found.hexdigest()[:16]


def sources(game: str) -> list[Path]:
    """The files that decide how the faces of a game look."""
    homes = [*map(Path, (*faces.__path__, *words.__path__)), kit_of(game).folder]
    found = [path for home in homes for path in home.rglob("*")]
    return sorted(path for path in found if path.suffix in SOURCES)


@cache
def file_of(game: str, kind: str) -> Kept:
    """The art of a game's cards, or its faces in a language, large or small."""
    if kind == ART:
        return packed(faces.drawings(game))
    if kind in LARGE:
        return packed(faces.large(Text(LARGE[kind]), game))
    return packed(faces.bundle(Text(kind), game))


def packed(found: msgspec.Struct) -> Kept:
    return kept(msgspec.json.encode(found), ".json")


@cache
def picture_of(game: str) -> Kept:
    return kept(faces.picture(game).encode(), ".svg")


def picture(game: str) -> str:
    """Where the picture of a game is."""
    return f"/faces/{version(game)}/{game}.svg"


async def faces_file(request: Request) -> Response:
    """`/faces/{version}/{game}.{kind}.json`."""
    game, kind = request.path_params["game"], request.path_params["kind"]
    if kind not in (ART, *LANGUAGES, *LARGE):
        raise Refusal("no-such-page")
    check(request, game)
    found = await asyncio.to_thread(file_of, game, kind)
    return found.answer(request)


async def picture_file(request: Request) -> Response:
    """`/faces/{version}/{game}.svg`."""
    game = request.path_params["game"]
    check(request, game)
    found = await asyncio.to_thread(picture_of, game)
    return found.answer(request)


def check(request: Request, game: str) -> None:
    """Only what there is now, and of games that there are."""
    if game not in starfelt.GAMES or request.path_params["version"] != version(game):
        raise Refusal("no-such-page")
