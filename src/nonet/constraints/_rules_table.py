"""The rules that come with nonet: where each is, and what it is called elsewhere.

What a rule is called elsewhere is here and not in its class, since nonet finds the rule by it
before it loads the class: all classes together would cost 25 ms. The order is that in which the
rules of an f-puzzles file become those of a layout.
"""

from __future__ import annotations

from dataclasses import dataclass

from nonet.layout.names import NO, NO_NAMES, DrawnLine, Key, Names


@dataclass(frozen=True, slots=True)
class Row:
    """A rule that comes with nonet.

    Attributes
    ----------
    name
        In JSON.
    home, kind
        Its module and its class.
    known_as
        What it is called elsewhere.
    """

    name: str
    home: str
    kind: str
    known_as: Names = NO_NAMES


_SAME_APART = rf"\b(?:identical|same|equal)\b[^.]*\b{NO} (?:be|appear|lie)\b"

ROWS: tuple[Row, ...] = (
    Row(
        "thermometer",
        "nonet.constraints.thermometer",
        "Thermometer",
        Names(
            fpuzzles=Key("thermometer", "line"),
            iss=Key("Thermo", "cells"),
            words=r"thermo|from the bulb",
            also=("thermo",),
            drawn=DrawnLine(("bulb",), (("grey", 0.61),)),
            speaks_of=("rising", "order", "bulbs"),
        ),
    ),
    Row(
        "slow_thermometer",
        "nonet.constraints.thermometer",
        "SlowThermometer",
        Names(
            fpuzzles=Key("slowthermometer", "line"),
            iss=Key("Pair", "table"),
            words=r"slow[- ]thermo|never decrease|(?:increase|rise) or (?:stay|remain)",
            unlike=("thermometer",),
            drawn=DrawnLine(("bulb",)),
            speaks_of=("rising", "falling", "order", "bulbs"),
            harmless=(
                r"\b(?:either )?(?:increase|rise)s? or (?:stay|remain)\w*"
                r"|\b(?:never|not) (?:\w+ )?decrease|\bor (?:stay|remain)\w*"
            ),
        ),
    ),
    Row(
        "palindrome_line",
        "nonet.constraints.palindrome",
        "PalindromeLine",
        Names(
            fpuzzles=Key("palindrome", "line"),
            iss=Key("Palindrome", "cells"),
            words=(
                r"palindrom"
                r"|reads? the same"
                r"|same (?:forwards|in (?:both|either) direction)"
            ),
            drawn=DrawnLine(hues=(("grey", 0.29),)),
            speaks_of=("backwards", "mirrors", "consecutive"),
        ),
    ),
    Row(
        "renban_line",
        "nonet.constraints.renban",
        "RenbanLine",
        Names(
            fpuzzles=Key("renban", "line"),
            iss=Key("Renban", "cells"),
            words=(
                r"renban"
                r"|(?:set|group|string|run|sequence) of (?:[\w-]+,? ){0,3}consecutive"
                r"|consecutive set\b"
                r"|consecutive (?:digits|numbers|sequence)[^.]*(?:any order|repe|in order)"
            ),
            drawn=DrawnLine(hues=(("pink", 0.93), ("purple", 0.93))),
            speaks_of=("consecutive", "renbans", "no_repeats"),
        ),
    ),
    Row(
        "whisper_line",
        "nonet.constraints.whispers",
        "WhisperLine",
        Names(
            fpuzzles=Key("whispers", "line", "difference"),
            iss=Key("Whisper", "cells", "difference"),
            words=r"whisper|(?:differ\w*|difference)(?: \w+){0,4} (?:at least|\d or more)",
            drawn=DrawnLine(hues=(("green", 0.98), ("orange", 0.79))),
            numbered=(("dutch_whisper", "difference", 4), ("german_whisper", "difference", 5)),
            speaks_of=("differences", "order", "whispers"),
            says="difference",
        ),
    ),
    Row(
        "between_line",
        "nonet.constraints.between_line",
        "BetweenLine",
        Names(
            fpuzzles=Key("betweenline", "line"),
            iss=Key("Between", "cells"),
            words=r"between[- ]lines?\b|between (?:the|those) [^.]*(?:circle|bulb|end)s?",
            drawn=DrawnLine(("circles",)),
            speaks_of=("order",),
        ),
    ),
    Row(
        "lockout_line",
        "nonet.constraints.lockout_line",
        "LockoutLine",
        Names(
            fpuzzles=Key("lockout", "line", "difference", 4),
            iss=Key("Lockout", "cells", "difference"),
            words=r"lockout|diamonds?[^.]*(?:differ|between|outside)|outside the range",
            unlike=("whisper_line",),
            drawn=DrawnLine(("circles", "diamonds")),
            speaks_of=("differences", "order", "diamonds"),
            harmless=rf"{NO} (?:\w+ ){{0,2}}(?:between|inside|within)\b",
        ),
    ),
    Row(
        "region_sum_line",
        "nonet.constraints.region_sum_line",
        "RegionSumLine",
        Names(
            fpuzzles=Key("regionsumline", "line"),
            words=(
                r"region[- ]sum"
                r"|(?:box|region|\dx\d)\w* (?:borders?|boundar\w+) "
                r"(?:divide|split|segment|separate|cut|break)"
                r"|segments?\b[^.]*\b(?:sum|add|total|same|equal)\w*[^.]*\b(?:same|equal|sum)"
                r"|(?:same|equal) (?:sum|total)\b[^.]*(?:each|every) (?:box|region|\dx\d)"
                r"|(?:each|every) (?:box|region|\dx\d)[^.]*(?:same|equal) (?:sum|total)"
                r"|sums?\b[^.]*(?:box|region|\dx\d)[^.]*\b(?:same|equal)\b"
            ),
            drawn=DrawnLine(hues=(("blue", 0.80),)),
            speaks_of=("sums",),
        ),
    ),
    Row(
        "entropic_line",
        "nonet.constraints.entropic_line",
        "EntropicLine",
        Names(
            fpuzzles=Key("entropicline", "line"),
            iss=Key("Entropic", "cells", only=9),
            words=(
                r"entropic"
                r"|entropy lines?"
                r"|\blow\b[^.]*\b(?:mid\w*|medium)\b[^.]*\bhigh\b"
            ),
            drawn=DrawnLine(),
            speaks_of=("entropy", "consecutive", "order"),
        ),
    ),
    Row(
        "modular_line",
        "nonet.constraints.modular_line",
        "ModularLine",
        Names(
            fpuzzles=Key("modularline", "line", "modulus", 3),
            iss=Key("Modular", "cells", "modulus"),
            words=r"modular|modulo|remainder",
            drawn=DrawnLine(),
            speaks_of=("remainders", "consecutive"),
        ),
    ),
    Row(
        "nabner_line",
        "nonet.constraints.nabner",
        "NabnerLine",
        Names(
            fpuzzles=Key("nabner", "line"),
            iss=Key("Pair", "table"),
            words=r"nabner",
            drawn=DrawnLine(),
            speaks_of=("consecutive", "no_repeats"),
            harmless=rf"{NO} (?:\w+ ){{0,3}}consecutive\b|\bno two\b[^.]*consecutive",
        ),
    ),
    Row(
        "double_arrow",
        "nonet.constraints.arrow",
        "DoubleArrow",
        Names(
            fpuzzles=Key("doublearrow", "line"),
            iss=Key("DoubleArrow", "cells"),
            words=r"double[- ](?:arrow|line)",
            unlike=("arrow",),
            drawn=DrawnLine(("circles",)),
            speaks_of=("sums", "arrows"),
        ),
    ),
    Row(
        "zipper_line",
        "nonet.constraints.zipper_line",
        "ZipperLine",
        Names(
            fpuzzles=Key("zipperline", "line"),
            iss=Key("Zipper", "cells"),
            words=r"zipper|(?:same distance|equidistant|equally (?:far|distant))[^.]*cent",
            drawn=DrawnLine(),
            speaks_of=("sums", "odd_lengths", "dots"),
        ),
    ),
    Row(
        "odd",
        "nonet.constraints.parity",
        "Odd",
        Names(
            fpuzzles=Key("odd", "list"),
            words=r"\bodd\b(?![- ](?:length|number of))",
            speaks_of=("odd",),
        ),
    ),
    Row(
        "even",
        "nonet.constraints.parity",
        "Even",
        Names(fpuzzles=Key("even", "list"), words=r"\beven\b", speaks_of=("even",)),
    ),
    Row(
        "minimum",
        "nonet.constraints.minimum_maximum",
        "Minimum",
        Names(
            fpuzzles=Key("minimum", "list"),
            iss=Key("Pair", "table"),
            words=(
                r"\bmin(?:im\w+)?\b"
                r"|inward"
                r"|(?:shaded|gr[ea]y) cell[^.]*must be (?:less|lower|smaller)"
                r"|(?:shaded|gr[ea]y)[^.]*(?:less|smaller|lower) than"
            ),
            unlike=("greater_than",),
            speaks_of=("order", "slanted", "arrows"),
            harmless=r"\b(?:min\w*|greater|larger|higher)(?: than)? or (?:max\w*|l\w+|smaller)",
        ),
    ),
    Row(
        "maximum",
        "nonet.constraints.minimum_maximum",
        "Maximum",
        Names(
            fpuzzles=Key("maximum", "list"),
            iss=Key("Pair", "table"),
            words=(
                r"\bmax(?:im\w+)?\b"
                r"|outward"
                r"|(?:shaded|gr[ea]y)[^.]*(?:greater|larger|higher)"
                r"|(?:shaded|gr[ea]y) cell[^.]*must be (?:greater|larger|higher)"
            ),
            unlike=("greater_than",),
            speaks_of=("order", "slanted", "arrows"),
        ),
    ),
    Row(
        "row_index",
        "nonet.constraints.index_cells",
        "RowIndex",
        Names(
            fpuzzles=Key("rowindexer", "list"),
            words=r"row[- ]index|index(?:es|ing|er)?[^.]*\brow\b",
            speaks_of=("positions",),
        ),
    ),
    Row(
        "column_index",
        "nonet.constraints.index_cells",
        "ColumnIndex",
        Names(
            fpuzzles=Key("columnindexer", "list"),
            words=(
                r"column[- ]index"
                r"|index(?:es|ing|er)?[^.]*column"
                r"|\b159\b"
                r"|1-5-9"
                r"|\bcolumns? [^.]*(?:tell(?:s|) you|indicates?)[^.]*\bcolumn"
            ),
            speaks_of=("positions",),
        ),
    ),
    Row(
        "box_index",
        "nonet.constraints.index_cells",
        "BoxIndex",
        Names(
            fpuzzles=Key("boxindexer", "list"),
            iss=Key("Pair", "table"),
            words=r"box[- ]index",
            speaks_of=("positions",),
        ),
    ),
    Row(
        "sandwich",
        "nonet.constraints.sandwich",
        "Sandwich",
        Names(
            fpuzzles=Key("sandwichsum", "clue", "sum"),
            words=r"sandwich|between (?:the )?1 and (?:the )?[69]\b",
            speaks_of=("sums", "arrows", "crusts"),
        ),
    ),
    Row(
        "x_sum",
        "nonet.constraints.x_sum",
        "XSum",
        Names(
            fpuzzles=Key("xsum", "clue", "sum"),
            iss=Key("XSum", "clue", "sum"),
            words=r"x-?sum|first x (?:cells|digits)",
            speaks_of=("sums", "x"),
        ),
    ),
    Row(
        "skyscraper",
        "nonet.constraints.skyscraper",
        "Skyscraper",
        Names(
            fpuzzles=Key("skyscraper", "clue", "count"),
            iss=Key("Skyscraper", "clue", "count"),
            words=r"skyscraper|digits seen from",
            speaks_of=("sight", "buildings", "counts", "order", "diamonds"),
        ),
    ),
    Row(
        "difference",
        "nonet.constraints.dots",
        "Difference",
        Names(
            fpuzzles=Key("difference", "mark", usual=1),
            iss=Key("Pair", "table"),
            words=(
                r"white (?:kropki )?dots?"
                r"|white circles?(?=[^.]*(?:consecutive|differ))"
                r"|kropki"
                r"|consecutive[^.]*white"
            ),
            numbered=(("white_dot", "value", 1),),
            speaks_of=("differences", "consecutive", "dots"),
            says="value",
        ),
    ),
    Row(
        "ratio",
        "nonet.constraints.dots",
        "Ratio",
        Names(
            fpuzzles=Key("ratio", "mark", usual=2),
            iss=Key("Pair", "table"),
            words=r"black (?:kropki )?(?:dot|circle)s?|kropki|1:2|ratio of",
            numbered=(("black_dot", "value", 2),),
            speaks_of=("ratios", "dots"),
            says="value",
            harmless=r"\b(?:double|twice|half|1:2|2:1)(?: or |/)(?:double|twice|half|1:2|2:1)\b",
        ),
    ),
    Row(
        "anti_knight",
        "nonet.constraints.anti_chess",
        "AntiKnight",
        Names(
            fpuzzles=Key("antiknight", "grid"),
            iss=Key("AntiKnight", "grid"),
            words=r"(?:\b|anti-?)knight(?!mare)",
            is_undrawn=True,
            speaks_of=("knights", "chess", "sight", "differences", "slanted"),
            harmless=_SAME_APART,
        ),
    ),
    Row(
        "anti_king",
        "nonet.constraints.anti_chess",
        "AntiKing",
        Names(
            fpuzzles=Key("antiking", "grid"),
            iss=Key("AntiKing", "grid"),
            words=r"(?:\b|anti-?)king'?s?\b",
            is_undrawn=True,
            speaks_of=("kings", "chess", "sight", "differences", "slanted"),
            harmless=_SAME_APART,
        ),
    ),
    Row(
        "anti_taxicab",
        "nonet.constraints.anti_chess",
        "AntiTaxicab",
        Names(
            iss=Key("AntiTaxicab", "grid"),
            words=r"taxi-?cab|exactly x orthogonal steps",
            is_undrawn=True,
            speaks_of=("leapers", "differences", "slanted"),
        ),
    ),
    Row(
        "non_consecutive",
        "nonet.constraints.negative",
        "NonConsecutive",
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
    ),
    Row(
        "disjoint_groups",
        "nonet.layout.disjoint_groups",
        "DisjointGroups",
        Names(
            words=(
                r"disjoint"
                r"|same (?:relative )?position (?:in|of|relative) (?:\w+ )*(?:box|region)"
                r"|corresponding box position"
            ),
            is_undrawn=True,
            speaks_of=("differences", "positions"),
        ),
    ),
    Row(
        "windows",
        "nonet.layout.windows",
        "Windows",
        Names(words=r"windoku|hyper|\bwindows\b", is_undrawn=True),
    ),
    Row(
        "global_entropy",
        "nonet.constraints.global_entropy",
        "GlobalEntropy",
        Names(
            iss=Key("GlobalEntropy", "grid", only=9),
            words=r"(?:every|each|any) 2[x×]2[^.]*\blow\b",
            is_undrawn=True,
            speaks_of=("entropy", "order"),
        ),
    ),
    Row(
        "global_modular",
        "nonet.constraints.global_entropy",
        "GlobalModular",
        Names(
            iss=Key("GlobalMod", "grid", only=9),
            words=r"(?:every|each|any) 2[x×]2[^.]*remainder",
            unlike=("modular_line",),
            is_undrawn=True,
            speaks_of=("remainders",),
        ),
    ),
    Row(
        "dutch_flatmates",
        "nonet.constraints.dutch_flatmates",
        "DutchFlatmates",
        Names(
            iss=Key("DutchFlatmates", "grid", only=9),
            words=r"flatmate|every 5 has a 1",
            is_undrawn=True,
        ),
    ),
    Row(
        "parity_line",
        "nonet.constraints.parity",
        "ParityLine",
        Names(
            iss=Key("Pair", "table"),
            words=(
                r"parity lines?"
                r"|alternat\w+[^.]*(?:odd|even)"
                r"|one (?:even|odd)[^.]* one (?:even|odd)"
            ),
            unlike=(
                "odd",
                "even",
            ),
            drawn=DrawnLine(),
            speaks_of=("odd", "even", "parity"),
        ),
    ),
    Row(
        "arrow",
        "nonet.constraints.arrow",
        "Arrow",
        Names(
            words=(
                r"(?:along|on|of) (?:an? |the |each )?arrows?\b[^.]*\b(?:sum|add|total)"
                r"|arrows?\b[^.]*\b(?:sum|add|total)[^.]*(?:circle|bulb|pill)"
                r"|(?:circle|bulb|pill)[^.]*\b(?:sum|total)[^.]*arrow"
                r"|^arrow (?:rules|sudoku)"
            ),
            speaks_of=("sums", "arrows"),
        ),
    ),
    Row(
        "little_killer",
        "nonet.constraints.little_killer",
        "LittleKiller",
        Names(
            words=r"little[- ]killer|(?:sums?|total)\b[^.]*diagonal",
            unlike=("diagonal",),
            speaks_of=("sums", "slanted", "arrows"),
        ),
    ),
    Row(
        "killer_cage",
        "nonet.constraints.cage",
        "Cage",
        Names(
            iss=Key("Cage", "cells", "sum"),
            words=r"\bcages?\b|(?<!little )(?<!little-)\bkiller\b",
            also=(
                "cage",
                "killer",
            ),
            speaks_of=("sums", "order", "cages", "no_repeats"),
        ),
    ),
    Row(
        "pair_sum",
        "nonet.constraints.xv",
        "PairSum",
        Names(
            iss=Key("Pair", "table"),
            words=(
                r"\bxv\b"
                r"|\bx\b['\"’]?s?[^.]*\b(?:10|ten)\b"
                r"|\bv\b['\"’]?s?[^.]*\b(?:5|five)\b"
            ),
            numbered=(("v", "value", 5), ("x", "value", 10)),
            speaks_of=("sums",),
            says="value",
            says_alone=True,
        ),
    ),
    Row(
        "quadruple",
        "nonet.constraints.quadruple",
        "Quadruple",
        Names(
            words=(
                r"quad\w*"
                r"|circles?[^.]*(?:appear|placed|contained)[^.]*(?:surround|four|adjacent)"
                r"|where four cells meet"
                r"|appears? (?:more than once|twice)[^.]*circle[^.]*(?:times|twice)"
            )
        ),
    ),
    Row(
        "counting_circles",
        "nonet.constraints.counting_circles",
        "CountingCircles",
        Names(
            iss=Key("CountingCircles", "cells"),
            words=r"counting[- ]circles|circles?[^.]*how many[^.]*circles?",
            speaks_of=("counts",),
        ),
    ),
    Row(
        "numbered_room",
        "nonet.constraints.numbered_room",
        "NumberedRoom",
        Names(
            iss=Key("NumberedRoom", "clue", "digit"),
            words=r"numbered room|x-th cell",
            speaks_of=("x", "positions"),
        ),
    ),
    Row(
        "greater_than",
        "nonet.constraints.greater_than",
        "GreaterThan",
        Names(
            iss=Key("Pair", "table"),
            words=r"greater than|inequalit|points? (?:to|at) the (?:smaller|lower|lesser)",
            speaks_of=("order",),
        ),
    ),
    Row(
        "all_different",
        "nonet.constraints.all_different",
        "AllDifferent",
        Names(
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
        "nonet.constraints.clone",
        "Clone",
        Names(
            iss=Key("Pair", "table"),
            words=r"\bclones?\b",
            unlike=("killer_cage",),
            speaks_of=("copies", "differences", "positions", "cages"),
        ),
    ),
    Row(
        "diagonal",
        "nonet.constraints.diagonal",
        "Diagonal",
        Names(
            words=(
                r"diagonals?\b[^.]*(?:repeat|different|once|1-9|1 to 9)"
                r"|(?:repeat|once)[^.]*diagonal"
            ),
            speaks_of=("slanted", "no_repeats"),
        ),
    ),
    Row("all_of", "nonet.constraints.combined", "AllOf"),
    Row(
        "any_of",
        "nonet.constraints.combined",
        "AnyOf",
        Names(also=("one_of",), speaks_of=("sums", "cages")),
    ),
    Row(
        "candidates",
        "nonet.constraints.allowed_digits",
        "AllowedDigits",
        Names(also=("allowed_digits",)),
    ),
    Row("contains_exactly", "nonet.constraints.quadruple", "ContainsExactly"),
    Row(
        "count_distinct",
        "nonet.constraints.count_distinct",
        "CountDistinct",
        Names(speaks_of=("cages",)),
    ),
    Row("equal_sum", "nonet.constraints.sum", "EqualSum", Names(speaks_of=("sums",))),
    Row(
        "equality_cage",
        "nonet.constraints.equality_cage",
        "EqualityCage",
        Names(iss=Key("EqualityCage", "cells"), speaks_of=("sums", "cages")),
    ),
    Row(
        "hidden_skyscraper",
        "nonet.constraints.skyscraper",
        "HiddenSkyscraper",
        Names(iss=Key("HiddenSkyscraper", "clue", "digit"), speaks_of=("sight", "buildings")),
    ),
    Row(
        "look_and_say",
        "nonet.constraints.quadruple",
        "LookAndSay",
        Names(speaks_of=("counts", "cages")),
    ),
    Row(
        "lunchbox",
        "nonet.constraints.lunchbox",
        "Lunchbox",
        Names(iss=Key("Lunchbox", "cells", "sum"), speaks_of=("sums",)),
    ),
    Row(
        "negative",
        "nonet.constraints.negative",
        "Negative",
        Names(
            iss=Key("Pair", "table"),
            speaks_of=("sums", "ratios", "differences", "consecutive", "slanted", "dots"),
        ),
    ),
    Row("not", "nonet.constraints.combined", "Not"),
    Row("pair_table", "nonet.constraints.pair_table", "PairTable"),
    Row("regex", "nonet.constraints.regex", "Regex"),
    Row(
        "rellik_cage",
        "nonet.constraints.rellik_cage",
        "RellikCage",
        Names(iss=Key("RellikCage", "cells", "sum"), speaks_of=("sums", "cages")),
    ),
    Row("same_digits", "nonet.constraints.same_digits", "SameDigits"),
    Row("state_machine", "nonet.constraints.state_machine", "StateMachine"),
    Row("sum", "nonet.constraints.sum", "Sum", Names(speaks_of=("sums", "cages"))),
    Row("sum_line", "nonet.constraints.sum_line", "SumLine", Names(speaks_of=("sums",))),
    Row(
        "value_index",
        "nonet.constraints.value_index",
        "ValueIndex",
        Names(iss=Key("ValueIndexing", "cells"), speaks_of=("positions",)),
    ),
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
