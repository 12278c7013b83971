"""Puzzles from text and as text."""

from __future__ import annotations

import gzip
from base64 import b64encode

import pytest
from starlette.testclient import TestClient
from tests.cli.program import FOUR, FOUR_OPEN, NINE, SIX
from tests.web.asking import Json, ask, document_of, read_events, run_job, state_of

import nonet
from nonet.formats.format import Format
from nonet.service.documents import PALETTE, nearest_colour
from nonet.service.exporting import FORMS
from nonet.web.page import FOLDER

HARD = nonet.generate(difficulty="Hard", seed=1).puzzle.to_text()


ROWS = [NINE[start : start + 9] for start in range(0, 81, 9)]


@pytest.mark.parametrize(
    "text",
    [
        "\n".join(f"| {' | '.join(row.replace('.', ' '))} |" for row in ROWS),
        repr([[0 if cell in ".0" else int(cell) for cell in row] for row in ROWS]),
        "> " + "\n> ".join(ROWS),
        "\n\n".join("\n".join(ROWS[start : start + 3]) for start in (0, 3, 6)),
    ],
    ids=["Markdown", "Python", "e-mail", "bands"],
)
def test_what_is_pasted_is_read_as_everywhere(client: TestClient, text: str) -> None:
    """The page reads a text to the one grid that it is, as every call does."""
    [puzzle] = ask(client, "parse", {"text": text})["puzzles"]
    assert bytes(puzzle["state"]["givens"]) == nonet.Grid(NINE).givens == nonet.Grid(text).givens


def test_a_text_is_read_line_by_line(client: TestClient) -> None:
    """An invalid line is reported with its number and does not affect the others."""
    answer = ask(client, "parse", {"text": f"{NINE}\n# comment\n5?5?5\n{FOUR}\n"})
    assert [item["state"]["layout"]["size"] for item in answer["puzzles"]] == [9, 4]
    [problem] = answer["problems"]
    assert (problem["code"], problem["place"]["line"]) == ("format", 3)
    assert answer["more"] is False


def test_a_layout_can_be_given(client: TestClient) -> None:
    """Puzzles whose text lacks the boxes get them from the question."""
    layout = {"size": 6, "box": [2, 3]}
    [puzzle] = ask(client, "parse", {"text": SIX, "layout": layout})["puzzles"]
    assert puzzle["state"]["layout"]["box"] == [2, 3]


def test_a_long_text_is_shown_in_part(client: TestClient) -> None:
    """Of very many puzzles some are shown, with a note that there are more."""
    answer = ask(client, "parse", {"text": f"{FOUR}\n" * 300})
    assert (len(answer["puzzles"]), answer["more"]) == (200, True)


def test_a_state_is_read(client: TestClient) -> None:
    """A line with entries and eliminations is read as the state that it describes."""
    grid = nonet.Grid(FOUR).place("r1c1", 1)
    text = ask(client, "export", {"states": [state_of(grid)], "form": "state"})["text"]
    [puzzle] = ask(client, "parse", {"text": text})["puzzles"]
    assert puzzle["state"]["entries"] == list(grid.entries)


WITH_DIGITS = [
    form for form in FORMS.values() if form.write and form.many and form.name != "killer"
]
"""Formats of several puzzles, all of which hold givens but killer strings."""


@pytest.mark.parametrize("form", WITH_DIGITS)
def test_what_is_written_can_be_read(client: TestClient, form: Format) -> None:
    """Each form of two puzzles is read back as the same puzzles, and what is lost is said."""
    states = [state_of(NINE), state_of(nonet.Grid(HARD))]
    answer = ask(client, "export", {"states": states, "form": form.name})
    assert answer["problems"] == []
    read = ask(client, "parse", {"text": answer["text"]})
    same = [puzzle["state"]["givens"] for puzzle in read["puzzles"]] == [
        state["givens"] for state in states
    ]
    assert same or "which single candidates are placed digits" in answer["lost"]


def test_the_forms_are_listed(client: TestClient) -> None:
    """Every format of the library is there, with the end of its file names."""
    listed = {form["name"]: form for form in ask(client, "formats", {})["formats"]}
    assert {form.name for form in nonet.formats.FORMATS} < listed.keys()
    assert (listed["ipuz"]["suffix"], listed["ipuz"]["many"]) == (".ipuz", False)
    assert (listed["hsol"]["reads"], listed["hsol"]["writes"]) == (True, False)
    assert (listed["penpa"]["reads"], listed["penpa"]["writes"]) == (True, True)


