"""Steps and questions of Race for the Galaxy as views show them."""

from msgspec import UNSET, Struct, UnsetType


class RaceStep(Struct, frozen=True):
    """A step as a view shows it; it has the fields of its row in `STEPS`."""

    step: str
    seat: int | UnsetType = UNSET
    slot: int | UnsetType = UNSET
    again: bool | UnsetType = UNSET
    category: str | UnsetType = UNSET
    declined: bool | UnsetType = UNSET
    number: int | UnsetType = UNSET
    sale: str | UnsetType = UNSET
    kind: str | UnsetType = UNSET
    but: str | UnsetType | None = UNSET
    left: int | UnsetType = UNSET
    picked: tuple[str, ...] | UnsetType = UNSET
    card: str | UnsetType = UNSET
    wanted: int | UnsetType = UNSET
    taken: tuple[str, ...] | UnsetType = UNSET


class RaceQuestion(RaceStep, frozen=True):
    """An open question as a view shows it."""

    seat: int


class GoodQuestion(RaceQuestion, frozen=True, kw_only=True):
    """Which good is consumed next: the one question that is sent with these fields last."""

    left: int | UnsetType = UNSET
    taken: tuple[str, ...] | UnsetType = UNSET
