"""The rows of all cards, and nothing else: this folder is not compiled."""
