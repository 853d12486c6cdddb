"""Tables over plain requests: opening, finding, listing, playing, and what a table shows."""

import time

import pytest
from msgspec.structs import replace

import starfelt
from starfelt.store.records import Block
from tests.server.hall import Hall, Person, play_out

PLANS = "stolen_plans"


def test_games_are_told_in_the_visitors_language(hall: Hall):
    somebody = hall.stranger()
    somebody.headers["Accept-Language"] = "ja"
    answer = somebody.get("/api/games")
    games = {one["game"]: one for one in answer.json()}
    assert tuple(games) == starfelt.GAMES
    race = games["race_for_the_galaxy"]
    assert (race["least_seats"], race["most_seats"]) == (2, 6)
    assert race["bots"] == ["random", "thumb"]
    assert answer.headers["content-language"] == "ja"
    assert race["options"][0]["option"]["type"] in ("choice", "parts")
    assert not race["options"][0]["text"].isascii()


def test_two_play_a_game_to_its_end_and_the_seed_is_told_only_then(hall: Hall):
    one, two = hall.person(), hall.person()
    table = one.open(PLANS, "me", "open")
    before = two.look(table)
    assert (before["seat"], before["now"]["status"]) == (-1, "open")
    assert two.command(table, "sit").json()["number"] == 3
    during = two.get(f"/api/tables/{table}")
    assert during.json()["seats"] == [1]
    assert "seed" not in during.json()["now"]
    assert hall.do(hall.services.store.table(table)).seed not in during.text
    play_out(table, one, two)
    after = hall.stranger().look(table)
    assert after["now"]["status"] == "over"
    assert after["now"]["seed"] == hall.do(hall.services.store.table(table)).seed
    assert after["table"]["commitment"] == before["table"]["commitment"]


def test_each_seat_sees_its_own_and_nobody_that_of_others(hall: Hall):
    one, two = hall.person(), hall.person()
    table = one.open(PLANS, "me", "open")
    two.command(table, "sit")
    views = [person.look(table)["now"]["view"] for person in (one, two, hall.stranger())]
    assert views[0] != views[1] != views[2] != views[0]
    assert two.get(f"/api/tables/{table}", seat=0).json()["code"] == "no-seat-of-yours"
    watched = two.get(f"/api/tables/{table}", seat=-1).json()
    assert (watched["seat"], watched["now"]["view"]) == (-1, views[2])


def test_a_repeated_answer_is_acknowledged_again_and_given_once(hall: Hall):
    one = hall.person()
    table = one.open(PLANS, "me", "me")
    now = one.look(table)["now"]
    seat = 0 if "asked" in now else 1
    asked = one.get(f"/api/tables/{table}", seat=seat).json()["now"]["asked"]
    facts = {"question": asked["question"], "actions": [asked["options"][0]["action"]]}
    first = one.command(table, "answer", seat, id="a", **facts).json()
    again = one.command(table, "answer", seat, id="b", **facts).json()
    assert (again["number"], again["id"]) == (first["number"], "b")
    other = {**facts, "actions": [asked["options"][-1]["action"] + 1]}
    assert one.command(table, "answer", seat, **other).json()["code"] == "answered-already"


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess", "seats": ["me", "open"]}, "unknown-game"),
        ({"game": PLANS, "seats": ["me"]}, "wrong-seats"),
        ({"game": PLANS, "seats": ["me", "you"]}, "unknown-seat"),
        ({"game": PLANS, "seats": ["me", "bot:deep"]}, "unknown-bot"),
        ({"game": PLANS, "seats": ["me", "open"], "clock": "fast"}, "impossible-clock"),
        ({"game": PLANS, "seats": ["me", "open"], "options": {"x": 1}}, "unknown-option"),
        ({"game": PLANS, "seats": ["me", "open"], "seed": "00"}, "unknown-field"),
        ({"game": PLANS, "seats": ["me", "me"], "rated": True}, "rated-for-players"),
        ({"game": PLANS, "seats": ["me", "open"], "rated": True}, "rated-needs-clock"),
        (
            {"game": PLANS, "seats": ["me", "bot:thumb"], "clock": "days:3", "rated": True},
            "rated-needs-people",
        ),
    ],
)
def test_a_wish_that_can_t_be_fulfilled_is_refused(hall: Hall, wish: dict, code: str):
    answer = hall.person().post("/api/tables", wish)
    assert answer.json()["code"] == code
    assert answer.json()["sentence"]


