"""What happened in Race for the Galaxy, told shortly: what a player does in a phase is a line."""

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from starfelt.core.game import SPECTATOR, Told
from starfelt.core.rng import FAST
from starfelt.games.race_for_the_galaxy.notation.steps_in_views import RaceQuestion
from starfelt.games.race_for_the_galaxy.rules.round.goals import GOAL_KEYS
from starfelt.games.race_for_the_galaxy.rules.told import TOLD
from starfelt.words.fluent import LANGUAGES
from starfelt.words.screen import Screen
from starfelt.words.text import Text
from tests.games.race_for_the_galaxy.rules.table import act, play, side, table
from tests.games.race_for_the_galaxy.words.shown import NAMES, log, screen
from tests.terminal.person import RACE, starfelt_with

KINDS = sorted(TOLD)

#: Events without a card, those whose card may be hidden, and those with another player.
NO_CARD = ("round", "chooses", "boosts", "phase", "shuffles", "cannot_draw", "passes", "gains",
           "names", "claims", "loses", "leaders", "looks_for", "as_kind", "ends")  # fmt: skip
HIDDEN = ("offers", "rejects", "draws", "keeps", "discards", "pays", "arms", "prestige",
          "pays_prestige", "saves", "takes_saved", "looks_at_saved", "salvages")  # fmt: skip
WITH_OTHER = ("declares", "prevents", "fails", "takes_over", "destroys", "looks_at_saved",
              "salvages")  # fmt: skip


def told(kind: str, seat: int, cards: str = "", number: int = 1) -> list[Told]:
    """An event for each card; `?` is a card that the reader may not know."""
    words: list[str | None] = [*cards.split()] or [None]
    return [Told(kind, seat, None, card if card != "?" else None, number) for card in words]


def news(*events: Told, asked: dict[str, Any] | None, seat: int = 0) -> list[str]:
    one = screen(seat)
    return one.log(one.words.newsworthy(events, seat, asked))


# ------------------------------------------------------------------ every kind
def forms(kind: str) -> Iterator[Told]:
    for seat in (0, 1):
        other = 1 - seat if kind in WITH_OTHER else None
        for number in (1, 2) if kind == "as_kind" else (0, 1, 2):
            if kind not in NO_CARD:
                yield Told(kind, seat, other, "gem_world", number)
            if kind in (*NO_CARD, *HIDDEN):
                yield Told(kind, seat, other, None, number)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_event_can_be_told(kind: str, language: str) -> None:
    """Each in one line, whoever reads it; own deeds read differently from those of others."""
    for event in forms(kind):
        (line,) = log(event, seat=1 - event.seat, language=language)
        assert line.strip()
        assert "None" not in line
        (seen,) = log(event, seat=SPECTATOR, language=language)
        (own,) = log(event, seat=event.seat, language=language)
        nobody = kind in ("round", "phase", "shuffles", "ends")
        if kind != "leaders":  # which are told by seats, whoever is first
            assert (own == seen) == nobody, line


# ------------------------------------------------------------------ rounds and phases
def test_a_round_begins_with_what_everybody_chose() -> None:
    choices = [Told("chooses", 1, number=4), Told("chooses", 2, number=7), Told("chooses", 0)]
    assert log(Told("round", -1, number=5), *choices) == [
        "Round 5: you Explore +5, Ben Settle, Cem Consume: x2."
    ]
    assert log(*choices) == ["Chosen: you Explore +5, Ben Settle, Cem Consume: x2."]
    two = [Told("chooses", 1, number=2), Told("chooses", 1, number=3), Told("chooses", 0)]
    assert log(*two) == ["Chosen: you Explore +5, Ben Develop and Develop (second card)."]


def test_start_worlds_are_one_line() -> None:
    starts = [*told("starts", 0, "new_sparta", 3), *told("starts", 1, "old_earth", 0)]
    assert log(*starts) == ["Start worlds: you New Sparta (number 3), Ben Old Earth (number 0)."]


