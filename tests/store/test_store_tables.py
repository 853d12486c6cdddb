"""Tables and their logs in any store."""

import asyncio

import pytest

from starfelt.store import open_store
from starfelt.store.protocol import Conflict, Store
from starfelt.store.records import Query, SeatRecord, cursor
from starfelt.table.log_rows import ANSWER, BEGIN, NOBODY, SAY, SIT, Row
from tests.store.stored import ANN, BOB, BOT, answers, people, record, summary

ODD_ROWS = [
    Row(SIT, 0, 5, who="ann", name="Ann"),
    Row(SIT, 1, 6, who="bot:thumb", name="親指"),
    Row(BEGIN, NOBODY, 7),
    Row(ANSWER, 1, 8, value=839, quiet=True, part=2, key="k" * 40),
    Row(SAY, NOBODY, 2**45, who="eve", name="Eve", text="'; DROP TABLE log; --\n“宇宙” \0 end"),
]


async def ids(store: Store, **wishes: object) -> list[str]:
    return [found.id for found in await store.tables(Query(**wishes))]  # type: ignore[arg-type]


# ------------------------------------------------------------------ the log
async def test_a_table_comes_back_as_it_was_created(store: Store) -> None:
    whole = summary(
        7, status="over", seated=(ANN, BOT), asked=3, due=99, ranks=(2, 1), next="another"
    )
    wanted = record(rated=True, private=True, after="before", summary=whole)
    await store.create(wanted, ODD_ROWS)
    assert await store.table("one") == wanted
    assert await store.rows("one") == ODD_ROWS


async def test_a_table_without_rows_or_summary(store: Store) -> None:
    await people(store, "Ann", "Bob")
    await store.create(record(summary=None), [])
    assert await store.table("one") == record(summary=None)
    assert await store.rows("one") == []
    assert await ids(store) == []
    await store.append("one", 0, answers(0), summary())
    assert await store.table("one") == record()


async def test_rows_are_appended_in_order_and_read_from_anywhere(store: Store) -> None:
    await store.create(record(), answers(0, 2))
    await store.create(record("two"), [])
    await store.append("one", 2, answers(2, 3), None)
    await store.append("two", 0, answers(0), None)
    await store.append("one", 5, answers(5), summary(9))
    assert await store.rows("one") == answers(0, 6)
    assert await store.rows("one", since=4) == answers(4, 2)
    assert await store.rows("one", since=6) == []
    assert await store.rows("two") == answers(0)
    found = await store.table("one")
    assert found is not None
    assert found.summary == summary(9)


@pytest.mark.parametrize("number", [-1, 0, 2, 4, 1000])
async def test_a_wrong_number_is_refused_and_changes_nothing(store: Store, number: int) -> None:
    await store.create(record(), answers(0, 3))
    with pytest.raises(Conflict) as refused:
        await store.append("one", number, answers(number, 2), summary(5, status="over"))
    assert refused.value.present == 3
    assert await store.rows("one") == answers(0, 3)
    assert await store.table("one") == record()


async def test_a_second_table_of_the_same_id_is_refused(store: Store) -> None:
    await store.create(record(), answers(0, 3))
    with pytest.raises(Conflict) as refused:
        await store.create(record(game="stolen_plans"), answers(0))
    assert refused.value.present == 3
    assert await store.table("one") == record()


async def test_what_is_not_there(store: Store) -> None:
    assert await store.table("none") is None
    assert await store.rows("none") == []
    with pytest.raises(KeyError):
        await store.append("none", 0, answers(0), None)
    with pytest.raises(KeyError):
        await store.set_next("none", "two")
    with pytest.raises(KeyError):
        await store.rate("none", [])


async def test_rows_that_can_not_be_stored_leave_none_of_them_behind(store: Store) -> None:
    await store.create(record(), answers(0))
    for bad in (Row(ANSWER, 0, 1, value=2**70), Row(SAY, 0, 1, text="half \ud800 of a letter")):
        with pytest.raises((OverflowError, UnicodeEncodeError)):
            await store.append("one", 1, [*answers(1, 3), bad], summary(5))
    assert await store.rows("one") == answers(0)
    assert await store.table("one") == record()
    assert await store.ready()


async def test_of_many_writers_of_one_number_one_wins(store: Store, address: str) -> None:
    """They share the database, not the process's memory: two stores stand for two processes."""
    other = await open_store(address)
    try:
        await store.create(record(), [])
        for number in range(10):
            tried = [one.append("one", number, answers(number), None) for one in (store, other) * 3]
            outcomes = await asyncio.gather(*tried, return_exceptions=True)
            refused = [outcome for outcome in outcomes if outcome is not None]
            assert len(refused) == 5
            assert all(isinstance(one, Conflict) for one in refused)
            assert {one.present for one in refused} == {number + 1}
        assert await store.rows("one") == await other.rows("one") == answers(0, 10)
    finally:
        await other.close()


async def test_all_is_there_after_opening_again(store: Store, address: str) -> None:
    await store.create(record(), answers(0))
    await store.append("one", 1, answers(1, 50), summary(3))
    await store.close()
    again = await open_store(address)
    assert await again.rows("one") == answers(0, 51)
    assert await again.table("one") == record(summary=summary(3))
    await again.close()


