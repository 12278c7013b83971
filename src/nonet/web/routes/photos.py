"""Puzzles from photos: a file comes as it is, and nothing of it is kept."""

from __future__ import annotations

from typing import Annotated

from starlette.requests import Request

from nonet._source import is_pdf
from nonet.running import Watch
from nonet.service.limits import ValueLimits
from nonet.service.photos import (
    PhotoAnswer,
    PhotoReader,
    can_read_photos,
    read_photo_file,
)
from nonet.service.texts import MAX_COUNT
from nonet.web.errors import NotInstalled
from nonet.web.routes._routing import Asker, Resource

router = Resource("photos")

_PICTURE = {"application/octet-stream": {"schema": {"type": "string", "format": "binary"}}}


def photo_reader() -> PhotoReader:
    """The reader of photos.

    Raises
    ------
    NotInstalled
        Its libraries are an extra that is not installed.
    """
    if not can_read_photos():
        raise NotInstalled("reading photos needs more: pip install 'nonet[photo]'", "photo-extra")
    return read_photo_file


@router.post("/photo", body=lambda _: _PICTURE)
async def photo(
    request: Request,
    asker: Asker,
    *,
    page: Annotated[int, ValueLimits(1, MAX_COUNT)] = 1,
) -> PhotoAnswer:
    """The puzzles of a picture: JPEG, PNG, WebP, GIF, BMP, TIFF, AVIF, or a page of a PDF.

    The body is the file, whatever its content type says. The answer has the number of its pages.
    """
    reader: PhotoReader = request.app.state.photo_reader()
    data = await request.body()

    def read(watch: Watch) -> PhotoAnswer:
        watch.between_slices(found=0, nodes=0, depth=0)  # the page may have gone meanwhile
        return reader(data, page, watch)

    return await asker.read_picture(read, is_drawn=is_pdf(data))
