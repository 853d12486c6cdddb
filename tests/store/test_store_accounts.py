"""Accounts, and all that hangs on them, in any store."""

import asyncio

import msgspec
import pytest

from starfelt.store.protocol import NameTaken, Store
from starfelt.store.records import Account, Block, Query, Report, SeatRecord, Token
from starfelt.table.log_rows import ANSWER, GONE, PROPOSE, SAY, SIT, Row
from tests.store.stored import ANN, BOB, account, people, rating, record, summary

GUEST = Account("g1", "Ann", "guest", 5)
TOKEN = Token("t1", "ann", "my bot", ("play", "read"), "d1", created=3, expires=9)


async def test_accounts_come_back_as_they_were(store: Store) -> None:
    ann = Account("ann", "Ann", "host", 4, "$argon2id$…", 2, "zh-Hant", 77)
    await store.add_account(ann)
    await store.add_account(GUEST)
    assert await store.account("ann") == ann
    assert await store.account("g1") == GUEST
    assert await store.account("nobody") is None


async def test_a_name_is_one_persons(store: Store) -> None:
    await people(store, "Ann", "Straße", "Ｂｏｂ")
    for name in ("ann", "ANN", "Ａｎｎ", "STRASSE", "bob"):
        with pytest.raises(NameTaken):
            await store.add_account(account(name, id="other"))
    assert await store.account("other") is None


async def test_a_name_belongs_to_one_of_many_who_want_it_at_once(store: Store) -> None:
    wanted = [store.add_account(account("Ann", id=f"a{n}")) for n in range(9)]
    outcomes = await asyncio.gather(*wanted, return_exceptions=True)
    assert sorted(map(repr, outcomes)) == ["NameTaken('Ann')"] * 8 + ["None"]


async def test_guests_share_names(store: Store) -> None:
    await people(store, "Ann")
    await store.add_account(GUEST)
    await store.add_account(msgspec.structs.replace(GUEST, id="g2"))
    found = await store.account_named("ANN")
    assert found is not None
    assert found.id == "ann"
    with pytest.raises(NameTaken):
        await store.change_account(msgspec.structs.replace(GUEST, role="player"))
    assert await store.account("g1") == GUEST


async def test_a_guest_is_not_found_by_name(store: Store) -> None:
    await store.add_account(GUEST)
    assert await store.account_named("Ann") is None
    await store.change_account(msgspec.structs.replace(GUEST, role="player", password="hash"))
    found = await store.account_named("ann")
    assert found is not None
    assert (found.id, found.role, found.password, found.created) == ("g1", "player", "hash", 5)


async def test_changes_of_an_account(store: Store) -> None:
    await people(store, "Ann", "Bob")
    new = Account("ann", "Anna", "host", 1, "hash", 3, "ja", 50)
    await store.change_account(new)
    assert await store.account("ann") == new
    assert await store.account_named("ann") is None
    with pytest.raises(NameTaken):
        await store.change_account(account("BOB", id="ann"))
    assert await store.account("ann") == new
    await store.change_account(account("ANNA", id="ann", created=99))
    assert await store.account("ann") == account("ANNA", id="ann", created=1)
    with pytest.raises(KeyError):
        await store.change_account(account("Nobody"))


# ------------------------------------------------------------------ tokens, blocks, reports
async def test_tokens(store: Store) -> None:
    await people(store, "Ann", "Bob")
    other = Token("t2", "ann", "", (), "d2", created=1)
    await store.add_token(TOKEN)
    await store.add_token(other)
    assert await store.token("d1") == TOKEN
    assert await store.token("d3") is None
    assert await store.tokens("ann") == [other, TOKEN]
    assert await store.tokens("bob") == []
    assert not await store.delete_token("bob", "t1")
    assert await store.delete_token("ann", "t1")
    assert not await store.delete_token("ann", "t1")
    assert await store.token("d1") is None
    with pytest.raises(KeyError):
        await store.add_token(Token("t3", "nobody", "", (), "d3", 1))


async def test_blocks(store: Store) -> None:
    await people(store, "Ann", "Bob", "Eve")
    for block in (
        Block("ann", "bob", "mute"),
        Block("ann", "eve", "block"),
        Block("ann", "eve", "mute"),
        Block("bob", "eve", "block"),
    ):
        await store.block(block)
        await store.block(block)
    assert await store.blocks("ann") == [
        Block("ann", "bob", "mute", "Bob"),
        Block("ann", "eve", "block", "Eve"),
        Block("ann", "eve", "mute", "Eve"),
    ]
    assert await store.blocked_by("eve") == ["ann", "bob"]
    assert await store.blocked_by("bob") == []
    await store.unblock(Block("ann", "eve", "block"))
    await store.unblock(Block("ann", "ann", "block"))
    assert await store.blocked_by("eve") == ["bob"]
    assert len(await store.blocks("ann")) == 2
    with pytest.raises(KeyError):
        await store.block(Block("ann", "nobody", "mute"))


