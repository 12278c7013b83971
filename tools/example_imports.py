"""The imports that an example of the reference needs, so that it runs wherever it is pasted."""

from __future__ import annotations

import builtins
import re
import symtable
from collections.abc import Iterator, Mapping
from doctest import DocTestParser

_BLOCK = re.compile(r"(?<=^```python\n).*?(?=^```$)", re.MULTILINE | re.DOTALL)


def with_imports(page: str, homes: Mapping[str, str]) -> str:
    """A page in which each example first imports what it uses, from the home of each name."""
    return _BLOCK.sub(lambda block: _imports(block[0], homes) + block[0], page)


def _imports(block: str, homes: Mapping[str, str]) -> str:
    code = "".join(example.source for example in DocTestParser().get_examples(block))
    used = sorted(unbound(code))
    if unknown := [name for name in used if name != "nonet" and name not in homes]:
        raise ValueError(
            f"expected an example whose names are public or imported, found {', '.join(unknown)} "
            f"in:\n{block}"
        )
    lines = [">>> import nonet\n"] if "nonet" in used else []
    for module in dict.fromkeys(homes[name] for name in used if name in homes):
        names = [name for name in used if homes.get(name) == module]
        lines.append(f">>> from {module} import {', '.join(names)}\n")
    return "".join(lines)


def unbound(code: str) -> set[str]:
    """The names that a program uses, but neither binds nor finds among the built-in ones."""
    module = symtable.symtable(code, "example", "exec")
    bound = {symbol.get_name() for symbol in module.get_symbols() if symbol.is_assigned()}
    bound |= {symbol.get_name() for symbol in module.get_symbols() if symbol.is_imported()}
    return set(_global_names(module)) - bound - set(dir(builtins))


def _global_names(scope: symtable.SymbolTable) -> Iterator[str]:
    """The names that a scope, or one in it, looks for in the module."""
    for symbol in scope.get_symbols():
        if symbol.is_referenced() and (symbol.is_global() or scope.get_type() == "module"):
            yield symbol.get_name()
    for inner in scope.get_children():
        yield from _global_names(inner)
