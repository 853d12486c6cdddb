"""The command `simulate`: many games between bots."""

from typing import Any

import click

import starfelt
from starfelt.arena.simulate import simulate as play_many
from starfelt.cli import values
from starfelt.cli.flags import as_json, game_options, lang
from starfelt.cli.games import usual_seats
from starfelt.cli.output import progress, say
from starfelt.cli.program import Command
from starfelt.words.text import Text

USUAL_SEATS = 4  # of a simulation


@click.command(cls=Command, help="cli-simulate")
@click.argument("game")
@click.option("--seats", metavar="N", callback=values.number(1))
@click.option("--games", "number", metavar="N", default="1000", callback=values.number(1))
@click.option("--bots", metavar="BOT,BOT,...", default="random")
@click.option("--seed", metavar="SEED", default="0", callback=values.seed)
@game_options
@lang
@as_json
@click.pass_context
def simulate(
    ctx: click.Context,
    game: str,
    seats: int | None,
    number: int,
    bots: str,
    seed: int,
    options: dict[str, str],
    as_json: bool,
) -> None:
    """Many games between bots."""
    rules = starfelt.load(game)
    seated = bots.split(",")
    if seats is None:
        seats = max(len(seated), usual_seats(rules, USUAL_SEATS, options))
    with progress(ctx, number) as update:
        facts = play_many(rules, seats, number, seated, seed, options, update)
    say(ctx, facts, as_json, simulation)


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
