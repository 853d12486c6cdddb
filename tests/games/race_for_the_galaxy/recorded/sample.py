"""Recorded games, and a few of them in which everything comes up that a record can have."""

from collections.abc import Iterable
from typing import Any

from starfelt.games.race_for_the_galaxy.recorded.compare import records
from tests.games.race_for_the_galaxy.rules.facts import DATA

#: What tells one kind of answer from another.
Sort = tuple[Any, ...]

FILE = DATA / "games.jsonl.gz"
LATER = DATA / "later_games.jsonl.gz"
LEFT_OUT = DATA / "excluded.jsonl.gz"
GAMES = [*records(FILE)]


def sample(games: Iterable[Any]) -> list[Any]:
    """The shortest games that together have all sorts of answers."""
    missing = set().union(*(sorts(game) for game in games))
    chosen = []
    for game in sorted(games, key=lambda game: len(game["records"])):
        if rare := sorts(game) & missing:
            chosen.append(game)
            missing -= rare
    return needed(chosen)


def needed(games: Iterable[Any]) -> list[Any]:
    """Without games of which all is in others."""
    left = list(games)
    for game in games:
        others = set().union(*(sorts(other) for other in left if other is not game))
        if sorts(game) <= others:
            left.remove(game)
    return left


SORTS: dict[str, set[Sort]] = {}


def sorts(game: Any) -> set[Sort]:
    """What a game has: its options, and each sort of answer."""
    found = SORTS.get(game["id"])
    if found is None:
        config = game["config"]
        found = {("config", config["set"], bool(config["advanced"]))}
        phase = ""
        for row in game["records"]:
            if row[0] == "phase":
                phase = row[1]
            elif row[0] == "ask":
                found |= sorts_of_answer(row, config["set"])
                found.add((row[2], phase))
            elif row[0] in ("takeover", "reshuffle"):
                found.add((row[0], row[-1] if row[0] == "takeover" else ""))
        SORTS[game["id"]] = found
    return found


def sorts_of_answer(row: Any, of_set: str) -> set[Sort]:
    _, _, sort, given, answer = row
    found: set[Sort] = {(sort, of_set), (sort, bool(answer))}
    if sort == "ACTION":
        found |= {(sort, given["mode"], word) for word in answer}
    if sort in ("PAYMENT", "DEFEND"):
        ways = tuple(sorted(name.split("#")[0] for name in answer["powers"]))
        found |= {(sort, name, bool(answer["cards"])) for name in ways}
        found |= {(sort, "takeover_from" in given, bool(ways))}
    if sort in ("CONSUME", "PRODUCE", "SETTLE") and answer:
        several = len(given.get("powers", [])) > 1
        found.add((sort, answer if isinstance(answer, str) else answer[2], several))
    if sort == "GOOD":
        found.add((sort, len(answer) < given["max"], given["power"] is None))
    if sort in ("SEARCH_TYPE", "OORT_KIND", "START"):
        found.add((sort, str(answer) if sort != "START" else ""))
    return found
