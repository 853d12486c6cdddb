"""Leaks planted in Race for the Galaxy: hands, secret choices, goods, discards, who knows them."""

from typing import Any

from msgspec.structs import replace

import starfelt
from starfelt.core.notation import write_rng
from starfelt.core.options import Options
from starfelt.core.rng import Rng
from starfelt.games.race_for_the_galaxy.game import RaceForTheGalaxy
from starfelt.games.race_for_the_galaxy.notation.steps import STEPS, in_words
from starfelt.games.race_for_the_galaxy.rules.powers.card import DEVELOPMENT
from starfelt.games.race_for_the_galaxy.rules.powers.designs import CARDS
from tests.contract.leaks import Leak, Loud, PicksKept, others, with_fact

#: The cards have been shuffled once; the first seat has won a card at gambling and discarded one.
SIDES = (
    {
        "tableau": ["old_earth", "gambling_world", "gem_world", "public_works"],
        "goods": [None, None, ["artist_colony", 0], None],
        "hand": ["space_marines", "drop_ships", "spice_world", "export_duties"],
        "shown": ["space_marines"],
        "gone": 1,
        "fresh": 2,
    },
    {
        "tableau": ["new_sparta", "deficit_spending", "asteroid_belt"],
        "goods": [None, None, ["pirate_world", 1]],
        "hand": ["colony_ship", "mining_robots", "rebel_miners", "pre_sentient_race", "new_earth"],
        "fresh": 5,
    },
    {
        "tableau": ["epsilon_eridani", "destroyed_world", "interstellar_bank"],
        "goods": [None, ["comet_zone", 1], None],
        "hand": ["research_labs", "genetics_lab", "refugee_world"],
    },
    {
        "tableau": ["alpha_centauri", "investment_credits"],
        "goods": [["mining_league", 0], None],
        "hand": ["empath_world", "star_nomad_lair", "replicant_robots", "contact_specialist"],
        "fresh": 1,
    },
    {
        "tableau": ["earths_lost_colony", "radioactive_world"],
        "goods": [["merchant_guild", 1], None],
        "hand": ["secluded_world", "diversified_economy"],
        "fresh": 2,
    },
    {"tableau": ["rebel_cantina"], "goods": [None], "hand": ["rebel_pact", "galactic_salon"]},
)
DISCARDS = ["expedition_force", "new_economy", "plague_world", "trade_league", "rebel_base"]
KNOWN = (  # by the first two seats and by everybody
    {"discards": ["expedition_force", "new_economy"], "shuffled": [["space_port", 1]]},
    {"discards": ["expedition_force", "plague_world"], "shuffled": [["empath_world", 1]]},
    {"discards": ["expedition_force"], "shuffled": []},
)


def sides(seats: int, options: Options) -> list[dict[str, Any]]:
    """So many sides; from the third set on there is another Gambling World."""
    found = [dict(side) for side in SIDES[:seats]]
    if options["set"] in ("rebel_vs_imperium", "brink_of_war"):
        found[0]["tableau"] = ["old_earth", "new_gambling_world", "gem_world", "public_works"]
    return found


class MiddleOfTheRace(RaceForTheGalaxy):
    """Games of one round that begin where much is hidden, and some from the start."""

    pairs = 300 if starfelt.COMPILED else 100

    def deal(self, seats: int, rng: Rng, options: Options, quiet: bool) -> Any:
        options = self.complete({**options, "cap": 1})
        if rng.below(6) == 0:
            return super().deal(seats, rng, options, quiet)
        return self.begin(sides(seats, options), rng, options, quiet)

    def begin(self, players: list[dict[str, Any]], rng: Rng, options: Options, quiet: bool) -> Any:
        seats = len(players)
        known = [KNOWN[seat] if seat < 2 else KNOWN[-1] for seat in range(seats)]
        s = self.read_document(
            {
                "game": self.name,
                "rules": self.rules,
                "options": options,
                "seats": seats,
                "players": players,
                "discards": DISCARDS,
                "known": [*known, KNOWN[-1]],
                "reshuffles": 1,
                "rng": write_rng(rng),
            }
        )
        s.quiet = quiet
        return s


# -------------------------------------------------------------------------------- views
class HandsOfAll(Leak):
    """All hands are sent, and the screen is trusted to cover them."""

    def view(self, s: Any, seat: int) -> Any:
        return with_fact(super().view(s, seat), [in_words(p.hand) for p in s.players])


class LastSeatForSpectators(Leak):
    """A spectator is seat -1, and the last player's hand is what that finds in a list."""

    def view(self, s: Any, seat: int) -> Any:
        return replace(super().view(s, seat), hand=tuple(in_words(s.players[seat].hand)))


class DrawnOfAll(Leak):
    """In Explore the cards drawn are shown while they are chosen from."""

    def view(self, s: Any, seat: int) -> Any:
        return with_fact(super().view(s, seat), [in_words(p.drawn) for p in s.players])


class SecretPlacement(Leak):
    """A card to be placed is shown before all have chosen."""

    def view(self, s: Any, seat: int) -> Any:
        return with_fact(super().view(s, seat), [p.placing for p in s.players])


class WhetherPlaced(Leak):
    """One bit of it: whether anything is going to be placed."""

    def view(self, s: Any, seat: int) -> Any:
        return with_fact(super().view(s, seat), [p.placing >= 0 for p in s.players])


class ChosenActions(Leak):
    """Action cards are shown as soon as they are chosen."""

    def view(self, s: Any, seat: int) -> Any:
        return with_fact(super().view(s, seat), [p.chosen for p in s.players])


