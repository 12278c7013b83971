"""Almost locked sets, and what else looks at several cells with few digits."""

from nonet.logic.catalogue._technique import Technique

_FAMILY = "Almost locked sets"
_ALS = "An almost locked set is N cells of a house with N + 1 candidates between them. "

ALMOST_LOCKED = (
    Technique(
        "als_xz",
        "ALS-XZ",
        "an ALS-XZ",
        _FAMILY,
        ("Almost Locked Set XZ-Rule", "axz"),
        _ALS + "Two of them share a digit x that they cannot both hold, because all its cells in "
        "the one see all in the other. So one set lacks x and is locked, with any other digit z "
        "that both have: z can be removed from every cell that sees all its places in both. With "
        "two such digits x both sets are locked.",
    ),
    Technique(
        "als_xy_wing",
        "ALS-XY-Wing",
        "an ALS-XY-wing",
        _FAMILY,
        ("Almost Locked Set XY-Wing", "axy"),
        _ALS + "One of them shares a digit x with a second and a digit y with a third, and cannot "
        "hold either together with them. It lacks at most one of the two, so the second or the "
        "third is locked: a digit z of both can be removed from every cell that sees all its "
        "places there.",
    ),
    Technique(
        "als_chain",
        "ALS Chain",
        "an ALS chain",
        _FAMILY,
        ("Almost Locked Set Chain", "ach"),
        _ALS + "A chain of them, each sharing with the next a digit that they cannot both hold, a "
        "different one each time. The first or the last is locked: a digit of both can be removed "
        "from every cell that sees all its places there.",
    ),
    Technique(
        "death_blossom",
        "Death Blossom",
        "a death blossom",
        _FAMILY,
        ("db",),
        _ALS + "A cell, the stem, sees for each of its candidates an almost locked set, a petal, "
        "in all places of that digit. Whichever candidate is true, its petal loses the digit and "
        "is locked. A digit that all petals have can be removed from every cell that sees all its "
        "places.",
    ),
    Technique(
        "sue_de_coq",
        "Sue de Coq",
        "a Sue de Coq",
        _FAMILY,
        ("Two-Sector Disjoint Subsets", "sdc"),
        "Two or three cells where a line and a box overlap have two more digits than cells. Almost "
        "locked sets in the rest of the line and of the box, with no digit in common, take the "
        "rest. All cells together are locked, so the digits can be removed from the other cells of "
        "their houses.",
    ),
    Technique(
        "extended_sue_de_coq",
        "Extended Sue de Coq",
        "an extended Sue de Coq",
        _FAMILY,
        ("esdc",),
        "A Sue de Coq in which the sets in the line and in the box share digits. Each of these can "
        "be in both sets, so there are more cells. All cells together are locked, so a shared "
        "digit occurs once in each set, and can be removed from the overlap too.",
    ),
    Technique(
        "aligned_pair_exclusion",
        "Aligned Pair Exclusion",
        "an aligned pair exclusion",
        _FAMILY,
        ("APE",),
        "Two cells can take only certain pairs of digits: those that leave every other cell, and "
        "every almost locked set, that they see with enough candidates. A candidate that is in no "
        "such pair can be removed.",
    ),
    Technique(
        "aligned_triple_exclusion",
        "Aligned Triple Exclusion",
        "an aligned triple exclusion",
        _FAMILY,
        ("ATE",),
        "Three cells can take only certain triples of digits: those that leave every other cell "
        "that they see with a candidate. A candidate that is in no such triple can be removed.",
    ),
)
