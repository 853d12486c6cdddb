"""Rules of thumb: one module for each game."""
