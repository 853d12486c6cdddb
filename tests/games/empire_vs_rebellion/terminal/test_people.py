"""Empire vs. Rebellion with two people at one keyboard, and what can be taken back in it."""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from starfelt.core.replay import begin
from starfelt.terminal.line_mode import LineMode
from starfelt.terminal.seats import read_players
from starfelt.words.fluent import LANGUAGES
from starfelt.words.numbered_choices import Choice
from starfelt.words.text import Text
from tests.games.empire_vs_rebellion.terminal.keyboard import answers, out_of
from tests.terminal.person import WAR, Person, first, last, played, starfelt_with

SEATS = "you:Anna,you:Ben"
BACK = "Your last choice is taken back."
SECRETS = "a hidden card has been seen since"
OTHERS = "somebody else has acted since"
PLANNING: dict[str, Any] = {
    "stack": [{"step": "planned"}],
    "open": [{"step": "pick_strategy", "seat": seat} for seat in (0, 1)],
}


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


# ------------------------------------------------------------------ two people
class Watched(Person):
    """At every line, checks that whoever is before the screen may read it."""

    def __init__(self, mode: LineMode) -> None:
        super().__init__(mode, last)
        self.checked = 0
        self.known: list[set[str]] = [set(), set()]  # characters of which each has heard
        self.handed_over_from = -1

    def hide(self) -> None:
        super().hide()
        self.handed_over_from = self.mode.looking

    def say(self, lines: Iterable[str]) -> None:
        found = list(lines)
        super().say(found)
        seat = self.mode.looking
        if seat < 0 or self.mode.recorder.state.is_over():
            return
        self.learn(seat)
        text = self.mode.text
        for card in characters(1 - seat) - self.known[seat]:
            name = text.card(WAR.name, card)
            assert not any(name in line for line in found), (seat, card, found)
            self.checked += 1
        self.check_strategy(seat, found)

    def learn(self, seat: int) -> None:
        """All that the rules have told this seat, or show it."""
        told = self.mode.chronicle.told(seat)
        view = WAR.view(self.mode.recorder.state, seat)
        self.known[seat] |= {event.card for event in told if event.card}
        if view.round:  # before, all characters are in reserve
            self.known[seat] |= {*view.seats[1 - seat].inside, *view.seats[1 - seat].outside}

    def check_strategy(self, seat: int, lines: list[str]) -> None:
        """A strategy that lies face down before the reader is the reader's own."""
        text = self.mode.text
        start = text.label("line-empire_vs_rebellion-chosen-known", reader="player", player="")
        chosen = self.mode.recorder.state.players[seat].chosen
        for line in lines:
            if line.startswith(start):
                assert text.card(WAR.name, WAR.cards[32 + chosen]) in line


def characters(seat: int) -> set[str]:
    """Seat 0 is the Rebel here."""
    return set(WAR.cards[16:24] if seat == 0 else WAR.cards[24:32])


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_ever_reads_what_is_the_others_secret(language: str) -> None:
    seated = read_players(SEATS)
    words = [player.written() for player in seated]
    recorder = begin(WAR, 2, 3, {"rebel": "1", "struggle_cap": "30"}, words)
    mode = LineMode(Text(language), recorder, seated)
    watched = Watched(mode)
    mode.console = watched
    mode.play()
    assert mode.recorder.state.is_over()
    assert watched.checked > 200
    assert watched.handed_over_from >= 0


def test_both_choose_their_characters_one_after_the_other() -> None:
    lines = ["", "1 2 3 4", "", "", "5 6 7 8", "", "1", "", "", "2", "", "quit"]
    arguments = ("play", "empire_vs_rebellion", "--seats", SEATS, "--option", "rebel=1")
    out = starfelt_with(*arguments, "--seed", "2", lines=lines).stdout
    _, anna, ben, *_ = re.split("(?:Anna|Ben), press Enter", out)
    assert "You choose Chewbacca, Han Solo, Lando Calrissian, Leia Organa for your deck." in anna
    assert anna.rstrip().endswith("Press Enter to hide the screen:")
    assert "Anna has chosen 4 characters." in ben
    assert "Chewbacca" not in ben
    assert "8: Jabba the Hutt" in ben


