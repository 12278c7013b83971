"""Forcing chains and nets."""

from __future__ import annotations

from nonet.logic._notation import shortened_paths
from nonet.logic._shortening import LONG
from nonet.logic.families.argument import Argument, Parts
from nonet.logic.families.chains import chain_text
from nonet.logic.families.family import CatalogueEntry, Family, Place
from nonet.logic.families.rule_chain import RuleChain, contradiction_by_rules


def _forcing(parts: Parts) -> Argument:
    """From one assumption to a contradiction, or from every possibility to the same conclusion."""
    starts = parts.groups("assumption")
    links = parts.step.links
    first, left_out, last = shortened_paths(links, len(links) if parts.whole else LONG)
    sentences = [chain_text(parts, path) for path in first]
    if left_out:
        sentences.append(parts.say("left-out", count=left_out))
        sentences += [chain_text(parts, path) for path in last]
    houses, cells = parts.houses("house"), parts.cells("assumption")
    end = parts.say("contradiction" if len(starts) == 1 else "same-everywhere")
    return Argument(
        parts.where("with-start", houses or parts.house_of(parts.of_role("assumption"))),
        parts.say("cells-in-house", cells=cells, house=houses) if houses else str(cells),
        parts.text(*sentences, end),
        frozenset(link for path in [*first, *last] for link in path) if left_out else None,
    )


def _rule_forks(parts: Parts) -> Argument:
    """From every possibility to the same conclusion by way of rules."""
    houses, cells = parts.houses("house"), parts.cells("assumption")
    chain = RuleChain(parts, forks=True)
    return Argument(
        parts.where("with-start", houses or parts.house_of(parts.of_role("assumption"))),
        parts.say("cells-in-house", cells=cells, house=houses) if houses else str(cells),
        parts.text(*chain.sentences(), parts.say("same-everywhere")),
        chain.named_links(),
    )


FORCING = Family(
    "Forcing",
    "forcing",
    (
        CatalogueEntry(
            "nishio",
            "Nishio",
            ("Nishio Forcing Chains",),
            _forcing,
            place=Place("kraken_fish", "Extreme", 500),
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
            ("Forcing Net Contradiction", "Dynamic Contradiction Forcing Chains", "fnc"),
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
            place=Place("rule_chain", "Extreme", 400, enabled=True),
        ),
        CatalogueEntry(
            "rule_forcing_cell",
            "Rule Forcing Chain: Cell",
            (),
            _rule_forks,
            place=Place("rule_forcing_chain", "Extreme", 500, enabled=True),
        ),
        CatalogueEntry(
            "rule_forcing_house",
            "Rule Forcing Chain: House",
            (),
            _rule_forks,
            place=Place("rule_forcing_cell", "Extreme", 500, enabled=True),
        ),
        CatalogueEntry(
            "rule_forcing_net",
            "Rule Forcing Net",
            (),
            contradiction_by_rules,
            place=Place("rule_forcing_house", "Extreme", 1000, enabled=True),
        ),
        CatalogueEntry(
            "nested_forcing_net",
            "Nested Forcing Net",
            ("Nested Forcing Chains", "Dynamic Forcing Chains Plus"),
            _forcing,
            place=Place("forcing_net", "Extreme", 1000),
        ),
    ),
)
