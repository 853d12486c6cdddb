"""Positions of Empire vs. Rebellion in words, and back."""
