"""Positions that are none: refused by the name of what does not fit."""

import pytest

from starfelt.core.refusal import Refusal
from starfelt.core.rng import fast
from tests.games.documents import mutilated, try_it
from tests.games.stolen_plans.rules.table import BARE, GAME

CHANGES = [
    ("game", {"game": "chess"}),
    ("game", {"game": None}),
    ("rules", {"rules": 99}),
    ("rules", {"rules": True}),
    ("options", {"options": []}),
    ("seats", {"seats": 1}),
    ("seats", {"seats": 7}),
    ("seats", {"seats": "3"}),
    ("seats", {"seats": True}),
    ("turn", {"turn": 3}),
    ("turn", {"turn": None}),
    ("hands", {"hands": None}),
    ("hands", {"hands": [["jawa"]]}),
    ("hands", {"hands": ["jawa", "jawa", "r2d2"]}),
    ("hands", {"hands": [["yoda"], [], []]}),
    ("hands", {"hands": [[["jawa"]], [], []]}),
    ("hands", {"hands": [["jawa"] * 40, ["jawa"] * 40, ["r2d2"]]}),  # more than the deck has
    ("table", {"table": []}),
    ("table", {"table": [["yoda"], [], []]}),
    ("discards", {"discards": "jawa"}),
    ("discards", {"discards": [0]}),
    ("draw_pile", {"draw_pile": [1, 2]}),
    ("cards", {"draw_pile": ["jawa"]}),  # too few cards in all
    ("cards", {"discards": ["jawa"] * 5}),  # too many
    ("cards", {"options": {"deck": "base"}, "discards": ["counter"]}),  # none in this deck
    ("search", {"search": 1}),
    ("seat", {"search": {"seat": 5}}),
    ("pool", {"search": {"seat": 1, "pool": 1}}),
    ("taken", {"search": {"seat": 1, "pool": [], "taken": 0}}),
    ("winner", {"winner": 3}),
    ("ending", {"ending": "boredom"}),
    ("knows", {"knows": {}}),
    ("knows", {"knows": [1]}),
    ("knows", {"knows": [{"observer": 0, "card": "anything", "places": [1]}] * 300}),
    ("observer", {"knows": [{"observer": 3, "card": "r2d2", "places": [1]}]}),
    ("card", {"knows": [{"observer": 0, "card": "yoda", "places": [1]}]}),
    ("places", {"knows": [{"observer": 0, "card": "r2d2"}]}),
    ("places", {"knows": [{"observer": 0, "card": "r2d2", "places": [3]}]}),
    ("places", {"knows": [{"observer": 0, "card": "r2d2", "places": [0]}]}),
    ("unseen", {"unseen": [[0, 1, 2]]}),
    ("unseen", {"unseen": [[0, 1], [2, 0], [2, 1], [2, 1]]}),
    ("unseen", {"unseen": [0, 0, 0, 0]}),
    ("unseen", {"unseen": [["0", 1, 2], [2, 0, 2], [2, 1, 0], [2, 1, 2]]}),
    ("stack", {"stack": 1}),
    ("step", {"stack": [1]}),
    ("step", {"stack": [{"step": "dance"}]}),
    ("open", {"open": "all"}),
    ("open", {"open": [{"step": "next_turn"}]}),
    ("seat", {"open": [{"step": "your_turn", "seat": 3}]}),
    ("card", {"open": [{"step": "target", "seat": 0, "card": "found"}]}),
    ("target", {"open": [{"step": "take", "seat": 0, "target": 3}]}),
    ("left", {"open": [{"step": "lose", "seat": 0, "left": -1, "last": "r2d2"}]}),
    ("picked", {"open": [{"step": "find", "seat": 0, "left": 1, "picked": "jawa"}]}),
    ("rng", {"rng": 1}),
    ("make", {"rng": {"make": "loaded"}}),
    ("numbers", {"rng": {"make": "fast", "numbers": [1]}}),
    # cards that can't lie there
    ("pool", {"search": {"seat": 1, "pool": ["decoy", "jawa"], "taken": ["jawa"]}}),
    ("discards", {"discards": ["r2d2"], "hands": [["jawa"], ["jawa"], ["jawa"]]}),
    ("discards", {"discards": ["decoy"]}),
    ("table", {"table": [["r2d2"], [], []], "hands": [["jawa"], ["jawa"], ["jawa"]]}),
    ("discards", {"search": {"seat": 0}}),  # a card that was played lies there
    # a Search that can't have been
    ("taken", {"search": {"seat": 1, "pool": ["lightsaber"], "taken": ["jawa"]}}),
    ("knows", {"search": {"seat": 1, "pool": ["jawa"], "taken": ["jawa"]},
                "options": {"open_discards": True}}),
    ("knows", {"search": {"seat": 1, "pool": ["jawa"], "taken": ["jawa"]}}),  # who found it?
    # knowledge that is not true
    ("knows", {"knows": [{"observer": 0, "card": "decoy", "places": [1]}]}),
    ("knows", {"knows": [{"observer": 0, "card": "keeper", "places": [1]}]}),
    ("knows", {"knows": [{"observer": 0, "card": "found", "places": [1]}]}),
    ("knows", {"knows": [{"observer": 0, "card": "r2d2", "places": [2]}] * 2}),
    ("knows", {"knows": [{"observer": 0, "card": "r2d2", "places": []}]}),
    ("knows", {"knows": [{"observer": 0, "card": "r2d2", "places": [1, 2]}]}),  # one too many
    ("knows", {"unseen": [[0, 1, 1], [2, 0, 2], [2, 1, 0], [2, 1, 2]]}),
    ("knows", {"unseen": [[0, 2, 1], [2, 0, 2], [2, 1, 0], [2, 1, 2]]}),
    ("knows", {"unseen": [[1, 1, 2], [2, 0, 2], [2, 1, 0], [2, 1, 2]]}),
    ("unseen", {"unseen": [[0, 1, -2], [2, 0, 2], [2, 1, 0], [2, 1, 2]]}),
    ("unseen", {"unseen": [[0, 1, 10**30], [2, 0, 2], [2, 1, 0], [2, 1, 2]]}),
    ("unseen", {"unseen": [[0, 1.0, 2], [2, 0, 2], [2, 1, 0], [2, 1, 2]]}),
    ("places", {"knows": [{"observer": 0, "card": "r2d2", "places": [2.0]}]}),
    ("places", {"knows": [{"observer": 0, "card": "r2d2", "places": ["here"]}]}),
    # an end that is none, a game that can't go on
    ("ending", {"winner": 1}),
    ("ending", {"ending": "traitor"}),
    ("open", {"open": []}),
    ("open", {"open": [{"step": "your_turn", "seat": 0}] * 2}),
    ("open", {"winner": 1, "ending": "traitor", "open": [{"step": "your_turn", "seat": 0}]}),
    # questions that are not asked so
    ("open", {"open": [{"step": "your_turn", "seat": 1}]}),
    ("open", {"open": [{"step": "target", "seat": 1, "card": "jawa"}]}),
    ("open", {"open": [{"step": "target", "seat": 0, "card": "blaster_light"}]}),
    ("open", {"open": [{"step": "target", "seat": 0, "card": "jawa"}],
              "hands": [["r2d2"], [], []]}),
    ("open", {"open": [{"step": "lose", "seat": 0, "left": 0}]}),
    ("open", {"open": [{"step": "lose", "seat": 0, "left": 1, "picked": ["lightsaber"]}],
              "hands": [["jawa", "jawa", "jawa"], ["jawa"], ["r2d2"]]}),
    ("open", {"open": [{"step": "lose", "seat": 0, "left": 1, "picked": ["decoy"]}],
              "hands": [["jawa", "jawa", "decoy"], ["jawa"], ["r2d2"]]}),
    ("open", {"open": [{"step": "lose", "seat": 0, "left": 1, "picked": ["lightsaber"]}],
              "hands": [["jawa", "jawa", "lightsaber"], ["jawa"], ["r2d2"]]}),
    ("open", {"open": [{"step": "lose", "seat": 2, "left": 1}],
              "hands": [["jawa"], ["jawa"], ["r2d2", "decoy"]]}),
    ("step", {"open": [{"step": "pair", "seat": 0, "card": "jawa", "left": 2}]}),
    ("knows", {"knows": [{"observer": 0, "card": "jawa", "places": ["seen"]}]}),
    ("knows", {"knows": [{"observer": 0, "card": "found", "places": [1]}]}),
    ("open", {"open": [{"step": "victims", "seat": 0, "left": 1, "named": [0]}]}),
    ("open", {"open": [{"step": "victims", "seat": 0, "left": 1, "named": [5]}]}),
    ("open", {"open": [{"step": "victims", "seat": 0, "left": 0, "named": [2, 1]}]}),
    ("open", {"open": [{"step": "victims", "seat": 0, "left": 0, "named": [1, 1]}]}),
    ("named", {"open": [{"step": "victims", "seat": 0, "left": 1, "named": "B"}]}),
    ("named", {"open": [{"step": "victims", "seat": 0, "left": 1, "named": ["B"]}]}),
    ("named", {"open": [{"step": "victims", "seat": 0, "left": 1, "named": [-1]}]}),
    ("open", {"open": [{"step": "take", "seat": 0, "target": 0}]}),
    ("open", {"open": [{"step": "take", "seat": 0, "target": 1}], "hands": [["r2d2"], [], []]}),
    ("open", {"open": [{"step": "find", "seat": 0, "left": 2}], "discards": ["jawa", "jawa"]}),
    ("open", {"open": [{"step": "find", "seat": 0, "left": 2}], "discards": ["search", "jawa"]}),
    ("open", {"open": [{"step": "find", "seat": 0, "left": 0}], "discards": ["search", "jawa"]}),
    ("open", {"open": [{"step": "find", "seat": 0, "left": 1, "picked": ["lightsaber"]}],
              "discards": ["search", "jawa", "jawa"]}),
    ("open", {"open": [{"step": "find", "seat": 0, "left": 1, "picked": ["search"]}],
              "discards": ["search", "jawa", "jawa"]}),
]  # fmt: skip


