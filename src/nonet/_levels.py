"""The one level of puzzles that has two names: ours, and that of HoDoKu."""

from __future__ import annotations

_ALIASES = {"Unfair": "Expert"}


def level_of(stored: str | None) -> str | None:
    """The level of something stored, which may have the other name; None where it has none."""
    return None if stored is None else usual_level(stored)


def usual_level(name: str) -> str:
    """The name of a level as nonet writes it, in capitals or not; any other word as it is.

    Examples
    --------
    >>> usual_level("Unfair"), usual_level("unfair"), usual_level("expert"), usual_level("My own")
    ('Expert', 'Expert', 'expert', 'My own')
    """
    return _ALIASES.get(name.capitalize(), name)
