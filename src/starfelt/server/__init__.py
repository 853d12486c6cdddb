"""Live tables over a network."""
