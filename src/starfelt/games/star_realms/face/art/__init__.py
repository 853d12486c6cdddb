"""The art of Star Realms."""
