"""Accounts: guests, players and hosts, and what they may do with themselves and each other."""

from starfelt.server.accounts import blocking, data, guests, hosting, keys, me, signing
from starfelt.server.accounts.guests import ensure_guest

__all__ = ["ENDPOINTS", "ensure_guest"]

ENDPOINTS = [
    *guests.ENDPOINTS,
    *signing.ENDPOINTS,
    *me.ENDPOINTS,
    *data.ENDPOINTS,
    *keys.ENDPOINTS,
    *blocking.ENDPOINTS,
    *hosting.ENDPOINTS,
]
