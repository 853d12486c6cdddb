"""One's own account: name, language, password, all that is kept of it, and the end of it."""

import asyncio
from pathlib import Path

from starfelt.server.config import DAY
from starfelt.store.records import SeatRecord, Summary, TableRecord
from starfelt.table.log_rows import SAY, SIT, Row
from tests.server.house import NOON, PASSWORD, QUICK, House, in_house


def test_name_and_language_can_be_changed(tmp_path: Path):
    async def play(house: House) -> None:
        mia, ben = await house.person(), await house.person()
        one = house.as_(mia)
        changed = (await one.patch("/api/me", json={"name": "Ｍia  K", "language": "ja"})).json()
        assert (changed["name"], changed["language"]) == ("Mia K", "ja")
        same = (await one.patch("/api/me", json={})).json()
        assert same == changed
        taken = await one.patch("/api/me", json={"name": ben.name.upper()})
        assert taken.status_code == 409
        assert ben.name.upper() in taken.json()["sentence"]
        assert "すでに" in taken.json()["sentence"]  # in the language that was chosen
        guest, another = house.as_(await house.person("guest")), await house.person("guest")
        assert (await guest.patch("/api/me", json={"name": ben.name})).status_code == 409
        assert (await guest.patch("/api/me", json={"name": another.name})).status_code == 200

    in_house(tmp_path, play)


def test_a_new_password_logs_out_the_others(tmp_path: Path):
    async def play(house: House) -> None:
        mia = await house.person()
        one, two = house.as_(mia), house.as_(mia)
        wanted = {"old": "wrong horse", "new": "battery staple"}
        assert (await one.post("/api/me/password", json=wanted)).json()["code"] == "wrong-password"
        wanted["old"] = PASSWORD
        assert (await one.post("/api/me/password", json=wanted)).status_code == 200
        assert house.revoked == [mia.id]
        assert (await one.get("/api/me")).status_code == 200
        assert (await two.get("/api/me")).status_code == 401
        for password, status in ((PASSWORD, 403), ("battery staple", 200)):
            tried = await two.post("/api/log-in", json={"name": mia.name, "password": password})
            assert tried.status_code == status

    in_house(tmp_path, play)


def test_an_outdated_hash_is_replaced_when_the_password_is_known(tmp_path: Path):
    async def play(house: House) -> None:
        outdated = type(QUICK)(time_cost=2, memory_cost=8, parallelism=1).hash(PASSWORD)
        mia = await house.person(password=outdated)
        named = {"name": mia.name, "password": PASSWORD}
        for _ in range(2):
            assert (await house.client().post("/api/log-in", json=named)).status_code == 200
        after = await house.store.account(mia.id)
        assert after.password != outdated
        assert not QUICK.check_needs_rehash(after.password)

    in_house(tmp_path, play)


async def table_of(house: House, mia: str) -> None:
    seated = (SeatRecord(mia, "Mia"), SeatRecord("id9", "Ben"))
    record = TableRecord(
        id="table1", game="star_realms", rules=1, options={}, seats=2, seed="5eed" * 16, clock="",
        rated=False, private=True, host=mia, created=NOON,
        summary=Summary("over", NOON, seated, ranks=(1, 2)),
    )  # fmt: skip
    rows = [
        Row(SIT, 0, NOON, who=mia, name="Mia"),
        Row(SAY, 0, NOON + 5, who=mia, text="good game"),
        Row(SAY, 1, NOON + 6, who="id9", text="a word of Ben"),
    ]
    await house.store.create(record, rows)


def test_my_data_is_all_of_mine_and_nothing_else(tmp_path: Path):
    async def play(house: House) -> None:
        mia, ben = await house.person(), await house.person()
        await table_of(house, mia.id)
        one, two = house.as_(mia), house.as_(ben)
        assert (await one.put(f"/api/blocks/mute/{ben.id}")).status_code == 204
        await one.post("/api/tokens", json={"name": "my bot", "scopes": ["play"]})
        await one.post("/api/reports", json={"about": ben.id, "text": "is rude"})
        answer = await one.get("/api/me/data")
        assert "attachment" in answer.headers["content-disposition"]
        data = answer.json()
        assert data["account"]["id"] == mia.id
        assert [(t["id"], t["seat"], t["ranks"]) for t in data["tables"]] == [("table1", 0, [1, 2])]
        assert [said["text"] for said in data["said"]] == ["good game"]
        assert [b["account"] for b in data["blocks"]] == [ben.id]
        assert [t["name"] for t in data["tokens"]] == ["my bot"]
        assert data["sessions"] == [{"created": NOON, "seen": NOON}]
        assert [r["text"] for r in data["reports"]] == ["is rude"]
        for secret in ("5eed", "argon2", "digest", "a word of Ben", "sft_"):
            assert secret not in answer.text
        others = (await two.get("/api/me/data")).json()
        assert others["said"] == others["tables"] == others["reports"] == others["tokens"] == []

    in_house(tmp_path, play)


def test_every_table_is_in_my_data_though_they_come_in_pages(tmp_path: Path, monkeypatch):
    monkeypatch.setattr("starfelt.server.accounts.personal_data.AT_A_TIME", 3)

    async def play(house: House) -> None:
        mia = await house.person()
        for i in range(10):
            summary = Summary("over", NOON + i // 2, (SeatRecord(mia.id, "Mia"),))
            record = TableRecord(
                f"t{i}", "star_realms", 1, {}, 2, "00", "", False, i % 2 == 0, "", NOON, "", summary
            )
            await house.store.create(record, [])
        data = (await house.as_(mia).get("/api/me/data")).json()
        assert sorted(table["id"] for table in data["tables"]) == [f"t{i}" for i in range(10)]

    in_house(tmp_path, play)


def test_who_is_deleted_is_gone(tmp_path: Path):
    async def play(house: House) -> None:
        mia = await house.person()
        await table_of(house, mia.id)
        one = house.as_(mia)
        program = await house.program(mia, "read")
        wrong = await one.post("/api/me/delete", json={"password": "wrong horse"})
        assert wrong.json()["code"] == "wrong-password"
        done = await one.post("/api/me/delete", json={"password": PASSWORD})
        assert done.status_code == 204
        assert "Max-Age=0" in done.headers["set-cookie"]
        assert house.revoked == [mia.id]
        assert (await house.as_(mia).get("/api/me")).status_code == 401
        assert (await program.get("/api/me")).status_code == 401
        assert await house.store.said(mia.id) == []

    in_house(tmp_path, play)


def test_a_guest_needs_no_password_to_be_deleted(tmp_path: Path):
    async def play(house: House) -> None:
        one = house.as_(await house.person("guest"))
        assert (await one.post("/api/me/delete", json={})).status_code == 204

    in_house(tmp_path, play)


def test_two_changes_at_once_are_both_kept(tmp_path: Path):
    async def play(house: House) -> None:
        mia, host = await house.person(), await house.person("host")
        one, admin = house.as_(mia), house.as_(host)
        await asyncio.gather(
            one.patch("/api/me", json={"name": "Mia"}),
            one.patch("/api/me", json={"language": "ja"}),
        )
        await asyncio.gather(
            admin.put(f"/api/host/bans/{mia.id}", json={"days": 3}),
            one.post("/api/log-out-everywhere"),
        )
        after = await house.store.account(mia.id)
        assert (after.name, after.language) == ("Mia", "ja")
        assert (after.banned, after.epoch) == (NOON + 3 * DAY, 1)

    in_house(tmp_path, play)
