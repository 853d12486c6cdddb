"""Tidying a store from the command line."""

from starfelt.cli.backup import check
from starfelt.store.open import file_of
from starfelt.store.tidying import MEGABYTE, tidy


def tidy_store(store: str) -> dict[str, str]:
    """Make the file of the store at this address smaller; the facts to tell of it."""
    path = file_of(store)
    check(path)
    before, after = tidy(path)
    return {"file": str(path), "before": megabytes(before), "after": megabytes(after)}


def megabytes(size: int) -> str:
    return f"{size / MEGABYTE:.1f}"
