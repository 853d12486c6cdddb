"""What using a card's power is worth: the best of the positions that it can bring about."""

from collections.abc import Callable, Iterable
from typing import Final

from .accounts import (
    ANY,
    CHARACTERS,
    KIND,
    READY,
    Chances,
    Side,
    certain,
    sums,
)
from .evaluation import INFLUENCE, Table, unused
from .forecast import outlook

Position = tuple[Side, Side]


def worth(t: Table, me: Side, foe: Side, passed: bool = False) -> float:
    """The event, and the influence that is left for later ones."""
    return t.stake * outlook(t, me, foe, passed) + INFLUENCE * (me.influence - foe.influence)


def best(t: Table, positions: Iterable[Position]) -> float:
    return max(worth(t, me, foe) for me, foe in positions)


def use(t: Table, me: Side, foe: Side, card: str) -> float:
    """The card is exhausted, and its power used if it can be."""
    me = me.exhausts(card)
    power = POWERS.get(card if card in CHARACTERS else KIND[card])
    found = power(t, me, foe) if power and t.has_power(card) else None
    return worth(t, me, foe) if found is None else found


# -------------------------------------------------------------------------------- cards in play
def discards_opposing(me: Side, foe: Side) -> list[Position]:
    return [(me, foe.loses(card)) for card in foe.area()]


def discards_own(me: Side, foe: Side) -> list[Position]:
    return [(me.loses(card), foe) for card in me.area()]


def exhausts(me: Side, foe: Side) -> list[Position]:
    own = [(me.exhausts(card), foe) for card in me.ready]
    return own + [(me, foe.exhausts(card)) for card in foe.ready]


def military(t: Table, me: Side, foe: Side) -> float | None:
    return best(t, discards_opposing(me, foe)) if foe.area() else None


def diplomacy(t: Table, me: Side, foe: Side) -> float | None:
    return best(t, discards_own(me, foe))


def the_force(t: Table, me: Side, foe: Side) -> float | None:
    return best(t, exhausts(me, foe)) if me.ready or foe.ready else None


def chewbacca(t: Table, me: Side, foe: Side) -> float | None:
    ways = [foe, *(foe.exhausts(card) for card in foe.ready)]
    characters = [card for card in foe.ready if card in CHARACTERS]
    if len(characters) > 1:
        ways.append(foe.exhausts(characters[0]).exhausts(characters[1]))
    return best(t, [(me, way) for way in ways])


def luke_skywalker(t: Table, me: Side, foe: Side) -> float | None:
    one = discards_opposing(me, foe) + discards_own(me, foe)
    both = [(m, foe.loses(card)) for m, _ in discards_own(me, foe) for card in foe.area()]
    return best(t, one + both)


def boba_fett(t: Table, me: Side, foe: Side) -> float | None:
    one = discards_opposing(me, foe)
    both = [position for _, left in one for position in exhausts(me, left)]
    found = one + exhausts(me, foe) + both
    return best(t, found) if found else None


def darth_vader(t: Table, me: Side, foe: Side) -> float | None:
    own = [(me.loses(card), foe) for card in me.exhausted]
    return best(t, own + [(me, foe.loses(card)) for card in foe.exhausted])


def general_veers(t: Table, me: Side, foe: Side) -> float | None:
    """The top card sweeps away all that is worth less."""
    return sum(chance * worth(t, me, swept(foe, value)) for value, chance in me.top)


def swept(foe: Side, value: int) -> Side:
    for card in foe.area():
        if foe.value(card) < value:
            foe = foe.loses(card)
    return foe


# -------------------------------------------------------------------------------- more cards
def play(t: Table, me: Side, foe: Side) -> float:
    """The average over what the top card may be."""
    return sum(chance * worth(t, me.plays(ANY[value]), foe) for value, chance in me.top)


def plays_one(t: Table, me: Side, foe: Side, cards: Iterable[str]) -> float | None:
    """The best of these cards; one card of each value will do."""
    values = {READY[card]: card for card in cards}
    if me.room <= 0 or not values:
        return None
    return best(t, [(me.gets(card), foe) for card in values.values()])


def han_solo(t: Table, me: Side, foe: Side) -> float | None:
    return plays_one(t, me, foe, t.view.deck)


def obi_wan_kenobi(t: Table, me: Side, foe: Side) -> float | None:
    return plays_one(t, me, foe, t.me.discards)


def leia_organa(t: Table, me: Side, foe: Side) -> float | None:
    """A character in the deck is of no use at once."""
    played = plays_one(t, me, foe, t.view.reserve)
    return None if played is None else max(played, worth(t, me, foe))


