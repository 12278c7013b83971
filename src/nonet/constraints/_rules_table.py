"""The rules that come with nonet: where each is, and what it is called elsewhere.

What a rule is called elsewhere is here and not in its class, since nonet finds the rule by it
before it loads the class: all classes together would cost 25 ms. The order is that in which the
rules of an f-puzzles file become those of a layout.
"""

from __future__ import annotations

from nonet.constraints._lines_table import LINES
from nonet.constraints._named_table import NAMED
from nonet.constraints._row import Row
from nonet.layout.names import NO, DrawnLine, DrawnMark, Key, Names

_SAME_APART = rf"\b(?:identical|same|equal)\b[^.]*\b{NO} (?:be|appear|lie)\b"

ROWS: tuple[Row, ...] = (
    *LINES,
    Row(
        "odd",
        Names(
            fpuzzles=Key("odd", "list"),
            words=r"\bodd\b(?![- ](?:length|number of))",
            drawn=DrawnMark("grey circles"),
            speaks_of=("odd",),
        ),
        home="nonet.constraints.parity",
    ),
    Row(
        "even",
        Names(
            fpuzzles=Key("even", "list"),
            words=r"\beven\b",
            drawn=DrawnMark("grey squares"),
            speaks_of=("even",),
        ),
        home="nonet.constraints.parity",
    ),
    Row(
        "minimum",
        Names(
            fpuzzles=Key("minimum", "list"),
            iss=Key("Pair", "table"),
            words=(
                r"\bmin(?:im\w+)?\b|inward"
                r"|(?:shaded|gr[ea]y) cell[^.]*must be (?:less|lower|smaller)"
                r"|(?:shaded|gr[ea]y)[^.]*(?:less|smaller|lower) than"
            ),
            unlike=("greater_than",),
            speaks_of=("order", "slanted", "arrows"),
            harmless=r"\b(?:min\w*|greater|larger|higher)(?: than)? or (?:max\w*|l\w+|smaller)",
        ),
        home="nonet.constraints.minimum_maximum",
    ),
    Row(
        "maximum",
        Names(
            fpuzzles=Key("maximum", "list"),
            iss=Key("Pair", "table"),
            words=(
                r"\bmax(?:im\w+)?\b|outward|(?:shaded|gr[ea]y)[^.]*(?:greater|larger|higher)"
                r"|(?:shaded|gr[ea]y) cell[^.]*must be (?:greater|larger|higher)"
            ),
            unlike=("greater_than",),
            speaks_of=("order", "slanted", "arrows"),
        ),
        home="nonet.constraints.minimum_maximum",
    ),
    Row(
        "row_index",
        Names(
            fpuzzles=Key("rowindexer", "list"),
            iss=Key("Indexing~R", "own"),
            words=r"row[- ]index|index(?:es|ing|er)?[^.]*\brow\b",
            speaks_of=("positions",),
        ),
        home="nonet.constraints.index_cells",
    ),
    Row(
        "column_index",
        Names(
            fpuzzles=Key("columnindexer", "list"),
            iss=Key("Indexing~C", "own"),
            words=(
                r"column[- ]index|index(?:es|ing|er)?[^.]*column|\b159\b|1-5-9"
                r"|\bcolumns? [^.]*(?:tell(?:s|) you|indicates?)[^.]*\bcolumn"
            ),
            speaks_of=("positions",),
        ),
        home="nonet.constraints.index_cells",
    ),
    Row(
        "box_index",
        Names(
            fpuzzles=Key("boxindexer", "list"),
            iss=Key("Pair", "table"),
            words=r"box[- ]index",
            speaks_of=("positions",),
        ),
        home="nonet.constraints.index_cells",
    ),
    Row(
        "sandwich",
        Names(
            fpuzzles=Key("sandwichsum", "clue", "sum", from_both_ends=True),
            iss=Key("Sandwich", "own"),
            words=r"sandwich|between (?:the )?1 and (?:the )?[69]\b",
            drawn=DrawnMark("number outside", "sum"),
            speaks_of=("sums", "arrows", "crusts"),
        ),
    ),
    Row(
        "x_sum",
        Names(
            fpuzzles=Key("xsum", "clue", "sum"),
            iss=Key("XSum", "clue", "sum"),
            words=r"x-?sum|first x (?:cells|digits)",
            drawn=DrawnMark("number outside", "sum", place=2),
            speaks_of=("sums", "x"),
        ),
    ),
    Row(
        "skyscraper",
        Names(
            fpuzzles=Key("skyscraper", "clue", "count"),
            iss=Key("Skyscraper", "clue", "count"),
            words=r"skyscraper|digits seen from",
            drawn=DrawnMark("number outside", "count", place=1),
            speaks_of=("sight", "buildings", "counts", "order", "diamonds"),
        ),
    ),
    Row(
        "difference",
        Names(
            fpuzzles=Key("difference", "mark", usual=1),
            iss=(Key("WhiteDot", "mark", "value", 1), Key("Pair", "table")),
            relation="difference",
            words=(
                r"white (?:kropki )?dots?|white circles?(?=[^.]*(?:consecutive|differ))|kropki"
                r"|consecutive[^.]*white"
            ),
            drawn=DrawnMark("white dot", "value", (("", 1),)),
            numbered=(("white_dot", "value", 1),),
            speaks_of=("differences", "consecutive", "dots"),
            says="value",
        ),
        home="nonet.constraints.dots",
    ),
    Row(
        "ratio",
        Names(
            fpuzzles=Key("ratio", "mark", usual=2),
            iss=(Key("BlackDot", "mark", "value", 2), Key("Pair", "table")),
            relation="ratio",
            words=r"black (?:kropki )?(?:dot|circle)s?|kropki|1:2|ratio of",
            drawn=DrawnMark("black dot", "value", (("", 2),)),
            numbered=(("black_dot", "value", 2),),
            speaks_of=("ratios", "dots"),
            says="value",
            harmless=r"\b(?:double|twice|half|1:2|2:1)(?: or |/)(?:double|twice|half|1:2|2:1)\b",
        ),
        home="nonet.constraints.dots",
    ),
    Row(
        "anti_knight",
        Names(
            fpuzzles=Key("antiknight", "grid"),
            iss=Key("AntiKnight", "grid"),
            sudokupad=Key("antiknight", "grid"),
            words=r"(?:\b|anti-?)knight(?!mare)",
            is_undrawn=True,
            speaks_of=("knights", "chess", "sight", "differences", "slanted"),
            harmless=_SAME_APART,
        ),
        home="nonet.constraints.anti_chess",
    ),
    Row(
        "anti_king",
        Names(
            fpuzzles=Key("antiking", "grid"),
            iss=Key("AntiKing", "grid"),
            sudokupad=Key("antiking", "grid"),
            words=r"(?:\b|anti-?)king'?s?\b",
            is_undrawn=True,
            speaks_of=("kings", "chess", "sight", "differences", "slanted"),
            harmless=_SAME_APART,
        ),
        home="nonet.constraints.anti_chess",
    ),
    Row(
        "anti_taxicab",
        Names(
            iss=Key("AntiTaxicab", "grid"),
            words=r"taxi-?cab|exactly x orthogonal steps",
            is_undrawn=True,
            speaks_of=("leapers", "differences", "slanted"),
        ),
        home="nonet.constraints.anti_chess",
    ),
    Row(
        "non_consecutive",
        Names(
            iss=Key("AntiConsecutive", "grid"),
            words=(
                r"non-?consecutive"
                r"|(?:adjacent|neighbou?ring)[^.]*(?:not|never|n't)[^.]*consecutive"
            ),
            is_undrawn=True,
            speaks_of=("differences", "consecutive", "slanted"),
            harmless=rf"{NO} (?:\w+ ){{0,3}}consecutive\b",
        ),
        home="nonet.constraints.negative",
    ),
    Row(
        "disjoint_groups",
        Names(
            fpuzzles=Key("disjointgroups", "grid"),
            iss=Key("DisjointSets", "own"),
            words=(
                r"disjoint|same (?:relative )?position (?:in|of|relative) (?:\w+ )*(?:box|region)"
                r"|corresponding box position"
            ),
            is_undrawn=True,
            speaks_of=("differences", "positions"),
        ),
        home="nonet.layout.disjoint_groups",
    ),
    Row(
        "windows",
        Names(iss=Key("Windoku", "own"), words=r"windoku|hyper|\bwindows\b", is_undrawn=True),
        home="nonet.layout.windows",
    ),
    Row(
        "global_entropy",
        Names(
            iss=Key("GlobalEntropy", "grid", only=9),
            words=r"(?:every|each|any) 2[x×]2[^.]*\blow\b",
            is_undrawn=True,
            speaks_of=("entropy", "order"),
        ),
    ),
    Row(
        "global_modular",
        Names(
            iss=Key("GlobalMod", "grid", only=9),
            words=r"(?:every|each|any) 2[x×]2[^.]*remainder",
            unlike=("modular_line",),
            is_undrawn=True,
            speaks_of=("remainders",),
        ),
        home="nonet.constraints.global_entropy",
    ),
    Row(
        "dutch_flatmates",
        Names(
            iss=Key("DutchFlatmates", "grid", only=9),
            words=r"flatmate|every 5 has a 1",
            is_undrawn=True,
        ),
    ),
    Row(
        "parity_line",
        Names(
            iss=Key("Pair", "table"),
            words=(
                r"parity lines?|alternat\w+[^.]*(?:odd|even)"
                r"|one (?:even|odd)[^.]* one (?:even|odd)"
            ),
            unlike=(
                "odd",
                "even",
            ),
            drawn=DrawnLine(),
            speaks_of=("odd", "even", "parity"),
        ),
        home="nonet.constraints.parity",
    ),
    Row(
        "arrow",
        Names(
            fpuzzles=Key("arrow", "own"),
            iss=(Key("Arrow", "own"), Key("PillArrow", "own")),
            words=(
                r"(?:along|on|of) (?:an? |the |each )?arrows?\b[^.]*\b(?:sum|add|total)"
                r"|arrows?\b[^.]*\b(?:sum|add|total)[^.]*(?:circle|bulb|pill)"
                r"|(?:circle|bulb|pill)[^.]*\b(?:sum|total)[^.]*arrow|^arrow (?:rules|sudoku)"
            ),
            drawn=DrawnMark("arrow from a circle"),
            speaks_of=("sums", "arrows"),
        ),
    ),
    Row(
        "little_killer",
        Names(
            fpuzzles=Key("littlekillersum", "own"),
            iss=Key("LittleKiller", "own"),
            words=r"little[- ]killer|(?:sums?|total)\b[^.]*diagonal",
            unlike=("diagonal",),
            drawn=DrawnMark("number and arrow outside", "sum"),
            speaks_of=("sums", "slanted", "arrows"),
        ),
    ),
    Row(
        "killer_cage",
        Names(
            area="cage",
            fpuzzles=Key("killercage", "own"),
            iss=Key("Cage", "cells", "sum"),
            words=r"\bcages?\b|(?<!little )(?<!little-)\bkiller\b",
            also=(
                "cage",
                "killer",
            ),
            speaks_of=("sums", "order", "cages", "no_repeats"),
        ),
        home="nonet.constraints.cage",
        kind="Cage",
    ),
    Row(
        "pair_sum",
        Names(
            fpuzzles=Key("xv", "own"),
            iss=(Key("X", "mark", "value", 10), Key("V", "mark", "value", 5), Key("Pair", "table")),
            relation="sum",
            words=r"\bxv\b|\bx\b['\"’]?s?[^.]*\b(?:10|ten)\b|\bv\b['\"’]?s?[^.]*\b(?:5|five)\b",
            drawn=DrawnMark("letter", "value", (("V", 5), ("X", 10), ("XV", 15))),
            numbered=(("v", "value", 5), ("x", "value", 10)),
            speaks_of=("sums",),
            says="value",
            says_alone=True,
        ),
        home="nonet.constraints.xv",
    ),
    Row(
        "quadruple",
        Names(
            fpuzzles=Key("quadruple", "own"),
            iss=(Key("Quad", "own"), Key("ContainAtLeast", "own")),
            words=(
                r"quad\w*"
                r"|circles?[^.]*(?:appear|placed|contained)[^.]*(?:surround|four|adjacent)"
                r"|where four cells meet"
                r"|appears? (?:more than once|twice)[^.]*circle[^.]*(?:times|twice)"
            ),
            drawn=DrawnMark("circle at a corner"),
        ),
    ),
    Row(
        "counting_circles",
        Names(
            iss=Key("CountingCircles", "cells"),
            words=r"counting[- ]circles|circles?[^.]*how many[^.]*circles?",
            drawn=DrawnMark("circles in cells"),
            speaks_of=("counts",),
        ),
    ),
    Row(
        "numbered_room",
        Names(
            iss=Key("NumberedRoom", "clue", "digit"),
            words=r"numbered room|x-th cell",
            drawn=DrawnMark("number outside", "digit", place=3),
            speaks_of=("x", "positions"),
        ),
    ),
    Row(
        "greater_than",
        Names(
            iss=(Key("GreaterThan", "mark"), Key("Pair", "table")),
            words=r"greater than|inequalit|points? (?:to|at) the (?:smaller|lower|lesser)",
            drawn=DrawnMark("inequality sign"),
            speaks_of=("order",),
        ),
    ),
    Row(
        "all_different",
        Names(
            area="region",
            fpuzzles=Key("extraregion", "own"),
            iss=Key("AllDifferent", "cells"),
            words=(
                r"extra regions?"
                r"|(?:gr[ea]y|shaded|colou?red|marked) (?:areas?|regions?|cells)[^.]*\bonce\b"
                r"|\bonce\b[^.]*(?:gr[ea]y|shaded|colou?red|marked) (?:areas?|regions?|cells)"
            ),
            also=("extra_region",),
            speaks_of=("cages", "no_repeats"),
        ),
    ),
    Row(
        "clone",
        Names(
            fpuzzles=Key("clone", "own"),
            iss=Key("Pair", "table"),
            words=r"\bclones?\b",
            unlike=("killer_cage",),
            speaks_of=("copies", "differences", "positions", "cages"),
        ),
    ),
    Row(
        "diagonal",
        Names(
            iss=Key("Diagonal", "own"),
            words=(
                r"diagonals?\b[^.]*(?:repeat|different|once|1-9|1 to 9)"
                r"|(?:repeat|once)[^.]*diagonal"
            ),
            drawn=DrawnMark("line from corner to corner"),
            speaks_of=("slanted", "no_repeats"),
        ),
    ),
    Row("all_of", Names(iss=Key("And", "own")), home="nonet.constraints.combined"),
    Row(
        "any_of",
        Names(
            fpuzzles=Key("cage", "own"),
            iss=Key("Or", "own"),
            also=("one_of",),
            speaks_of=("sums", "cages"),
        ),
        home="nonet.constraints.combined",
    ),
    Row(
        "candidates",
        Names(also=("allowed_digits",)),
        home="nonet.constraints.allowed_digits",
        kind="AllowedDigits",
    ),
    Row(
        "contains_exactly",
        Names(iss=Key("ContainExact", "own")),
        home="nonet.constraints.quadruple",
    ),
    Row(
        "count_distinct",
        Names(iss=Key("CountDistinct", "own"), speaks_of=("cages",)),
    ),
    Row(
        "equal_sum",
        Names(iss=Key("EqualSum", "own"), speaks_of=("sums",)),
        home="nonet.constraints.sum",
    ),
    Row(
        "equality_cage",
        Names(iss=Key("EqualityCage", "cells"), speaks_of=("sums", "cages")),
    ),
    Row(
        "hidden_skyscraper",
        Names(iss=Key("HiddenSkyscraper", "clue", "digit"), speaks_of=("sight", "buildings")),
        home="nonet.constraints.skyscraper",
    ),
    Row(
        "look_and_say",
        Names(iss=Key("LookAndSay", "own"), speaks_of=("counts", "cages")),
        home="nonet.constraints.quadruple",
    ),
    Row(
        "lunchbox",
        Names(iss=Key("Lunchbox", "cells", "sum"), speaks_of=("sums",)),
    ),
    Row(
        "negative",
        Names(
            iss=Key("Pair", "table"),
            speaks_of=("sums", "ratios", "differences", "consecutive", "slanted", "dots"),
        ),
    ),
    Row("not", home="nonet.constraints.combined"),
    Row("pair_table", Names(iss=Key("Pair", "own"))),
    Row("regex", Names(iss=Key("Regex", "own"))),
    Row(
        "rellik_cage",
        Names(iss=Key("RellikCage", "cells", "sum"), speaks_of=("sums", "cages")),
    ),
    Row("same_digits", Names(iss=Key("SameValues", "own"))),
    Row("state_machine", Names(iss=Key("NFA", "own"))),
    Row("sum", Names(area="total", iss=Key("Sum", "own"), speaks_of=("sums", "cages"))),
    Row("sum_line", Names(iss=Key("SumLine", "own"), speaks_of=("sums",))),
    Row(
        "value_index",
        Names(iss=Key("ValueIndexing", "cells"), speaks_of=("positions",)),
    ),
    *NAMED,
)
"""All of them."""

MIXTURES: dict[str, tuple[tuple[str, int], ...]] = {
    "kropki": (("difference", 1), ("ratio", 2)),
    "xv": (("pair_sum", 10), ("pair_sum", 5)),
    "odd-even": (("odd", 0), ("even", 0)),
}
"""Names of several rules whose marks are asked for together, and the number of each."""

MIXTURES_ALSO = {"dots": "kropki", "inequality": "greater-than"}
"""Other names by which marks are asked for."""
