"""Race for the Galaxy: all that belongs to this game."""
