"""A page is made of what its reader may know: worlds that look the same give the same bytes."""

import random
from typing import Any

import pytest

import starfelt
from starfelt.core.rng import fast
from starfelt.kit import kit_of
from starfelt.server.live.history import Piece
from starfelt.server.live.messages import About
from starfelt.server.live.update_words import happened_in_words, now_in_words, screen_at
from starfelt.server.pages.page import TEMPLATES, frame_facts
from starfelt.server.pages.snapshot import Seen
from starfelt.server.pages.table_facts import table_facts
from starfelt.table import log_rows
from starfelt.table.log_rows import NOBODY, Row
from starfelt.table.setup import Setup
from starfelt.table.table import Table
from starfelt.table.updates import Happened, happened, now
from starfelt.words.fluent import LANGUAGES
from starfelt.words.text import Text

SEATS = {**dict.fromkeys(starfelt.GAMES, 2), "stolen_plans": 3}
STEPS = 48
EVERY = 3  # answers between two comparisons

TEXTS = [Text(language) for language in LANGUAGES]


class Game:
    """A table at which a game goes on, and what everybody was told."""

    def __init__(self, name: str) -> None:
        game = starfelt.load(name)
        self.seats = SEATS[name]
        options = game.complete({})
        self.table = Table(Setup(name, game.rules, options, self.seats, "5" * 64))
        self.about = About("table", name, game.rules, options, self.seats, "none", "c" * 64)
        self.readers = (*range(self.seats), NOBODY)
        self.logs: dict[int, list[Happened]] = {reader: [] for reader in self.readers}
        for seat in range(self.seats):
            self.apply(Row(log_rows.SIT, seat, 1, who=f"id{seat}", name=f"Name {seat}"))
        self.apply(Row(log_rows.BEGIN, NOBODY, 1))

    def apply(self, row: Row) -> None:
        self.table.apply(row)
        for reader in self.readers:
            told = happened(self.table, row, reader)
            self.logs[reader] += [told] if told is not None else []

    def page(self, reader: int, text: Text, look: str) -> bytes:
        """The page of this reader, as it is now."""
        mine = [reader] if reader != NOBODY else []
        screen = screen_at(self.table, text, reader)
        log = happened_in_words(screen, self.logs[reader])
        present = now_in_words(screen, self.table, now(self.table, reader, 2), lines=True)
        seen = Seen(self.about, present, Piece(log), reader, mine)
        facts = table_facts(text, seen, look)
        shown = TEMPLATES.get_template("table.html").render(
            **frame_facts(text, "http://here"),
            **facts,
            me=None,
            is_host=False,
            here="/tables/table",
            announcement="",
            refusal="",
            said="",
        )
        return shown.encode()

    def looks(self) -> list[str]:
        return ["", *kit_of(self.table.game.name).words.looks]


@pytest.mark.parametrize("name", SEATS)
def test_the_page_of_a_seat_is_the_same_in_every_world_it_can_t_tell_apart(name: str) -> None:
    game, rng = Game(name), random.Random(11)  # noqa: S311
    looks, others = game.looks(), 0
    for step in range(STEPS):
        if game.table.state.is_over():
            break
        if step % EVERY == 0:
            others += compared(game, step, looks[step // EVERY % len(looks)])
        state: Any = game.table.state
        seat = rng.choice(state.asked())
        game.apply(Row(log_rows.ANSWER, seat, 1, rng.choice(state.legal(seat))))
    assert others > 0, "no world was another one for anybody"


def compared(game: Game, step: int, look: str) -> bool:
    """Compare for one reader; was the resampled world really another one?"""
    table = game.table
    state = table.state
    reader = game.readers[step // EVERY % len(game.readers)]
    other = game.readers[(step // EVERY + 1) % len(game.readers)]
    text = TEXTS[step % len(TEXTS)]
    own, theirs = game.page(reader, text, look), game.page(other, text, look)
    table.dealt = table.game.resample(state, reader, fast(step))
    same, different = game.page(reader, text, look), game.page(other, text, look) != theirs
    table.dealt = state
    assert same == own
    return different
