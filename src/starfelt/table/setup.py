"""How a table is set up: all that has to be known before anybody sits down."""

from typing import Any

from msgspec import Struct

from starfelt.table.clock import Clock


class Setup(Struct, frozen=True):
    game: str
    rules: int
    options: dict[str, Any]
    seats: int
    seed: str  # 64 hexadecimal digits: a secret until the end
    clock: Clock = Clock()
    host: str = ""  # the account that opened the table
    bots: tuple[str, ...] = ()  # those that can be put on a seat
    rated: bool = False  # does the result count?
