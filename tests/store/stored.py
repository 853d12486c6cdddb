"""Things to store."""

from typing import Any

from starfelt.store.protocol import Store
from starfelt.store.records import Account, Rating, SeatRecord, Summary, TableRecord
from starfelt.table.log_rows import ANSWER, Row

ANN = SeatRecord("ann", "Ann")
BOB = SeatRecord("bob", "Bob")
BOT = SeatRecord("bot:thumb", "Thumb")


def summary(changed: int = 1, **facts: Any) -> Summary:
    usual: dict[str, Any] = {"status": "playing", "changed": changed, "seated": (ANN, BOB)}
    return Summary(**(usual | facts))


def record(name: str = "one", **facts: Any) -> TableRecord:
    usual: dict[str, Any] = {
        "id": name,
        "game": "star_realms",
        "rules": 3,
        "options": {"cap": 400, "sets": ["base"], "open": False},
        "seats": 2,
        "seed": "5e" * 32,
        "clock": "move 60",
        "rated": False,
        "private": False,
        "host": "ann",
        "created": 1_700_000_000_000,
        "summary": summary(),
    }
    return TableRecord(**(usual | facts))


def answers(first: int, count: int = 1) -> list[Row]:
    """Each tells its own number."""
    return [
        Row(ANSWER, n % 2, 1000 + n, value=n, key=f"key {n}") for n in range(first, first + count)
    ]


def account(name: str, **facts: Any) -> Account:
    usual: dict[str, Any] = {"id": name.lower(), "name": name, "role": "player", "created": 1}
    return Account(**(usual | facts))


async def people(store: Store, *names: str) -> None:
    for name in names:
        await store.add_account(account(name))


def rating(player: str, games: int = 1, **facts: Any) -> Rating:
    usual: dict[str, Any] = {"player": player, "game": "star_realms", "mu": 25.0, "sigma": 8.0}
    return Rating(**(usual | {"games": games} | facts))
