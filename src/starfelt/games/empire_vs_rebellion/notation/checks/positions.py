"""What a position must satisfy to be one: the rules could have led to it, and go on from it."""

from typing import Any, Final

from starfelt.core.bitsets import members
from starfelt.core.machine import EVERYBODY, NOBODY, Question, Step
from starfelt.core.notation import Reader

from ...rules import characters, choosing, dominance, event_cards, planning, powers, setup, struggle
from ...rules.card import POINTS_TO_WIN
from ...rules.designs import ESCAPE_FROM_TATOOINE, NAMES, NUMBER_OF_EVENTS, SUPPORT
from ...rules.player import BASICS, NONE, Player
from ...rules.resources import CARDS
from ...rules.state import (
    BY_CAP,
    BY_POINTS,
    DRAWN,
    TUTORIAL,
    TUTORIAL_BUST,
    TUTORIAL_TIE,
    War,
)

#: Questions of the effect of an event.
OF_AN_EVENT: Final = (
    event_cards.WhichStrategy,
    event_cards.MayAdd,
    event_cards.WhichToReserve,
    event_cards.MayLook,
    event_cards.WhichNext,
)


def check(s: War, r: Reader) -> None:
    check_events(s, r)
    for p in s.players:
        check_cards(s, p, r)
        check_strategies(p, r)
        check_knowledge(s, p, r)
    check_end(s, r)
    check_phase(s, r)


# -------------------------------------------------------------------------------- cards
def check_events(s: War, r: Reader) -> None:
    """Each lies in one place; the one that was struggled for may have been won just now."""
    deck = list(s.event_deck.cards)
    lying = deck + [event for p in s.players for event in members(p.won)]
    if s.event != NONE and s.event not in lying:
        lying.append(s.event)
    wanted = list(range(NUMBER_OF_EVENTS))
    if s.rules.tutorial:
        wanted = [ESCAPE_FROM_TATOOINE]
    if sorted(lying) != wanted or (s.event in deck and not is_buried(s)):
        raise r.refusal("event_deck", f"[...] x {len(wanted)}: event_deck, event, won")


def is_buried(s: War) -> bool:
    """Has the event of the last round, which nobody has won, gone to the bottom?"""
    return s.ended == BY_CAP and s.bottoms > 0 and s.event in s.event_deck.listed()[: s.bottoms]


def check_cards(s: War, p: Player, r: Reader) -> None:
    """Each card of the side lies in one place, and no other card."""
    piles = [list(p.deck.cards), *(list(members(n)) for n in (p.ready, p.exhausted))]
    piles += [list(members(p.discards)), list(members(p.reserve))]
    lying = sorted(card for cards in piles for card in cards)
    owned = list(members(p.owned()))
    if lying != owned:
        wrong = min(n for n in {*lying, *owned} if lying.count(n) != owned.count(n))
        raise r.refusal("players", f"{owned.count(wrong)} {NAMES[wrong]}")
    if p.reserve & BASICS:
        raise r.refusal("reserve", ", ".join(NAMES[n] for n in members(p.characters)))
    if p.deck.size() == 0:
        raise r.refusal("deck", f"[{NAMES[0]}, ...]")
    capacity = s.now().capacity if s.event != NONE else 0
    if p.size_of_area() > capacity:
        raise r.refusal("ready", f"[...] x 0-{capacity}")


def check_strategies(p: Player, r: Reader) -> None:
    chosen = 1 << p.chosen if p.chosen != NONE else 0
    if p.used & p.thrown or (p.used | p.thrown) & chosen:
        raise r.refusal("used", "used, thrown, chosen: 1")
    if not p.pickable():
        raise r.refusal("used", "[...] x 0-4")


