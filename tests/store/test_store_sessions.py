"""Sessions, and rights that end, in any store."""

import pytest
from msgspec.structs import replace

from starfelt.core.refusal import Refusal
from starfelt.store.protocol import Conflict, Store
from starfelt.store.records import Block, Known, Report, SeatRecord, Session, Token
from starfelt.table.log_rows import SAY, SIT, STAND, Row
from tests.store.stored import account, people, record, summary

SESSION = Session("s1", "ann", 3, 3)
TOKEN = Token("t1", "ann", "my bot", ("play",), "d1", created=3)
LINE = Row(SAY, 0, 5, who="ann", name="Ann", text="hello")
ANN, EVE = SeatRecord("ann", "Ann"), SeatRecord("eve", "Eve")


async def test_a_session_is_known_until_it_ends(store: Store) -> None:
    await people(store, "Ann")
    await store.begin_session(SESSION, 0, 20)
    assert await store.session("s1") == Known(replace(account("Ann"), shown="s1"), SESSION)
    await store.see_session("s1", 9)
    await store.see_session("s1", 8)
    known = await store.session("s1")
    assert known is not None
    assert known.session.seen == 9
    await store.end_session("s1")
    await store.end_session("nothing")
    assert await store.session("s1") is None


async def test_one_that_was_signed_stays_ended(store: Store) -> None:
    await people(store, "Ann")
    signed = replace(SESSION, signed=True)
    await store.begin_session(signed, 0, 20)
    await store.end_session("s1")
    await store.begin_session(signed, 0, 20)
    known = await store.session("s1")
    assert known is not None
    assert known.session.ended
    assert await store.forget_sessions(3) == 0
    assert await store.forget_sessions(4) == 1
    assert await store.session("s1") is None


async def test_only_so_many_of_an_account(store: Store) -> None:
    await people(store, "Ann", "Bob")
    await store.begin_session(Session("b", "bob", 1, 1), 0, 2)
    ended = [
        await store.begin_session(Session(f"s{seen}", "ann", 1, seen), 0, 2) for seen in (5, 9, 7)
    ]
    assert ended == [[], [], ["s5"]]
    assert await store.session("b") is not None


async def test_to_start_over_is_all_or_nothing(store: Store) -> None:
    await people(store, "Ann")
    ann = account("Ann")
    await store.begin_session(SESSION, 0, 20)
    await store.begin_session(Session("s2", "ann", 3, 3, signed=True), 0, 20)
    await store.add_token(TOKEN)
    later, by = replace(ann, epoch=1, password="new"), replace(ann, shown="s1")
    with pytest.raises(Conflict):
        await store.start_over(later, later, by, Session("s3", "ann", 4, 4), True)
    assert await store.session("s1") and await store.token("d1")
    await store.start_over(later, ann, by, Session("s3", "ann", 4, 4), tokens_too=True)
    assert await store.account("ann") == later
    assert await store.session("s1") is None
    assert await store.token("d1") is None
    assert await store.session("s3") is not None
    with pytest.raises(KeyError):  # it began to log in before
        await store.begin_session(Session("s4", "ann", 4, 4), 0, 20)
    with pytest.raises(Refusal, match="no-account"):
        await store.start_over(replace(later, epoch=2), later, by, None)


async def test_an_account_that_is_forgotten_has_no_session(store: Store) -> None:
    await people(store, "Ann")
    await store.begin_session(SESSION, 0, 20)
    await store.forget("ann")
    assert await store.session("s1") is None


# ------------------------------------------------------------------ rights
async def refused(store: Store, by: str, shown: str) -> set[str]:
    """What is said to somebody who wants to write all kinds of things."""
    who = replace(account("Ann", id=by), shown=shown)
    tries = (
        store.create(record("new", host=by, created=5, summary=None), [], who),
        store.append("one", 0, [LINE], None, who),
        store.add_token(Token("t2", by, "", (), "d2", created=5), who),
        store.report(Report(0, by, "bob", "", "rude", 5), who),
    )
    found = set()
    for one in tries:
        with pytest.raises(Refusal) as refusal:
            await one
        found.add(refusal.value.key)
    return found


async def test_nothing_is_written_by_a_right_that_has_ended(store: Store) -> None:
    await people(store, "Ann", "Bob")
    await store.create(record(), [])
    await store.begin_session(SESSION, 0, 20)
    await store.add_token(TOKEN)
    assert await refused(store, "nobody", "") == {"no-account"}
    assert await refused(store, "ann", "s2") == {"no-account"}
    assert await refused(store, "bob", "s1") == {"no-account"}
    with pytest.raises(Refusal, match="no-account"):
        await store.block(Block("ann", "bob", "mute"), replace(account("Ann"), shown="s2"))
    await store.change_account(replace(account("Ann"), banned=6))
    assert await refused(store, "ann", "s1") == {"banned"}
    await store.change_account(replace(account("Ann"), banned=5))
    for shown in ("s1", "d1"):
        await store.append(
            "one", len(await store.rows("one")), [LINE], None, replace(account("Ann"), shown=shown)
        )
    await store.shut_out("ann")
    assert await refused(store, "ann", "s1") == await refused(store, "ann", "d1") == {"no-account"}
    assert len(await store.rows("one")) == 2


async def test_who_is_forgotten_is_not_written_by_somebody_who_has_not_heard_of_it(
    store: Store,
) -> None:
    await people(store, "Ann", "Bob", "Eve")
    seated = summary(1, seated=(ANN, EVE))
    await store.create(record(summary=seated), [Row(SIT, 1, 1, who="eve", name="Eve")])
    await store.forget("eve")
    bob = account("Bob")
    line = Row(SAY, -1, 5, who="bob", name="Bob", text="hi")
    with pytest.raises(Conflict):
        await store.append("one", 1, [line], seated, bob)
    with pytest.raises(Conflict):
        await store.append("one", 1, [line], seated)
    with pytest.raises(Conflict):
        await store.append("one", 1, [Row(STAND, 1, 5, who="eve", name="Eve")], None, bob)
    await store.append("one", 1, [line], summary(2, seated=(ANN, SeatRecord())), bob)


async def test_where_somebody_was_named(store: Store) -> None:
    await people(store, "Ann", "Bob")
    await store.create(record("sits", summary=summary(1, seated=(ANN,))), [])
    await store.create(
        record("over", host="bob", summary=summary(status="over", seated=(ANN,))), []
    )
    await store.create(record("said", host="bob", summary=summary(seated=())), [LINE])
    await store.create(record("host", summary=summary(seated=())), [])
    await store.create(record("none", host="bob", summary=summary(seated=())), [])
    assert await store.unfinished("ann") == ["sits"]
    assert await store.forget("ann") == ["host", "over", "said", "sits"]


async def test_a_role_is_given_by_name_and_stays_with_the_account(store: Store) -> None:
    await people(store, "Ann", "Bob")
    assert await store.set_role("ANN", "host") == account("Ann", role="host")
    assert [host.id for host in await store.hosts()] == ["ann"]
    await store.change_account(account("Anna", id="ann", role="host"))
    await store.add_account(account("Ann", id="other"))
    assert [host.id for host in await store.hosts()] == ["ann"]
    assert await store.set_role("Nobody", "host") is None
