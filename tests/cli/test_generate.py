"""`nonet generate`: puzzles and complete grids, with every option."""

from __future__ import annotations

import gzip
import json
import re
import signal
import subprocess
import time
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from tests.cli.program import FOUR, PROGRAM, Outcome, call, run
from tests.cli.test_process import (
    PATIENCE,
    lines_on_screen,
    on_a_terminal,
    peak_memory,
    posix,
    start,
    wait_for_output,
)
from tests.generator.puzzles import givens, is_minimal

import nonet
from nonet import Grid, Layout
from nonet._seeds import SEEDS
from nonet.constraints.neutral import read_neutral

MANY = ("generate", "--count", "10000000", "--givens", "24", "--seed", "7")
"""More puzzles than any test waits for."""

WITH_RULES: dict[tuple[str, ...], dict[str, Any]] = {
    ("--kind", "killer"): {"kind": "killer"},
    ("--kind", "killer", "--difficulty", "hard"): {"kind": "killer", "difficulty": "hard"},
    ("--kind", "thermo", "--box", "2x3"): {"kind": "thermo", "layout": Layout.boxes(2, 3)},
    ("--rule", "killer", "--rule", "thermometer 2-4", "--givens", "0"): {
        "rules": ["killer", "thermometer 2-4"],
        "givens": 0,
    },
    ("--rule", "anti-king", "--rule", "arrow 3"): {"rules": ["anti-king", "arrow 3"]},
}
"""Options of puzzles with rules, and what they mean."""

CHECKERED = "x." * 40 + "x"
FOUR_OPTIONS: dict[str, Any] = {"layout": Layout.of_size(4), "givens": 4}
OPTIONS: dict[tuple[str, ...], dict[str, Any]] = {
    (): {},
    ("--givens", "24"): {"givens": 24},
    ("--givens", "24-28"): {"givens": (24, 28)},
    ("--minimal",): {"minimal": True},
    ("--symmetry", "anti-diagonal"): {"symmetry": "anti-diagonal"},
    ("--method", "plant"): {"method": "plant"},
    ("--start", "12345" + "." * 76): {"start": "12345" + "." * 76},
    ("--pattern", CHECKERED): {"pattern": CHECKERED},
    ("--tries", "5000", "--givens", "22"): {"tries": 5000, "givens": 22},
    ("--size", "4", "--givens", "4"): FOUR_OPTIONS,
    ("--size", "4", "--givens", "4", "--distinct"): {**FOUR_OPTIONS, "distinct": True},
    ("--box", "2x3"): {"layout": Layout.boxes(2, 3)},
    ("--latin", "--size", "5"): {"layout": Layout.latin(5)},
    ("--diagonal", "--size", "4"): {"layout": Layout.of_size(4, diagonals=True)},
    ("--windows",): {"layout": Layout.of_size(9, windows=True)},
    ("--disjoint-groups",): {"layout": Layout.of_size(9, disjoint_groups=True)},
    ("--difficulty", "medium"): {"difficulty": "medium"},
    ("--difficulty", "7.1-7.4"): {"difficulty": (7.1, 7.4)},
    ("--difficulty", "2.0", "--gem", "pearl"): {"difficulty": 2.0, "gem": "pearl"},
    ("--hardest", "X-Wing"): {"hardest": "X-Wing"},
    ("--requires", "Skyscraper", "--requires", "Naked Pair"): {
        "requires": ["Skyscraper", "Naked Pair"]
    },
    ("--without", "XY-Wing", "--difficulty", "Hard"): {"without": "XY-Wing", "difficulty": "Hard"},
    ("--order", "everything"): {"order": nonet.TechniqueOrder.everything()},
    ("--minimal", "--symmetry", "half-turn", "--givens", "24-30"): {
        "minimal": True,
        "symmetry": "half-turn",
        "givens": (24, 30),
    },
}


def texts(count: int, **options: Any) -> list[str]:
    """What the library makes, as text."""
    return [made.puzzle.to_text() for made in nonet.generate_many(count, **options)]


@pytest.mark.parametrize("options", OPTIONS, ids=" ".join)
def test_options_are_those_of_the_library(options: tuple[str, ...]) -> None:
    """With each option come the puzzles of `generate_many` with the argument of that name."""
    outcome = call("generate", "--count", "3", "--seed", "7", *options)
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.lines == texts(3, seed=7, **OPTIONS[options])


