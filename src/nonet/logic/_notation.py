"""Steps in the notation of players: ``35 r4c79 => r4c1<>3``, and Eureka for chains."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from nonet.layout import House, Layout
from nonet.logic._shortening import LONG, shortened
from nonet.logic._step_data import Group, Link, StepData
from nonet.logic.names import by_digit, cells_text, digits_text
from nonet.logic.rule_names import rule_name

_NODES = frozenset({"on", "off", "assumption", "conclusion"})
_SHORT = {"fin": "f", "endo_fin": "ef", "als": "als", "guardian": "g", "target": "t"}


def notation(step: StepData) -> str:
    """The step on one line: its argument, and what follows after ``=>``.

    Of a long net the first and the last links.
    Eureka (https://www.sudopedia.org/wiki/Eureka): ``=`` is a strong link, ``-`` a weak one.
    """
    argument = "; ".join(eureka(step)) if step.links else _parts(step)
    return f"{argument} => {result(step)}" if argument else result(step)


def result(step: StepData) -> str:
    """The conclusion: ``r4c7=5`` or ``r4c1<>3``."""
    layout = step.layout
    return ", ".join(
        [
            *by_digit(step.placements, layout, lambda digits, cells: f"{cells}={digits}"),
            *by_digit(step.eliminations, layout, lambda digits, cells: f"{cells}<>{digits}"),
        ]
    )


def eureka(step: StepData) -> list[str]:
    """The chains of a step, each ``(5)r1c2 = (5)r1c8 - (5=3)r4c8``."""
    first, left_out, last = shortened_paths(step.links)
    chains = [_chain(step, path) for path in first]
    return [*chains, "…", *(_chain(step, path) for path in last)] if left_out else chains


def shortened_paths(
    links: Sequence[Link], most: int = LONG
) -> tuple[list[list[Link]], int, list[list[Link]]]:
    """The first links put together, the number of those left out, and the last ones."""
    numbered = [(number, link) for number, path in enumerate(paths(links)) for link in path]
    first, left_out, last = shortened(numbered, most)
    return _paths(first), left_out, _paths(last)


def _paths(numbered: Sequence[tuple[int, Link]]) -> list[list[Link]]:
    """Links with the numbers of their paths, as these paths."""
    found: dict[int, list[Link]] = {}
    for number, link in numbered:
        found.setdefault(number, []).append(link)
    return [*found.values()]


def paths(links: Sequence[Link]) -> list[list[Link]]:
    """Links that follow each other, put together: each link once, each path as long as can be.

    Where chains meet, the path continues from there once all of them are included.
    """
    following: dict[int, list[Link]] = {}
    pending: Counter[int] = Counter()
    for link in links:
        following.setdefault(link.start, []).append(link)
        pending[link.end] += 1
    found: list[list[Link]] = []
    starts = [start for start in sorted(following) if not pending[start]]
    # What is left after the starts goes round in a loop.
    for start in [*starts, *sorted(following)]:
        waiting = [start]
        while waiting:
            node = waiting.pop()
            path: list[Link] = []
            while following.get(node) and (not path or not pending[node]):
                link = following[node].pop(0)
                path.append(link)
                if following[node]:
                    waiting.append(node)
                node = link.end
                pending[node] -= 1
            if path:
                found.append(path)
    return found


def _chain(step: StepData, run: Sequence[Link]) -> str:
    layout = step.layout
    closes = len(run) > 2 and run[-1].end == run[0].start
    ends_in_itself = closes and run[-1].strong == run[0].strong
    numbers = [run[0].start, *(link.end for link in run)]
    if closes and not ends_in_itself:
        numbers.pop()
    nodes = [step.groups[number] for number in numbers]
    signs = ["=" if link.strong else "-" for link in run]
    text = ""
    inside = "=".join(_split(nodes[0], nodes[1], layout))
    for node, after, sign in zip(nodes, nodes[1:], signs, strict=False):
        digits = _digits(after, layout)
        if after is nodes[-1]:
            digits = "=".join(reversed(_split(after, node, layout)))
        if after.cells == node.cells:
            inside += sign + digits
        else:
            text += f"{_node(step, node, inside)} {sign} "
            inside = digits
    text += _node(step, nodes[-1], inside)
    return f"{text} {signs[-1]} loop" if closes and not ends_in_itself else text


def _node(step: StepData, node: Group, digits: str) -> str:
    """A node of a chain: ``(35)r1c2``, ``(5)b3`` without a place, ``[cage of 15]``."""
    if node.rule is not None:
        return f"[{rule_name(step.layout.constraints[node.rule], step.layout)}]"
    if node.house is not None:
        return f"({digits}){houses_short([step.layout.houses[node.house]], step.layout)}"
    return f"({digits}){cells_text(node.cells, step.layout)}"


def _digits(node: Group, layout: Layout) -> str:
    return digits_text(node.digits, layout)


def _split(end: Group, beside: Group, layout: Layout) -> list[str]:
    """Digits of an end of a chain: where it has several, those that are not linked come apart."""
    linked = set(end.digits) & set(beside.digits)
    rest = set(end.digits) - linked
    parts = (rest, linked) if rest and linked else (end.digits,)
    return [digits_text(part, layout) for part in parts]


def _colour(step: StepData, role: str) -> str:
    """Candidates of a colour: ``(5)r8c9 (8)r7c9``."""
    layout = step.layout
    return " ".join(
        f"({_digits(group, layout)}){cells_text(group.cells, layout)}"
        for group in step.groups
        if group.role == role
    )


def _parts(step: StepData) -> str:
    """The groups of a step that is not a chain, each with its digits, its cells and its role."""
    layout = step.layout
    groups = [
        group
        for group in step.groups
        if group.house is None and group.role not in _NODES and group.role != "restricted_common"
    ]
    bases, covers = step.houses("base"), step.houses("cover")
    if groups and groups[0].role == "colour_a":
        return " = ".join(_colour(step, role) for role in ("colour_a", "colour_b"))
    texts = []
    spanned = any(group.role == "spanned" for group in groups)
    if step.rules() or spanned:
        names = [rule_name(rule, step.layout) for rule in step.rules()]
        names += ["hidden cage"] if spanned else []
        cells = {cell for group in groups if group.role == "rule_cell" for cell in group.cells}
        texts.append(f"{', '.join(names)} {cells_text(sorted(cells), layout)}".strip())
        named = {"rule_cell", "spanned"}
        groups = [group for group in groups if group.rule is None and group.role not in named]
    if bases and covers:
        digits = {digit for group in step.groups for digit in group.digits}
        shape = f"{houses_short(bases, layout)}\\{houses_short(covers, layout)}"
        texts.append(f"{digits_text(digits, layout)} {shape}")
        groups = [group for group in groups if group.role != "pattern"]
    for group in groups:
        short = _SHORT.get(group.role, "")
        shown = "" if bases and covers else digits_text(group.digits, layout)
        texts.append(" ".join(filter(None, [short, shown, cells_text(group.cells, layout)])))
    if covers and not bases:
        linked = [
            digits_text(group.digits, layout)
            + houses_short([step.layout.houses[group.house]], layout)
            for group in step.groups
            if group.role == "cover" and group.house is not None and group.digits
        ]
        texts += [f"links {' '.join(linked)}"] if linked else []
    common = {
        digit
        for group in step.groups
        if group.role == "restricted_common"
        for digit in group.digits
    }
    if common:
        texts.append(f"x {digits_text(common, layout)}")
    return (" " if bases and covers else ", ").join(texts)


def houses_short(houses: Sequence[House], layout: Layout) -> str:
    """Houses by the letters of their kinds and their numbers: ``r27b3``."""
    numbers: dict[str, list[int]] = {}
    for house in houses:
        numbers.setdefault(house.kind, []).append(house.index + 1)
    return "".join(f"{kind[0]}{digits_text(found, layout)}" for kind, found in numbers.items())
