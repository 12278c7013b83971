"""The order in which techniques are tried, what each step costs, and the levels of puzzles."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, fields, replace
from functools import lru_cache
from importlib import resources
from os import PathLike
from pathlib import Path
from typing import ClassVar

from nonet._arguments import instance, iterable, path_text
from nonet._json_form import JsonForm
from nonet._levels import usual_level
from nonet.errors import FormatError
from nonet.logic._options import TechniqueOptions
from nonet.logic.engine import TECHNIQUES

_LONG = 400
"""Score of a step from which on it takes a search of its own to find it."""


@dataclass(frozen=True, slots=True)
class Entry(JsonForm):
    """A technique in an order, or several that are tried together.

    Attributes
    ----------
    name
        Of the technique, or of what several have in common, such as "simple_colours".
    techniques
        Names in the catalogue.
    level
        The least level of a puzzle that needs it.
    score
        What each step adds to the score of a puzzle.
    enabled
        Whether it is tried at all.
    """

    json_name: ClassVar[str] = "entry"

    name: str
    techniques: tuple[str, ...]
    level: str
    score: int
    enabled: bool = True

    @property
    def is_long(self) -> bool:
        """Whether its steps take long to find and pages to explain, as nets do."""
        return self.score >= _LONG


@dataclass(frozen=True, slots=True)
class Level(JsonForm):
    """A level, and the highest score that a puzzle of it may have; None: any."""

    json_name: ClassVar[str] = "level"

    name: str
    limit: int | None


@dataclass(frozen=True, slots=True)
class TechniqueOrder(JsonForm):
    """Techniques in the order in which they are tried, with levels and scores.

    Attributes
    ----------
    entries
        All entries, those that are not enabled among them.
    levels
        From the easiest to the hardest.
    options
        How the techniques are understood.
    boxes_first
        Whether a hint prefers a hidden single in a box, or a region, to one in a line.

    Examples
    --------
    >>> import nonet
    >>> order = nonet.TechniqueOrder.hodoku()
    >>> order.entries[2].name, order.entries[2].score
    ('hidden_single', 14)
    >>> [entry.name for entry in order.only({"naked_pair", "x_wing"}).enabled]
    ['naked_pair', 'x_wing']
    """

    json_name: ClassVar[str] = "technique order"

    entries: tuple[Entry, ...]
    levels: tuple[Level, ...]
    options: TechniqueOptions
    boxes_first: bool = False

    @classmethod
    def hodoku(cls) -> TechniqueOrder:
        """The order of HoDoKu 2.2.0 with its levels and scores: what grades are measured by.

        The level that HoDoKu calls Unfair is Expert here.
        """
        return usual_order()

    @classmethod
    def everything(cls) -> TechniqueOrder:
        """The same with all techniques enabled: what hints are looked for in."""
        return _everything()

    @classmethod
    def human(cls) -> TechniqueOrder:
        """All techniques in human order: hidden singles in boxes, in lines, naked singles.

        Without pencil marks a naked single is the hardest of these to see.

        Examples
        --------
        >>> import nonet
        >>> [entry.name for entry in nonet.TechniqueOrder.human().entries[:3]]
        ['full_house', 'hidden_single', 'naked_single']
        """
        return _human()

    @classmethod
    def load(cls, path: str | PathLike[str]) -> TechniqueOrder:
        """The order in a TOML file; `to_toml` shows the form.

        Raises
        ------
        FormatError
            Not a valid order; says what is wrong.
        OSError
            The file cannot be read.
        """
        return cls.parse(Path(path_text(path, "a file")).read_text(encoding="utf-8"))

    @classmethod
    def parse(cls, text: str) -> TechniqueOrder:
        """The order in the text of a TOML file.

        Raises
        ------
        FormatError
            Not a valid order; says what is wrong.
        """
        try:
            table = tomllib.loads(instance(text, str, "an order as a text in TOML"))
        except tomllib.TOMLDecodeError as error:
            raise FormatError(f"expected TOML, found {error}") from error
        _check_keys(table, {"boxes_first", "levels", "entries", "options"}, "the file")
        levels = tuple(_levels(_tables(table, "levels")))
        names = {level.name for level in levels}
        if len(names) < len(levels):
            raise FormatError("expected each level once, found one of them again")
        entries = tuple(_entries(_tables(table, "entries"), names))
        # HoDoKu's word for a level is ours, unless ours is another level of this order.
        ours = {name: usual_level(name) for name in names if usual_level(name) not in names}
        return cls(
            tuple(replace(entry, level=ours.get(entry.level, entry.level)) for entry in entries),
            tuple(replace(level, name=ours.get(level.name, level.name)) for level in levels),
            _options(table.get("options", {})),
            _flag(table, "boxes_first"),
        )

    @property
    def enabled(self) -> tuple[Entry, ...]:
        """Entries that are tried."""
        return tuple(entry for entry in self.entries if entry.enabled)

    @property
    def level_numbers(self) -> tuple[list[int], int]:
        """For each entry that is tried the number of its level, 0 the easiest; the last number."""
        numbers = {level.name: number for number, level in enumerate(self.levels)}
        return [numbers[entry.level] for entry in self.enabled], len(numbers) - 1

    def only(self, techniques: str | Iterable[str]) -> TechniqueOrder:
        """The order with exactly these techniques enabled, by their names in the catalogue."""
        names = _names(techniques)
        return self._with(lambda name, _: name in names)

    def without(self, techniques: str | Iterable[str]) -> TechniqueOrder:
        """The order without these techniques, by their names in the catalogue."""
        names = _names(techniques)
        return self._with(lambda name, enabled: enabled and name not in names)

    def level_named(self, name: str) -> str | None:
        """The name of a level, of which this is the name in capitals or not, or HoDoKu's; or None.

        Examples
        --------
        >>> order = TechniqueOrder.hodoku()
        >>> order.level_named("hard"), order.level_named("Unfair"), order.level_named("cruel")
        ('Hard', 'Expert', None)
        """
        by_name = {level.name.lower(): level.name for level in self.levels}
        return by_name.get(name.lower()) or by_name.get(usual_level(name).lower())

    def level(self, name: str, score: int) -> str:
        """Level of a puzzle, from the level of its hardest step and its score."""
        names = [level.name for level in self.levels]
        for level in self.levels[names.index(name) :]:
            if level.limit is None or score <= level.limit:
                return level.name
        return names[-1]

    def to_toml(self) -> str:
        """Text of a TOML file that `load` reads back."""
        lines = ["boxes_first = true", ""] if self.boxes_first else []
        lines.append("levels = [")
        for level in self.levels:
            limit = "" if level.limit is None else f", limit = {level.limit}"
            lines.append(f'  {{ name = "{level.name}"{limit} }},')
        lines += ["]", "", "entries = ["]
        for entry in self.entries:
            of = ", ".join(f'"{name}"' for name in entry.techniques)
            parts = [
                f'name = "{entry.name}"',
                *([] if entry.techniques == (entry.name,) else [f"of = [{of}]"]),
                f'level = "{entry.level}"',
                f"score = {entry.score}",
                *([] if entry.enabled else ["enabled = false"]),
            ]
            lines.append(f"  {{ {', '.join(parts)} }},")
        lines += ["]", "", "[options]"]
        for option in fields(TechniqueOptions):
            value = getattr(self.options, option.name)
            if value != option.default:
                lines.append(f"{option.name} = {str(value).lower()}")
        return "\n".join(lines) + "\n"

    def _with(self, allowed: Callable[[str, bool], bool]) -> TechniqueOrder:
        """The order with the techniques that are allowed, by name and by whether they were."""
        entries = []
        for entry in self.entries:
            kept = tuple(name for name in entry.techniques if allowed(name, entry.enabled))
            techniques = kept or entry.techniques
            is_same = techniques == entry.techniques and bool(kept) == entry.enabled
            entries.append(
                entry if is_same else replace(entry, techniques=techniques, enabled=bool(kept))
            )
        return replace(self, entries=tuple(entries))


def _names(techniques: str | Iterable[str]) -> frozenset[str]:
    """Names of techniques; a single one is accepted, too."""
    several = [techniques] if isinstance(techniques, str) else iterable(techniques, "techniques")
    return frozenset(instance(name, str, "the name of a technique") for name in several)


def checked_order(order: TechniqueOrder) -> TechniqueOrder:
    """The order; TypeError if it is not one."""
    return instance(order, TechniqueOrder, "a TechniqueOrder such as TechniqueOrder.hodoku()")


@lru_cache
def usual_order() -> TechniqueOrder:
    """The order of HoDoKu, and in it the techniques that HoDoKu does not have."""
    text = resources.files("nonet.logic").joinpath("order.toml").read_text(encoding="utf-8")
    return TechniqueOrder.parse(text)


@lru_cache
def _everything() -> TechniqueOrder:
    return usual_order().only(TECHNIQUES)


@lru_cache
def _human() -> TechniqueOrder:
    order = _everything()
    full_house, naked_single, hidden_single, *others = order.entries
    entries = (full_house, hidden_single, naked_single, *others)
    return replace(order, entries=entries, boxes_first=True)


def _levels(tables: list[dict[str, object]]) -> Iterator[Level]:
    last = -1
    for number, table in enumerate(tables, 1):
        where = f"level {number}"
        _check_keys(table, {"name", "limit"}, where)
        limit = _number(table, "limit", where) if "limit" in table else None
        if (limit is None) != (number == len(tables)):
            raise FormatError(f"expected a limit for every level but the last, found {where}")
        if limit is not None:
            if limit <= last:
                raise FormatError(f"expected a limit above {last} in {where}, found {limit}")
            last = limit
        yield Level(_string(table, "name", where), limit)


def _entries(tables: list[dict[str, object]], levels: set[str]) -> Iterator[Entry]:
    seen: set[str] = set()
    for number, table in enumerate(tables, 1):
        where = f"entry {number}"
        _check_keys(table, {"name", "of", "level", "score", "enabled"}, where)
        name = _string(table, "name", where)
        where = f"entry {number}, {name}"
        of = table.get("of", [name])
        if not isinstance(of, list) or not of:
            raise FormatError(f"expected a list of techniques in {where}, found {of!r}")
        for technique in of:
            if technique not in TECHNIQUES:
                raise FormatError(
                    f"expected the name of a technique in {where}, found {technique!r}"
                )
            if technique in seen:
                raise FormatError(
                    f"expected each technique once, found {technique} again in {where}"
                )
            seen.add(technique)
        level = _string(table, "level", where)
        if level not in levels:
            raise FormatError(f"expected one of the levels in {where}, found {level!r}")
        enabled = table.get("enabled", True)
        if not isinstance(enabled, bool):
            raise FormatError(f"expected enabled to be true or false in {where}, found {enabled!r}")
        yield Entry(name, tuple(of), level, _number(table, "score", where), enabled)


def _options(table: object) -> TechniqueOptions:
    if not isinstance(table, dict):
        raise FormatError(f"expected a table of options, found {table!r}")
    defaults = {field.name: field.default for field in fields(TechniqueOptions)}
    _check_keys(table, set(defaults), "the options")
    for name, value in table.items():
        if type(value) is not type(defaults[name]) or (type(value) is int and value < 0):
            kind = "true or false" if isinstance(defaults[name], bool) else "a number"
            raise FormatError(f"expected {kind} for the option {name}, found {value!r}")
    return TechniqueOptions(**table)


def _tables(table: dict[str, object], name: str) -> list[dict[str, object]]:
    found = table.get(name)
    if not isinstance(found, list) or not found or not all(isinstance(t, dict) for t in found):
        raise FormatError(f"expected a list of tables called {name}, found {found!r}")
    return found


def _check_keys(table: dict[str, object], known: set[str], where: str) -> None:
    strange = [key for key in table if key not in known]
    if strange:
        raise FormatError(
            f"expected only {', '.join(sorted(known))} in {where}, found {strange[0]!r}"
        )


def _string(table: dict[str, object], key: str, where: str) -> str:
    value = table.get(key)
    if not isinstance(value, str) or not value:
        raise FormatError(f"expected a text for {key} in {where}, found {value!r}")
    return value


def _flag(table: dict[str, object], key: str) -> bool:
    value = table.get(key, False)
    if not isinstance(value, bool):
        raise FormatError(f"expected {key} to be true or false, found {value!r}")
    return value


def _number(table: dict[str, object], key: str, where: str) -> int:
    value = table.get(key)
    if type(value) is not int or value < 0:
        raise FormatError(f"expected a number from 0 up for {key} in {where}, found {value!r}")
    return value
