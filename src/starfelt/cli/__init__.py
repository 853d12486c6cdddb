"""The command `starfelt`."""

import click

import starfelt
from starfelt.cli import bench, check, differential, faces, games, play, replays, servers, simulate
from starfelt.cli.flags import lang
from starfelt.cli.program import Program, text_of
from starfelt.native import fallen_back


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


for command in (
    games.games, play.play, simulate.simulate, replays.replay, replays.verify, check.check,
    differential.differential, bench.bench, faces.faces, servers.serve, servers.hosts,
    servers.backup, servers.tidy, servers.bot,
):  # fmt: skip
    main.add_command(command)