def test_rated_tables_are_for_players_on_one_seat_each(hall: Hall):
    one, guest = hall.person(), hall.person("guest")
    assert guest.post(
        "/api/tables", {"game": PLANS, "seats": ["me", "open"], "rated": True}
    ).json()["code"] == "rated-for-players"  # fmt: skip
    table = one.open(PLANS, "me", "open", clock="move:60", rated=True)
    assert guest.command(table, "sit").json()["code"] == "rated-for-players"
    assert one.command(table, "sit").status_code == 200  # sits there already
    again = one.post(f"/api/tables/{table}/commands", {"type": "sit", "seat": 1})
    assert again.json()["code"] == "rated-for-players"


def test_who_blocks_somebody_does_not_meet_them(hall: Hall):
    one, two = hall.person(), hall.person()
    hall.do(hall.services.store.block(Block(one.id, two.id, "block")))
    for host, comer in ((one, two), (two, one)):
        table = host.open(PLANS, "me", "open")
        assert comer.command(table, "sit").json()["code"] == "not-with-them"
        assert "seats" not in comer.look(table)


def answer_first(person: Person, table: str) -> None:
    asked = person.look(table)["now"]["asked"]
    facts = {"question": asked["question"], "actions": [asked["options"][0]["action"]]}
    assert person.command(table, "answer", **facts).status_code == 200


# ------------------------------------------------------------------ lists
def ids(answer) -> list[str]:
    return [one["id"] for one in answer.json()["tables"]]


def test_lists_show_what_is_asked_for_and_private_tables_only_to_who_sits_there(hall: Hall):
    one, two = hall.person(), hall.person()
    free = one.open("star_realms", "me", "open", clock="move:60")
    full = one.open("star_realms", "me", "me")
    secret = one.open("star_realms", "me", "open", private=True)
    wanted = {"game": "star_realms"}
    assert ids(one.get("/api/tables", mine=True, **wanted)) == [secret, full, free]
    assert ids(two.get("/api/tables", mine=True, **wanted)) == []
    seen = ids(two.get("/api/tables", **wanted))
    assert free in seen and full in seen and secret not in seen
    open_ones = ids(hall.stranger().get("/api/tables", open=True, **wanted))
    assert free in open_ones and full not in open_ones
    playing = ids(one.get("/api/tables", status=["playing", "paused"], **wanted))
    assert full in playing and free not in playing
    assert hall.stranger().get("/api/tables", mine=True).status_code == 401


def test_a_list_tells_whose_turn_it_is_and_never_a_seed(hall: Hall):
    one = hall.person()
    table = one.open("star_realms", "me", "bot:random", clock="days:3")
    answer = one.get("/api/tables", mine=True)
    entry = answer.json()["tables"][0]
    assert entry["id"] == table
    mine, bot = {"name": one.account.name, "who": one.id}, {"name": "random", "bot": "random"}
    assert entry["seats"] == [mine, bot]
    assert entry["clock"] == "days:3"
    assert set(entry["asked"]) <= {0, 1}
    assert hall.do(hall.services.store.table(table)).seed not in answer.text


def test_pages_of_a_list_follow_each_other(hall: Hall):
    one = hall.person()
    made = [one.open(PLANS, "me", "open") for _ in range(5)]
    found, before = [], {}
    for _ in range(10):
        page = one.get("/api/tables", mine=True, limit=2, **before)
        found += ids(page)
        if "before" not in page.json():
            break
        before = {"before": page.json()["before"]}
    assert found == made[::-1]


