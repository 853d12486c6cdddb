"""What each game needs words for, found in its code."""

from collections.abc import Iterator
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import starfelt
from starfelt.core.options import Choice, Flag, Number, Option, Parts
from starfelt.games.race_for_the_galaxy.rules.picks import Picks
from starfelt.games.stolen_plans.rules.effects import StealWithHeroes, Unplayable
from starfelt.games.stolen_plans.words.sentences import effect_of
from tests.words import source

GAMES = {name: starfelt.load(name) for name in starfelt.GAMES}


def part(game: str, name: str) -> Any:
    """One of the modules of a game."""
    return import_module(f"starfelt.games.{game}.{name}")


def rows(game: str) -> list[Any]:
    """The rows of all cards; a strategy of Empire vs. Rebellion is no more than its key."""
    table = part(game, "rules.powers.designs" if game == "race_for_the_galaxy" else "rules.designs")
    if game != "empire_vs_rebellion":
        return [table.CARDS[n] for n in range(table.DESIGNS)]
    return [
        *(table.CARDS[n] for n in range(table.RESOURCES)),
        *(SimpleNamespace(key=key) for key in table.STRATEGY_KEYS),
        *(table.EVENTS[n] for n in range(table.NUMBER_OF_EVENTS)),
    ]


def names(game: str) -> set[str]:
    """Everything that goes by the name of a card."""
    steps = part(game, "notation.steps")
    return set(getattr(steps, "NAMES", None) or part(game, "rules.designs").NAMES)


def questions(game: str) -> dict[str, type]:
    """The class of every question by its name."""
    steps = part(game, "notation.steps").STEPS
    return {name: steps.rows[name].kind for name in steps.questions}


def verbs(game: str) -> set[str]:
    return {verb for verb, _, _ in part(game, "rules.actions").VERBS}


# ------------------------------------------------------------------ the choices of each game
def choices(game: str) -> set[str]:
    """The keys of all choices: the verbs, where a game says no more."""
    more = {
        "stolen_plans": plans_choices,
        "star_realms": realms_choices,
        "empire_vs_rebellion": war_choices,
        "race_for_the_galaxy": race_choices,
    }
    return more[game]() if game in more else verbs(game)


def plans_choices() -> set[str]:
    """Cards are played, and players chosen, for what a card does."""
    alone = Unplayable | StealWithHeroes  # a pair of heroes has a verb of its own
    played = [row for row in rows("stolen_plans") if not isinstance(row.effect, alone)]
    plays = {f"play-{effect_of(row.key)}" for row in played}
    targets = {f"target-{effect_of(row.key)}" for row in played if row.effect.aimed()}
    return (verbs("stolen_plans") - {"play"}) | plays | targets


def realms_choices() -> set[str]:
    """A copied ability has no words of its own."""
    copied = {"ally-copied", "scrap-copied"}
    return (verbs("star_realms") - {"done"}) | offered("star_realms", "done") | copied


def war_choices() -> set[str]:
    """The top card is played in a turn, or when a power shows it; Vader may send to a reserve."""
    game = "empire_vs_rebellion"
    plays = offered(game, "play") - {"play-your_turn"}
    removes = {"discard_own-to_reserve", "discard_opposing-to_reserve"}
    return (verbs(game) - {"done"}) | offered(game, "done") | plays | removes


def race_choices() -> set[str]:
    """Nothing is placed or used, and no more is picked, by the words of each question."""
    game = "race_for_the_galaxy"
    by_class = {kind.__name__: name for name, kind in questions(game).items()}
    stops = {f"none-{by_class[kind]}" for kind in offering(game, "NONE", "none_or_place")}
    stops |= {f"done-{by_class[kind]}" for kind in offering(game, "DONE", "with_done")}
    more = {f"place-{what}" for what in ("development", "world", "better", "by_sneak")}
    more |= {f"{verb}-same" for verb in ("choose_two", "boost_first", "boost_second")}
    more |= {"use-in_vain", "use-takeover", "keep-start", "consume-spent"}
    return (verbs(game) - {"none", "done", "place"}) | stops | more