class FacesOfGoods(Leak):
    """Which card lies there as a good."""

    def view(self, s: Any, seat: int) -> Any:
        return with_fact(super().view(s, seat), [p.goods.listed() for p in s.players])


class FacesOfDiscards(Leak):
    """The discards lie face up."""

    def view(self, s: Any, seat: int) -> Any:
        return with_fact(super().view(s, seat), in_words(s.discards.sorted()))


class NextCard(Leak):
    """The next card of the deck, late in the round."""

    def view(self, s: Any, seat: int) -> Any:
        return with_fact(super().view(s, seat), s.deck.listed()[-1:] if s.phase > 2 else [])


class WhatOthersKnow(Leak):
    """A seat is shown how many discards the others know."""

    def view(self, s: Any, seat: int) -> Any:
        return with_fact(super().view(s, seat), [k.discards.size() for k in s.known])


class TracesOfOthers(Leak):
    """Which cards others know to have been shuffled back."""

    def view(self, s: Any, seat: int) -> Any:
        return with_fact(super().view(s, seat), [k.past.listed() for k in s.known])


class PicksShown(Leak):
    """A half-made choice is shown as it stands."""

    def view(self, s: Any, seat: int) -> Any:
        return with_fact(super().view(s, seat), [STEPS.write(s, q) for q in s.open])


class SkippedQuestion(Leak):
    """Who has no development in hand is not seen to be asked for one."""

    def view(self, s: Any, seat: int) -> Any:
        view = super().view(s, seat)
        able = [any(CARDS[c].type == DEVELOPMENT for c in p.hand.cards) for p in s.players]
        asked = [q for q in view.asked if q.step != "place_development" or able[q.seat]]
        return replace(view, asked=tuple(asked))


# -------------------------------------------------------------------------------- tales
class DrawsTold(Loud):
    kinds = ("draws",)


class KeepsTold(Loud):
    kinds = ("keeps",)


class DiscardsTold(Loud):
    kinds = ("discards",)


class PaymentTold(Loud):
    kinds = ("pays",)


# -------------------------------------------------------------------------------- numbers
class HandsInFeatures(Leak):
    def features(self, s: Any, seat: int) -> list[int]:
        return [*super().features(s, seat), *(p.hand.listed()[:1] for p in s.players)]


class PlacingInFeatures(Leak):
    def features(self, s: Any, seat: int) -> list[int]:
        return [*super().features(s, seat), *(p.placing for p in s.players)]


class GoodsInFeatures(Leak):
    def features(self, s: Any, seat: int) -> list[int]:
        return [*super().features(s, seat), *(sum(p.goods.cards) for p in s.players)]


# -------------------------------------------------------------------------------- worlds
class TrueHands(Leak):
    """Others keep what they have; only the deck is shuffled."""

    def resample(self, s: Any, seat: int, rng: Rng) -> Any:
        t = s.clone()
        t.deck.sort()
        t.deck.shuffle(rng)
        t.rng.reseed(rng)
        return t


class TrueNextCard(Leak):
    """The next card stays the next one, unless somebody holds it in the world."""

    def resample(self, s: Any, seat: int, rng: Rng) -> Any:
        t = super().resample(s, seat, rng)
        top = s.deck.listed()[-1]
        if t.deck.has(top):
            t.deck.remove(top)
            t.deck.add(top)
        return t


class TruePlacements(Leak):
    def resample(self, s: Any, seat: int, rng: Rng) -> Any:
        t = super().resample(s, seat, rng)
        for other in others(s, seat):
            t.players[other].placing = s.players[other].placing
        return t


class TrueActions(Leak):
    def resample(self, s: Any, seat: int, rng: Rng) -> Any:
        t = super().resample(s, seat, rng)
        for other in others(s, seat):
            t.players[other].chosen = s.players[other].chosen
        return t


class KnowledgeKept(Leak):
    """A world in which the others know of the discards what they truly know."""

    def resample(self, s: Any, seat: int, rng: Rng) -> Any:
        t = super().resample(s, seat, rng)
        for other in others(s, seat):
            t.known[other] = s.known[other].copy()
        return t


class DiscardsForgotten(Leak):
    """A world in which the seat has lost what it knew of the discards."""

    def resample(self, s: Any, seat: int, rng: Rng) -> Any:
        t = super().resample(s, seat, rng)
        t.known[seat] = t.known[s.seats].copy()
        return t


class ShownForgotten(Leak):
    """A world in which a card that was won openly is no longer known to be held."""

    def resample(self, s: Any, seat: int, rng: Rng) -> Any:
        t = super().resample(s, seat, rng)
        for p in t.players:
            p.shown = None
        return t


LEAKS = (
    HandsOfAll,
    LastSeatForSpectators,
    DrawnOfAll,
    SecretPlacement,
    WhetherPlaced,
    ChosenActions,
    FacesOfGoods,
    FacesOfDiscards,
    NextCard,
    WhatOthersKnow,
    TracesOfOthers,
    PicksShown,
    SkippedQuestion,
    DrawsTold,
    KeepsTold,
    DiscardsTold,
    PaymentTold,
    HandsInFeatures,
    PlacingInFeatures,
    GoodsInFeatures,
    TrueHands,
    TrueNextCard,
    TruePlacements,
    TrueActions,
    PicksKept,
    KnowledgeKept,
    DiscardsForgotten,
    ShownForgotten,
)
