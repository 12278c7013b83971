"""The rows of rules that setters know by a name of their own; they come last."""

from __future__ import annotations

from nonet.constraints._row import Row
from nonet.layout.names import DrawnLine, Key, Names

NAMED: tuple[Row, ...] = (
    Row(
        "same_difference_line",
        Names(
            called=(
                "equal difference, constant difference, same difference, Gleichschritt-Linie, "
                "Gleichschrittlinie, gleiche Differenz, 等差距线, 等差距"
            ),
            words=r"same[- ]difference|(?:same|equal|constant) difference",
            also=("equal_difference_line", "constant_difference_line"),
            drawn=DrawnLine(),
            speaks_of=("differences",),
        ),
    ),
    Row(
        "arithmetic_line",
        Names(
            called=(
                "arithmetic sequence, arithmetic progression, sequence line, Arithmetik-Linie, "
                "arithmetische Folge, 等差数列线, 等差数列"
            ),
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
            called=(
                "fibonacci, fibonacci sequence, Fibonacci-Linie, "
                "Fibonacci-Folge, 斐波那契线, 斐波那契"
            ),
            words=r"fibonacci|sum of the (?:two )?(?:previous|preceding) (?:two )?digits",
            drawn=DrawnLine(),
            speaks_of=("sums", "fibonacci", "consecutive"),
        ),
    ),
    Row(
        "xvxv_line",
        Names(
            called="xvxv, xv line, five or ten line, XVXV-Linie, XV-Linie, XVXV线, 五十线",
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
            called=(
                "multiplication arrow, product pill, Produktpfeil, Malpfeil, 乘积箭头, 乘法箭头"
            ),
            words=r"product arrows?|arrows?\b[^.]*\b(?:product|multipl)",
            also=("multiplication_arrow",),
            unlike=("arrow",),
            speaks_of=("products", "arrows"),
        ),
    ),
    Row(
        "rossini",
        Names(
            called="rossini arrow, rossini sudoku, Rossini-Pfeil, 罗西尼箭头, 罗西尼",
            iss=Key("Pair", "table"),
            words=r"rossini",
            speaks_of=("rising", "falling", "arrows"),
        ),
    ),
    Row(
        "outside_digits",
        Names(
            called=(
                "outside sudoku, outside digit, outside clue, Außen-Ziffern, Außenziffern, "
                "Outside-Sudoku, 盘外数字, 外提示"
            ),
            words=r"outside sudoku",
            also=("outside", "outside_sudoku"),
        ),
    ),
    Row(
        "frame_sum",
        Names(
            called=(
                "frame sudoku, frame clue, outside sum, Rahmensumme, Rahmen-Sudoku, 边框和, 边框"
            ),
            words=r"\bframe sudoku|first three (?:digits|cells|numbers)[^.]*\b(?:sum|total|add)",
            also=("frame", "outside_sum"),
            speaks_of=("sums",),
        ),
    ),
    Row(
        "full_rank",
        Names(
            called=(
                "rank, ranks, rank clue, full rank sudoku, ranking, Rang, Ränge, Volle Rangfolge, "
                "Rangfolge, Rangliste, 全排名, 排名, 名次"
            ),
            iss=Key("FullRank", "clue", "rank"),
            words=r"\bfull[- ]rank|\brank(?:s|ed|ing)?\b[^.]*\b(?:rows?|columns?|clues?)\b",
            also=("rank",),
            speaks_of=("order", "positions"),
        ),
    ),
    Row(
        "battlefield",
        Names(
            called="battlefield sudoku, Schlachtfeld, Battlefield-Sudoku, 战场, 战场数独",
            words=r"battlefield",
            speaks_of=("sums", "x"),
        ),
    ),
    Row(
        "before_nine",
        Names(
            called="before 9, before the nine, Vor der Neun, vor der 9, 九前之和, 九前",
            words=r"before (?:the )?(?:9|nine)\b",
            speaks_of=("sums",),
        ),
    ),
    Row(
        "next_to_nine",
        Names(
            called="next to 9, beside nine, Neben der Neun, neben der 9, 九旁数字, 九旁",
            words=r"(?:next to|beside|adjacent to) (?:the )?(?:9|nine)\b",
        ),
    ),
    Row(
        "sum_skyscraper",
        Names(
            called=(
                "skyscraper sum, skyscraper sums, Summen-Hochhaus, Hochhaussumme, 高楼和, 摩天楼和"
            ),
            words=r"sum[- ]skyscraper|skyscraper[- ]sum",
            also=("skyscraper_sum",),
            unlike=("skyscraper",),
            speaks_of=("sums", "sight", "buildings", "order"),
        ),
    ),
    Row(
        "battenburg",
        Names(
            called=(
                "battenberg, battenburg sudoku, Battenburg-Zeichen, Schachbrettzeichen, 巴腾堡, "
                "巴腾堡数独"
            ),
            iss=Key("Pair", "table"),
            words=r"battenb[eu]rg",
            also=("battenberg",),
            speaks_of=("odd", "even", "parity"),
        ),
    ),
    Row(
        "average_arrow",
        Names(
            called=(
                "average arrow, mean arrow, arrow average, Durchschnittspfeil, Mittelwertpfeil, "
                "平均箭头, 均值箭头"
            ),
            words=r"average arrows?|arrows?\b[^.]*\baverage|\baverage\b[^.]*\barrow",
            also=("mean_arrow",),
            unlike=("arrow",),
        ),
    ),
    Row(
        "unknown_circle",
        Names(
            called=(
                "unknown circle, arrow with an unknown circle, headless arrow, "
                "Linie mit unbekanntem Kreis, unbekannter Kreis, 未知圆圈, 未知箭头"
            ),
            words=r"unknown circles?|one of (?:its|the) ends?\b[^.]*\bsum",
            unlike=("arrow",),
            drawn=DrawnLine(),
            speaks_of=("sums",),
        ),
    ),
    Row(
        "ascending_starters",
        Names(
            called=(
                "ascending starter, rising starters, starting run, Anstieg am Anfang, "
                "aufsteigender Anfang, 起始递增, 递增开头"
            ),
            words=r"ascending starters?",
            also=("ascending_starter",),
            speaks_of=("sums", "rising"),
        ),
    ),
    Row(
        "crust_sandwich",
        Names(
            called=(
                "sandwich with other crusts, other crusts, crusts, sandwich crusts, "
                "Krusten-Sandwich, Krusten, 异皮三明治, 三明治皮"
            ),
            words=r"\bcrusts?\b",
            unlike=("sandwich",),
            speaks_of=("sums",),
        ),
    ),
    Row(
        "sunburn",
        Names(
            called="sun, suns, count smaller neighbours, Sonne, Sonnen, Sonnenbrand, 晒伤, 太阳",
            words=r"sunburn|\bsuns?\b[^.]*\bsmaller",
            speaks_of=("counts",),
        ),
    ),
    Row(
        "seen_odd",
        Names(
            called=(
                "seen odd count, odd digits seen, parity vision, Sicht auf Ungerade, "
                "Paritätssicht, 可见奇数, 奇偶视野"
            ),
            words=r"odd (?:digits|cells)[^.]*\b(?:seen?|visible)\b",
            speaks_of=("counts", "odd", "sight"),
        ),
        home="nonet.constraints.seen_parity",
    ),
    Row(
        "seen_even",
        Names(
            called=(
                "seen even count, even digits seen, parity vision, Sicht auf Gerade, "
                "Paritätssicht, 可见偶数, 奇偶视野"
            ),
            words=r"even (?:digits|cells)[^.]*\b(?:seen?|visible)\b",
            speaks_of=("counts", "even", "sight"),
        ),
        home="nonet.constraints.seen_parity",
    ),
    Row(
        "range_line",
        Names(
            called=(
                "range, range lines, largest minus smallest, max minus min, spread line, "
                "Spannweiten-Linie, Spannweite, 极差线, 极差"
            ),
            words=r"\brange lines?|(?:largest|highest|maximum)[^.]*\bminus\b",
            drawn=DrawnLine(),
            speaks_of=("differences",),
        ),
    ),
    Row(
        "product_line",
        Names(
            called=(
                "multiplication line, multiplier, multipliers, multiplier line, multiplying line, "
                "product lines, "
                "Produkt-Linie, Produktlinie, Mal-Linie, 乘积线, 乘法线"
            ),
            words=r"product lines?|digits (?:on|along) (?:a|the) line[^.]*\b(?:product|multipl)",
            also=("multiplier_line",),
            drawn=DrawnLine(),
            speaks_of=("products",),
        ),
    ),
)
"""All of them."""
