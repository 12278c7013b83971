"""Puzzles of a given difficulty: their grades confirm it, and the other options still hold."""

from __future__ import annotations

import threading
import time

import pytest
from tests.generator.puzzles import givens, is_minimal, is_proper

import nonet
from nonet import Cancel, Generated, Layout, Progress, TechniqueOrder, generate, generate_many

LEVELS = ("Easy", "Medium", "Hard", "Expert", "Extreme")

LAYOUTS = [
    Layout.of_size(9),
    Layout.of_size(9, diagonals=True),
    Layout.boxes(2, 3),
    Layout.latin(7),
    Layout.of_size(16),
]

OPTIONS: list[dict[str, object]] = [
    {"difficulty": "Medium"},
    {"hardest": "XY-Wing"},
    {"requires": ["Skyscraper"]},
    {"difficulty": (2.0, 6.6), "symmetry": "diagonal"},
    {"difficulty": "hard", "symmetry": "half-turn", "givens": (24, 32)},
]

SOON = 2.0
"""Seconds within which stopped work must have ended, on a busy machine."""


def texts(made: list[Generated]) -> list[tuple[str, str, int]]:
    """What identifies puzzles."""
    return [(one.puzzle.to_text(), one.solution.to_text(), one.tries) for one in made]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("layout", LAYOUTS, ids=repr)
def test_the_level_is_that_of_the_grade(layout: Layout, level: str) -> None:
    """A puzzle of a level is graded as that level, on any layout."""
    try:
        made = generate(layout, difficulty=level.lower(), seed=5, tries=300)
    except nonet.GenerationFailed:
        assert layout.size != 9, "there are plenty of 9×9 puzzles of each level"
    else:
        assert is_proper(made)
        assert made.grade == nonet.grade(made.puzzle)
        assert made.grade is not None
        assert made.grade.level == level


@pytest.mark.parametrize(
    ("difficulty", "least", "most"),
    [
        (1.2, 1.2, 1.2),
        (1.5, 1.5, 1.5),
        ((1.6, 2.0), 1.6, 2.0),
        ("2.3", 2.3, 2.3),
        ("2.6-3.0", 2.6, 3.0),
        ((4.2, 4.6), 4.2, 4.6),
        ((7.0, 7.4), 7.0, 7.4),
        (8.3, 8.3, 8.3),
    ],
)
def test_the_rating_is_in_the_range(
    difficulty: str | float | tuple[float, float], least: float, most: float
) -> None:
    """A puzzle has an ER within the range, its ends included, as `rate` has it."""
    made = generate(difficulty=difficulty, seed=5)
    rating = nonet.rate(made.puzzle)
    assert least <= rating.er <= most
    assert made.rating is not None
    assert str(made.rating) == str(rating)
    assert made.grade is None
    assert is_proper(made)


def test_gems_are_as_hard_at_the_start_as_later() -> None:
    """A pearl needs its hardest step for the first digit, a diamond at once."""
    pearl = nonet.rate(generate(gem="pearl", difficulty=(1.5, 12), seed=1).puzzle)
    assert pearl.er == pearl.ep >= 1.5
    diamond = nonet.rate(generate(gem="diamond", difficulty=(1.5, 12), seed=1).puzzle)
    assert diamond.er == diamond.ep == diamond.ed >= 1.5


def test_level_and_rating_can_be_asked_for_together() -> None:
    """Techniques of one scale and the ER of the other hold at once."""
    made = generate(difficulty=(2.6, 5.0), hardest="Naked Pair", seed=1)
    assert made.grade is not None
    assert made.rating is not None
    assert made.grade.hardest == "naked_pair"
    assert 2.6 <= made.rating.er <= 5.0


@pytest.mark.parametrize("name", ["full_house", "hidden_pair", "x_wing", "two_string_kite"])
def test_the_hardest_technique_is_that_of_the_walkthrough(name: str) -> None:
    """It is in the walkthrough, and no technique there comes later in the order."""
    places = [one for entry in TechniqueOrder.hodoku().enabled for one in entry.techniques]
    for made in generate_many(5, hardest=name, seed=7):
        used = {step.technique for step in nonet.walkthrough(made.puzzle).steps}
        assert name in used
        assert max(used, key=places.index) == name
        assert is_proper(made)


