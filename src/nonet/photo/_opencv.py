"""The functions of OpenCV that are used: the one file that knows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nonet.errors import NonetError

if TYPE_CHECKING:
    from types import ModuleType


def opencv() -> ModuleType:
    """OpenCV, loaded at the first call.

    Raises
    ------
    NonetError
        OpenCV is not installed.
    """
    try:
        import cv2  # noqa: PLC0415 (an extra)
    except ImportError as error:
        message = "reading photos needs OpenCV: install it with pip install 'nonet[photo]'"
        raise NonetError(message) from error
    return cv2
