"""The table of Race for the Galaxy in plain lines: all that a seat may know, each thing once."""

import random
from pathlib import Path
from typing import Any

import pytest

from starfelt.core.game import SPECTATOR
from starfelt.core.rng import FAST
from starfelt.terminal.fold import fold
from starfelt.words.fluent import LANGUAGES
from starfelt.words.text import Text
from tests.games.race_for_the_galaxy.rules.table import act, play, side, table
from tests.games.race_for_the_galaxy.terminal.keyboard import ASKED_ALONE, other, out_of
from tests.games.race_for_the_galaxy.words.shown import screen, view
from tests.terminal.person import RACE
from tests.words import plain


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


MINE = side(
    "gem_world space_marines space_marines",
    "new_sparta contact_specialist empath_world+good galactic_imperium rebel_miners",
    chips=4,
)
THEIRS = side(
    "old_earth",
    "epsilon_eridani mining_robots comet_zone+good",
    chips=2,
    shown="old_earth",
    fresh=1,
)
THIRD = side("hive_world spice_world", "doomed_world")
FIELDS: dict[str, Any] = {
    "goals": "system_diversity budget_surplus galactic_status:0 greatest_military",
    "round": 4,
    "pool": 20,
}
SIDES = (MINE, THEIRS, THIRD)


