"""Leaks planted in what the two last sets of Race for the Galaxy hide: start worlds, the prestige
card, cards under a world, cards that change hands."""

from typing import Any

from msgspec.structs import replace

import starfelt
from starfelt.core.options import Options
from starfelt.core.rng import Rng
from starfelt.games.race_for_the_galaxy.game import RaceForTheGalaxy
from starfelt.games.race_for_the_galaxy.rules.actions import BOOST, CHOOSE_TWO
from starfelt.games.race_for_the_galaxy.rules.knowledge import EPOCH
from starfelt.games.race_for_the_galaxy.rules.powers.card import NO_START
from starfelt.games.race_for_the_galaxy.rules.powers.designs import CARDS
from starfelt.games.race_for_the_galaxy.rules.round.phases import SECRET_STARTS
from starfelt.games.race_for_the_galaxy.rules.settle.more_worlds import ReplaceWorld
from tests.contract.leaks import Leak, Loud, others, with_fact
from tests.games.race_for_the_galaxy.leaks.planted import (
    DrawnOfAll,
    MiddleOfTheRace,
    SecretPlacement,
)

MANY = (
    "space_marines", "drop_ships", "spice_world", "export_duties", "research_labs", "refugee_world",
    "interstellar_bank", "deficit_spending", "genetics_lab", "mining_world", "consumer_markets",
)  # fmt: skip
#: Two cards lie under Galactic Scavengers; the others can salvage, replace, and choose last.
SIDES = (
    {
        "tableau": ["galactic_scavengers", "new_gambling_world", "public_works"],
        "goods": [["artist_colony", 0], None, None],
        "hand": list(MANY),
        "saved": [["gem_world", 0], ["comet_zone", 1]],
        "shown": ["space_marines"],
        "prestige": 2,
        "fresh": 9,
    },
    {
        "tableau": ["retrofit_salvage_inc", "terraforming_engineers", "dying_colony"],
        "goods": [None, None, ["pirate_world", 1]],
        "hand": [
            "colony_ship",
            "mining_robots",
            "rebel_miners",
            "pre_sentient_race",
            "new_vinland",
        ],
        "prestige": 1,
        "fresh": 5,
    },
    {
        "tableau": ["epsilon_eridani", "psi_crystal_world", "interstellar_casus_belli"],
        "goods": [None, ["mining_league", 1], None],
        "hand": ["empath_world", "star_nomad_lair", "replicant_robots", "contact_specialist"],
        "prestige": 1,
        "fresh": 2,
    },
)


class LastSets(MiddleOfTheRace):
    """Games of one round of The Brink of War that begin where much is hidden."""

    def deal(self, seats: int, rng: Rng, options: Options, quiet: bool) -> Any:
        options = self.complete({**options, "set": "brink_of_war", "cap": 1})
        return self.begin([dict(side) for side in SIDES[:seats]], rng, options, quiet)

    def seats_for(self, options: Options) -> tuple[int, int]:
        return 2, 2 if options["two_actions"] else len(SIDES)


class StartOfTheRace(RaceForTheGalaxy):
    """Games that begin with a choice of start worlds and end with the first round."""

    pairs = 200 if starfelt.COMPILED else 60

    def deal(self, seats: int, rng: Rng, options: Options, quiet: bool) -> Any:
        options = self.complete({**options, "set": "brink_of_war", "cap": 1})
        return super().deal(seats, rng, options, quiet)


# -------------------------------------------------------------------------------- start worlds
class OffersShown(DrawnOfAll):
    """Start worlds on offer lie open."""


class StartShown(SecretPlacement):
    """The start world is seen as soon as it is chosen."""


class ColourOfStart(Leak):
    """One bit of it: which colour was chosen."""

    def view(self, s: Any, seat: int) -> Any:
        secret = s.secret == SECRET_STARTS
        colours = [
            CARDS[p.placing].start % 2 if secret and p.placing >= 0 else 0 for p in s.players
        ]
        return with_fact(super().view(s, seat), colours)


class RejectedShown(Leak):
    """Which start worlds lie among the discards."""

    def view(self, s: Any, seat: int) -> Any:
        starts = [card for card in s.discards.listed() if CARDS[card].start != NO_START]
        return with_fact(super().view(s, seat), sorted(starts))


