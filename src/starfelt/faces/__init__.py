"""Card faces: our own drawing of every card, the same every time."""
