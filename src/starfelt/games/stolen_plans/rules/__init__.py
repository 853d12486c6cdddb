"""The rules of Stolen Plans."""
