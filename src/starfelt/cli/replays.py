"""The facts that the commands find, and the same facts in words."""

from pathlib import Path
from typing import Any

import msgspec

import starfelt
from starfelt.bots import BOTS
from starfelt.core.game import SPECTATOR
from starfelt.core.options import Choice, Flag, Number, Option
from starfelt.core.refusal import Refusal
from starfelt.core.replay import Recorder, read_file
from starfelt.lines.course import Course, course_lines, course_of
from starfelt.lines.players import Player, names, usual
from starfelt.lines.screen import Screen
from starfelt.terminal.chronicle import Chronicle
from starfelt.terminal.players import printable, remembered
from starfelt.text import Text


# -------------------------------------------------------------------------------- games
def game_facts(text: Text) -> dict[str, Any]:
    """Every game with its rules version, seats and options."""
    found = []
    for name in starfelt.GAMES:
        game = starfelt.load(name)
        found.append(
            {
                "name": name,
                "title": text.game(name),
                "rules": game.rules,
                "seats": {"least": game.least_seats, "most": game.most_seats},
                "options": [option_facts(text, name, option) for option in game.options],
            }
        )
    return {"games": found}


def option_facts(text: Text, game: str, option: Option) -> dict[str, Any]:
    if isinstance(option, Flag):
        kind = {"kind": "flag", "choices": ["on", "off"]}
    elif isinstance(option, Choice):
        kind = {"kind": "choice", "choices": list(option.values)}
    elif isinstance(option, Number):
        kind = {"kind": "number", "choices": [f"{option.least}-{option.most}"]}
    else:
        kind = {"kind": "parts", "choices": list(option.presets), "parts": list(option.parts)}
    explanation = text(f"{game}-option-{option.key}")
    return {"key": option.key, **kind, "default": option.default, "explanation": explanation}


def games(text: Text, facts: dict[str, Any]) -> list[str]:
    lines = []
    for game in facts["games"]:
        seats = game["seats"]
        lines.append(
            text(
                "cli-game" if seats["least"] < seats["most"] else "cli-game-one-number",
                name=game["name"],
                title=game["title"],
                rules=game["rules"],
                least=seats["least"],
                most=seats["most"],
            )
        )
        for option in game["options"]:
            parts = ["+".join(option["parts"])] if "parts" in option else []
            lines.append(
                text(
                    "cli-game-option",
                    option=option["key"],
                    choices=", ".join([*option["choices"], *parts]),
                    default=value_in_words(option["default"]),
                    explanation=option["explanation"],
                )
            )
    return lines


