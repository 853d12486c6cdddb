"""The words of Race for the Galaxy: all that the rows can say, and numbers that hold."""

import ast
import random
from typing import Any

import pytest
import source
from checking import check
from noting import Noting
from rare import chosen
from wanted import GAMES, rows

from starfelt.core.game import Action, Told
from starfelt.games.race_for_the_galaxy import develop, offers, trade
from starfelt.games.race_for_the_galaxy.actions import ACTION_CARDS
from starfelt.games.race_for_the_galaxy.cards import KEYS
from starfelt.games.race_for_the_galaxy.goals import GOAL_KEYS
from starfelt.games.race_for_the_galaxy.phases import PHASES
from starfelt.games.race_for_the_galaxy.powers import (
    KEYWORDS,
    KINDS,
    WORDS,
)
from starfelt.games.race_for_the_galaxy.powers import (
    PHASES as POWER_PHASES,
)
from starfelt.games.race_for_the_galaxy.state import ENDINGS
from starfelt.text import LANGUAGES, Text
from starfelt.text.race_for_the_galaxy import card_line, goal_text, table_facts

GAME = "race_for_the_galaxy"
RACE = GAMES[GAME]
NAMES = ["Ann", "Ben", "Cid", "Dot", "Eve"]
NARROW = 60  # columns of a card's short line in English

every_language = pytest.mark.parametrize("language", LANGUAGES)


def keys(part: str) -> set[str]:
    start = f"{GAME}-{part}-"
    return {key.removeprefix(start) for key in Text("en").keys if key.startswith(start)}


def vocabulary() -> ast.Module:
    return ast.parse((source.SRC / "games" / GAME / "powers.py").read_text(encoding="utf-8"))


def sums_of_powers() -> set[str]:
    """The standing sums that powers without a word of their own add to."""
    found = set()
    for call in source.calls(vocabulary()):
        given = {word.arg: word.value for word in call.keywords}
        if source.name_of(call) == "Power" and len(call.args) == 1 and "sum_of" in given:
            found.add(ast.unparse(given["sum_of"]).split(" ")[0].lower())
    return found


def test_every_word_and_every_sum_has_its_sentence() -> None:
    sums = sums_of_powers()
    assert {"explore_draw", "military", "genes_price_per_chromo"} <= sums
    assert keys("power") == sums | set(WORDS[1:])
    short = {key for key in keys("short") if not key.startswith(("type-", "kind-", "reward-"))}
    assert short == keys("power") - {"own_production"} | {"and", "power"}


def test_every_scoring_line_has_its_sentence() -> None:
    names = list(source.constants_in(vocabulary()))
    first, last = names.index("PRODUCTION_OF"), names.index("PER_THREE_CHIPS")
    assert keys("line") == {name.lower() for name in names[first : last + 1]}


def test_every_goal_action_kind_keyword_and_phase_has_its_name() -> None:
    assert keys("goal") == keys("aim") == GOAL_KEYS.keys()
    assert keys("action") == set(ACTION_CARDS)
    assert keys("bonus") == {name for name in ACTION_CARDS if not name.endswith("_again")}
    assert keys("kind") == {key for key in KINDS if key != "any"}
    assert keys("keyword") == set(KEYWORDS)
    assert keys("phase") == set(PHASES[1:])
    assert keys("numeral") == set(POWER_PHASES)


@every_language
def test_goals_and_short_lines_can_be_told_and_no_word_is_idle(language: str) -> None:
    text = Noting(language)
    for goal in GOAL_KEYS:
        check(goal_text(text, goal), language)
    for row in rows(GAME):
        line = card_line(text, row.key)
        check(line, language)
        assert "\n" not in line
        assert len(line) <= NARROW or language != "en", line
    parts = {f"{GAME}-short-{key}" for key in keys("short")}
    assert parts <= text.noted


@every_language
def test_a_text_has_a_line_for_each_power_and_one_for_what_is_scored(language: str) -> None:
    text = Text(language)
    for row in rows(GAME):
        lines = text.card_text(GAME, row.key).splitlines()
        assert len(lines) == 1 + len(row.powers) + row.is_six
        numerals = [text(f"{GAME}-numeral-{POWER_PHASES[power.phase]}") for power in row.powers]
        starts = [line.split(":")[0].split("：")[0] for line in lines[1 : 1 + len(row.powers)]]
        assert sorted(starts) == sorted(numerals)
        said = [
            text(f"{GAME}-keyword-{key}") for n, key in enumerate(KEYWORDS) if row.keywords >> n & 1
        ]
        assert all(keyword in lines[0] for keyword in said)


# ------------------------------------------------------------------ choices
def choices(document: dict[str, Any], *before: Action) -> list[str]:
    """What the first seat reads in this position, after these answers of its own."""
    s = RACE.read(document)
    for action in before:
        s.answer(0, next(act for act in s.legal(0) if RACE.action(act) == action))
    view = RACE.view(s, 0)
    (question,) = [question for question in view.asked if question["seat"] == 0]
    acts = [RACE.action(action) for action in s.legal(0)]
    return [Text("en").option(GAME, action, question, NAMES, view) for action in acts]


def settling(world: str) -> list[str]:
    side = {
        "tableau": ["new_sparta", "contact_specialist", "colony_ship"],
        "hand": ["gem_world", "spice_world", "new_survivalists", world],
    }
    return choices(chosen("settle", side), Action("place", world))


