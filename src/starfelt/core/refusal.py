"""Refusals: what the project answers to bad input."""


class Refusal(Exception):
    """Bad input, refused: `key` names the sentence in text/, `facts` fill it; nothing changed."""

    def __init__(self, key: str, **facts: str | int) -> None:
        super().__init__(f"{key} {facts}" if facts else key)
        self.key = key
        self.facts = facts


class IllegalAnswer(Refusal):
    """An answer that is not open to this seat now; the state is untouched."""

    def __init__(self, seat: int, action: int) -> None:
        super().__init__("illegal-answer", seat=seat, action=action)
