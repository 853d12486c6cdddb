"""Star Realms: all that belongs to this game."""
