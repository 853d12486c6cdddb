"""What the endpoints of accounts take and give; all times are milliseconds since 1970."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from starfelt.store.records import Account

Name = Annotated[str, Meta(max_length=200)]  # how long a name may be is decided when it is tidied
Password = Annotated[str, Meta(max_length=200)]
Language = Literal["", "en", "ja", "zh-Hant"]  # empty: the browser's
Scope = Literal["read", "play", "chat", "account"]
Kind = Literal["mute", "block"]
Id = Annotated[str, Meta(max_length=64)]


class Given(Struct, frozen=True, forbid_unknown_fields=True):
    """What is sent to us has no fields but those that it names."""


# ------------------------------------------------------------------ taken
class Credentials(Given, frozen=True):
    name: Name
    password: Password


class Changes(Given, frozen=True):
    name: Name | UnsetType = UNSET
    language: Language | UnsetType = UNSET


class NewPassword(Given, frozen=True):
    old: Password
    new: Password
    keep_tokens: bool = False  # otherwise programs need new ones


class Goodbye(Given, frozen=True):
    password: Password = ""  # guests have none


class NewToken(Given, frozen=True):
    name: Annotated[str, Meta(min_length=1, max_length=40)]
    scopes: Annotated[tuple[Scope, ...], Meta(min_length=1, max_length=4)]
    days: Annotated[int, Meta(ge=0, le=3650)] = 90  # 0: it never ends


class Complaint(Given, frozen=True):
    about: Id  # the account
    text: Annotated[str, Meta(min_length=1, max_length=2000)]
    table: Id = ""


class ReportsWanted(Given, frozen=True):
    done: bool = False
    after: Annotated[int, Meta(ge=0, le=10**15)] = 0  # the next page: `after` of the last one
    limit: Annotated[int, Meta(ge=1, le=100)] = 50


class Ban(Given, frozen=True):
    days: Annotated[int, Meta(ge=1, le=36500)]


# ------------------------------------------------------------------ given
class Me(Struct, frozen=True):
    """What somebody is told of their own account."""

    id: str
    name: str
    role: str
    created: int
    language: str
    banned: int  # until when; 0: not at all


class TokenFacts(Struct, frozen=True):
    """A token without what opens the door."""

    id: str
    name: str
    scopes: tuple[str, ...]
    created: int
    expires: int


class FreshToken(Struct, frozen=True):
    """A new token; its secret is never told again."""

    token: str
    facts: TokenFacts


class Blocked(Struct, frozen=True):
    account: str
    name: str
    kind: str


class ReportFacts(Struct, frozen=True):
    """A complaint as a host reads it."""

    id: int
    by: str
    about: str
    table: str
    text: str
    at: int
    done: bool


class ReportPage(Struct, frozen=True, omit_defaults=True):
    """Some complaints, the oldest first; `after` is where the next page begins, if there is one."""

    reports: list[ReportFacts]
    after: int = 0


class Filed(Struct, frozen=True):
    id: int


class Banned(Struct, frozen=True):
    account: str
    until: int


class MyTable(Struct, frozen=True):
    """A table somebody sits at: what anybody at it may know."""

    id: str
    game: str
    created: int
    status: str
    changed: int
    seats: tuple[str, ...]  # who sits there, by name
    seat: int  # one's own
    ranks: tuple[int, ...]


class MyChat(Struct, frozen=True):
    table: str
    at: int
    text: str


class MySession(Struct, frozen=True):
    """A browser in which somebody is logged in."""

    created: int
    seen: int  # about when it was last used


class MyRating(Struct, frozen=True):
    game: str
    mu: float
    sigma: float
    games: int
    wins: int


class MyReport(Struct, frozen=True):
    about: str
    table: str
    text: str
    at: int


class MyData(Struct, frozen=True):
    """All that is kept of somebody."""

    account: Me
    tables: list[MyTable]
    said: list[MyChat]
    blocks: list[Blocked]
    tokens: list[TokenFacts]
    sessions: list[MySession]
    ratings: list[MyRating]
    reports: list[MyReport]


def told(account: Account, now: int) -> Me:
    return Me(
        id=account.id,
        name=account.name,
        role=account.role,
        created=account.created,
        language=account.language,
        banned=account.banned if account.banned > now else 0,
    )
