"""Positions of Stolen Plans in words, and back."""
