"""The art of Race for the Galaxy."""
