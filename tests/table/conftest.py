"""How long the model of a table is tried: `pytest tests/table --hypothesis-profile=night`."""

from hypothesis import settings

settings.register_profile("night", max_examples=2000, stateful_step_count=60, deadline=None)
