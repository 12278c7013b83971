"""The limits of a field of a question, and the refusal of what does not fit."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class ValueLimits:
    """The limits of a value: bounds of a number, bounds of a length, the form of a text.

    Attributes
    ----------
    least, most
        Of a number.
    above
        What a number must exceed.
    shortest, longest
        Length of a text, a list or an object.
    pattern
        Regular expression for a text.
    """

    least: float | None = None
    most: float | None = None
    above: float | None = None
    shortest: int | None = None
    longest: int | None = None
    pattern: str | None = None

    def broken_by(self, value: float) -> dict[str, float]:
        """The bound that a number breaks; empty where it keeps all."""
        if self.least is not None and value < self.least:
            return {"least": self.least}
        if self.above is not None and value <= self.above:
            return {"least": self.above}
        if self.most is not None and value > self.most:
            return {"most": self.most}
        return {}

    def broken_by_length(self, length: int) -> dict[str, float]:
        """The bound that a length breaks; empty where it keeps all."""
        if self.shortest is not None and length < self.shortest:
            return {"shortest": self.shortest}
        if self.longest is not None and length > self.longest:
            return {"longest": self.longest}
        return {}

    def of_number(self) -> str:
        """The bounds of a number in words."""
        if self.least is not None and self.most is not None:
            return f" from {self.least:g} to {self.most:g}"
        parts = []
        if self.least is not None:
            parts.append(f" of {self.least:g} or more")
        if self.above is not None:
            parts.append(f" above {self.above:g}")
        if self.most is not None:
            parts.append(f" up to {self.most:g}")
        return ",".join(parts)

    def of_length(self, unit: str) -> str:
        """The bounds of a length in words."""
        if self.shortest is not None and self.shortest == self.longest:
            return f" of {self.shortest} {unit}"
        if self.shortest is not None and self.longest is not None:
            return f" of {self.shortest} to {self.longest} {unit}"
        return "" if self.longest is None else f" of at most {self.longest} {unit}"


@dataclass(frozen=True, slots=True)
class Rest:
    """Marks the field of a record that is a dict of further fields; false is none."""

    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Unsaid:
    """Marks a field of a record that is written only where it differs from its default."""


@dataclass(slots=True)
class Misfit(Exception):
    """A value that does not fit; the path to it grows on the way out."""

    message: str
    limits: dict[str, float] = field(default_factory=dict)
    path: list[str | int] = field(default_factory=list)

    def inside(self, name: str | int) -> Misfit:
        """The same, seen from the object or list round it."""
        self.path.insert(0, name)
        return self
