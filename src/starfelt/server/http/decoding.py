"""What is sent to us, read strictly: a field too many, too few or of the wrong kind is refused."""

import re
from typing import Any

import msgspec
from msgspec import inspect
from starlette.requests import HTTPConnection, Request

from starfelt.core.refusal import Refusal

#: How JSON calls what Python calls otherwise.
KINDS = {
    "str": "string",
    "int": "integer",
    "float": "number",
    "bool": "boolean",
}

MISSING = re.compile(r"^Object missing required field `(.*?)`")
UNKNOWN = re.compile(r"^Object contains unknown field `(.*?)`", re.DOTALL)
LENGTH = re.compile(r"^Expected `\w+` of length (>=|<=) (\d+)")
BOUND = re.compile(r"^Expected `\w+` (>=|<=) (-?\d+)")
EXPECTED = re.compile(r"^Expected `(.*?)`, got `")
PATH = re.compile(r" - at `(?:key in )?\$\.?(.*)`$")


async def read_body(kind: type | None, request: Request) -> Any:
    """The body of a request as this type; without a type nothing is read."""
    if kind is None:
        return None
    media = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if media != "application/json":
        raise Refusal("not-json")
    data = await request.body()
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.ValidationError as error:
        raise misfit(str(error), kind) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Refusal("bad-json") from None


def read_query(kind: type | None, request: HTTPConnection) -> Any:
    """The query of a request as this type; without a type there must be none."""
    known = {one.encode_name for one in fields(kind)} if kind else set()
    several = sequences(kind) if kind else set()
    given: dict[str, list[str]] = {}
    for name, value in request.query_params.multi_items():
        if name not in known:
            raise Refusal("unknown-field", field=name)
        given.setdefault(name, []).append(value)
    values: dict[str, Any] = {
        name: found if name in several else single(name, found) for name, found in given.items()
    }
    try:
        return msgspec.convert(values, kind, strict=False) if kind else None
    except msgspec.ValidationError as error:
        assert kind is not None
        raise misfit(str(error), kind) from None


def single(name: str, values: list[str]) -> str:
    if len(values) > 1:
        raise Refusal("repeated-field", field=name)
    return values[0]


# ------------------------------------------------------------------ what is wrong with it
def misfit(message: str, kind: Any) -> Refusal:
    """What does not fit, by the field's name and by what was expected."""
    if found := MISSING.match(message):
        return Refusal("missing-field", field=found[1])
    if found := UNKNOWN.match(message):
        return Refusal("unknown-field", field=found[1])
    path = PATH.search(message)
    field = path[1] if path and path[1] else "JSON"
    if found := LENGTH.match(message):
        return wrong_length(field, found[1], int(found[2]))
    if found := BOUND.match(message):
        return wrong_size(field, found[1], int(found[2]))
    if message.startswith(("Invalid enum value", "Invalid value")):
        return Refusal("wrong-choice", field=field, expected=choices(kind, field))
    found = EXPECTED.match(message)
    return Refusal("wrong-field", field=field, expected=as_json(found[1] if found else "?"))


def wrong_length(field: str, sign: str, bound: int) -> Refusal:
    if sign == "<=":
        return Refusal("long-field", field=field, most=bound)
    return Refusal("short-field", field=field, least=bound)


def wrong_size(field: str, sign: str, bound: int) -> Refusal:
    if sign == "<=":
        return Refusal("large-number", field=field, most=bound)
    return Refusal("small-number", field=field, least=bound)


def as_json(kinds: str) -> str:
    return " | ".join(KINDS.get(kind, kind) for kind in kinds.split(" | "))


def choices(kind: Any, field: str) -> str:
    """The words that a field can be."""
    if field == "type" and tags(kind):
        return ", ".join(tags(kind))
    name = re.split(r"[.\[]", field)[0]
    for one in fields(kind):
        if one.encode_name == name:
            return ", ".join(words(one.type))
    return "?"


def words(kind: inspect.Type) -> list[str]:
    if isinstance(kind, inspect.LiteralType):
        return [str(value) or '""' for value in kind.values]
    if isinstance(kind, inspect.UnionType):
        return [word for one in kind.types for word in words(one)]
    inner = getattr(kind, "item_type", None)
    return words(inner) if inner is not None else []


def sequences(kind: type) -> set[str]:
    """The fields of a query that may be given several times."""
    several = inspect.ListType | inspect.VarTupleType
    return {one.encode_name for one in fields(kind) if isinstance(one.type, several)}


def tags(kind: Any) -> list[str]:
    """The names of messages, where one of several is expected."""
    return [str(struct.tag) for struct in structs(kind) if struct.tag]


def structs(kind: Any) -> list[inspect.StructType]:
    """The kind itself, or those that it is one of."""
    info = inspect.type_info(kind)
    kinds = info.types if isinstance(info, inspect.UnionType) else (info,)
    return [one for one in kinds if isinstance(one, inspect.StructType)]


def fields(kind: Any) -> list[inspect.Field]:
    return [one for struct in structs(kind) for one in struct.fields]
