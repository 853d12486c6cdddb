"""The command `starfelt`."""

import json
import secrets
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click
import msgspec

import starfelt
from starfelt.arena.bench import bench as measure
from starfelt.arena.simulate import simulate as play_many
from starfelt.core import contract
from starfelt.core.game import Game
from starfelt.core.refusal import Refusal
from starfelt.core.replay import Recorder, begin, read_file
from starfelt.core.rng import SEED_BITS
from starfelt.lines.channels import TEXTS
from starfelt.lines.players import Player, usual
from starfelt.native import fallen_back
from starfelt.terminal import differences, network, reports, saving, values
from starfelt.terminal.faces import faces
from starfelt.terminal.flags import as_json, game_options, lang
from starfelt.terminal.line import LineMode
from starfelt.terminal.players import read_players, remembered
from starfelt.terminal.program import Program, text_of

USUAL_PLAYERS = 3  # where nobody is named
USUAL_SEATS = 4  # of a simulation


def say(ctx: click.Context, facts: Any, as_json: bool, lines: Callable[..., list[str]]) -> None:
    """Facts as one JSON object, or in words."""
    if as_json:
        click.echo(json.dumps(msgspec.to_builtins(facts), indent=2, ensure_ascii=False))
        return
    for line in lines(text_of(ctx), facts):
        click.echo(line)


@contextmanager
def progress(ctx: click.Context, length: int) -> Iterator[Callable[[int], None] | None]:
    """A bar on standard error, if somebody is looking."""
    if not sys.stderr.isatty():
        yield None
        return
    with click.progressbar(length=length, file=sys.stderr, show_pos=True) as bar:
        yield bar.update


def show_version(ctx: click.Context, param: click.Parameter, value: bool) -> None:
    if value:
        key = "cli-version-compiled" if starfelt.COMPILED else "cli-version-plain"
        click.echo(text_of(ctx)(key, version=starfelt.__version__))
        ctx.exit()


@click.group(cls=Program, help="cli-starfelt", invoke_without_command=True)
@click.option("--version", is_flag=True, expose_value=False, is_eager=True, callback=show_version)
@lang
@click.pass_context
def main(ctx: click.Context) -> None:
    """An open card table."""
    if reason := fallen_back():
        click.echo(text_of(ctx)("cli-fell-back", reason=reason), err=True)
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help(), err=True)
        ctx.exit(2)


@main.command(help="cli-games")
@lang
@as_json
@click.pass_context
def games(ctx: click.Context, as_json: bool) -> None:
    """Which games there are."""
    say(ctx, reports.game_facts(text_of(ctx)), as_json, reports.games)


# -------------------------------------------------------------------------------- play
@main.command(help="cli-play")
@click.argument("game", required=False)
@click.option("--seats", "players", metavar="you,thumb,...")
@click.option("--seed", metavar="SEED", callback=values.seed)
@game_options
@click.option("--load", metavar="FILE")
@click.option("--save", metavar="FILE")
@lang
@click.pass_context
def play(
    ctx: click.Context,
    game: str | None,
    players: str | None,
    seed: int | None,
    options: dict[str, str],
    load: str | None,
    save: str | None,
) -> None:
    """Play in the terminal."""
    if load is not None and (seed is not None or options):
        raise Refusal("load-and-more")
    if load is None:
        recorder, seated = new_game(game, players, seed, options)
    else:
        recorder, seated = loaded_game(game, players, Path(load))
    save_to = Path(save) if save is not None else saved_before(load)
    if save is not None:
        saving.check_writable(Path(save))
    LineMode(text_of(ctx), recorder, seated, save_to).play()


def new_game(
    game: str | None, seats: str | None, seed: int | None, options: dict[str, str]
) -> tuple[Recorder, list[Player]]:
    if game is None:
        raise Refusal("no-game", expected=", ".join(starfelt.GAMES))
    rules = starfelt.load(game)
    number = usual_seats(rules, USUAL_PLAYERS, options)
    seated = read_players(seats) if seats is not None else usual(number)
    chosen = seed if seed is not None else secrets.randbits(SEED_BITS)
    written = [player.written() for player in seated]
    return begin(rules, len(seated), chosen, dict(options), written), seated