def check_knowledge(s: War, p: Player, r: Reader) -> None:
    if p.tops_all > min(p.tops_own, p.tops_foe):
        raise r.refusal("tops", f"[{p.tops_own}, {p.tops_foe}, 0-{min(p.tops_own, p.tops_foe)}]")
    unknown = s.event_deck.size() - s.bottoms
    if p.events_seen > unknown:
        raise r.refusal("events_seen", f"0-{unknown}")
    seen = list(members(p.area() | p.discards))
    for key, found, tops in (
        ("possible_to_all", p.possible_to_all, p.tops_all),
        ("possible_to_foe", p.possible_to_foe, p.tops_foe),
    ):
        reserves = list(found.reserves)
        shown = [*seen, *p.deck.listed()[p.deck.size() - tops :]]
        outside = p.numbered(sum(1 << card for card in shown) & p.characters)
        number = len(members(p.reserve))
        sound = all(not n & outside and len(members(n)) == number for n in reserves)
        if not sound or p.numbered(p.reserve) not in reserves:
            raise r.refusal(key, f"[{p.numbered(p.reserve)}, ...]")
    if not set(p.possible_to_foe.reserves) <= set(p.possible_to_all.reserves):
        raise r.refusal("possible_to_foe", f"{list(p.possible_to_all.reserves)}")


# -------------------------------------------------------------------------------- the end
def check_end(s: War, r: Reader) -> None:
    leaders = [n for n in range(2) if s.players[n].points >= POINTS_TO_WIN]
    if s.rules.tutorial:
        check_tutorial(s, r)
    elif s.ended in (TUTORIAL, TUTORIAL_TIE, TUTORIAL_BUST):
        raise r.refusal("ending", "points, cap")
    elif leaders != ([s.winner] if s.ended == BY_POINTS else []):
        raise r.refusal("winner", f"{POINTS_TO_WIN}: {leaders}")
    elif (s.ended == BY_CAP) != (s.winner == DRAWN):
        raise r.refusal("ending", "cap: draw")
    if s.winner == NOBODY and s.round > s.rules.cap:
        raise r.refusal("round", f"0-{s.rules.cap}")
    if s.winner != NOBODY and s.open + s.stack:
        raise r.refusal("open", "[]")


def check_tutorial(s: War, r: Reader) -> None:
    """There are no strategies and no influence, and one round."""
    if (s.ended == TUTORIAL) != (s.winner in (0, 1)) or s.ended in (BY_POINTS, BY_CAP):
        raise r.refusal("ending", "tutorial, tutorial_tie, tutorial_bust")
    if s.round != 1 or s.event != ESCAPE_FROM_TATOOINE:
        raise r.refusal("event", NAMES[-NUMBER_OF_EVENTS + ESCAPE_FROM_TATOOINE])
    for seat, p in enumerate(s.players):
        if p.influence or p.used or p.thrown or p.chosen != NONE:
            raise r.refusal("influence", "0")
        if (p.won != 0) != (s.winner == seat):
            raise r.refusal("won", "[]")


# -------------------------------------------------------------------------------- phases
def check_phase(s: War, r: Reader) -> None:
    """What is open must fit what is to follow, and the rest of the position."""
    if s.winner != NOBODY:
        return
    seats = [question.seat for question in s.open]
    if not seats or len(set(seats)) < len(seats):
        raise r.refusal("open", "[{...}]")
    if not any(is_phase(s) for is_phase in PHASES):
        raise r.refusal("open", f"{{...}} seat {s.turn}")


def is_choosing(s: War) -> bool:
    if s.round or s.event != NONE or s.turns or s.passes or not same_steps(s, [setup.BEGIN]):
        return False
    asked = [question.seat for question in s.open]
    for seat, p in enumerate(s.players):
        wanted = 8 if seat in asked else choosing.CHOSEN_CHARACTERS
        if len(members(p.reserve)) != wanted or knows_anything(p):
            return False
    return all(is_choice(s, question) for question in s.open)


def is_choice(s: War, question: Question[Any]) -> bool:
    if not isinstance(question, choosing.ChooseCharacters):
        return False
    picked = question.picked
    mine = not picked & ~int(s.players[question.seat].characters)
    return mine and question.picks(s) > 0 and len(question.answers(s)) > 0


def knows_anything(p: Player) -> bool:
    """Has any card been seen, or any strategy picked?"""
    everything = p.discards or p.tops_own or p.tops_foe or p.events_seen or p.chosen != NONE
    return bool(everything or p.used or p.thrown or has_effects(p))


def has_effects(p: Player) -> bool:
    """Is there anything to come in the next planning phase?"""
    return p.infiltrated or p.diverted or p.located


