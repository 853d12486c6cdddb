"""What may be forgotten by rules goes, and nothing else does."""

from typing import Any

import pytest

from starfelt.store.protocol import Store
from starfelt.store.records import Horizons, Query, Report, SeatRecord, Session
from starfelt.table.log_rows import ANSWER, BEGIN, GONE, SAY, SIT, Row
from tests.store.stored import ANN, BOT, account, people, rating, record, summary

GUEST = SeatRecord("gast", "Gast")
NOBODY = SeatRecord()
ALL = Horizons(100, 100, 100, 100)
BEGUN = [Row(SIT, 0, 1, who="gast", name="Gast"), Row(BEGIN, -1, 2), Row(ANSWER, 0, 3, value=7)]

#: Status, who sits there, and the one horizon before which such a table goes.
TABLES: dict[str, tuple[str, tuple[SeatRecord, ...], str]] = {
    "a player's": ("over", (ANN, GUEST), "players"),
    "a player's that was abandoned": ("abandoned", (ANN, BOT), "players"),
    "a guest's": ("over", (GUEST, BOT), "guests"),
    "a guest's that was closed": ("closed", (GUEST, BOT), "guests"),
    "bots'": ("over", (BOT, BOT), "nobodys"),
    "of those who are gone": ("abandoned", (NOBODY, BOT), "nobodys"),
    "one that stands still": ("playing", (NOBODY, BOT), "nobodys"),
    "one that was paused": ("paused", (NOBODY, BOT), "nobodys"),
    "a guest's that goes on": ("playing", (GUEST, BOT), ""),
    "a player's that goes on": ("paused", (ANN, BOT), ""),
    "one that waits": ("open", (NOBODY, NOBODY), ""),
}


async def made(store: Store, name: str, changed: int = 50, **facts: Any) -> None:
    status, seated, _ = TABLES[name]
    told = summary(changed, status=status, seated=seated)
    await store.create(record(name, summary=told, **facts), BEGUN)


async def guests(store: Store) -> None:
    await people(store, "Ann", "Bob")
    await store.add_account(account("Gast", role="guest"))


@pytest.mark.parametrize("name", TABLES)
async def test_a_table_goes_before_its_own_horizon_only(store: Store, name: str) -> None:
    await guests(store)
    await made(store, name)
    own = TABLES[name][2]
    for horizon in Horizons.__struct_fields__:
        early, late = Horizons(**{horizon: 50}), Horizons(**{horizon: 51})
        assert await store.old_tables(early, 0, 10) == ([], 1)
        assert not await store.forget_table(name, early)
        assert (await store.old_tables(late, 0, 10))[0] == [name] * (horizon == own)
        assert await store.forget_table(name, late) == (horizon == own)
        if horizon == own:
            assert await store.table(name) is None
            assert await store.rows(name) == []
            await made(store, name)
    assert len(await store.rows(name)) == len(BEGUN)


async def test_a_table_that_was_closed_before_it_began_goes_soon(store: Store) -> None:
    await guests(store)
    closed = summary(50, status="closed", seated=(ANN, NOBODY))
    await store.create(record("unbegun", summary=closed), BEGUN[:1])
    assert not await store.forget_table("unbegun", Horizons(100, 100, 100, 0))
    assert await store.forget_table("unbegun", Horizons(unbegun=100))


async def test_the_walk_comes_by_every_table_once(store: Store) -> None:
    names = [f"t{number}" for number in range(7)]
    for name in names:
        seated = (BOT, BOT) if name != "t3" else (GUEST, BOT)
        await store.create(record(name, summary=summary(5, status="over", seated=seated)), [])
    found, after, bites = [], 0, 0
    while bites == 0 or after:
        tables, after = await store.old_tables(Horizons(nobodys=9), after, 3)
        found += tables
        bites += 1
    assert (found, bites) == (names, 4)  # an account that is not there sits nowhere


async def test_what_was_counted_stays_and_what_is_not_counted_yet_keeps_its_table(
    store: Store,
) -> None:
    await guests(store)
    await made(store, "a player's", rated=True)
    assert not await store.forget_table("a player's", ALL)
    assert await store.rate("a player's", [rating("ann"), rating("bob")])
    assert await store.forget_table("a player's", ALL)
    kept = await store.rating("ann", "star_realms")
    assert kept is not None and kept.games == 1
    assert await store.tables(Query(player="ann", private=None)) == []


