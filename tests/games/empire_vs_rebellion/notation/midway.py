"""A position at each kind of question, reached by playing up to it."""

from collections.abc import Iterator
from typing import Any

from starfelt.games.empire_vs_rebellion.rules.state import War
from tests.games.empire_vs_rebellion.rules.table import GAME, both, play, side, table

#: The name of a question, and a position in which it is open.
Moment = tuple[str, War]

SUPPORT: dict[str, Any] = {"chosen": "support"}
PLANS = [{"step": "pick_strategy", "seat": seat} for seat in (0, 1)]


def first_questions() -> Iterator[Moment]:
    s = GAME.start(2, 3, {"rebel": "1"})
    yield "choose_characters", s.clone()
    yield "choose_characters", both(s, "1 keep boba_fett").clone()
    for card in ("chewbacca", "han_solo", "luke_skywalker", "yoda"):
        both(s, f"0 keep {card}")
    yield "choose_characters", s.clone()
    for card in ("darth_vader", "ig88", "jabba_the_hutt"):
        both(s, f"1 keep {card}")
    yield "pick_strategy", s.clone()
    yield "pick_strategy", both(s, "0 pick deception").clone()
    yield "your_turn", both(s, "1 pick support")


def of_planning() -> Iterator[Moment]:
    lost = play(table("military_2", "military_3", "locate_the_rebel_base"), "pass", "pass")
    yield "pick_strategy", lost.clone()
    yield "pick_strategy", play(lost, "pick support")
    diverted = table("military_2", "military_3", "create_a_diversion")
    yield "pick_strategy", play(diverted, "pass", "pass")
    spy = side("military_3", chosen="infiltration")
    one = play(table("military_2", spy), "pass", "pass")
    yield "pick_for_opponent", one.clone()
    yield "pick_strategy", play(one, "pick_for deception")
    both_spies = table(side("military_2", chosen="infiltration"), spy)
    yield "pick_for_opponent", play(both_spies, "pass", "pass").clone()
    yield "pick_for_opponent", both(both_spies, "0 pick_for support")
    shown = table(side("military_2", chosen="bureaucracy"), spy, "locate_the_rebel_base")
    yield "pick_for_opponent", play(shown, "pass", "pass").clone()
    yield "pick_strategy", play(shown, "pick_for support")


def of_basics() -> Iterator[Moment]:
    rebel = side("military_2 diplomacy_2 recon_2 the_force_2", deck="luke_skywalker recon_5")
    s = table(rebel, "military_3 recon_3")
    yield "your_turn", s
    yield "which_opposing", play(s.clone(), "use military_2")
    yield "which_own", play(s.clone(), "use diplomacy_2")
    yield "which_ready", play(s.clone(), "use the_force_2")
    yield "look_at_whose", play(s.clone(), "use recon_2")
    yield "which_of_top", play(s.clone(), "use recon_2", "own_deck")
    yield "which_of_top", play(s.clone(), "use recon_2", "opposing_deck")


def of_rebels() -> Iterator[Moment]:
    s = table(side("chewbacca han_solo lando_calrissian leia_organa", discards="recon_4 recon_5"),
              "military_3 recon_3 ig88")  # fmt: skip
    yield "may_exhaust", play(s.clone(), "use chewbacca")
    yield "may_exhaust", play(s.clone(), "use chewbacca", "exhaust_opposing ig88")
    yield "which_of_deck", play(s.clone(), "use han_solo")
    yield "discard_any", play(s.clone(), "use lando_calrissian")
    yield "discard_any", play(s.clone(), "use lando_calrissian", "discard_own chewbacca")
    yield "which_of_reserve", play(s.clone(), "use leia_organa")
    s = table(side("luke_skywalker obi_wan_kenobi r2d2_c3po", discards="recon_4 recon_5"),
              "military_3 recon_3")  # fmt: skip
    yield "one_or_both", play(s.clone(), "use luke_skywalker")
    yield "also_own", play(s.clone(), "use luke_skywalker", "discard_opposing recon_3")
    yield "also_opposing", play(s.clone(), "use luke_skywalker", "discard_own luke_skywalker")
    yield "which_of_discards", play(s.clone(), "use obi_wan_kenobi")
    yield "pick_strategy", play(s.clone(), "use r2d2_c3po")


def of_the_empire() -> Iterator[Moment]:
    empire = side("ig88 admiral_piett boba_fett darth_vader", "military_2", "recon_4 recon_5")
    s = table(side("military_3 recon_3 luke_skywalker", "recon_2"), empire, turn=1)
    yield "search_whose", play(s.clone(), "use ig88")
    for deck in ("own_deck", "opposing_deck"):
        yield "which_to_discard", play(s.clone(), "use ig88", deck)
        yield "which_to_top", play(s.clone(), "use ig88", deck, "discard_from_deck military_4")
    yield "which_discarded", play(s.clone(), "use admiral_piett")
    yield "discard_or_exhaust", play(s.clone(), "use boba_fett")
    yield "also_exhaust", play(s.clone(), "use boba_fett", "discard_opposing recon_3")
    yield "also_opposing", play(s.clone(), "use boba_fett", "exhaust_opposing recon_3")
    yield "which_exhausted", play(s.clone(), "use darth_vader")
    s = table("military_3", side("jabba_the_hutt emperor_palpatine military_2"), turn=1)
    yield "look_then_discard", play(s.clone(), "use jabba_the_hutt")
    yield "look_then_play", play(s.clone(), "use jabba_the_hutt", "done")
    yield "look_then_play", play(s.clone(), "use jabba_the_hutt", "discard_own military_2")
    yield "pick_strategy", play(s.clone(), "use emperor_palpatine")


def of_dominance() -> Iterator[Moment]:
    s = table(side("military_2", **SUPPORT), side("military_3", **SUPPORT))
    yield "may_add", play(s, "pass", "pass").clone()
    yield "may_add", both(s, "1 done")
    for event, step in (
        ("display_of_power", "which_strategy"),
        ("rebel_uprising", "may_add"),
        ("fall_of_a_hero", "which_to_reserve"),
        ("negotiate_with_the_hutts", "which_to_reserve"),
        ("balance_of_the_force", "may_look"),
    ):
        yield step, play(table("military_2", "military_3", event), "pass", "pass")
    s = play(table("military_2", "military_3", "balance_of_the_force"), "pass", "pass", "look")
    yield "which_next", s.clone()
    (seat,) = s.asked()
    s.answer(seat, s.legal(seat)[1])
    yield "which_next", s


MIDWAY = [
    *first_questions(),
    *of_planning(),
    *of_basics(),
    *of_rebels(),
    *of_the_empire(),
    *of_dominance(),
]
