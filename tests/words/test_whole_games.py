"""The words of whole games: nothing is missing, nothing is left over from another language."""

import random
import re
from typing import Any

import pytest
from msgspec.structs import replace

from starfelt.core.game import Action, Told
from starfelt.core.steps import OpenQuestion
from starfelt.games.empire_vs_rebellion.notation.steps import WarQuestion
from starfelt.games.race_for_the_galaxy.rules.powers.designs import SETS
from starfelt.games.star_realms.notation.steps import RealmsQuestion
from starfelt.games.stolen_plans.notation.steps import PlansQuestion
from starfelt.words.fluent import LANGUAGES
from starfelt.words.text import Text, reader
from tests.words import source
from tests.words.checking import check
from tests.words.noting import Noting
from tests.words.rare import RARE, ROW
from tests.words.wanted import GAMES

PLAYERS = {
    "en": ["Ann", "Ben", "Cid", "Dot", "Eve", "Fay"],
    "ja": ["花子", "健太", "美咲", "翔", "葵", "蓮"],
    "zh-Hant": ["小明", "小華", "阿德", "雅婷", "志偉", "美玲"],
}
DECKS = ("full", "base", "traitor+decoy", "advantage+counter+search", "search+discard_all")

every_game = pytest.mark.parametrize("game", GAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def speak(text: Text, game: str, s: Any, names: list[str], readers: list[int]) -> None:
    """Say everything that can be said of this state, to these readers."""
    for me in readers:
        for told in GAMES[game].told(s, me):
            check(text.event(game, told, me, names), text.language)
        view = GAMES[game].view(s, me)
        for question in view.asked:
            check(text.prompt(game, question, me, names), text.language)
            if question.seat == me:
                offer(text, game, s, view, question)


def offer(text: Text, game: str, s: Any, view: Any, question: OpenQuestion) -> None:
    """Say what the one who is asked can read: the rule, and the choices with and without a view."""
    check(text.why(game, question), text.language)
    names = PLAYERS[text.language]
    acts = [GAMES[game].action(action) for action in s.legal(question.seat)]
    for sight in (None, view):
        options = [text.option(game, action, question, names, sight) for action in acts]
        assert len(set(options)) == len(options)
        for option in options:
            check(option, text.language)


def options_of(game: str, number: int) -> dict[str, Any]:
    """Options under which a game is told: by turns all that there is to say."""
    if game == "stolen_plans":
        return {"deck": DECKS[number % len(DECKS)], "open_discards": number % 3 == 0}
    if game == "empire_vs_rebellion":
        return {
            "tutorial": number % 3 == 0,
            "rebel": ("random", "1", "2")[number % 3],
            "cap": 3 if number % 5 == 1 else 60,
            "struggle_cap": 15 if number % 4 == 1 else 200,
        }
    if game == "race_for_the_galaxy":
        return {
            "set": SETS[-1 - number % len(SETS)],
            "two_actions": number == 4,
            "leader_card": "tile" if number < 4 else "always",
            "engine_quirks": number > 3,
        }
    if game != "star_realms":
        return {}
    late, own, short = number % 3 == 0, number % 2 == 0, number % 4 == 3
    return {
        "discard_timing": "start_of_victims_turn" if late else "immediate",
        "destroy_own_base": own,
        "cap": 30 if short else 400,
        "fleet_hq": "printed_2014" if own else "errata",
    }


def play(text: Text, game: str, number: int) -> None:
    chance = random.Random(number)  # noqa: S311
    names = PLAYERS[text.language]
    options = GAMES[game].complete(options_of(game, number))
    least, most = GAMES[game].seats_for(options)
    seats = most if game in ANSWERS_TOLD else least + number % (most - least + 1)
    s = GAMES[game].start(seats, number, options)
    left = ANSWERS_TOLD.get(game, -1)
    readers = list(range(-1, s.seats))
    speak(text, game, s, names, readers)
    while left and not s.is_over():
        seat = chance.choice(s.asked())
        s.answer(seat, chance.choice(s.legal(seat)))
        if game in ANSWERS_TOLD:
            readers = [-1, chance.choice(s.asked() or [0])]
        speak(text, game, s, names, readers)
        left -= 1
    if s.is_over():
        end(text, game, s)


def end(text: Text, game: str, s: Any) -> None:
    returns = s.returns()
    winner = returns.index(1) if 1 in returns else None
    for me in range(-1, s.seats):
        said = text.ending(game, s.ending(), winner, me, PLAYERS[text.language])
        check(said, text.language)


USUALLY_TOLD = 40
GAMES_TOLD = {
    "stolen_plans": 50,
    "star_realms": 20,
    "empire_vs_rebellion": 40,
    "race_for_the_galaxy": 6,
}
# games so long that only their beginning is told, to one reader after the other
ANSWERS_TOLD = {"race_for_the_galaxy": 120}


def follow(text: Text, game: str, s: Any, answers: int) -> None:
    """Say what there is to say now, and after every answer."""
    speak(text, game, s, PLAYERS[text.language], list(range(-1, s.seats)))
    if s.is_over():
        end(text, game, s)
    elif answers:
        seat = s.asked()[0]
        for action in s.legal(seat):
            after = s.clone()
            after.answer(seat, action)
            follow(text, game, after, answers - 1)


@every_game
@every_language
def test_games_can_be_told_and_every_sentence_is_of_use(game: str, language: str) -> None:
    text = Noting(language)
    for number in range(GAMES_TOLD.get(game, USUALLY_TOLD)):
        play(text, game, number)
    for answers, document in RARE.get(game, []):
        whole = {"game": game, "rules": GAMES[game].rules, "turn": 0, **document}
        if game == "star_realms":
            whole["row"] = ROW
        follow(text, game, GAMES[game].read(whole), answers)
    forms = tuple(f"{game}-{form}-" for form in ("ask", "wait", "why", "do", "log", "ending"))
    assert {key for key in text.keys if key.startswith(forms)} - text.noted == set()


@every_language
def test_a_betrayal_is_told_to_everybody(language: str) -> None:
    text, names = Text(language), PLAYERS[language]
    endings = [text.ending("stolen_plans", "traitor", 0, me, names) for me in (-1, 0, 1)]
    assert endings[0] == endings[2] != endings[1]
    assert names[0] in endings[0]


@every_language
def test_a_victory_is_told_to_everybody_and_a_draw_alike(language: str) -> None:
    text, names = Text(language), PLAYERS[language]
    told = [text.ending("star_realms", "authority", 1, me, names) for me in (-1, 0, 1)]
    assert len(set(told)) == 3
    assert names[1] in told[0] and names[1] in told[1]
    assert len({text.ending("star_realms", "cap", None, me, names) for me in (-1, 0, 1)}) == 1


@every_game
@every_language
def test_every_event_can_be_told_to_everybody_with_any_number(game: str, language: str) -> None:
    text, names = Text(language), PLAYERS[language]
    told = source.kinds(game)
    card = GAMES[game].cards[1]
    for kind in set().union(*told.values()):
        for number in (0, 1, 2):
            for me in (-1, 0, 1, 2):
                check(text.event(game, Told(kind, 0, 1, card, number), me, names), language)
    for kind in told["tell_some"]:
        hidden = text.event(game, Told(kind, 0, 1, None, 1), 2, names)
        check(hidden, language)
        assert text.card(game, card) not in hidden


def test_the_reader_is_spoken_to() -> None:
    text, names = Text("en"), PLAYERS["en"]
    told = Told("steals", 0, 1, "jawa", 1)
    assert text.event("stolen_plans", told, 0, names) == "You steal Jawa from Ben."
    assert text.event("stolen_plans", told, 1, names) == "Ann steals Jawa from you."
    unknown = Told("steals", 0, 1)
    assert text.event("stolen_plans", unknown, 2, names) == "Ann steals a card from Ben."
    question = PlansQuestion("take", 0, target=1)
    assert text.prompt("stolen_plans", question, 0, names).startswith("This is the hand of Ben.")
    assert "your hand" in text.prompt("stolen_plans", question, 1, names)
    assert "the hand of Ben" in text.prompt("stolen_plans", question, -1, names)
    assert reader(-1, -1, -1) == "somebody"


def test_choices_of_star_realms_read_well() -> None:
    text, names = Text("en"), PLAYERS["en"]
    turn = RealmsQuestion("your_turn", 0)
    post = RealmsQuestion("which_effect", 0, card="trading_post")
    world = replace(post, card="blob_world")
    for verb, card, question, said in (
        ("attack", None, turn, "Attack Ben with all your combat"),
        ("play", "cutter", turn, "Play Cutter"),
        ("ally", "blob_fighter", turn, "Blob Fighter: ally ability (draw 1 card)"),
        ("scrap", "explorer", turn, "Scrap Explorer (+2 combat)"),
        ("ally", "stealth_needle", turn, "Stealth Needle: ally ability of the ship it copies"),
        ("acquire", "ram", turn, "Acquire Ram for 3"),
        ("acquire_to_top", "ram", turn, "Acquire Ram for 3, to the top of your deck"),
        ("attack_base", "blob_wheel", turn, "Destroy Blob Wheel (5 combat)"),
        ("first", None, post, "+1 authority"),
        ("second", None, post, "+1 trade"),
        ("second", None, world, "Draw 1 card for each Blob card you have played so far this turn"),
    ):  # fmt: skip
        assert text.option("star_realms", Action(verb, card), question, names) == said


def test_choices_of_empire_vs_rebellion_read_well() -> None:
    text, names = Text("en"), PLAYERS["en"]
    turn = WarQuestion("your_turn", 0)
    lando = WarQuestion("discard_any", 0, discarded=0)
    for verb, card, question, said in (
        ("play", None, turn, "Play the top card of your deck"),
        ("play", None, WarQuestion("look_then_play", 0, owner=0), "Play it"),
        ("use", "yoda", turn, "Use Yoda: gain 1 influence."),
        ("use", "military_3", turn, "Use Military 3: discard an opposing card."),
        (
            "pick",
            "bureaucracy",
            replace(turn, step="pick_strategy"),
            "Bureaucracy: If your opponent wins the event, you gain 2 influence.",
        ),
        ("ready", "yoda", turn, "Ready Yoda (1 influence)"),
        ("pass", None, turn, "Pass"),
        (
            "discard_opposing",
            "recon_3",
            replace(turn, step="which_opposing"),
            "Discard Ben's Recon 3",
        ),
        ("opposing_deck", None, replace(turn, step="look_at_whose"), "Ben's deck"),
        ("done", None, lando, "Discard nothing and play nothing"),
        ("done", None, replace(lando, discarded=1), "Discard no more, and play 1 card"),
    ):
        assert text.option("empire_vs_rebellion", Action(verb, card), question, names) == said


@every_language
def test_it_is_told_whose_card_or_deck_it_is(language: str) -> None:
    """The same act on an own card and on an opposing one, to each who reads it."""
    game, text, names = "empire_vs_rebellion", Text(language), PLAYERS[language]
    for kind in ("exhausts", "discards", "to_reserve", "returns", "looks", "searches", "picks"):
        own, opposing = (
            [text.event(game, Told(kind, 0, other, "recon_3", 2), me, names) for me in (-1, 0, 1)]
            for other in (0, 1)
        )
        assert own[0] == own[2] != own[1]
        assert len({*own, *opposing}) == 5
        assert names[1] in opposing[0] and names[1] in opposing[1]
        assert names[1] not in opposing[2] and names[1] not in own[0]
    wait = WarQuestion("which_of_top", 0)
    told = [
        text.prompt(game, replace(wait, owner=owner), me, names)
        for owner in (0, 1)
        for me in (-1, 0, 1)
    ]
    assert len(set(told)) == 5
    assert told[0] == told[2]


def test_a_question_of_star_realms_says_whether_one_must() -> None:
    text, names = Text("en"), PLAYERS["en"]
    asked = RealmsQuestion("scrap_card", 0, card="junkyard")
    for may, hand_only, said in (
        (True, False, "Junkyard: scrap a card out of your hand or discard pile?"),
        (False, False, "Junkyard: you must scrap a card out of your hand or discard pile."),
        (False, True, "Junkyard: you must scrap a card out of your hand."),
    ):
        question = replace(asked, may=may, hand_only=hand_only)
        assert text.prompt("star_realms", question, 0, names).removesuffix(" Which one?") == said
        assert ("must" in text.why("star_realms", question)) != may
    some = RealmsQuestion("scrap_some", 0, card="brain_world", left=1, picked=("...",))
    assert text.prompt("star_realms", some, 0, names) == "Brain World: scrap up to 1 more?"
    assert text.option("star_realms", Action("done"), some, names) == "Scrap no more"


@every_game
def test_numbers_of_one_are_singular_in_english(game: str) -> None:
    text, names = Text("en"), PLAYERS["en"]
    for kind in set().union(*source.kinds(game).values()):
        for number in (0, 1, 2):
            said = text.event(game, Told(kind, 0, 1, GAMES[game].cards[1], number), 0, names)
            assert not re.search(r"\b1 \w+s\b|\b[02] (card|ship|turn)\b", said), said