def test_required_techniques_are_in_the_walkthrough() -> None:
    """All required techniques are used where the easiest step is taken each time."""
    for made in generate_many(3, requires=["Naked Pair", "skyscraper"], seed=7):
        used = {step.technique for step in nonet.walkthrough(made.puzzle).steps}
        assert {"naked_pair", "skyscraper"} <= used


def test_a_technique_outside_the_usual_order_can_be_required() -> None:
    """What the usual order leaves out is tried where it is asked for."""
    assert not any("unique_loop" in entry.techniques for entry in TechniqueOrder.hodoku().enabled)
    made = generate(requires="Unique Loop", seed=7)
    assert made.grade is not None
    assert made.grade.steps["unique_loop"] >= 1


def test_a_puzzle_without_techniques_can_be_solved_without_them() -> None:
    """An order without these techniques solves the puzzle, and no brute force is needed."""
    unknown = [item.name for item in nonet.techniques() if item.family == "Uniqueness"]
    order = TechniqueOrder.hodoku().without([*unknown, "brute_force"])
    for made in generate_many(5, difficulty="hard", without=unknown, seed=7):
        assert made.grade == nonet.grade(made.puzzle, order=order)
        assert made.grade.solved
        assert made.grade.level == "Hard"


def test_an_order_of_its_own_counts() -> None:
    """Levels and techniques are those of the order that is given."""
    order = TechniqueOrder.parse(
        """
        levels = [{ name = "Kids", limit = 40 }, { name = "Grown-ups" }]
        entries = [
          { name = "naked_single", level = "Kids", score = 1 },
          { name = "hidden_single", level = "Grown-ups", score = 2 },
        ]
        """
    )
    made = generate(Layout.boxes(2, 3), difficulty="kids", order=order, seed=1)
    assert made.grade is not None
    assert made.grade.steps == {"naked_single": 36 - givens(made.puzzle)}
    any_level = generate(order=order, seed=1)
    assert nonet.grade(any_level.puzzle, order=order).solved


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_the_seed_decides_and_threads_do_not(options: dict[str, object]) -> None:
    """The same puzzles come in the same order on 1 and 5 threads, and fewer are the first."""
    batches = [
        list(generate_many(count, **options, seed=11, threads=threads))  # type: ignore[arg-type]
        for count, threads in ((8, 1), (8, 5), (3, None))
    ]
    assert texts(batches[0]) == texts(batches[1])
    assert texts(batches[0])[:3] == texts(batches[2])


def test_further_givens_respect_all_options() -> None:
    """Where givens are added to make a puzzle easier, symmetry, range, pattern and start hold."""
    pattern = "111111111" * 8 + "." * 9
    start = ".........12" + 70 * "."
    made = list(
        generate_many(
            10,
            difficulty="easy",
            hardest="naked single",
            symmetry="left-right",
            pattern=pattern,
            start=start,
            givens=(24, 40),
            seed=2,
        )
    )
    for one in made:
        assert is_proper(one)
        given = one.puzzle.givens
        assert 24 <= givens(one.puzzle) <= 40
        assert not any(given[72:])
        assert (given[9], given[10]) == (1, 2)
        assert all(
            bool(given[9 * row + column]) == bool(given[9 * row + 8 - column])
            for row in range(9)
            for column in range(9)
        )


def test_a_minimal_puzzle_gets_no_further_givens() -> None:
    """Minimal and easy at once: no given can go."""
    made = generate(difficulty="easy", minimal=True, seed=4)
    assert is_minimal(made.puzzle)


def test_a_request_that_is_not_met_ends() -> None:
    """After all tries the error names the request."""
    with pytest.raises(
        nonet.GenerationFailed,
        match=r"no puzzle of the level Hard that needs Jellyfish in 20 tries",
    ):
        generate(difficulty="Hard", requires="Jellyfish", tries=20, seed=1)


