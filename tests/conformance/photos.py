"""How well puzzles are read from photos.

``python tests/conformance/photos.py FOLDER`` reads the photos that ``photos.csv`` of the folder
lists (columns ``file`` and ``puzzle``, the truth upright) and prints how many are read whole
before and with the check, how many are wrong without doubt or doubted though right, the share of
cells that are right before the check, and milliseconds of one core with decoding, as its processor
counts them; then those that are not read well, and how; and how long a photo takes whose grid is
known. Each figure is held against what it must reach. The last line is ``all bounds met`` or
``missed: …``, and the exit code 0 or 1.

Further tables, each of its own option: ``--ladder`` (the photos made harder, as in
`photo_changes`), ``--made-errors N`` (one cell painted out or in, as in `photo_errors`),
``--no-grid N`` (pictures that show no Sudoku), ``--screenshots N`` (our own drawings, as in
`photo_screens`) and ``--synthetic N`` (pictures like those of the training, of other typefaces;
``--fonts FOLDER`` says where they are). With one of these the photos themselves are read for
``--ladder`` and ``--made-errors`` alone; without a folder, only tables that need none.
"""

from __future__ import annotations

import argparse
import csv
import os
import statistics
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import TypeVar

# One core: what is measured is one photo on an ordinary processor. Libraries look at these when
# they are loaded.
os.environ["OMP_NUM_THREADS"] = "1"
os.environ["OPENBLAS_NUM_THREADS"] = "1"
os.environ["MKL_NUM_THREADS"] = "1"

import cv2

if __name__ == "__main__":
    sys.path[:0] = [str(Path(__file__).parents[2]), str(Path(__file__).parents[2] / "tools")]

from tests.conformance.photo_changes import LADDER, Rung, opened, random_of
from tests.conformance.photo_errors import painted_in, painted_out
from tests.conformance.photo_outcomes import HEADER, NAMED, Bounds, Outcome, Shown, Tally, outcome
from tests.conformance.photo_screens import Screen, screens
from tests.conformance.photo_synthetic import synthetic
from tests.conformance.pictures_without_grid import pictures

from nonet.photo import read_photo

Task = TypeVar("Task")
Result = TypeVar("Result")


@dataclass(frozen=True, slots=True)
class Photo:
    """A photo and its puzzle."""

    path: Path
    shown: Shown


