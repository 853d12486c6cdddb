"""The browser table as it was built into the package: scripts, styles and fonts.

Where it was not built, for want of Node, pages are what they are without scripts.
"""

from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from starfelt.core.refusal import Refusal
from starfelt.server.http.files import KINDS, Kept, kept

HOME = Path(__file__).parent.parent / "built"
FONTS = "src/style/fonts.css"


class Entry(Struct, frozen=True):
    """What a page has to load."""

    script: str
    more: tuple[str, ...]  # scripts that this one needs
    styles: tuple[str, ...]


@cache
def manifest() -> dict[str, Any]:
    """What was built from what; nothing where nothing was built."""
    try:
        found: dict[str, Any] = msgspec.json.decode((HOME / "manifest.json").read_bytes())
    except FileNotFoundError:
        return {}
    return found


@cache
def entry(name: str) -> Entry | None:
    """The files of `src/NAME.ts`; none where nothing was built."""
    first = f"src/{name}.ts"
    if first not in manifest():
        return None
    every = list(dict.fromkeys(needed(first)))
    styles = dict.fromkeys(style for key in every for style in manifest()[key].get("css", []))
    return Entry(
        address(manifest()[first]["file"]),
        tuple(address(manifest()[key]["file"]) for key in every if key != first),
        tuple(address(style) for style in styles),
    )


@cache
def fonts() -> str:
    """The style sheet that names the fonts; empty where nothing was built."""
    return address(manifest()[FONTS]["file"]) if FONTS in manifest() else ""


def address(file: str) -> str:
    return f"/web/{file}"


def needed(first: str) -> list[str]:
    """All that a script loads at once, what it needs before itself."""
    found: list[str] = []
    for key in manifest()[first].get("imports", []):
        found += needed(key)
    return [*found, first]


# ------------------------------------------------------------------ the files
@cache
def files() -> dict[str, Path]:
    """All that may be asked for, by name; nothing else is ever looked for on the disk."""
    place = HOME / "assets"
    found = place.iterdir() if place.is_dir() else ()
    return {path.name: path for path in found if path.suffix in KINDS}


@cache
def file(name: str) -> Kept:
    path = files()[name]
    return kept(path.read_bytes(), path.suffix)


async def built_file(request: Request) -> Response:
    """`/web/assets/{name}`: its name has a hash of what is in it."""
    name = request.path_params["name"]
    if name not in files():
        raise Refusal("no-such-page")
    return file(name).answer(request)
