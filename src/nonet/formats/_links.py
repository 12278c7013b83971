"""Links: an address, or its packed text alone, and the content."""

from __future__ import annotations

import re
from urllib.parse import unquote

_MARKED = re.compile(r"(?:https?://)?[\w.-]+\.[a-z]+/", re.ASCII)


def payload(link: str, hosts: tuple[str, ...], marks: tuple[str, ...]) -> str | None:
    """The text after one of the marks in an address of one of the hosts, or in a text alone.

    None where the text is not such a link.
    """
    text = link.strip()
    address = _MARKED.match(text)
    if address is not None and not any(host in address[0] for host in hosts):
        return None
    rest = text[address.end() :] if address else text
    for mark in marks:
        before, found, after = rest.partition(mark)
        if found and (not before or (address is not None and before[-1] in "/?&#=")):
            if mark.endswith("="):
                after = after.partition("&")[0]  # other parameters
            return unquote(after).strip().replace(" ", "+")
    return None