def test_a_picture(client: TestClient) -> None:
    """SVG is a picture of one puzzle."""
    answer = ask(client, "export", {"states": [state_of(FOUR)], "form": "svg"})
    assert answer["text"].startswith("<svg")
    assert (answer["mediaType"], answer["fileName"]) == ("image/svg+xml", "sudoku.svg")


def test_what_a_form_cannot_hold_is_reported(client: TestClient) -> None:
    """A puzzle that a form cannot hold is left out with the reason, and the others are written."""
    diagonal = nonet.Grid.empty(nonet.Layout.of_size(9, diagonals=True)).place("r1c1", 1)
    states = [state_of(diagonal), state_of(FOUR), state_of(NINE)]
    answer = ask(client, "export", {"states": states, "form": "sdm"})
    assert answer["text"].count("\n") == 1
    assert "the rules 'diagonals'" in answer["problems"][0]["message"]
    assert "9×9" in answer["problems"][1]["message"]
    answer = ask(client, "export", {"states": states, "form": "sdm", "lossy": True})
    assert len(answer["problems"]) == 1
    assert "the rules 'diagonals'" in answer["lost"]
    for wrong in ({"form": "x", "states": states}, {"collection": "none"}, {}):
        assert ask(client, "export", wrong, 422)["message"]


def test_a_game_is_exported_with_all_that_files_hold(client: TestClient) -> None:
    """Entries, marks and colours of a saved game come back; what has no place is named."""
    marks = {
        "corner": [[1, 2], *[[]] * 15],
        "centre": [[], [3, 4], *[[]] * 14],
        "colours": [[3], [1, 2], *[[]] * 14],
        "candidateColours": {"1,3": 2},
        "letters": ["A", *[""] * 15],
        "pen": [[[9, 1]], *[[]] * 15],
    }
    grid = nonet.Grid(FOUR).place("r4c4", 4)
    document = document_of(grid, marks=marks, elapsed=7.0, history=[1], savePoints=[1])
    game = ask(client, "games", {"document": document, "title": "t"}, 201)["id"]
    answer = ask(client, "export", {"games": [game], "form": "nonet"})
    assert answer["lost"] == [
        "colours of candidates",
        "further colours of a cell",
        "letters",
        "lines of the pen",
        "the history",
        "the save points",
    ]
    [read] = ask(client, "parse", {"text": answer["text"]})["puzzles"]
    assert read["state"]["entries"] == list(grid.entries)
    assert read["state"]["candidates"] == [None, [3, 4], *[None] * 14]
    assert read["corners"][0] == [1, 2]
    assert read["colours"][:3] == [3, 1, 0]
    assert (read["title"], read["seconds"]) == ("t", 7.0)
    answer = ask(client, "export", {"games": [game], "form": "line"})
    assert {"entries", "pencil marks", "corner marks", "colours", "the timer"} <= {*answer["lost"]}


def test_a_collection_becomes_a_file(client: TestClient) -> None:
    """A job writes a whole collection, in order, with what is known of each puzzle."""
    for grid, name in ((NINE, "One"), (HARD, "Two")):
        question = {"state": state_of(grid), "name": name, "collections": ["Größe 9"]}
        ask(client, "puzzles", question, 201)
    job = ask(
        client, "jobs", {"kind": "export-file", "collection": "Größe 9", "form": "nonet"}, 202
    )
    [*_, (kind, answer)] = read_events(client.get(f"/api/jobs/{job['id']}/events").text)
    assert (kind, answer["fileName"]) == ("done", "Größe 9.nonet")
    file = client.get(f"/api/jobs/{job['id']}/file")
    assert file.headers["Content-Type"] == "application/json"
    assert file.headers["X-Content-Type-Options"] == "nosniff"
    disposition = file.headers["Content-Disposition"]
    assert disposition.startswith('attachment; filename="Gr__e 9.nonet"; ')
    assert disposition.endswith("filename*=UTF-8''Gr%C3%B6%C3%9Fe%209.nonet")
    assert len(file.content) == answer["size"]
    assert [puzzle.title for puzzle in nonet.load_many(file.content)] == ["One", "Two"]


def test_only_some_jobs_make_files(client: TestClient) -> None:
    """A job without a file and an unknown job have nothing to download."""
    job = ask(client, "jobs", {"kind": "count", "state": state_of(FOUR)}, 202)["id"]
    client.get(f"/api/jobs/{job}/events")
    for path in (f"/api/jobs/{job}/file", "/api/jobs/none/file"):
        assert client.get(path).status_code == 404


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-be", "latin-1"])
def test_a_file_is_read_as_it_is(client: TestClient, encoding: str) -> None:
    """The bytes of a file are enough, in any encoding."""
    content = f"# né\r\n{NINE}\r\n{HARD}\r\n".encode(encoding)
    answer = ask(client, "parse", {"data": b64encode(content).decode()})
    assert (answer["format"], answer["problems"]) == ("line", [])
    assert [nonet.Grid(item["state"]["givens"]) for item in answer["puzzles"]] == [
        nonet.Grid(NINE),
        nonet.Grid(HARD),
    ]