def is_planning(s: War) -> bool:
    if s.round == 0 or not s.stack or not isinstance(s.stack[0], planning.Planned):
        return False
    if any(p.area() | p.discards | p.thrown for p in s.players) or s.turns or s.passes:
        return False
    owners = [owner_of(s, question) for question in s.open]
    waiting = [step.owner for step in s.stack[1:] if isinstance(step, planning.Pick)]
    open_to_pick = [seat for seat in range(2) if s.players[seat].chosen == NONE]
    if sorted(owners + waiting) != open_to_pick or is_any_event_won(s):
        return False
    return all(len(question.answers(s)) > 1 for question in s.open) and is_in_turn(s, owners)


def is_any_event_won(s: War) -> bool:
    """Has the event of this round been won already?"""
    return any(s.event in list(members(p.won)) for p in s.players)


def owner_of(s: War, question: Question[Any]) -> int:
    """Whose strategy is picked; NOBODY if that can't be asked."""
    if isinstance(question, planning.PickForOpponent):
        owner = 1 - question.seat
        return owner if s.players[owner].infiltrated else NOBODY
    p = s.players[question.seat]
    free = isinstance(question, planning.PickStrategy) and not (p.infiltrated or p.diverted)
    return question.seat if free else NOBODY


def is_in_turn(s: War, owners: list[int]) -> bool:
    """Is the order in which strategies are picked the right one?"""
    later = s.stack[1:]
    located = [seat for seat in range(2) if s.players[seat].located]
    if len(located) > 1:
        return False
    first = located[0] if located else owners[0]
    if located and s.players[first].chosen == NONE:
        return owners == [first] and same_steps(s, planning_steps(first, True))
    if located:
        return s.players[first].seen == EVERYBODY and not later
    p, other = s.players[first], s.players[1 - first]
    alone = p.infiltrated and not other.infiltrated and not other.diverted
    if alone and other.chosen == NONE:
        return len(owners) == 1 and same_steps(s, planning_steps(first, False))
    return not later


def planning_steps(first: int, shown: bool) -> list[Step[Any]]:
    steps: list[Step[Any]] = [planning.PLANNED, planning.PICKS[1 - first]]
    return [*steps, planning.SHOWS[first]] if shown else steps


def same_steps(s: War, steps: list[Step[Any]]) -> bool:
    """Is this what is to follow?"""
    there = [(type(step), step.numbers()) for step in s.stack]
    return there == [(type(step), step.numbers()) for step in steps]


def is_struggle(s: War) -> bool:
    if s.round == 0 or len(s.open) != 1 or is_any_event_won(s):
        return False
    if s.turns >= s.rules.struggle_cap or any(has_effects(p) for p in s.players):
        return False
    question = s.open[0]
    if isinstance(question, planning.PickStrategy):
        return is_replacing(s, question)
    if not have_chosen(s) or question.seat != s.turn:
        return False
    if isinstance(question, struggle.YourTurn):
        has_passed = s.passes == 1 and s.foe().area() != 0
        return not s.stack and (s.passes == 0 or has_passed)
    return is_power(s, question)


def have_chosen(s: War) -> bool:
    """Has each seen the own strategy?"""
    if s.rules.tutorial:
        return True
    return all(p.chosen != NONE and p.has_seen(seat) for seat, p in enumerate(s.players))


def is_replacing(s: War, question: planning.PickStrategy) -> bool:
    """Palpatine or the droids have let a strategy be thrown away."""
    p, other = s.players[question.seat], s.players[1 - question.seat]
    asker = "r2d2_c3po" if question.seat == s.turn else "emperor_palpatine"
    fits = p.chosen == NONE and other.chosen != NONE and other.has_seen(1 - question.seat)
    fits = fits and has_asked(s, (asker,)) and len(question.answers(s)) > 1
    return fits and not s.passes and same_steps(s, [struggle.TURN_OVER])


def is_power(s: War, question: Question[Any]) -> bool:
    """Is it a question of a power that was used just now?"""
    askers = ASKERS.get(type(question), ())
    if s.passes or not has_asked(s, askers) or not same_steps(s, [struggle.TURN_OVER]):
        return False
    if type(question) in NEED_ROOM and not s.has_room(s.turn):
        return False
    if isinstance(question, powers.OfADeck) and not is_of_deck(s, question):
        return False
    if isinstance(question, characters.MayExhaust) and not 1 <= question.left <= 2:
        return False
    if isinstance(question, characters.DiscardAny):
        there = s.players[question.seat].size_of_area() + question.discarded
        if there > s.now().capacity:
            return False
    return len(question.answers(s)) > 1


