"""The rows of rules that few programs have a tool for; they come after the others."""

from __future__ import annotations

from nonet.constraints._row import Row
from nonet.layout.names import DrawnMark, Key, Names

OTHERS: tuple[Row, ...] = (
    Row(
        "all_different",
        Names(
            called=(
                "extra region, no repeats, unique cells, extra box, shaded region, "
                "extra house, verschiedene Ziffern, Zusatzregion, Extraregion, "
                "Zusatzgebiet, 数字互异, 额外区域, 额外宫, 互异"
            ),
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
            called="cloned region, copy, clones region, Klon, Klone, Kopie, 克隆, 复制",
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
            called=(
                "x-sudoku, one diagonal, main diagonal, anti-diagonal, x sudoku diagonal, "
                "Diagonale, X-Sudoku, Hauptdiagonale, Nebendiagonale, 对角线"
            ),
            iss=Key("Diagonal", "own"),
            words=(
                r"diagonals?\b[^.]*(?:repeat|different|once|1-9|1 to 9)"
                r"|(?:repeat|once)[^.]*diagonal"
            ),
            drawn=DrawnMark("line from corner to corner"),
            speaks_of=("slanted", "no_repeats"),
        ),
    ),
    Row(
        "all_of",
        Names(
            called=(
                "all of several rules, and, both, all rules, mehrere Regeln zugleich, "
                "alle Regeln, und, "
                "并列规则, 所有规则"
            ),
            iss=Key("And", "own"),
        ),
        home="nonet.constraints.combined",
    ),
    Row(
        "any_of",
        Names(
            called=(
                "any of several rules, or, either, any rule, at least one of, "
                "eine von mehreren Regeln, oder, "
                "任选规则, 或, own rule, custom rule, eigene Regel, 自定义规则"
            ),
            fpuzzles=Key("cage", "own"),
            iss=Key("Or", "own"),
            also=("one_of",),
            speaks_of=("sums", "cages"),
        ),
        home="nonet.constraints.combined",
    ),
    Row(
        "candidates",
        Names(
            called=(
                "pencil marks, possible digits, given candidates, corner marks, "
                "restricted digits, vorgegebene Kandidaten, Kandidaten, Kandidat, Notizen, "
                "给定候选数, 候选数"
            ),
            also=("allowed_digits",),
        ),
        home="nonet.constraints.allowed_digits",
        kind="AllowedDigits",
    ),
    Row(
        "choose",
        Names(
            called=(
                "a number of several rules, exactly n of several rules, choose rules, "
                "some of the rules, k of n, at least k rules, at most k rules, "
                "eine Anzahl von Regeln, einige der Regeln, Auswahl, "
                "mindestens so viele Regeln, höchstens so viele Regeln, "
                "选取规则, 若干规则, 其中几条, 至少几条规则, 至多几条规则"
            ),
        ),
        home="nonet.constraints.combined",
    ),
    Row(
        "if",
        Names(
            called=(
                "condition, conditional rule, if then, if then else, implication, "
                "wenn dann, Bedingung, bedingte Regel, 条件规则, 如果, 如果则"
            ),
        ),
        home="nonet.constraints.conditional",
    ),
    Row(
        "kinds",
        Names(
            called=(
                "kinds of lines, lines of several kinds, line types, one of several kinds, "
                "unknown line types, mixed lines, Arten von Linien, Linienarten, gemischte Linien, "
                "各类规则, 线的种类, 混合线"
            ),
        ),
    ),
    Row(
        "shared_total",
        Names(
            called=(
                "one total for several rules, one unknown total, shared sum, pooled total, "
                "eine Summe für mehrere Regeln, gemeinsame Summe, 同一总和, 共同的和"
            ),
        ),
    ),
    Row(
        "contains_exactly",
        Names(
            called="exactly, exact digits, enthält genau, genau, 恰好包含, 恰好",
            iss=Key("ContainExact", "own"),
        ),
        home="nonet.constraints.quadruple",
    ),
    Row(
        "count_repeats",
        Names(
            called=(
                "count errors, errors, error sudoku, number of errors, mistakes, repeated digits, "
                "number of repeats, repeats, repeated pairs, "
                "Fehler, Anzahl der Fehler, Fehlersudoku, "
                "Anzahl der Wiederholungen, Wiederholungen, wiederholte Ziffern, "
                "错误计数, 错误数独, 重复次数, 重复计数"
            ),
        ),
    ),
    Row(
        "count_distinct",
        Names(
            called=(
                "count of different digits, distinct digits, "
                "number of different digits, count different, "
                "different digits, Anzahl verschiedener Ziffern, 不同数字计数, 不同数"
            ),
            iss=Key("CountDistinct", "own"),
            speaks_of=("cages",),
        ),
    ),
    Row(
        "equal_sum",
        Names(
            called=(
                "equal sums, same sum, same total, equal sum groups, equal sum cages, "
                "gleiche Summen, gleiche Summe, 等和组, 等和"
            ),
            iss=Key("EqualSum", "own"),
            speaks_of=("sums",),
        ),
        home="nonet.constraints.sum",
    ),
    Row(
        "bounded_cage",
        Names(
            called=(
                "greater than cage, less than cage, cage with bounds, cage inequality, "
                "Käfig mit Grenzen, Ungleichungskäfig, 范围笼, 不等笼"
            ),
        ),
    ),
    Row(
        "multi_sum_cage",
        Names(
            called=(
                "multisum cage, multi sum killer, several sums, alternative sums, "
                "Mehrsummen-Käfig, Mehrsummenkäfig, mehrere Summen, 多和笼, 多重和"
            ),
            words=r"multi-?sum",
            also=("multisum",),
            unlike=("killer_cage",),
            speaks_of=("sums", "cages", "no_repeats"),
        ),
    ),
    Row(
        "number_cage",
        Names(
            called=(
                "number cages, divisible cage, divisibility cage, multiple cage, "
                "cage read as a number, Zahlenkäfig, Zahlen-Käfig, Teiler-Käfig, 数字笼, 整除笼"
            ),
            words=r"(?:number|divisib\w+) cages?|cages?[^.]*\bread(?:ing order)?\b[^.]*number",
            unlike=("killer_cage",),
            speaks_of=("cages", "no_repeats"),
        ),
    ),
    Row(
        "equal_cages",
        Names(
            called=(
                "cages of one unknown total, cages with equal sums, same sum cages, "
                "gleiche Käfige, Käfige mit gleicher Summe, 等和笼, 同和笼"
            ),
        ),
    ),
    Row(
        "equality_cage",
        Names(
            called=(
                "balanced cage, equal cage, equality, Gleichheitskäfig, Gleichheit, 均衡笼, 平衡笼"
            ),
            iss=Key("EqualityCage", "cells"),
            speaks_of=("sums", "cages"),
        ),
    ),
    Row(
        "hidden_skyscraper",
        Names(
            called=(
                "hidden skyscrapers, first hidden building, Verdecktes Hochhaus, "
                "verdeckte Hochhäuser, 隐藏高楼, 隐藏摩天楼"
            ),
            iss=Key("HiddenSkyscraper", "clue", "digit"),
            speaks_of=("sight", "buildings"),
        ),
        home="nonet.constraints.skyscraper",
    ),
    Row(
        "look_and_say",
        Names(
            called=(
                "look & say, look and say cage, count cage, Look-and-Say-Käfig, "
                "Schau und sag, 外观数列笼, 外观数列"
            ),
            iss=Key("LookAndSay", "own"),
            speaks_of=("counts", "cages"),
        ),
        home="nonet.constraints.quadruple",
    ),
    Row(
        "lunchbox",
        Names(
            called="lunch box, lunch boxes, Brotdose, Pausenbrot, 午餐盒, 便当盒",
            iss=Key("Lunchbox", "cells", "sum"),
            speaks_of=("sums",),
        ),
    ),
    Row(
        "negative",
        Names(
            called=(
                "negative constraint, all dots given, all xv given, all given, "
                "negative kropki, negative xv, anti-kropki, anti-xv, no dots, "
                "all marks given, negative dots, negative Bedingung, negativ, "
                "alle Punkte gegeben, alle Punkte, alle XV gegeben, negatives Kropki, "
                "negatives XV, 反向限制, 负约束, 所有点已给出, 全标"
            ),
            iss=Key("Pair", "table"),
            speaks_of=("sums", "ratios", "differences", "consecutive", "slanted", "dots"),
        ),
    ),
    Row(
        "all_given",
        Names(
            called=(
                "all marks are given, all marks given, negative constraint, "
                "all ratios given, all sums given, negative kropki, negative xv, anti-kropki, "
                "anti-xv, no dots, negative dots, all dots, all dots given, all xv given, "
                "alle Zeichen sind gegeben, "
                "alle Punkte gegeben, alle Punkte, alle XV gegeben, negatives Kropki, "
                "negatives XV, 所有标记已标出, 所有点已给出, 全标"
            ),
            iss=Key("Pair", "table"),
            speaks_of=("sums", "ratios", "differences", "consecutive", "slanted", "dots"),
        ),
    ),
    Row(
        "not",
        Names(
            called=(
                "rule broken, negation, not this rule, nicht erfüllte Regel, nicht, 反规则, 非"
            ),
        ),
        home="nonet.constraints.combined",
    ),
    Row(
        "pair_relation",
        Names(
            called=(
                "relation line, custom relation, difference at least, difference at most, "
                "sum at least, sum at most, same parity, Beziehung, "
                "Paarbeziehung, Ziffernbeziehung, eigene Beziehung, 数字关系, 自定关系, "
                "own rule, custom rule, eigene Regel, 自定义规则"
            ),
            iss=Key("Pair", "table"),
        ),
    ),
    Row(
        "pair_table",
        Names(
            called=(
                "pair relation, custom pair, any pair, Paartabelle, Paarregel, 数对表, 数对关系"
            ),
            iss=Key("Pair", "own"),
        ),
    ),
    Row(
        "regex",
        Names(
            called=(
                "regular expression, regexp, pattern, Regulärer Ausdruck, Muster, 正则表达式, 正则"
            ),
            iss=Key("Regex", "own"),
        ),
    ),
    Row(
        "rellik_cage",
        Names(
            called=(
                "rellik, reverse killer, backwards killer, Rellik-Käfig, "
                "umgekehrter Killer, 反杀手笼, 反杀手"
            ),
            iss=Key("RellikCage", "cells", "sum"),
            speaks_of=("sums", "cages"),
        ),
    ),
    Row(
        "replicate",
        Names(
            called=(
                "relation of all pairs, for all neighbours, for all pairs, all knight moves, "
                "all king moves, "
                "cells at a distance, chess relation, für alle Nachbarn, für alle Paare, "
                "Beziehung aller Paare, alle Springerzüge, alle Königszüge, "
                "所有数对的关系, 所有相邻格, 所有马步格"
            ),
            iss=Key("Pair", "table"),
        ),
    ),
    Row(
        "same_set",
        Names(
            called=(
                "same digits everywhere, same digits in every row, same digits in each region, "
                "same set of digits, "
                "region same values, missing digits, überall gleiche Ziffern, "
                "gleiche Ziffern in jeder Zeile, 每行数字相同, 处处同数"
            ),
            iss=Key("RegionSameValues", "grid"),
            is_undrawn=True,
        ),
    ),
    Row(
        "same_digits",
        Names(
            called=(
                "same digits groups, same set, same values, equal sets, gleiche Ziffern, "
                "相同数字组, 相同数字, 同数组"
            ),
            iss=Key("SameValues", "own"),
        ),
    ),
    Row(
        "state_machine",
        Names(
            called=(
                "finite automaton, automaton, NFA, DFA, custom line, Zustandsautomat, "
                "Automat, 状态机, 自动机, own rule, custom rule, eigene Regel, 自定义规则"
            ),
            iss=Key("NFA", "own"),
        ),
    ),
    Row(
        "sum",
        Names(
            called=(
                "sum area, sum group, total, sum with repeats, sum of cells, Summe, "
                "Summengruppe, 求和框, 求和, 和"
            ),
            area="total",
            iss=Key("Sum", "own"),
            speaks_of=("sums", "cages"),
        ),
    ),
    Row(
        "sum_line",
        Names(
            numbered=(
                (
                    (
                        "ten line, ten lines, 10 line, 10 lines, tens line, Zehnerlinie, "
                        "Zehnersumme, 十和线, 10和线"
                    ),
                    "total",
                    10,
                ),
            ),
            called=(
                "segment line, sum lines, number line, Summenlinie, Summenabschnitte, "
                "分段和线, 分段和"
            ),
            iss=Key("SumLine", "own"),
            speaks_of=("sums",),
        ),
    ),
    Row(
        "tally_line",
        Names(
            called=(
                "running total, running count, counting line, step by step, "
                "laufende Summe, Zwischensumme, Zähllinie, 累计和, 累计线, 计数线"
            ),
        ),
    ),
    Row(
        "modular_sum",
        Names(
            called=(
                "sum modulo, mod sum, sum mod, modular cage, Modulo-Summe, Summe modulo, "
                "模和, 和的余数"
            ),
        ),
        home="nonet.constraints.remainders",
    ),
    Row(
        "modular_product",
        Names(
            called=(
                "product modulo, mod product, product mod, Modulo-Produkt, Produkt modulo, "
                "模积, 积的余数"
            ),
        ),
        home="nonet.constraints.remainders",
    ),
    Row(
        "value_index",
        Names(
            called=(
                "value indexing, value index line, value indexer, Wert-Index, Wertindex, 值索引"
            ),
            iss=Key("ValueIndexing", "cells"),
            speaks_of=("positions",),
        ),
    ),
)
