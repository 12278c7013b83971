"""Completions that the shell offers for options whose values are names."""

from __future__ import annotations

from collections.abc import Callable, Iterable


def _beginning(names: Callable[[], Iterable[str]]) -> Callable[[str], list[str]]:
    """Function that gives the names that begin with what was typed."""

    def offered(incomplete: str) -> list[str]:
        begun = incomplete.lower()
        return [name for name in names() if name.lower().startswith(begun)]

    return offered


def _techniques() -> Iterable[str]:
    from nonet.logic import techniques  # noqa: PLC0415 (the shell asks for nothing else)

    return (technique.name for technique in techniques())


def _exercises() -> Iterable[str]:
    from nonet.course import stations  # noqa: PLC0415 (the shell asks for nothing else)

    return dict.fromkeys([*(station.name for station in stations()), *_techniques()])


def _formats(*, written: bool) -> Iterable[str]:
    from nonet.formats.registry import FORMATS  # noqa: PLC0415

    return (form.name for form in FORMATS if form.write is not None or not written)


def _levels() -> Iterable[str]:
    from nonet.logic import TechniqueOrder  # noqa: PLC0415

    return (level.name.lower() for level in TechniqueOrder.hodoku().levels)


def _rules() -> Iterable[str]:
    from nonet.constraints.registry import names  # noqa: PLC0415

    return names()


techniques = _beginning(_techniques)
exercises = _beginning(_exercises)
rules = _beginning(_rules)
formats_read = _beginning(lambda: _formats(written=False))
formats_written = _beginning(lambda: _formats(written=True))
difficulties = _beginning(_levels)
orders = _beginning(lambda: ("hodoku", "everything"))
