"""The command line in the reader's language: help pages, and one sentence for what is wrong."""

import io
import os
import sys
from collections.abc import Sequence
from typing import Any

import click

from starfelt.cli.language import DEFAULT, wanted
from starfelt.core.refusal import Refusal
from starfelt.words.text import Text

WRONG = 2
INTERRUPTED = 130
SWITCHES = ("--json", "--sheet", "--version", "--help")  # options without a value


def text_of(ctx: click.Context) -> Text:
    text = ctx.find_object(Text)
    assert text is not None
    return text


class Page:
    """A help page; `help` of a command or an option is the key of its words."""

    def write_help(self, command: click.Command, ctx: click.Context, out: Any) -> None:
        text = text_of(ctx)
        arguments = [p for p in command.get_params(ctx) if isinstance(p, click.Argument)]
        pieces = [text("cli-usage-options"), *[p.make_metavar(ctx) for p in arguments]]
        if isinstance(command, click.Group):
            pieces.append(text("cli-usage-command"))
        out.write_usage(ctx.command_path, " ".join(pieces), prefix=text("cli-usage") + " ")
        out.write_paragraph()
        with out.indentation():
            out.write_text(text(str(command.help)))
        rows = [self.row(text, ctx, param) for param in command.get_params(ctx)]
        with out.section(text("cli-options")):
            out.write_dl([row for row in rows if row is not None])

    def row(self, text: Text, ctx: click.Context, param: click.Parameter) -> tuple[str, str] | None:
        record = param.get_help_record(ctx) if isinstance(param, click.Option) else None
        if record is None:
            return None
        name = "help" if "--help" in param.opts else param.name
        return record[0], text(f"cli-option-{name}")


class Command(click.Command):
    """One command; all it takes is options and arguments that it names."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        kwargs.setdefault("context_settings", {"allow_extra_args": True})
        super().__init__(*args, **kwargs)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        rest = super().parse_args(ctx, args)
        if rest:
            raise Refusal("extra-argument", argument=rest[0])
        return rest

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        Page().write_help(self, ctx, formatter)


class Program(click.Group):
    """All commands.  Whatever is wrong comes out as one sentence and exit code 2."""

    command_class = Command

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        Page().write_help(self, ctx, formatter)
        text = text_of(ctx)
        with formatter.section(text("cli-commands")):
            formatter.write_dl([(name, text(f"cli-{name}")) for name in self.commands])

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.commands)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] not in self.commands:
            raise Refusal("unknown-command", command=args[0], expected=", ".join(self.commands))
        return super().resolve_command(ctx, args)

    def main(self, args: Sequence[str] | None = None, *more: Any, **extra: Any) -> Any:
        """Run and leave; the language is settled before anything else."""
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")  # a question mark is better than a crash
        arguments = list(sys.argv[1:] if args is None else args)
        try:
            text = Text(wanted(arguments, os.environ))
        except Refusal as refusal:
            sys.exit(complain(Text(DEFAULT), refusal))
        sys.exit(self.run(text, arguments))

    def run(self, text: Text, arguments: list[str]) -> int:
        try:
            code = super().main(arguments, "starfelt", standalone_mode=False, obj=text)
            return code if isinstance(code, int) else 0
        except Refusal as refusal:
            return complain(text, refusal)
        except click.Abort:
            return INTERRUPTED
        except click.UsageError as problem:
            return complain(text, usage(problem))


def complain(text: Text, refusal: Refusal) -> int:
    click.echo(text.refusal(refusal), err=True)
    return WRONG


def usage(problem: click.UsageError) -> Refusal:
    """What click found wrong with the command line, as one of our refusals."""
    command = problem.ctx.command_path if problem.ctx is not None else "starfelt"
    if isinstance(problem, click.NoSuchOption):
        return Refusal("unknown-flag", flag=problem.option_name, command=command)
    if isinstance(problem, click.MissingParameter) and problem.param is not None:
        name = problem.param.make_metavar(problem.ctx) if problem.ctx is not None else ""
        return Refusal("missing-argument", argument=name, command=command)
    if isinstance(problem, click.BadOptionUsage) and problem.option_name in SWITCHES:
        return Refusal("no-value", flag=problem.option_name)
    if isinstance(problem, click.BadOptionUsage):
        return Refusal("needs-value", flag=problem.option_name)
    return Refusal("bad-usage", command=command)
