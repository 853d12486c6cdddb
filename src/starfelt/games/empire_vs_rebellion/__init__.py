"""Empire vs. Rebellion: all that belongs to this game."""