def test_both_pick_their_strategies_in_secret(tmp_path: Path) -> None:
    out = out_of(tmp_path, ["", "3", "", "", "5", ""], seats=SEATS, **PLANNING)
    _, anna, ben, *_ = re.split("(?:Anna|Ben), press Enter", out)
    assert "You pick Direct Assault as your strategy." in anna
    assert "Anna has picked a strategy." in ben
    assert "Strategy of Anna: chosen, face down." in ben
    assert ben.count("Direct Assault") == 1  # among the choices
    assert answers(tmp_path, 1) == ["pick support"]


def test_both_may_add_a_character_in_secret(tmp_path: Path) -> None:
    """Both have revealed Support, and both are asked at once."""
    fields = {
        "stack": [{"step": "determine_victory"}],
        "open": [{"step": "may_add", "seat": seat} for seat in (0, 1)],
    }
    players = [
        {"ready": [card], "chosen": "support", "seen": "everybody"} for card in ("recon_2", "ig88")
    ]
    out = out_of(tmp_path, ["", "4", "", "", "0"], *players, seats=SEATS, **fields)
    _, anna, ben, *_ = re.split("(?:Anna|Ben), press Enter", out)
    card = answers(tmp_path)[0].removeprefix("add ")
    name = Text("en").card(WAR.name, card)
    assert f"You add {name} from your reserve to your deck." in anna
    assert "Anna adds a character from the reserve to the deck." in ben
    assert name not in ben
    assert answers(tmp_path, 1)[0] == "done"


def test_an_infiltrator_picks_for_the_other_who_looks_at_it_alone(tmp_path: Path) -> None:
    fields = {
        "stack": [{"step": "planned"}, {"step": "pick", "owner": 0}],
        "open": [{"step": "pick_for_opponent", "seat": 0}],
        "balance": 1,
    }
    out = out_of(tmp_path, ["", "2", "5", "", ""], {}, {"infiltrated": True}, SEATS, **fields)
    _, anna, ben, *_ = re.split("(?:Anna|Ben), press Enter", out)
    assert "You pick Deception as Ben's strategy." in anna
    assert "You pick Support as your strategy." in anna
    assert "Your strategy, face down: Deception." in ben
    assert "Support" not in ben


def test_the_opponent_sees_a_look_but_not_the_cards(tmp_path: Path) -> None:
    mine = {"ready": ["recon_2", "recon_3"], "deck": ["yoda", "han_solo"], "chosen": "support"}
    theirs = {"ready": ["recon_3"], "chosen": "support"}
    lines = ["", "2", "1", "1", ""]
    out = out_of(tmp_path, lines, mine, theirs, seats=SEATS)
    _, anna, ben = re.split("(?:Anna|Ben), press Enter", out)
    assert "From the top: Han Solo, Yoda." in anna
    line = "Anna uses Recon 2: a look at the top 2 cards of their own deck; "
    assert f"{line}Han Solo is discarded from it." in ben
    assert "Yoda" not in ben


def test_the_end_is_for_both() -> None:
    mode, _ = played(SEATS, 4, first, {"tutorial": True}, game="empire_vs_rebellion")
    shown: list[str] = mode.console.shown  # type: ignore[attr-defined]
    assert mode.screen(-1).ending(mode.recorder.state) in shown


def test_the_last_screen_has_the_score(tmp_path: Path) -> None:
    mine = {"ready": ["recon_5"], "chosen": "bureaucracy", "won": ["battle_of_yavin"]}
    won = ["battle_of_endor", "duel_on_cloud_city"]
    theirs = {"ready": ["the_force_5", "military_5"], "chosen": "bureaucracy", "won": won}
    out = out_of(tmp_path, ["0", ""], mine, theirs, passes=1)
    end = out.split("Bot 1 wins Battle of Hoth, worth 3 victory points.")[1]
    assert "Victory points: you 3, Bot 1 9." in end


