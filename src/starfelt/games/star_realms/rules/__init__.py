"""The rules of Star Realms."""
