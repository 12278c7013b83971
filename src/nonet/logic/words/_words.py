"""The texts of a language: one field for each sentence, so that none can be missing."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from nonet.logic.words._technique_text import TechniqueText


# Not frozen, compared or printed: generating those methods for all fields costs 10 ms at import.
@dataclass(slots=True, kw_only=True, eq=False, repr=False)
class Words:
    """All texts of a language about steps, hints and grades.

    Sentences name their values in braces, with the form of a value after a colon (see `_values`).
    A sentence has the same names in all languages, in any order. Sentences begin with a lower-case
    letter where the language has one, since they may follow a colon.
    """

    # How lists and sentences are joined.
    comma: str
    """Between things of a list."""
    pause: str
    """Between parts of a sentence, such as the nodes of a chain."""
    semicolon: str
    gap: str
    """Between sentences."""
    lasts: Mapping[str, str]
    """Before the last of several things, by form: ``""`` is and, ``"or"``, ``"nor"``."""
    numbers: tuple[str, ...]
    """Small numbers from 0, in the form used before a noun."""
    houses: Callable[[Mapping[str, Sequence[int]], str], str]
    """Names of houses from their kinds and numbers, in a form."""
    capital_after_colon: bool
    levels: Mapping[str, str]
    families: Mapping[str, str]
    techniques: Mapping[str, TechniqueText]
    """By name; empty in English, whose texts are in the catalogue itself."""

    # The three depths, and what follows from a step.
    nudge: str
    point: str
    show: str
    is_placed: str
    can_go: str

    # Where to look: completes `nudge`.
    in_house: str
    in_grid: str
    with_pivot: str
    with_base: str
    with_start: str
    between_ends: str
    near: str
    of_digit: str
    of_digits: str

    # What to look at: completes `point`.
    cells_in_house: str
    cells_in_both: str
    seeing: str
    ends_and_links: str
    digit_in_houses: str
    loop_through: str
    chain_between: str
    cells_with: str
    with_targets: str

    # Singles, locked candidates, subsets, wings.
    full_house: str
    naked_single: str
    hidden_single: str
    locked_candidates: str
    naked_subset: str
    hidden_subset: str
    xy_wing: str
    xy_branch: str
    xyz_wing: str
    large_wing: str
    w_wing: str

    # Fish: the places, then what they use up.
    fish: str
    fish_but_fins: str
    fish_but_endo_fins: str
    fish_but_some_endo_fins: str
    fish_uses: str
    fish_uses_unless: str
    kraken: str

    # Chains: what a node says as a condition, as what follows from it, and by itself.
    if_cell: str
    then_cell: str
    that_cell: str
    if_digit: str
    then_digit: str
    that_digit: str
    chain: str
    """A sentence of the nodes one after the other."""
    either: str
    ring: str
    any_case: str
    remote_pair: str
    contradiction: str
    same_everywhere: str

    # Colouring.
    colours: str
    colour: str
    digits_in_cells: str
    colours_trap: str
    colours_wrap: str
    colours_across: str
    colours_twice: str
    medusa_trap: str
    medusa_wrap: str

    # Uniqueness.
    two_ways: str
    extra_is_true: str
    roof_differs: str
    grave: str
    locked_with: str
    no_other_place: str

    # Almost locked sets.
    set_is: str
    petal: str
    not_both: str
    all_locked: str
    one_locked: str
    sue_de_coq: str
    sue_de_coq_sharing: str
    cells_of_digits: str
    exclusion: str

    # Rare patterns, and what is left.
    fireworks: str
    multi_sector: str
    sector: str
    exocet: str
    guardians: str
    guardian: str
    templates_all: str
    templates_none: str
    brute_force: str
    sentence: str
    """Makes a sentence of its parts."""

    # Hints without a step.
    is_solved: str
    nothing_found: str
    two_equal: str
    givens_unsolvable: str
    digits_unsolvable: str
    marks_unsolvable: str
    wrong_digit: str
    no_candidate: str
    missing_candidate: str
    nudge_equal: str
    nudge_digit: str
    nudge_mark: str

    # Walkthroughs, and a page of the catalogue.
    walked: str
    walked_in_part: str
    graded: str
    not_graded: str
    also_called: str
    example: str

    def listed(self, things: Sequence[str], form: str = "") -> str:
        """Things in a sentence: ``a, b and c``."""
        if len(things) < 2:
            return "".join(things)
        return f"{self.comma.join(things[:-1])}{self.lasts[form]}{things[-1]}"

    def in_words(self, number: int) -> str:
        """A small number in words, a large one in digits."""
        return self.numbers[number] if number < len(self.numbers) else str(number)
