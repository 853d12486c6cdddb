"""Positions of Nine Lights in words, and back."""
