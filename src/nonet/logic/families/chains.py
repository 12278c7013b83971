"""Chains of strong and weak links."""

from __future__ import annotations

from collections.abc import Sequence

from nonet.logic._notation import paths
from nonet.logic._step_data import Link
from nonet.logic.families.argument import Argument, Parts, Where
from nonet.logic.families.family import CatalogueEntry, Family
from nonet.logic.families.rule_chain import contradiction_by_rules


def chain(parts: Parts) -> Argument:
    """Chains from a start to an end, or round to the start again."""
    groups, found = parts.step.groups, paths(parts.step.links)
    first, last = groups[found[0][0].start], groups[found[0][-1].end]
    digits = parts.listing(sorted({digit for group in groups for digit in group.digits}))
    if digits.count == 1:
        where = Where(parts.say("of-digit", digits=digits))
    else:
        where = parts.where("near", parts.house_of(first.cells))
    start, end = parts.named(first.cells), parts.named(last.cells)
    if found[0][0].start == found[0][-1].end:
        look = parts.say("loop-through", start=start)
    else:
        look = parts.say("chain-between", start=start, end=end)
    why = [sentence for path in found for sentence in _whole(parts, path)]
    return Argument(where, look, parts.text(*why), result=_proved(parts, found))


def _whole(parts: Parts, path: Sequence[Link]) -> list[str]:
    """A chain in words, and what it proves."""
    groups = parts.step.groups
    text = chain_text(parts, path)
    if path[0].start == path[-1].end:
        if path[0].strong == path[-1].strong:
            return [text]
        excluding = [group.rule for group in parts.groups("cover") if group.rule is not None]
        by = [parts.say("ring-by-rule", rules=parts.named_rules(excluding))] if excluding else []
        return [text, parts.say("ring"), *by]
    if not path[0].strong:
        return [text]
    ends = (groups[path[0].start], groups[path[-1].end])
    one, other = (parts.node(end, "that", true=True) for end in ends)
    return [text, parts.say("either", first=one, last=other)]


def _proved(parts: Parts, found: Sequence[Sequence[Link]]) -> str:
    """The candidate that a loop proves, where nothing else follows."""
    [path, *others] = found
    node = parts.step.groups[path[0].start]
    if others or path[0].start != path[-1].end or not (path[0].strong and path[-1].strong):
        return ""
    is_one = len(node.cells) == len(node.digits) == 1
    if not is_one or any(cell != node.cells[0] for cell, _ in parts.step.eliminations):
        return ""
    return parts.say("placed", cell=parts.named(node.cells), digit=node.digits[0])


def chain_text(parts: Parts, path: Sequence[Link]) -> str:
    """A chain in words: *if r1c2 is not 5, then r1c8 is 5, then …*."""
    groups = parts.step.groups
    nodes = [parts.node(groups[path[0].start], "if", true=not path[0].strong)]
    for link in path:
        node = parts.node(groups[link.end], "then", true=link.strong)
        rule = parts.rule_of_link(link)
        nodes.append(node if rule is None else parts.say("by-rule", node=node, rule=rule))
    return parts.say("chain", nodes=parts.say("pause").join(nodes))


def _remote_pair(parts: Parts) -> Argument:
    digits = parts.all_digits()
    cells = [cell for group in parts.step.groups for cell in group.cells]
    order = list(dict.fromkeys(cells))
    named = parts.say("comma").join(str(parts.named([cell])) for cell in order)
    ends = parts.named([order[0], order[-1]])
    first, second = sorted({digit for group in parts.step.groups for digit in group.digits})
    return Argument(
        Where(parts.say("of-digits", digits=digits)),
        named,
        parts.say(
            "why-remote-pair", cells=named, digits=digits, ends=ends, first=first, second=second
        ),
    )


CHAINS = Family(
    "Chains",
    "chains",
    (
        CatalogueEntry("remote_pair", "Remote Pair", ("rp",), _remote_pair),
        CatalogueEntry("x_chain", "X-Chain", ("Forcing X-Chain", "x"), chain),
        CatalogueEntry("xy_chain", "XY-Chain", ("Double Implication Chain", "xyc"), chain),
        CatalogueEntry(
            "continuous_nice_loop",
            "Continuous Nice Loop",
            ("Bidirectional Cycle", "AIC Ring", "cnl"),
            chain,
        ),
        CatalogueEntry(
            "discontinuous_nice_loop",
            "Discontinuous Nice Loop",
            ("Forcing Chain Loop", "dnl"),
            chain,
        ),
        CatalogueEntry("aic", "AIC", ("Alternating Inference Chain",), chain),
        CatalogueEntry(
            "grouped_continuous_nice_loop",
            "Grouped Continuous Nice Loop",
            ("Grouped AIC Ring", "gcnl"),
            chain,
        ),
        CatalogueEntry(
            "grouped_discontinuous_nice_loop", "Grouped Discontinuous Nice Loop", ("gdnl",), chain
        ),
        CatalogueEntry(
            "grouped_aic", "Grouped AIC", ("Grouped Alternating Inference Chain",), chain
        ),
        CatalogueEntry(
            "rule_chain",
            "Rule Chain",
            (),
            contradiction_by_rules,
        ),
    ),
)
