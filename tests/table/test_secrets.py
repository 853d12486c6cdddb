"""A table adds nothing to what the game tells a reader: no number, no clock, no silence."""

import copy
import random
from collections.abc import Iterator
from itertools import count
from typing import Any

import msgspec
import pytest

import starfelt
from starfelt.core.game import SPECTATOR
from starfelt.core.rng import fast
from starfelt.table import log_rows, updates
from starfelt.table.commands import Answer, Undo
from starfelt.table.decisions import decide
from starfelt.table.log_rows import NOBODY, Row
from starfelt.table.sender import Actor
from starfelt.table.table import Table
from tests.table.live import START, Live, heard, readers, seen, setup_for

SEED = "c0ffee" * 10 + "beef"
ANSWERS = 60
ENOUGH = 40  # questions; short games are played more often


def begun(game: str, seats: int, seed: str = SEED) -> Table:
    table = Table(setup_for(game, seats, "fischer:600+10", seed))
    for seat in range(seats):
        table.apply(Row(log_rows.SIT, seat, START, who=f"person {seat}", name=f"Name {seat}"))
    table.apply(Row(log_rows.BEGIN, NOBODY, START))
    return table


def copied(table: Table, state: Any) -> Table:
    """The same table with another state of the game."""
    other = copy.copy(table)
    other.dealt = state
    other.seats = [copy.copy(seat) for seat in table.seats]
    for seat in other.seats:
        seat.given = seat.given[:]
    other.standing = table.standing[:]
    return other


def received(table: Table, seat: int, action: int, reader: int, at: int) -> tuple[bytes, ...]:
    """What a reader gets of an answer, and afterwards; the number of rows is not among it."""
    actor = Actor(table.seats[seat].who, "", seat)
    command = Answer(table.seats[seat].question, [action])
    found = []
    for row in decide(table, actor, command, at):
        table.apply(row)
        if (news := updates.happened(table, row, reader)) is not None:
            found.append(msgspec.json.encode(news))
    return (*found, seen(table, reader, at))


def told(table: Table, reader: int) -> tuple[Any, ...]:
    """What the game itself lets a reader know of an answer."""
    return table.told(reader), table.game.view(table.state, reader)


def played(name: str, games: int = 2) -> Iterator[tuple[Table, random.Random, int]]:
    """Tables of random games at every question, each a second after the last."""
    chance = random.Random(11)  # noqa: S311
    least, most = starfelt.load(name).least_seats, starfelt.load(name).most_seats
    asked = 0
    for game in count():
        if game >= games and asked >= ENOUGH:
            return
        table = begun(name, min(most, least + game), f"{game}{SEED[len(str(game)) :]}")
        for number in range(ANSWERS):
            if not table.asked():
                break
            at = START + 1000 * number
            asked += 1
            yield table, chance, at
            seat = chance.choice(table.asked())
            received(table, seat, chance.choice(table.state.legal(seat)), SPECTATOR, at)


@pytest.mark.parametrize("name", starfelt.GAMES)
def test_of_two_answers_a_reader_learns_no_more_than_the_game_tells(name: str) -> None:
    """Two answers of another seat that the game lets nobody tell apart, the table does not."""
    equal = 0
    for table, chance, at in played(name):
        for seat in table.asked():
            acts = table.state.legal(seat)
            one, two = chance.choice(acts), chance.choice(acts)
            for reader in readers(table):
                if reader == seat or one == two:
                    continue
                first, second = (copied(table, table.state.clone()) for _ in range(2))
                news = received(first, seat, one, reader, at)
                other = received(second, seat, two, reader, at)
                if told(first, reader) == told(second, reader):
                    equal += 1
                    assert news == other
    assert equal > 5 or name == "star_realms"  # nothing is secret there but what is drawn


