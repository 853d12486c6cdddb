"""The light Markdown of rulebooks as HTML: headings, lists, tables and paragraphs."""

import re
from collections.abc import Iterator
from itertools import groupby

from markupsafe import Markup, escape

HEADING = re.compile(r"(#{1,4}) (.*)")
RULE = re.compile(r"\|[-|: ]+\|")


def as_html(page: str) -> Markup:
    """The page; its first heading is the heading of the whole."""
    return Markup("\n").join(block for blank in paragraphs(page) for block in blocks(blank))


def title_and_rest(page: str) -> tuple[str, str]:
    """The heading with which a page, or a part of one, begins, and what follows it."""
    first, _, rest = page.strip().partition("\n")
    found = HEADING.fullmatch(first.rstrip())
    return (found[2], rest.strip()) if found else ("", page.strip())


def paragraphs(page: str) -> list[list[str]]:
    lines = [line.rstrip() for line in page.splitlines()]
    return [list(group) for filled, group in groupby(lines, bool) if filled]


def blocks(lines: list[str]) -> Iterator[Markup]:
    """Lines without a blank one between them; a list may follow a paragraph at once."""
    for kind, group in groupby(lines, kind_of):
        found = list(group)
        if kind == "heading":
            yield from (heading(line) for line in found)
        elif kind == "item":
            items = [Markup("<li>{}</li>").format(line.removeprefix("- ")) for line in found]
            yield Markup("<ul>{}</ul>").format(Markup("").join(items))
        elif kind == "row":
            yield table([line for line in found if not RULE.fullmatch(line)])
        else:
            yield Markup("<p>{}</p>").format(" ".join(found))


def kind_of(line: str) -> str:
    if HEADING.fullmatch(line):
        return "heading"
    return "item" if line.startswith("- ") else "row" if line.startswith("|") else "text"


def heading(line: str) -> Markup:
    found = HEADING.fullmatch(line)
    assert found is not None
    level = len(found[1])
    return Markup("<h{0}>{1}</h{0}>").format(level, found[2])


def table(lines: list[str]) -> Markup:
    """The first row names the columns."""
    rows = [[escape(cell.strip()) for cell in line.strip("|").split("|")] for line in lines]
    head = Markup("").join(Markup('<th scope="col">{}</th>').format(cell) for cell in rows[0])
    body = Markup("").join(
        Markup("<tr>{}</tr>").format(
            Markup("").join(Markup("<td>{}</td>").format(cell) for cell in row)
        )
        for row in rows[1:]
    )
    whole = Markup("<table><thead><tr>{}</tr></thead><tbody>{}</tbody></table>").format(head, body)
    return Markup('<div class="wide">{}</div>').format(whole)
