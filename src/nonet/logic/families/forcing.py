"""Forcing chains and nets."""

from __future__ import annotations

from collections.abc import Iterator

from nonet.logic.families.argument import Argument, Parts, Where
from nonet.logic.families.family import CatalogueEntry, Family
from nonet.logic.families.net import Net
from nonet.logic.families.rule_chain import RuleChain, contradiction_by_rules


def _forcing(parts: Parts) -> Argument:
    """From one assumption to a contradiction, or from every possibility to the same conclusion."""
    net = Net(parts)
    end = parts.say("same-everywhere" if net.has_cases else "contradiction")
    return Argument(
        _start(parts), _look(parts), parts.text(*_cases(parts), *net.sentences(), end), net
    )


def _rule_forks(parts: Parts) -> Argument:
    return rule_forks(parts, _start(parts))


def rule_forks(parts: Parts, where: Where) -> Argument:
    """From every possibility to the same conclusion by way of rules."""
    chain = RuleChain(parts, forks=True)
    return Argument(
        where,
        _look(parts),
        parts.text(*_cases(parts), *dict.fromkeys(chain.sentences()), parts.say("same-everywhere")),
        chain,
    )


def _start(parts: Parts) -> Where:
    houses = parts.houses("house")
    return parts.where("with-start", houses or parts.house_of(parts.of_role("assumption")[:1]))


def _look(parts: Parts) -> str:
    houses, cells = parts.houses("house"), parts.cells("assumption")
    return parts.say("cells-in-house", cells=cells, house=houses) if houses else str(cells)


def _cases(parts: Parts) -> Iterator[str]:
    """The possibilities of which one is true: candidates of a cell, or places in a house."""
    groups = parts.groups("assumption")
    digits, cells = parts.digits("assumption"), parts.cells("assumption")
    if parts.houses("house"):
        yield parts.say("cases-house", digits=digits, cells=cells, house=parts.houses("house"))
    elif digits.count > 1 and len(groups) == digits.count:
        yield parts.say("cases-cell", cell=cells, digits=digits)


FORCING = Family(
    "Forcing",
    "forcing",
    (
        CatalogueEntry(
            "nishio",
            "Nishio",
            ("Nishio Forcing Chains",),
            _forcing,
        ),
        CatalogueEntry(
            "contradiction_forcing_chain",
            "Forcing Chain: Contradiction",
            ("Forcing Chain Contradiction", "fcc"),
            _forcing,
        ),
        CatalogueEntry(
            "digit_forcing_chain",
            "Forcing Chain: Digit",
            ("Double Forcing Chain", "Forcing Chain Verity"),
            _forcing,
        ),
        CatalogueEntry(
            "cell_forcing_chain",
            "Forcing Chain: Cell",
            ("Cell Forcing Chains", "Multiple Forcing Chain"),
            _forcing,
        ),
        CatalogueEntry(
            "house_forcing_chain",
            "Forcing Chain: House",
            ("Region Forcing Chains", "Unit Forcing Chain"),
            _forcing,
        ),
        CatalogueEntry(
            "contradiction_forcing_net",
            "Forcing Net: Contradiction",
            (
                "Forcing Net Contradiction",
                "Dynamic Contradiction Forcing Chains",
                "Bowman's Bingo",
                "fnc",
            ),
            _forcing,
        ),
        CatalogueEntry(
            "digit_forcing_net",
            "Forcing Net: Digit",
            ("Dynamic Double Forcing Chains", "Forcing Net Verity"),
            _forcing,
        ),
        CatalogueEntry(
            "cell_forcing_net", "Forcing Net: Cell", ("Dynamic Cell Forcing Chains",), _forcing
        ),
        CatalogueEntry(
            "house_forcing_net", "Forcing Net: House", ("Dynamic Region Forcing Chains",), _forcing
        ),
        CatalogueEntry(
            "rule_forcing_chain",
            "Rule Forcing Chain",
            (),
            contradiction_by_rules,
        ),
        CatalogueEntry(
            "rule_forcing_cell",
            "Rule Forcing Chain: Cell",
            (),
            _rule_forks,
        ),
        CatalogueEntry(
            "rule_forcing_house",
            "Rule Forcing Chain: House",
            (),
            _rule_forks,
        ),
        CatalogueEntry(
            "rule_forcing_net",
            "Rule Forcing Net",
            (),
            contradiction_by_rules,
        ),
        CatalogueEntry(
            "nested_forcing_net",
            "Nested Forcing Net",
            ("Nested Forcing Chains", "Dynamic Forcing Chains Plus"),
            _forcing,
        ),
    ),
)
