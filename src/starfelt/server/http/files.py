"""The files that pages need, each at an address with a hash of what is in it.

What is at such an address never changes, so a browser may keep it for as long as it likes.
"""

import gzip
from functools import lru_cache
from hashlib import sha256
from pathlib import Path

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from starfelt.core.refusal import Refusal

HOME = Path(__file__).parent.parent / "pages" / "static"
KINDS = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".woff2": "font/woff2",
}
PACKED = tuple(kind for kind in KINDS if kind != ".woff2")  # what gets smaller

FOREVER = "public, max-age=31536000, immutable"


class Kept(Struct, frozen=True):
    """A file as it goes over the wire."""

    data: bytes
    media: str
    is_packed: bool

    def answer(self, request: Request) -> Response:
        """The file, packed for all who can unpack it."""
        headers = {"Cache-Control": FOREVER}
        if not self.is_packed:
            return Response(self.data, headers=headers, media_type=self.media)
        headers["Vary"] = "Accept-Encoding"
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(unpacked(self.data), headers=headers, media_type=self.media)
        headers["Content-Encoding"] = "gzip"
        return Response(self.data, headers=headers, media_type=self.media)


@lru_cache(maxsize=32)
def unpacked(data: bytes) -> bytes:
    """Few ask for this; whoever does may do so often."""
    return gzip.decompress(data)


def kept(data: bytes, kind: str) -> Kept:
    """A file of one of KINDS."""
    is_packed = kind in PACKED
    return Kept(gzip.compress(data, 9, mtime=0) if is_packed else data, KINDS[kind], is_packed)


SOURCES = {path.name: path.read_bytes() for path in sorted(HOME.iterdir()) if path.suffix in KINDS}
FILES = {name: kept(data, Path(name).suffix) for name, data in SOURCES.items()}
HASHES = {name: sha256(data).hexdigest()[:16] for name, data in SOURCES.items()}


def address(name: str) -> str:
    """Where a file is."""
    return f"/static/{HASHES[name]}/{name}"


async def static_file(request: Request) -> Response:
    """A file of a page."""
    name, known = request.path_params["name"], request.path_params["hash"]
    if HASHES.get(name) != known:
        raise Refusal("no-such-page")
    return FILES[name].answer(request)
