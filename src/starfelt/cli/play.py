"""The command `play`: a game in the terminal."""

import secrets
from pathlib import Path

import click
import msgspec

import starfelt
from starfelt.cli import values
from starfelt.cli.flags import game_options, lang
from starfelt.cli.games import usual_seats
from starfelt.cli.program import Command, text_of
from starfelt.core.refusal import Refusal
from starfelt.core.replay import Recorder, begin, read_file
from starfelt.core.rng import SEED_BITS
from starfelt.terminal import save as saving
from starfelt.terminal.line_mode import LineMode
from starfelt.terminal.seats import read_players, remembered
from starfelt.words.players import Player, usual

USUAL_PLAYERS = 3  # where nobody is named


@click.command(cls=Command, help="cli-play")
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


def new_seed() -> int:
    """What decides the deal where nobody has named a seed."""
    return secrets.randbits(SEED_BITS)


def new_game(
    game: str | None, seats: str | None, seed: int | None, options: dict[str, str]
) -> tuple[Recorder, list[Player]]:
    if game is None:
        raise Refusal("no-game", expected=", ".join(starfelt.GAMES))
    rules = starfelt.load(game)
    number = usual_seats(rules, USUAL_PLAYERS, options)
    seated = read_players(seats) if seats is not None else usual(number)
    chosen = seed if seed is not None else new_seed()
    written = [player.written() for player in seated]
    return begin(rules, len(seated), chosen, dict(options), written), seated


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