def is_of_deck(s: War, question: powers.OfADeck) -> bool:
    looks = isinstance(question, (characters.LookThenDiscard, characters.LookThenPlay))
    if looks:
        return question.owner == question.seat
    return s.players[question.owner].deck.size() > 1


def has_asked(s: War, askers: tuple[str, ...]) -> bool:
    """Was such a card used in this turn, by what can be seen: exhausted, or discarded since?"""
    p = s.players[s.turn]
    used = (p.exhausted | p.discards) & ~s.now().off
    return any(CARDS[n].key in askers or CARDS[n].kind in askers for n in members(used))


def is_dominance(s: War) -> bool:
    if s.round == 0 or s.turns or s.passes:
        return False
    if any(p.chosen == NONE or p.seen != EVERYBODY or not p.area() for p in s.players):
        return False
    if same_steps(s, [dominance.DETERMINE]):
        return not is_any_event_won(s) and all(is_support(s, q) for q in s.open)
    return len(s.open) == 1 and is_effect(s, s.open[0])


def is_support(s: War, question: Question[Any]) -> bool:
    use = dominance.has_use_of(s, question.seat, SUPPORT)
    return isinstance(question, event_cards.MayAdd) and use and len(question.answers(s)) > 1


def is_effect(s: War, question: Question[Any]) -> bool:
    """Is it a question of the effect of the event that was won just now?"""
    winners = [seat for seat in range(2) if s.players[seat].won >> s.event & 1]
    if not winners or not same_steps(s, [dominance.CLEANUPS[1 - winners[0]]]):
        return False
    effect = s.now().effect
    asks = EFFECTS.get(type(effect), ())
    loser_asked = isinstance(effect, event_cards.CharacterToReserve) and not effect.of_winner
    seat = 1 - winners[0] if loser_asked else winners[0]
    if not isinstance(question, asks) or question.seat != seat:
        return False
    if isinstance(question, event_cards.WhichNext) and question.placed > 1:
        return False
    return len(question.answers(s)) > 1


PHASES: Final = (is_choosing, is_planning, is_struggle, is_dominance)

EFFECTS: Final[dict[type, tuple[type, ...]]] = {
    event_cards.DiscardStrategy: (event_cards.WhichStrategy,),
    event_cards.MayAddCharacter: (event_cards.MayAdd,),
    event_cards.CharacterToReserve: (event_cards.WhichToReserve,),
    event_cards.ReorderEvents: (event_cards.MayLook, event_cards.WhichNext),
}
ASKERS: Final[dict[type, tuple[str, ...]]] = {
    powers.WhichOpposing: ("military",),
    powers.WhichOwn: ("diplomacy",),
    powers.WhichReady: ("the_force",),
    powers.LookAtWhose: ("recon",),
    powers.WhichOfTop: ("recon",),
    powers.SearchWhose: ("ig88",),
    powers.WhichToDiscard: ("ig88",),
    powers.WhichToTop: ("ig88",),
    characters.MayExhaust: ("chewbacca",),
    characters.WhichOfDeck: ("han_solo",),
    characters.DiscardAny: ("lando_calrissian",),
    characters.WhichOfReserve: ("leia_organa",),
    characters.OneOrBoth: ("luke_skywalker",),
    characters.AlsoOwn: ("luke_skywalker",),
    characters.AlsoOpposing: ("luke_skywalker", "boba_fett"),
    characters.WhichOfDiscards: ("obi_wan_kenobi",),
    characters.WhichDiscarded: ("admiral_piett",),
    characters.DiscardOrExhaust: ("boba_fett",),
    characters.AlsoExhaust: ("boba_fett",),
    characters.WhichExhausted: ("darth_vader",),
    characters.LookThenDiscard: ("jabba_the_hutt",),
    characters.LookThenPlay: ("jabba_the_hutt",),
}
NEED_ROOM: Final = (characters.WhichOfDeck, characters.WhichOfDiscards, characters.LookThenPlay)
