"""Ratings: how good a player is at a game, from the results of rated tables (openskill).

Only people with a clock are rated.  A table of an earlier version at which a bot sat, or nobody was
hurried, is settled without anybody gaining or losing by it.
"""

from contextlib import suppress

from openskill.models import PlackettLuce

from starfelt.store.protocol import Conflict, Store
from starfelt.store.records import Rating, TableRecord
from starfelt.table.clock import read_clock
from starfelt.table.rated import can_be_rated

MODEL = PlackettLuce()
TRIES = 10  # a table that can't be counted now is counted later


async def rate(store: Store, record: TableRecord) -> bool:
    """Count a finished table, once; another one may be counted at the same time."""
    summary = record.summary
    if summary is None or not summary.ranks:
        return False
    players = [seat.who for seat in summary.seated]
    if not can_be_rated(read_clock(record.clock), players):
        return await store.rate(record.id, [])
    for _ in range(TRIES):
        before = [await present(store, player, record.game) for player in players]
        with suppress(Conflict):
            return await store.rate(record.id, after(before, list(summary.ranks)))
    return False


async def present(store: Store, player: str, game: str) -> Rating:
    found = await store.rating(player, game)
    if found is not None:
        return found
    new = MODEL.rating()
    return Rating(player, game, new.mu, new.sigma)


def after(before: list[Rating], ranks: list[int]) -> list[Rating]:
    """The ratings after a game that ended with these ranks, 1 being the best."""
    teams = [[MODEL.rating(mu=rating.mu, sigma=rating.sigma)] for rating in before]
    rated = MODEL.rate(teams, ranks=[float(rank) for rank in ranks])
    best = min(ranks)
    alone = ranks.count(best) == 1
    found = []
    for old, team, rank in zip(before, rated, ranks, strict=True):
        won = alone and rank == best
        new = Rating(
            old.player, old.game, team[0].mu, team[0].sigma, old.games + 1, old.wins + won
        )  # fmt: skip
        found.append(new)
    return [one for one in found if one.player]  # not who is gone
