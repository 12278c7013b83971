"""The functions of OpenCV that are used: the one file that knows it.

Each looks at the watch first, so that no search can go on without.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from nonet.errors import NonetError
from nonet.photo.watching import look

if TYPE_CHECKING:
    from types import ModuleType

    from numpy.typing import NDArray


def opencv() -> ModuleType:
    """OpenCV, loaded at the first call.

    Raises
    ------
    NonetError
        OpenCV is not installed.
    Cancelled, TimeLimitReached
        It is time to stop.
    """
    look()
    try:
        import cv2  # noqa: PLC0415 (an extra)
    except ImportError as error:
        message = "reading photos needs OpenCV: install it with pip install 'nonet[photo]'"
        raise NonetError(message) from error
    return cv2


def resized(
    picture: NDArray[np.uint8], width: int, height: int, *, smooth: bool = False
) -> NDArray[np.uint8]:
    """A picture in another size: each pixel the mean of its area, or (`smooth`) bilinear."""
    cv2 = opencv()
    method = cv2.INTER_LINEAR if smooth else cv2.INTER_AREA
    result: NDArray[np.uint8] = cv2.resize(picture, (width, height), interpolation=method)
    return result


def gaussian_blur(picture: NDArray[Any], sigma: float) -> NDArray[Any]:
    """A blurred picture of the same dtype."""
    result: NDArray[Any] = opencv().GaussianBlur(picture, (0, 0), sigma)
    return result


def box_mean(picture: NDArray[np.float32], side: int) -> NDArray[np.float32]:
    """Mean of the square of `side` pixels around each pixel."""
    result: NDArray[np.float32] = opencv().blur(picture, (side, side))
    return result


def closed(picture: NDArray[np.uint8], width: int, height: int | None = None) -> NDArray[np.uint8]:
    """Morphological closing with a rectangle, or square: dark things that are narrower go."""
    return _morphology(opencv().MORPH_CLOSE, picture, width, height or width)


def opened(picture: NDArray[np.uint8], width: int, height: int) -> NDArray[np.uint8]:
    """Morphological opening with a rectangle: light things that are narrower go."""
    return _morphology(opencv().MORPH_OPEN, picture, width, height)


def _morphology(
    kind: int, picture: NDArray[np.uint8], width: int, height: int
) -> NDArray[np.uint8]:
    rectangle = np.ones((height, width), np.uint8)
    result: NDArray[np.uint8] = opencv().morphologyEx(picture, kind, rectangle)
    return result


def closed_along_lines(picture: NDArray[np.uint8], length: int, count: int) -> NDArray[np.uint8]:
    """Morphological closing with lines of `count` directions: of each pixel the lightest."""
    cv2 = opencv()
    middle = length // 2
    sides = (2 * middle,) * 4  # a line that ends at a side of the picture would close too much
    wide = cv2.copyMakeBorder(picture, *sides, cv2.BORDER_REPLICATE)
    result = wide.copy()
    for angle in np.arange(count) * np.pi / count:
        right, down = round(middle * np.cos(angle)), round(middle * np.sin(angle))
        line = np.zeros((length, length), np.uint8)
        cv2.line(line, (middle - right, middle - down), (middle + right, middle + down), 1)
        np.maximum(result, cv2.morphologyEx(wide, cv2.MORPH_CLOSE, line), out=result)
    inner: NDArray[np.uint8] = result[2 * middle : -2 * middle, 2 * middle : -2 * middle]
    return inner


def dilated(rows: NDArray[np.float32], width: int) -> NDArray[np.float32]:
    """The largest of as many values around each one of a row."""
    result: NDArray[np.float32] = opencv().dilate(rows, np.ones((1, width), np.uint8))
    return result


def darkest_and_lightest(
    picture: NDArray[np.uint8], side: int
) -> tuple[NDArray[np.uint8], NDArray[np.uint8]]:
    """The least and the largest level of the square of `side` pixels around each pixel."""
    cv2 = opencv()
    square = np.ones((side, side), np.uint8)
    return cv2.erode(picture, square), cv2.dilate(picture, square)


def outlines(binary: NDArray[np.uint8], smallest: float) -> list[NDArray[np.int32]]:
    """Outer contour of each component with larger sides: int32, shape (n, 2), x and y."""
    cv2 = opencv()
    found, _ = cv2.findContours(binary, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_SIMPLE)
    # Most are specks of noise, of one or two points.
    cornered = (contour for contour in found if len(contour) >= 4)
    large = (contour for contour in cornered if min(cv2.boundingRect(contour)[2:]) > smallest)
    return [contour.reshape(-1, 2) for contour in large]


def components(binary: NDArray[np.uint8]) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
    """The number of the component of each pixel, 0 where there is none, and the box of each.

    Boxes have the shape (components + 1, 5): left, top, width, height and number of pixels.
    """
    _, names, boxes, _ = opencv().connectedComponentsWithStats(binary)
    return names, boxes


def slopes(picture: NDArray[np.float32]) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """How much lighter the picture becomes to the right, and downwards."""
    cv2 = opencv()
    return cv2.Sobel(picture, cv2.CV_32F, 1, 0), cv2.Sobel(picture, cv2.CV_32F, 0, 1)


def warped(picture: NDArray[Any], matrix: NDArray[np.float64]) -> NDArray[Any]:
    """The picture moved by a homography, in the same size; 0 where nothing comes from."""
    size = picture.shape[::-1]
    result: NDArray[Any] = opencv().warpPerspective(picture, matrix, size)
    return result


def hull(points: NDArray[Any]) -> NDArray[np.float64]:
    """Convex hull, simplified: float64, shape (n, 2), clockwise as seen."""
    cv2 = opencv()
    around = cv2.convexHull(points.reshape(-1, 1, 2))
    short = cv2.approxPolyDP(around, 0.004 * cv2.arcLength(around, True), True)
    result: NDArray[np.float64] = short.reshape(-1, 2).astype(np.float64)
    return result


def homography(source: NDArray[np.float64], target: NDArray[np.float64]) -> NDArray[np.float64]:
    """The 3 x 3 matrix that moves four points to four others; arrays of shape (4, 2)."""
    result: NDArray[np.float64] = opencv().getPerspectiveTransform(
        source.astype(np.float32), target.astype(np.float32)
    )
    return result


def sampled(
    picture: NDArray[Any], places: NDArray[np.floating[Any]], *, beyond: bool = False
) -> NDArray[Any]:
    """Values at places of shape (h, w, 2), x and y in pixels.

    Outside the picture zero, or (`beyond`) the nearest pixel.
    """
    cv2 = opencv()
    border = cv2.BORDER_REPLICATE if beyond else cv2.BORDER_CONSTANT
    x, y = (np.ascontiguousarray(places[..., axis], np.float32) for axis in (0, 1))
    result: NDArray[Any] = cv2.remap(picture, x, y, cv2.INTER_LINEAR, borderMode=border)
    return result