def test_one_proper_puzzle_without_options() -> None:
    """`nonet generate` prints one 9×9 puzzle, another one each time."""
    first, second = call("generate"), call("generate")
    assert len(first.lines) == len(second.lines) == 1
    assert first.out != second.out
    assert nonet.check(first.lines[0]).is_unique


def test_none_is_a_number_too() -> None:
    """`--count 0` prints nothing and is not an error."""
    assert call("generate", "--count", "0") == Outcome(0, "", "")
    assert call("generate", "--full", "--count", "0") == Outcome(0, "", "")


@pytest.mark.parametrize("options", [("--givens", "24"), ("--minimal",), ("--box", "2x3")])
def test_threads_change_nothing(options: tuple[str, ...]) -> None:
    """The same seed gives the same puzzles with one thread and with several."""
    seeded = ("generate", "--count", "300", "--seed", "5", *options)
    outcomes = [call(*seeded, "--threads", number) for number in ("1", "2", "3")]
    assert len(outcomes[0].lines) == 300
    assert outcomes[0] == outcomes[1] == outcomes[2]


def test_the_jigsaw_of_a_file(tmp_path: Path) -> None:
    """`--regions FILE` makes puzzles in these regions."""
    regions = "11122 13122 33342 35444 55554"
    file = tmp_path / "map"
    file.write_text(regions.replace(" ", "\n"), "utf-8")
    outcome = call("generate", "--regions", file, "--minimal", "--seed", "3")
    puzzle = Grid.parse(outcome.lines[0], Layout.jigsaw(regions))
    assert nonet.check(puzzle).is_unique
    assert is_minimal(puzzle)


def test_pattern_and_start_from_files(tmp_path: Path) -> None:
    """A pattern and a start are read from a file where they name one, drawn or on a line."""
    pattern, begun = tmp_path / "pattern", tmp_path / "start.txt"
    pattern.write_text("xxx.\nxx.x\nx.xx\n.xxx\n", "utf-8")
    begun.write_text("# digits to keep\n1 . . .\n. . . .\n. . . .\n. . . .\n", "utf-8")
    options = ("--pattern", pattern, "--start", begun, "--count", "20", "--seed", "2")
    for line in call("generate", "--size", "4", *options).lines:
        assert line[0] == "1"
        assert {line[cell] for cell in (3, 6, 9, 12)} == {"."}
        assert nonet.check(line).is_unique


@pytest.mark.parametrize(
    ("options", "row"),
    [
        (("--start", "123456789"), "123456789"),
        (("--start", "..3"), "..3"),
        (("--start", "1234", "--size", "4"), "1234"),
        (("--start", "654321", "--box", "2x3"), "654321"),
    ],
)
def test_a_start_may_be_the_beginning_of_the_first_row(options: tuple[str, ...], row: str) -> None:
    """A few digits begin the first row of the layout, which is 9×9 unless an option says more."""
    outcome = call("generate", "--seed", "1", *options)
    assert outcome.code == 0
    size = int(len(outcome.lines[0]) ** 0.5)
    assert size == {"--size": 4, "--box": 6}.get(options[2] if options[2:] else "", 9)
    assert all(got == digit for got, digit in zip(outcome.out, row, strict=False) if digit != ".")


def test_an_alphabet_writes_and_reads() -> None:
    """`--alphabet` is that of the printed puzzles and of the start."""
    options = ("--size", "4", "--start", "b" + "." * 15, "--alphabet", "abcd", "--seed", "1")
    (line,) = call("generate", *options).lines
    assert set(line) <= set("abcd.")
    assert line[0] == "b"
    assert nonet.check(Grid.parse(line, alphabet="abcd")).is_unique


@pytest.mark.parametrize("size", ["4", "9"])
def test_distinct_puzzles_are_essentially_different(size: str) -> None:
    """With `--distinct` no two puzzles have the same canonical form."""
    givens_wanted = {"4": "4", "9": "30"}[size]
    options = ("--size", size, "--givens", givens_wanted, "--seed", "1", "--distinct")
    lines = call("generate", "--count", "10", *options).lines
    assert len({nonet.canonical(line) for line in lines}) == 10


def test_drawn_puzzles_with_their_solutions() -> None:
    """`--format grid --with-solution` draws each puzzle, then its solution."""
    seeded = ("generate", "--count", "2", "--seed", "7", "--format", "grid")
    made = list(nonet.generate_many(2, seed=7))
    assert call(*seeded).out == "".join(f"{one.puzzle}\n\n" for one in made)
    both = [grid for one in made for grid in (one.puzzle, Grid(one.solution.digits))]
    shown = call(*seeded, "--with-solution").out
    assert shown == "".join(grid.to_text("frame") + "\n\n" for grid in both)


