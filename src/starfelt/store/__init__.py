"""What must not be lost, kept in SQLite."""
