"""Positions of Star Realms in words, and back."""