def test_a_compressed_file_is_read(client: TestClient) -> None:
    """A compressed file is read as what it holds, within bounds; one cut short is reported."""
    content = gzip.compress(f"{NINE}\n{HARD}\n".encode())
    answer = ask(client, "parse", {"data": b64encode(content).decode()})
    assert len(answer["puzzles"]) == 2
    for filling in (b"\n", b"<"):
        bomb = gzip.compress(filling * 60_000_000)
        answer = ask(client, "parse", {"data": b64encode(bomb).decode()})
        assert answer["puzzles"] == []
        assert answer["problems"]
    cut = ask(client, "parse", {"data": b64encode(content[:-9]).decode()})
    assert [problem["code"] for problem in cut["problems"]] == ["format"]


def test_what_is_not_read_is_reported(client: TestClient) -> None:
    """What a file holds that nonet has no place for is said, with the puzzle."""
    text = f":0901:x:{NINE}::432:1:"
    [puzzle] = ask(client, "parse", {"text": text})["puzzles"]
    assert puzzle["dropped"] == ["the step of the line (0901)"]
    kind, answer, _ = run_job(client, {"kind": "import", "text": text})
    assert (kind, answer["dropped"]) == ("done", {"the step of the line (0901)": 1})


def test_an_alphabet_is_asked_for(client: TestClient) -> None:
    """Where several alphabets fit they are named, and each of them gives its own puzzle."""
    text = (f"0{'.' * 14}5" + f"{'.' * 15}F") * 8
    [problem] = ask(client, "parse", {"text": text})["problems"]
    alphabets = problem["place"]["alphabets"]
    assert alphabets == ["123456789ABCDEFG", "0123456789ABCDEF"]
    for alphabet in alphabets:
        [puzzle] = ask(client, "parse", {"text": text, "alphabet": alphabet})["puzzles"]
        assert puzzle["state"]["layout"]["size"] == 16


@pytest.mark.parametrize(
    "question",
    [
        {},
        {"text": FOUR, "data": "MTIz"},
        {"data": "%%%"},
        {"data": "MTI"},
        {"text": FOUR, "format": "nonsense"},
        {"data": 7},
    ],
)
def test_files_that_are_none(client: TestClient, question: Json) -> None:
    """Neither text nor file, both, or no Base64 is refused in a sentence."""
    assert ask(client, "parse", question, 422)["message"]


@pytest.mark.parametrize(
    "content", [b"", b"\0" * 1000, b"PK\3\4" + b"x" * 99, bytes(range(256)) * 40]
)
def test_files_of_something_else(client: TestClient, content: bytes) -> None:
    """A file that holds no puzzles gives none, and at most says so."""
    answer = ask(client, "parse", {"data": b64encode(content).decode()})
    assert answer["puzzles"] == []


def test_the_colours_are_those_of_the_page() -> None:
    """Files get the colours that the page shows by day."""
    theme = (FOLDER / "css" / "theme.css").read_text()
    for number, colour in enumerate(PALETTE, 1):
        assert f"--c{number}: {colour};" in theme
        assert nearest_colour(colour) == number


@pytest.mark.parametrize("size", [1, 49, 100])
def test_a_grid_of_any_size_is_read(client: TestClient, size: int) -> None:
    """Boards have sizes from 1 to 100."""
    text = nonet.Puzzle(nonet.Grid.empty(nonet.Layout.of_size(size))).to_text("nonet")
    answer = ask(client, "parse", {"text": text})
    assert answer["puzzles"][0]["state"]["layout"]["size"] == size


def test_puzzles_are_imported(client: TestClient) -> None:
    """An import adds new puzzles with their grades, and reports known and invalid ones."""
    question = {"kind": "import", "text": f"{NINE}\n{FOUR}\n{NINE}\n5?5?5\n{FOUR_OPEN}"}
    kind, answer, _ = run_job(client, question | {"collections": ["c"], "tags": ["t"]})
    assert kind == "done"
    assert (answer["added"], answer["known"]) == (3, 1)
    assert [problem["place"]["line"] for problem in answer["problems"]] == [4]
    found = client.get("/api/puzzles", params={"collection": "c", "tag": "t", "sort": "oldest"})
    assert [puzzle["level"] for puzzle in found.json()["puzzles"]] == [
        nonet.grade(NINE).level,
        "Easy",
        None,
    ]
