"""What is sent back: JSON, and refusals as a code, a sentence and the facts of it."""

from typing import Any

import msgspec
from starlette.responses import Response

from starfelt.core.refusal import Refusal
from starfelt.words.text import Text, tamed

#: The status of a refusal by its key; any other is 400.
STATUS = {
    "bad-token": 401,
    "no-account": 401,
    "banned": 403,
    "hosts-only": 403,
    "not-for-guests": 403,
    "not-for-tokens": 403,
    "protected-account": 403,
    "token-lacks-scope": 403,
    "wrong-name-or-password": 403,
    "wrong-origin": 403,
    "wrong-password": 403,
    "no-seat-of-yours": 403,
    "not-with-them": 403,
    "not-your-table": 403,
    "players-talk": 403,
    "rated-for-players": 403,
    "no-such-account": 404,
    "no-such-move": 404,
    "no-such-page": 404,
    "no-such-report": 404,
    "no-such-table": 404,
    "no-such-token": 404,
    "wrong-method": 405,
    "body-too-slow": 408,
    "already-player": 409,
    "game-not-begun": 409,
    "game-not-over": 409,
    "log-is-full": 409,
    "reported-already": 409,
    "somebody-was-faster": 409,
    "table-of-other-rules": 409,
    "too-many-reports": 409,
    "too-many-bot-games": 409,
    "too-many-games": 409,
    "talk-is-over": 409,
    "too-many-tables": 409,
    "name-taken": 409,
    "too-many-blocks": 409,
    "too-many-tokens": 409,
    "body-too-large": 413,
    "not-json": 415,
    "large-number": 422,
    "long-field": 422,
    "missing-field": 422,
    "name-length": 422,
    "name-letters": 422,
    "name-reserved": 422,
    "own-account": 422,
    "password-length": 422,
    "repeated-field": 422,
    "short-field": 422,
    "small-number": 422,
    "unknown-field": 422,
    "wrong-choice": 422,
    "wrong-field": 422,
    "too-many-requests": 429,
    "too-many-sockets": 429,
    "server-restarts": 503,
    "store-broken": 503,
}


def status_of(refusal: Refusal) -> int:
    return STATUS.get(refusal.key, 400)


def json(value: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def refused(refusal: Refusal, text: Text) -> Response:
    """A refusal for programs and for people: the code stays the same in every language."""
    facts = {key: tamed(fact) for key, fact in refusal.facts.items()}
    said = {**facts, "code": refusal.key, "sentence": text.refusal(refusal)}
    return with_headers(json(said, status_of(refusal)), refusal)


def with_headers(response: Response, refusal: Refusal) -> Response:
    """The headers that belong to the status of a refusal, on whatever shows it."""
    if response.status_code == 401:
        response.headers["WWW-Authenticate"] = "Bearer"
    if refusal.key == "too-many-requests":
        response.headers["Retry-After"] = str(refusal.facts["seconds"])
    if response.status_code in (408, 413):
        response.headers["Connection"] = "close"  # the rest of the body is not waited for
    if refusal.key == "wrong-method":
        response.headers["Allow"] = str(refusal.facts["expected"])
    return response
