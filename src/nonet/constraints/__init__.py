"""The rules of variant sudoku: cages, thermometers, arrows, dots and all others, one file a rule.

A rule is an object that is given to a layout, ``Layout.of_size(9, constraints=[Cage("r1c1-3",
total=15)])``. Cells are named in a text, one by one or as ranges (``"r1c1-4 r2-3c5"``), or listed,
each by its name, its row and column from 0 or its index from 0: ``["r1c1", (0, 1), 2]``. Two
numbers without brackets round them are two cells, by their indices. Rules whose cells are the same
are equal, however these were written. Each class is loaded on first use.

| file                    | purpose                                                              |
|-------------------------|----------------------------------------------------------------------|
| board_kinds.py          | kinds of puzzle with roles or other digits, for the generator        |
| registry.py             | all rules by name; loads a rule when it is needed                    |
| _row.py                 | a rule before its class is loaded                                    |
| words.py                | the words by which people look for rules, with errors of typing      |
| naming.py               | the rules that a word names, and a ranked search                     |
| _rules_table.py         | where each rule is, and what other programs call it                  |
| _lines_table.py         | the same of most lines, whose rows come first                        |
| _kinds_table.py         | kinds of puzzle that players know by name, as lines of rules         |
| _other_table.py         | the same of rules that few programs have a tool for                  |
| _roles.py               | layers of roles, and the houses that roles speak of                  |
| _layers_table.py        | the same of rules that need layers                                   |
| _named_table.py         | the same of rules that setters know by a name of their own           |
| played.py               | the roles of cells that players mark, and the layers of each kind    |
| _role_kinds_table.py    | kinds of roles, such as doublers                                     |
| _tools_table.py         | what is no rule, but looked for among them: where it is              |
| checks.py               | whether digits of a grid, or of a line from its start, obey rules    |
| fields.py               | the JSON form of a layout                                            |
| neutral.py              | a puzzle in the neutral form of variant puzzles                      |
| shorthand.py            | rules as people type them                                            |
| all_different.py        | cells without a repeat: an extra region where there are N of them    |
| all_given.py            | all dots, all X and V, all marks of a kind are given                 |
| allowed_digits.py       | a cell that holds one of a few digits                                |
| anti_chess.py           | cells a knight's or king's move apart, or digit steps apart          |
| arithmetic_line.py      | lines whose digits are an arithmetic sequence                        |
| arrow.py                | arrows and double arrows: totals on a line and in its circles        |
| ascending_starters.py   | the total of the digits that rise from the clue on                   |
| average_arrow.py        | arrows whose circle has the average                                  |
| battenburg.py           | four cells round a corner that are odd and even by turns             |
| battlefield.py          | battlefields: the total of an overlap or a gap                       |
| before_nine.py          | the total of the digits before the largest                           |
| between_line.py         | between lines: digits between those in the circles at the ends       |
| bounded_cage.py         | cages whose total has bounds                                         |
| cage.py                 | cages of a killer sudoku                                             |
| clone.py                | clones: groups of cells with the same digits in the same places      |
| combined.py             | rules made of rules: any, all or a number of them, or not one        |
| conditional.py          | a rule that holds where another one does                             |
| count_distinct.py       | a cell that counts the different digits of others                    |
| count_repeats.py        | groups in which digits are repeated a number of times                |
| counting_circles.py     | counting circles                                                     |
| crust_sandwich.py       | sandwiches with other crusts                                         |
| diagonal.py             | one long diagonal: half of an X-sudoku                               |
| dots.py                 | dots of a Kropki sudoku: a difference or a ratio of two digits       |
| dutch_flatmates.py      | Dutch flatmates: 5s live above a 9 or below a 1                      |
| entropic_line.py        | entropic lines: low, middle and high digits by turns                 |
| equal_cages.py          | cages that share one unknown total                                   |
| equality_cage.py        | equality cages: as many odd digits as even, and as many low as high  |
| fibonacci_line.py       | Fibonacci lines: each digit is the sum of the two before             |
| frame_sum.py            | frames: the total of the first cells                                 |
| full_rank.py            | full rank: the place of a line among all lines, read as numbers      |
| global_entropy.py       | classes of digits in every 2×2 square                                |
| greater_than.py         | an inequality between two cells                                      |
| index_cells.py          | cells that say where in a row, column or box a digit is              |
| kinds.py                | lines that each obey one of several kinds of rules                   |
| little_killer.py        | little killers: totals along diagonals                               |
| lockout_line.py         | lockout lines: digits outside of those in the diamonds at the ends   |
| lunchbox.py             | lunchboxes: the total between the smallest and the largest digit     |
| minimum_maximum.py      | cells below or above all their neighbours                            |
| multi_sum_cage.py       | cages with several totals, of which one is right                     |
| modular_line.py         | modular lines: different remainders                                  |
| nabner.py               | nabner lines: renbans backwards                                      |
| negative.py             | relations that no neighbours have                                    |
| next_to_nine.py         | the digits beside the largest                                        |
| number_cage.py          | cages whose digits in reading order are a multiple of a number       |
| numbered_room.py        | numbered rooms: the cell that the first one points to                |
| outside_digits.py       | outside sudoku: digits that are in the first cells                   |
| own_rules.py            | the title, text and drawing of rules, and rules made of rules        |
| pair_relation.py        | cells whose digits have a relation, next to each other or any two    |
| pair_table.py           | any rule of two cells: the list of what they may hold                |
| palindrome.py           | palindromes                                                          |
| parity.py               | odd and even: cells of one parity, and lines on which they alternate |
| product_arrow.py        | product arrows                                                       |
| product_line.py         | lines whose digits multiply to a number                              |
| quadruple.py            | how often digits are in some cells                                   |
| range_line.py           | lines with the range of their digits                                 |
| regex.py                | lines whose digits match a regular expression                        |
| region_sum_line.py      | region sum lines                                                     |
| rellik_cage.py          | rellik cages: killer cages backwards                                 |
| remainders.py           | sums and products of groups modulo a number                          |
| renban.py               | renban lines                                                         |
| replicate.py            | one relation for all pairs of cells that are a move apart            |
| rossini.py              | Rossini: arrows along which the first digits rise                    |
| same_difference_line.py | lines whose neighbours all differ by one number                      |
| same_digits.py          | groups of cells with the same digits, in any order                   |
| same_set.py             | the same digits in all rows, columns and regions                     |
| sandwich.py             | sandwiches: the total between 1 and N                                |
| seen_parity.py          | cells that count the odd or even digits that they see                |
| shared_total.py         | rules that share one unknown total                                   |
| skyscraper.py           | skyscrapers: digits as heights of buildings, seen from the clue      |
| state_machine.py        | lines whose digits a state machine of one's own accepts              |
| strokes.py              | lines of one stroke or several, open or closed                       |
| sum.py                  | totals of cells that may repeat digits                               |
| sum_line.py             | sum lines: runs of one total                                         |
| roles.py                | cells with a role, such as doublers: as many in each house           |
| indexers.py             | cells with a role that say where another cell of their house is      |
| second_digits.py        | cells with two digits: houses of more digits than cells              |
| values.py               | what a digit counts as, by the role of its cell                      |
| tally_line.py           | lines with a running total or count                                  |
| sum_skyscraper.py       | sum skyscrapers: the total of what is seen                           |
| sunburn.py              | cells that count the smaller digits around them                      |
| thermometer.py          | thermometers, strict and slow                                        |
| unknown_circle.py       | arrows whose circle is at either end                                 |
| value_index.py          | lines whose first two digits say what is where                       |
| whispers.py             | german, Dutch and other whispers                                     |
| x_sum.py                | X-sums: the total of as many cells as the first says                 |
| xv.py                   | X and V between two cells: their sum                                 |
| xvxv_line.py            | lines whose neighbours sum to 5 or 10                                |
| zipper_line.py          | zipper lines                                                         |
| _base.py                | what all rules with parameters share: checks, JSON form              |
| _cell_number.py         | a cell by its number, before the size is known                       |
| _cells.py               | cells and numbers in any form: read, checked, named after a move      |
| _clues.py               | clues that a machine checks along a line                             |
| _combining.py           | primitives of which one holds, or not all hold                       |
| _described.py           | title, text and drawing of a rule of one's own                       |
| _drawing.py             | the drawing of a rule of one's own                                   |
| _expressions.py         | regular expressions over digits, and their machines                  |
| _kept.py                | machines and lists of sets that are kept for the next rule           |
| _machines.py            | finite automata, built from a function that reads a digit            |
| _marks.py               | what the marks of several rules share                                |
| _pairs.py               | rules about the digits of two cells, and their tables                |
| _relations.py           | relations of two digits by name                                      |
| _patterns.py            | rows of sets of digits for clues at a row or column                  |
| _sequences.py           | lines whose digits are a sequence                                    |
| _sets.py                | rules about the set of digits in some cells                          |
| _sums.py                | rules about totals                                                   |
| _turns.py               | lines on which kinds of digits take turns                            |
| _violations.py          | which cells of a partly filled grid break a primitive                |

May import: errors, layout.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from nonet.constraints.registry import HOME_OF

if TYPE_CHECKING:
    from nonet.constraints.all_different import AllDifferent
    from nonet.constraints.all_given import AllGiven
    from nonet.constraints.allowed_digits import AllowedDigits
    from nonet.constraints.anti_chess import AntiKing, AntiKnight, AntiTaxicab
    from nonet.constraints.arithmetic_line import ArithmeticLine
    from nonet.constraints.arrow import Arrow, DoubleArrow
    from nonet.constraints.ascending_starters import AscendingStarters
    from nonet.constraints.average_arrow import AverageArrow
    from nonet.constraints.battenburg import Battenburg
    from nonet.constraints.battlefield import Battlefield
    from nonet.constraints.before_nine import BeforeNine
    from nonet.constraints.between_line import BetweenLine
    from nonet.constraints.bounded_cage import BoundedCage
    from nonet.constraints.cage import Cage
    from nonet.constraints.clone import Clone
    from nonet.constraints.combined import (
        AllOf,
        AnyOf,
        Choose,
        Not,
        at_least,
        at_most,
        exactly,
    )
    from nonet.constraints.conditional import If
    from nonet.constraints.count_distinct import CountDistinct
    from nonet.constraints.count_repeats import CountRepeats
    from nonet.constraints.counting_circles import CountingCircles
    from nonet.constraints.crust_sandwich import CrustSandwich
    from nonet.constraints.diagonal import Diagonal
    from nonet.constraints.dots import Difference, Ratio, black_dot, white_dot
    from nonet.constraints.dutch_flatmates import DutchFlatmates
    from nonet.constraints.entropic_line import EntropicLine
    from nonet.constraints.equal_cages import EqualCages
    from nonet.constraints.equality_cage import EqualityCage
    from nonet.constraints.fibonacci_line import FibonacciLine
    from nonet.constraints.frame_sum import FrameSum
    from nonet.constraints.full_rank import FullRank
    from nonet.constraints.global_entropy import GlobalEntropy, GlobalModular
    from nonet.constraints.greater_than import GreaterThan
    from nonet.constraints.index_cells import BoxIndex, ColumnIndex, RowIndex
    from nonet.constraints.indexers import Indexers
    from nonet.constraints.kinds import Kinds
    from nonet.constraints.little_killer import LittleKiller
    from nonet.constraints.lockout_line import LockoutLine
    from nonet.constraints.lunchbox import Lunchbox
    from nonet.constraints.minimum_maximum import Maximum, Minimum
    from nonet.constraints.modular_line import ModularLine
    from nonet.constraints.multi_sum_cage import MultiSumCage
    from nonet.constraints.nabner import NabnerLine
    from nonet.constraints.negative import Negative, NonConsecutive
    from nonet.constraints.next_to_nine import NextToNine
    from nonet.constraints.number_cage import NumberCage
    from nonet.constraints.numbered_room import NumberedRoom
    from nonet.constraints.outside_digits import OutsideDigits
    from nonet.constraints.pair_relation import PairRelation
    from nonet.constraints.pair_table import PairTable
    from nonet.constraints.palindrome import PalindromeLine
    from nonet.constraints.parity import Even, Odd, ParityLine
    from nonet.constraints.product_arrow import ProductArrow
    from nonet.constraints.product_line import ProductLine
    from nonet.constraints.quadruple import ContainsExactly, LookAndSay, Quadruple
    from nonet.constraints.range_line import RangeLine
    from nonet.constraints.regex import Regex
    from nonet.constraints.region_sum_line import RegionSumLine
    from nonet.constraints.rellik_cage import RellikCage
    from nonet.constraints.remainders import ModularProduct, ModularSum
    from nonet.constraints.renban import RenbanLine
    from nonet.constraints.replicate import Replicate
    from nonet.constraints.roles import Roles
    from nonet.constraints.rossini import Rossini
    from nonet.constraints.same_difference_line import SameDifferenceLine
    from nonet.constraints.same_digits import SameDigits
    from nonet.constraints.same_set import SameSet
    from nonet.constraints.sandwich import Sandwich
    from nonet.constraints.second_digits import SecondDigits
    from nonet.constraints.seen_parity import SeenEven, SeenOdd
    from nonet.constraints.shared_total import SharedTotal
    from nonet.constraints.skyscraper import HiddenSkyscraper, Skyscraper
    from nonet.constraints.state_machine import StateMachine
    from nonet.constraints.sum import EqualSum, Sum
    from nonet.constraints.sum_line import SumLine
    from nonet.constraints.sum_skyscraper import SumSkyscraper
    from nonet.constraints.sunburn import Sunburn
    from nonet.constraints.tally_line import TallyLine
    from nonet.constraints.thermometer import SlowThermometer, Thermometer
    from nonet.constraints.unknown_circle import UnknownCircle
    from nonet.constraints.value_index import ValueIndex
    from nonet.constraints.values import Values
    from nonet.constraints.whispers import WhisperLine, dutch_whisper, german_whisper
    from nonet.constraints.x_sum import XSum
    from nonet.constraints.xv import PairSum, xv_pair
    from nonet.constraints.xvxv_line import XvxvLine
    from nonet.constraints.zipper_line import ZipperLine
    from nonet.layout.disjoint_groups import DisjointGroups
    from nonet.layout.windows import Windows

__all__ = [
    "AllDifferent",
    "AllGiven",
    "AllOf",
    "AllowedDigits",
    "AntiKing",
    "AntiKnight",
    "AntiTaxicab",
    "AnyOf",
    "ArithmeticLine",
    "Arrow",
    "AscendingStarters",
    "AverageArrow",
    "Battenburg",
    "Battlefield",
    "BeforeNine",
    "BetweenLine",
    "BoundedCage",
    "BoxIndex",
    "Cage",
    "Choose",
    "Clone",
    "ColumnIndex",
    "ContainsExactly",
    "CountDistinct",
    "CountRepeats",
    "CountingCircles",
    "CrustSandwich",
    "Diagonal",
    "Difference",
    "DisjointGroups",
    "DoubleArrow",
    "DutchFlatmates",
    "EntropicLine",
    "EqualCages",
    "EqualSum",
    "EqualityCage",
    "Even",
    "FibonacciLine",
    "FrameSum",
    "FullRank",
    "GlobalEntropy",
    "GlobalModular",
    "GreaterThan",
    "HiddenSkyscraper",
    "If",
    "Indexers",
    "Kinds",
    "LittleKiller",
    "LockoutLine",
    "LookAndSay",
    "Lunchbox",
    "Maximum",
    "Minimum",
    "ModularLine",
    "ModularProduct",
    "ModularSum",
    "MultiSumCage",
    "NabnerLine",
    "Negative",
    "NextToNine",
    "NonConsecutive",
    "Not",
    "NumberCage",
    "NumberedRoom",
    "Odd",
    "OutsideDigits",
    "PairRelation",
    "PairSum",
    "PairTable",
    "PalindromeLine",
    "ParityLine",
    "ProductArrow",
    "ProductLine",
    "Quadruple",
    "RangeLine",
    "Ratio",
    "Regex",
    "RegionSumLine",
    "RellikCage",
    "RenbanLine",
    "Replicate",
    "Roles",
    "Rossini",
    "RowIndex",
    "SameDifferenceLine",
    "SameDigits",
    "SameSet",
    "Sandwich",
    "SecondDigits",
    "SeenEven",
    "SeenOdd",
    "SharedTotal",
    "Skyscraper",
    "SlowThermometer",
    "StateMachine",
    "Sum",
    "SumLine",
    "SumSkyscraper",
    "Sunburn",
    "TallyLine",
    "Thermometer",
    "UnknownCircle",
    "ValueIndex",
    "Values",
    "WhisperLine",
    "Windows",
    "XSum",
    "XvxvLine",
    "ZipperLine",
    "at_least",
    "at_most",
    "black_dot",
    "dutch_whisper",
    "exactly",
    "german_whisper",
    "white_dot",
    "xv_pair",
]


def __getattr__(name: str) -> object:
    """Load a rule on first use (PEP 562): all of them together would cost 25 ms."""
    if name not in HOME_OF:
        raise AttributeError(f"module 'nonet.constraints' has no attribute {name!r}")
    value = getattr(import_module(HOME_OF[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*__all__, *globals()})
