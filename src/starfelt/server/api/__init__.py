"""The API of tables: opening them, playing at them, watching them, and what is left of them."""

from starfelt.server.api import (
    lists,
    log_and_rules,
    matchmaking,
    moderation,
    players,
    replays,
    streams,
    tables,
)

__all__ = ["ENDPOINTS"]

ENDPOINTS = [
    *lists.ENDPOINTS,
    *tables.ENDPOINTS,
    *matchmaking.ENDPOINTS,
    *log_and_rules.ENDPOINTS,
    *replays.ENDPOINTS,
    *streams.ENDPOINTS,
    *players.ENDPOINTS,
    *moderation.ENDPOINTS,
]