def lando_calrissian(t: Table, me: Side, foe: Side) -> float | None:
    """Exchange the cards that promise most, or none."""
    ways = [worth(t, me, foe)]
    ways += [exchanged(t, me.loses(card), foe, 1) for card in me.area()]
    return max(ways)


def exchanged(t: Table, me: Side, foe: Side, number: int) -> float:
    """So many cards are played from the deck together."""
    found = 0.0
    for total, chance in sums(me.rest, number):
        after = me
        for card in parts(total, number):
            after = after.plays(card)
        found += chance * worth(t, after, foe)
    return found


def parts(total: int, number: int) -> list[str]:
    """So many cards of about the same value."""
    return [ANY[(total + place) // number] for place in range(number)]


def jabba_the_hutt(t: Table, me: Side, foe: Side) -> float | None:
    """After the look at the top card, with or without another card of one's own."""
    return sum(chance * after_look(t, me, foe, ANY[value]) for value, chance in me.top)


def after_look(t: Table, me: Side, foe: Side, top: str) -> float:
    return max(then_play(t, way, foe, top) for way, _ in [(me, foe), *discards_own(me, foe)])


def then_play(t: Table, me: Side, foe: Side, top: str) -> float:
    stays = worth(t, me._replace(top=certain(top)), foe)
    return max(stays, worth(t, me.plays(top), foe)) if me.room > 0 else stays


# -------------------------------------------------------------------------------- decks
def recon(t: Table, me: Side, foe: Side) -> float | None:
    return max(look_at_own(t, me, foe), look_at_opposing(t, me, foe))


def look_at_own(t: Table, me: Side, foe: Side) -> float:
    """The better one of two cards is on top."""
    better = better_of_two(me.rest, lambda value: t.end(me.total + value, foe.total))
    return worth(t, me._replace(top=better), foe)


def look_at_opposing(t: Table, me: Side, foe: Side) -> float:
    worse = better_of_two(foe.rest, lambda value: t.end(me.total, foe.total + value))
    return worth(t, me, foe._replace(top=worse))


def better_of_two(deck: Chances, goodness: Callable[[int], float]) -> Chances:
    """Of two cards the one that is better to have on top."""
    found = []
    worse = 0.0
    for value, chance in sorted(deck, key=lambda pair: goodness(pair[0])):
        found.append((value, (worse + chance) ** 2 - worse**2))
        worse += chance
    return tuple(found)


def ig88(t: Table, me: Side, foe: Side) -> float | None:
    return max(search_own(t, me, foe), search_opposing(t, me, foe))


def search_own(t: Table, me: Side, foe: Side) -> float:
    return best(t, [(me._replace(top=((value, 1.0),)), foe) for value, _ in me.rest])


def search_opposing(t: Table, me: Side, foe: Side) -> float:
    return best(t, [(me, foe._replace(top=((value, 1.0),))) for value, _ in foe.rest])


def admiral_piett(t: Table, me: Side, foe: Side) -> float | None:
    own = [(me._replace(top=certain(card)), foe) for card in t.me.discards]
    found = own + [(me, foe._replace(top=certain(card))) for card in t.foe.discards]
    return best(t, found) if found else None


# -------------------------------------------------------------------------------- influence
def yoda(t: Table, me: Side, foe: Side) -> float | None:
    return worth(t, me._replace(influence=me.influence + 1), foe)


def grand_moff_tarkin(t: Table, me: Side, foe: Side) -> float | None:
    return worth(t, me, foe._replace(influence=max(0, foe.influence - 2)))


# -------------------------------------------------------------------------------- strategies
def r2d2_c3po(t: Table, me: Side, foe: Side) -> float | None:
    """Another strategy may make more of these totals."""
    return max(worth(Table(t.view, key), me, foe) for key in unused(t.me))


def emperor_palpatine(t: Table, me: Side, foe: Side) -> float | None:
    """Whatever the opponent has planned is thrown away."""
    return worth(Table(t.view, renewed=True), me, foe)


POWERS: Final[dict[str, Callable[[Table, Side, Side], float | None]]] = {
    "military": military,
    "diplomacy": diplomacy,
    "recon": recon,
    "the_force": the_force,
    "chewbacca": chewbacca,
    "han_solo": han_solo,
    "lando_calrissian": lando_calrissian,
    "leia_organa": leia_organa,
    "luke_skywalker": luke_skywalker,
    "obi_wan_kenobi": obi_wan_kenobi,
    "r2d2_c3po": r2d2_c3po,
    "yoda": yoda,
    "admiral_piett": admiral_piett,
    "boba_fett": boba_fett,
    "darth_vader": darth_vader,
    "emperor_palpatine": emperor_palpatine,
    "general_veers": general_veers,
    "grand_moff_tarkin": grand_moff_tarkin,
    "ig88": ig88,
    "jabba_the_hutt": jabba_the_hutt,
}