def value_in_words(value: bool | int | str) -> str:
    """The value of an option as it is entered."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


# -------------------------------------------------------------------------------- simulations
def simulation(text: Text, facts: dict[str, Any]) -> list[str]:
    lines = [
        text(
            "cli-simulated",
            game=text.game(facts["game"]),
            games=facts["games"],
            seats=facts["seats"],
            seed=f"0x{facts['seed']:x}",
            seconds=f"{facts['seconds']:.2f}",
            speed=f"{facts['games_per_second']:.0f}",
        )
    ]
    for seat, (bot, wins) in enumerate(zip(facts["bots"], facts["wins"], strict=True)):
        lines.append(
            text("cli-simulated-seat", seat=seat, bot=bot, wins=wins, share=share(wins, facts))
        )
    if facts["draws"]:
        lines.append(text("cli-simulated-draws", draws=facts["draws"]))
    for end, number in facts["ends"].items():
        reason = text(f"cli-end-{facts['game']}-{end}")
        lines.append(
            text("cli-simulated-end", reason=reason, number=number, share=share(number, facts))
        )
    length = facts["length"]
    lines.append(
        text(
            "cli-simulated-length",
            mean=f"{length['mean']:.1f}",
            least=length["least"],
            most=length["most"],
        )
    )
    return lines


def share(number: int, facts: dict[str, Any]) -> str:
    return f"{100 * number / facts['games']:.1f}"


# -------------------------------------------------------------------------------- replays
class Look:
    """A game after so many answers, for one seat or a spectator."""

    def __init__(self, recorder: Recorder, at: int | None, seat: int | None) -> None:
        answers, seats = len(recorder.replay.answers), recorder.replay.seats
        if at is not None and at > answers:
            raise Refusal("no-such-answer", at=at, answers=answers)
        if seat is not None and seat >= seats:
            raise Refusal("no-such-seat", seat=seat, most=seats - 1)
        self.answers = answers
        self.committed = bool(recorder.replay.commitment)
        self.course = course_of(recorder)
        if at is not None and at < answers:
            recorder.back_to(at)
        self.recorder = recorder
        self.seat = seat if seat is not None else SPECTATOR
        self.told = Chronicle(recorder).told(self.seat)

    def facts(self) -> dict[str, Any]:
        replay, game = self.recorder.replay, self.recorder.game
        return {
            "game": game.name,
            "rules": game.rules,
            "seats": replay.seats,
            "players": replay.players,
            "answers": self.answers,
            "at": len(replay.answers),
            "seat": self.seat,
            "over": self.recorder.state.is_over() or self.is_at_the_end(),
            "committed": self.committed,
            "course": self.course,
            "log": self.told,
            "view": game.view(self.recorder.state, self.seat),
        }

    def is_at_the_end(self) -> bool:
        """Are all answers shown of a live game that is over?"""
        whole = len(self.recorder.replay.answers) == self.answers
        return whole and self.course is not None and self.course.is_over

    def is_live(self) -> bool:
        return self.committed or self.course is not None


def live_names(text: Text, players: list[str], seats: int) -> list[str]:
    """What people and bots at a live table are called; a file may lack some."""
    return names(
        text,
        [
            Player(bot=word) if word in BOTS else Player(name=printable(word))
            for word in (players + [""] * seats)[:seats]
        ],
    )


def replay(text: Text, look: Look) -> list[str]:
    """The log as the seat was told it, the table as it sees it, and how it went at the table."""
    recorder, state = look.recorder, look.recorder.state
    players, seats = recorder.replay.players, recorder.replay.seats
    if look.is_live():
        called = live_names(text, players, seats)
    else:
        called = names(text, remembered(players, seats) or usual(seats))
    screen = Screen(text, recorder.game, called, look.seat)
    at = len(recorder.replay.answers)
    title = text.game(recorder.game.name)
    lines = [text("cli-replay-title", game=title, at=at, answers=look.answers)]
    lines += [text("cli-replay-seat", seat=seat, player=name) for seat, name in enumerate(called)]
    view = screen.view(state)
    lines += ["", *screen.log(look.told), "", *screen.table(view), ""]
    if state.is_over():
        lines.append(screen.ending(state))
    elif not look.is_at_the_end():
        lines += screen.prompts(view)
    return lines + (course_lines(text, look.course, called) if look.course else [])


def verified(path: Path) -> dict[str, Any]:
    """How many answers and hashes of a replay agree; refused if any does not."""
    recorder = read_file(path, starfelt.load)
    answers = len(recorder.replay.answers)
    document = msgspec.json.decode(path.read_bytes())
    hashes = document.get("hashes", {}) if "format" in document else {}
    course = course_of(recorder)
    return {
        "file": str(path),
        "game": recorder.game.name,
        "rules": recorder.game.rules,
        "seats": recorder.replay.seats,
        "players": recorder.replay.players,
        "answers": answers,
        "hashes": len(hashes),
        "over": recorder.state.is_over() or (course is not None and course.is_over),
        "committed": bool(recorder.replay.commitment),
        "commitment": recorder.replay.commitment,
        "course": course,
        "hash": recorder.state.hash(),
        "ok": True,
    }


def verification(text: Text, facts: dict[str, Any]) -> list[str]:
    course: Course | None = facts["course"]
    key = "cli-verified-over" if facts["over"] else "cli-verified"
    if course is not None and course.end:
        key = "cli-verified-ended"
    lines = [text(key, file=facts["file"], answers=facts["answers"], hashes=facts["hashes"])]
    if facts["committed"]:
        lines.append(text("cli-verified-commitment", commitment=facts["commitment"]))
    if course is None:
        return lines
    return lines + course_lines(text, course, live_names(text, facts["players"], facts["seats"]))


# -------------------------------------------------------------------------------- checks
def contract(text: Text, facts: dict[str, Any]) -> list[str]:
    numbers = {key: facts[key] for key in ("games", "answers", "pairs", "different")}
    lines = [text("cli-checked", game=text.game(facts["game"]), **numbers)]
    for check, result in facts["checks"].items():
        what = text(f"cli-check-{check}")
        key = "cli-check-passed" if result == "ok" else "cli-check-failed"
        lines.append(text(key, check=what, problem=result))
    return lines


# -------------------------------------------------------------------------------- speed
def bench(text: Text, facts: dict[str, Any]) -> list[str]:
    lines = []
    for game, builds in facts.items():
        for build, figures in builds.items():
            title = text(f"cli-bench-{build}", game=text.game(game))
            if figures is None:
                lines.append(text("cli-bench-none", build=title))
                continue
            lines.append(
                text(
                    "cli-bench-figures",
                    build=title,
                    games=figures["games_per_second"],
                    answers=figures["answers_per_second"],
                    clone=f"{figures['clone_us']:.2f}",
                )
            )
    return lines