def test_what_others_draw_and_keep_is_one_line_and_the_own_cards_are_named() -> None:
    events = [
        Told("phase", -1, number=1),
        *told("draws", 1, "? ?"),
        *told("draws", 2, "? ? ?"),
        *told("draws", 0, "gem_world old_earth"),
        *told("keeps", 1, "?"),
        *told("discards", 1, "?"),
        *told("keeps", 2, "?"),
        *told("discards", 2, "? ?"),
        *told("keeps", 0, "gem_world"),
        *told("discards", 0, "old_earth"),
    ]
    assert log(*events) == [
        "Phase I: Explore.",
        "Ben draws 2 cards and keeps 1 card; Cem draws 3 cards and keeps 1 card.",
        "You draw 2 cards (Gem World, Old Earth) and keep 1 card (Gem World).",
    ]
    surplus = [*events, *told("discards", 1, "?")]  # at the end of the round
    assert "Ben draws 2 cards, keeps 1 card and discards 2 cards" in log(*surplus)[1]


def test_placing_and_paying_stand_together_though_all_place_first() -> None:
    events = [
        *told("places", 1, "gem_world", 3),
        *told("passes", 2, number=0),
        *told("places", 0, "empath_world", 2),
        *told("good", 0, "empath_world"),
        *told("passes", 3, number=0),
        *told("pays", 1, "? ?"),
        *told("pays", 0, "old_earth"),
        *told("draws", 0, "spice_world"),
    ]
    assert log(*events) == [
        "Ben places Gem World and pays 2 cards.",
        (
            "You place Empath World with its good, pay 1 card (Old Earth) and draw 1 card "
            "(Spice World)."
        ),
        "Nothing is placed by Cem, Dora.",
    ]


def test_a_conquest_is_not_told_twice() -> None:
    events = [
        *told("places", 1, "rebel_fuel_cache", 3),
        *told("good", 1, "rebel_fuel_cache"),
        *told("uses", 1, "space_mercenaries", 0),
        *told("arms", 1, "? ?"),
        *told("conquers", 1, "rebel_fuel_cache", 1),
        *told("draws", 1, "?"),
        *told("places", 1, "gem_world", 4),
        *told("spends", 1, "colony_ship", 0),
    ]
    assert log(*events) == [
        (
            "Ben uses Space Mercenaries, discards 2 cards for military, conquers Rebel Fuel Cache "
            "(defence 1) with its good, draws 1 card, places Gem World and discards Colony Ship "
            "from the tableau."
        )
    ]


def test_consuming_and_producing_are_a_line_for_each_player() -> None:
    events = [
        *told("sells", 1, "gem_world", 2),
        *told("draws", 1, "? ?"),
        *told("uses", 1, "old_earth", 0),
        *told("consumes", 1, "comet_zone", 0),
        *told("gains", 1, number=1),
        *told("uses", 1, "tourist_world", 0),
        *told("consumes", 1, "hive_world space_port", 0),
        *told("gains", 1, number=3),
        *told("draws", 1, "?"),
        *told("uses", 0, "gambling_world", 0),
        *told("names", 0, number=3),
        *told("flips", 0, "rebel_base", 3),
    ]
    assert log(*events) == [
        (
            "Ben sells the good of Gem World, draws 2 cards, uses Old Earth, Tourist World, "
            "consumes the goods of Comet Zone, Hive World, Space Port, gains 4 VP and draws 1 card."
        ),
        "You use Gambling World, name 3 and turn up Rebel Base, which is discarded.",
    ]
    produces = [*told("produces", 1, "gem_world hive_world"), *told("draws", 1, "?")]
    assert log(*produces) == ["Ben produces goods on Gem World, Hive World and draws 1 card."]


def test_a_reshuffle_stays_where_it_happened() -> None:
    events = [*told("draws", 1, "?"), Told("shuffles", -1, number=9), *told("draws", 1, "? ?")]
    lines = log(*events, *told("draws", 0, "gem_world"))
    assert len(lines) == 4
    assert "the 9 discards" in lines[1]
    assert lines[2] == "Ben draws 2 cards."


