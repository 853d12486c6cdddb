"""Games that began under the rules before: files that were written then, and tables."""

import gzip
import json
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import starfelt
from starfelt.bots import make
from starfelt.bots.remote_seat import DistantSeat
from starfelt.cli import main
from starfelt.core.refusal import IllegalAnswer, Refusal
from starfelt.core.replay import Recorder, read_file
from starfelt.core.rng import fast
from starfelt.games.race_for_the_galaxy.game import GAME, RaceForTheGalaxy
from starfelt.store.records import Query
from tests.games.race_for_the_galaxy.rules.facts import DATA
from tests.server.house import House
from tests.server.live.live_house import Hub, run

FILES = DATA / "rules_3"
OLD = GAME.under(3)

#: Two whole games in which the versions part: by which card lies where, and by a most goal.
PRODUCTION, GOALS = FILES / "production.json", FILES / "goals.json"
SAVED = FILES / "saved.json"  # the first of them after 100 answers
SENT = FILES / "view.json"  # what whoever was asked then could see


def answers_of(path: Path) -> list[tuple[int, int]]:
    return [(seat, action) for seat, action in json.loads(path.read_bytes())["answers"]]


def hash_of(path: Path, number: int) -> str:
    return str(json.loads(path.read_bytes())["hashes"][str(number)])


# -------------------------------------------------------------------------------- files
@pytest.mark.parametrize("path", [PRODUCTION, GOALS])
def test_a_game_played_under_the_rules_before_replays_under_them(path: Path):
    recorder = read_file(path, starfelt.load)
    assert recorder.game.rules == recorder.replay.rules == 3 and recorder.state.is_over()
    assert json.loads(recorder.bytes()) == json.loads(path.read_bytes())


@pytest.mark.parametrize("path", [PRODUCTION, GOALS])
def test_it_would_end_otherwise_under_the_rules_of_now(path: Path):
    """So these files would notice if a changed place didn't ask for the version."""
    replay = json.loads(path.read_bytes())
    s = GAME.start(replay["seats"], int(replay["seed"], 16), replay["options"])
    answers = answers_of(path)
    with pytest.raises((IllegalAnswer, AssertionError)):
        for seat, action in answers:
            s.answer(seat, action)
        assert s.hash() == hash_of(path, len(answers))


def test_a_saved_game_goes_on_under_the_rules_before(tmp_path: Path):
    recorder = read_file(SAVED, starfelt.load)
    answers = answers_of(PRODUCTION)
    assert recorder.replay.answers == answers[:100]
    for seat, action in answers[100:]:
        recorder.answer(seat, action)
    assert recorder.state.hash() == hash_of(PRODUCTION, len(answers))
    file = tmp_path / "again.json"
    file.write_bytes(recorder.bytes())
    assert read_file(file, starfelt.load).game.rules == 3


def test_the_commands_read_it(capsys: pytest.CaptureFixture[str]):
    with pytest.raises(SystemExit) as end:
        main(["verify", str(PRODUCTION), "--json"])
    assert end.value.code == 0 and json.loads(capsys.readouterr().out)["rules"] == 3
    with pytest.raises(SystemExit) as end:
        main(["replay", str(SAVED), "--lang", "ja"])
    assert end.value.code == 0 and capsys.readouterr().out


def test_a_version_that_is_not_kept_is_refused(tmp_path: Path):
    file = tmp_path / "older.json"
    file.write_text(json.dumps(json.loads(PRODUCTION.read_bytes()) | {"rules": 2}))
    with pytest.raises(Refusal, match="other-rules") as refusal:
        read_file(file, starfelt.load)
    assert refusal.value.facts == {"file": str(file), "rules": 2, "expected": "3, 4"}


# -------------------------------------------------------------------------------- what leaves it
def midway() -> Recorder:
    recorder = read_file(PRODUCTION, starfelt.load)
    recorder.back_to(100)
    return recorder


def test_positions_and_views_name_the_rules_before_and_lead_back_to_them():
    s = midway().state
    document = OLD.write(s)
    assert document["rules"] == GAME.write(s)["rules"] == 3
    for game in (GAME, OLD):
        assert game.read(document).rules.version == 3 and game.read(document).hash() == s.hash()
    view = GAME.view(s, 0)
    assert view.rules == 3 and GAME.view(GAME.start(2, 1), 0).rules == 4
    for game in (GAME, OLD):
        assert game.imagine(view, fast(1)).hash() == game.resample(s, 0, fast(1)).hash()
        assert game.imagine(view, fast(1)).rules.version == 3


