"""Several answers of Star Realms in one go: each gesture finds the next answer, one at a time."""

from collections.abc import Sequence

from starfelt.core.game import Action

from ..rules.designs import CARDS, FIRST_BASE, KEYS, STEALTH_NEEDLE

Answers = Sequence[tuple[int, Action]]


def play_all(answers: Answers) -> int | None:
    """Every card of the hand: bases first, for they may help the ships; the copier last."""
    plays = [(play_rank(action), answer) for answer, action in answers if action.verb == "play"]
    return min(plays)[1] if plays else None


def play_rank(action: Action) -> int:
    card = KEYS[str(action.card)]
    if card >= FIRST_BASE:
        return 0
    return 2 if card == STEALTH_NEEDLE else 1


def attack_all(answers: Answers) -> int | None:
    """All combat at the opponent; where outposts are in the way at these, the weakest first."""
    bases = []
    for answer, action in answers:
        if action.verb == "attack":
            return answer
        if action.verb == "attack_base":  # an outpost, for the opponent can't be attacked
            bases.append((CARDS[KEYS[str(action.card)]].defense, answer))
    return min(bases)[1] if bases else None
