"""Patterns of the hardest puzzles."""

from nonet.logic.catalogue._technique import Technique

_FAMILY = "Rare patterns"

RARE = (
    Technique(
        "fireworks_triple",
        "Fireworks Triple",
        "a fireworks triple",
        _FAMILY,
        ("Firework Triple",),
        "In a row and a column that cross in a box, a digit is a firework if outside the box it "
        "has one place at most in each. Then it is true in one of three cells: the crossing or one "
        "of these two. Three fireworks with the same three cells fill them, so their other "
        "candidates can be removed.",
    ),
    Technique(
        "fireworks_quadruple",
        "Fireworks Quadruple",
        "a fireworks quadruple",
        _FAMILY,
        ("Firework Quadruple",),
        "Four digits are fireworks in two pairs: two at one corner of a rectangle, two at the "
        "opposite one, with the same other corners. They fill the four corners, so these cells' "
        "other candidates can be removed.",
    ),
    Technique(
        "sk_loop",
        "SK-Loop",
        "an SK-loop",
        _FAMILY,
        ("Domino Loop", "Virus Pattern"),
        "Four boxes at the corners of a rectangle have a solved cell each, and round each of these "
        "two pairs of cells, eight in all. Each pair shares digits with the next along the ring, "
        "just enough to fill all sixteen cells. So these digits can be removed from the other "
        "cells of the houses that they link.",
    ),
    Technique(
        "multi_sector_locked_set",
        "Multi-Sector Locked Set",
        "a multi-sector locked set",
        _FAMILY,
        ("MSLS",),
        "A set of cells, and for each digit a few houses that hold all its places in these cells. "
        "There are exactly as many cells as digits counted with their houses, so each house gives "
        "its digit to one of the cells, and the digits can be removed from the rest of their "
        "houses.",
    ),
    Technique(
        "junior_exocet",
        "Junior Exocet",
        "a junior exocet",
        _FAMILY,
        ("JE",),
        "Two base cells in a box and a line have three or four candidates between them. Outside, "
        "each of these digits is confined in three cross lines so that whichever two the base "
        "cells take, two target cells must take as well. Candidates of the targets that the base "
        "does not have can be removed.",
    ),
    Technique(
        "senior_exocet",
        "Senior Exocet",
        "a senior exocet",
        _FAMILY,
        ("SE exocet",),
        "An exocet in which a target cell lies on a cross line itself, outside the chute of the "
        "base cells. The digits of the base cells must be those of the targets, so whatever else "
        "the targets have can be removed.",
    ),
    Technique(
        "tridagon",
        "Tridagon",
        "a tridagon",
        _FAMILY,
        ("Thor's Hammer", "Trivalue Oddagon"),
        "Three digits cannot fill twelve cells, three in each of four boxes at the corners of a "
        "rectangle, of which an odd number of boxes go askew. So one of the other candidates in "
        "these cells, the guardians, is true. If there is only one, it is true; what all of them "
        "see can be removed.",
    ),
    Technique(
        "bivalue_oddagon",
        "Bivalue Oddagon",
        "a bivalue oddagon",
        _FAMILY,
        ("Broken Wing",),
        "A ring of an odd number of cells, each of which sees the next, cannot be filled with two "
        "digits. So one of the other candidates in these cells, the guardians, is true. If there "
        "is only one, it is true; what all of them see can be removed.",
    ),
)
