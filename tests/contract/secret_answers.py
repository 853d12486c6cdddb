"""Secret answers: nobody else may be able to tell two of them apart.

The contract lets a state and a world that a seat can't tell from it go on by equal answers, so it
can't find an answer that is told to the wrong seat.  Here one state goes on by two different
answers that are secret, and everybody else must be told the same and see the same.
"""

from typing import Any

from starfelt.core.contract import encoded, seen_in_view
from starfelt.core.game import SPECTATOR, AnyGame
from starfelt.core.rng import fast

#: Verbs of Empire vs. Rebellion that say nothing to others but that they were done.
SECRET = ("keep", "pick", "pick_for", "add", "send", "put_on_top")


def after(game: AnyGame, s: Any, actor: int, act: int, seat: int) -> tuple[bytes, bytes]:
    """What a seat is told of an answer, and what it sees then."""
    t = s.clone()
    t.answer(actor, act)
    return encoded(game.told(t, seat)), seen_in_view(game, t, seat)


def kept_from(game: AnyGame, s: Any, actor: int, verb: str) -> list[int]:
    """The seats that may not know such an answer."""
    if verb == "pick" and s.players[actor].located:
        return []  # it is shown at once
    victims = [1 - actor] if verb == "pick_for" else []  # who look at theirs
    return [seat for seat in range(SPECTATOR, s.seats) if seat not in (actor, *victims)]


def leaks_at(game: AnyGame, s: Any) -> tuple[int, int]:
    """How often two secret answers can be told apart, and how often that was tried."""
    tried = found = 0
    for actor in s.asked():
        for verb in SECRET:
            acts = [act for act in s.legal(actor) if game.action(act).verb == verb]
            for seat in kept_from(game, s, actor, verb) if len(acts) > 1 else ():
                first, last = (after(game, s, actor, act, seat) for act in (acts[0], acts[-1]))
                tried += 1
                found += first != last
    return found, tried


def leaks_of_answers(game: AnyGame, games: int, seed: int) -> tuple[int, int]:
    """The same over random games, as far as the next round."""
    rng = fast(seed)
    tried = found = 0
    for _ in range(games):
        s = game.start(2, rng.word(), {}, make=0)
        while not s.is_over():
            some, all_ = leaks_at(game, s)
            found += some
            tried += all_
            seat = s.asked()[rng.below(len(s.asked()))]
            legal = s.legal(seat)
            s.answer(seat, legal[rng.below(len(legal))])
    return found, tried
