"""`starfelt bot`: a bot that comes to a server and plays there."""

import threading
import time
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, ClassVar

import pytest

from starfelt.bots import make
from starfelt.cli.api_client import Place
from starfelt.cli.remote_bot import Plan, found
from starfelt.cli.remote_seat import Sitting
from starfelt.core.refusal import Refusal
from starfelt.table.dry_run import Trial
from starfelt.table.log_rows import TIME_OUT, Row
from starfelt.table.table import Table
from starfelt.words.fluent import LANGUAGES
from starfelt.words.text import Text
from tests.server.hall import SECONDS, Hall, running
from tests.server.wire import Wire
from tests.terminal.person import starfelt_with

REALMS = "star_realms"
SHORT = {"cap": 6, "first_player": "1"}
BOT = ("bot", "--url", "http://127.0.0.1:9")
TOKEN = "sft_" + "x" * 43


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    with running(tmp_path_factory.mktemp("hall")) as hall:
        yield hall


def token_of(hall: Hall, *scopes: str) -> str:
    program = hall.program(hall.account(), *(scopes or ("read", "play")))
    return program.headers["Authorization"].removeprefix("Bearer ")


# ------------------------------------------------------------------ it plays
def test_a_bot_finds_a_table_and_plays(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    waiting = hall.person()
    table = waiting.open(REALMS, "open", "bot:thumb", options=SHORT)
    token = token_of(hall)
    monkeypatch.setenv("STARFELT_TOKEN", token)
    options = [word for key, value in SHORT.items() for word in ("--option", f"{key}={value}")]
    done = starfelt_with("bot", "--url", hall.url, "--game", REALMS, "--bot", "random", *options)
    assert done.exit_code == 0, done.stderr
    text = Text("en")
    shown = waiting.look(table)["now"]
    assert shown["status"] == "over"
    assert done.stdout.splitlines() == [
        text("bot-seated", table=table, url=hall.url),
        text("bot-over", table=table, rank=shown["ranks"][0], seats=2),
    ]
    assert token not in done.output


def test_a_bot_plays_several_games_one_after_the_other(hall: Hall) -> None:
    waiting = hall.person()
    tables = {waiting.open(REALMS, "open", "bot:random", options={"cap": 2}) for _ in range(2)}
    arguments = ("--token", token_of(hall), "--games", "2", "--option", "cap=2")
    done = starfelt_with("bot", "--url", hall.url, "--game", REALMS, *arguments, "--lang", "ja")
    assert done.exit_code == 0, done.stderr
    lines = done.stdout.splitlines()
    assert len(lines) == 4
    assert {table for table in tables if any(table in line for line in lines)} == tables
    assert {waiting.look(table)["now"]["status"] for table in tables} == {"over"}


def test_a_bot_agrees_to_what_is_proposed(hall: Hall) -> None:
    person = hall.person()
    table = person.open(REALMS, "me", "open", options=SHORT)

    def propose() -> None:
        until(lambda: person.look(table)["now"]["status"] == "playing")
        assert person.command(table, "propose", what="abandon").status_code == 200

    done = beside(propose, "bot", "--url", hall.url, "--token", token_of(hall), "--table", table)
    assert done.exit_code == 0, done.stderr
    assert done.stdout.splitlines()[-1] == Text("en")("bot-ended", table=table)
    assert person.look(table)["now"]["status"] == "abandoned"


def test_a_server_that_is_away_between_two_games_is_waited_for(hall: Hall) -> None:
    port = hall.bound.getsockname()[1]
    wire = Wire(port)
    hall.do(wire.__aenter__())
    plan = Plan("random", REALMS, games=2, options={"cap": 3})
    tables = found(Place(wire.url, token_of(hall)), plan)
    first = next(tables)
    wire.port = 9  # nobody is there
    back = threading.Timer(0.3, setattr, (wire, "port", port))
    back.start()
    assert next(tables) == first  # nobody has come to that one yet
    back.join()
    assert list(tables) == []
    hall.do(wire.__aexit__())


class Dreamer:
    """Thinks so long about its first choice that the easy bot has taken its seat by then."""

    def __init__(self, hall: Hall, table: str) -> None:
        self.hall = hall
        self.table = table
        self.bot = make("random", REALMS, 1)
        self.dreamt = False

    def choose(self, seat: Any) -> int:
        if not self.dreamt:
            self.dreamt = True
            live = self.hall.do(self.hall.hub.live(self.table))
            for _ in range(3):
                self.hall.do(live.change(too_late))
        return self.bot.choose(seat)


def too_late(table: Table, at: int) -> list[Row]:
    """The first seat's time is over."""
    trial = Trial(table, 0, at, TIME_OUT, "bot:thumb")
    trial.answer(trial.state.legal(0)[-1])
    return trial.rows


def test_a_bot_that_was_away_takes_its_seat_back(hall: Hall) -> None:
    person = hall.person()
    table = person.open(REALMS, "open", "bot:random", options=SHORT)
    place = Place(hall.url, token_of(hall))
    place.sit(table)
    said: list[str] = []
    end = Sitting(place, table, Dreamer(hall, table), said.append).play()
    assert end["status"] == "over"
    assert said == []  # and was not even cut off
    kinds = [row.kind for row in hall.do(hall.services.store.rows(table))]
    assert kinds.count("time_out") == 3
    assert kinds.count("back") == 1
    assert "answer" in kinds[kinds.index("back") :]


# ------------------------------------------------------------------ what is refused
WRONG = {
    "no token": (BOT, "needs a token"),
    "a token of two lines": ((*BOT, "--token", "sft_x\r\nHost: y"), "needs a token"),
    "no game": ((*BOT, "--token", TOKEN), "Which game?"),
    "unknown game": ((*BOT, "--token", TOKEN, "--game", "chess"), "no game called “chess”"),
    "unknown bot": ((*BOT, "--token", TOKEN, "--game", REALMS, "--bot", "deep"), "“deep”"),
    "unknown option": ((*BOT, "--token", TOKEN, "--game", REALMS, "--option", "x=1"), "“x”"),
    "too many seats": ((*BOT, "--token", TOKEN, "--game", REALMS, "--seats", "3"), "it takes 2."),
    "no address": (("bot", "--url", "cards", "--token", TOKEN), "“cards” is no address"),
    "another scheme": (("bot", "--url", "ftp://cards", "--token", TOKEN), "is no address"),
    "a password in it": (("bot", "--url", "http://a:b@c", "--token", TOKEN), "is no address"),
    "no such port": (("bot", "--url", "http://c:99999", "--token", TOKEN), "is no address"),
    "nobody there": ((*BOT, "--token", TOKEN, "--game", REALMS), "No Starfelt server answers"),
    "nobody there at a table": ((*BOT, "--token", TOKEN, "--table", "x"), "No Starfelt server"),
    "a table and games": (
        (*BOT, "--token", TOKEN, "--table", "x", "--games", "2"),
        "leave out --games",
    ),
    "a table and options": (
        (*BOT, "--token", TOKEN, "--table", "x", "--option", "cap=2"),
        "leave out --games",
    ),
}


@pytest.mark.parametrize("case", WRONG)
def test_what_is_wrong_is_said_in_one_sentence(case: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("STARFELT_TOKEN", raising=False)
    arguments, words = WRONG[case]
    done = starfelt_with(*arguments)
    assert done.exit_code == 2
    assert words in done.stderr
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""
    assert "sft_" not in done.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_server_refuses_in_the_language_of_the_reader(hall: Hall, language: str) -> None:
    text = Text(language)
    asked = ("bot", "--url", hall.url, "--lang", language)
    done = starfelt_with(*asked, "--token", token_of(hall), "--table", "nowhere")
    words = text.refusal(Refusal("no-such-table"))
    assert done.exit_code == 2
    assert done.stderr == text("refusal-server-refused", sentence=words) + "\n"
    done = starfelt_with(*asked, "--token", token_of(hall, "read"), "--game", REALMS)
    words = text.refusal(Refusal("token-lacks-scope", scope="play"))
    assert done.stderr == text("refusal-server-refused", sentence=words) + "\n"
    done = starfelt_with(*asked, "--token", TOKEN, "--game", REALMS)
    words = text.refusal(Refusal("bad-token"))
    assert done.stderr == text("refusal-server-refused", sentence=words) + "\n"


def test_a_table_of_another_game_and_a_full_one_are_refused(hall: Hall) -> None:
    person = hall.person()
    table = person.open(REALMS, "me", "bot:random")
    asked = ("bot", "--url", hall.url, "--token", token_of(hall), "--table", table)
    done = starfelt_with(*asked, "--game", "stolen_plans")
    assert done.exit_code == 2
    assert "Star Realms is played" in done.stderr
    done = starfelt_with(*asked)
    assert done.exit_code == 2
    assert Text("en").refusal(Refusal("game-has-begun")) in done.stderr


def test_who_is_thrown_out_gives_up(hall: Hall) -> None:
    """The token is deleted in the middle of the game: the socket is closed, and no other opened."""
    person, account = hall.person(), hall.account()
    table = person.open(REALMS, "me", "open", options=SHORT)
    token = hall.program(account, "read", "play").headers["Authorization"].removeprefix("Bearer ")

    def delete() -> None:
        until(lambda: person.look(table)["now"]["status"] == "playing")
        until(lambda: any(reader.account == account.id for reader in hall.hub.readers))
        (kept,) = hall.do(hall.services.store.tokens(account.id))
        assert hall.as_(account).call("DELETE", f"/api/tokens/{kept.id}").status_code == 204

    done = beside(delete, "bot", "--url", hall.url, "--token", token, "--table", table)
    assert done.exit_code == 2
    assert done.stdout.splitlines()[-1] == Text("en")("bot-reconnecting")
    assert Text("en").refusal(Refusal("bad-token")) in done.stderr


def test_who_loses_the_seat_before_the_game_begins_leaves(hall: Hall) -> None:
    person = hall.person()
    table = person.open("stolen_plans", "me", "open", "open")

    def unseat() -> None:
        until(lambda: "who" in person.look(table)["now"]["seats"][1] and bool(hall.hub.readers))
        body = {"type": "unseat", "seat": 1}
        assert person.post(f"/api/tables/{table}/commands", body).status_code == 200
        for _ in range(2):
            assert person.command(table, "put_bot", bot="random").status_code == 200

    done = beside(unseat, "bot", "--url", hall.url, "--token", token_of(hall), "--table", table)
    assert done.exit_code == 2
    assert done.stderr == Text("en").refusal(Refusal("no-seat-of-yours")) + "\n"


class Elsewhere(BaseHTTPRequestHandler):
    """A server that is none of ours: it sends everybody to another place on it."""

    asked: ClassVar[list[tuple[str, str]]] = []

    def do_POST(self) -> None:
        self.asked.append((self.path, self.headers["Authorization"]))
        self.send_response(302)
        self.send_header("Location", "/elsewhere")
        self.send_header("Content-Length", "0")
        self.end_headers()

    do_GET = do_POST  # noqa: N815

    def log_message(self, *_: object) -> None:
        """Nothing to be said about it."""


def test_a_token_is_not_carried_elsewhere() -> None:
    with ThreadingHTTPServer(("127.0.0.1", 0), Elsewhere) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        url = f"http://127.0.0.1:{server.server_port}"
        done = starfelt_with("bot", "--url", url, "--token", TOKEN, "--game", REALMS)
        server.shutdown()
    assert done.exit_code == 2
    assert done.stderr == Text("en")("refusal-no-server", url=url) + "\n"
    assert Elsewhere.asked == [("/api/quick-match", f"Bearer {TOKEN}")]


# ------------------------------------------------------------------ around it
def until(holds: Callable[[], bool]) -> None:
    deadline = time.monotonic() + SECONDS
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def beside(work: Callable[[], None], *arguments: str) -> Any:
    """Run the command while somebody else does something."""
    problems: list[BaseException] = []

    def watched() -> None:
        try:
            work()
        except BaseException as problem:
            problems.append(problem)

    thread = threading.Thread(target=watched)
    thread.start()
    done = starfelt_with(*arguments)
    thread.join(SECONDS)
    assert problems == []
    return done


def test_a_bot_goes_on_after_what_is_said(hall: Hall) -> None:
    sitting = Sitting(Place(hall.url, token_of(hall)), "table", make("random", REALMS, 1), str)
    assert sitting.heard({"type": "update", "now": {"number": 6}}) == {"number": 6}
    assert sitting.heard({"type": "said", "number": 7, "happened": []}) is None
    assert sitting.since == 7
