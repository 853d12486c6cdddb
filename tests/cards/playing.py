"""What the tests of all games do with a state: play on at random, and write down a tale."""

from starfelt.core.rng import fast


def go_on(s, seed, limit=300):
    """Play on at random for a while and return the hashes on the way."""
    rng = fast(seed)
    hashes = [s.hash()]
    while not s.is_over() and len(hashes) < limit:
        seat = s.asked()[0]
        legal = s.legal(seat)
        s.answer(seat, legal[rng.below(len(legal))])
        hashes.append(s.hash())
    return hashes


def in_tale(event):
    """An event that was told, in words."""
    words = (event.kind, event.seat, event.other, event.card, event.number)
    return " ".join(str(word) for word in words if word is not None)
