"""What a view shows, as whoever gets it over a network reads it."""

from typing import Any

import msgspec


def as_sent(shown: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(shown))
