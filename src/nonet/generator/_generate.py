"""Custom puzzles with exactly one solution."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import ClassVar

from nonet import _display
from nonet._arguments import described, flag, instance, whole
from nonet._json_form import JsonForm
from nonet._seeds import chosen_seed
from nonet.equivalence import canonical
from nonet.errors import GenerationFailed, NonetError, NoSolution, TimeLimitReached
from nonet.generator._closest import Closest, failure
from nonet.generator._distinct import Distinct
from nonet.generator._fitting import Fitted, Raw, fitted
from nonet.generator._own_seed import own_seed
from nonet.generator.difficulty import Difficulty, Judged, make_difficulty
from nonet.generator.engine import Tally, puzzles
from nonet.generator.request import GenerateRequest, Method, Pattern, RuleLike
from nonet.generator.rules.attempt import RuledPuzzle
from nonet.generator.rules.many import ruled_puzzles
from nonet.generator.rules.plan import Plan, make_plan, needs_plan
from nonet.generator.symmetry import Symmetry
from nonet.generator.target import Target, make_target
from nonet.grid import Candidates, Grid, PuzzleLike
from nonet.layout import Layout, cell_name
from nonet.logic import Grade, TechniqueOrder
from nonet.rating import Rating
from nonet.rating.engine import Gem
from nonet.running import Cancel, Progress, Watch
from nonet.solver import solve
from nonet.solver.engine import checked_threads

TRIES = 1_000_000
"""Attempts at a puzzle without rules beyond houses, where the request does not say."""


@dataclass(frozen=True, slots=True)
class Generated(JsonForm):
    """A puzzle with exactly one solution.

    Attributes
    ----------
    puzzle
        All its digits are givens.
    solution
        The puzzle's givens and, as entries, all other digits.
    tries
        Attempts that it took.
    seconds
        Time since the call, or since the puzzle before it.
    seed
        The seed of the call: with the same arguments it gives the same puzzles.
    grade
        Its grade, if a level or techniques were requested.
    rating
        Its rating without the steps, if an ER or a gem was requested.
    nodes
        Nodes of the search that proved it; of puzzles with rules beyond houses.

    Examples
    --------
    >>> import nonet
    >>> made = nonet.generate(givens=28, seed=7)
    >>> nonet.solve(made.puzzle, unique=True) == made.solution
    True
    """

    json_name: ClassVar[str] = "generated puzzle"

    puzzle: Grid
    solution: Grid
    tries: int
    seconds: float
    seed: int
    grade: Grade | None = None
    rating: Rating | None = None
    nodes: int | None = None

    @property
    def grid(self) -> Grid:
        """The puzzle, under the name that `PuzzleLike` requires."""
        return self.puzzle

    @property
    def layout(self) -> Layout:
        """Size and rules of the puzzle."""
        return self.puzzle.layout

    @property
    def givens(self) -> bytes:
        """The givens of the puzzle: N² bytes, 0 elsewhere."""
        return self.puzzle.givens

    @property
    def level(self) -> str | None:
        """Level of its grade; None where neither a level nor techniques were requested."""
        return None if self.grade is None else self.grade.level

    def _repr_svg_(self) -> str | None:
        return _display.svg(self)

    def __str__(self) -> str:
        return f"{self.puzzle}\n{self._summary}"

    @property
    def _summary(self) -> str:
        givens = self.puzzle.size**2 - self.puzzle.givens.count(0)
        parts = [f"{givens} givens"]
        if rules := self.puzzle.layout.constraints:
            parts.append("1 rule" if len(rules) == 1 else f"{len(rules)} rules")
        parts.append(f"seed {self.seed}")
        if self.grade is not None:
            parts.append(str(self.grade))
        if self.rating is not None:
            parts.append(f"rating {self.rating}")
        if self.nodes is not None:
            parts.append(f"{self.nodes:,} nodes")
        return ", ".join(parts)


def generate(
    layout: Layout | None = None,
    *,
    givens: int | tuple[int, int] | range | None = None,
    minimal: bool = False,
    start: PuzzleLike | None = None,
    pattern: Pattern | None = None,
    symmetry: Symmetry = "none",
    difficulty: str | float | tuple[float, float] | None = None,
    gem: Gem | None = None,
    hardest: str | None = None,
    requires: str | Iterable[str] = (),
    without: str | Iterable[str] = (),
    order: TechniqueOrder | None = None,
    rules: RuleLike | Iterable[RuleLike] = (),
    kind: str | None = None,
    predicate: Callable[[Generated], bool] | None = None,
    tries: int | None = None,
    seed: int | None = None,
    method: Method | None = None,
    threads: int | None = None,
    time_limit: float | None = None,
    progress: Callable[[Progress], object] | None = None,
    cancel: Cancel | None = None,
) -> Generated:
    """Puzzle with exactly one solution.

    All options can be combined, on any layout.

    Parameters
    ----------
    layout
        None: that of `start`, or the usual 9 × 9.
    givens
        How many: a number, ``(least, most)`` or a range. None: whatever is left after
        removing all that can go.
    minimal
        No given can be removed without there being several solutions.
    start
        Digits that must be among the givens.
    pattern
        The cells that may hold givens: N² marks, true where one may. In text ``.``, ``0``, ``_``
        and ``-`` are false, anything else but white space is true.
    symmetry
        Of the pattern of givens: "none", "half-turn", "quarter-turn", "top-bottom" (the upper half
        mirrors the lower one), "left-right", "diagonal", "anti-diagonal" or "full".
    difficulty
        A level of `order`, in capitals or not: Easy, Medium, Hard, Expert or Extreme (HoDoKu's
        word for Expert, Unfair, is taken as well); or the ER that `rate` gives, or the lowest and
        the highest one. With rules beyond houses: a level.
    gem
        "pearl": nothing easier than the hardest step leads to the first digit (ER = EP);
        "diamond": and that step is the first one (ER = EP = ED).
    hardest
        The hardest technique that the puzzle needs, by any of its names.
    requires
        Techniques that the puzzle needs if the easiest possible step is always taken.
    without
        Techniques to exclude: the puzzle can be solved without them.
    order
        Techniques from easy to hard, with levels and scores, for the four options above; the
        puzzle can be solved by those that are enabled. None: those of HoDoKu.
    rules
        Rules in addition to those of the layout, one or any mixture: constraints; texts such as
        "anti-knight"; and requests for clues that the puzzle gets, `RuleRequest` or their texts,
        such as "killer" (cages of the whole grid), "thermometer 2-4 length 3-6" or "kropki all".
    kind
        A kind of puzzle by its name, such as "killer", "thermo", "sandwich" or "miracle", instead
        of `rules`.
    predicate
        Takes a `Generated` and returns whether to accept it; called after all other checks.
    tries
        Number of attempts after which `GenerationFailed` is raised. None: 1,000,000, and 1,000 with
        rules beyond houses.
    seed
        From 0 to 2⁶⁴ − 1: the same puzzle on every machine and with any number of threads.
        None: a different one each time. A digest of all that is requested above, but for
        `predicate` and `tries`, goes into it: the same seed with another kind, level, number of
        givens or layout starts from another solution grid.
    method
        "carve": fill a grid, then remove digits while the solution stays unique. "plant": put
        digits that fit into random cells until only one solution is left. None: "carve", which
        is faster.
    threads
        None: all processors.
    time_limit, progress, cancel
        As for `solve`. Progress has the puzzles `found`, the tries as `nodes`, as `depth` the
        givens of the try that came closest, and as `note` how hard the closest puzzle is.

    Raises
    ------
    GenerationFailed
        No such puzzle can exist, or none was found within the tries: says why, the number of
        tries, which puzzle came closest, and how rare the rare techniques are.
    Contradiction
        The start has two equal digits in one house.
    NoSolution
        The start cannot be completed.
    TimeLimitReached, Cancelled
        Stopped before a puzzle was made; at a time limit the message says the same.

    Examples
    --------
    >>> import nonet
    >>> made = nonet.generate(givens=(24, 28), symmetry="half-turn", seed=1)
    >>> nonet.check(made.puzzle).status
    'unique'
    >>> six = nonet.generate(nonet.Layout.boxes(2, 3), minimal=True, seed=1)
    >>> six.puzzle.size
    6
    >>> killer = nonet.generate(kind="killer", seed=1).puzzle
    >>> any(killer.digits), {rule.name for rule in killer.layout.constraints}
    (False, {'killer_cage'})
    >>> nonet.generate(hardest="XY-Wing", without="unique_rectangle_1", seed=1).grade.level
    'Hard'
    """
    made = generate_many(
        1,
        layout,
        givens=givens,
        minimal=minimal,
        start=start,
        pattern=pattern,
        symmetry=symmetry,
        difficulty=difficulty,
        gem=gem,
        hardest=hardest,
        requires=requires,
        without=without,
        order=order,
        rules=rules,
        kind=kind,
        predicate=predicate,
        tries=tries,
        seed=seed,
        method=method,
        threads=threads,
        time_limit=time_limit,
        progress=progress,
        cancel=cancel,
    )
    return next(made)


def generate_many(
    count: int,
    layout: Layout | None = None,
    *,
    givens: int | tuple[int, int] | range | None = None,
    minimal: bool = False,
    start: PuzzleLike | None = None,
    pattern: Pattern | None = None,
    symmetry: Symmetry = "none",
    difficulty: str | float | tuple[float, float] | None = None,
    gem: Gem | None = None,
    hardest: str | None = None,
    requires: str | Iterable[str] = (),
    without: str | Iterable[str] = (),
    order: TechniqueOrder | None = None,
    rules: RuleLike | Iterable[RuleLike] = (),
    kind: str | None = None,
    predicate: Callable[[Generated], bool] | None = None,
    distinct: bool = False,
    tries: int | None = None,
    seed: int | None = None,
    method: Method | None = None,
    threads: int | None = None,
    time_limit: float | None = None,
    progress: Callable[[Progress], object] | None = None,
    cancel: Cancel | None = None,
) -> Iterator[Generated]:
    """Iterator over puzzles, generated on all processors; otherwise as `generate`.

    Their order depends on the seed alone. When the iterator raises, because it was stopped or a
    puzzle used up its `tries`, the puzzles that it yielded before are valid.

    Parameters
    ----------
    count
        How many.
    distinct
        No two of them are equivalent, as defined by `canonical`; for the layouts that it supports.

    Raises
    ------
    NonetError
        As for `generate`; immediately if an argument is invalid.
    LayoutError
        With `distinct`, a layout that has no canonical form.

    Examples
    --------
    >>> import nonet
    >>> made = nonet.generate_many(2, nonet.Layout.of_size(4), givens=4, seed=1)
    >>> [one.puzzle.to_text() for one in made]
    ['....1..3.24.....', '.....43.2..3....']
    """
    request = GenerateRequest(
        layout=layout,
        givens=givens,
        minimal=minimal,
        start=start,
        pattern=pattern,
        symmetry=symmetry,
        difficulty=difficulty,
        gem=gem,
        hardest=hardest,
        requires=requires,
        without=without,
        order=order,
        rules=rules,
        kind=kind,
        method=method,
        tries=tries,
    )
    watch = Watch(time_limit=time_limit, progress=progress, cancel=cancel)
    return generate_requested(
        request,
        count,
        distinct=distinct,
        predicate=predicate,
        seed=seed,
        threads=threads,
        watch=watch,
    )


def generate_requested(
    request: GenerateRequest,
    count: int,
    *,
    distinct: bool = False,
    predicate: Callable[[Generated], bool] | None = None,
    seed: int | None = None,
    threads: int | None = None,
    watch: Watch | None = None,
    mixes_seed: bool = True,
) -> Iterator[Generated]:
    """Puzzles of a request; otherwise as `generate_many`.

    Without `mixes_seed` the request does not go into the seed: for callers whose seed belongs to
    these puzzles alone, such as that of a partition of a dataset.
    """
    request = replace(
        instance(request, GenerateRequest, "a GenerateRequest"),
        minimal=flag(request.minimal, "minimal"),
    )
    if whole(count, "a number of puzzles") < 0:
        raise NonetError(f"expected 0 puzzles or more, found {count!r}")
    if request.tries is not None and whole(request.tries, "a number of tries") < 1:
        raise NonetError(f"expected 1 try or more, found {request.tries!r}")
    threads = checked_threads(threads)
    seed = chosen_seed(seed)
    watch = watch or Watch()
    if needs_plan(request):
        if distinct:
            raise NonetError("expected no distinct for puzzles with rules beyond houses")
        _check_predicate(predicate)
        plan = make_plan(request)
        if any(plan.target.start):
            _prove_start(plan.target, watch)
        inner = own_seed(seed, plan.target, Difficulty(plan.techniques, None), plan.asked)
        seeds = (seed, inner if mixes_seed else seed)
        return _make_ruled(plan, count, predicate, seeds=seeds, threads=threads, watch=watch)
    tries = TRIES if request.tries is None else request.tries
    target = make_target(request)
    if any(target.start):
        _prove_start(target, watch)
    wanted = make_difficulty(request, target.layout)
    conditions = [] if wanted is None else [str(wanted)]
    if distinct:
        canonical(Grid.empty(target.layout))  # raises if the layout has no such form
        conditions.append("that is new")
    if predicate is not None:
        _check_predicate(predicate)
        conditions.append("that the predicate takes")
    if distinct:
        predicate = _distinct(predicate)
    inner = own_seed(seed, target, wanted)
    return _make(
        target,
        count=count,
        difficulty=wanted,
        predicate=predicate,
        wanted=" and ".join(conditions),
        tries=tries,
        seeds=(seed, inner if mixes_seed else seed),
        threads=threads,
        watch=watch,
    )


def _check_predicate(predicate: Callable[[Generated], bool] | None) -> None:
    if predicate is not None and not callable(predicate):
        raise TypeError(f"expected a function for predicate, found {described(predicate)}")


def _distinct(
    predicate: Callable[[Generated], bool] | None,
) -> Callable[[Generated], bool]:
    seen = Distinct()
    return lambda made: (predicate is None or predicate(made)) and seen.add(made.puzzle)


def _prove_start(target: Target, watch: Watch) -> None:
    """Raise where the start cannot be completed, or makes a minimal puzzle impossible."""
    start = Grid._made(target.layout, target.start, target.start)  # noqa: SLF001

    def is_solvable(grid: Grid | Candidates) -> bool:
        try:
            solve(grid, time_limit=watch.remaining, cancel=watch.limits["cancel"])
        except NoSolution:
            return False
        return True

    if not is_solvable(start):
        raise NoSolution("the start has no solution")
    if not target.minimal:
        return
    any_digit = (1 << start.size) - 1
    masks = [1 << digit - 1 if digit else any_digit for digit in start.digits]
    for cell in filter(start.digits.__getitem__, range(len(masks))):
        others = [mask ^ any_digit * (at == cell) for at, mask in enumerate(masks)]
        if not is_solvable(Candidates(others, target.layout)):
            name = cell_name(cell, start.size)
            raise GenerationFailed(
                f"the start's digit in {name} follows from its other digits: "
                "with it no puzzle is minimal"
            )


def _make_ruled(
    plan: Plan,
    count: int,
    predicate: Callable[[Generated], bool] | None,
    *,
    seeds: tuple[int, int],
    threads: int,
    watch: Watch,
) -> Iterator[Generated]:
    """Puzzles with rules beyond houses; the seeds are the caller's, and theirs alone."""
    if count == 0:
        return
    seed, inner = seeds
    tally = Tally()
    tries = 0
    began = time.monotonic()
    wanted = count if predicate is None else None
    best: Grid | None = None
    for one in ruled_puzzles(
        plan, count=wanted, seed=inner, threads=threads, watch=watch, tally=tally
    ):
        tries += one.tries
        if tries > plan.tries:
            break
        made = _generated(plan, one.raw, tries, time.monotonic() - began, seed)
        if predicate is None or predicate(made):
            yield made
            tally.found += 1
            if tally.found == count:
                return
            tries, best, began = 0, None, time.monotonic()
        else:
            best = made.puzzle
            if tries >= plan.tries:
                break
    raise GenerationFailed(
        f"no puzzle that the predicate takes in {plan.tries:,} tries", tries=plan.tries, best=best
    )