def test_a_failure_says_how_near_it_came_and_what_to_change() -> None:
    """After all tries, or at a time limit: tries, the closest puzzle, how rare the technique is."""
    with pytest.raises(nonet.GenerationFailed) as failed:
        generate(requires="Junior Exocet", tries=100, seed=1)
    message = str(failed.value)
    assert "in 100 tries; the closest is " in message
    assert "Junior Exocet is very rare: none of 10,000 random 9×9 puzzles needs it" in message
    assert message.endswith("allow more tries or time, or ask for another technique")
    closest = failed.value.best
    assert closest is not None
    assert nonet.grade(closest).level in message
    seen: list[Progress] = []
    with pytest.raises(nonet.TimeLimitReached, match=r"after [\d,]+ tries; the closest is .* rare"):
        generate(requires="Junior Exocet", time_limit=1, seed=1, progress=seen.append)
    assert seen[-1].note.startswith("the closest is ")
    with pytest.raises(nonet.GenerationFailed, match=r"the closest has an ER of [\d.]+; allow"):
        generate(difficulty=(11.8, 12), tries=20, seed=1)


def test_the_closest_puzzle_is_the_nearest_of_all() -> None:
    """Among refused puzzles the one counts that needs most of what was asked for."""
    with pytest.raises(nonet.GenerationFailed) as failed:
        generate(requires="Jellyfish", tries=100, seed=1)
    order = TechniqueOrder.hodoku()
    places = [entry.name for entry in order.enabled]
    goal = places.index("jellyfish")
    assert failed.value.best is not None
    nearest = abs(places.index(nonet.grade(failed.value.best).hardest) - goal)
    for made in generate_many(100, seed=1):
        grade = nonet.grade(made.puzzle)
        assert "jellyfish" in grade.steps or abs(places.index(grade.hardest) - goal) >= nearest


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"difficulty": "simple"}, r"one of Easy, .*, found 'simple'"),
        ({"difficulty": 0.9}, r"an ER from 1.0 to 12.0 .*, found 0.9"),
        ({"difficulty": (5, 4)}, r"a range such as 7.1-7.9, found \(5, 4\)$"),
        ({"difficulty": "7.1-x"}, r"found '7.1-x'"),
        ({"gem": "ruby"}, r"found 'ruby'"),
        ({"difficulty": 2.0, "layout": Layout.of_size(4)}, r"9×9 with boxes for a rating"),
        ({"difficulty": "easy", "layout": Layout.of_size(36)}, r"at most 25 for techniques"),
        ({"hardest": "no such"}, r"name of a technique, found 'no such'"),
        ({"requires": ["XY-Wing"], "without": "xy wing"}, r"found xy_wing in both"),
        ({"requires": "Swordfish", "hardest": "X-Wing"}, r"but swordfish is required too"),
        ({"hardest": "skyscraper", "order": "short"}, r"skyscraper, which it does not have"),
    ],
)
def test_impossible_requests_are_refused_at_once(options: dict[str, object], message: str) -> None:
    """Unknown names and contradictory options are refused before anything is tried."""
    if options.get("order") == "short":
        short = """
            levels = [{ name = "A" }]
            entries = [{ name = "naked_single", level = "A", score = 1 }]
        """
        options = options | {"order": TechniqueOrder.parse(short)}
    with pytest.raises(nonet.NonetError, match=message):
        generate_many(1, **options)  # type: ignore[arg-type]


def test_it_can_be_cancelled() -> None:
    """A search for a rare puzzle reports its tries, and ends soon after it is cancelled."""
    cancel = Cancel()
    seen: list[Progress] = []
    timer = threading.Timer(0.5, cancel.cancel)
    timer.start()
    began = time.monotonic()
    with pytest.raises(nonet.Cancelled):
        generate(
            requires="Jellyfish",
            hardest="Jellyfish",
            givens=40,
            cancel=cancel,
            seed=1,
            progress=seen.append,
        )
    assert time.monotonic() - began < 0.5 + SOON
    assert [progress.nodes for progress in seen] == sorted(progress.nodes for progress in seen)


def test_a_time_limit_holds() -> None:
    """The limit ends the search with what was found."""
    began = time.monotonic()
    with pytest.raises(nonet.TimeLimitReached):
        list(generate_many(10**6, difficulty="extreme", time_limit=0.5, seed=1))
    assert time.monotonic() - began < 0.5 + SOON