# ------------------------------------------------------------------ taken back
MINE = {"ready": ["military_2", "recon_2"], "chosen": "support", "influence": 1}
THEIRS = {"ready": ["recon_3", "boba_fett"], "chosen": "support"}


def test_a_power_can_be_taken_back_before_its_question_is_answered(tmp_path: Path) -> None:
    out = out_of(tmp_path, ["2", "undo"], MINE, THEIRS)
    assert "Military: which opposing card do you discard?" in out
    assert BACK in out
    assert answers(tmp_path) == []


def test_a_strategy_can_be_taken_back_before_anybody_acts(tmp_path: Path) -> None:
    out = out_of(tmp_path, ["1", "undo", "2"], balance=0, **PLANNING)
    assert BACK in out
    assert answers(tmp_path) == ["pick deception"]
    out = out_of(tmp_path, ["1", "undo"], balance=1, **PLANNING)
    assert OTHERS in out
    assert BACK not in out


def test_not_after_a_look_at_a_deck(tmp_path: Path) -> None:
    for lines in (["3", "1", "undo"], ["3", "2", "undo"]):
        out = out_of(tmp_path, lines, MINE, THEIRS)
        assert SECRETS in out
        assert BACK not in out


def test_not_after_the_opponent_has_acted(tmp_path: Path) -> None:
    out = out_of(tmp_path, ["1", "undo"], MINE, THEIRS)
    assert OTHERS in out
    assert BACK not in out


def test_not_after_a_search_that_found_nobody(tmp_path: Path) -> None:
    """That there is no character in a deck is something to know, too."""
    mine = {"side": "empire", "ready": ["ig88"], "chosen": "support"}
    theirs = {
        "ready": ["recon_3"],
        "discards": ["leia_organa", "luke_skywalker", "obi_wan_kenobi", "yoda"],
        "chosen": "support",
    }
    out = out_of(tmp_path, ["2", "2", "undo"], mine, theirs)
    assert "IG-88" in out
    assert SECRETS in out


# ------------------------------------------------------------------ entries
def test_passing_is_number_0_and_needs_it(tmp_path: Path) -> None:
    out = out_of(tmp_path, ["", "0"], MINE, THEIRS)
    assert "0: Pass" in out
    assert "Choose one number from 1 to 3, or 0." in out
    assert answers(tmp_path)[0] == "pass"


def test_four_characters_are_entered_on_one_line(tmp_path: Path) -> None:
    arguments = ("play", "empire_vs_rebellion", "--seats", "you,random", "--seed", "1")
    out = starfelt_with(*arguments, "--save", "war.json", lines=["1 2 3", "8 1 3 5"]).stdout
    assert "Choose exactly 4 different numbers from 1 to 8" in out
    kept = [word for word in answers(tmp_path) if word.startswith("keep")]
    own = WAR.cards[16:24] if "Chewbacca" in out.split("Enter 4")[0] else WAR.cards[24:32]
    assert kept == [f"keep {own[n]}" for n in (0, 2, 4, 7)]


def test_a_power_may_be_stopped_early(tmp_path: Path) -> None:
    mine = {"ready": ["chewbacca"], "chosen": "support"}
    out_of(tmp_path, ["2", "0"], mine, THEIRS)
    assert answers(tmp_path) == ["use chewbacca", "done"]


def daring(choice: Choice) -> list[int]:
    """Passes as soon as it can."""
    return [0] if choice.stop else first(choice)


@pytest.mark.parametrize(("taste", "seats"), [(daring, "random,you"), (last, "you,random")])
def test_other_tastes_come_to_an_end_too(taste: Any, seats: str) -> None:
    mode, _ = played(seats, 6, taste, game="empire_vs_rebellion")
    assert mode.recorder.state.is_over()
