"""Custom puzzles with exactly one solution."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Unpack

from nonet._arguments import described, whole
from nonet._seeds import chosen_seed
from nonet.equivalence import canonical
from nonet.errors import GenerationFailed, NonetError, NoSolution, TimeLimitReached
from nonet.generator._closest import Closest, failure
from nonet.generator._distinct import Distinct
from nonet.generator._fitting import Fitted, Raw, fitted
from nonet.generator._options import GenerateManyOptions, GenerateOptions, parted, with_options
from nonet.generator._own_seed import own_seed
from nonet.generator.boards import BoardPlan, puzzles_on_boards
from nonet.generator.difficulty import Difficulty, Judged
from nonet.generator.engine import Tally, puzzles
from nonet.generator.fog import fog_over
from nonet.generator.generated import Generated
from nonet.generator.plan import HousePlan, make_plan
from nonet.generator.request import GenerateRequest
from nonet.generator.rules.attempt import RuledPuzzle
from nonet.generator.rules.many import ruled_puzzles
from nonet.generator.rules.plan import Plan
from nonet.generator.target import Target
from nonet.grid import Candidates, Grid
from nonet.layout import Cosmetics, Layout, cell_name
from nonet.running import Watch
from nonet.solver import solve
from nonet.solver.engine import checked_threads


@with_options(GenerateOptions)
def generate(layout: Layout | None = None, **options: Unpack[GenerateOptions]) -> Generated:
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
        of `rules`. With "fog" right digits clear the cells around them, and the puzzle is solved
        by logic with what is seen at each moment; the cells lit at the start are its `cosmetics`.
        "doublers", "negators", "hot-and-cold", "digits-0-8" and "kinds-of-lines" take no other
        options but `predicate`, `tries` and `seed`.
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
    return next(_generate_with(1, layout, options))


@with_options(GenerateManyOptions)
def generate_many(
    count: int, layout: Layout | None = None, **options: Unpack[GenerateManyOptions]
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
    return _generate_with(count, layout, options)


def _generate_with(
    count: int, layout: Layout | None, options: GenerateOptions
) -> Iterator[Generated]:
    request, run, limits = parted(layout, options)
    return generate_requested(request, count, **run, watch=Watch(**limits))


def generate_requested(
    request: GenerateRequest | HousePlan | Plan | BoardPlan,
    count: int,
    *,
    distinct: bool = False,
    predicate: Callable[[Generated], bool] | None = None,
    seed: int | None = None,
    threads: int | None = None,
    watch: Watch | None = None,
    mixes_seed: bool = True,
) -> Iterator[Generated]:
    """Puzzles of a request, or of its plan; otherwise as `generate_many`.

    Without `mixes_seed` the request does not go into the seed: for callers whose seed belongs to
    these puzzles alone, such as that of a partition of a dataset.
    """
    plan = request if isinstance(request, HousePlan | Plan | BoardPlan) else make_plan(request)
    if whole(count, "a number of puzzles") < 0:
        raise NonetError(f"expected 0 puzzles or more, found {count!r}")
    threads = checked_threads(threads)
    seed = chosen_seed(seed)
    watch = watch or Watch()
    if isinstance(plan, Plan | BoardPlan) and distinct:
        raise NonetError("expected no distinct for puzzles with rules beyond houses")
    if predicate is not None and not callable(predicate):
        raise TypeError(f"expected a function for predicate, found {described(predicate)}")
    if isinstance(plan, BoardPlan):
        return puzzles_on_boards(plan, count, predicate, seed=seed, watch=watch)
    if any(plan.target.start):
        _prove_start(plan.target, watch)
    if isinstance(plan, Plan):
        inner = own_seed(seed, plan.target, Difficulty(plan.techniques, None), plan.asked)
        seeds = (seed, inner if mixes_seed else seed)
        return _make_ruled(plan, count, predicate, seeds=seeds, threads=threads, watch=watch)
    conditions = [] if plan.difficulty is None else [str(plan.difficulty)]
    if distinct:
        canonical(Grid.empty(plan.target.layout))  # raises if the layout has no such form
        conditions.append("that is new")
    if predicate is not None:
        conditions.append("that the predicate takes")
    if distinct:
        predicate = _distinct(predicate)
    inner = own_seed(seed, plan.target, plan.difficulty)
    return _make(
        plan,
        count=count,
        predicate=predicate,
        wanted=" and ".join(conditions),
        seeds=(seed, inner if mixes_seed else seed),
        threads=threads,
        watch=watch,
    )


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
    wanted = count if predicate is None and not plan.fog else None
    best: Grid | None = None
    for raw in ruled_puzzles(
        plan, count=wanted, seed=inner, threads=threads, watch=watch, tally=tally
    ):
        tries += raw.tries
        if tries > plan.tries:
            break
        made = _generated(plan, raw.raw, tries, time.monotonic() - began, seed)
        fog = fog_over(made.puzzle, seed, watch) if plan.fog else Cosmetics()
        made = made if fog is None else replace(made, cosmetics=fog)
        if fog is not None and (predicate is None or predicate(made)):
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
        f"no puzzle that {'the predicate takes' if predicate else 'fog can cover'} "
        f"in {plan.tries:,} tries",
        tries=plan.tries,
        best=best,
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
    plan: HousePlan,
    *,
    count: int,
    predicate: Callable[[Generated], bool] | None,
    wanted: str,
    seeds: tuple[int, int],
    threads: int,
    watch: Watch,
) -> Iterator[Generated]:
    """Puzzles without rules beyond houses; the seeds are the caller's, and theirs alone."""
    target, difficulty, tries = plan.target, plan.difficulty, plan.tries
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
        for raw in judged:
            failed_tries += raw.tries
            if failed_tries > tries:
                break
            made = Generated(
                puzzle=Grid._made(target.layout, raw.puzzle, raw.puzzle),  # noqa: SLF001
                solution=Grid._made(target.layout, raw.solution, raw.puzzle),  # noqa: SLF001
                tries=failed_tries,
                seconds=time.monotonic() - began,
                seed=seed,
                grade=raw.judged.grade,
                rating=raw.judged.rating,
            )
            if raw.judged.fits and (predicate is None or predicate(made)):
                yield made
                tally.found += 1
                if tally.found == count:
                    return
                failed_tries, closest, watch.note = 0, Closest(), ""
                began = time.monotonic()
            else:
                closest.look_at(made.puzzle, raw.judged)
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
        return (Fitted(*item, Judged(fits=True)) for item in raw)
    return fitted(raw, target, difficulty, threads=threads, tally=tally, watch=watch)
