"""The files that pages need, each at an address with a hash of what is in it.

What is at such an address never changes, so a browser may keep it for as long as it likes.
"""

from hashlib import sha256
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from starfelt.core.refusal import Refusal

HOME = Path(__file__).parent / "static"
KINDS = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}

FILES = {path.name: path.read_bytes() for path in sorted(HOME.iterdir()) if path.suffix in KINDS}
HASHES = {name: sha256(data).hexdigest()[:16] for name, data in FILES.items()}

FOREVER = "public, max-age=31536000, immutable"


def address(name: str) -> str:
    """Where a file is."""
    return f"/static/{HASHES[name]}/{name}"


async def static_file(request: Request) -> Response:
    """A file of a page."""
    name, known = request.path_params["name"], request.path_params["hash"]
    if HASHES.get(name) != known:
        raise Refusal("no-such-page")
    kept = {"Cache-Control": FOREVER}
    return Response(FILES[name], headers=kept, media_type=KINDS[Path(name).suffix])
