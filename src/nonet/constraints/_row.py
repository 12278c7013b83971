"""A rule that comes with nonet, before its class is loaded."""

from __future__ import annotations

from dataclasses import dataclass

from nonet.layout.names import NO_NAMES, Names


@dataclass(frozen=True, slots=True)
class Row:
    """A rule that comes with nonet.

    Attributes
    ----------
    name
        In JSON.
    known_as
        What it is called elsewhere.
    home, kind
        Its module and its class, where they are not named as the rule is.
    """

    name: str
    known_as: Names = NO_NAMES
    home: str = ""
    kind: str = ""

    @property
    def module(self) -> str:
        """The module of its class."""
        return self.home or f"nonet.constraints.{self.name}"

    @property
    def class_name(self) -> str:
        """The name of its class."""
        return self.kind or self.name.title().replace("_", "")
