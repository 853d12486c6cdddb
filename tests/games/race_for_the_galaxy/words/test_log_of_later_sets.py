"""What the later sets bring, told: start worlds, prestige, searches, takeovers, saved cards."""

from typing import Any

import pytest

from starfelt.core.game import Told
from starfelt.games.race_for_the_galaxy.notation.steps_in_views import RaceQuestion
from starfelt.games.race_for_the_galaxy.rules.actions import ACTION_CARDS
from starfelt.games.race_for_the_galaxy.rules.round.search import CATEGORIES
from starfelt.words.text import Text
from tests.games.race_for_the_galaxy.rules.attacks import attacker, settle_phase
from tests.games.race_for_the_galaxy.rules.table import BRINK, act, play, side, table
from tests.games.race_for_the_galaxy.words.shown import log
from tests.games.race_for_the_galaxy.words.test_log import news, told
from tests.terminal.person import RACE

SIX = Text("en")("race_for_the_galaxy-category-six")


def lines_after(state: Any, *answers: str, seat: int = 0) -> list[str]:
    """What a seat is told of these answers."""
    events = []
    for answer in answers:
        play(state, answer)
        events += RACE.told(state, seat)
    return log(*events, seat=seat)


# ------------------------------------------------------------------ the start
def test_start_worlds_are_one_line_and_those_not_chosen_are_known_to_their_owner() -> None:
    events = [
        *told("starts", 0, "new_sparta", 3),
        *told("rejects", 0, "galactic_developers"),
        *told("starts", 1, "old_earth", 0),
        *told("rejects", 1, "?"),
    ]
    assert log(*events) == [
        "Start worlds: you New Sparta (number 3), Ben Old Earth (number 0).",
        "You discard the other start world, Galactic Developers.",
    ]


def test_those_who_did_the_same_share_a_clause() -> None:
    events = [*told("discards", 1, "? ?"), *told("discards", 2, "? ?"), *told("discards", 3, "?")]
    assert log(*events) == ["Ben, Cem: each discards 2 cards; Dora discards 1 card."]


# ------------------------------------------------------------------ prestige
def test_the_reward_of_leaders_is_a_line_of_its_own_after_the_choices() -> None:
    reward = [*told("gains", 1), *told("draws", 1, "?")]
    settle = ACTION_CARDS.index("settle")
    chosen = [Told("chooses", 1, number=settle), Told("boosts", 0, number=settle)]
    before = told("produces", 1, "gem_world")
    round_ = Told("round", -1, number=5)
    lines = log(*before, round_, *reward, *chosen, *told("pays_prestige", 0, number=1))
    assert lines == [
        "Ben produces a good on Gem World.",
        "Round 5: you Settle with the prestige card, Ben Settle.",
        "For leading in prestige: Ben 1 VP and 1 card.",
    ]
    shared = [*told("gains", 0), *told("gains", 1)]
    assert log(round_, *shared)[1] == "For leading in prestige: you 1 VP, Ben 1 VP."
    asked = RaceQuestion("choose_action", 0)
    assert news(*before, round_, *reward, asked=asked) == [
        "Ben produces a good on Gem World.",
        "For leading in prestige: Ben 1 VP and 1 card.",
    ]


@pytest.mark.parametrize(
    ("seats", "line"),
    [
        (0b000, "Nobody leads in prestige."),
        (0b001, "You lead in prestige."),
        (0b010, "Ben leads in prestige."),
        (0b011, "The lead in prestige is shared by you, Ben."),
    ],
)
def test_who_leads(seats: int, line: str) -> None:
    assert log(Told("leaders", -1, number=seats)) == [line]


def test_prestige_is_told_with_its_reason() -> None:
    placed = [*told("places", 1, "gem_world"), *told("pays", 1, "?")]
    assert log(*placed, *told("prestige", 1, "gem_world")) == [
        "Ben places Gem World, pays 1 card and gains 1 prestige."
    ]
    assert log(*told("prestige", 0, "old_earth", 2), *told("prestige", 0, "gem_world")) == [
        "You gain 3 prestige (Old Earth, Gem World)."
    ]
    war = "interstellar_casus_belli"
    stake = [*told("uses", 1, war), *told("pays_prestige", 1, war), *told("gains", 1, number=3)]
    assert log(*stake) == ["Ben spends 1 prestige for Interstellar Casus Belli and gains 3 VP."]
    assert log(*told("pays_prestige", 1)) == ["Ben spends 1 prestige for the prestige card."]


def test_cards_given_up_for_prestige_are_not_counted_with_those_of_exploring() -> None:
    offering = [*told("uses", 1, "gem_world"), *told("discards", 1, "?")]
    offering += told("prestige", 1, "gem_world")
    assert log(*offering, *told("draws", 1, "? ? ?"), *told("discards", 1, "? ?")) == [
        (
            "Ben uses Gem World, discards 1 card, gains 1 prestige (Gem World), draws 3 cards and "
            "discards 2 cards."
        )
    ]


