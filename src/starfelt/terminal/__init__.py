"""The terminal: a plain line mode, and the words around the command `starfelt`."""
