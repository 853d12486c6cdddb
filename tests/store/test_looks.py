"""Names that look the same are the same, and others are not."""

import itertools

import pytest

from starfelt.store.looks import look_of
from starfelt.store.protocol import NameTaken, Store
from tests.store.stored import account, people

POE = ["Рое", "Ροε", "P0e", "Poe.", "P oe", "Poé", "Pøe", "ＰＯＥ", "Pᴏᴇ", "P-o_e", "pöe", "ꓑꓳꓰ"]

ALIKE = [
    ("Paul", "PauI"), ("Paul", "Pau1"), ("Marnie", "Mamie"), ("Wanda", "VVanda"), ("Ann", "ΑΝΝ"),
    ("Anna", "Аnnа"), ("Maxim", "Махіm"), ("Łukasz", "Lukasz"), ("Bob8", "Bobb"),
    ("ケーキ", "ケ一キ"), ("へいた", "ヘいた"), ("ハナコ", "八ナコ"), ("カオル", "力オル"),
]  # fmt: skip

DIFFERENT = [
    "Anna", "Anna1", "Anna2", "Anna22", "Bob", "Poe", "Zoe", "Ada", "Eda", "Mila", "Vera",
    "か", "が", "かき", "かぎ", "ハナ", "バナ", "パナ", "はな", "陳大文", "陳文大", "林", "森",
    "สมชาย", "สมชัย", "김철수", "김철호", "Иван", "Иона", "Νίκος", "Ελένη", "محمد", "أحمد",
]  # fmt: skip


@pytest.mark.parametrize("name", POE)
def test_poe_is_not_to_be_imitated(name: str) -> None:
    assert look_of(name) == look_of("Poe")


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_these_look_alike(one: str, other: str) -> None:
    assert look_of(one) == look_of(other)


def test_these_do_not() -> None:
    for one, other in itertools.combinations(DIFFERENT, 2):
        assert look_of(one) != look_of(other), (one, other)


def test_numbers_tell_names_apart() -> None:
    assert len({look_of(f"Player {number}") for number in range(200)}) == 200


async def test_no_player_takes_a_name_that_looks_like_anothers(store: Store) -> None:
    await people(store, "Poe", "Zoe")
    guest = account("Comet 123", id="g1", role="guest")
    await store.add_account(guest)
    for name in POE:
        assert await store.is_taken(name)
        with pytest.raises(NameTaken):
            await store.add_account(account(name, id="new"))
        for other in (account(name, id="zoe"), account(name, id="g1", role="guest")):
            with pytest.raises(NameTaken):
                await store.change_account(other)
        with pytest.raises(NameTaken):
            await store.change_account(account(name, id="g1"))
    await store.change_account(account("P0e", id="poe"))  # it is their own look
    found = await store.account_named("p0E")
    assert found is not None
    assert found.id == "poe"
    assert await store.account_named("Poe") is None
