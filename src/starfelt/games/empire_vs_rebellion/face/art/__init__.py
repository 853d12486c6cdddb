"""The art of Empire vs. Rebellion."""
