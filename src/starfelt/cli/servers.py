"""The commands that have to do with a server: serving, its hosts, its file, and playing there.

What they do is loaded by them alone: it takes long, and no other command needs it.
"""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from starfelt.cli import values
from starfelt.cli.flags import game_options, lang
from starfelt.cli.program import Command, text_of
from starfelt.core.refusal import Refusal
from starfelt.server.config import Config, Keeping

USUAL = Config()

Serve = Callable[..., None]

store = click.option("--store", metavar="sqlite:///FILE", default=USUAL.store)


def keep(what: str) -> Callable[[Serve], Serve]:
    """For how many days something is kept; 0: for ever."""
    usual = str(getattr(USUAL.keeping, what))
    return click.option(f"--keep-{what}", metavar="DAYS", default=usual, callback=values.number(0))


@click.command(cls=Command, help="cli-serve")
@click.option("--host", metavar="ADDRESS", default=USUAL.host)
@click.option("--port", metavar="PORT", default=str(USUAL.port), callback=values.number(0))
@store
@click.option("--public-url", metavar="URL", default="")
@click.option("--behind-proxy", is_flag=True)
@click.option("--workers", metavar="N", default=str(USUAL.workers), callback=values.number(1))
@keep("guests")
@keep("empty")
@keep("tables")
@keep("talk")
@keep("reports")
@click.option("--host-account", "named", multiple=True, hidden=True)
@click.option("--next-port", is_flag=True)
@click.option("--open", "opens", is_flag=True)
@lang
@click.pass_context
def serve(
    ctx: click.Context, /, next_port: bool, opens: bool, named: tuple[str, ...], **given: Any
) -> None:
    """Live tables over a network."""
    from starfelt.cli.browser import show  # noqa: PLC0415
    from starfelt.cli.listening import host  # noqa: PLC0415

    if named:  # of a service file of the version before
        raise Refusal("host-account", name=named[0], store=given["store"])
    text = text_of(ctx)

    def listening(config: Config) -> None:
        click.echo(text("serve-listening", url=config.url()))
        if opens:
            show(config.url())

    keeping = Keeping(*[given.pop(f"keep_{what}") for what in Keeping.__struct_fields__])
    host(Config(keeping=keeping, **given), listening, next_port)
    click.echo(text("serve-stopped"))


@click.command("host", cls=Command, help="cli-host")
@click.argument("name", required=False)
@click.option("--remove", is_flag=True)
@store
@lang
@click.pass_context
def hosts(ctx: click.Context, name: str | None, remove: bool, store: str) -> None:
    """Who runs a server, whether it is running now or not."""
    from starfelt.cli.hosts import hosts_of, set_host  # noqa: PLC0415

    text = text_of(ctx)
    if name is not None:
        account = asyncio.run(set_host(store, name, not remove))
        click.echo(text("host-removed" if remove else "host-added", name=account.name))
        return
    if remove:
        raise Refusal("missing-argument", argument="NAME", command=ctx.command_path)
    found = asyncio.run(hosts_of(store))
    for account in found:
        click.echo(account.name)
    if not found:
        click.echo(text("host-nobody"))


@click.command(cls=Command, help="cli-backup")
@click.argument("file")
@store
@lang
@click.pass_context
def backup(ctx: click.Context, file: str, store: str) -> None:
    """A copy of a store, whether a server runs on it or not."""
    from starfelt.cli.backup import write_backup  # noqa: PLC0415

    write_backup(store, Path(file))
    click.echo(text_of(ctx)("backup-written", file=file))


@click.command(cls=Command, help="cli-tidy")
@store
@lang
@click.pass_context
def tidy(ctx: click.Context, store: str) -> None:
    """The file of a store made smaller."""
    from starfelt.cli.tidy import tidy_store  # noqa: PLC0415

    click.echo(text_of(ctx)("store-tidied", **tidy_store(store)))


@click.command(cls=Command, help="cli-bot")
@click.option("--url", metavar="URL", default="http://127.0.0.1:8000")
@click.option("--token", metavar="TOKEN", envvar="STARFELT_TOKEN", default="")
@click.option("--game", metavar="GAME", default="")
@click.option("--bot", metavar="BOT", default="thumb")
@click.option("--table", metavar="ID", default="")
@click.option("--games", metavar="N", callback=values.number(0))
@click.option("--seats", metavar="N", callback=values.number(1))
@game_options
@lang
@click.pass_context
def bot(ctx: click.Context, /, url: str, token: str, **given: Any) -> None:
    """A bot that plays at a server."""
    from starfelt.cli.remote_bot import Place, Plan, visit  # noqa: PLC0415

    text = text_of(ctx)
    place = Place(url, token, text.language)
    visit(place, Plan(**given), lambda key, **facts: click.echo(text(key, **facts)))
