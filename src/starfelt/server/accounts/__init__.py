"""Accounts: guests, players and hosts, and what they may do with themselves and each other."""

from starfelt.server.accounts import (
    access_tokens,
    blocks,
    guests,
    moderation,
    personal_data,
    profile,
    sign_in,
)
from starfelt.server.accounts.guests import ensure_guest

__all__ = ["ENDPOINTS", "ensure_guest"]

ENDPOINTS = [
    *guests.ENDPOINTS,
    *sign_in.ENDPOINTS,
    *profile.ENDPOINTS,
    *personal_data.ENDPOINTS,
    *access_tokens.ENDPOINTS,
    *blocks.ENDPOINTS,
    *moderation.ENDPOINTS,
]
