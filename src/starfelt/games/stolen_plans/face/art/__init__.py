"""The art of Stolen Plans."""