def offering(game: str, *words: str) -> set[str]:
    """The questions of Race for the Galaxy that offer one of these; most picks must be made."""
    found: set[str] = set().union(*(source.classes_that_offer(game, word) for word in words))
    picks = {k.__name__: k for k in questions(game).values() if issubclass(k, Picks)}
    if "DONE" in words:
        found |= {name for name, kind in picks.items() if kind.required is not Picks.required}
    asked = {kind.__name__ for kind in questions(game).values()}
    all_taken = {name for name, kind in picks.items() if kind.required is Picks.required}
    return (found & asked) - all_taken


def offered(game: str, verb: str) -> set[str]:
    """The keys of this verb for each question that offers it."""
    kinds = source.classes_that_offer(game, verb.upper())
    found = {f"{verb}-{name}" for name, kind in questions(game).items() if kind.__name__ in kinds}
    assert found
    return found


# ------------------------------------------------------------------ numbers of cards and options
def numbers(game: str, row: Any) -> list[int]:
    """Every number that a card's text has to tell."""
    if game == "stolen_plans":
        return [*numbers_of_effect(game, row.effect), *([row.defence] if row.defence else [])]
    if game == "empire_vs_rebellion":
        return war_numbers(row)
    if game == "race_for_the_galaxy":
        return race_numbers(row)
    if game != "star_realms":
        return [*numbers_of_effect(game, row)]  # all that its row has
    abilities = [effect for ability in (row.primary, row.ally, row.scrap) for effect in ability]
    found = [number for effect in abilities for number in numbers_of_effect(game, effect)]
    return [row.cost, *([row.defense] if row.defense else []), *found]


def war_numbers(row: Any) -> list[int]:
    game, table = "empire_vs_rebellion", part("empire_vs_rebellion", "rules.card")
    if hasattr(row, "power"):
        return [row.ready, row.exhausted, *numbers_of_effect(game, row.power)]
    if hasattr(row, "effect"):
        facts = [row.capacity, row.objective, row.points, row.influence]
        return [*facts, *numbers_of_effect(game, row.effect)]
    strategies = {"bureaucracy": table.BUREAUCRACY_PAYS, "direct_assault": table.ASSAULT}
    return [strategies[row.key]] if row.key in strategies else []


def race_numbers(row: Any) -> list[int]:
    """Cost, points and start number, the numbers of its powers and of its scoring lines.

    Of some powers the value is only that they are there; a sign is looked for elsewhere.
    """
    found = [row.cost, *([] if row.is_six else [abs(row.points)])]
    found += [row.start] if row.start >= 0 else []
    for power in row.powers:
        found += [abs(number) for number in race_power_numbers(power) if number]
    return found + [line.points for line in row.lines]


def race_power_numbers(power: Any) -> list[int]:
    """The numbers of a power; of some the value or the number only says that it is so."""
    words = part("race_for_the_galaxy", "rules.powers.powers")
    there = (words.FREE_SHIP, words.SECOND_WORLD, words.SNEAK)
    so = (words.OWN_GOOD, words.TAKEOVER, words.PRODUCE_WINDFALL)
    mixes = not power.word and power.sum_of == words.EXPLORE_MIX
    value = 0 if power.word in there or mixes else power.value
    number = 0 if power.word in so else power.number
    return [value, number, power.cards, power.points, power.prestige]


def numbers_of_effect(game: str, effect: Any) -> Iterator[int]:
    """What an effect was made with: numbers, or other effects."""
    for name in source.parameters(game, type(effect).__name__):
        value = getattr(effect, name)
        if isinstance(value, bool | str):
            continue
        if isinstance(value, int):
            yield value
        else:
            yield from numbers_of_effect(game, value)


def values(option: Option) -> list[str]:
    """The words that can be typed for an option and mean nothing by themselves."""
    if isinstance(option, Choice):
        return list(option.values)
    if isinstance(option, Parts):
        return list(option.presets)
    assert isinstance(option, Flag | Number)
    return []
