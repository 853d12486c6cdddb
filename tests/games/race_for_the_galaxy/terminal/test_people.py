"""Race for the Galaxy with two people at one keyboard: secrets, the end, and taking back."""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from starfelt.core.replay import begin
from starfelt.terminal.line_mode import LineMode
from starfelt.terminal.seats import read_players
from starfelt.words.fluent import LANGUAGES
from starfelt.words.text import Text
from tests.games.race_for_the_galaxy.rules.table import BRINK, act, in_words, play, side, table
from tests.games.race_for_the_galaxy.terminal.keyboard import ASKED_ALONE, answers, other, out_of
from tests.games.race_for_the_galaxy.words.shown import screen
from tests.terminal.person import RACE, Person, answers_in, first, played, starfelt_with
from tests.words import plain

SEATS = "you:Anna,you:Ben"
BACK = "Your last choice is taken back."
SECRETS = "a hidden card has been seen since"
OTHERS = "somebody else has acted since"


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


# ------------------------------------------------------------------ two people
class Watched(Person):
    """At every line, checks that it names no card of which whoever looks has not heard."""

    def __init__(self, mode: LineMode) -> None:
        super().__init__(mode, first)
        self.checked = 0
        self.known: list[set[str]] = [set(), set()]

    def say(self, lines: Iterable[str]) -> None:
        found = list(lines)
        super().say(found)
        seat = self.mode.looking
        if seat < 0 or self.mode.recorder.state.is_over():
            return
        view = RACE.view(self.mode.recorder.state, seat)
        told = self.mode.chronicle.told(seat)
        self.known[seat] |= {event.card for event in told if event.card} | {*view.hand, *view.drawn}
        named = re.findall(r"\[(\w+)\]", "\n".join(found))
        assert set(named) <= self.known[seat], (seat, found)
        self.checked += len(named)


class ByKey(Text):
    """Cards go by their keys, for many names are parts of others."""

    def card(self, game: str, card: str) -> str:
        return f"[{card}]"


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_ever_reads_what_is_the_others_secret(language: str) -> None:
    seated = read_players(SEATS)
    words = [player.written() for player in seated]
    recorder = begin(RACE, 2, 3, {"cap": "6"}, words)
    mode = LineMode(ByKey(language), recorder, seated)
    watched = Watched(mode)
    mode.console = watched
    mode.play()
    assert mode.recorder.state.is_over()
    assert watched.checked > 300


MINE = side("gem_world old_earth rebel_base hive_world", "new_sparta")
THEIRS = side("spice_world artist_colony space_port comet_zone", "epsilon_eridani")


def parts(out: str) -> list[str]:
    """What was shown between two hand-overs."""
    return re.split("(?:Anna|Ben), press Enter", out)[1:]


def test_actions_and_placed_cards_are_chosen_in_secret(tmp_path: Path) -> None:
    lines = ["", "4", "", "7", "3", "", "2", ""]
    anna, ben, again, *_ = parts(out_of(tmp_path, lines, MINE, THEIRS, seats=SEATS))
    assert "4: Settle" in anna
    first_part = ben.split("Chosen: ")[0]
    assert "Waiting for Anna" not in first_part
    assert "chosen Settle" not in first_part
    assert "Chosen: you Produce, Anna Settle." in ben
    assert "Old Earth" not in ben
    assert "Gem World" not in ben
    assert "Place Artist Colony for 1 card" in ben
    assert "Spice World" not in again
    assert answers(tmp_path)[:2] == ["choose settle", "place gem_world"]
    assert answers(tmp_path, 1)[:2] == ["choose produce", "place artist_colony"]


def test_start_worlds_are_chosen_in_secret() -> None:
    seated = read_players(SEATS)
    recorder = begin(RACE, 2, 5, {"cap": 1}, [player.written() for player in seated])
    mode = LineMode(Text("en"), recorder, seated)
    offered = [RACE.view(recorder.state, seat).drawn for seat in (0, 1)]
    person = Person(mode, first)
    mode.console = person
    mode.play()
    (anna, ben, *_) = parts("\n".join(person.shown))
    names = [[mode.text.card(RACE.name, world) for world in worlds] for worlds in offered]
    for world in names[0]:
        assert f"- {world}: " in anna
        assert f"Begin with {world}" in anna
    assert not any(world in anna for world in names[1])
    before, after = ben.split("Start worlds: ")
    assert not any(world in before for world in names[0])
    assert f"you {names[1][0]} (number " in after
    assert f"Anna {names[0][0]} (number " in after
    assert names[0][1] not in after
    assert f"You discard the other start world, {names[1][1]}." in after


