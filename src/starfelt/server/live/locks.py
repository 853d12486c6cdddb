"""Locks by name: whoever does the same thing waits, and nobody else does."""

import asyncio
from weakref import WeakValueDictionary


class Locks:
    """A lock is there as long as somebody holds it or waits for it."""

    def __init__(self) -> None:
        self.by_name: WeakValueDictionary[tuple[object, ...], asyncio.Lock] = WeakValueDictionary()

    def of(self, *name: object) -> asyncio.Lock:
        return self.by_name.setdefault(name, asyncio.Lock())
