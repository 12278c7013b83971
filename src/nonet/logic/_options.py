"""Variants of techniques on which players differ."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from nonet._json_form import JsonForm


@dataclass(frozen=True, slots=True, kw_only=True)
class TechniqueOptions(JsonForm):
    """Variants of techniques on which players differ; the defaults suit a walkthrough.

    Attributes
    ----------
    uniqueness
        Whether to use techniques that assume a unique solution. Even so, they are used only where
        the givens are known to have exactly one.
    duals
        Join two kites, or two empty rectangles, in one step.
    siamese
        Join two fish with the same base in one step, in addition to the single fish.
    two_cell_empty_rectangle
        The box of an empty rectangle may hold only two candidates of the digit.
    incomplete_rectangle
        A cell with extra candidates may lack one digit of a unique rectangle.
    als_nodes
        Almost locked sets may be nodes of grouped chains.
    als_overlap
        Almost locked sets of one step may share cells; in a chain, sets that follow each other.
    als_chain_both_ways
        A chain of almost locked sets may go back in the order of houses and cells.
    chain_length
        Most links of X-chains, XY-chains and remote pairs.
    als_chain_length
        Most sets of a chain of almost locked sets.
    fins, endo_fins
        Most fins of a fish, and most of them that lie in two base houses.
    """

    json_name: ClassVar[str] = "technique options"

    uniqueness: bool = True
    duals: bool = False
    siamese: bool = False
    two_cell_empty_rectangle: bool = False
    incomplete_rectangle: bool = True
    als_nodes: bool = False
    als_overlap: bool = False
    als_chain_both_ways: bool = False
    chain_length: int = 20
    als_chain_length: int = 6
    fins: int = 5
    endo_fins: int = 2
