"""Positions of Race for the Galaxy in words, and back."""
