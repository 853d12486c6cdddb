"""Who may do what with accounts."""

from starfelt.server.identity.tokens import new_token
from starfelt.store.records import Account, Report
from tests.server.calls.matrix import Arranged, Row
from tests.server.house import PASSWORD, House


async def new_name(house: House, mine: Account) -> Arranged:
    letters = "".join("abcdefghij"[int(digit)] for digit in str(house.people))
    return {"name": f"Name {letters}"}


async def known_name(house: House, mine: Account) -> Arranged:
    return {"name": mine.name}


async def somebody(house: House, mine: Account) -> Arranged:
    return {"account": (await house.person()).id}


async def token(house: House, mine: Account) -> Arranged:
    kept = new_token(mine, "kept", ("read",), 0, house.clock())[1]
    await house.store.add_token(kept)
    return {"token": kept.id}


async def report(house: House, mine: Account) -> Arranged:
    about = await house.person()
    return {"report": await house.store.report(Report(0, mine.id, about.id, "", "x", 0))}


NAMED = {"name": "{name}", "password": PASSWORD}

# Their order: stranger, guest, owner, other, host, banned; a cookie that is expired, one from
# before logging out everywhere; tokens good for read, play, chat, account; a deleted token.
ROWS = [
    Row(
        "POST", "/api/guest",
        (200, 200, 200, 200, 200, 200, 200, 200, 403, 403, 403, 403, 401),
    ),
    Row(
        "POST", "/api/sign-up",
        (200, 200, 409, 409, 409, 409, 200, 200, 403, 403, 403, 403, 401),
        NAMED, new_name,
    ),
    Row(
        "POST", "/api/log-in",
        (200, 200, 200, 200, 200, 200, 200, 200, 403, 403, 403, 403, 401),
        NAMED, known_name,
    ),
    Row(
        "POST", "/api/log-out",
        (204, 204, 204, 204, 204, 204, 204, 204, 403, 403, 403, 403, 401),
    ),
    Row(
        "POST", "/api/log-out-everywhere",
        (401, 204, 204, 204, 204, 204, 401, 401, 403, 403, 403, 403, 401),
    ),
    Row(
        "GET", "/api/me",
        (401, 200, 200, 200, 200, 200, 401, 401, 200, 403, 403, 403, 401),
    ),
    Row(
        "PATCH", "/api/me",
        (401, 200, 200, 200, 200, 403, 401, 401, 403, 403, 403, 200, 401),
        {"language": "ja"},
    ),
    Row(
        "POST", "/api/me/password",
        (401, 403, 200, 200, 200, 403, 401, 401, 403, 403, 403, 403, 401),
        {"old": PASSWORD, "new": "battery staple"},
    ),
    Row(
        "POST", "/api/me/delete",
        (401, 204, 204, 204, 204, 204, 401, 401, 403, 403, 403, 403, 401),
        {"password": PASSWORD},
    ),
    Row(
        "GET", "/api/me/data",
        (401, 200, 200, 200, 200, 200, 401, 401, 403, 403, 403, 200, 401),
    ),
    Row(
        "POST", "/api/tokens",
        (401, 403, 201, 201, 201, 403, 401, 401, 403, 403, 403, 403, 401),
        {"name": "bot", "scopes": ["play"]},
    ),
    Row(
        "GET", "/api/tokens",
        (401, 403, 200, 200, 200, 403, 401, 401, 403, 403, 403, 403, 401),
    ),
    Row(
        "DELETE", "/api/tokens/{token}",
        (401, 403, 204, 404, 404, 403, 401, 401, 403, 403, 403, 403, 401),
        None, token,
    ),
    Row(
        "GET", "/api/blocks",
        (401, 200, 200, 200, 200, 403, 401, 401, 403, 403, 403, 200, 401),
    ),
    Row(
        "PUT", "/api/blocks/mute/{account}",
        (401, 204, 204, 204, 204, 403, 401, 401, 403, 403, 403, 204, 401),
        None, somebody,
    ),
    Row(
        "DELETE", "/api/blocks/mute/{account}",
        (401, 204, 204, 204, 204, 403, 401, 401, 403, 403, 403, 204, 401),
        None, somebody,
    ),
    Row(
        "POST", "/api/reports",
        (401, 201, 201, 201, 201, 403, 401, 401, 403, 403, 403, 403, 401),
        {"about": "{account}", "text": "is rude"}, somebody,
    ),
    Row(
        "GET", "/api/host/reports",
        (401, 403, 403, 403, 200, 403, 401, 401, 403, 403, 403, 403, 401),
    ),
    Row(
        "POST", "/api/host/reports/{report}/finish",
        (401, 403, 403, 403, 204, 403, 401, 401, 403, 403, 403, 403, 401),
        None, report,
    ),
    Row(
        "PUT", "/api/host/bans/{account}",
        (401, 403, 403, 403, 200, 403, 401, 401, 403, 403, 403, 403, 401),
        {"days": 1}, somebody,
    ),
    Row(
        "DELETE", "/api/host/bans/{account}",
        (401, 403, 403, 403, 204, 403, 401, 401, 403, 403, 403, 403, 401),
        None, somebody,
    ),
    Row(
        "GET", "/api/openapi.json",
        (200, 200, 200, 200, 200, 200, 200, 200, 200, 403, 403, 403, 401),
    ),
]  # fmt: skip
