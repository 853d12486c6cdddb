"""Stolen Plans: all that belongs to this game."""