def test_what_nobody_may_notice_does_not_even_move_a_table_up_the_list(hall: Hall):
    """In Race for the Galaxy the first cards are discarded in secret, one by one."""
    one, two = hall.person(), hall.person()
    table = one.open("race_for_the_galaxy", "me", "open")
    two.command(table, "sit")
    answer_first(one, table)
    entry = two.get("/api/tables", mine=True).json()
    assert one.look(table)["now"]["asked"]["picks"] == 2
    before = one.look(table)["now"]
    answer_first(one, table)
    after = one.look(table)["now"]
    assert after["asked"]["question"] == before["asked"]["question"] + 1
    assert after["number"] == before["number"]
    assert two.get("/api/tables", mine=True).json() == entry


# ------------------------------------------------------------------ finding
def test_a_quick_match_brings_two_together(hall: Hall):
    one, two = hall.person(), hall.person("guest")
    wish = {"game": "empire_vs_rebellion", "seats": ["me", "open"], "clock": "move:99"}
    table = one.post("/api/quick-match", wish).json()["id"]
    assert one.post("/api/quick-match", wish).json()["id"] == table  # waits there already
    assert two.post("/api/quick-match", wish).json()["id"] == table
    assert two.look(table)["now"]["status"] == "playing"
    other = {**wish, "clock": "move:98"}
    assert two.post("/api/quick-match", other).json()["id"] != table
    nobody = {**wish, "seats": ["open", "open"]}
    assert two.post("/api/quick-match", nobody).json()["code"] == "no-seat-for-me"


def finished(hall: Hall) -> tuple[str, Person, Person]:
    """A table at which one has resigned, who sat first."""
    one, two = hall.person(), hall.person()
    table = one.open(PLANS, "me", "open")
    two.command(table, "sit")
    assert one.command(table, "resign").status_code == 200
    return table, one, two


def test_a_rematch_is_one_table_for_all(hall: Hall):
    table, one, two = finished(hall)
    first = one.post(f"/api/tables/{table}/rematch").json()["id"]
    assert two.post(f"/api/tables/{table}/rematch").json()["id"] == first
    assert two.look(table)["next"] == first
    again = two.look(first)
    assert again["table"]["after"] == table
    assert [seat.get("who") for seat in again["now"]["seats"]] == [None, one.id]
    stranger = hall.person().post(f"/api/tables/{table}/rematch")
    assert stranger.json()["code"] == "no-seat-of-yours"
    assert one.post(f"/api/tables/{first}/rematch").json()["code"] == "game-not-over"


def test_results_of_rated_tables_make_ratings_and_leaders(hall: Hall):
    one, two = hall.person(), hall.person()
    table = one.open("stolen_plans", "me", "open", clock="move:60", rated=True)
    two.command(table, "sit")
    one.command(table, "resign")
    for _ in range(1000):
        profile = one.get(f"/api/players/{two.id}").json()
        if profile["ratings"]:
            break
        time.sleep(0.01)
    assert [(r["game"], r["games"], r["wins"]) for r in profile["ratings"]] == [(PLANS, 1, 1)]
    assert [entry["id"] for entry in profile["tables"]] == [table]
    assert profile["name"] == two.account.name
    assert "password" not in profile and profile["since"] == two.account.created
    leaders = hall.stranger().get(f"/api/leaders/{PLANS}").json()
    order = [leader["player"] for leader in leaders]
    assert order.index(two.id) < order.index(one.id)
    assert hall.stranger().get("/api/leaders/chess").json()["code"] == "unknown-game"
    assert hall.stranger().get("/api/players/nobody").status_code == 404
    assert hall.stranger().get("/api/players/bot:thumb").json()["role"] == "bot"