def test_goals_stand_out() -> None:
    number = GOAL_KEYS["greatest_military"]
    events = [*told("loses", 0, number=number), *told("claims", 1, number=number)]
    assert log(*events) == [
        "*** You lose the goal Greatest Military. ***",
        "*** Ben reaches the goal Greatest Military. ***",
    ]


# ------------------------------------------------------------------ what is no news
def test_what_the_question_says_again_is_left_out() -> None:
    draws = [Told("phase", -1, number=1), *told("draws", 0, "gem_world"), *told("draws", 1, "?")]
    asked = RaceQuestion("keep_drawn", 0)
    assert news(*draws, asked=asked) == ["Phase I: Explore.", "Ben draws 1 card."]
    earlier = told("draws", 0, "old_earth")
    assert news(*earlier, *draws, asked=asked)[0] == "You draw 1 card (Old Earth)."
    develop = [*told("gains", 1, number=2), Told("phase", -1, number=2)]
    assert news(*develop, asked=RaceQuestion("place_development", 0)) == ["Ben gains 2 VP."]
    assert len(news(*develop, asked=None)) == 2
    uses = told("uses", 0, "old_earth", 0)
    assert news(*uses, asked=RaceQuestion("consume_good", 0, card="old_earth")) == []
    assert news(*uses, asked=RaceQuestion("use_power", 0)) == ["You use Old Earth."]
    assert news(Told("ends", -1, number=1), asked=None) == []


# ------------------------------------------------------------------ from the rules themselves
def lines_after(state: Any, *answers: str, seat: int = 0) -> list[str]:
    events = []
    for answer in answers:
        play(state, answer)
        events += RACE.told(state, seat)
    return log(*events, seat=seat)


def test_settling_as_the_rules_tell_it() -> None:
    mine = side("gem_world old_earth rebel_base", "new_sparta")
    theirs = side("rebel_miners rebel_homeworld", "epsilon_eridani space_marines")
    state = table(mine, theirs, coming="hive_world mining_world comet_zone space_port")
    act(state, "settle", "produce")
    assert lines_after(state, "place gem_world", "place rebel_miners") == [
        "You place Gem World, pay 2 cards (Old Earth, Rebel Base) and draw 1 card (Hive World).",
        "Ben conquers Rebel Miners (defence 2).",
        "Phase V: Produce.",
        "You produce a good on Gem World and draw 1 card (Comet Zone).",
        "Ben produces a good on Rebel Miners.",
        "Round 2.",
    ]


class ByKey(Screen):
    """Cards go by their keys, none of which is a part of another in brackets."""

    def card(self, card: str) -> str:
        return f"[{card}]"


@pytest.mark.parametrize("seed", range(2))
def test_a_log_names_no_hidden_card(seed: int) -> None:
    """Whatever a seat reads was told it, and the log is far shorter than what happened."""
    chance = random.Random(seed)  # noqa: S311
    state = RACE.start(3, seed, None, FAST)
    told_to: list[list[Told]] = [[], [], []]
    while not state.is_over():
        seat = state.asked()[0]
        state.answer(seat, chance.choice(state.legal(seat)))
        for reader in range(3):
            told_to[reader] += RACE.told(state, reader)
    for reader, events in enumerate(told_to):
        words = "\n".join(ByKey(Text("en"), RACE, NAMES, reader).log(events))
        assert words.count("\n") * 3 < len(events)
        named = set(re.findall(r"\[(\w+)\]", words))
        assert len(named) > 30
        assert named <= {event.card for event in events}


def test_bots_alone_are_told_round_by_round(tmp_path: Path) -> None:
    arguments = ("play", "race_for_the_galaxy", "--seats", "random,random", "--seed", "7")
    out = starfelt_with(*arguments, "--save", str(tmp_path / "game.json")).stdout
    parts = out.split("\n\n")[1:-1]  # without the welcome and the ending
    rounds = re.findall(r"^Round (\d+): Bot", out, re.MULTILINE)
    assert rounds == [str(n + 1) for n in range(len(rounds))]
    assert len(parts) == len(rounds) + 1  # and what was before the first
    assert all(part.startswith("Round ") for part in parts[1:])
    assert NAMES[0] not in out
