"""Rights that end while somebody uses them: by deletion, ban, a new password or log-out.

Each coroutine takes a server and a number of rounds, and returns what went wrong.
"""

import asyncio
import json
import sqlite3
from contextlib import AsyncExitStack, asynccontextmanager, closing, suppress

import httpx
from websockets.exceptions import ConnectionClosed

from tests.reliability.past import file_of
from tests.reliability.visitors import HANG, PASSWORD, Slow, Visitor, in_file, visitors

NO = (401, 403)
DONE = (200, 201)
STEPS = 8  # moments at which something is tried around the end of a right
STEP = 0.002  # seconds between two of them
HASHING = 0.015  # the same where a password is hashed first, which takes long
TOKEN = {"scopes": ["read"], "days": 0}
NEW = {"game": "stolen_plans", "seats": ["me", "open"]}


# ---------------------------------------------------------------------- people
def address(number):
    """Each comes from elsewhere: nobody here is one of too many."""
    return f"127.0.{6 + number // 250}.{number % 250 + 1}"


@asynccontextmanager
async def somebody(served, number, is_player=True):
    async with Visitor(served, address(number)) as visitor:
        if is_player:
            yield await visitor.sign_up(f"Zebulon {number}")
        else:
            await visitor.come()
            await visitor.client.patch("/api/me", json={"name": f"Zebulon {number}"})
            yield visitor


@asynccontextmanager
async def hosted(served):
    """Somebody who may ban others."""
    async with Visitor(served, "127.0.5.1") as host:
        await host.sign_up("Hortensia")
        async with file_of(served) as store:
            await store.set_role("Hortensia", "host")
        yield host


async def later(seconds, work):
    await asyncio.sleep(seconds)
    return await work


# ---------------------------------------------------------------------- how rights end
async def deleted(visitor, host=None):
    password = "" if visitor.me["role"] == "guest" else PASSWORD
    return await visitor.post("/api/me/delete", {"password": password})


async def banned(visitor, host):
    return await host.client.put(f"/api/host/bans/{visitor.me['id']}", json={"days": 1})


async def changed_password(visitor, host=None):
    return await visitor.post("/api/me/password", {"old": PASSWORD, "new": f"{PASSWORD} 2"})


async def logged_out(visitor, host=None):
    return await visitor.post("/api/log-out")


ENDINGS = {
    "deletion": deleted,
    "ban": banned,
    "password": changed_password,
    "log-out": logged_out,
}