def photos_of(folder: Path, every: int = 1) -> list[Photo]:
    """Every nth photo of a folder, by the order of their list."""
    with (folder / "photos.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    chosen = rows[::every]
    return [Photo(folder / row["file"], Shown.classic(row["puzzle"])) for row in chosen]


def plain(photo: Photo) -> Outcome:
    """The outcome of a photo as it is."""
    return outcome(photo.path.name, "photos", photo.path, [photo.shown])[0]


def known(photo: Photo) -> float:
    """Milliseconds for a photo that is open and whose grid is known."""
    pixels = opened(photo.path).pixels
    corners = read_photo(pixels).corners
    start = time.process_time()
    read_photo(pixels, corners=corners)
    return 1000 * (time.process_time() - start)


def climbed(photo: Photo, rungs: Sequence[str], seed: int) -> list[Outcome]:
    """The outcomes of a photo after each of the changes with these names."""
    name = photo.path.name
    first, reading = outcome(name, "none", photo.path, [photo.shown])
    # Where the grid is, is taken from a right reading alone.
    scene = opened(photo.path, reading.mesh if reading is not None and first.whole else None)
    found = []
    for rung in LADDER:
        if rung.name in rungs:
            pixels = rung.apply(scene, random_of(seed, name, rung.name))
            found.append(outcome(name, rung.name, pixels, [photo.shown])[0])
    return found


@dataclass(frozen=True, slots=True)
class ErrorOutcome:
    """What became of a picture with one cell changed."""

    kind: str
    outcome: Outcome
    cell: int

    @property
    def is_good(self) -> bool:
        """Whether it is read as printed, or that cell is among the doubtful ones named first."""
        return self.outcome.whole or (
            self.outcome.in_doubt and self.cell in self.outcome.doubtful[:NAMED]
        )

    def __str__(self) -> str:
        """The picture, the cell and what is wrong."""
        return f"r{self.cell // 9 + 1}c{self.cell % 9 + 1}: {self.outcome}"


def made_errors(photo: Photo, count: int, seed: int) -> list[ErrorOutcome]:
    """The outcomes of a photo with one cell changed, again and again; none if it is not good."""
    name = photo.path.name
    first, reading = outcome(name, "", photo.path, [photo.shown])
    if reading is None or not first.whole or first.in_doubt:
        return []
    scene = opened(photo.path, reading.mesh)
    found = []
    for number in range(count):
        kind, make = (("painted out", painted_out), ("painted in", painted_in))[number % 2]
        error = make(scene, photo.shown.digits, random_of(seed, name, kind, str(number)))
        shown = Shown(error.digits, photo.shown.layout)
        result = outcome(f"{name} ({number})", kind, error.pixels, [shown])[0]
        found.append(ErrorOutcome(kind, result, error.cell))
    return found


def drawn(screen: Screen) -> Outcome:
    """The outcome of a screenshot or a page."""
    return outcome(screen.name, screen.group, screen.pixels, screen.shown)[0]


def without_grid(named: tuple[str, object]) -> Outcome:
    """The outcome of a picture that shows no Sudoku."""
    name, pixels = named
    nothing = Shown.classic("." * 81)
    return outcome(name, "no grid", pixels, [nothing])[0]  # type: ignore[arg-type]


@dataclass(frozen=True, slots=True)
class Runner:
    """Does tasks in some processes, and shows how many are done."""

    jobs: int

    def results(
        self, work: Callable[[Task], Result], tasks: Iterable[Task], what: str
    ) -> Iterator[Result]:
        """The results in the order of the tasks."""
        if self.jobs == 1:
            cv2.setNumThreads(1)
            yield from self._counted(map(work, tasks), what)
            return
        # A copy of a process in which OpenCV has started threads may never end.
        fresh = get_context("spawn")
        single = partial(cv2.setNumThreads, 1)
        with ProcessPoolExecutor(self.jobs, fresh, initializer=single) as pool:
            yield from self._counted(pool.map(work, tasks), what)

    def _counted(self, results: Iterable[Result], what: str) -> Iterator[Result]:
        for number, result in enumerate(results, 1):
            if sys.stderr.isatty():
                print(f"{number} {what}", end="\r", file=sys.stderr, flush=True)
            yield result


def faults(outcomes: Iterable[Outcome]) -> None:
    """Print the outcomes that are not quite right."""
    for one in outcomes:
        if not one.whole_as_read or not one.whole or one.in_doubt:
            print(f"  {one}")


def measure_photos(photos: Sequence[Photo], runner: Runner, bounds: Bounds) -> None:
    """The photos as they are."""
    found = list(runner.results(plain, photos, "photos"))
    tally = Tally.of(found)
    count = tally.pictures
    print(HEADER)
    print(tally.line("photos"))
    faults(found)
    few = -(-3 * count // 160)  # 3 of the 160 photos, 1 of the 40
    print(bounds.least("photos whole as read", tally.whole_as_read, count - few))
    print(bounds.least("photos whole with the check", tally.whole, count - count // 160))
    print(bounds.most("photos wrong without doubt", tally.wrong_without_doubt, 0))
    print(bounds.most("photos doubted though right", tally.doubted_though_right, few))
    print(bounds.most("median of the photos", round(tally.median_ms), 100, " ms"))
    print(bounds.most("worst photo", round(tally.worst_ms), 400, " ms"))
    ms = statistics.median(runner.results(known, photos, "photos whose grid is known"))
    print(bounds.most("median where the grid is known", round(ms), 25, " ms"))


def measure_ladder(
    photos: Sequence[Photo], rungs: Sequence[Rung], runner: Runner, bounds: Bounds, seed: int
) -> None:
    """The photos made harder."""
    by_rung: dict[str, list[Outcome]] = defaultdict(list)
    work = partial(climbed, rungs=[rung.name for rung in rungs], seed=seed)
    for of_photo in runner.results(work, photos, "photos made harder"):
        for one in of_photo:
            by_rung[one.group].append(one)
    print(HEADER)
    tallies = {name: Tally.of(found) for name, found in by_rung.items()}
    for name, tally in tallies.items():
        print(tally.line(name))
    for found in by_rung.values():
        faults(found)
    for rung in rungs:
        tally = tallies[rung.name]
        share = round(100 * tally.whole / tally.pictures, 1)
        print(bounds.least(f"{rung.name}: whole with the check", share, 100 * rung.least, " %"))
    wrong = sum(tally.wrong_without_doubt for tally in tallies.values())
    total = sum(tally.pictures for tally in tallies.values())
    print(bounds.most(f"wrong without doubt of {total}", wrong, total / 1000))


def measure_errors(
    photos: Sequence[Photo], count: int, runner: Runner, bounds: Bounds, seed: int
) -> None:
    """Photos with one cell painted out or in."""
    each = -(-count // len(photos))
    work = partial(made_errors, count=each, seed=seed)
    found: list[ErrorOutcome] = []
    for of_photo in runner.results(work, photos, "photos painted"):
        found += of_photo
    # Photos that are not read well have none, so that there may be fewer.
    found = found[:count]
    for kind in ("painted out", "painted in"):
        of_kind = [one for one in found if one.kind == kind]
        right = sum(one.outcome.whole for one in of_kind)
        sure = sum(one.outcome.whole and not one.outcome.in_doubt for one in of_kind)
        doubted = sum(one.is_good and not one.outcome.whole for one in of_kind)
        print(
            f"{kind:12} {len(of_kind):5} pictures: {right} read as printed ({sure} without doubt), "
            f"{doubted} doubted at that cell, "
            f"{sum(one.outcome.is_wrong_without_doubt for one in of_kind)} wrong without doubt"
        )
    for one in found:
        if not one.is_good:
            print(f"  {one}")
    share = 100 * sum(one.is_good for one in found) / max(1, len(found))
    print(bounds.least("made errors: as printed or doubted there", round(share, 2), 99, " %"))


def measure_no_grid(count: int, runner: Runner, bounds: Bounds, seed: int) -> None:
    """Pictures that show no Sudoku."""
    found = list(runner.results(without_grid, pictures(count, seed), "pictures without a grid"))
    read = [one for one in found if one.is_read]
    tally = Tally.of(found)
    sure = sum(not one.in_doubt for one in read)
    print(
        f"{count} pictures without a grid: {count - len(read)} refused, {len(read) - sure} read in "
        f"doubt, {sure} without; {tally.median_ms:.0f} ms median, {tally.worst_ms:.0f} worst"
    )
    for one in read:
        print(f"  {one.name}: {one.fault or 'read'}, certainty {one.certainty:.3f}")
    print(bounds.most("pictures without a grid that are read", len(read), 0))
    print(bounds.most("worst picture without a grid", round(tally.worst_ms), 1000, " ms"))


def measure_made(what: str, found: Sequence[Outcome], bounds: Bounds) -> None:
    """Pictures of our own, by group."""
    by_group: dict[str, list[Outcome]] = defaultdict(list)
    for one in found:
        by_group[one.group].append(one)
    print(HEADER)
    for group in sorted(by_group):
        print(Tally.of(by_group[group]).line(f"{what} {group}"))
    tally = Tally.of(found)
    print(tally.line(f"{what} all"))
    faults(found)
    share = round(100 * tally.whole / tally.pictures, 2)
    print(bounds.least(f"{what}: whole with the check", share, 99, " %"))
    wrong = tally.wrong_without_doubt
    print(bounds.most(f"{what}: wrong without doubt", wrong, tally.pictures / 1000))


def main() -> None:
    """Run over the tables of the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", nargs="?", type=Path, help="with photos and photos.csv")
    parser.add_argument("--ladder", action="store_true", help="the photos made harder")
    parser.add_argument("--rungs", nargs="+", metavar="NAME", help="only these lines of the ladder")
    parser.add_argument("--made-errors", type=int, default=0, metavar="N", help="painted cells")
    parser.add_argument("--no-grid", type=int, default=0, metavar="N", help="without a grid")
    parser.add_argument("--screenshots", type=int, default=0, metavar="N", help="of our drawings")
    parser.add_argument("--synthetic", type=int, default=0, metavar="N", help="made photos")
    parser.add_argument("--fonts", type=Path, metavar="FOLDER", help="typefaces of made photos")
    parser.add_argument("--every", type=int, default=1, metavar="N", help="only every Nth photo")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes; times are of one core")
    options = parser.parse_args()
    names = [rung.name for rung in LADDER]
    if unknown := set(options.rungs or ()) - set(names):
        parser.error(f"expected lines of {', '.join(names)}, found {', '.join(sorted(unknown))}")
    needs_photos = options.ladder or options.rungs or options.made_errors
    own = options.no_grid or options.screenshots or options.synthetic
    if options.folder is None and (needs_photos or not own):
        parser.error("expected a folder with photos")
    runner, bounds, seed = Runner(options.jobs), Bounds([]), options.seed
    photos = photos_of(options.folder, options.every) if options.folder else []
    if not needs_photos and not own:
        measure_photos(photos, runner, bounds)
    if options.ladder or options.rungs:
        chosen = [rung for rung in LADDER if not options.rungs or rung.name in options.rungs]
        measure_ladder(photos, chosen, runner, bounds, seed)
    if options.made_errors:
        measure_errors(photos, options.made_errors, runner, bounds, seed)
    if options.no_grid:
        measure_no_grid(options.no_grid, runner, bounds, seed)
    if options.screenshots:
        found = runner.results(drawn, screens(options.screenshots, seed), "screenshots")
        measure_made("screens", list(found), bounds)
    if options.synthetic:
        made = synthetic(options.synthetic, seed, options.fonts)
        measure_made("synthetic", list(runner.results(drawn, made, "synthetic photos")), bounds)
    print(bounds.verdict())
    sys.exit(bool(bounds.missed))


if __name__ == "__main__":
    main()
