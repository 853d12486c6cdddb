"""The command `games`: which games there are."""

from typing import Any

import click

import starfelt
from starfelt.cli.flags import as_json, lang
from starfelt.cli.output import say
from starfelt.cli.program import Command, text_of
from starfelt.core.game import AnyGame
from starfelt.core.options import Choice, Flag, Number, Option
from starfelt.words.text import Text


@click.command(cls=Command, help="cli-games")
@lang
@as_json
@click.pass_context
def games(ctx: click.Context, as_json: bool) -> None:
    """Which games there are."""
    say(ctx, game_facts(text_of(ctx)), as_json, games_in_words)


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


def games_in_words(text: Text, facts: dict[str, Any]) -> list[str]:
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


def usual_seats(rules: AnyGame, wanted: int, options: dict[str, str]) -> int:
    """As many seats as are wanted, or as near to it as these options allow."""
    least, most = rules.seats_for(rules.complete(options))
    return min(max(wanted, least), most)
