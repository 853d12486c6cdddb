"""Hashes tell positions apart, and clones take everything along."""

import pytest

from starfelt.core.rng import fast
from starfelt.games.race_for_the_galaxy.rules.round.phases import END_PHASE
from starfelt.games.race_for_the_galaxy.rules.settle.takeovers import set_attempts
from tests.games.race_for_the_galaxy.notation.midway import FIVE
from tests.games.race_for_the_galaxy.rules.table import BRINK, STORM, side, table


def other(name, value):
    return lambda s: setattr(s, name, value)


def other_of(name, value):
    return lambda s: setattr(s.players[1], name, value)


DIFFERENCES = {
    "deck": lambda s: s.deck.shuffle(fast(1)),
    "discards": lambda s: s.discards.draw(),
    "stack": lambda s: s.push(END_PHASE),
    "question": lambda s: setattr(s, "open", s.open[1:]),
    "generator": lambda s: s.rng.word(),
    "known discards": lambda s: s.known[1].discards.add(3),
    "known traces": lambda s: s.known[2].past.add(257),
    "claims": lambda s: s.claims.__setitem__(0, 1),
    "progress": lambda s: s.progress.__setitem__(0, 1),
    "hand": lambda s: s.players[1].hand.draw(),
    "drawn": lambda s: s.players[1].drawn.add(3),
    "goods": lambda s: s.players[0].goods.put(0, 300),
    "tableau": lambda s: s.players[0].tableau.draw(),
    "shown": lambda s: setattr(s.players[1], "shown", s.deck.copy()),
    "flipped": lambda s: setattr(s, "flipped", s.deck.copy()),
    "attempts": lambda s: set_attempts(s, [0, 1, 2, 3, 0]),
    "saved": lambda s: setattr(s.players[1], "saved", s.deck.copy()),
    "lost": lambda s: setattr(s.players[1], "lost", s.deck.copy()),
    **{name: other(name, 3) for name in ("lead", "round", "phase", "secret", "pool", "over",
                                         "reshuffles", "leaders")},
    "again": other("again", True),
    **{name: other_of(name, 2) for name in ("new", "chips", "chosen", "action", "second",
                                            "placing", "settled", "extra", "used", "produced",
                                            "fresh", "gone", "prestige", "boosted", "rejected",
                                            "less", "armed", "once")},
    **{name: other_of(name, True) for name in ("discarded", "on_tile", "spent")},
}  # fmt: skip


@pytest.mark.parametrize("part", DIFFERENCES)
def test_a_hash_tells_positions_apart_and_a_clone_takes_everything_along(part):
    s = table(side(FIVE, "old_earth"), side("new_earth", "new_sparta"), goals="galactic_status",
              discards="colony_ship drop_ships")  # fmt: skip
    before = s.hash()
    t = s.clone()
    assert t.hash() == before
    DIFFERENCES[part](t)
    assert t.hash() != before and s.hash() == before
    assert t.clone().hash() == t.hash()


def test_options_are_part_of_the_hash():
    given = [{}, {"cap": 9}, {"goals": False}, {"engine_quirks": True}, {"two_actions": True},
             {"takeovers": False}, {"leader_card": "always"}]  # fmt: skip
    hashes = {table("old_earth", options={**BRINK, **options}).hash() for options in given}
    assert len(hashes) == len(given)
    without = {
        table("old_earth", options={**STORM, "takeovers": on}).hash() for on in (True, False)
    }
    assert len(without) == 1  # there are none in that set
