"""A picture is sent as it is, and its puzzles come back."""

from __future__ import annotations

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient
from tests.photographed import NINE, nine, photo_of

from nonet.drawing import booklet
from nonet.errors import PhotoError
from nonet.running import Watch
from nonet.service.photos import PhotoAnswer
from nonet.web.security import MAX_BODY, MAX_PHOTO


def of_nine(data: bytes, page: int, _: Watch) -> PhotoAnswer:
    """A stand-in for the reader that knows one picture."""
    if data == photo_of():
        return PhotoAnswer(640, 480, page, 1, ())
    if data != photo_of(nine()):
        raise PhotoError("expected a picture, found another file")
    known = {"width": 640, "height": 480, "page": page, "pages": 3, "readings": [nine().said()]}
    return PhotoAnswer.from_fields(known)


@pytest.fixture
def reader(app: Starlette, client: TestClient) -> TestClient:
    """The page of a server whose reader is a stand-in."""
    app.state.photo_reader = lambda: of_nine
    return client


@pytest.mark.parametrize("kind", ["image/png", "text/plain", "application/json", ""])
def test_a_picture_is_read_whatever_it_says_it_is(reader: TestClient, kind: str) -> None:
    """The body alone counts: its content type says nothing."""
    answer = reader.post("/api/photo", content=photo_of(nine()), headers={"Content-Type": kind})
    assert answer.status_code == 200
    (found,) = answer.json()["readings"]
    assert found["digits"] == list(nine().digits)
    assert found["likely"][0][0] == {"digit": 5, "probability": 0.9995}
    assert found["layout"]["box"] == [3, 3]
    assert (len(found["mesh"]), len(found["mesh"][0]), len(found["corners"])) == (10, 10, 4)


def test_a_picture_without_a_grid_has_no_puzzles(reader: TestClient) -> None:
    """It was opened, so the answer has its size, and an empty list."""
    answer = reader.post("/api/photo", content=photo_of())
    pages = {"page": 1, "pages": 1}
    assert answer.json() == {"width": 640, "height": 480, **pages, "readings": []}


def test_a_page_is_asked_for(reader: TestClient) -> None:
    """The answer says which page was read, of how many; only numbers from 1 on are pages."""
    answer = reader.post("/api/photo?page=2", content=photo_of(nine())).json()
    assert (answer["page"], answer["pages"]) == (2, 3)
    answer = reader.post("/api/photo", content=photo_of(nine())).json()
    assert (answer["page"], answer["pages"]) == (1, 3)
    for page in ("0", "-1", "two", "1" * 30):
        assert reader.post(f"/api/photo?page={page}", content=photo_of(nine())).status_code == 422


def test_the_pages_of_a_pdf(client: TestClient) -> None:
    """Each page of a real PDF can be read, and none beyond."""
    puzzles = [NINE, NINE[::-1]]
    pdf = booklet(puzzles, per_page=1, grades=False, codes=False, solutions="none")
    for page, line in enumerate(puzzles, 1):
        answer = client.post(f"/api/photo?page={page}", content=pdf).json()
        assert (answer["page"], answer["pages"]) == (page, 2)
        (found,) = answer["readings"]
        assert "".join(str(digit or ".") for digit in found["digits"]) == line
    answer = client.post("/api/photo?page=3", content=pdf)
    assert (answer.status_code, answer.json()["code"]) == (422, "photo")


@pytest.mark.parametrize("data", [b"", b"53..7....", b"\xff\xd8\xff" + bytes(100)])
def test_what_is_no_picture_is_refused(reader: TestClient, data: bytes) -> None:
    """Other bytes are refused with a code that the page has a sentence for."""
    answer = reader.post("/api/photo", content=data)
    assert (answer.status_code, answer.json()["code"]) == (422, "photo")


def test_pictures_may_be_larger_than_other_requests(reader: TestClient) -> None:
    """They have a limit of their own, which holds."""
    answer = reader.post("/api/photo", content=bytes(MAX_BODY + 1))
    assert answer.json()["code"] == "photo"
    answer = reader.post("/api/photo", content=bytes(MAX_PHOTO + 1))
    assert (answer.status_code, answer.json()["code"]) == (413, "too-long")


def test_what_is_missing_is_said(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the extra the answer says how it is installed."""
    monkeypatch.setattr("nonet.web.routes.photos.can_read_photos", lambda: False)
    answer = client.post("/api/photo", content=photo_of(nine()))
    assert (answer.status_code, answer.json()["code"]) == (501, "photo-extra")
    assert "nonet[photo]" in answer.json()["message"]


def test_other_pages_get_no_reading(reader: TestClient) -> None:
    """A form of another page could send a file without asking."""
    headers = {"Origin": "http://evil.example", "Content-Type": "text/plain"}
    answer = reader.post("/api/photo", content=photo_of(nine()), headers=headers)
    assert answer.status_code == 403


def test_the_page_may_use_the_camera_and_no_other_may(client: TestClient) -> None:
    """The camera is for the page itself, not for what it might embed."""
    policy = client.get("/").headers["Permissions-Policy"]
    assert "camera=(self)" in policy
    assert "microphone=()" in policy