class OffersKept(Leak):
    """A world in which the others have the start worlds that they truly have."""

    def resample(self, s: Any, seat: int, rng: Rng) -> Any:
        t = super().resample(s, seat, rng)
        for other in others(s, seat):
            t.players[other].drawn = s.players[other].drawn.copy()
        return t


class StartKept(Leak):
    """A world in which the colour is chosen that was truly chosen."""

    def resample(self, s: Any, seat: int, rng: Rng) -> Any:
        t = super().resample(s, seat, rng)
        for other in others(s, seat):
            mine, true = t.players[other], s.players[other].placing
            if s.secret == SECRET_STARTS and true >= 0:
                mine.placing = next(
                    c for c in mine.drawn.listed() if (CARDS[c].start - CARDS[true].start) % 2 == 0
                )
        return t


class OffersInFeatures(Leak):
    def features(self, s: Any, seat: int) -> list[int]:
        return [*super().features(s, seat), *(sum(p.drawn.listed()) for p in s.players)]


# -------------------------------------------------------------------------------- saved cards
class SavedShown(Leak):
    """The cards under a world are sent with it."""

    def view(self, s: Any, seat: int) -> Any:
        saved = [p.saved.listed() if p.saved is not None else [] for p in s.players]
        return with_fact(super().view(s, seat), saved)


class OrderOfSaved(Leak):
    """They lie in the order of their numbers: one bit of which is the higher one."""

    def view(self, s: Any, seat: int) -> Any:
        codes = [code % EPOCH for p in s.players if p.saved is not None for code in p.saved.cards]
        return with_fact(super().view(s, seat), codes == sorted(codes))


class SavesTold(Loud):
    kinds = ("saves",)


class TakesTold(Loud):
    kinds = ("takes_saved",)


class SalvagesTold(Loud):
    kinds = ("salvages",)


class SetApartShown(DrawnOfAll):
    """Cards that are paid, or going to be salvaged, lie open until one is chosen."""


class SavedKept(Leak):
    """A world in which the cards under a world are the true ones."""

    def resample(self, s: Any, seat: int, rng: Rng) -> Any:
        t = super().resample(s, seat, rng)
        for other in others(s, seat):
            p = s.players[other]
            t.players[other].saved = p.saved.copy() if p.saved is not None else None
        return t


# -------------------------------------------------------------------------------- choices
class BoostShown(Leak):
    """One bit of a secret choice: whether the prestige card goes with it."""

    def view(self, s: Any, seat: int) -> Any:
        boosts = [BOOST <= p.chosen < CHOOSE_TWO for p in s.players]
        return with_fact(super().view(s, seat), boosts)


class BoostInFeatures(Leak):
    def features(self, s: Any, seat: int) -> list[int]:
        return [*super().features(s, seat), *(p.chosen for p in s.players)]


class ReplacementSkipped(Leak):
    """Who has no better world in hand is not seen to be asked which to replace."""

    def view(self, s: Any, seat: int) -> Any:
        view = super().view(s, seat)
        idle = [q.seat for q in s.open if isinstance(q, ReplaceWorld) and len(q.answers(s)) == 1]
        shown = [q for q in view.asked if q.step != "replace_world" or q.seat not in idle]
        return replace(view, asked=tuple(shown))


class FlippedForgotten(Leak):
    """A world in which cards that lie open were never turned up."""

    def resample(self, s: Any, seat: int, rng: Rng) -> Any:
        t = super().resample(s, seat, rng)
        if t.flipped is not None:
            t.deck.gather(t.flipped)
            t.flipped = None
        return t


class SearchForgotten(Leak):
    """A world in which what was turned up in a search is not known among the discards."""

    def resample(self, s: Any, seat: int, rng: Rng) -> Any:
        t = super().resample(s, seat, rng)
        for known in t.known:
            if known.discards.size() > 3:
                known.discards.draw()
        return t


START_LEAKS = (
    OffersShown,
    StartShown,
    ColourOfStart,
    RejectedShown,
    OffersKept,
    StartKept,
    OffersInFeatures,
)
LATER_LEAKS = (
    SavedShown,
    OrderOfSaved,
    SavesTold,
    TakesTold,
    SalvagesTold,
    SetApartShown,
    SavedKept,
    BoostShown,
    BoostInFeatures,
    ReplacementSkipped,
    FlippedForgotten,
    SearchForgotten,
)