FULL = (
    "old_earth contact_specialist gem_world+good galactic_federation mining_league comet_zone "
    "alien_rosetta_stone_world diversified_economy mining_conglomerate research_labs "
    "lost_alien_battle_fleet+good free_trade_association"
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_full_tableau_stays_readable(language: str) -> None:
    """The own one card a line, short enough for a narrow terminal; another's in a few lines."""
    own = plain.table(screen(0, language), view(0, side("", FULL), side("", "new_sparta"), round=9))
    cards = [line for line in own if line.startswith(("- ", "・"))]
    assert len(cards) == len(FULL.split())
    assert all(len(fold(line, 80)) <= 2 for line in cards)
    theirs = plain.table(
        screen(1, language), view(1, side("", FULL), side("", "new_sparta"), round=9)
    )
    longest = max(theirs, key=len)
    assert 3 <= len(fold(longest, 80)) <= 5
    assert all(Text(language).card(RACE.name, card.split("+")[0]) in longest
               for card in FULL.split())  # fmt: skip


def test_the_whole_table() -> None:
    assert plain.table(screen(0), view(0, *SIDES, **FIELDS)) == [
        "Round 4.",
        "20 VP in the pool, 119 cards in the deck, no discards.",
        "Goal System Diversity (3 VP): you 2, best other 1 (of 4).",
        "Goal Budget Surplus (3 VP): nobody yet.",
        "Goal Galactic Status (3 VP): reached by you.",
        "Goal Greatest Military (5 VP): you 0, best other 1 (of 6).",
        "Ben: 6 VP (2 in chips), 1 card in hand, military 1.",
        "  Tableau (3): Epsilon Eridani, Mining Robots, Comet Zone (good).",
        "  In that hand for certain: Old Earth.",
        "Cem: -1 VP (0 in chips), 2 cards in hand, military 0.",
        "  Tableau (1): Doomed World.",
        "You: 14 VP (4 in chips), 3 cards in hand, military 0.",
        "Military also: +4 against Rebel worlds.",
        "Your tableau (5 of 12):",
        *(f"- {line}" for line in lines_of("new_sparta", "contact_specialist")),
        f"- {lines_of('empath_world')[0].replace(':', ' (good):', 1)}",
        f"- {lines_of('galactic_imperium')[0].replace(':', ' (3 VP now):', 1)}",
        *(f"- {line}" for line in lines_of("rebel_miners")),
        "Your hand (3):",
        *(f"- {line}" for line in lines_of("gem_world")),
        f"- {lines_of('space_marines')[0].replace(':', ' ×2:', 1)}",
    ]


def lines_of(*cards: str) -> list[str]:
    """Each card with all that it does in short."""
    one = screen(0)
    return [one.words.named(one, card) for card in cards]


def test_a_line_of_a_card_has_its_numbers_and_powers() -> None:
    (line,) = lines_of("spice_world")
    assert line.startswith("Spice World: ")
    assert "2/1" in line  # cost and points
    assert "Novelty +2" in line


def test_the_table_of_another_one_and_of_a_spectator() -> None:
    other = plain.table(screen(1), view(1, *SIDES, **FIELDS))
    assert [line for line in other if line.startswith(("Cem", "Ann", "You"))] == [
        "Cem: -1 VP (0 in chips), 2 cards in hand, military 0.",
        "Ann: 14 VP (4 in chips), 3 cards in hand, military 0.",
        "You: 6 VP (2 in chips), 1 card in hand, military 1.",
        "Your tableau (3 of 12):",
        "Your hand (1):",
    ]
    assert "Discounts: Rare Elements worlds 1." in other
    public = plain.table(screen(SPECTATOR), view(SPECTATOR, *SIDES, **FIELDS))
    assert "Goal System Diversity (3 VP): best 2 (of 4)." in public
    assert not any("you" in line.lower() for line in public)
    for card in ("gem_world", "space_marines", "hive_world", "spice_world"):
        assert not any(screen(0).card(card) in line for line in (*other, *public))


def test_goals_that_can_be_lost_are_shown_with_who_has_them() -> None:
    strong = side("", "new_sparta space_marines drop_ships")
    lines = plain.table(screen(0), view(0, "old_earth", strong, goals="greatest_military:1"))
    assert "Goal Greatest Military (5 VP): with Ben; you 0, best other 7." in lines
    base = {"options": {"set": "base"}}
    assert not any("Goal" in line for line in plain.table(screen(0), view(0, "old_earth", **base)))


# ------------------------------------------------------------------ in the middle of a round
def test_the_phases_of_the_round_and_which_one_it_is() -> None:
    state = act(table(side("gem_world old_earth rebel_base", "new_sparta")), "settle", "produce")
    lines = plain.table(screen(0), RACE.view(state, 0))
    assert lines[0] == "Round 1: Settle (now), Produce."
    assert any(line.startswith("You: ") and line.endswith(", chose Settle.") for line in lines)
    two = {"options": {"two_actions": True}}
    state = table(side("gem_world old_earth rebel_base", "new_sparta"), **two)
    act(state, "settle settle_again", "explore_one develop")
    first = plain.table(screen(0), RACE.view(state, 0))[0]
    assert first == "Round 1: Explore (now), Develop, Settle, Settle again."
    play(state, *[f"keep {card}" for card in RACE.view(state, 0).drawn[:1]])
    assert "Your hand (4):" in plain.table(screen(0), RACE.view(state, 0))


def test_phases_of_the_last_round_are_not_those_of_this_one() -> None:
    brink = {"options": {"set": "brink_of_war"}}
    state = act(table("new_sparta", "psi_crystal_world", **brink), "produce", "produce")
    assert plain.table(screen(0), RACE.view(state, 0))[0] == "Round 2."  # all choose
    play(state, "choose settle")
    assert (
        plain.table(screen(1), RACE.view(state, 1))[0] == "Round 2: Settle."
    )  # the last one knows that


def test_cards_that_are_drawn_lie_apart_from_the_hand() -> None:
    mine = side("old_earth", "new_sparta")
    state = act(table(mine, coming="gem_world hive_world"), "explore_one", "settle")
    lines = plain.table(screen(0), RACE.view(state, 0))
    at = lines.index("Drawn, not yet in your hand (3):")
    assert f"- {lines_of('gem_world')[0]}" in lines[at : at + 4]
    assert lines[at + 4] == "Your hand (1):"
    assert "  2 cards drawn, not yet in hand." in lines
    other = plain.table(screen(1), RACE.view(state, 1))
    assert "  3 cards drawn, not yet in hand." in other
    assert not any("Gem World" in line for line in other)


def test_what_is_chosen_in_secret_is_shown_to_its_owner_alone() -> None:
    state = table(
        side("gem_world old_earth rebel_base", "new_sparta"), side("hive_world", "doomed_world")
    )
    play(state, "choose settle")
    line = "You have chosen Settle, which the others don't know yet."
    assert line in plain.table(screen(0), RACE.view(state, 0))
    assert not any("Settle" in line for line in plain.table(screen(1), RACE.view(state, 1)))
    play(state, "choose produce", "place gem_world")
    line = "You are about to place Gem World, which the others don't know yet."
    assert line in plain.table(screen(0), RACE.view(state, 0))
    for seat in (1, SPECTATOR):
        assert not any(
            "Gem World" in line for line in plain.table(screen(seat), RACE.view(state, seat))
        )


def test_cards_placed_in_this_phase_and_powers_that_are_used_are_marked() -> None:
    mine = side("gem_world old_earth rebel_base hive_world", "new_sparta")
    state = act(table(mine), "settle", "produce")
    play(state, "place gem_world")
    assert any("Gem World (new)" in line for line in plain.table(screen(0), RACE.view(state, 0)))
    assert any("Gem World (new)" in line for line in plain.table(screen(1), RACE.view(state, 1)))
    worlds = "new_sparta tourist_world old_earth spice_world+good gem_world+good space_port+good"
    state = act(table(side("", worlds)), "consume_twice", "settle")
    play(state, "use tourist_world", "consume spice_world")
    assert any(
        "Tourist World (used)" in line for line in plain.table(screen(0), RACE.view(state, 0))
    )


def test_military_for_this_phase_only() -> None:
    tableau = "new_sparta new_military_tactics space_mercenaries"
    state = table(side("rebel_homeworld hive_world gem_world old_earth", tableau))
    play(act(state, "settle", "produce"), "place rebel_homeworld", "use new_military_tactics")
    for seat in (0, 1):
        lines = plain.table(screen(seat), RACE.view(state, seat))
        assert any("military 3 and 3 more in this phase" in line for line in lines)


# ------------------------------------------------------------------ the short form
def test_small_questions_have_what_they_need_and_no_more(tmp_path: Path) -> None:
    mine = side("gem_world old_earth rebel_base hive_world", "new_sparta")
    out = out_of(tmp_path, ["4", "2", "2 3"], mine, other("produce"), **ASKED_ALONE)
    status = "Your hand (4): Old Earth, Gem World, Rebel Base, Hive World."
    place, pay, after = out.split("Enter ")[2:5]
    assert status in place
    assert "Place Gem World for 2 cards" in place
    assert "Your hand" not in pay
    assert "Tableau" not in place + pay
    assert "Your tableau (2 of 12):" in after  # a new round
    goods = side("", "new_sparta tourist_world old_earth gem_world+good hive_world+good")
    out = out_of(tmp_path, ["6"], goods, other("produce"), **ASKED_ALONE)
    assert "You have 2 goods (Gem World, Hive World), 0 VP in chips and 0 cards in hand." in out
    assert "Use Tourist World: " in out


# ------------------------------------------------------------------ whole games
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_screens_of_a_whole_game_can_be_shown(language: str) -> None:
    """Six seats, every look and every reader; no line is empty."""
    chance = random.Random(3)  # noqa: S311
    state = RACE.start(6, 3, {"cap": 12}, FAST)
    answers = 0
    while not state.is_over():
        seat = state.asked()[0]
        state.answer(seat, chance.choice(state.legal(seat)))
        answers += 1
        if answers % 30:
            continue
        for reader in (SPECTATOR, seat):
            one, seen = screen(reader, language), RACE.view(state, reader)
            looks = [line for name in one.words.looks for line in plain.look(one, seen, name)]
            lines = [*plain.table(one, seen), *plain.status(one, seen), *looks]
            assert all(line.strip() for line in lines)
            assert len(lines) > 20
    end = plain.afterword(screen(0, language), state)
    assert len(end) >= 7