def _generated(plan: Plan, raw: RuledPuzzle, tries: int, seconds: float, seed: int) -> Generated:
    layout = plan.target.layout
    layout = layout.with_constraints((*layout.constraints, *raw.rules))
    return Generated(
        puzzle=Grid._made(layout, raw.puzzle, raw.puzzle),  # noqa: SLF001
        solution=Grid._made(layout, raw.solution, raw.puzzle),  # noqa: SLF001
        tries=tries,
        seconds=seconds,
        seed=seed,
        grade=raw.judged.grade,
        nodes=raw.nodes,
    )


def _make(
    target: Target,
    *,
    count: int,
    difficulty: Difficulty | None,
    predicate: Callable[[Generated], bool] | None,
    wanted: str,
    tries: int,
    seeds: tuple[int, int],
    threads: int,
    watch: Watch,
) -> Iterator[Generated]:
    """Puzzles without rules beyond houses; the seeds are the caller's, and theirs alone."""
    seed, inner = seeds
    tally = Tally()
    failed_tries = 0
    closest = Closest()
    began = time.monotonic()
    if count == 0:
        return

    made_ones = puzzles(
        target,
        # With further conditions the number of puzzles needed is unknown.
        count=count if predicate is None and difficulty is None else None,
        seed=inner,
        tries=tries,
        threads=threads,
        watch=watch,
        tally=tally,
    )
    judged = _judged(made_ones, target, difficulty, threads=threads, tally=tally, watch=watch)
    try:
        for one in judged:
            failed_tries += one.tries
            if failed_tries > tries:
                break
            made = Generated(
                puzzle=Grid._made(target.layout, one.puzzle, one.puzzle),  # noqa: SLF001
                solution=Grid._made(target.layout, one.solution, one.puzzle),  # noqa: SLF001
                tries=failed_tries,
                seconds=time.monotonic() - began,
                seed=seed,
                grade=one.judged.grade,
                rating=one.judged.rating,
            )
            if one.judged.fits and (predicate is None or predicate(made)):
                yield made
                tally.found += 1
                if tally.found == count:
                    return
                failed_tries, closest, watch.note = 0, Closest(), ""
                began = time.monotonic()
            else:
                closest.look_at(made.puzzle, one.judged)
                watch.note = str(closest)
                if failed_tries >= tries:
                    break
    except TimeLimitReached as error:
        message = f"{error} after {tally.tries:,} tries"
        message = failure(message, closest, difficulty, target.layout)
        raise TimeLimitReached(message, found=error.found) from None
    # Only refusals lead here.
    message = failure(f"no puzzle {wanted} in {tries:,} tries", closest, difficulty, target.layout)
    raise GenerationFailed(message, tries=tries, best=closest.puzzle)


def _judged(
    raw: Iterator[Raw],
    target: Target,
    difficulty: Difficulty | None,
    *,
    threads: int,
    tally: Tally,
    watch: Watch,
) -> Iterator[Fitted]:
    if difficulty is None:
        return (Fitted(*one, Judged(fits=True)) for one in raw)
    return fitted(raw, target, difficulty, threads=threads, tally=tally, watch=watch)