def test_solutions_follow_a_number_sign() -> None:
    """`--with-solution` adds the solution to the line, as a comment to whatever reads it."""
    outcome = call("generate", "--count", "5", "--seed", "7", "--with-solution")
    made = nonet.generate_many(5, seed=7)
    expected = [f"{one.puzzle.to_text()} # {one.solution.to_text()}" for one in made]
    assert outcome.lines == expected
    again = run("solve", stdin=outcome.out.encode())
    assert again.lines == [line.partition(" # ")[2] for line in expected]


def test_json_has_the_fields_that_the_guide_lists() -> None:
    """Each object has size, puzzle, solution, givens, tries and seed."""
    outcome = call("generate", "--count", "3", "--seed", "7", "--format", "json")
    assert list(map(json.loads, outcome.lines)) == [
        {
            "size": 9,
            "puzzle": list(one.puzzle.digits),
            "solution": list(one.solution.digits),
            "givens": givens(one.puzzle),
            "tries": one.tries,
            "seed": 7,
        }
        for one in nonet.generate_many(3, seed=7)
    ]


def test_json_holds_a_seed_that_was_drawn() -> None:
    """Without `--seed` the seed is in the object, and makes the same puzzle again."""
    made = json.loads(call("generate", "--format", "json").out)
    again = json.loads(call("generate", "--format", "json", "--seed", str(made["seed"])).out)
    assert again == made


@pytest.mark.parametrize(
    ("options", "layout"),
    [
        ((), Layout.of_size(9)),
        (("--windows",), Layout.of_size(9, windows=True)),
        (("--box", "3x4"), Layout.boxes(3, 4)),
        (("--latin", "--size", "7"), Layout.latin(7)),
    ],
)
def test_full_grids_are_those_of_the_library(options: tuple[str, ...], layout: Layout) -> None:
    """`--full` prints `full_grid(seed=N)`, then that of N + 1, and so on."""
    outcome = call("generate", "--full", "--count", "4", "--seed", "7", *options)
    assert outcome.lines == [nonet.full_grid(layout, seed=7 + n).to_text() for n in range(4)]


def test_full_grids_as_json() -> None:
    """Each object has size, solution and the seed of its own; after the last seed comes 0."""
    options = ("--size", "4", "--count", "2", "--seed", str(SEEDS - 1), "--format", "json")
    layout = Layout.of_size(4)
    assert list(map(json.loads, call("generate", "--full", *options).lines)) == [
        {"size": 4, "solution": list(nonet.full_grid(layout, seed=seed).digits), "seed": seed}
        for seed in (SEEDS - 1, 0)
    ]


def test_drawn_full_grids() -> None:
    """`--full --format grid` draws them, with an empty line below."""
    grid = nonet.full_grid(seed=3)
    assert call("generate", "--full", "--format", "grid", "--seed", "3").out == f"{grid}\n\n"


