"""Somebody deletes their account while they sit at tables."""

import sqlite3
import threading
from contextlib import closing

from tests.server.hall import Hall, Person, play_out
from tests.server.house import PASSWORD


def test_a_seat_is_free_again_where_the_game_has_not_begun(hall: Hall):
    host, guest = hall.person(), hall.person("guest")
    table = host.open("stolen_plans", "me", "open", "open")
    guest.command(table, "sit")
    assert guest.post("/api/me/delete", {}).status_code == 204
    seats = host.look(table)["now"]["seats"]
    assert [seat.get("who", "") for seat in seats] == [host.id, "", ""]


def test_in_a_running_game_a_bot_goes_on_and_nobody_is_named(hall: Hall):
    host, guest = hall.person(), hall.person("guest")
    table = host.open("stolen_plans", "open", "me", options={"deck": "base"})
    guest.command(table, "sit")
    assert guest.post("/api/me/delete", {}).status_code == 204
    play_out(table, host)
    now = host.look(table)["now"]
    assert now["status"] == "over"
    assert now["seats"][0].get("away") and now["seats"][0].get("name", "") == ""
    rows = str(hall.do(hall.services.store.rows(table)))
    assert guest.account is not None
    assert guest.id not in rows and guest.account.name not in rows


def test_of_a_rated_game_only_who_is_still_there_has_a_rating(hall: Hall):
    host, other = hall.person(), hall.person()
    wish = {"options": {"deck": "base"}, "clock": "move:60", "rated": True}
    table = host.open("stolen_plans", "open", "me", **wish)
    other.command(table, "sit")
    assert other.post("/api/me/delete", {"password": PASSWORD}).status_code == 204
    play_out(table, host)
    hall.do(hall.hub.count_results())
    ratings = hall.do(hall.services.store.leaders("stolen_plans", 1000))
    assert [rating.games for rating in ratings if rating.player == host.id] == [1]
    assert {"", "gone", other.id}.isdisjoint(rating.player for rating in ratings)
    assert hall.do(hall.services.store.unrated()) == []


def test_what_a_spectator_said_is_told_nowhere(hall: Hall):
    host, guest = hall.person(), hall.person(name="Inge Immerda")
    table = host.open("stolen_plans", "me", "open", talk=True)
    assert guest.command(table, "say", text="words to forget").status_code == 200
    for path in (f"/api/tables/{table}/log", f"/api/tables/{table}/log?lang=en"):
        assert "words to forget" in host.get(path).text
    assert guest.post("/api/me/delete", {"password": PASSWORD}).status_code == 204
    for path in (
        f"/api/tables/{table}/log",
        f"/api/tables/{table}/log?lang=en",
        f"/tables/{table}",
        f"/api/tables/{table}",
        "/",
        "/api/tables",
    ):
        found = host.get(path)
        assert found.status_code == 200, path
        assert "Inge" not in found.text and "words to forget" not in found.text, path


def test_what_happens_at_the_same_moment_names_nobody_who_is_gone(hall: Hall):
    """Others go on at the table, and the one who goes is at work too."""
    for _ in range(6):
        host, guest = hall.person(), hall.person(name=f"Inge {hall.people}")
        table = host.open("stolen_plans", "open", "me", talk=True)
        guest.command(table, "sit")

        def busy(person: Person = guest, table: str = table) -> None:
            for number in range(6):
                person.command(table, "say", text=f"word {number}")
                person.post("/api/tables", {"game": "stolen_plans", "seats": ["me", "open"]})

        def host_talks(person: Person = host, table: str = table) -> None:
            for number in range(12):
                person.command(table, "say", text=f"host {number}")

        threads = [threading.Thread(target=work) for work in (busy, busy, host_talks)]
        for thread in threads:
            thread.start()
        assert guest.post("/api/me/delete", {"password": PASSWORD}).status_code == 204
        for thread in threads:
            thread.join()
        assert guest.account is not None
        with closing(sqlite3.connect(hall.services.store.path)) as db:
            for select in (
                "SELECT who, name FROM log", "SELECT who FROM people",
                "SELECT host, seated FROM tables", "SELECT account FROM sessions",
            ):  # fmt: skip
                found = str(db.execute(select).fetchall())
                assert f"'{guest.id}'" not in found and guest.account.name not in found, select
        assert guest.account.name not in host.get(f"/api/tables/{table}").text


def test_a_rated_game_is_lost_by_who_goes(hall: Hall):
    clock = "fischer:600+10"
    for ends_by in ("deletion", "ban"):
        host, other = hall.person(), hall.person()
        table = host.open("stolen_plans", "open", "me", rated=True, clock=clock)
        assert other.command(table, "sit").status_code == 200
        if ends_by == "deletion":
            assert other.post("/api/me/delete", {"password": PASSWORD}).status_code == 204
        else:
            admin = hall.person("host")
            admin.call("PUT", f"/api/host/bans/{other.id}", {"days": 1})
        now = host.look(table)["now"]
        assert (now["status"], now["ranks"]) == ("over", [2, 1]), ends_by