async def test_a_table_that_a_complaint_names_stays_until_that_is_done(store: Store) -> None:
    await guests(store)
    await made(store, "bots'")
    await store.append("bots'", 3, [Row(SAY, -1, 4, who="ann", name="Ann", text="you fool")], None)
    number = await store.report(Report(0, "bob", "ann", "bots'", "rude", 5))
    assert not await store.forget_table("bots'", ALL)
    assert await store.forget_talk(100) == set()
    assert await store.finish_report(number)
    assert await store.forget_talk(100) == {"bots'"}
    assert await store.forget_table("bots'", ALL)


async def test_after_its_rematch_is_forgotten_a_table_may_have_another(store: Store) -> None:
    await guests(store)
    await made(store, "a player's")
    await made(store, "bots'", after="a player's")
    assert await store.set_next("a player's", "bots'") == "bots'"
    assert await store.forget_table("bots'", ALL)
    assert await store.set_next("a player's", "third") == "third"


# ------------------------------------------------------------------ guests
async def test_a_guest_who_does_not_come_back_is_nobody_then(store: Store) -> None:
    await guests(store)
    await made(store, "a player's")
    await store.report(Report(0, "gast", "ann", "", "cheats", 5))
    assert await store.lapsed_guests(1, 10) == []
    assert await store.lapsed_guests(2, 10) == ["gast"]
    assert await store.forget_guest("gast", 1) == ([], True)
    assert await store.account("gast") is not None
    assert await store.forget_guest("gast", 2) == (["a player's"], True)
    assert await store.account("gast") is None
    assert (await store.rows("a player's"))[0] == Row(SIT, 0, 1, who=GONE)
    assert [(one.by, one.text) for one in await store.reports()] == [("", "")]
    assert await store.forget_guest("ann", 2) == ([], True)
    assert await store.account("ann") is not None


@pytest.mark.parametrize(("status", "stays"), [("open", 2), ("playing", 1), ("paused", 1)])
async def test_a_guest_stays_while_a_game_waits_for_them(
    store: Store, status: str, stays: int
) -> None:
    """A game where nothing has happened for as long is not waited for any more."""
    await guests(store)
    told = summary(50, status=status, seated=(GUEST, BOT))
    await store.create(record("theirs", summary=told), BEGUN)
    found = [await store.lapsed_guests(before, 10) for before in (50, 51)]
    assert found == [[]] * stays + [["gast"]] * (2 - stays)
    assert await store.forget_guest("gast", 50) == ([], True)
    assert await store.account("gast") is not None


async def test_a_guest_of_many_tables_is_forgotten_in_bites(store: Store) -> None:
    await guests(store)
    for number in range(25):
        told = summary(50, status="over", seated=(ANN, GUEST))
        await store.create(record(f"t{number}", summary=told), BEGUN)
    named, done, bites = list[str](), False, 0
    while not done:
        tables, done = await store.forget_guest("gast", 2)
        named += tables
        bites += 1
        assert (await store.account("gast") is None) == done
    assert sorted(named) == sorted(f"t{number}" for number in range(25))
    assert bites == 3
    for number in range(25):
        assert "gast" not in {row.who for row in await store.rows(f"t{number}")}


# ------------------------------------------------------------------ talk, complaints, sessions
async def test_old_talk_is_emptied_and_every_row_stays(store: Store) -> None:
    await guests(store)
    await made(store, "a player's")
    said = [Row(SAY, 0, at, who="ann", name="Ann", text=f"at {at}", key="k") for at in (8, 9)]
    await store.append("a player's", 3, said, None)
    assert await store.forget_talk(8) == set()
    assert await store.forget_talk(9) == {"a player's"}
    assert await store.forget_talk(9) == set()
    assert await store.rows("a player's") == [*BEGUN, Row(SAY, 0, 8), said[1]]
    assert await store.said("ann") == [("a player's", said[1])]


async def test_complaints_that_are_done_go_and_open_ones_stay(store: Store) -> None:
    numbers = [await store.report(Report(0, "ann", "bob", "", "rude", at)) for at in (5, 6, 7)]
    assert await store.forget_reports(100) == 0
    for number in numbers[1:]:
        await store.finish_report(number)
    assert await store.forget_reports(7) == 1
    assert [one.id for one in await store.reports()] == numbers[:1]
    assert [one.id for one in await store.reports(done=True)] == numbers[2:]


async def test_sessions_that_nobody_used_for_long_go(store: Store) -> None:
    await people(store, "Ann")
    for seen in (5, 6):
        await store.begin_session(Session(f"s{seen}", "ann", 1, seen), 0, 20)
    assert await store.forget_sessions(6) == 1
    assert await store.forget_sessions(6) == 0
    assert await store.session("s5") is None
    assert await store.session("s6") is not None
