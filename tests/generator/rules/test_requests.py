"""Requests for puzzles with rules: their texts, seeds, threads, limits and refusals."""

from __future__ import annotations

import pytest

import nonet
from nonet import Cancel, Layout, Progress, generate_many
from nonet.constraints import AntiKing, AntiKnight
from nonet.errors import Cancelled, GenerationFailed, NonetError, NoSolution, TimeLimitReached
from nonet.generator import GenerateRequest, RuleRequest, generate_requested

TEXTS = [
    "killer",
    "killer sizes 2:3 3:2 4:0.5 hidden 30% symmetry half-turn",
    "killer 4-6 length 3-4 apart",
    "killer length 2-5 cover",
    "thermometer 2-4 length 3-6 overlap",
    "kropki all",
    "whisper 3 value 4",
    "sandwich ? r1c1-9",
]


@pytest.mark.parametrize("text", TEXTS)
def test_text_form(text: str) -> None:
    """A request is written as it was typed, and read back."""
    request = RuleRequest.parse(text)
    assert str(request) == text
    assert RuleRequest.parse(str(request)) == request


@pytest.mark.parametrize(
    ("text", "other"),
    [
        ("white dot 5", "white-dot 5"),
        ("killer cages 3 length 2", "killer-cages 3 length 2"),
        ("X sum all", "x-sum all"),
        ("German whispers ? r1c1-3", "german-whispers ? r1c1-3"),
    ],
)
def test_a_name_may_have_spaces(text: str, other: str) -> None:
    """Clues are asked for by the words that a rule is stated with."""
    assert RuleRequest.parse(text) == RuleRequest.parse(other)


def test_rules_in_words_are_stated_or_generated() -> None:
    """A rule of the whole grid is taken as it is, and clues are found, by names with spaces."""
    request = GenerateRequest(rules=["anti king", "white dots 2"])
    same = GenerateRequest(rules=["anti-king", "white-dot 2"])
    made, other = (next(generate_requested(one, 1, seed=1)) for one in (request, same))
    assert made.puzzle == other.puzzle


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "expected a rule such as 'thermometer 2-4 length 3-6', found nothing"),
        ("thermo length x", "a range such as 3-6 after 'length', found 'x'"),
        ("thermo 4-2", "expected a range such as 3-6, found 4-2"),
        ("thermo 2 3", "expected a number of clues, all, .* found '3'"),
        ("thermo symmetry up", "expected one of none, half-turn, .* found 'up'"),
        ("killer hidden 120%", "a share up to 100%, found 120%"),
        ("killer sizes 2", "such as 2:3 3:1, after 'sizes', found '2'"),
        ("kropki 3 all", "expected a number or 'all', found both"),
        ("killer ? banana", r"expected cells such as r1c1-3 after '\?', found 'banana'"),
        ("x" * 501, "at most 500 characters"),
    ],
)
def test_texts_that_are_no_requests(text: str, message: str) -> None:
    """What is wrong is named, with what was expected."""
    with pytest.raises(NonetError, match=message):
        RuleRequest.parse(text)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"rules": ["thrmoo 3"]}, "found 'thrmoo'; did you mean thermo"),
        (
            {"rules": ["sandwich 3 apart"]},
            r"expected options that sandwich has \(all\), found apart",
        ),
        ({"rules": ["thermo r1c1 r1c2 banana"]}, "expected nothing more, found 'banana'"),
        ({"kind": "kilerl"}, "found 'kilerl'; did you mean killer"),
        ({"kind": "killer", "rules": ["thermo"]}, "expected a kind or rules, found both"),
        ({"kind": "killer", "gem": "pearl"}, "expected no gem .* the scale of Sudoku Explainer"),
        ({"kind": "killer", "method": "plant"}, "there is one method"),
        ({"kind": "killer", "difficulty": "7.2"}, "with rules to be a level, found '7.2'"),
        ({"kind": "killer", "difficulty": "tough"}, "expected the difficulty to be one of Easy"),
        ({"kind": "killer", "tries": 0}, "expected 1 try or more"),
        ({"rules": ["killer", "killer"]}, "one rule that covers the grid"),
    ],
)
def test_requests_that_make_no_sense(options: dict[str, object], message: str) -> None:
    """They are refused at once, with the option."""
    with pytest.raises(NonetError, match=message):
        generate_many(1, **options)  # type: ignore[arg-type]


def test_wrong_types() -> None:
    """A rule that is no rule is a TypeError, as is a predicate that cannot be called."""
    with pytest.raises(TypeError, match="expected a rule as text"):
        generate_many(1, rules=[3])  # type: ignore[list-item]
    with pytest.raises(TypeError, match="expected a function"):
        generate_many(1, kind="killer", predicate=3)  # type: ignore[arg-type]
    with pytest.raises(NonetError, match="expected no distinct"):
        generate_many(1, kind="killer", distinct=True)


