"""What hosts do to tables, what they say to everybody, and the figures that they read."""

import asyncio

from starfelt.words.fluent import LANGUAGES
from starfelt.words.text import Text
from tests.server.hall import Hall, Person

PLANS = "stolen_plans"


def figures(person: Person) -> dict[str, float]:
    answer = person.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain")
    lines = [line for line in answer.text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}


# ------------------------------------------------------------------ tables
def test_hosts_see_all_tables_and_close_them(hall: Hall):
    one, host = hall.person(), hall.person("host")
    table = one.open(PLANS, "me", "me", private=True)
    found = host.get("/api/host/tables", player=one.id).json()["tables"]
    assert [entry["id"] for entry in found] == [table]
    for _ in range(2):
        assert host.post(f"/api/host/tables/{table}/close").status_code == 204
    now = one.look(table)["now"]
    assert (now["status"], "ranks" in now) == ("closed", False)
    assert one.command(table, "resign", 0).json()["code"] == "game-is-over"
    assert host.post("/api/host/tables/nowhere/close").json()["code"] == "no-such-table"


def test_before_the_game_who_is_removed_loses_the_seat(hall: Hall):
    one, two, host = hall.person(), hall.person(), hall.person("host")
    table = one.open(PLANS, "me", "open", "open")
    two.command(table, "sit")
    address = f"/api/host/tables/{table}/remove"

    async def watched() -> list:
        async with two.at(table) as line:
            assert (await line.next("welcome"))["seat"] == 1
            await line.next("update")
            done = await asyncio.to_thread(host.post, address, {"seat": 1})
            assert done.status_code == 204
            return [(await line.next("update"))["now"], await line.asked("resign")]

    now, refused = asyncio.run(watched())
    assert "who" not in now["seats"][1]
    assert refused["code"] == "no-seat-of-yours"
    assert host.post(address, {"seat": 1}).status_code == 204  # it is free already
    assert host.post(address, {"seat": 3}).json()["code"] == "table-has-fewer-seats"


def test_during_the_game_who_is_removed_has_resigned_and_a_bot_plays_on(hall: Hall):
    one, two, host = hall.person(), hall.person(), hall.person("host")
    table = one.open(PLANS, "me", "open", "bot:thumb")
    two.command(table, "sit")
    address = f"/api/host/tables/{table}/remove"
    assert host.post(address, {"seat": 1}).status_code == 204
    now = two.look(table)["now"]
    assert (now["status"], now["seats"][1]["resigned"]) == ("playing", True)
    assert "asked" not in now or two.look(table)["now"]["seats"][1]["resigned"]
    assert host.post(address, {"seat": 0}).status_code == 204
    assert one.look(table)["now"]["status"] == "over"
    assert host.post(address, {"seat": 0}).json()["code"] == "game-is-over"


# ------------------------------------------------------------------ to everybody
def test_what_a_host_says_reaches_everybody_also_later(hall: Hall):
    one, host = hall.person(), hall.person("host")
    table = one.open(PLANS, "me", "open")

    async def heard() -> list:
        async with one.at(table) as line:
            await line.next("update")
            body = {"text": "  Tournament\ntonight \u202e"}
            told = await asyncio.to_thread(host.call, "PUT", "/api/host/notice", body)
            assert told.json()["text"] == "Tournament tonight"
            first = await line.next("notice")
        async with one.at(table) as line:
            second = await line.next("notice")
        await asyncio.to_thread(host.call, "PUT", "/api/host/notice", {"text": ""})
        return [first, second]

    assert asyncio.run(heard()) == [{"type": "notice", "text": "Tournament tonight"}] * 2
    assert hall.stranger().get("/api/notice").json() == {"text": "", "restart": 0}


def test_a_restart_is_announced_in_everybodys_language(hall: Hall):
    one, host = hall.person(), hall.person("host")
    table = one.open(PLANS, "me", "open")

    async def heard(language: str) -> str:
        async with one.at(table, f"?lang={language}") as line:
            await line.next("update")
            body = {"minutes": 5}
            await asyncio.to_thread(host.call, "PUT", "/api/host/restart", body)
            notice = await line.next("notice")
            assert notice["restart"] > hall.services.clock()
            return notice["text"]

    async def all_heard() -> list[str]:
        async with one.at(table):
            return [await heard("ja")]

    assert asyncio.run(all_heard()) == [Text("ja")("api-restart", minutes=5)]
    for language in LANGUAGES:
        visitor = hall.stranger()
        visitor.headers["Accept-Language"] = language
        said = visitor.get("/api/notice").json()["text"]
        assert said == Text(language)("api-restart", minutes=5)
    assert host.call("PUT", "/api/host/restart", {}).json() == {"text": "", "restart": 0}


# ------------------------------------------------------------------ figures
def test_metrics_count_what_happens(hall: Hall):
    one = hall.person()
    table = one.open(PLANS, "me", "me")
    before = figures(hall.stranger())
    seat = 0 if "asked" in one.look(table)["now"] else 1
    asked = one.get(f"/api/tables/{table}", seat=seat).json()["now"]["asked"]
    facts = {"question": asked["question"], "actions": [asked["options"][0]["action"]]}
    one.command(table, "answer", seat, **facts)
    one.command(table, "agree", seat)

    async def connected() -> dict[str, float]:
        async with one.at(table) as line:
            await line.next("update")
            return await asyncio.to_thread(figures, hall.stranger())

    after = asyncio.run(connected())

    def more(name: str) -> float:
        return after[name] - before.get(name, 0)

    assert more("starfelt_answers_total") == 1
    assert more('starfelt_commands_refused_total{code="nothing-proposed"}') == 1
    assert more("starfelt_append_seconds_count") >= 1
    assert after["starfelt_sockets"] >= 1
    assert after["starfelt_live_tables"] >= 1
    route = 'route="/api/tables/{table}/commands"'
    assert f'starfelt_requests_total{{method="POST",{route},status="200"}}' not in after
    assert more(f'starfelt_requests_total{{method="POST",{route},status="400"}}') == 1
    assert {"starfelt_bots_chosen_total", "starfelt_bots_failed_total"} <= after.keys()
    assert {"starfelt_bots_restarted_total", "starfelt_bots_waiting"} <= after.keys()
    assert {"process_resident_memory_bytes", "process_cpu_seconds_total"} <= after.keys()
    assert table not in str(after)


def test_metrics_are_for_this_machine_and_for_hosts(hall: Hall):
    """What a proxy on this machine hands on comes from anywhere."""
    for name in ("X-Forwarded-For", "X-Real-IP", "Forwarded"):
        stranger, player, host = hall.stranger(), hall.person(), hall.person("host")
        for person in (stranger, player, host):
            person.headers[name] = "127.0.0.1"
        assert stranger.get("/metrics").status_code == 401
        assert player.get("/metrics").status_code == 403
        assert host.get("/metrics").status_code == 200
