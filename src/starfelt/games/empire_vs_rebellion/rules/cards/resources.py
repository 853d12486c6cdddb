"""The resource cards: 16 basic ones, and the 8 characters of each side."""

from typing import Final

from ..characters import (
    DiscardAndExhaust,
    DiscardAndPlay,
    DiscardAndSweep,
    DiscardExhausted,
    DiscardOnEitherSide,
    ExhaustSome,
    GainInfluence,
    LookAtTop,
    OpponentLosesInfluence,
    PlayFromDeck,
    PlayFromDiscards,
    PlayOrAdd,
    ReplaceOpposing,
    ReplaceOwn,
    ReturnToTop,
)
from ..powers import DiscardOpposing, DiscardOwn, Exhaust, LookAtDeck, Power, SearchDeck

BASIC_KINDS: Final[list[tuple[str, Power]]] = [
    ("military", DiscardOpposing()),
    ("diplomacy", DiscardOwn()),
    ("recon", LookAtDeck()),
    ("the_force", Exhaust()),
]
CHARACTER_ROWS: Final[list[tuple[str, Power]]] = [
    ("chewbacca", ExhaustSome(2)),
    ("han_solo", PlayFromDeck()),
    ("lando_calrissian", DiscardAndPlay()),
    ("leia_organa", PlayOrAdd()),
    ("luke_skywalker", DiscardOnEitherSide()),
    ("obi_wan_kenobi", PlayFromDiscards()),
    ("r2d2_c3po", ReplaceOwn()),
    ("yoda", GainInfluence(1)),
    ("admiral_piett", ReturnToTop()),
    ("boba_fett", DiscardAndExhaust()),
    ("darth_vader", DiscardExhausted()),
    ("emperor_palpatine", ReplaceOpposing()),
    ("general_veers", DiscardAndSweep()),
    ("grand_moff_tarkin", OpponentLosesInfluence(2)),
    ("ig88", SearchDeck()),
    ("jabba_the_hutt", LookAtTop()),
]
