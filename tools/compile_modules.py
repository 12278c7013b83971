"""Compile the modules below /modules in place, as small as they get: by compile_modules.mjs.

Prints which modules and packages the interpreter has loaded then, as JSON.
"""

from __future__ import annotations

import json
import lzma  # noqa: F401 (it unpacks what is not loaded yet)
import marshal
import sys
from importlib.util import MAGIC_NUMBER
from pathlib import Path
from types import CodeType

HEADER = MAGIC_NUMBER + bytes(12)
"""Of a compiled file that nothing is compared with."""

NO_LINE = 0xF8
"""In a table of lines: none for one instruction more than what is added."""


def main() -> None:
    """Put a .pyc in the place of each .py."""
    for path in Path("/modules").rglob("*.py"):
        code = compile(path.read_bytes(), path.name, "exec", dont_inherit=True, optimize=2)
        path.with_suffix(".pyc").write_bytes(HEADER + marshal.dumps(without_lines(code)))
        path.unlink()
    print(json.dumps(sorted({name.partition(".")[0] for name in sys.modules})))


def without_lines(code: CodeType) -> CodeType:
    """Code that does not know its lines: they are a quarter of it."""
    constants = (
        without_lines(constant) if isinstance(constant, CodeType) else constant
        for constant in code.co_consts
    )
    whole, rest = divmod(len(code.co_code) // 2, 8)
    table = bytes([NO_LINE | 7] * whole + [NO_LINE | rest - 1] * (rest > 0))
    return code.replace(co_consts=tuple(constants), co_linetable=table)


main()
