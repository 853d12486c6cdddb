"""How much is too much.  Time comes in as a value: milliseconds since 1970."""

from collections import Counter, OrderedDict
from math import ceil

from msgspec.structs import asdict

from starfelt.core.refusal import Refusal
from starfelt.server.config import Limits, Rate

FUZZ = 1e-6  # so little may be missing: who waits as long as they were told is let in


class Bucket:
    """Holds up to `burst` and fills by `rate` a second; each thing that is done takes one out."""

    __slots__ = ("burst", "level", "rate", "then")

    def __init__(self, rate: float, burst: float, now: int) -> None:
        self.rate = rate
        self.burst = burst
        self.level = float(burst)
        self.then = now

    def take(self, now: int, amount: float = 1) -> int:
        """0 if it was there and is taken; else the milliseconds until it will be.

        A clock that is set back fills nothing.
        """
        self.level = min(self.burst, self.level + self.rate * max(0, now - self.then) / 1000)
        self.then = now
        if self.level >= amount - FUZZ:
            self.level -= amount
            return 0
        return ceil((amount - FUZZ / 2 - self.level) / self.rate * 1000)


class Buckets:
    """A bucket for each key.  Only so many are remembered: those not used for longest go first."""

    def __init__(self, rate: Rate, most: int) -> None:
        self.rate = rate
        self.most = most
        self.by_key: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, now: int) -> int:
        bucket = self.by_key.get(key)
        if bucket is None:
            bucket = self.by_key[key] = Bucket(self.rate.a_second, self.rate.at_once, now)
            if len(self.by_key) > self.most:
                self.by_key.popitem(last=False)
        self.by_key.move_to_end(key)
        return bucket.take(now)


class Allowances:
    """The buckets of every rate, by its name."""

    def __init__(self, limits: Limits) -> None:
        rates: dict[str, Rate] = asdict(limits.rates)
        self.buckets = {name: Buckets(rate, limits.remembered) for name, rate in rates.items()}

    def take(self, rate: str, key: str, now: int) -> None:
        """One more of this kind by this key; too many are refused."""
        wait = self.buckets[rate].take(key, now)
        if wait:
            raise Refusal("too-many-requests", seconds=ceil(wait / 1000))


class Sockets:
    """How many websockets are open, by account and by address."""

    def __init__(self, limits: Limits) -> None:
        self.of_account = limits.sockets_of_account
        self.of_address = limits.sockets_of_address
        self.accounts: Counter[str] = Counter()
        self.addresses: Counter[str] = Counter()

    def enter(self, account: str, address: str) -> bool:
        """False if there are enough already; a spectator without an account has the key ""."""
        full = bool(account) and self.accounts[account] >= self.of_account
        if full or self.addresses[address] >= self.of_address:
            return False
        self.accounts[account] += 1
        self.addresses[address] += 1
        return True

    def leave(self, account: str, address: str) -> None:
        """One that has entered is closed."""
        for counter, key in ((self.accounts, account), (self.addresses, address)):
            counter[key] -= 1
            if counter[key] <= 0:
                del counter[key]

    def __len__(self) -> int:
        return self.addresses.total()