def usual_seats(rules: Game[Any, Any], wanted: int, options: dict[str, str]) -> int:
    """As many seats as are wanted, or as near to it as these options allow."""
    least, most = rules.seats_for(rules.complete(options))
    return min(max(wanted, least), most)


def loaded_game(game: str | None, seats: str | None, path: Path) -> tuple[Recorder, list[Player]]:
    """A game to go on with; whoever sat there sits there again, if nobody else is named."""
    recorder = read_file(path, starfelt.load)
    replay = recorder.replay
    if game is not None and game != replay.game:
        starfelt.load(game)  # refuses a game that there is not
        raise Refusal("other-game", file=str(path), game=replay.game, expected=game)
    if seats is None:
        number = replay.seats
        return recorder, remembered(replay.players, number) or usual(number)
    seated = read_players(seats)
    if len(seated) != replay.seats:
        raise Refusal("other-seats", file=str(path), seats=replay.seats)
    replay.players = [player.written() for player in seated]
    return recorder, seated


def saved_before(load: str | None) -> Path | None:
    """A replay is saved where it came from; a bare position is left as it is."""
    if load is None:
        return None
    path = Path(load)
    return path if "format" in msgspec.json.decode(path.read_bytes()) else None


# -------------------------------------------------------------------------------- facts
@main.command(help="cli-simulate")
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
    say(ctx, facts, as_json, reports.simulation)


@main.command(help="cli-replay")
@click.argument("file")
@click.option("--at", metavar="N", callback=values.number(0))
@click.option("--seat", metavar="S", callback=values.number(0))
@lang
@as_json
@click.pass_context
def replay(ctx: click.Context, file: str, at: int | None, seat: int | None, as_json: bool) -> None:
    """A game so far, as one seat saw it."""
    recorder = read_file(Path(file), starfelt.load)
    look = reports.Look(recorder, at, seat)
    say(ctx, look.facts() if as_json else look, as_json, reports.replay)


@main.command(help="cli-verify")
@click.argument("file")
@lang
@as_json
@click.pass_context
def verify(ctx: click.Context, file: str, as_json: bool) -> None:
    """Play a replay through and compare its hashes."""
    say(ctx, reports.verified(Path(file)), as_json, reports.verification)


@main.command(help="cli-check")
@click.argument("game")
@click.option("--pairs", metavar="N", default="1000", callback=values.number(0))
@click.option("--seed", metavar="SEED", default="0", callback=values.seed)
@lang
@as_json
@click.pass_context
def check(ctx: click.Context, game: str, pairs: int, seed: int, as_json: bool) -> None:
    """The contract that every game passes."""
    rules = starfelt.load(game)
    with progress(ctx, pairs) as update:
        report = contract.check(rules, pairs, seed, TEXTS, update)
    facts = {**msgspec.to_builtins(report), "ok": report.ok}
    say(ctx, facts, as_json, reports.contract)
    if not report.ok:
        ctx.exit(1)


@main.command(help="cli-differential")
@click.argument("files", metavar="FILE...", nargs=-1, required=True)
@lang
@as_json
@click.pass_context
def differential(ctx: click.Context, files: tuple[str, ...], as_json: bool) -> None:
    """Recorded games of another engine, compared with ours."""
    paths = [Path(file) for file in files]
    with progress(ctx, differences.number_of_games(paths)) as update:
        facts = differences.compared(paths, update)
    say(ctx, facts, as_json, differences.report)
    if facts["differences"]:
        ctx.exit(1)


@main.command(help="cli-bench")
@click.option("--seconds", metavar="S", default="1", callback=values.seconds)
@lang
@as_json
@click.pass_context
def bench(ctx: click.Context, seconds: float, as_json: bool) -> None:
    """How fast the games run here."""
    say(ctx, measure(seconds), as_json, reports.bench)


# -------------------------------------------------------------------------------- faces, servers
for command in (faces, network.serve, network.backup, network.bot):
    main.add_command(command)
