"""The optional libraries that only datasets need."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from nonet.errors import NonetError


def needed(module: str) -> Any:
    """A module of these libraries.

    Raises
    ------
    NonetError
        It is not installed; says how to install it.
    """
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] != module.partition(".")[0]:
            raise
        raise NonetError(f"datasets need {error.name}: pip install 'nonet[dataset]'") from error
