"""Cases that `make test` leaves out and `make test-all` runs: they differ from others by little."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from nonet._locales import LANGUAGES

if TYPE_CHECKING:
    from _pytest.mark.structures import ParameterSet


def nightly(*values: object) -> ParameterSet:
    """The values of a case, marked as nightly."""
    return pytest.param(*values, marks=pytest.mark.nightly)


IN_LANGUAGES = ["en", *(nightly(code) for code in LANGUAGES if code != "en")]
"""Languages in which texts of other lengths have to fit."""