async def test_reports(store: Store) -> None:
    first = await store.report(Report(0, "ann", "bob", "one", "he was rude", 8))
    second = await store.report(Report(0, "eve", "bob", "", "me too", 9))
    assert first != second
    assert await store.finish_report(first)
    assert not await store.finish_report(first)
    assert not await store.finish_report(second + 1)
    assert await store.reports() == [Report(second, "eve", "bob", "", "me too", 9)]
    done = Report(first, "ann", "bob", "one", "he was rude", 8, done=True)
    assert await store.reports(done=True) == [done]


async def test_settings(store: Store) -> None:
    assert await store.setting("key") is None
    assert await store.set_setting("key", "a", only_new=True) == "a"
    assert await store.set_setting("key", "b", only_new=True) == "a"
    assert await store.setting("key") == "a"
    assert await store.set_setting("key", "c") == "c"
    assert await store.set_setting("other", "") == ""
    assert await store.setting("key") == "c"
    assert await store.setting("other") == ""


# ------------------------------------------------------------------ one's data
TALK = [
    Row(SIT, 0, 1, who="ann", name="Ann"),
    Row(SAY, 0, 2, who="ann", name="Ann", text="hello", key="k1"),
    Row(SAY, 1, 3, who="bob", name="Bob", text="hi", key="k2"),
    Row(PROPOSE, 0, 4, who="ann", text="undo 3", key="k3"),
    Row(ANSWER, 0, 5, value=7, key="k4"),
]
WATCHED = [Row(SAY, -1, 6, who="ann", name="Ann", text="well played")]


async def ann_leaves_traces(store: Store) -> None:
    await people(store, "Ann", "Bob")
    await store.create(record(rated=True, summary=summary(1, seated=(ANN, BOB))), TALK[:1])
    await store.append("one", 1, TALK[1:], None)
    await store.create(record("two", host="bob", summary=summary(2, seated=(BOB, BOB))), WATCHED)
    await store.add_token(TOKEN)
    await store.block(Block("ann", "bob", "block"))
    await store.block(Block("bob", "ann", "mute"))
    await store.rate("one", [rating("ann"), rating("bob")])
    await store.report(Report(0, "ann", "bob", "one", "he hurt me", 8))
    await store.report(Report(0, "bob", "ann", "one", "Ann is a liar", 9))


async def test_all_that_somebody_said(store: Store) -> None:
    await ann_leaves_traces(store)
    assert await store.said("ann") == [("one", TALK[1]), ("two", WATCHED[0])]
    assert await store.said("bob") == [("one", TALK[2])]
    assert await store.said("nobody") == []


async def test_somebody_is_forgotten_and_the_games_stay(store: Store) -> None:
    await ann_leaves_traces(store)
    await store.forget("ann")
    assert await store.rows("one") == [
        Row(SIT, 0, 1, who=GONE),
        Row(SAY, 0, 2),
        TALK[2],
        Row(PROPOSE, 0, 4, text="undo 3"),
        TALK[4],
    ]
    assert await store.rows("two") == [Row(SAY, -1, 6)]
    nobody = summary(1, seated=(SeatRecord(), BOB))
    assert await store.table("one") == record(rated=True, host="", summary=nobody)
    assert await store.tables(Query(player="ann")) == []
    assert await store.tables(Query(open_seats=True)) == []
    assert await store.account("ann") is None
    assert await store.account_named("ann") is None
    assert await store.said("ann") == []
    assert await store.token("d1") is None
    assert await store.tokens("ann") == []
    assert await store.blocks("ann") == await store.blocks("bob") == []
    assert await store.blocked_by("bob") == []
    assert await store.ratings("ann") == []
    assert [one.player for one in await store.leaders("star_realms")] == ["bob"]
    assert [(one.by, one.about, one.text) for one in await store.reports()] == [("", "bob", "")]


async def test_others_keep_what_is_theirs(store: Store) -> None:
    await ann_leaves_traces(store)
    await store.forget("ann")
    await store.forget("nobody")
    assert (await store.account("bob")) == account("Bob")
    assert await store.said("bob") == [("one", TALK[2])]
    assert [one.id for one in await store.tables(Query(player="bob"))] == ["two", "one"]
    await people(store, "Ann")  # the name is free again
    assert await store.said("ann") == []
