"""Constraints that no digits obey: an error, but among the branches of an Or merely a false one."""

from __future__ import annotations

from nonet.errors import FormatError, LayoutError
from nonet.layout import Constraint, Layout

_NO_DIGITS = "that some digits obey"
"""In the message of a rule of a machine that accepts nothing."""

_LARGEST_WITH_PILLS = 9
"""On larger grids nonet has no arrows with a number of several digits."""


class NoDigits(Exception):
    """A constraint that no digits obey; it names where."""


def cannot_hold(rule: Constraint, layout: Layout) -> bool:
    """Whether no digits of a layout obey a rule.

    Raises
    ------
    FormatError
        The layout does not allow the rule for another reason.
    """
    try:
        rule.check_fits(layout)
    except LayoutError as error:
        is_arrow = rule.name == "arrow" and layout.size <= _LARGEST_WITH_PILLS
        if is_arrow or rule.misfits_have_no_digits or _NO_DIGITS in str(error):
            return True
        raise FormatError(f"{error}, at .Or") from None
    return False


def unless_no_digits(error: LayoutError, place: str) -> Exception:
    """The exception for a fault of a rule."""
    return (
        NoDigits(f"{error}, at {place}")
        if _NO_DIGITS in str(error)
        else FormatError(f"{error}, at {place}")
    )
