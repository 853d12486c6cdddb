"""Forms as browsers send them, read strictly."""

from collections.abc import Mapping
from typing import Any, TypeVar
from urllib.parse import parse_qsl

import msgspec
from starlette.requests import Request

from starfelt.core.refusal import Refusal
from starfelt.server.http.decoding import misfit

MOST_FIELDS = 400
KIND = "application/x-www-form-urlencoded"

T = TypeVar("T")


class Form:
    """The fields of a form; each may have been given several times."""

    def __init__(self, fields: Mapping[str, list[str]]) -> None:
        self.fields = fields

    def __contains__(self, name: str) -> bool:
        return name in self.fields

    def get(self, name: str, otherwise: str = "") -> str:
        """The only value of a field."""
        values = self.fields.get(name, [otherwise])
        if len(values) > 1:
            raise Refusal("repeated-field", field=name)
        return values[0]

    def all(self, name: str) -> list[str]:
        return self.fields.get(name, [])

    def number(self, name: str) -> int:
        """A field that is a whole number."""
        return whole(name, self.get(name))

    def numbers(self, name: str) -> list[int]:
        return [whole(name, value) for value in self.all(name)]

    def filled(self, kind: type[T], *names: str, **more: Any) -> T:
        """The fields of these names as what an endpoint takes."""
        values = {name: self.get(name) for name in names if name in self} | more
        try:
            return msgspec.convert(values, kind, strict=False)
        except msgspec.ValidationError as error:
            raise misfit(str(error), kind) from None


def whole(name: str, value: str) -> int:
    digits = value.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) < 10):
        raise Refusal("wrong-field", field=name, expected="integer")
    return int(value)


async def read_form(request: Request) -> Form:
    """What was sent; only what a plain form sends can be read."""
    media = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    data = await request.body()
    if data and media != KIND:
        raise Refusal("bad-form")
    try:
        pairs = parse_qsl(
            data.decode("utf-8"),
            keep_blank_values=True,
            errors="strict",
            max_num_fields=MOST_FIELDS,
        )
    except ValueError:
        raise Refusal("bad-form") from None
    fields: dict[str, list[str]] = {}
    for name, value in pairs:
        fields.setdefault(name, []).append(value)
    return Form(fields)