def test_drawn_cards_are_shown_to_their_owner_alone(tmp_path: Path) -> None:
    coming = "blaster_gem_mines plague_world new_vinland distant_world tourist_world"
    lines = ["", "2", "", "4", "1", "", "", "1 2"]
    out = out_of(tmp_path, lines, MINE, THEIRS, seats=SEATS, coming=coming)
    anna, ben, again, *_ = parts(out)
    assert "Keep New Vinland" not in ben
    assert "Keep Distant World: " in ben
    assert "You keep 1 card (" in ben
    assert ben.rstrip().endswith("Press Enter to hide the screen:")
    assert "Keep Plague World: " in again
    assert "Distant World" not in anna + again
    assert "Ben draws 2 cards and keeps 1 card." in again


def test_the_end_is_for_all_and_has_the_score() -> None:
    mode, _ = played(SEATS, 4, first, {"cap": "2"}, game="race_for_the_galaxy")
    shown: list[str] = mode.console.shown  # type: ignore[attr-defined]
    at = shown.index(mode.screen(-1).ending(mode.recorder.state))
    assert shown[at + 1] == "Final score:"
    scores = [shown[at + 2], shown[at + 3]]
    assert sorted(line.split(":")[0] for line in scores) == ["- Anna", "- Ben"]


# ------------------------------------------------------------------ the last screen
def ended(mine: Any, theirs: Any) -> tuple[Any, list[str]]:
    """A game that ends after a round in which nothing happens."""
    state = act(table(mine, theirs, options={"cap": 1}), "settle", "settle")
    while not state.is_over():
        play(state, "none")
    return state, plain.afterword(screen(0), state)


def test_a_tie_is_broken_by_cards_and_goods_or_shared() -> None:
    state, lines = ended(side("rebel_base", "new_sparta"), side("", "epsilon_eridani"))
    assert state.ending() == "cap"
    assert lines[0] == "Final score:"
    assert lines[1].startswith("- Ben: 1 VP = ")
    assert lines[3:] == [
        "The best are level. Cards in hand and goods together decide: you 1, Ben 0."
    ]
    assert screen(0).ending(state).endswith("you win!")
    state, lines = ended(side("", "new_sparta"), side("", "epsilon_eridani"))
    assert lines[4:] == ["The win is shared by you, Ben."]
    state, lines = ended(side("", "old_earth"), side("", "epsilon_eridani"))
    assert len(lines) == 3


def test_the_game_can_end_by_prestige() -> None:
    state = act(table(side("", "old_earth", prestige=15), "new_sparta", options=BRINK), "produce")
    assert state.ending() == "prestige"
    one = screen(0)
    assert one.ending(state).endswith("you win!")
    assert plain.afterword(one, state)[1].endswith(" + 15 prestige.")
    for language in LANGUAGES:
        text = Text(language)
        assert text(f"cli-end-{RACE.name}-prestige")
        assert screen(1, language).ending(state) != screen(0, language).ending(state)


# ------------------------------------------------------------------ taken back
def test_a_payment_can_be_taken_back_before_anything_follows(tmp_path: Path) -> None:
    tableau = "new_sparta deficit_spending merchant_world"
    mine = side("gem_world old_earth rebel_base hive_world", tableau)
    out = out_of(tmp_path, ["6", "1", "1 2", "undo", "0"], mine, other("produce"), **ASKED_ALONE)
    assert BACK in out
    assert answers(tmp_path)[-1] == "done"


def test_a_start_world_can_be_chosen_anew_until_all_are_open() -> None:
    arguments = ("play", RACE.name, "--seats", "you,random", "--seed", "5", "--save", "game.json")
    out = starfelt_with(*arguments, lines=["1", "undo", "2", "1 2", "undo", "quit"]).stdout
    assert out.count(BACK) == 1
    assert OTHERS in out  # the bot has chosen its action
    given = [in_words(action) for seat, action in answers_in(Path("game.json")) if seat == 0]
    assert given[0] == f"keep {RACE.view(RACE.start(2, 5), 0).drawn[1]}"


def test_not_after_a_card_was_drawn_or_shown(tmp_path: Path) -> None:
    out = out_of(tmp_path, ["4", "2", "undo"], MINE, other("settle"), **ASKED_ALONE)
    assert OTHERS not in out
    assert SECRETS in out
    sale = side("hive_world", "new_sparta gem_world+good spice_world+good deficit_spending")
    out = out_of(tmp_path, ["5", "1", "undo"], sale, other("produce"), **ASKED_ALONE)
    assert SECRETS in out
    assert BACK not in out


def test_an_action_cannot_be_taken_back_once_all_are_revealed(tmp_path: Path) -> None:
    out = out_of(tmp_path, ["", "4", "", "7", "undo"], MINE, THEIRS, seats=SEATS)
    assert "Chosen: you Produce, Anna Settle." in out
    assert SECRETS in out
    assert BACK not in out


def test_not_after_somebody_else_has_acted(tmp_path: Path) -> None:
    theirs = side("spice_world artist_colony", "epsilon_eridani", chosen="settle")
    out = out_of(tmp_path, ["4", "undo"], MINE, theirs, **ASKED_ALONE)
    assert OTHERS in out
    assert BACK not in out
