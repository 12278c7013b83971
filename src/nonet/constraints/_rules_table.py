"""The rules that come with nonet: where each is, and what it is called elsewhere.

What a rule is called elsewhere is here and not in its class, since nonet finds the rule by it
before it loads the class: all classes together would cost 25 ms. The order is that in which the
rules of an f-puzzles file become those of a layout.
"""

from __future__ import annotations

from nonet.constraints._lines_table import LINES
from nonet.constraints._named_table import NAMED
from nonet.constraints._other_table import OTHERS
from nonet.constraints._row import Row
from nonet.layout.names import NO, DrawnLine, DrawnMark, Key, Names

_SAME_APART = rf"\b(?:identical|same|equal)\b[^.]*\b{NO} (?:be|appear|lie)\b"

ROWS: tuple[Row, ...] = (
    *LINES,
    Row(
        "odd",
        Names(
            called=(
                "odd cell, odd digit, odd even, even/odd, parity, grey circle, "
                "gray circle, ungerade Ziffer, ungerade, ungerade Zelle, gerade/ungerade, "
                "Parität, 奇数, 奇数格, 奇偶, 奇偶数独"
            ),
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
            called=(
                "even cell, odd even, even/odd, parity, grey square, gray square, "
                "gerade Ziffer, gerade, gerade Zelle, gerade/ungerade, Parität, 偶数, "
                "偶数格, 奇偶, 奇偶数独"
            ),
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
            called=(
                "min, min/max, fortress, minimum cell, minimum/maximum, local minimum, "
                "smallest of neighbours, Minimum-Zelle, Festung, lokales Minimum, 极小格, "
                "极小, 最小值, 极值, 堡垒"
            ),
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
            called=(
                "max, maximum cell, min/max, fortress, max/min, minimum/maximum, "
                "local maximum, largest of neighbours, Maximum-Zelle, Festung, "
                "lokales Maximum, 极大格, 极大, 最大值, 极值, 堡垒"
            ),
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
            called=(
                "row indexer, indexing, index line, row indexing, indexer, Zeilen-Index, "
                "Zeilenindex, Index, 行索引, 索引, 索引线"
            ),
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
            called=(
                "indexing, index line, 159, 1-5-9, 159 sudoku, column indexer, "
                "column indexing, indexer, Spalten-Index, Spaltenindex, Index, 列索引, 索引, "
                "索引线, 159数独"
            ),
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
            called=(
                "box indexer, box indexing, indexing, indexer, region index, Block-Index, "
                "Blockindex, Index, 宫索引, 索引"
            ),
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
            called=(
                "sandwich sum, sandwich clue, between 1 and 9, Sandwich-Summe, "
                "Sandwichsumme, 三明治, 三明治数独, 夹心, 夹心和"
            ),
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
            called="sum of the first x, X-Summe, X-Summen, X求和, X和, X数和",
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
            called=(
                "sky scraper, skyscraper clue, towers, high-rise, visible buildings, "
                "Hochhaus, Hochhäuser, Wolkenkratzer, 高楼, 摩天楼, 摩天大楼"
            ),
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
            numbered=(
                (
                    (
                        "white dot, white kropki, consecutive dot, white kropki dot, white circle, "
                        "consecutive pair, kropki, weißer Punkt, weißer Kropki-Punkt, "
                        "weißer Kreis, 白点"
                    ),
                    "value",
                    1,
                ),
            ),
            called=(
                "kropki dot, dots, difference (white dot), Differenz, Kropki-Punkt, Punkt, Punkte, "
                "Differenz (weißer Punkt), 差, 差（白点）, 黑白点, 圆点, 克罗普基"
            ),
            fpuzzles=Key("difference", "mark", usual=1),
            iss=(Key("WhiteDot", "mark", "value", 1), Key("Pair", "table")),
            relation="difference",
            words=(
                r"white (?:kropki )?dots?|white circles?(?=[^.]*(?:consecutive|differ))|kropki"
                r"|consecutive[^.]*white"
            ),
            drawn=DrawnMark("white dot", "value", (("", 1),)),
            speaks_of=("differences", "consecutive", "dots"),
            says="value",
        ),
        home="nonet.constraints.dots",
    ),
    Row(
        "ratio",
        Names(
            numbered=(
                (
                    (
                        "black dot, black kropki, double dot, black kropki dot, black circle, "
                        "ratio dot, kropki, schwarzer Punkt, schwarzer Kropki-Punkt, "
                        "schwarzer Kreis, 黑点"
                    ),
                    "value",
                    2,
                ),
            ),
            called=(
                "kropki dot, dots, double, ratio (black dot), 1:2, Verhältnis, "
                "Kropki-Punkt, Punkt, Punkte, "
                "Verhältnis (schwarzer Punkt), 比, 比（黑点）, 倍数, 黑白点, 圆点, 克罗普基"
            ),
            fpuzzles=Key("ratio", "mark", usual=2),
            iss=(Key("BlackDot", "mark", "value", 2), Key("Pair", "table")),
            relation="ratio",
            words=r"black (?:kropki )?(?:dot|circle)s?|kropki|1:2|ratio of",
            drawn=DrawnMark("black dot", "value", (("", 2),)),
            speaks_of=("ratios", "dots"),
            says="value",
            harmless=r"\b(?:double|twice|half|1:2|2:1)(?: or |/)(?:double|twice|half|1:2|2:1)\b",
        ),
        home="nonet.constraints.dots",
    ),
    Row(
        "anti_knight",
        Names(
            called=(
                "knight, knights move, anti knights move, no knight, chess knight, knight sudoku, "
                "Anti-Springer, Springer, Springerzug, Rösselsprung, 无马, 马步, 反骑士, 马, 骑士"
            ),
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
            called=(
                "king, kings move, anti kings move, no touch, chess king, no touching, touchless, "
                "Anti-König, König, Königszug, 无缘, 王步, 反国王, 国王"
            ),
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
            called="taxicab, taxi, manhattan, taxi cab, Anti-Taxi, Taxi, 反出租车, 出租车",
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
            called=(
                "anti-consecutive, no consecutive, no consecutives, "
                "orthogonally nonconsecutive, nicht aufeinanderfolgend, Verbot von Folgen, "
                "keine Nachbarn, 不连续, 无连续, 反连续"
            ),
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
            called=(
                "disjoint sets, disjoint, disjoint subsets, disjoint boxes, same position, "
                "same place in boxes, disjunkte Gruppen, disjunkte Mengen, Disjunkt, 同位, "
                "同位数独, 同位组"
            ),
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
        Names(
            called=(
                "windoku, hyper, hyper sudoku, window, NRC, NRC sudoku, four boxes, "
                "Fenster, Windoku-Fenster, Hyper-Sudoku, 窗口, 窗口数独, 超数独, 四宫"
            ),
            iss=Key("Windoku", "own"),
            words=r"windoku|hyper|\bwindows\b",
            is_undrawn=True,
        ),
        home="nonet.layout.windows",
    ),
    Row(
        "global_entropy",
        Names(
            called="entropy, entropy sudoku, 2x2 entropy, globale Entropie, Entropie, 全局熵, 熵",
            iss=Key("GlobalEntropy", "grid", only=9),
            words=r"(?:every|each|any) 2[x×]2[^.]*\blow\b",
            is_undrawn=True,
            speaks_of=("entropy", "order"),
        ),
    ),
    Row(
        "global_modular",
        Names(
            called=(
                "global mod, global modulo, 2x2 modular, modular sudoku, globale Reste, "
                "globales Modulo, 全局模数, 全局余数"
            ),
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
            called=(
                "flatmates, flat mates, roommates, Mitbewohner, "
                "niederländische Mitbewohner, WG, 荷兰室友, 室友"
            ),
            iss=Key("DutchFlatmates", "grid", only=9),
            words=r"flatmate|every 5 has a 1",
            is_undrawn=True,
        ),
    ),
    Row(
        "parity_line",
        Names(
            called=(
                "alternating line, odd even line, red line, parity, Paritätslinie, "
                "Wechsellinie, Parität, rote Linie, 奇偶线, 红线"
            ),
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
            called=(
                "pill, pill arrow, arrow line, circle arrow, bulb arrow, sum arrow, Pfeil, "
                "Pfeillinie, Pfeil-Sudoku, Pillenpfeil, Kapselpfeil, 箭头, 箭头数独, 箭头线, "
                "药丸箭头"
            ),
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
            called=(
                "diagonal sum, diagonal sums, diagonal arrow, kleiner Killer, "
                "Diagonalsumme, Diagonalensumme, 小杀手, 斜和, 对角和"
            ),
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
            called=(
                "killer sum, sum cage, killer cages, dashed cage, Killer-Käfig, Käfig, "
                "Summenkäfig, 杀手笼, 杀手, 杀手框, 笼, 虚线框"
            ),
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
            numbered=(
                ("v, roman v, v pair, sum to 5", "value", 5),
                ("x, roman x, x pair, sum to 10", "value", 10),
            ),
            called=(
                "xv, x/v, XV and other sums, xv pair, sum dot, sum of two, "
                "XV und andere Summen, XV-Summe, "
                "Paarsumme, XV及其他数和, 两数和, 数和"
            ),
            fpuzzles=Key("xv", "own"),
            iss=(Key("X", "mark", "value", 10), Key("V", "mark", "value", 5), Key("Pair", "table")),
            relation="sum",
            words=r"\bxv\b|\bx\b['\"’]?s?[^.]*\b(?:10|ten)\b|\bv\b['\"’]?s?[^.]*\b(?:5|five)\b",
            drawn=DrawnMark("letter", "value", (("V", 5), ("X", 10), ("XV", 15))),
            speaks_of=("sums",),
            says="value",
            says_alone=True,
        ),
        home="nonet.constraints.xv",
    ),
    Row(
        "quadruple",
        Names(
            called=(
                "quad, quads, quadruple circle, four corners, corner circle, Quadrupel, "
                "Eckkreis, Vierlinge, 四格提示, 四数, 四连, 四格圈"
            ),
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
            called=(
                "count circles, counting circle, circles, counting, Zählkreise, Zählkreis, "
                "Kreise zählen, 计数圆圈, 计数圈, 数圈"
            ),
            iss=Key("CountingCircles", "cells"),
            words=r"counting[- ]circles|circles?[^.]*how many[^.]*circles?",
            drawn=DrawnMark("circles in cells"),
            speaks_of=("counts",),
        ),
    ),
    Row(
        "numbered_room",
        Names(
            called=(
                "room, rooms, numbered rooms clue, Nummerierter Raum, nummerierte Räume, "
                "Zimmernummer, 编号房间, 房间号, 数字房间"
            ),
            iss=Key("NumberedRoom", "clue", "digit"),
            words=r"numbered room|x-th cell",
            drawn=DrawnMark("number outside", "digit", place=3),
            speaks_of=("x", "positions"),
        ),
    ),
    Row(
        "greater_than",
        Names(
            called=(
                "inequality, inequalities, greater, less than, smaller than, comparison, "
                "inequality sign, greater-than sign, Größer als, Kleiner als, Ungleichung, "
                "Ungleichheitszeichen, Vergleich, 不等号, 大于, 小于, 大小"
            ),
            iss=(Key("GreaterThan", "mark"), Key("Pair", "table")),
            words=r"greater than|inequalit|points? (?:to|at) the (?:smaller|lower|lesser)",
            drawn=DrawnMark("inequality sign"),
            speaks_of=("order",),
        ),
    ),
    *OTHERS,
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