WRONG = {
    ("--count", "-1"): "'--count': expected a whole number from 0 to 2**63 - 1, found '-1'",
    ("--count", "many"): "'--count': expected a whole number from 0 to 2**63 - 1, found 'many'",
    ("--count", "1" * 5000): "'--count': expected a whole number from 0 to 2**63 - 1, found '11",
    ("--tries", "0"): "'--tries': expected a whole number from 1 to 2**63 - 1, found '0'",
    ("--seed", "-1"): "'--seed': expected a whole number from 0 to 2**64 - 1, found '-1'",
    ("--seed", str(2**64)): "'--seed': expected a whole number from 0 to 2**64 - 1",
    ("--seed", "9" * 5000): "'--seed': expected a whole number from 0 to 2**64 - 1",
    ("--size", "1" * 5000): "'--size': expected a whole number from 1 to 100",
    ("--threads", "0"): "'--threads': expected a whole number from 1 to 1024, found '0'",
    ("--givens", "few"): "--givens: expected a number such as 24 or a range such as 24-28, found",
    ("--givens", "28-24"): "--givens: expected a number such as 24 or a range such as 24-28",
    ("--givens", "1" * 5000): "--givens: expected a number such as 24",
    ("--symmetry", "round"): "'--symmetry': 'round' is not one of 'none', 'half-turn'",
    ("--method", "sow"): "'--method': 'sow' is not one of 'carve', 'plant'",
    ("--format", "picture"): "'--format': 'picture' is not one of 'line', 'grid', 'json'",
    ("--time-limit", "-1"): "'--time-limit': expected 0 or more seconds, found -1",
    ("--pattern", "no/such/file"): "--pattern: no/such/file: no such file",
    ("--start", "#"): "--start: expected one puzzle, found none",
    ("--start", "12x4" + "." * 12): "--start: expected a digit from 1 to 4, found 'x' in r1c3",
    ("--start", "no/such/file"): "nonet: no/such/file: no such file",
    ("--start", f"{FOUR}\n{FOUR}"): "--start: expected one puzzle, found several",
    ("--start", "123456789123"): "--start: expected 9 characters for a 3×3 grid or 16 characters",
    ("--difficulty", "foo"): "expected the difficulty to be one of Easy, Medium, Hard, Expert",
    ("--difficulty", "3-2"): "a level, an ER from 1.0 to 12.0 or a range such as 7.1-7.9, found",
    ("--difficulty", "7.2", "--size", "4"): "expected 9×9 with boxes for a rating, found",
    ("--full", "--givens", "24"): "--full and --givens cannot be used together",
    ("--full", "--distinct"): "--full and --distinct cannot be used together",
    ("--full", "--minimal"): "--full and --minimal cannot be used together",
    ("--full", "--start", FOUR): "--full and --start cannot be used together",
    ("--full", "--pattern", CHECKERED): "--full and --pattern cannot be used together",
    ("--full", "--symmetry", "full"): "--full and --symmetry cannot be used together",
    ("--full", "--method", "carve"): "--full and --method cannot be used together",
    ("--full", "--threads", "1"): "--full and --threads cannot be used together",
    ("--full", "--with-solution"): "--full and --with-solution cannot be used together",
    (FOUR,): "Got unexpected extra argument",
}


@pytest.mark.parametrize("options", WRONG, ids=lambda options: " ".join(options)[:60])
def test_wrong_options_end_the_command(options: tuple[str, ...]) -> None:
    """Exit code 2, nothing printed, and a short last line: the option and what it expects."""
    outcome = run("generate", *options)
    assert (outcome.code, outcome.out) == (2, "")
    last = outcome.err.splitlines()[-1]
    assert WRONG[options] in last
    assert len(last) < 200


IMPOSSIBLE = {
    ("--givens", "16"): "expected 17 givens or more, found 16",
    ("--givens", "82"): "expected from 0 to 81 givens, found 82",
    ("--givens", "19", "--tries", "3", "--seed", "1"): "no matching puzzle in 3 tries",
    ("--pattern", "xx"): "expected a pattern of 81 cells, found 2",
    ("--pattern", "." * 27 + "x" * 54): "the pattern has no cell in rows 1 and 2",
    ("--start", "11" + "." * 79): "two 1s in row 1, at r1c1 and r1c2",
    ("--start", "123....4" + "." * 8, "--size", "4"): "the start has no solution",
    ("--full", "--latin", "--size", "3", "--diagonal"): "no grid has this layout",
    ("--distinct", "--box", "2x3"): "expected a 9×9 or 4×4 grid with boxes",
    ("--time-limit", "0"): "the time limit of 0 s has passed",
    ("--full", "--time-limit", "0"): "the time limit of 0 s has passed",
}


@pytest.mark.parametrize("options", IMPOSSIBLE, ids=lambda options: " ".join(options)[:60])
def test_what_cannot_be_made_is_one_line(options: tuple[str, ...]) -> None:
    """An impossible request: exit code 1, and one line on stderr that says why."""
    outcome = run("generate", *options)
    assert (outcome.code, outcome.out) == (1, "")
    assert outcome.err.startswith("nonet: ")
    assert outcome.err.count("\n") == 1
    assert IMPOSSIBLE[options] in outcome.err


def test_a_time_limit_keeps_what_is_made(tmp_path: Path) -> None:
    """After `--time-limit` the exit code is 1, and the file has the puzzles made so far."""
    file = tmp_path / "puzzles"
    outcome = run(*MANY, "--time-limit", "0.5", "--output", file)
    assert (outcome.code, outcome.out) == (1, "")
    assert re.fullmatch(
        r"nonet: the time limit of 0.5 s has passed after [\d,]+ tries\n", outcome.err
    )
    assert_begun_well(file.read_bytes())