# ---------------------------------------------------------------------- races
async def deletions(served, rounds):
    """Sitting down, talking, opening tables, making tokens at the very moment of the deletion."""
    found = []
    for number in range(rounds):
        async with (
            visitors(served, 1) as (one,),
            somebody(served, number, is_player=number % 2) as gone,
        ):
            cookie, word = gone.cookie, f"Zanzibar {number}"
            table = await one.open(talk=True)
            works = [
                work
                for _ in range(2)
                for work in (
                    gone.do(table, "sit"),
                    gone.do(table, "say", text=word),
                    gone.try_open(),
                    gone.post("/api/tokens", {"name": word, **TOKEN}),
                )
            ]
            end = later(number // 2 % STEPS * STEP, deleted(gone))
            answers = await asyncio.gather(*works, end)
            found += failures("deletion", [answer.status_code for answer in answers[:-1]])
            assert answers[-1].is_success, answers[-1].text
            words = (gone.me["id"], gone.me["name"], word)
            found += [f"deletion: {left} is left" for left in in_file(served, *words)]
            found += await not_ended(served, "deletion", cookie)
    return found


async def bans(served, rounds):
    """Somebody talks and opens tables at the very moment of a ban."""
    async with hosted(served) as host:
        return await raced(served, rounds, "ban", host)


async def log_outs(served, rounds):
    """The same at the moment of a log-out, with a copy of the cookie and a socket that is open."""
    return await raced(served, rounds, "log-out", None)


async def raced(served, rounds, name, host):
    found = []
    for number in range(rounds):
        async with (
            visitors(served, 1) as (one,),
            somebody(served, number, is_player=False) as bad,
            Visitor(served, bad.address, bad.cookie) as tab,
        ):
            table = await one.open(talk=True)
            end = later(number % STEPS * STEP, ENDINGS[name](bad, host))
            found += await race(served, name, (bad, tab, table), end)
    return found


async def race(served, name, scene, end):
    """One round: what is acknowledged was done, what is refused was not, and then it is over."""
    bad, tab, table = scene
    async with bad.at(table) as socket:
        await socket.next("update")
        ended, opened, said, _ = await asyncio.gather(
            end,
            in_steps(tab.try_open() for _ in range(STEPS)),
            in_steps(tab.do(table, "say", text=f"by hand {n}.") for n in range(STEPS)),
            in_steps(tried(socket, f"by socket {n}.") for n in range(STEPS)),
        )
        assert ended.is_success, ended.text
        await tried(socket, "too late.")
        late = [await tab.do(table, "say", text="too late."), await tab.try_open()]
        acked, refused, is_open = await rest(socket)
    for n, answer in enumerate(said):
        (acked if answer.status_code in DONE else refused).add(f"by hand {n}.")
    made = sum(answer.status_code in DONE for answer in opened)
    words, tables = written(served, table, bad.me["id"])
    found = failures(name, [answer.status_code for answer in (*opened, *said)])
    found += [f"{name}: {one.status_code} afterwards" for one in late if one.status_code not in NO]
    found += [f"{name}: '{word}' is lost" for word in acked - words]
    found += [f"{name}: '{word}' was refused, but said" for word in refused & words]
    wrong = {
        "a line came after it": "too late." in words,
        "its socket stays open": is_open,
        f"{made} tables opened, {tables} there": made != tables,
    }
    return found + [f"{name}: {what}" for what, is_so in wrong.items() if is_so]


async def in_steps(works):
    return await asyncio.gather(*(later(n * STEP, work) for n, work in enumerate(works)))


async def tried(socket, text):
    """Say something on a socket that may be closed."""
    with suppress(ConnectionClosed):
        await socket.send("say", text=text, id=text)


async def rest(socket):
    """All that still comes: what was acknowledged, what was refused, and is it open after all?"""
    heard = {"ack": set(), "refused": set()}
    try:
        async with asyncio.timeout(HANG / 4):
            while True:
                message = json.loads(await socket.socket.recv())
                heard.setdefault(message["type"], set()).add(message.get("id", ""))
    except (ConnectionClosed, TimeoutError) as end:
        return heard["ack"], heard["refused"], isinstance(end, TimeoutError)


def written(served, table, account):
    """What was said at a table, and how many tables there are that somebody opened."""
    with closing(sqlite3.connect(served.url.removeprefix("sqlite:///"))) as file:
        query = (
            "SELECT text FROM log JOIN tables ON place = tables.key WHERE id = ? AND kind = 'say'"
        )
        said = file.execute(query, (table,))
        opened = file.execute("SELECT count(*) FROM tables WHERE host = ?", (account,))
        return {row[0] for row in said}, opened.fetchone()[0]


async def passwords(served, rounds):
    """Tokens that are made at the moment of a new password are good for nothing afterwards."""
    found = []
    for number in range(rounds):
        name = f"for ever {number}."
        async with (
            somebody(served, number) as vera,
            Visitor(served, vera.address, vera.cookie) as thief,
        ):
            makes = [
                later(step * HASHING, thief.post("/api/tokens", {"name": name, **TOKEN}))
                for step in range(STEPS)
            ]
            change = later(number % STEPS * STEP, changed_password(vera))
            *made, changed = await asyncio.gather(*makes, change)
            assert changed.is_success, changed.text
            found += failures("password", [answer.status_code for answer in made])
            found += await not_ended(served, "password", thief.cookie)
            for answer in made:
                if answer.status_code in DONE:
                    found += await still_good(served, answer.json()["token"])
            found += [f"password: the token {left} is left" for left in in_file(served, name)]
    return found


async def still_good(served, token):
    headers = {"Authorization": f"Bearer {token}"}
    async with httpx.AsyncClient(base_url=served.origin, headers=headers) as program:
        status = (await program.get("/api/me")).status_code
        return [] if status == 401 else [f"password: a token of before is {status}"]


async def not_ended(served, name, cookie):
    """Is a copy of the cookie still somebody's?"""
    async with Visitor(served, cookie=cookie) as copy:
        status = (await copy.get("/api/me")).status_code
        return [] if status == 401 else [f"{name}: the cookie of before is {status}"]


def failures(name, statuses):
    """Everything is done or refused for a reason; to be one of too many is none here."""
    return [f"{name}: answered {one}" for one in statuses if one == 429 or one >= 500]


# ---------------------------------------------------------------------- slow bodies
async def slow_bodies(served, rounds):
    """Requests whose last byte comes when the right to send them has ended: each is refused."""
    found = []
    async with hosted(served) as host:
        for number in range(rounds):
            name = list(ENDINGS)[number % len(ENDINGS)]
            async with (
                visitors(served, 1) as (one,),
                somebody(served, number) as late,
                AsyncExitStack() as stack,
            ):
                word = f"Zanzibar {number}."
                slow = [Slow(late, *wish) for wish in wishes(word, *await two_tables(one, late))]
                await asyncio.gather(*(stack.enter_async_context(body) for body in slow))
                ended = await ENDINGS[name](late, host)
                assert ended.is_success, ended.text
                statuses = await asyncio.gather(*(body.finished() for body in slow))
                words = [word, *([late.me["id"], late.me["name"]] if name == "deletion" else [])]
                found += [f"slow, {name}: {status}" for status in statuses if status not in NO]
                found += [f"slow, {name}: {left} is left" for left in in_file(served, *words)]
    return found


async def two_tables(one, late):
    """A game in which somebody sits, and a table at which they could."""
    playing, free = await one.open(), await one.open()
    assert (await late.do(playing, "sit")).is_success
    return playing, free


def wishes(word, playing, free):
    return (
        ("POST", f"/api/tables/{playing}/commands", {"type": "say", "text": word}),
        ("POST", f"/api/tables/{free}/commands", {"type": "sit"}),
        ("POST", "/api/tables", NEW),
        ("POST", "/api/tokens", {"name": word, **TOKEN}),
        ("PATCH", "/api/me", {"name": word}),
    )


ALL = {
    "races with a deletion": (deletions, 100),
    "races with a ban": (bans, 100),
    "races with a log-out": (log_outs, 100),
    "races with a new password": (passwords, 100),
    "slow bodies": (slow_bodies, 100),
}
