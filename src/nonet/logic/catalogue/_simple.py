"""Singles, locked candidates and subsets."""

from nonet.logic.catalogue._technique import Technique

SIMPLE = (
    Technique(
        "full_house",
        "Full House",
        "a full house",
        "Singles",
        ("Last Digit", "Last Value", "fh"),
        "A house has only one empty cell. The digit that the house still lacks goes there.",
    ),
    Technique(
        "naked_single",
        "Naked Single",
        "a naked single",
        "Singles",
        ("Sole Candidate", "Forced Digit", "n1"),
        "A cell has only one candidate left, because all other digits are already in its houses or "
        "were eliminated. That digit goes into the cell.",
    ),
    Technique(
        "hidden_single",
        "Hidden Single",
        "a hidden single",
        "Singles",
        ("Unique Candidate", "Pinned Digit", "h1"),
        "A digit has only one place left in a house. It goes there, whatever other candidates the "
        "cell has.",
    ),
    Technique(
        "pointing",
        "Locked Candidates: Pointing",
        "locked candidates (pointing)",
        "Locked candidates",
        ("Locked Candidates Type 1", "Pointing Pair", "Pointing Triple", "lc1"),
        "All places of a digit in a box lie in one line as well. One of them takes the digit, so "
        "the digit can be removed from the rest of the line. In a jigsaw the box is a region, and "
        "any two houses that overlap can play the two parts.",
    ),
    Technique(
        "claiming",
        "Locked Candidates: Claiming",
        "locked candidates (claiming)",
        "Locked candidates",
        ("Locked Candidates Type 2", "Box/Line Reduction", "lc2"),
        "All places of a digit in a line lie in one box as well. One of them takes the digit, so "
        "the digit can be removed from the rest of the box.",
    ),
    Technique(
        "locked_pair",
        "Locked Pair",
        "a locked pair",
        "Subsets",
        ("l2",),
        "A naked pair whose two cells lie in a box and in a line at once. Its digits can be "
        "removed from the rest of both.",
    ),
    Technique(
        "locked_triple",
        "Locked Triple",
        "a locked triple",
        "Subsets",
        ("l3",),
        "A naked triple whose three cells lie in a box and in a line at once. Its digits can be "
        "removed from the rest of both.",
    ),
    Technique(
        "naked_pair",
        "Naked Pair",
        "a naked pair",
        "Subsets",
        ("Conjugate Pair", "Naked Twins", "n2"),
        "Two cells of a house have the same two candidates and no others. Each takes one of them, "
        "so both digits can be removed from every other cell that sees the two.",
    ),
    Technique(
        "naked_triple",
        "Naked Triple",
        "a naked triple",
        "Subsets",
        ("Naked Triplet", "n3"),
        "Three cells of a house have only three digits as candidates between them; no cell needs "
        "all three. These digits must fill the cells, so they can be removed from every other cell "
        "that sees the three.",
    ),
    Technique(
        "naked_quadruple",
        "Naked Quadruple",
        "a naked quadruple",
        "Subsets",
        ("Naked Quad", "n4"),
        "Four cells of a house have only four digits as candidates between them. These digits must "
        "fill the cells, so they can be removed from every other cell that sees the four.",
    ),
    Technique(
        "hidden_pair",
        "Hidden Pair",
        "a hidden pair",
        "Subsets",
        ("Hidden Twins", "h2"),
        "Two digits have the same two places in a house and no others. They fill these cells, so "
        "all other candidates of the two cells can be removed.",
    ),
    Technique(
        "hidden_triple",
        "Hidden Triple",
        "a hidden triple",
        "Subsets",
        ("Hidden Triplet", "h3"),
        "Three digits have only three places in a house between them. They fill these cells, so "
        "all other candidates of the three cells can be removed.",
    ),
    Technique(
        "hidden_quadruple",
        "Hidden Quadruple",
        "a hidden quadruple",
        "Subsets",
        ("Hidden Quad", "h4"),
        "Four digits have only four places in a house between them. They fill these cells, so all "
        "other candidates of the four cells can be removed.",
    ),
)
