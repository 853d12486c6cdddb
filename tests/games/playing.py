"""What the tests of all games do with a state: play on, look at a world, write down a tale."""

from typing import Any

from starfelt.core.game import AnyGame, Told
from starfelt.core.machine import State
from starfelt.core.rng import Rng, fast

TRIED = 16  # one in this many positions of a game is played on when it is read, which takes long


def go_on(s: State, seed: int, limit: int = 300) -> list[str]:
    """Play on at random for a while and return the hashes on the way."""
    rng = fast(seed)
    hashes = [s.hash()]
    while not s.is_over() and len(hashes) < limit:
        seat = s.asked()[0]
        legal = s.legal(seat)
        s.answer(seat, legal[rng.below(len(legal))])
        hashes.append(s.hash())
    return hashes


def check_world(game: AnyGame, s: Any, seat: int, rng: Rng) -> Any:
    """Looks the same, has the same cards, depends on knowledge alone, and follows from the view."""
    world = game.resample(s, seat, rng)
    view = game.view(s, seat)
    assert game.view(world, seat) == view
    assert game.features(world, seat) == game.features(s, seat)
    assert world.legal(seat) == s.legal(seat)
    assert world.asked() == s.asked() and all(world.legal(other) for other in world.asked())
    assert game.count_cards(world) == game.count_cards(s)
    seed = rng.word()
    again = game.resample(world, seat, fast(seed)).hash()
    assert game.resample(s, seat, fast(seed)).hash() == again
    assert game.imagine(view, fast(seed)).hash() == again
    assert game.read_document(game.write(world)).hash() == world.hash()
    return world


def in_tale(event: Told) -> str:
    """An event that was told, in words."""
    words = (event.kind, event.seat, event.other, event.card, event.number)
    return " ".join(str(word) for word in words if word is not None)