def test_views_name_the_rules_since_there_are_several():
    """A server of the version before names none."""
    s = midway().state
    assert msgspec.json.encode(GAME.view(s, s.asked()[0])) == SENT.read_bytes().strip()
    assert b'"rules":4' in msgspec.json.encode(GAME.view(GAME.start(2, 1), 0))


@pytest.mark.parametrize("game", [GAME, OLD])
def test_a_bot_elsewhere_plays_by_the_rules_before(game: RaceForTheGalaxy):
    s = midway().state
    seat = s.asked()[0]
    view = msgspec.json.decode(SENT.read_bytes(), type=game.view_type)
    far = DistantSeat(game, view, s.legal(seat))
    assert far.sample(fast(1)).rules.version == 3
    assert make("thumb", GAME.name, 1).choose(far) in s.legal(seat)


def test_a_game_under_the_rules_before_knows_those_of_now_too():
    assert OLD.under(GAME.rules) is GAME and GAME.under(3) is OLD
    assert GAME.known == OLD.known == "3, 4"


def test_a_replay_and_its_position_name_one_version(tmp_path: Path):
    document = json.loads(PRODUCTION.read_bytes()) | {"answers": [], "hashes": {}}
    document |= {"position": OLD.write(midway().state), "rules": 4}
    file = tmp_path / "two.json"
    file.write_text(json.dumps(document))
    with pytest.raises(Refusal, match="bad-position") as refusal:
        read_file(file, starfelt.load)
    assert refusal.value.facts == {"field": "rules", "expected": "4"}


# -------------------------------------------------------------------------------- live tables
@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The store of a server of the version before."""
    store = gzip.decompress((FILES / "tables.db.gz").read_bytes())
    (tmp_path / "starfelt.db").write_bytes(store)
    return tmp_path


def test_a_table_begun_before_goes_on_and_its_replay_is_proved(folder: Path):
    async def play(house: House, hub: Hub) -> None:
        client, found = await somebody(house)
        running = next(table for table in found if table.summary.status == "playing")
        for seat, action in answers_of(PRODUCTION)[100:]:
            await answered(client, running.id, seat, action)
        replay = (await client.get(f"/api/tables/{running.id}/replay")).content
        file = folder / "replay.json"
        file.write_bytes(replay)
        recorder = read_file(file, starfelt.load)
        assert recorder.game.rules == 3 and recorder.replay.answers == answers_of(PRODUCTION)
        assert recorder.state.hash() == hash_of(PRODUCTION, len(recorder.replay.answers))

    run(folder, play)


def test_a_table_that_ended_before_is_shown_and_continued_under_its_rules(folder: Path):
    async def play(house: House, hub: Hub) -> None:
        client, found = await somebody(house)
        ended = next(table for table in found if table.summary.status == "over")
        replay = (await client.get(f"/api/tables/{ended.id}/replay")).json()
        assert replay["rules"] == 3
        body = {"answers": len(replay["answers"]) - 1, "seat": 0}
        made = await client.post(f"/api/tables/{ended.id}/continue", json=body)
        assert made.status_code == 201, made.text
        table = (await hub.live(made.json()["id"])).table
        assert table.setup.rules == table.game.rules == 3
        assert table.answers == [tuple(answer) for answer in replay["answers"][:-1]]
        made = await client.post(f"/api/tables/{ended.id}/rematch")
        assert (await hub.live(made.json()["id"])).table.setup.rules == GAME.rules

    run(folder, play)


async def somebody(house: House) -> tuple[httpx.AsyncClient, list[Any]]:
    """The player of that store's tables, and the tables."""
    account = await house.store.account("id1")
    assert account is not None
    tables = [table for table in await house.store.tables(Query(player="id1")) if table.summary]
    return house.as_(account), tables


async def answered(client: httpx.AsyncClient, table: str, seat: int, action: int) -> None:
    now = (await client.get(f"/api/tables/{table}", params={"seat": seat})).json()["now"]
    body = {"type": "answer", "question": now["asked"]["question"], "actions": [action]}
    said = await client.post(f"/api/tables/{table}/commands", params={"seat": seat}, json=body)
    assert said.status_code == 200, said.text
