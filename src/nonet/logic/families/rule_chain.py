"""Chains through rules in words: what follows from what, and by which rule."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from nonet.logic._step_data import Group, Link
from nonet.logic.families.argument import Argument
from nonet.logic.families.long_argument import LongArgument
from nonet.logic.families.net import following, together
from nonet.logic.families.parts import Parts, Use


def contradiction_by_rules(parts: Parts) -> Argument:
    """From an assumption to a contradiction by way of rules."""
    start, *_ = parts.groups("assumption")
    chain = RuleChain(parts)
    return Argument(
        parts.where("with-start", parts.house_of(start.cells)),
        str(parts.named(start.cells)),
        parts.text(*chain.sentences(), parts.say("contradiction")),
        chain,
    )


class RuleChain(LongArgument[list[int]]):
    """The argument of a step that leads from an assumption to a contradiction.

    With `forks` from several to the same conclusion, which is the last group.
    """

    def __init__(self, parts: Parts, *, forks: bool = False) -> None:
        self._forks = forks
        self._groups = parts.step.groups
        self._before: dict[int, list[int]] = {}
        for link in parts.step.links:
            self._before.setdefault(link.end, []).append(link.start)
        super().__init__(parts, [*self._inferences()])

    def _links_of(self, inference: list[int]) -> Iterator[Link]:
        """The links of an inference, those to its rule among them."""
        ends = {*inference}
        ends |= {
            before for end in ends for before in self._before.get(end, []) if self._is_rule(before)
        }
        return (link for link in self._parts.step.links if link.end in ends)

    def _is_rule(self, number: int) -> bool:
        return self._groups[number].role == "rule"

    def _runs(self, inferences: Iterable[list[int]]) -> Iterator[str]:
        run: list[str] = []
        last: list[int] = []
        for results in inferences:
            source, rule, premises = self._source(results[0])
            is_inner = source is not None and source.role == "conclusion"
            is_assumption = self._groups[results[0]].role == "assumption"
            if is_inner or is_assumption or not run or not {*premises} <= {*last}:
                yield from self._joined(run)
                run = []
            if is_assumption:
                if results[0] and not self._forks:
                    node = self._node(self._groups[results[0]], "that")
                    yield self._parts.say("assume-also", node=node)
            elif is_inner:
                node = self._node(self._groups[results[0]], "that")
                yield self._parts.say("inner-contradiction", node=node)
            else:
                needed = [*self._needed(premises, results[0], rule)]
                if not run and needed:
                    run = [self._listed(needed, "if")]
                given = (self._groups[number] for number in results)
                run.append(self._listed(given, "then" if run else "that", rule))
            last = results
        yield from self._joined(run)

    def _inferences(self) -> Iterator[list[int]]:
        """Groups that one inference gives together, in the order of the argument."""
        found: list[int] = []
        for number, group in enumerate(self._groups):
            if group.role in {"rule", "house"}:
                continue
            if self._forks and group.role == "conclusion":
                continue
            source = self._source(number)[0]
            if found and (source is None or source is not self._source(found[0])[0]):
                yield found
                found = []
            found.append(number)
        yield found

    def _source(self, number: int) -> tuple[Group | None, Group | None, list[int]]:
        """The rule or contradiction that gives a group, the rule, and what it follows from."""
        before = self._before.get(number, [])
        if len(before) == 1:
            source = self._groups[before[0]]
            if source.role == "rule":
                return source, source, self._before.get(before[0], [])
            if source.role == "conclusion":
                return source, None, []
        return None, None, before

    def _needed(self, premises: Iterable[int], result: int, rule: Group | None) -> Iterator[Group]:
        """The premises, where no rule is needed without candidates that have no part in it."""
        layout = self._parts.step.layout
        given = self._groups[result]
        around: set[int] = set()
        if given.house is not None:
            around = {*layout.houses[given.house].cells}
        elif given.role == "on":
            cells = [own for own in given.cells if own < layout.cell_count]
            around = {cell for own in cells for cell in layout.peers[own]}
        is_plain = rule is None and given.rule is None and given.role != "off"
        for number in premises:
            group = self._groups[number]
            if not is_plain or group.role != "off":
                yield group
                continue
            for cell in group.cells:
                digits = group.digits
                if cell not in given.cells:
                    digits = given.digits if cell in around and {*given.digits} <= {*digits} else ()
                if digits:
                    yield Group("off", digits, (cell,), None)

    def _listed(self, groups: Iterable[Group], use: Use, rule: Group | None = None) -> str:
        """Several groups together, in one clause; candidates of a cell are named together."""
        nodes = [
            self._node(group, use if place == 0 else following(use))
            for place, group in enumerate(_merged(groups))
        ]
        text = self._parts.clause(nodes)
        if rule is None:
            return text
        return self._parts.say("by-rule", node=text, rule=self._parts.origins([rule]))

    def _node(self, group: Group, use: Use) -> str:
        return self._parts.node(group, use, true=group.role in {"on", "assumption"})


def _merged(groups: Iterable[Group]) -> Iterator[Group]:
    """The groups, in which what is false in a cell, or of a digit, is one group."""
    listed = [*groups]
    yield from (group for group in listed if group.role != "off")
    yield from together(group for group in listed if group.role == "off")
