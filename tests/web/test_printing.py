"""PDFs of one puzzle or of many, from the board and from the library."""

from __future__ import annotations

import io
import time

import pytest
from pypdf import PdfReader
from starlette.testclient import TestClient
from tests.cli.program import FOUR, FOUR_OPEN, NINE, SIX
from tests.web.asking import Json, ask, read_events, run_job, state_of

import nonet
from nonet.constraints import Cage
from nonet.drawing.wording import is_written
from nonet.web.jobs import JobLimits


def printed(client: TestClient, question: Json) -> tuple[Json, PdfReader]:
    """The answer to a question for a PDF, and the PDF."""
    job = ask(client, "jobs", {"kind": "print"} | question, 202)["id"]
    [*_, (kind, answer)] = read_events(client.get(f"/api/jobs/{job}/events").text)
    assert kind == "done", answer
    file = client.get(f"/api/jobs/{job}/file")
    assert file.headers["Content-Type"] == "application/pdf"
    assert file.headers["Content-Disposition"].startswith("attachment; ")
    assert file.headers["X-Content-Type-Options"] == "nosniff"
    assert len(file.content) == answer["size"]
    return answer, PdfReader(io.BytesIO(file.content))


@pytest.mark.parametrize(("per_page", "pages"), [(1, 7), (2, 4), (4, 3), (6, 2)])
def test_a_booklet(client: TestClient, per_page: int, pages: int) -> None:
    """Pages have the requested number of puzzles, with the solutions at the end."""
    states = [state_of(grid) for grid in (NINE, FOUR, NINE, NINE, NINE, NINE)]
    answer, pdf = printed(client, {"states": states, "perPage": per_page})
    assert (answer["puzzles"], answer["problems"], answer["fileName"]) == (6, [], "sudoku.pdf")
    assert len(pdf.pages) == pages
    assert "Easy" in pdf.pages[0].extract_text()


def test_one_puzzle_as_it_is(client: TestClient) -> None:
    """What was entered is printed where that is asked for, and only then."""
    grid = nonet.Grid(FOUR).place("r1c1", 1)
    ones = []
    for entries in (False, True):
        question = {"states": [state_of(grid)], "entries": entries, "solutions": "none"}
        _, pdf = printed(client, question | {"perPage": 1, "codes": False})
        assert len(pdf.pages) == 1
        ones.append(pdf.pages[0].extract_text().count("1"))
    assert ones[1] == ones[0] + 1


def test_the_author_speaks_for_a_board_that_is_not_saved(client: TestClient) -> None:
    """A board is printed with the author's words; without any, the rules are said in words."""
    layout = nonet.Layout.of_size(4, constraints=[Cage("r1c1-2", total=4)])
    state = state_of(nonet.Grid(FOUR, layout=layout))
    for rules, words in (("Mind the cage.", "Mind the cage."), ("", "Die Ziffern in einem Käfig")):
        question = {"boards": [{"state": state, "rules": rules}], "language": "de"}
        _, pdf = printed(client, question)
        assert words in " ".join(pdf.pages[0].extract_text().split())


def test_a_collection(client: TestClient) -> None:
    """A collection is printed under its name or title, on request large and on other paper."""
    for grid in (nonet.Grid(NINE), nonet.Grid(SIX, layout=nonet.Layout.boxes(2, 3))):
        ask(client, "puzzles", {"state": state_of(grid), "collections": ["c/d"]}, 201)
    question: Json = {"collection": "c/d", "largePrint": True, "paper": "letter"}
    answer, pdf = printed(client, question | {"solutions": "facing", "candidates": True})
    assert (answer["puzzles"], answer["fileName"]) == (2, "c/d.pdf")
    assert pdf.pages[0].mediabox.width == 612
    answer, pdf = printed(client, question | {"title": "Größe"})
    assert pdf.metadata is not None
    assert (answer["fileName"], pdf.metadata.title) == ("Größe.pdf", "Größe")


@pytest.mark.parametrize(("language", "words"), [("de", "Lösung: Seite 2"), ("zh", "")])
def test_booklets_have_the_language_of_the_player(
    client: TestClient, language: str, words: str
) -> None:
    """German is German; Chinese is English where this machine has no letters for it."""
    question = {"states": [state_of(NINE)], "solutions": "end", "language": language}
    _, pdf = printed(client, question)
    text = " ".join(pdf.pages[0].extract_text().split())
    assert (words or ("答案见第2页" if is_written("zh") else "solution: page 2")) in text


def test_what_cannot_be_printed_is_refused(client: TestClient) -> None:
    """Puzzles without exactly one solution are left out with the reason; alone they are refused."""
    states = [state_of(grid) for grid in (NINE, FOUR_OPEN, FOUR)]
    answer, _ = printed(client, {"states": states})
    assert answer["puzzles"] == 2
    [problem] = answer["problems"]
    assert (problem["code"], problem["place"]["puzzle"]) == ("multiple-solutions", 2)
    for question, code in (
        ({"states": [state_of(FOUR_OPEN)]}, "multiple-solutions"),
        ({}, "nonet-error"),
        ({"states": states, "largePrint": True, "perPage": 6}, "nonet-error"),
        ({"puzzles": [99]}, "not-found"),
    ):
        kind, problem, _ = run_job(client, {"kind": "print"} | question)
        assert (kind, problem["code"]) == ("failed", code)


def test_printing_reports_progress_and_stops(client: TestClient) -> None:
    """The share that is done grows, and a cancelled booklet is not made."""
    question = {"kind": "print", "states": [state_of(NINE)] * 200}
    kind, _, progress = run_job(client, question | {"perPage": 6})
    fractions = [item["fraction"] or 0 for item in progress]
    assert (kind, fractions) == ("done", sorted(fractions))
    assert len(fractions) > 1
    question["states"] = [state_of(NINE)] * 1000
    job = ask(client, "jobs", question, 202)["id"]
    time.sleep(0.2)
    client.delete(f"/api/jobs/{job}")
    [*_, (kind, problem)] = read_events(client.get(f"/api/jobs/{job}/events").text)
    assert (kind, problem["code"]) == ("failed", "cancelled")


def test_a_title_is_no_header(client: TestClient) -> None:
    """Whatever a title holds, the name of the file stays within its header."""
    title = 'a\r\nSet-Cookie: x=1; "../../b\\c'
    job = ask(client, "jobs", {"kind": "print", "states": [state_of(FOUR)], "title": title}, 202)
    client.get(f"/api/jobs/{job['id']}/events")
    headers = client.get(f"/api/jobs/{job['id']}/file").headers
    assert "set-cookie" not in headers
    name = "a Set-Cookie  x=1;  .. .. b c.pdf"
    assert headers["Content-Disposition"].startswith(f'attachment; filename="{name}"; ')


@pytest.mark.parametrize("limits", [JobLimits(files=2)])
def test_only_some_files_are_kept(client: TestClient) -> None:
    """Of many files the oldest are forgotten."""
    question = {"kind": "export-file", "states": [state_of(FOUR)]}
    jobs = [ask(client, "jobs", question, 202)["id"] for _ in range(3)]
    for job in jobs:
        client.get(f"/api/jobs/{job}/events")
    found = [client.get(f"/api/jobs/{job}/file").status_code for job in jobs]
    assert found == [404, 200, 200]
