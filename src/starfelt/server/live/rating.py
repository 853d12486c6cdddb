"""Ratings: how good a player is at a game, from the results of rated tables (openskill)."""

from openskill.models import PlackettLuce

from starfelt.store.protocol import Store
from starfelt.store.records import Rating, TableRecord

MODEL = PlackettLuce()


async def rate(store: Store, record: TableRecord) -> bool:
    """Count a finished table, once."""
    summary = record.summary
    if summary is None or not summary.ranks:
        return False
    players = [seat.who for seat in summary.seated]
    before = [await present(store, player, record.game) for player in players]
    return await store.rate(record.id, after(before, list(summary.ranks)))


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
    return [
        Rating(
            old.player,
            old.game,
            team[0].mu,
            team[0].sigma,
            old.games + 1,
            old.wins + (alone and rank == best),
        )
        for old, team, rank in zip(before, rated, ranks, strict=True)
    ]
