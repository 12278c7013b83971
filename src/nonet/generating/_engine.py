"""The way from a request to the native generator and back."""

from __future__ import annotations

from collections.abc import Iterator

from nonet import _native
from nonet.errors import GenerationFailed
from nonet.generating._request import Request
from nonet.grid import Grid
from nonet.layout import Layout
from nonet.running import Watch
from nonet.solving._engine import available_threads, instruction_set, native_layout

_NINE = Layout.of_size(9)
_ENDLESS = 2**64 - 1


def puzzles(
    request: Request,
    *,
    count: int | None,
    seed: int,
    tries: int,
    threads: int | None,
    watch: Watch,
) -> Iterator[tuple[bytes, bytes, int]]:
    """Puzzles, their solutions and the tries that each took, in an order given by the seed.

    Without a `count` there is no end.

    Raises
    ------
    GenerationFailed
        One puzzle took all its tries.
    TimeLimitReached, Cancelled
        Carrying the number of puzzles made.
    """
    generator = _native.Generator(
        native_layout(request.layout),
        request.method == "plant",
        request.start,
        list(request.fixed),
        [list(orbit) for orbit in request.orbits],
        request.least,
        request.most,
        request.fully,
        request.minimal,
        tries,
        seed,
        _ENDLESS if count is None else count,
        instruction_set() if request.layout == _NINE else "",
        available_threads() if threads is None else threads,
    )
    found = 0
    spent = 0
    while count is None or found < count:
        generator.run(watch.slice())
        for puzzle, solution, its_tries in generator.take():
            found += 1
            spent += its_tries
            yield puzzle, solution, its_tries
        closest = generator.closest
        if generator.gave_up:
            raise GenerationFailed(
                f"no puzzle as asked for in {tries:,} tries",
                tries=tries,
                best=_grid(request.layout, closest) if any(closest) else None,
            )
        if found != count:
            watch.between_slices(
                found=found,
                nodes=spent + generator.tries,
                depth=sum(1 for digit in closest if digit),
                fraction=found / count if count else None,
            )


def _grid(layout: Layout, digits: bytes) -> Grid:
    return Grid._made(layout, digits, digits)  # noqa: SLF001
