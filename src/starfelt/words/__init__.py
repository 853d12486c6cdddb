"""A game in plain lines: what one seat reads."""
