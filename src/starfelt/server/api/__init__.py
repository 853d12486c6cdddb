"""The API of tables: opening them, playing at them, watching them, and what is left of them."""

from starfelt.server.api import finding, hosting, lists, players, playing, replays, streams
from starfelt.server.api.careful import careful

__all__ = ["ENDPOINTS", "careful"]

ENDPOINTS = [
    *lists.ENDPOINTS,
    *playing.ENDPOINTS,
    *finding.ENDPOINTS,
    *replays.ENDPOINTS,
    *streams.ENDPOINTS,
    *players.ENDPOINTS,
    *hosting.ENDPOINTS,
]
