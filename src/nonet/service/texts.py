"""Texts and numbers of questions, with the limits that all of them share."""

from __future__ import annotations

from typing import Annotated

from nonet.service.limits import ValueLimits

MAX_FILE = 6_000_000
"""Most bytes of a file, or characters of a text, that is read."""

MAX_NAME = 200
MAX_NOTES = 10_000
MAX_COUNT = 2**53 - 1
"""The highest number that a page can count to."""

Id = Annotated[int, ValueLimits(1, MAX_COUNT)]
Ids = Annotated[tuple[Id, ...], ValueLimits(longest=10_000)]
Name = Annotated[str, ValueLimits(longest=MAX_NAME, pattern=r"^[^\x00-\x1f\x7f]*$")]
FullName = Annotated[str, ValueLimits(shortest=1, longest=MAX_NAME, pattern=r"^[^\x00-\x1f\x7f]+$")]
Names = Annotated[tuple[FullName, ...], ValueLimits(longest=50)]
Notes = Annotated[str, ValueLimits(longest=MAX_NOTES, pattern=r"^[^\x00-\x08\x0b-\x1f\x7f]*$")]
TechniqueName = Annotated[str, ValueLimits(shortest=1, longest=100)]
Techniques = Annotated[tuple[TechniqueName, ...], ValueLimits(longest=200)]