# Essentially different 4×4 puzzles with four givens: 13. Wikipedia, "Mathematics of Sudoku",
# minimum number of givens.
def test_no_more_distinct_puzzles() -> None:
    """Where no other puzzles exist, those that do are printed, and one line says so."""
    options = ("--size", "4", "--givens", "4", "--distinct", "--tries", "1000", "--seed", "1")
    outcome = run("generate", "--count", "10000", *options)
    assert (outcome.code, outcome.err) == (1, "nonet: no puzzle that is new in 1,000 tries\n")
    forms = [nonet.canonical(line) for line in outcome.lines]
    assert len(forms) == len(set(forms)) == 13


def test_nothing_made_leaves_an_older_file(tmp_path: Path) -> None:
    """`-o FILE` is as it was where not one puzzle was made."""
    file = tmp_path / "puzzles"
    file.write_text("older\n", "utf-8")
    assert run(*MANY, "--time-limit", "0", "-o", file).code == 1
    assert file.read_text("utf-8") == "older\n"
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("suffix", ["", ".gz", ".zst"])
def test_a_file_has_what_would_be_printed(suffix: str, tmp_path: Path) -> None:
    """`--output` writes the same lines, compressed by its name, and solve reads them."""
    file = tmp_path / f"puzzles{suffix}"
    seeded = ("generate", "--count", "50", "--seed", "7")
    assert call(*seeded, "--output", file) == Outcome(0, "", "")
    printed = call(*seeded)
    if suffix == ".gz":
        assert gzip.decompress(file.read_bytes()).decode() == printed.out
    solved = call("solve", file).lines
    assert solved == [nonet.solve(line).to_text() for line in printed.lines]


def assert_begun_well(written: bytes) -> None:
    """Whole lines, which are the first ones of `MANY`."""
    assert written.endswith(b"\n")
    lines = written.decode().splitlines()
    assert lines
    first = islice(nonet.generate_many(len(lines), givens=24, seed=7), 1_000)
    assert lines[:1_000] == [made.puzzle.to_text() for made in first]
    assert all(len(line) == 81 for line in lines)


@posix
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_keeps_what_is_printed(number: signal.Signals) -> None:
    """Ctrl-C and SIGTERM: exit code 128 and the number; all puzzles so far are there, whole."""
    with start(*MANY) as process:
        begun = wait_for_output(process)
        process.send_signal(number)
        out, err = process.communicate(timeout=PATIENCE)
    said = b"nonet: interrupted\n" if number == signal.SIGINT else b""
    assert (process.returncode, err) == (128 + number, said)
    assert_begun_well(begun + out)


@posix
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("suffix", ["", ".gz"])
def test_a_signal_keeps_what_is_in_the_file(
    suffix: str, number: signal.Signals, tmp_path: Path
) -> None:
    """Ctrl-C and SIGTERM: `--output` has all puzzles so far, also where it is compressed."""
    file = tmp_path / f"puzzles{suffix}"
    with start(*MANY, "--output", file) as process:
        end = time.monotonic() + PATIENCE
        # The file has another name until it is complete.
        while not any(path.stat().st_size > 50 for path in tmp_path.iterdir()):
            assert time.monotonic() < end
            time.sleep(0.05)
        process.send_signal(number)
        process.communicate(timeout=PATIENCE)
    assert process.returncode == 128 + number
    assert list(tmp_path.iterdir()) == [file]
    written = file.read_bytes()
    assert_begun_well(gzip.decompress(written) if suffix else written)


@posix
def test_ctrl_c_keeps_full_grids() -> None:
    """Ctrl-C in the middle of `--full` ends it as well, with whole lines."""
    with start("generate", "--full", "--count", "10000000", "--seed", "3") as process:
        begun = wait_for_output(process)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (130, b"nonet: interrupted\n")
    lines = (begun + out).decode().splitlines()
    assert lines == [nonet.full_grid(seed=3 + n).to_text() for n in range(len(lines))]


@posix
@pytest.mark.parametrize("options", [MANY, ("generate", "--full", "--count", "10000000")])
def test_a_reader_that_leaves_ends_it_quietly(options: tuple[str, ...]) -> None:
    """`nonet generate … | head -1` gives one line, and nothing is said."""
    command = f"{' '.join(PROGRAM)} {' '.join(options)} | head -1"
    done = subprocess.run(["sh", "-c", command], capture_output=True, check=False, timeout=PATIENCE)
    assert len(done.stdout) == 82
    assert done.stderr == b""


