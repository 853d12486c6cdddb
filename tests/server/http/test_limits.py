"""Buckets fill with time, and what is remembered is bounded."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from starfelt.core.refusal import Refusal
from starfelt.server.config import Limits, Rate, Rates
from starfelt.server.http.limits import Allowances, Bucket, Buckets, Sockets


def test_a_bucket_gives_its_burst_and_then_its_rate():
    bucket = Bucket(20, 40, 0)
    assert [bucket.take(0) for _ in range(40)] == [0] * 40
    assert bucket.take(0) == 50
    assert bucket.take(49) == 1
    assert bucket.take(50) == 0
    assert bucket.take(50) == 50
    assert [bucket.take(10**9) for _ in range(40)] == [0] * 40
    assert bucket.take(10**9) > 0


def test_a_clock_that_is_set_back_fills_nothing_and_stops_nothing():
    bucket = Bucket(1, 2, 1_000_000)
    assert [bucket.take(1_000_000) for _ in range(3)] == [0, 0, 1000]
    assert bucket.take(0) == 1000
    assert bucket.take(1000) == 0
    assert [bucket.take(10**9) for _ in range(3)] == [0, 0, 1000]  # set forward, and back again
    assert bucket.take(2000) == 1000
    assert bucket.take(3000) == 0


@given(
    st.floats(0.01, 100),
    st.integers(1, 50),
    st.lists(st.integers(0, 5000), min_size=1, max_size=60),
)
def test_no_more_is_given_than_burst_and_rate_allow(rate: float, burst: int, waits: list[int]):
    bucket, now, given_ = Bucket(rate, burst, 0), 0, 0
    for wait in waits:
        now += wait
        left = bucket.take(now)
        given_ += left == 0
        if left:
            patient = Bucket(rate, burst, 0)
            patient.level, patient.then = bucket.level, bucket.then
            assert patient.take(now + left) == 0
    assert given_ <= burst + rate * now / 1000 + 1e-6


def test_buckets_are_told_apart_and_the_longest_unused_is_forgotten():
    buckets = Buckets(Rate(1, 1), most=3)
    assert [buckets.take(key, 0) for key in "abc"] == [0, 0, 0]
    assert buckets.take("a", 0) == 1000
    assert buckets.take("d", 0) == 0  # b is forgotten
    assert len(buckets.by_key) == 3
    assert buckets.take("a", 0) == 1000
    assert buckets.take("b", 0) == 0
    for key in range(10_000):
        buckets.take(str(key), 0)
    assert len(buckets.by_key) == 3


def test_too_much_is_refused_with_the_time_to_wait():
    allowances = Allowances(Limits(rates=Rates(log_in=Rate(0.1, 1))))
    allowances.take("log_in", "a", 0)
    allowances.take("log_in", "b", 0)
    with pytest.raises(Refusal) as refused:
        allowances.take("log_in", "a", 500)
    assert (refused.value.key, refused.value.facts) == ("too-many-requests", {"seconds": 10})


def test_sockets_are_counted_by_account_and_by_address():
    sockets = Sockets(Limits(sockets_of_account=2, sockets_of_address=3))
    assert [sockets.enter("mia", "home") for _ in range(3)] == [True, True, False]
    assert sockets.enter("mia", "elsewhere") is False
    assert [sockets.enter("", "home") for _ in range(2)] == [True, False]
    assert [sockets.enter("", f"place{i}") for i in range(5)] == [True] * 5
    assert len(sockets) == 8
    sockets.leave("mia", "home")
    assert sockets.enter("ben", "home")
    for account, address in [("mia", "home"), ("", "home"), ("ben", "home")]:
        sockets.leave(account, address)
    for i in range(5):
        sockets.leave("", f"place{i}")
    assert (len(sockets), dict(sockets.accounts), dict(sockets.addresses)) == (0, {}, {})
