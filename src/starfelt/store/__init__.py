"""What must not be lost, kept in SQLite."""

from starfelt.store.opening import open_store

__all__ = ["open_store"]
