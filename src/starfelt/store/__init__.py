"""What must not be lost, kept in SQLite."""

from starfelt.store.open import open_store

__all__ = ["open_store"]
