"""Options that several commands take."""

import click

from starfelt.cli import values

lang = click.option("--lang", metavar="LANG", expose_value=False)  # found before all else
as_json = click.option("--json", "as_json", is_flag=True)
game_options = click.option(
    "--option", "options", metavar="KEY=VALUE", multiple=True, callback=values.options
)
