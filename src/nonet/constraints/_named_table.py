"""The rows of rules that setters know by a name of their own; they come last."""

from __future__ import annotations

from nonet.constraints._row import Row
from nonet.layout.names import DrawnLine, Key, Names

NAMED: tuple[Row, ...] = (
    Row(
        "same_difference_line",
        Names(
            words=r"same[- ]difference|(?:same|equal|constant) difference",
            also=("equal_difference_line", "constant_difference_line"),
            drawn=DrawnLine(),
            speaks_of=("differences",),
        ),
    ),
    Row(
        "arithmetic_line",
        Names(
            words=r"arithmetic|common difference|sequence lines?",
            also=("arithmetic_sequence_line", "arithmetic_sequence", "sequence_line", "sequence"),
            drawn=DrawnLine(),
            speaks_of=("differences", "consecutive", "rising", "falling"),
            harmless=r"\bup(?:,| or) down(?: or 0)?\b|\bascending or descending\b",
        ),
    ),
    Row(
        "fibonacci_line",
        Names(
            words=r"fibonacci|sum of the (?:two )?(?:previous|preceding) (?:two )?digits",
            drawn=DrawnLine(),
            speaks_of=("sums", "fibonacci", "consecutive"),
        ),
    ),
    Row(
        "xvxv_line",
        Names(
            iss=Key("Pair", "table"),
            words=(
                r"\bxvxv\b|\bxv[- ]lines?"
                r"|(?:sum|add|total)\w*[^.]*\b(?:5|five) or (?:10|ten)\b"
            ),
            also=("xv_line",),
            drawn=DrawnLine(),
            speaks_of=("sums",),
            harmless=r"\b(?:5|five) or (?:10|ten)\b",
        ),
    ),
    Row(
        "product_arrow",
        Names(
            words=r"product arrows?|arrows?\b[^.]*\b(?:product|multipl)",
            also=("multiplication_arrow",),
            unlike=("arrow",),
            speaks_of=("products", "arrows"),
        ),
    ),
    Row(
        "rossini",
        Names(
            iss=Key("Pair", "table"), words=r"rossini", speaks_of=("rising", "falling", "arrows")
        ),
    ),
    Row(
        "outside_digits",
        Names(words=r"outside sudoku", also=("outside", "outside_sudoku")),
    ),
    Row(
        "frame_sum",
        Names(
            words=r"\bframe sudoku|first three (?:digits|cells|numbers)[^.]*\b(?:sum|total|add)",
            also=("frame", "outside_sum"),
            speaks_of=("sums",),
        ),
    ),
    Row(
        "battlefield",
        Names(words=r"battlefield", speaks_of=("sums", "x")),
    ),
    Row(
        "before_nine",
        Names(words=r"before (?:the )?(?:9|nine)\b", speaks_of=("sums",)),
    ),
    Row(
        "next_to_nine",
        Names(words=r"(?:next to|beside|adjacent to) (?:the )?(?:9|nine)\b"),
    ),
    Row(
        "sum_skyscraper",
        Names(
            words=r"sum[- ]skyscraper|skyscraper[- ]sum",
            also=("skyscraper_sum",),
            unlike=("skyscraper",),
            speaks_of=("sums", "sight", "buildings", "order"),
        ),
    ),
    Row(
        "battenburg",
        Names(
            iss=Key("Pair", "table"),
            words=r"battenb[eu]rg",
            also=("battenberg",),
            speaks_of=("odd", "even", "parity"),
        ),
    ),
)
"""All of them."""
