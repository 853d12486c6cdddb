"""The worked examples of the rulebook of Empire vs. Rebellion are what the rules do."""

import pytest

from starfelt.games.empire_vs_rebellion.words.rulebook import example_facts
from tests.words.wanted import GAMES

GAME = "empire_vs_rebellion"
WAR = GAMES[GAME]
REBEL, EMPIRE, NOBODY = 0, 1, None

PLAIN = "infiltration"  # it is of no weight in the round in which it is revealed
CARDS = {
    "high": ["military_5", "recon_5"],
    "low": ["military_5", "recon_4"],
    "lower": ["military_5", "recon_2"],
    "above": ["military_5", "recon_5", "recon_3"],
}
EXAMPLES = [
    ("high", PLAIN, "lower", PLAIN, REBEL),
    ("above", PLAIN, "lower", PLAIN, EMPIRE),
    ("low", "direct_assault", "high", PLAIN, REBEL),
    ("high", "direct_assault", "lower", PLAIN, EMPIRE),
    ("high", PLAIN, "lower", "deception", EMPIRE),
    ("high", "direct_assault", "lower", "deception", EMPIRE),
    ("above", "deception", "lower", PLAIN, EMPIRE),
    ("high", PLAIN, "high", "deception", EMPIRE),
    ("high", PLAIN, "lower", "bureaucracy", REBEL),
    ("high", PLAIN, "above", "bureaucracy", REBEL),
    ("high", "direct_assault", "high", "direct_assault", NOBODY),
]


@pytest.mark.parametrize(("mine", "my_plan", "theirs", "their_plan", "winner"), EXAMPLES)
def test_an_example_ends_as_it_is_told(
    mine: str, my_plan: str, theirs: str, their_plan: str, winner: int | None
) -> None:
    """The balance token shows the Rebel; both have passed."""
    facts, sides = example_facts(), ((mine, my_plan), (theirs, their_plan))
    players = [
        {"ready": CARDS[total], "chosen": plan, "seen": [seat]}
        for seat, (total, plan) in enumerate(sides)
    ]
    s = WAR.read({"game": GAME, "rules": WAR.rules, "passes": 1, "players": players})
    assert [side.total for side in WAR.view(s, -1).seats] == [facts[mine], facts[theirs]]
    s.answer(0, next(act for act in s.legal(0) if WAR.action(act).verb == "pass"))
    told = WAR.told(s, -1)
    assert [one.seat for one in told if one.kind == "wins_event"] == (
        [] if winner is NOBODY else [winner]
    )
    assert any(one.kind == "nobody_wins" for one in told) == (winner is NOBODY)
    for one in (one for one in told if one.kind == "assaults"):
        assert one.number == facts[f"{sides[one.seat][0]}-assault"]
    paid = any(one.kind == "gains_influence" and one.seat == EMPIRE for one in told)
    assert paid == (winner == EMPIRE or (their_plan == "bureaucracy" and theirs != "above"))
