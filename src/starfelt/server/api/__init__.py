"""The API of tables: opening them, playing at them, watching them, and what is left of them."""

from starfelt.server.api import finding, hosting, lists, players, playing, reading, replays, streams

__all__ = ["ENDPOINTS"]

ENDPOINTS = [
    *lists.ENDPOINTS,
    *playing.ENDPOINTS,
    *finding.ENDPOINTS,
    *reading.ENDPOINTS,
    *replays.ENDPOINTS,
    *streams.ENDPOINTS,
    *players.ENDPOINTS,
    *hosting.ENDPOINTS,
]
