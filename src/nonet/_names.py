"""Names of Python as JSON has them."""

from __future__ import annotations


def camel(name: str) -> str:
    """A name of Python in JSON.

    Examples
    --------
    >>> camel("disjoint_groups")
    'disjointGroups'
    """
    head, *rest = name.rstrip("_").split("_")
    return head + "".join(word.capitalize() for word in rest)
