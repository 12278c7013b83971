"""Forcing, templates, and the last resort."""

from nonet.logic.catalogue._technique import Technique

_FAMILY = "Forcing"
_NET = " Here an inference may need several others together, so that the chains make a net."

FORCING = (
    Technique(
        "nishio",
        "Nishio",
        "a nishio",
        _FAMILY,
        ("Nishio Forcing Chains",),
        "Assume that a digit is in a cell, and follow the places of that digit alone. Some house "
        "is left without a place for it, so the assumption is false.",
    ),
    Technique(
        "contradiction_forcing_chain",
        "Forcing Chain: Contradiction",
        "a forcing chain that ends in a contradiction",
        _FAMILY,
        ("Forcing Chain Contradiction", "fcc"),
        "Assume a candidate, and follow what it forces. Two chains lead to statements that cannot "
        "both be true, so the assumption is false.",
    ),
    Technique(
        "digit_forcing_chain",
        "Forcing Chain: Digit",
        "a digit forcing chain",
        _FAMILY,
        ("Double Forcing Chain", "Forcing Chain Verity"),
        "A candidate is true or false. Chains from either lead to the same statement, so it is "
        "true in any case.",
    ),
    Technique(
        "cell_forcing_chain",
        "Forcing Chain: Cell",
        "a cell forcing chain",
        _FAMILY,
        ("Cell Forcing Chains", "Multiple Forcing Chain"),
        "One of the candidates of a cell is true. Chains from each of them lead to the same "
        "statement, so it is true in any case.",
    ),
    Technique(
        "house_forcing_chain",
        "Forcing Chain: House",
        "a house forcing chain",
        _FAMILY,
        ("Region Forcing Chains", "Unit Forcing Chain"),
        "One of the places of a digit in a house is true. Chains from each of them lead to the "
        "same statement, so it is true in any case.",
    ),
    Technique(
        "contradiction_forcing_net",
        "Forcing Net: Contradiction",
        "a forcing net that ends in a contradiction",
        _FAMILY,
        ("Forcing Net Contradiction", "Dynamic Contradiction Forcing Chains", "fnc"),
        "Assume a candidate, and follow all that it forces. It leads to a contradiction, so the "
        "assumption is false." + _NET,
    ),
    Technique(
        "digit_forcing_net",
        "Forcing Net: Digit",
        "a digit forcing net",
        _FAMILY,
        ("Dynamic Double Forcing Chains", "Forcing Net Verity"),
        "A candidate is true or false, and either forces the same statement, so it is true in any "
        "case." + _NET,
    ),
    Technique(
        "cell_forcing_net",
        "Forcing Net: Cell",
        "a cell forcing net",
        _FAMILY,
        ("Dynamic Cell Forcing Chains",),
        "One of the candidates of a cell is true, and each of them forces the same statement, so "
        "it is true in any case." + _NET,
    ),
    Technique(
        "house_forcing_net",
        "Forcing Net: House",
        "a house forcing net",
        _FAMILY,
        ("Dynamic Region Forcing Chains",),
        "One of the places of a digit in a house is true, and each of them forces the same "
        "statement, so it is true in any case." + _NET,
    ),
    Technique(
        "nested_forcing_net",
        "Nested Forcing Net",
        "a nested forcing net",
        _FAMILY,
        ("Nested Forcing Chains", "Dynamic Forcing Chains Plus"),
        "A forcing net in which other techniques, such as locked candidates, pairs, fish and "
        "chains, count as inferences.",
    ),
    Technique(
        "template_set",
        "Template Set",
        "a template set",
        "Templates",
        ("ts",),
        "A template is one way to place a digit in all houses at once. A cell that all templates "
        "of a digit which are still possible have in common must hold it.",
    ),
    Technique(
        "template_delete",
        "Template Delete",
        "a template delete",
        "Templates",
        ("Pattern Overlay Method", "td"),
        "A template is one way to place a digit in all houses at once. A candidate that no "
        "template of its digit which is still possible has can be removed.",
    ),
    Technique(
        "brute_force",
        "Brute Force",
        "brute force",
        "Last resort",
        ("Trial and Error", "Bowman's Bingo", "bf"),
        "No technique at all: a digit of the solution, found by search.",
    ),
)
