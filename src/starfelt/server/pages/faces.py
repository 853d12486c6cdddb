"""Card faces for the browser: one file a game with the drawings, one a language with the words.

They are drawn when they are first asked for, in a thread, and never change while the server runs.
"""

import asyncio
import gzip
from functools import cache
from hashlib import sha256
from pathlib import Path

import msgspec
from starlette.requests import Request
from starlette.responses import Response

import starfelt
from starfelt import faces
from starfelt.core.refusal import Refusal
from starfelt.server.pages.files import FOREVER
from starfelt.text import HOME as TEXT
from starfelt.text import LANGUAGES, Text

ART = "art"


@cache
def version() -> str:
    """Changes with every change of what faces are made of."""
    drawn = Path(faces.__file__).parent
    sources = sorted([*drawn.rglob("*.py"), *drawn.rglob("*.svg"), *TEXT.rglob("*.ftl")])
    found = sha256()
    for source in sources:
        found.update(source.read_bytes())
    return found.hexdigest()[:16]


@cache
def file_of(game: str, kind: str) -> bytes:
    """The file as it goes over the wire."""
    found = faces.art_of(game) if kind == ART else faces.words_of(Text(kind), game)
    return gzip.compress(msgspec.json.encode(found), 6, mtime=0)


async def faces_file(request: Request) -> Response:
    """`/faces/{version}/{game}.{kind}.json`."""
    game, kind = request.path_params["game"], request.path_params["kind"]
    known = game in starfelt.GAMES and kind in (ART, *LANGUAGES)
    if not known or request.path_params["version"] != version():
        raise Refusal("no-such-page")
    packed = await asyncio.to_thread(file_of, game, kind)
    headers = {"Cache-Control": FOREVER, "Vary": "Accept-Encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(gzip.decompress(packed), headers=headers, media_type="application/json")
    headers["Content-Encoding"] = "gzip"
    return Response(packed, headers=headers, media_type="application/json")
