"""Constants of the rules: one name means one number."""

import ast
from collections import defaultdict
from importlib import import_module
from pathlib import Path

from starfelt.games.race_for_the_galaxy import rules

ROOM = Path(rules.__file__).parent


def constants(path):
    """The upper-case names that a module gives to integers of its own, with their values."""
    module = import_module(
        ".".join((rules.__name__, *path.relative_to(ROOM).with_suffix("").parts))
    )
    for line in ast.parse(path.read_text(encoding="utf-8")).body:
        targets = line.targets if isinstance(line, ast.Assign) else [getattr(line, "target", None)]
        for target in targets:
            if isinstance(target, ast.Name) and target.id.isupper():
                value = getattr(module, target.id)
                if type(value) is int:
                    yield target.id, value


def test_no_constant_has_another_value_in_another_module():
    """Whoever reads MILITARY need not look where it was imported from."""
    found = defaultdict(set)
    for path in sorted(ROOM.rglob("*.py")):
        for name, value in constants(path):
            found[name].add(value)
    assert len(found) > 300
    assert {name: values for name, values in found.items() if len(values) > 1} == {}
