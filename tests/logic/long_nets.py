"""Arguments of any length."""

from __future__ import annotations

from nonet import Layout
from nonet.logic import Group, Link, Step


def net(technique: str, length: int) -> Step:
    """A chain of inferences of that length, which leads all over the grid."""
    nodes = [Group("assumption", (1,), (0,), None)]
    for number in range(1, length + 1):
        role = "off" if number % 2 else "on"
        nodes.append(Group(role, (1 + number % 9,), (number % 81,), None))
    links = tuple(Link(number, number + 1, bool(number % 2)) for number in range(length))
    return Step(technique, (), ((0, 1),), tuple(nodes), links, Layout.of_size(9))