# ------------------------------------------------------------------ searching and gambling
def test_a_search_is_one_sentence() -> None:
    begun = [Told("looks_for", 1, number=CATEGORIES.index("six"))]
    begun += told("flips", 1, "gem_world old_earth trade_league", 0)
    assert log(*begun, *told("wins_card", 1, "trade_league", 0)) == [
        f"Ben searches for {SIX}, turns up 3 cards and takes Trade League."
    ]
    more = [*told("declines", 1, "trade_league", 0), *told("flips", 1, "imperium_seat", 0)]
    assert log(*begun, *more, *told("wins_card", 1, "imperium_seat", 0)) == [
        f"Ben searches for {SIX}, turns up 4 cards, declines Trade League and takes Imperium Seat."
    ]
    shuffled = [more[0], Told("shuffles", -1, number=9), more[1]]
    assert log(*shuffled)[0] == "Ben declines Trade League."
    assert log(more[0]) == ["Ben makes no use of Trade League."]  # a power


def test_a_stake_is_told_with_the_cards_turned_up() -> None:
    stakes = told("stakes", 1, "gem_world", 2)
    flips = told("flips", 1, "old_earth rebel_base", 0)
    assert log(*stakes, *flips, *told("wins_card", 1, "rebel_base", 0)) == [
        "Ben stakes Gem World (cost 2), turns up Old Earth, Rebel Base and takes Rebel Base."
    ]
    assert log(*stakes, *flips, *told("loses_stake", 1, "gem_world", 0)) == [
        (
            "Ben stakes Gem World (cost 2), turns up Old Earth, Rebel Base and loses the stake, "
            "Gem World."
        )
    ]
    assert log(*told("passes", 1, number=2)) == ["Ben stakes nothing."]
    assert log(*told("passes", 1, number=1)) == ["Ben places no further world."]


def test_a_search_as_the_rules_tell_it() -> None:
    mine = side("", "new_sparta")
    state = act(table(mine, options=BRINK, coming="gem_world imperium_seat"), "search", "produce")
    assert lines_after(state, "look_for six") == [f"You search for {SIX} and turn up 2 cards."]
    assert lines_after(state, "take")[0] == "You take Imperium Seat."


# ------------------------------------------------------------------ takeovers
def test_a_takeover_stands_out_from_its_declaration_on() -> None:
    strong = attacker("new_sparta drop_ships", hand="gem_world")
    state = settle_phase(strong, "old_earth outlaw_world", coming="public_works spice_world")
    assert lines_after(state, "attack outlaw_world") == [
        "*** You try to take over Outlaw World of Ben by Interstellar Casus Belli. ***",
        "You spend 1 prestige for Interstellar Casus Belli.",
        "*** You take over Outlaw World from Ben. ***",
        "You gain 2 prestige (Interstellar Casus Belli) and draw 1 card (Public Works).",
        "You lead in prestige.",
        "Round 2.",
        "For leading in prestige: you 1 VP and 1 card (Spice World).",
    ]


def test_a_takeover_that_fails_or_is_prevented_is_told_to_both() -> None:
    weak = attacker("doomed_world")
    guard = side("", "old_earth outlaw_world pan_galactic_security_council", prestige=1)
    state = settle_phase(weak, guard)
    play(state, "attack outlaw_world")
    lines = lines_after(state, "prevent 1", seat=1)
    assert lines[:3] == [
        "*** You prevent the takeover of Outlaw World by Ann. ***",
        "You spend 1 prestige for Pan-Galactic Security Council.",
        "*** The takeover of your Outlaw World by Ann fails. ***",
    ]
    state = settle_phase(weak, "old_earth outlaw_world")
    assert "*** Your takeover of Outlaw World of Ben fails. ***" in lines_after(
        state, "attack outlaw_world"
    )


def test_what_a_defender_does_stands_between_declaration_and_failure() -> None:
    hand = "gem_world spice_world"
    guard = side(hand, "old_earth outlaw_world space_mercenaries")
    state = settle_phase(attacker("new_sparta"), guard)
    play(state, "attack outlaw_world")
    lines = lines_after(state, "use space_mercenaries", "arm gem_world", "done", seat=1)
    assert lines[:2] == [
        "You use Space Mercenaries and discard 1 card (Gem World) for military.",
        "*** The takeover of your Outlaw World by Ann fails. ***",
    ]


def test_a_world_that_is_replaced_is_no_second_account() -> None:
    events = [*told("passes", 1, number=0), *told("passes", 2, number=0)]
    events += [*told("replaces", 1, "gem_world", 0), *told("places", 1, "spice_world")]
    events += told("prestige", 1, "terraforming_engineers")
    assert log(*events) == [
        (
            "Ben replaces Gem World, places Spice World and gains 1 prestige (Terraforming "
            "Engineers)."
        ),
        "Nothing is placed by Cem.",
    ]


# ------------------------------------------------------------------ saved and salvaged
def test_saved_and_salvaged_cards_are_named_to_those_who_know_them() -> None:
    state = act(
        table(side("drop_ships gem_world comet_zone spice_world artist_colony mining_world",
                   "galactic_scavengers"), "separatist_colony", options=BRINK),
        "develop",
    )  # fmt: skip
    play(state, "place drop_ships", "pay gem_world", "pay comet_zone", "pay spice_world")
    assert lines_after(state, "save spice_world")[0] == (
        "You save 1 card (Spice World) under Galactic Scavengers."
    )
    assert log(*told("saves", 1, "?")) == ["Ben saves 1 card under Galactic Scavengers."]
    assert log(*told("takes_saved", 1, "? ?")) == [
        "Ben takes 2 cards from under Galactic Scavengers."
    ]
    salvaged = [Told("salvages", 0, 1, "gem_world", 1), Told("salvages", 0, 2, "old_earth", 1)]
    assert log(*salvaged) == ["You take 2 cards (Gem World, Old Earth) that others have discarded."]