def test_nobody_fills_the_lobby_alone(hall: Hall, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(hall.hub, "limits", replace(hall.hub.limits, open_tables=2))
    one = hall.person()
    one.open(PLANS, "me", "open")
    one.open(PLANS, "open", "open")
    wish = {"game": PLANS, "seats": ["open", "open"]}
    full = one.post("/api/tables", wish)
    assert (full.status_code, full.json()["code"]) == (409, "too-many-tables")
    own_wish = {"game": PLANS, "seats": ["me", "open"], "clock": "move:77"}
    assert one.post("/api/quick-match", own_wish).json()["code"] == "too-many-tables"
    assert hall.person().post("/api/tables", wish).status_code == 201


def test_nobody_begins_games_without_end(hall: Hall, monkeypatch: pytest.MonkeyPatch):
    limits = replace(hall.hub.limits, running_tables=3, bot_tables=2)
    monkeypatch.setattr(hall.hub, "limits", limits)
    one = hall.person()
    begun = [one.open(PLANS, "me", "bot:thumb") for _ in range(2)]
    full = one.post("/api/tables", {"game": PLANS, "seats": ["me", "bot:thumb"]})
    assert (full.status_code, full.json()["code"]) == (409, "too-many-bot-games")
    begun.append(one.open(PLANS, "me", "me"))
    full = one.post("/api/tables", {"game": PLANS, "seats": ["me", "open"]})
    assert (full.status_code, full.json()["code"]) == (409, "too-many-games")
    one.command(begun[0], "resign")
    one.command(begun[1], "resign")
    again = one.post(f"/api/tables/{begun[0]}/rematch").json()["id"]
    onwards = one.post(f"/api/tables/{begun[1]}/continue", {"answers": 0, "seat": 0})
    assert onwards.status_code == 201 and again
    for _ in range(2):
        refused = one.post(f"/api/tables/{begun[0]}/continue", {"answers": 0, "seat": 0})
        assert (refused.status_code, refused.json()["code"]) == (409, "too-many-games")
    assert one.post(f"/api/tables/{begun[1]}/rematch").json()["code"] == "too-many-games"


def test_bots_do_not_play_alone(hall: Hall):
    one = hall.person()
    alone = one.post("/api/tables", {"game": PLANS, "seats": ["bot:thumb", "bot:random"]})
    assert (alone.status_code, alone.json()["code"]) == (400, "bots-alone")
    table = one.open(PLANS, "open", "bot:thumb")
    refused = one.command(table, "put_bot", bot="thumb")
    assert refused.json()["code"] == "bots-alone"
    assert one.look(table)["now"]["status"] == "open"
    program = hall.program(hall.account(), "read", "play")
    assert program.command(table, "sit").status_code == 200
    assert program.look(table)["now"]["status"] == "playing"


def test_pages_of_tables_have_a_bound_and_say_whether_there_are_more(hall: Hall):
    """Also of tables at which nothing has happened, and which were opened in one millisecond."""
    one = hall.person()
    opened = {one.open("star_realms", "open", "open", clock="move:61") for _ in range(7)}
    found: list[str] = []
    query = {"game": "star_realms", "open": "true", "limit": 3}
    before = ""
    while True:
        page = one.get("/api/tables", before=before, **query).json()
        assert len(page["tables"]) <= 3
        found += [table["id"] for table in page["tables"]]
        assert all(table["changed"] >= table["created"] for table in page["tables"])
        before = page.get("before", "")
        if not before:
            break
    assert len(set(found)) == len(found) and opened <= set(found)
    mine = hall.person()
    for _ in range(2):
        mine.open(PLANS, "me", "open")
    assert "before" not in mine.get("/api/tables", mine="true", limit=2).json()
    assert "before" in mine.get("/api/tables", mine="true", limit=1).json()


@pytest.mark.parametrize("before", ["0", "x.y", "1.", "1.a b", "9" * 16 + ".a", "1.' OR 1"])
def test_a_page_begins_nowhere_but_at_a_table(hall: Hall, before: str):
    assert hall.stranger().get("/api/tables", before=before).status_code == 422