@pytest.mark.parametrize("name", starfelt.GAMES)
def test_in_two_worlds_that_a_reader_cannot_tell_apart_it_gets_the_same(name: str) -> None:
    """The same answer, of the reader or another seat, until the reader is told something else."""
    equal = own = 0
    for table, chance, at in played(name):
        seat = chance.choice(table.asked())
        for reader in readers(table):
            state = table.state.clone()
            world = table.game.resample(state, reader, fast(chance.getrandbits(32)))
            common = [act for act in state.legal(seat) if act in world.legal(seat)]
            if not common:
                continue
            action = chance.choice(common)
            first, second = copied(table, state), copied(table, world)
            assert seen(first, reader, at) == seen(second, reader, at)
            news = received(first, seat, action, reader, at)
            other = received(second, seat, action, reader, at)
            if told(first, reader) == told(second, reader):
                equal += 1
                own += reader == seat
                assert news == other
    assert equal > 50
    assert own > 10


@pytest.mark.parametrize("name", starfelt.GAMES)
def test_all_notice_an_answer_or_nobody_does_who_did_not_give_it(name: str) -> None:
    """So one number of rows can be told to all; and who still owes an answer is no secret."""
    quiet = several = 0
    for table, chance, at in played(name, 3):
        seat = chance.choice(table.asked())
        several += table.state.question(seat).picks(table.state) > 1
        others = [reader for reader in readers(table) if reader != seat]
        action = chance.choice(table.state.legal(seat))
        first = copied(table, table.state.clone())
        before = [seen(first, reader, at) for reader in others]
        public = first.public
        received(first, seat, action, seat, at)
        after = [seen(first, reader, at) for reader in others]
        if first.public == public:
            quiet += 1
            assert before == after
            assert seat in first.asked()
            assert first.changed == table.changed
            assert first.due() == table.due()
        else:
            assert all(one != two for one, two in zip(before, after, strict=True))
    assert quiet > 3 or several < 4  # questions of several picks: only those can be quiet


def test_picked_at_once_or_one_by_one_and_taken_back_is_all_the_same_to_others() -> None:
    """Byte for byte, all that is sent."""
    streams = []
    for ways in ([[510, 512, 514, 516]], [[511], [512], "undo", "undo", [510, 512], [514], [516]]):
        live = Live("ada", "bo", game="empire_vs_rebellion", clock="fischer:100+10")
        live.passes(7)
        sent: list[bytes] = []
        for way in ways:
            command = Undo() if way == "undo" else Answer(live.table.seats[0].question, way)
            for row in live.does(0, command):
                for reader in (1, SPECTATOR):
                    if (news := heard(live.table, row, reader)) != b"null":
                        sent += [news, seen(live.table, reader, live.now)]
        streams.append(sent)
    assert streams[0] == streams[1]
    assert len(streams[0]) == 4


# ------------------------------------------------------------------ what is in the bytes
def own_part(data: bytes) -> str:
    """A message without what the game shows and asks: that is the game's own affair."""
    document = msgspec.json.decode(data)
    for key in ("view", "told", "asked"):
        document.pop(key, None)
    return msgspec.json.encode(document).decode()


@pytest.mark.parametrize("name", starfelt.GAMES)
def test_no_seed_no_hash_no_card_and_no_action_is_in_what_a_table_adds(name: str) -> None:
    cards = [f'"{card}"' for card in starfelt.load(name).cards]
    for table, chance, at in played(name):
        seat = chance.choice(table.asked())
        action = chance.choice(table.state.legal(seat))
        for reader in readers(table):
            first = copied(table, table.state.clone())
            for data in received(first, seat, action, reader, at):
                text = data.decode()
                assert first.is_over() or table.setup.seed not in text
                assert first.state.hash() not in text
                added = own_part(data)
                assert not any(card in added for card in cards)
                assert '"value"' not in added and '"quiet"' not in added and '"part"' not in added


def test_the_seed_is_told_after_the_end_and_not_before() -> None:
    live = Live("ada", "bo")
    assert live.view(0).seed == ""
    live.happen(Row(log_rows.CLOSE, NOBODY, live.now))
    assert live.view(-1).seed == live.setup.seed


def test_only_what_is_said_or_proposed_has_words() -> None:
    live = Live("ada", "bo")
    row = Row(log_rows.TIME_OUT, 0, live.now, 0, who="bot:thumb", text="a note", key="a key")
    live.happen(row)
    for reader in readers(live.table):
        found = updates.happened(live.table, row, reader)
        assert found is not None
        assert (found.text, found.who, found.name) == ("", "", "")
