"""The browser table as it was built into the package: scripts, styles and fonts.

Where it was not built, for want of Node, pages are what they are without scripts.
"""

import gzip
from functools import cache
from pathlib import Path, PurePosixPath
from typing import Any

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from starfelt.core.refusal import Refusal
from starfelt.server.pages.files import FOREVER

HOME = Path(__file__).parent.parent / "built"
KINDS = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}
PACKED = (".css", ".js", ".json", ".svg")  # what gets smaller


class Entry(Struct, frozen=True):
    """What a page has to load."""

    script: str
    styles: tuple[str, ...]


@cache
def entry(name: str) -> Entry | None:
    """The files of `src/NAME.ts`; none where nothing was built."""
    try:
        manifest = msgspec.json.decode((HOME / "manifest.json").read_bytes())
    except FileNotFoundError:
        return None
    first = f"src/{name}.ts"
    styles = dict.fromkeys(
        style for key in needed(manifest, first) for style in styles_of(manifest, key)
    )
    return Entry(f"/web/{manifest[first]['file']}", tuple(f"/web/{style}" for style in styles))


def needed(manifest: dict[str, Any], first: str) -> list[str]:
    """All that a script loads at once, what it needs before itself."""
    found: list[str] = []
    for key in manifest[first].get("imports", []):
        found += needed(manifest, key)
    return [*found, first]


def styles_of(manifest: dict[str, Any], key: str) -> list[str]:
    return list(manifest[key].get("css", []))


@cache
def packed(name: str) -> bytes:
    return gzip.compress((HOME / name).read_bytes(), 9, mtime=0)


async def built_file(request: Request) -> Response:
    """A file of the browser table; its name has a hash of what is in it."""
    name = request.path_params["name"]
    place = PurePosixPath(name)
    known = place.suffix in KINDS and place.parts[:1] == ("assets",) and ".." not in place.parts
    if not known or not (HOME / name).is_file():
        raise Refusal("no-such-page")
    headers = {"Cache-Control": FOREVER, "Vary": "Accept-Encoding"}
    if place.suffix in PACKED and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(packed(name), headers=headers, media_type=KINDS[place.suffix])
    data = (HOME / name).read_bytes()
    return Response(data, headers=headers, media_type=KINDS[place.suffix])
