"""Somebody deletes their account while they sit at tables."""

from tests.server.hall import Hall, play_out
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