def test_choices_say_what_they_cost_and_bring() -> None:
    assert settling("comet_zone") == [
        "Pay 3 cards for Comet Zone",
        "Discard Colony Ship: Comet Zone costs nothing",
    ]
    assert settling("rebel_fuel_cache") == [
        "Conquer Rebel Fuel Cache (military 1 against defence 1)",
        "Discard Colony Ship: Rebel Fuel Cache costs nothing",
        "Place Rebel Fuel Cache for nothing by Contact Specialist",
    ]
    hand = ["drop_ships", "comet_zone", "rebel_miners", "gem_world", "export_duties", "spice_world"]
    side = {"tableau": ["new_sparta", "investment_credits"], "hand": hand}
    assert choices(chosen("develop", side)) == [
        "Place nothing",
        "Place Export Duties for nothing",
        "Place Drop Ships for 2 cards",
    ]
    assert choices(chosen("settle", side)) == [
        "Place nothing",
        "Place Gem World for 2 cards",
        "Place Comet Zone for 3 cards",
        "Place Rebel Miners (defence 2, your military 2)",
        "Place Spice World for 2 cards",
    ]
    goods = [None, "comet_zone", "spice_world"]
    seller = {"tableau": ["alpha_centauri", "pirate_world", "gem_world"], "goods": goods}
    assert choices(chosen("consume_trade", seller)) == [
        "Sell the good of Gem World (Novelty) for 2 cards",
        "Sell the good of Pirate World (Novelty) for 5 cards",
    ]


def test_choices_read_well_where_no_table_is_in_sight() -> None:
    text = Text("en")
    for action, step, said in (
        (Action("choose", "develop"), "choose_action", "Develop: your development costs 1 less"),
        (Action("choose_two", "develop", "settle"), "choose_action", "Develop and Settle"),
        (Action("choose_two", "settle", "settle_again"), "choose_action", "Settle twice"),
        (Action("choose_two", "develop", "settle_again"), "choose_action",
         "Develop and Settle (second card)"),
        (Action("place", "gem_world"), "place_world", "Place Gem World (cost 2)"),
        (Action("place", "rebel_base"), "place_second", "Place Rebel Base (defence 6)"),
        (Action("use", "new_military_tactics"), "how_to_settle",
         "Use New Military Tactics: you may discard this card: +3 military for this phase"),
        (Action("use", "colony_ship"), "how_to_settle", "Discard Colony Ship in vain"),
        (Action("use", "gambling_world"), "use_power",
         "Use Gambling World: consume 1 good for 1 VP"),
        (Action("consume", "hive_world"), "consume_good",
         "Consume the good of Hive World (Genes)"),
        (Action("name", number=7), "name_number", "7"),
        (Action("none"), "place_world", "Place nothing"),
        (Action("keep", "drop_ships"), "keep_drawn", "Keep Drop Ships (Dev 4/2)"),
    ):  # fmt: skip
        assert text.option(GAME, action, {"step": step, "seat": 0}, NAMES) == said


def numbers_by_the_rules(s: Any, seat: int, action: Action, question: dict[str, Any]) -> Any:
    """What the rules themselves say of a choice, for the true state."""
    p = s.players[seat]
    if action.verb == "sell":
        return {"price": trade.price_of(p, KEYS[action.card or ""], question["plain"])}
    if action.verb != "place":
        return None
    card = KEYS[action.card or ""]
    if question["step"] == "place_development":
        return {"price": develop.price(s, seat, card)}
    return {"price": offers.peaceful_cost(p, card, 0), "strength": offers.strength(p, card)}


def test_the_numbers_of_choices_are_those_of_the_rules() -> None:
    text, compared = (
        Text("en"),
        dict.fromkeys(("place_development", "place_world", "sell_which"), 0),
    )
    for number in range(4):
        chance = random.Random(number)  # noqa: S311
        s = RACE.start(2, number, {"two_actions": number % 2 == 0})
        while not s.is_over():
            seat = chance.choice(s.asked())
            view = RACE.view(s, seat)
            (question,) = [question for question in view.asked if question["seat"] == seat]
            for act in s.legal(seat):
                action = RACE.action(act)
                wanted = numbers_by_the_rules(s, seat, action, question)
                if wanted is not None:
                    told = table_facts(text, action, question, view)
                    assert told == {"sight": "yes", **wanted}
                    compared[question["step"]] = compared.get(question["step"], 0) + 1
            s.answer(seat, chance.choice(s.legal(seat)))
    assert min(compared.values()) > 5, compared


# ------------------------------------------------------------------ events and endings
@every_language
def test_events_name_what_their_number_stands_for(language: str) -> None:
    text = Text(language)
    for n, action in enumerate(ACTION_CARDS):
        assert text(f"{GAME}-action-{action}") in event(text, "chooses", n)
    for goal, n in GOAL_KEYS.items():
        assert text(f"{GAME}-goal-{goal}") in event(text, "claims", n)
        assert text(f"{GAME}-goal-{goal}") in event(text, "loses", n)
    for n, phase in enumerate(PHASES[1:], 1):
        assert text(f"{GAME}-phase-{phase}") in event(text, "phase", n)
    assert len({event(text, "ends", n) for n in range(1, len(ENDINGS))}) == len(ENDINGS) - 1


def event(text: Text, kind: str, number: int) -> str:
    return text.event(GAME, Told(kind, 0, number=number), 0, NAMES)


@every_language
def test_a_win_is_told_to_everybody_and_a_shared_one_alike(language: str) -> None:
    text = Text(language)
    for ending in ENDINGS[1:]:
        told = [text.ending(GAME, ending, 1, me, NAMES) for me in (-1, 0, 1)]
        assert told[0] == told[1] != told[2]
        assert NAMES[1] in told[0]
        shared = {text.ending(GAME, ending, None, me, NAMES) for me in (-1, 0, 1)}
        assert len(shared) == 1
        assert not any(name in said for said in shared for name in NAMES)
