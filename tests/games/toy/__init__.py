"""Nine Lights: all that belongs to this game."""
