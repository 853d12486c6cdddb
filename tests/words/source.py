"""What the code says to people: refusals, events and endings, found by reading the source."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import starfelt
from starfelt.kit import kit_of

SRC = Path(starfelt.__file__).parent

TELLS = ("tell", "tell_some", "whisper")


@cache
def modules(folder: Path) -> tuple[ast.Module, ...]:
    return tuple(ast.parse(path.read_text(encoding="utf-8")) for path in folder.rglob("*.py"))


def rules_of(game: str) -> tuple[ast.Module, ...]:
    return modules(kit_of(game).folder / "rules")


def name_of(call: ast.Call) -> str:
    """What is called, without what it belongs to."""
    called = call.func
    if isinstance(called, ast.Attribute):
        return called.attr
    return called.id if isinstance(called, ast.Name) else ""


def calls(tree: ast.AST) -> Iterator[ast.Call]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.Call))


def word(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def refusals() -> dict[str, list[set[str]]]:
    """The facts of every refusal in the source, by its key."""
    found: dict[str, list[set[str]]] = {}
    for module in modules(SRC):
        for call in calls(module):
            if name_of(call) == "Refusal" and call.args:
                note(found, call)
        for node in ast.walk(module):
            if isinstance(node, ast.ClassDef) and "Refusal" in map(ast.unparse, node.bases):
                for call in calls(node):
                    if name_of(call) == "__init__":
                        note(found, call)
    return found


def note(found: dict[str, list[set[str]]], call: ast.Call) -> None:
    key = word(call.args[0])
    assert key is not None, f"the key of a refusal is not plain to see: {ast.unparse(call)}"
    found.setdefault(key, []).append({str(keyword.arg) for keyword in call.keywords})


def kinds(game: str) -> dict[str, set[str]]:
    """The kinds of events that a game tells, by the way in which they are told."""
    found: dict[str, set[str]] = {tell: set() for tell in TELLS}
    trees = rules_of(game)
    for tree in trees:
        for function in ast.walk(tree):
            if not isinstance(function, ast.FunctionDef):
                continue
            for call in calls(function):
                if name_of(call) in TELLS:
                    told = words_for(trees, function, call.args[0])
                    assert told and None not in told, ast.unparse(call)
                    found[name_of(call)] |= {str(one) for one in told}
    return found


def words_for(
    trees: tuple[ast.Module, ...], function: ast.FunctionDef, kind: ast.expr
) -> list[str | None]:
    """The word that is told, or one of two, or what the callers give."""
    if isinstance(kind, ast.IfExp):
        return [word(kind.body), word(kind.orelse)]
    return [word(kind)] if word(kind) else given(trees, function, ast.unparse(kind))


def given(trees: tuple[ast.Module, ...], function: ast.FunctionDef, name: str) -> list[str | None]:
    """The words that callers give to this parameter of a function, or of a method."""
    parameters = [arg.arg for arg in function.args.args if arg.arg != "self"]
    place = parameters.index(name)
    return [
        word(call.args[place])
        for tree in trees
        for call in calls(tree)
        if name_of(call) == function.name
    ]


def endings(game: str) -> set[str]:
    """How a game can end: told when it is finished, or by the state itself."""
    found = set()
    finishes = is_finished(game)
    for tree in rules_of(game):
        for call in calls(tree):
            if finishes and name_of(call) == "finish" and len(call.args) > 1:
                told = {word(call.args[1])} if word(call.args[1]) else numbered(tree, call.args[1])
                assert told, ast.unparse(call)
                found |= told
        for function in ast.walk(tree):
            if isinstance(function, ast.FunctionDef) and function.name == "ending":
                found |= {word(node) for node in ast.walk(function) if isinstance(node, ast.expr)}
                if not finishes:  # it looks by itself whether it is over
                    found |= set(constants_in(tree)["ENDINGS"])
    return {ending for ending in found if ending}


def is_finished(game: str) -> bool:
    """Is there a method that is told who has won?"""
    return any(
        isinstance(node, ast.FunctionDef)
        and node.name == "finish"
        and "winner" in [arg.arg for arg in node.args.args]
        for tree in rules_of(game)
        for node in ast.walk(tree)
    )


def constants_in(tree: ast.Module) -> dict[str, Any]:
    """The numbers, words and lists of them that a module names."""
    return {
        ast.unparse(line.target): ast.literal_eval(line.value)
        for line in tree.body
        if isinstance(line, ast.AnnAssign) and line.value and is_plain(line.value)
    }


def is_plain(value: ast.expr | None) -> bool:
    """Is it a number, a word, or a list of them?"""
    parts = value.elts if isinstance(value, ast.Tuple) else [value]
    return all(isinstance(part, ast.Constant) for part in parts)


def numbered(tree: ast.Module, node: ast.expr) -> set[str | None]:
    """The endings whose numbers are named here, or passed on by a parameter."""
    constants = constants_in(tree)
    names = {ast.unparse(part) for part in ast.walk(node) if isinstance(part, ast.Name)}
    return {constants["ENDINGS"][constants[name]] for name in names & constants.keys()}


# ------------------------------------------------------------------ classes
@cache
def classes(game: str) -> dict[str, ast.ClassDef]:
    trees = rules_of(game)
    nodes = (node for tree in trees for node in ast.walk(tree))
    return {node.name: node for node in nodes if isinstance(node, ast.ClassDef)}


def method(game: str, kind: str, name: str) -> ast.FunctionDef | None:
    """A method of a class, or the one it inherits."""
    found = classes(game)
    if kind not in found:
        return None
    for node in found[kind].body:
        if isinstance(node, ast.FunctionDef) and node.name == name:
            return node
    inherited = (method(game, ast.unparse(base), name) for base in found[kind].bases)
    return next((one for one in inherited if one is not None), None)


def classes_that_offer(game: str, action: str) -> set[str]:
    """The questions that have this action among their answers."""
    found = set()
    for kind in classes(game):
        answers = method(game, kind, "answers")
        if answers and action in {ast.unparse(node) for node in ast.walk(answers)}:
            found.add(kind)
    return found


def parameters(game: str, kind: str) -> list[str]:
    """What an object of this class is made with."""
    init = method(game, kind, "__init__")
    return [arg.arg for arg in init.args.args if arg.arg != "self"] if init else []


def subclasses(game: str, kind: str) -> set[str]:
    return {name for name, node in classes(game).items() if kind in map(ast.unparse, node.bases)}
