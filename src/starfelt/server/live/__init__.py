"""Live tables: those that somebody looks at, that a bot plays at, or where a clock runs."""
