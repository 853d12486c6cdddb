"""The rules of Empire vs. Rebellion."""