def test_same_seed_same_puzzles() -> None:
    """The seed alone decides, whatever the number of threads; other seeds give others."""
    for options in ({"kind": "mini-killer"}, {"rules": ["thermo 2", "arrow 2", "anti-king"]}):
        made = [
            [
                (one.puzzle, one.tries)
                for one in generate_many(6, seed=seed, threads=threads, **options)
            ]
            for seed, threads in ((7, 1), (7, 4), (8, 1))
        ]
        assert made[0] == made[1]
        assert made[0] != made[2]
        assert len({str(one) for one in made[0]}) == 6


def test_givens_are_as_requested() -> None:
    """Number, pattern and symmetry of the givens hold with rules too, and those to start from."""
    made = nonet.generate(rules=["thermo 3"], givens=(20, 24), symmetry="half-turn", seed=1)
    shown = [cell for cell, digit in enumerate(made.puzzle.digits) if digit]
    assert 20 <= len(shown) <= 24
    assert {80 - cell for cell in shown} == set(shown)
    start = "12" + "." * 79
    made = nonet.generate(start=start, rules=["kropki all"], seed=1)
    assert made.puzzle.to_text().startswith("12")
    assert nonet.check(made.puzzle).is_unique
    pattern = "1" * 36 + "." * 45
    made = nonet.generate(rules=["killer 8-20", "thermo 3-9"], pattern=pattern, seed=1)
    assert not any(made.puzzle.digits[36:])
    with pytest.raises(NoSolution, match="the start has no solution"):
        nonet.generate(start="12345678." + "." * 17 + "9" + "." * 54, rules=["thermo"])


def test_minimal() -> None:
    """Without any one given or clue there are several solutions."""
    made = nonet.generate(Layout.boxes(2, 3), rules=["thermo 1-3"], minimal=True, seed=2)
    left = nonet.minimize(made.puzzle, drop_rules=True)
    assert left == made.puzzle


@pytest.mark.parametrize("level", ["Easy", "Medium", "Hard", "Expert", "Extreme"])
def test_difficulty_is_that_of_the_techniques(level: str) -> None:
    """The level is that of the solution path, and the grade comes with the puzzle."""
    made = nonet.generate(kind="killer", difficulty=level, seed=3, threads=1)
    assert made.grade is not None
    assert made.grade == nonet.grade(made.puzzle)
    assert made.grade.level == level
    assert nonet.check(made.puzzle).is_unique


def test_techniques_of_rules_are_required_and_excluded() -> None:
    """The solution path has what is required, without what is excluded."""
    made = nonet.generate(
        rules=["thermo 3-5"],
        layout=Layout.boxes(2, 3),
        requires="thermometer bounds",
        without="naked pair",
        seed=1,
    )
    used = {step.technique for step in nonet.walkthrough(made.puzzle).steps}
    assert "thermometer_bounds" in used
    assert made.grade is not None
    assert made.grade.solved
    assert "naked_pair" not in made.grade.steps


def test_layouts_with_rules() -> None:
    """Rules of the layout count, with givens or without, on other sizes too."""
    made = nonet.generate(Layout.of_size(9, constraints=[AntiKnight(), AntiKing()]), seed=1)
    assert nonet.check(made.puzzle).is_unique
    assert len(made.puzzle.layout.constraints) == 2
    jigsaw = Layout.jigsaw("111112222233333444445555 5".replace(" ", ""))
    made = nonet.generate(jigsaw, rules=["killer"], givens=0, seed=1)
    assert nonet.check(made.puzzle).is_unique


def test_giving_up() -> None:
    """After the tries it is said how close the closest came, with that puzzle."""
    with pytest.raises(GenerationFailed, match=r"in 3 tries; the closest has \d+ givens") as caught:
        nonet.generate(rules=["odd 5"], givens=0, tries=3, seed=1, threads=1)
    best = caught.value.best
    assert best is not None
    assert nonet.check(best).is_unique
    with pytest.raises(GenerationFailed, match="that the predicate takes in 2 tries"):
        nonet.generate(kind="mini-killer", predicate=lambda _: False, tries=2, seed=1)


def test_stopping() -> None:
    """A time limit and a cancel end it, and progress is reported."""
    seen: list[Progress] = []
    options = {"rules": ["odd 5"], "givens": 0, "tries": 1_000_000}
    with pytest.raises(TimeLimitReached):
        nonet.generate(**options, time_limit=0.2, progress=seen.append, threads=2)  # type: ignore[arg-type]
    assert seen[-1].nodes > 0
    stop = Cancel()
    stop.cancel()
    with pytest.raises(Cancelled):
        nonet.generate(**options, cancel=stop)  # type: ignore[arg-type]


def test_predicate_chooses() -> None:
    """Only puzzles that the predicate takes come out."""
    made = list(
        generate_many(
            2,
            Layout.boxes(2, 3),
            rules=["killer"],
            givens=0,
            predicate=lambda one: len(one.puzzle.layout.constraints) <= 13,
            seed=1,
        )
    )
    assert [len(one.puzzle.layout.constraints) <= 13 for one in made] == [True, True]
