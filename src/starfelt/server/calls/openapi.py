"""The OpenAPI document of the API, made from the endpoints themselves."""

import re
from collections.abc import Sequence
from http import HTTPStatus
from inspect import getdoc
from typing import Any

import msgspec

import starfelt
from starfelt.server.calls.endpoint import ANYONE, Call, Endpoint
from starfelt.server.http.responses import STATUS
from starfelt.server.identity.tokens import READ

PATH = "/api/openapi.json"

Json = dict[str, Any]

#: What the guards and the decoding may refuse, whatever the endpoint.
ALWAYS = (
    "bad-token",
    "not-for-tokens",
    "unknown-field",
    "too-many-requests",
    "store-broken",
    "internal",
)
OF_BODIES = ("bad-json", "body-too-slow", "body-too-large", "not-json")

REFUSAL: Json = {
    "type": "object",
    "description": "What was wrong: a code for programs, a sentence for people, its facts.",
    "required": ["code", "sentence"],
    "properties": {"code": {"type": "string"}, "sentence": {"type": "string"}},
    "additionalProperties": {"type": ["string", "integer"]},
}
INTERNAL: Json = {
    "type": "object",
    "description": "Something unexpected happened; the reference is in the server's log too.",
    "required": ["code", "reference"],
    "properties": {"code": {"const": "internal"}, "reference": {"type": "string"}},
    "additionalProperties": False,
}


def document(endpoints: Sequence[Endpoint], cookie: str) -> Json:
    """The whole document; `cookie` is the name of the cookie."""
    schemas, components = described(endpoints)
    components |= {"Refusal": REFUSAL, "Internal": INTERNAL}
    paths: dict[str, Json] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation(endpoint, schemas)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Starfelt", "version": starfelt.__version__},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": cookie},
                "bearer": {"type": "http", "scheme": "bearer"},
            },
        },
    }


class Schemas:
    """The schema of every type that the endpoints name."""

    def __init__(self, types: Sequence[Any], schemas: Sequence[Json], components: Json) -> None:
        self.types = list(types)
        self.schemas = schemas
        self.components = components

    def of(self, kind: Any) -> Json:
        return self.schemas[self.types.index(kind)]

    def whole(self, kind: Any) -> Json:
        """Not by reference."""
        name = self.of(kind)["$ref"].rpartition("/")[2]
        found: Json = self.components[name]
        return found


def described(endpoints: Sequence[Endpoint]) -> tuple[Schemas, Json]:
    types: list[Any] = []
    for endpoint in endpoints:
        for kind in (endpoint.body, endpoint.answer, endpoint.query):
            if kind is not None and kind not in types:
                types.append(kind)
    schemas, components = msgspec.json.schema_components(
        types, ref_template="#/components/schemas/{name}"
    )
    return Schemas(types, schemas, components), components


def operation(endpoint: Endpoint, schemas: Schemas) -> Json:
    told = getdoc(endpoint.run) or ""
    found: Json = {
        "operationId": getattr(endpoint.run, "__name__", endpoint.path),
        "summary": told.partition("\n")[0],
        "description": told,
        "security": security(endpoint),
        "parameters": [*in_path(endpoint), *in_query(endpoint, schemas)],
        "responses": responses(endpoint, schemas),
    }
    if endpoint.body is not None:
        content = {"application/json": {"schema": schemas.of(endpoint.body)}}
        found["requestBody"] = {"required": True, "content": content}
    return found


def security(endpoint: Endpoint) -> list[Json]:
    """What must be shown: nothing, a cookie, or a token that is good for the scope."""
    ways: list[Json] = [{}] if endpoint.needs == ANYONE else []
    ways.append({"cookie": []})
    return [*ways, {"bearer": [endpoint.scope]}] if endpoint.scope else ways


def in_path(endpoint: Endpoint) -> list[Json]:
    return [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"{(\w+)}", endpoint.path)
    ]


def in_query(endpoint: Endpoint, schemas: Schemas) -> list[Json]:
    if endpoint.query is None:
        return []
    whole = schemas.whole(endpoint.query)
    return [
        {"name": name, "in": "query", "required": name in whole.get("required", ()), "schema": one}
        for name, one in whole["properties"].items()
    ]


def responses(endpoint: Endpoint, schemas: Schemas) -> Json:
    """What is answered when all is well, and the refusals by their status."""
    found: Json = {}
    if endpoint.answer is None:
        found["204"] = {"description": "Done"}
    else:
        content = {endpoint.media: {"schema": schemas.of(endpoint.answer)}}
        found[str(endpoint.status)] = {"description": "Done", "content": content}
    for status, keys in refusals(endpoint).items():
        schema = "Internal" if status == 500 else "Refusal"
        reference = {"$ref": f"#/components/schemas/{schema}"}
        found[str(status)] = {
            "description": f"{HTTPStatus(status).phrase}: {', '.join(keys)}",
            "content": {"application/json": {"schema": reference}},
        }
    return found


def refusals(endpoint: Endpoint) -> dict[int, list[str]]:
    """The codes of the refusals by their status."""
    keys = [*ALWAYS, *endpoint.refuses]
    if endpoint.method != "GET":
        keys.append("wrong-origin")
    if endpoint.needs != ANYONE:
        keys += ["no-account", *([] if endpoint.even_banned else ["banned"])]
    if endpoint.body is not None:
        keys += [*OF_BODIES, "missing-field", "wrong-field"]
    if "{" in endpoint.path:
        keys.append("no-such-page")
    by_status: dict[int, list[str]] = {}
    for key in keys:
        status = 500 if key == "internal" else STATUS.get(key, 400)
        by_status.setdefault(status, []).append(key)
    return dict(sorted(by_status.items()))


def with_document(endpoints: Sequence[Endpoint], cookie: str) -> list[Endpoint]:
    """The endpoints, and one that describes them all and itself."""

    async def openapi(call: Call) -> Json:
        """This document."""
        return made

    every = [*endpoints, Endpoint("GET", PATH, openapi, ANYONE, READ, answer=dict[str, Any])]
    made = document(every, cookie)
    return every