@pytest.mark.parametrize(("field", "change"), CHANGES)
def test_what_does_not_fit_is_refused_by_name(field, change):
    with pytest.raises(Refusal) as refused:
        GAME.read({**BARE, **change})
    assert refused.value.key == "bad-position"
    assert refused.value.facts["field"] == field
    assert refused.value.facts["expected"]


STRANGE = [
    None, True, False, 0, 1, -1, 5, 99, 1.0, 0.5, 1 << 40, 10**30, "", "r2d2", "jawa", "seen",
    "anything", "found", "spectator", [], [[]], [1], ["r2d2"], {}, {"step": "next_turn"},
]  # fmt: skip


@pytest.mark.unmeasured
@pytest.mark.parametrize("seats", range(2, 7))
def test_a_mutilated_position_is_refused_or_can_be_played(seats):
    rng = fast(seats)
    accepted = 0
    for number in range(12):
        s = GAME.start(seats, number, {"open_discards": number % 3 == 0})
        for _ in range(rng.below(70)):
            if not s.is_over():
                seat = s.asked()[0]
                legal = s.legal(seat)
                s.answer(seat, legal[rng.below(len(legal))])
        document = GAME.write(s)
        for _ in range(25):
            accepted += try_it(GAME, mutilated(document, rng, STRANGE), rng)
    assert accepted > 0


@pytest.mark.parametrize("document", [None, [], "position", 7])
def test_what_is_no_document_is_refused(document):
    with pytest.raises(Refusal, match="bad-position"):
        GAME.read(document)


def test_options_of_a_position_are_checked():
    with pytest.raises(Refusal, match="unknown-option"):
        GAME.read({**BARE, "options": {"dice": 2}})
    with pytest.raises(Refusal, match="impossible-option"):
        GAME.read({**BARE, "options": {"deck": "jawa"}})