@posix
def test_the_bar_has_an_honest_rate(tmp_path: Path) -> None:
    """A terminal shows the number made, the rate and the tries, and every puzzle is kept."""
    file = tmp_path / "puzzles"
    command = f"{' '.join(PROGRAM)} {' '.join(MANY)} --time-limit 2 >{file}"
    code, shown = on_a_terminal(command, columns=120)
    lines = lines_on_screen(shown)
    assert code == 1
    assert any(line.startswith("nonet: the time limit of 2 s has passed") for line in lines)
    words = re.compile(r" \d% ([\d,]+) puzzles, ([\d,.]+)/s, ([\d,]+) tries")
    *_, last = filter(None, map(words.search, lines))
    made, rate, tries = (float(number.replace(",", "")) for number in last.groups())
    finished = len(file.read_bytes().splitlines())
    assert made <= finished
    assert made <= tries
    # Shown one to two seconds after the work began, or a little later on a busy machine.
    assert made / 3 <= rate <= made / 0.9


@posix
@pytest.mark.parametrize("kind", ["--givens=30", "--full"])
def test_memory_does_not_grow_with_the_count(kind: str) -> None:
    """Many more puzzles take no more memory, give or take a batch."""
    few, many = (peak_memory("generate", "--count", count, kind) for count in ("2000", "40000"))
    # 38,000 puzzles more, as Python keeps them, would take some 20 MB.
    assert many - few < 8 << 20


def test_holes_are_spread_over_complete_grids() -> None:
    """`--holes` takes a number or a share, on any layout; one seed a grid."""
    outcome = call("generate", "--size", "33", "--holes", "0.42", "--seed", "1", "--count", "2")
    grids = [Grid.parse(line, Layout.latin(33)) for line in outcome.lines]
    expected = [nonet.grid_with_holes(457, Layout.latin(33), seed=seed) for seed in (1, 2)]
    assert grids == expected
    (line,) = call("generate", "--holes", "40", "--seed", "5", "--format", "json").lines
    made = json.loads(line)
    assert (made["seed"], made["puzzle"].count(0)) == (5, 40)


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--holes", "many"], "expected a number such as 384"),
        (["--holes", "5", "--full"], "--full and --holes cannot be used together"),
        (["--holes", "5", "--minimal"], "--holes and --minimal cannot be used together"),
    ],
)
def test_impossible_holes_are_refused(arguments: list[str], reason: str) -> None:
    """Invalid numbers, and options that only puzzles have, are one line on stderr."""
    outcome = call("generate", *arguments)
    assert outcome.code == 2
    assert reason in outcome.err


@pytest.mark.parametrize("options", WITH_RULES)
def test_puzzles_with_rules(options: tuple[str, ...]) -> None:
    """They are those of `generate`, in the neutral form, which every command reads."""
    made = call("generate", *options, "--seed", "5", "--format", "json")
    assert made.code == 0, made.err
    fields = json.loads(made.out)
    expected = nonet.generate(seed=5, **WITH_RULES[options])
    layout, digits = read_neutral(fields)
    assert Grid(digits, layout=layout) == expected.puzzle
    assert fields["solution"] == expected.solution.to_text()
    assert (fields["seed"], fields["nodes"]) == (5, expected.nodes)
    lines = call("generate", *options, "--seed", "5", "--count", "2").out
    checked = run("check", stdin=lines.encode())
    assert (checked.code, checked.out.split()) == (0, ["unique", "unique"])


@pytest.mark.parametrize(
    ("options", "code", "message"),
    [
        (("--kind", "kilerl"), 2, "expected a kind of puzzle, found 'kilerl'; did you mean killer"),
        (
            ("--kind", "killer", "--format", "grid"),
            2,
            "expected line or json for puzzles with rules",
        ),
        (("--kind", "killer", "--rule", "thermo"), 2, "expected a kind or rules, found both"),
        (("--kind", "killer", "--gem", "pearl"), 2, "expected no gem"),
        (("--rule", "thermooo 2"), 2, "did you mean thermo"),
        (("--rule", "thermo length 10"), 1, "expected lengths from 2 to 9"),
        (("--rule", "thermo r1c1-2 9"), 2, "expected nothing more"),
        (("--full", "--kind", "killer"), 2, "--full and --kind cannot be used together"),
        (("--rule", "odd 5", "--givens", "0", "--tries", "2"), 1, "the closest has"),
    ],
)
def test_rules_that_are_refused(options: tuple[str, ...], code: int, message: str) -> None:
    """Wrong options are a wrong call, and impossible puzzles a failure."""
    outcome = (call if code == 2 else run)("generate", *options, "--seed", "1")
    assert outcome.code == code
    assert message in " ".join(outcome.err.replace("│", " ").split())
