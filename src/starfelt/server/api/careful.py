"""What the endpoints share: the status of refusals, and a sentence for a store that has failed."""

from functools import wraps
from typing import Any

from msgspec.structs import replace

from starfelt.core.refusal import Refusal
from starfelt.server.answers import STATUS
from starfelt.server.endpoint import Call, Endpoint
from starfelt.store.protocol import Broken

STATUS.update({
    "no-seat-of-yours": 403,
    "not-with-them": 403,
    "not-your-table": 403,
    "rated-for-players": 403,
    "no-such-move": 404,
    "game-not-begun": 409,
    "game-not-over": 409,
    "somebody-was-faster": 409,
    "table-of-other-rules": 409,
    "too-many-sockets": 429,
    "server-restarts": 503,
    "store-broken": 503,
})  # fmt: skip


def careful(endpoint: Endpoint) -> Endpoint:
    """The same endpoint; when the store can't write any more it says so."""

    @wraps(endpoint.run)
    async def run(call: Call) -> Any:
        try:
            return await endpoint.run(call)
        except Broken:
            raise Refusal("store-broken") from None

    return replace(endpoint, run=run, refuses=(*endpoint.refuses, "store-broken"))
