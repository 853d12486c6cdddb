"""Who may do what with tables: everybody who may come along, at every endpoint.

`mine` is the account that the table belongs to.  Who sits where is the matter of test_matrix_seats.
"""

from starfelt.server.live.new_tables import Wish, open_table
from starfelt.store.records import Account
from starfelt.table.commands import Resign
from starfelt.table.sender import Actor
from tests.server.calls.matrix import Arranged, Row
from tests.server.house import House

PLANS = "stolen_plans"
WISH = {"game": PLANS, "seats": ["me", "open"]}


async def open_one(house: House, mine: Account) -> Arranged:
    table = await open_table(house.app.state.hub, mine, Wish(PLANS, ("me", "open")))
    return {"table": table, "events": "events?seconds=0"}


async def finished(house: House, mine: Account) -> Arranged:
    hub = house.app.state.hub
    table = await open_table(hub, mine, Wish(PLANS, ("me", "me")))
    await (await hub.live(table)).command(Actor(mine.id, mine.name, 0), Resign())
    return {"table": table}


async def me(house: House, mine: Account) -> Arranged:
    return {"player": mine.id}


# Their order: stranger, guest, owner, other, host, banned; a cookie that is expired, one from
# before logging out everywhere; tokens good for read, play, chat, account; a deleted token.
ANYBODY = (200, 200, 200, 200, 200, 200, 200, 200, 200, 403, 403, 403, 401)
WATCHING = (200, 200, 200, 200, 200, 403, 200, 200, 200, 403, 403, 403, 401)
UNASKED = tuple(400 if status == 200 else status for status in WATCHING)  # before it begins
HOSTS = (401, 403, 403, 403, 200, 403, 401, 401, 403, 403, 403, 403, 401)
HOSTS_DO = (401, 403, 403, 403, 204, 403, 401, 401, 403, 403, 403, 403, 401)
OPENING = (401, 201, 201, 201, 201, 403, 401, 401, 403, 201, 403, 403, 401)

ROWS = [
    Row("GET", "/api/games", ANYBODY),
    Row("GET", "/api/tables", ANYBODY),
    Row("GET", "/api/notice", ANYBODY),
    Row("GET", "/api/leaders/stolen_plans", ANYBODY),
    Row("GET", "/api/rules/stolen_plans", ANYBODY),
    Row("GET", "/api/players/{player}", ANYBODY, None, me),
    Row("POST", "/api/tables", OPENING, WISH),
    Row(
        "POST", "/api/quick-match",
        (401, 200, 200, 200, 200, 403, 401, 401, 403, 200, 403, 403, 401),
        WISH,
    ),
    Row("GET", "/api/tables/{table}", WATCHING, None, open_one),
    Row("GET", "/api/tables/{table}/{events}", WATCHING, None, open_one),
    Row("GET", "/api/tables/{table}/log", WATCHING, None, open_one),
    Row("GET", "/api/tables/{table}/why", UNASKED, None, open_one),
    Row("GET", "/api/tables/{table}/replay", WATCHING, None, finished),
    Row("GET", "/api/tables/{table}/moves/0", WATCHING, None, finished),
    Row(  # only who sits there talks; a token must be good for two things
        "POST", "/api/tables/{table}/commands",
        (401, 403, 200, 403, 403, 403, 401, 401, 403, 403, 403, 403, 401),
        {"type": "say", "text": "hello"}, open_one,
    ),
    Row(
        "POST", "/api/tables/{table}/rematch",
        (401, 403, 200, 403, 403, 403, 401, 401, 403, 200, 403, 403, 401),
        None, finished,
    ),
    Row("POST", "/api/tables/{table}/continue", OPENING, {"answers": 0, "seat": 0}, finished),
    Row("GET", "/api/host/tables", HOSTS),
    Row("POST", "/api/host/tables/{table}/close", HOSTS_DO, None, open_one),
    Row("POST", "/api/host/tables/{table}/remove", HOSTS_DO, {"seat": 0}, open_one),
    Row("PUT", "/api/host/notice", HOSTS, {"text": "hello"}),
    Row("PUT", "/api/host/restart", HOSTS, {"minutes": 5}),
]  # fmt: skip
