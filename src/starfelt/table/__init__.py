"""One table: who sits there, what was answered, undo, clocks and consent; no I/O."""
