"""Tokens, people one does not want to hear, complaints, and what hosts do about them."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from msgspec.structs import replace

from starfelt.server.accounts.change import change
from starfelt.server.config import DAY
from starfelt.store import open_store
from starfelt.store.records import Account, Report
from tests.server.house import GENEROUS, NOON, PASSWORD, House, in_house


def test_a_token_is_told_once_kept_as_a_digest_and_ends(tmp_path: Path):
    async def play(house: House) -> None:
        mia = await house.person()
        one = house.as_(mia)
        wanted = {"name": "my\u202e bot", "scopes": ["chat", "read", "read"], "days": 2}
        made = await one.post("/api/tokens", json=wanted)
        assert made.status_code == 201
        secret, facts = made.json()["token"], made.json()["facts"]
        assert len(secret) == 4 + 43
        assert (facts["name"], facts["scopes"]) == ("my bot", ["read", "chat"])
        listed = await one.get("/api/tokens")
        assert listed.json() == [facts]
        assert secret.encode() not in (tmp_path / "starfelt.db").read_bytes()
        assert secret.encode() not in (tmp_path / "starfelt.db-wal").read_bytes()
        program = house.client(Authorization=f"bearer {secret}")
        assert (await program.get("/api/me")).json()["id"] == mia.id
        house.clock.now += 2 * DAY
        ended = await program.get("/api/me")
        assert (ended.status_code, ended.json()["code"]) == (401, "bad-token")
        assert ended.headers["www-authenticate"] == "Bearer"

    in_house(tmp_path, play)


def test_a_deleted_token_ends_and_only_its_owner_can_delete_it(tmp_path: Path):
    async def play(house: House) -> None:
        mia, ben = await house.person(), await house.person()
        one, two = house.as_(mia), house.as_(ben)
        made = (await one.post("/api/tokens", json={"name": "bot", "scopes": ["read"]})).json()
        path = f"/api/tokens/{made['facts']['id']}"
        assert (await two.delete(path)).status_code == 404
        assert (await one.delete(path)).status_code == 204
        assert (await one.delete(path)).status_code == 404
        assert house.revoked == [mia.id]
        program = house.client(Authorization=f"Bearer {made['token']}")
        assert (await program.get("/api/me")).status_code == 401

    in_house(tmp_path, play)


def test_there_are_only_so_many_tokens(tmp_path: Path):
    async def play(house: House) -> None:
        one = house.as_(await house.person())
        wanted = {"name": "bot", "scopes": ["read"]}
        made = [(await one.post("/api/tokens", json=wanted)).status_code for _ in range(21)]
        assert made == [201] * 20 + [409]

    in_house(tmp_path, play)


# ------------------------------------------------------------------ others
def test_blocking_and_muting(tmp_path: Path):
    async def play(house: House) -> None:
        mia, ben = await house.person(), await house.person()
        one = house.as_(mia)
        for kind in ("mute", "block", "mute"):
            assert (await one.put(f"/api/blocks/{kind}/{ben.id}")).status_code == 204
        listed = [
            (b["account"], b["name"], b["kind"]) for b in (await one.get("/api/blocks")).json()
        ]
        assert sorted(listed) == [(ben.id, ben.name, "block"), (ben.id, ben.name, "mute")]
        assert await house.store.blocked_by(ben.id) == [mia.id]
        assert (await one.delete(f"/api/blocks/block/{ben.id}")).status_code == 204
        assert await house.store.blocked_by(ben.id) == []
        assert (await one.put(f"/api/blocks/mute/{mia.id}")).json()["code"] == "own-account"
        assert (await one.put("/api/blocks/mute/nobody")).status_code == 404
        assert (await one.put(f"/api/blocks/hate/{ben.id}")).status_code == 404

    in_house(tmp_path, play)


def test_the_list_of_blocks_has_a_bound(tmp_path: Path):
    async def play(house: House) -> None:
        mia, *others = [await house.person() for _ in range(4)]
        one = house.as_(mia)
        asked = [one.put(f"/api/blocks/mute/{other.id}") for other in others]
        found = [response.status_code for response in await asyncio.gather(*asked)]
        assert sorted(found) == [204, 204, 409]
        listed = [block["account"] for block in (await one.get("/api/blocks")).json()]
        assert (await one.put(f"/api/blocks/mute/{listed[0]}")).status_code == 204
        full = await one.put(f"/api/blocks/block/{listed[0]}")
        assert (full.json()["code"], full.json()["most"]) == ("too-many-blocks", 2)
        assert (await one.delete(f"/api/blocks/mute/{listed[0]}")).status_code == 204
        assert (await one.put(f"/api/blocks/block/{listed[1]}")).status_code == 204

    in_house(tmp_path, play, limits=replace(GENEROUS, blocks=2))


def test_reports_reach_the_hosts_and_are_finished(tmp_path: Path):
    async def play(house: House) -> None:
        mia, ben, host = [await house.person(role) for role in ("player", "guest", "host")]
        one, admin = house.as_(mia), house.as_(host)
        told = {"about": ben.id, "text": "is\nrude", "table": ""}
        number = (await one.post("/api/reports", json=told)).json()["id"]
        nowhere = await one.post("/api/reports", json={**told, "table": "nowhere"})
        assert nowhere.json()["code"] == "no-such-table"
        (found,) = (await admin.get("/api/host/reports")).json()["reports"]
        assert (found["id"], found["by"], found["text"]) == (number, mia.id, "is rude")
        path = f"/api/host/reports/{number}/finish"
        assert (await admin.post(path)).status_code == 204
        assert (await admin.post(path)).status_code == 404
        assert (await admin.post("/api/host/reports/x/finish")).status_code == 404
        assert (await admin.get("/api/host/reports")).json() == {"reports": []}
        done = (await admin.get("/api/host/reports?done=true")).json()["reports"]
        assert [one["id"] for one in done] == [number]

    in_house(tmp_path, play)


def test_reports_come_in_pages_that_say_whether_there_are_more(tmp_path: Path):
    async def play(house: House) -> None:
        mia, host = await house.person(), await house.person("host")
        numbers = [
            await house.store.report(Report(0, mia.id, f"id{n}", "", "rude", n)) for n in range(5)
        ]
        admin, after, found = house.as_(host), 0, []
        for size in (2, 2, 1):
            page = (await admin.get(f"/api/host/reports?limit=2&after={after}")).json()
            assert len(page["reports"]) == size
            found += [one["id"] for one in page["reports"]]
            after = page.get("after", 0)
        assert (found, after) == (numbers, 0)
        assert (await admin.get("/api/host/reports?limit=101")).status_code == 422

    in_house(tmp_path, play)


def test_one_report_about_a_person_and_not_without_end(tmp_path: Path):
    async def play(house: House) -> None:
        mia, host, *others = [
            await house.person(role) for role in ("player", "host", *["guest"] * 4)
        ]
        one, admin = house.as_(mia), house.as_(host)

        async def told(about: Account) -> tuple[int, str]:
            made = await one.post("/api/reports", json={"about": about.id, "text": "rude"})
            return made.status_code, made.json().get("code", "")

        assert await told(others[0]) == (201, "")
        assert await told(others[0]) == (409, "reported-already")
        assert await told(others[1]) == (201, "")
        assert await told(others[2]) == (201, "")
        assert await told(others[3]) == (409, "too-many-reports")
        assert (await admin.post("/api/host/reports/1/finish")).status_code == 204
        assert await told(others[0]) == (201, "")
        assert len((await one.get("/api/me/data")).json()["reports"]) == 4

    in_house(tmp_path, play, limits=replace(GENEROUS, open_reports=3))


def test_who_is_banned_can_leave_but_not_act(tmp_path: Path):
    async def play(house: House) -> None:
        mia, host = await house.person(), await house.person("host")
        one, admin = house.as_(mia), house.as_(host)
        banned = await admin.put(f"/api/host/bans/{mia.id}", json={"days": 3})
        assert banned.json() == {"account": mia.id, "until": NOON + 3 * DAY}
        assert house.revoked == [mia.id]
        refused = await one.get("/api/blocks")
        assert (refused.status_code, refused.json()["until"]) == (403, "2027-01-18 08:00 UTC")
        assert (await one.get("/api/me")).json()["banned"] == NOON + 3 * DAY
        assert (await one.get("/api/me/data")).status_code == 200
        house.clock.now += 3 * DAY
        assert (await one.get("/api/blocks")).status_code == 200
        house.clock.now = NOON
        assert (await admin.delete(f"/api/host/bans/{mia.id}")).status_code == 204
        assert (await one.get("/api/blocks")).status_code == 200
        safe = await admin.put(f"/api/host/bans/{host.id}", json={"days": 3})
        assert (safe.status_code, safe.json()["code"]) == (403, "protected-account")

    in_house(tmp_path, play)


# ------------------------------------------------------------------ hosts
def test_a_role_given_from_outside_holds_at_once_and_ends_at_once(tmp_path: Path):
    async def play(house: House) -> None:
        mia = await house.person()
        one = house.as_(mia)
        other = await open_store(f"sqlite:///{tmp_path}/starfelt.db")  # as another process does
        assert (await one.get("/api/host/reports")).status_code == 403
        await other.set_role(mia.name.upper(), "host")
        assert (await one.get("/api/host/reports")).status_code == 200
        await other.set_role(mia.name, "player")
        assert (await one.get("/api/host/reports")).status_code == 403
        assert await other.set_role("Nobody", "host") is None
        await other.close()

    in_house(tmp_path, play)


def test_a_name_gives_nobody_the_role_of_a_host(tmp_path: Path):
    async def play(house: House) -> None:
        ada = await house.person("host", name="Ada")
        one, program = house.as_(ada), await house.program(ada, "account")
        named = await program.patch("/api/me", json={"name": "Adelheid"})
        assert (named.status_code, named.json()["code"]) == (403, "not-for-tokens")
        assert (await program.patch("/api/me", json={"language": "ja"})).status_code == 200
        assert (await one.patch("/api/me", json={"name": "Adelheid"})).status_code == 200
        stranger = house.client()
        made = await stranger.post("/api/sign-up", json={"name": "Ada", "password": PASSWORD})
        assert made.json()["role"] == "player"
        assert (await stranger.get("/api/host/reports")).status_code == 403
        assert (await one.get("/api/host/reports")).status_code == 200

    in_house(tmp_path, play)


def test_a_change_never_brings_a_role_back_that_was_taken_away(tmp_path: Path):
    async def play(house: House) -> None:
        ada = await house.person("host")
        taken = False

        def edit(account: Account) -> Account:
            nonlocal taken
            if not taken:  # between reading and writing
                with closing(sqlite3.connect(tmp_path / "starfelt.db")) as db, db:
                    db.execute("UPDATE accounts SET role = 'player'")
                taken = True
            return replace(account, name="Adelheid")

        changed = await change(house.services, ada.id, edit, ada)
        assert (changed.name, changed.role) == ("Adelheid", "player")
        assert await house.store.account(ada.id) == changed

    in_house(tmp_path, play)