# ------------------------------------------------------------------ lists
async def test_tables_are_listed_by_what_is_wished(store: Store) -> None:
    free = (ANN, SeatRecord())
    await store.create(record("a", summary=summary(1, status="open", seated=free)), [])
    await store.create(record("b", summary=summary(2, status="open", seated=(BOB,))), [])
    await store.create(record("c", game="stolen_plans", summary=summary(3)), [])
    await store.create(record("d", private=True, summary=summary(4)), [])
    await store.create(record("e", summary=summary(5, status="over", seated=(BOT, BOB))), [])
    assert await ids(store) == ["e", "c", "b", "a"]
    assert await ids(store, private=None) == ["e", "d", "c", "b", "a"]
    assert await ids(store, private=True) == ["d"]
    assert await ids(store, statuses=("open",)) == ["b", "a"]
    assert await ids(store, statuses=("over", "open", "over")) == ["e", "b", "a"]
    assert await ids(store, statuses=("closed",)) == []
    assert await ids(store, game="stolen_plans") == ["c"]
    assert await ids(store, player="bob") == ["e", "c", "b"]
    assert await ids(store, player="ann", private=None) == ["d", "c", "a"]
    assert await ids(store, player="ann", statuses=("open", "over")) == ["a"]
    assert await ids(store, open_seats=True) == ["b", "a"]
    assert await ids(store, before="3.c") == ["b", "a"]
    assert await ids(store, player="bob", before="5.e") == ["c", "b"]
    assert await ids(store, player="bot:thumb") == ["e"]
    assert await ids(store, player="bot:thumb", statuses=("open", "over")) == ["e"]
    assert await ids(store, player="bot:thumb", before="5.e") == []
    assert await ids(store, clock="none") == await ids(store, rated=True) == []
    assert await ids(store, clock="move 60", rated=False) == ["e", "c", "b", "a"]
    assert await ids(store, limit=2) == ["e", "c"]
    assert await ids(store, statuses=("over", "playing", "open"), limit=2) == ["e", "c"]
    [found] = await store.tables(Query(game="stolen_plans"))
    assert found == record("c", game="stolen_plans", summary=summary(3))


async def test_lists_follow_the_summaries(store: Store) -> None:
    await people(store, "Ann", "Bob")
    await store.create(record("a", summary=summary(1, status="open", seated=(ANN,))), [])
    await store.create(record("b", summary=summary(2)), [])
    await store.append("a", 0, answers(0), summary(3, seated=(BOB, BOT)))
    assert await ids(store) == ["a", "b"]
    assert await ids(store, statuses=("open",)) == []
    assert await ids(store, open_seats=True) == []
    assert await ids(store, player="ann") == ["b"]
    assert await ids(store, player="bob") == ["a", "b"]
    await store.append("a", 1, answers(1), summary(4, seated=(ANN, BOT)))
    assert await ids(store, player="ann") == ["a", "b"]
    assert await ids(store, player="bob") == ["b"]


@pytest.mark.parametrize(
    "wishes", [{}, {"player": "ann"}, {"player": "bot:thumb"}, {"statuses": ("playing", "over")}]
)
async def test_pages_skip_nothing_and_repeat_nothing(
    store: Store, wishes: dict[str, object]
) -> None:
    """Although many tables changed in the same millisecond."""
    moments = [1, 1, 2, 3, 3, 3, 3, 4, 5, 5]
    for number, moment in enumerate(moments):
        status = "over" if number % 3 else "playing"
        seated = (ANN, BOT)
        whole = summary(moment, status=status, seated=seated)
        await store.create(record(str(number), summary=whole), [])
    found: list[str] = []
    before = ""
    while page := await store.tables(Query(before=before, limit=3, **wishes)):  # type: ignore[arg-type]
        assert len(page) == min(3, len(moments) - len(found))
        found += [one.id for one in page]
        before = cursor(page[-1])
    assert sorted(found) == sorted(map(str, range(len(moments))))
    assert [moments[int(one)] for one in found] == sorted(moments, reverse=True)


async def test_tables_whose_time_is_over(store: Store) -> None:
    for name, due in (("late", 50), ("never", 0), ("later", 60), ("latest", 40)):
        await store.create(record(name, summary=summary(due=due)), [])
    assert await store.due(39) == []
    assert await store.due(50) == [(40, "latest"), (50, "late")]
    assert await store.due(50, limit=1) == [(40, "latest")]
    assert await store.due(99, (40, "latest"), 1) == [(50, "late")]
    await store.append("latest", 0, answers(0), summary(due=0))
    assert await store.due(1000) == [(50, "late"), (60, "later")]


async def test_a_rematch_is_named_once(store: Store) -> None:
    await store.create(record(summary=summary(status="over")), [])
    named = await asyncio.gather(*(store.set_next("one", f"next {n}") for n in range(5)))
    assert len(set(named)) == 1
    await store.append("one", 0, answers(0), summary(2, status="over"))
    found = await store.table("one")
    assert found is not None
    assert found.summary == summary(2, status="over", next=named[0])
