"""The painters: small families of pictures, each from a card's key."""
