"""The rows of the lines that come first; `_rules_table.py` has all others."""

from __future__ import annotations

from nonet.constraints._row import Row
from nonet.layout.names import NO, DrawnLine, Key, Names

LINES: tuple[Row, ...] = (
    Row(
        "thermometer",
        Names(
            called=(
                "thermo line, thermometer line, bulb line, increasing line, "
                "Thermometerlinie, Thermo-Linie, 温度计, 温度计线, 温度计数独"
            ),
            fpuzzles=Key("thermometer", "line"),
            iss=Key("Thermo", "cells"),
            words=r"thermo|from the bulb",
            also=("thermo",),
            drawn=DrawnLine(("bulb",), (("grey", 0.61),), is_said_by_ends=True),
            speaks_of=("rising", "order", "bulbs"),
        ),
    ),
    Row(
        "slow_thermometer",
        Names(
            called=(
                "slow thermo, slow thermos, lazy thermo, slow thermometer line, "
                "non-decreasing line, langsames Thermometer, träges Thermometer, 慢温度计, "
                "缓温度计"
            ),
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
        home="nonet.constraints.thermometer",
    ),
    Row(
        "palindrome_line",
        Names(
            called=(
                "mirror line, Palindrom, Palindromlinie, Spiegellinie, 回文, 回文线, grey line, "
                "gray line, graue Linie, 灰线"
            ),
            fpuzzles=Key("palindrome", "line"),
            iss=Key("Palindrome", "cells"),
            words=r"palindrom|reads? the same|same (?:forwards|in (?:both|either) direction)",
            drawn=DrawnLine(hues=(("grey", 0.29),)),
            speaks_of=("backwards", "mirrors", "consecutive"),
        ),
        home="nonet.constraints.palindrome",
    ),
    Row(
        "renban_line",
        Names(
            called=(
                "purple line, pink line, magenta line, consecutive line, straight line, "
                "Renban-Linie, Renbanlinie, Straßenlinie, lila Linie, violette Linie, "
                "rosa Linie, 连号线, 连续线, 伦班, 伦班线, 紫线, 粉线"
            ),
            fpuzzles=Key("renban", "line"),
            iss=Key("Renban", "cells"),
            words=(
                r"renban|(?:set|group|string|run|sequence) of (?:[\w-]+,? ){0,3}consecutive"
                r"|consecutive set\b"
                r"|consecutive (?:digits|numbers|sequence)[^.]*(?:any order|repe|in order)"
            ),
            drawn=DrawnLine(hues=(("pink", 0.93), ("purple", 0.93))),
            speaks_of=("consecutive", "renbans", "no_repeats"),
        ),
        home="nonet.constraints.renban",
    ),
    Row(
        "whisper_line",
        Names(
            numbered=(
                (
                    (
                        "german whisper, german, german whispers, german whispers line, "
                        "green line, deutsches Flüstern, deutsche Flüsterlinie, grüne Linie, "
                        "德国耳语, 德国耳语线, 绿线"
                    ),
                    "difference",
                    5,
                ),
                (
                    (
                        "dutch whisper, dutch, dutch whispers, dutch whispers line, orange line, "
                        "niederländisches Flüstern, holländisches Flüstern, orange Linie, "
                        "荷兰耳语, 荷兰耳语线, 橙线"
                    ),
                    "difference",
                    4,
                ),
            ),
            called=(
                "whispers, whisper line, chinese whisper, chinese whispers, Flüsterlinie, "
                "Whispers-Linie, Flüstern, 耳语线, 耳语, 悄悄话线"
            ),
            fpuzzles=Key("whispers", "line", "difference"),
            iss=Key("Whisper", "cells", "difference"),
            words=r"whisper|(?:differ\w*|difference)(?: \w+){0,4} (?:at least|\d or more)",
            drawn=DrawnLine(hues=(("green", 0.98), ("orange", 0.79)), numbers=(("orange", 4),)),
            speaks_of=("differences", "order", "whispers"),
            says="difference",
        ),
        home="nonet.constraints.whispers",
    ),
    Row(
        "between_line",
        Names(
            called="betweens, between two circles, Zwischenlinie, dazwischen, 区间线, 中间线, 介线",
            fpuzzles=Key("betweenline", "line"),
            iss=Key("Between", "cells"),
            words=r"between[- ]lines?\b|between (?:the|those) [^.]*(?:circle|bulb|end)s?",
            drawn=DrawnLine(("circles",)),
            speaks_of=("order",),
        ),
    ),
    Row(
        "lockout_line",
        Names(
            called="diamond line, Lockout-Linie, Aussperrlinie, Rautenlinie, 封锁线, 锁定线",
            fpuzzles=Key("lockout", "line", "difference", 4),
            iss=Key("Lockout", "cells", "difference"),
            words=r"lockout|diamonds?[^.]*(?:differ|between|outside)|outside the range",
            unlike=("whisper_line",),
            drawn=DrawnLine(("circles", "diamonds"), is_said_by_ends=True),
            speaks_of=("differences", "order", "diamonds"),
            harmless=rf"{NO} (?:\w+ ){{0,2}}(?:between|inside|within)\b",
        ),
    ),
    Row(
        "region_sum_line",
        Names(
            called=(
                "region sums, blue line, equal sum line, box sum line, box sum, box line, "
                "segment sum line, sum by box, Regionssummen-Linie, Regionssumme, "
                "Blocksummenlinie, Blocksumme, gleiche Summenlinie, blaue Linie, 区域和线, "
                "区域和, 宫和线, 等和线, 蓝线"
            ),
            fpuzzles=Key("regionsumline", "line"),
            iss=Key("RegionSumLine", "own"),
            words=(
                r"region[- ]sum|(?:box|region|\dx\d)\w* (?:borders?|boundar\w+) "
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
        Names(
            called=(
                "entropic, entropy line, salmon line, orange entropy line, Entropie-Linie, "
                "entropische Linie, Entropielinie, 熵线, 大中小线"
            ),
            fpuzzles=Key("entropicline", "line"),
            iss=Key("Entropic", "cells", only=9),
            words=r"entropic|entropy lines?|\blow\b[^.]*\b(?:mid\w*|medium)\b[^.]*\bhigh\b",
            drawn=DrawnLine(),
            speaks_of=("entropy", "consecutive", "order"),
        ),
    ),
    Row(
        "modular_line",
        Names(
            called=(
                "modular, modulo line, mod line, mod 3 line, teal line, Modulo-Linie, "
                "modulare Linie, Restlinie, 模数线, 模线, 余数线, 同余线"
            ),
            fpuzzles=Key("modularline", "line", "modulus", 3),
            iss=Key("Modular", "cells", "modulus"),
            words=r"modular|modulo|remainder",
            drawn=DrawnLine(),
            speaks_of=("remainders", "consecutive"),
        ),
    ),
    Row(
        "nabner_line",
        Names(
            called=(
                "yellow line, non-consecutive line, Nabner-Linie, gelbe Linie, 纳布纳线, "
                "纳布纳, 黄线"
            ),
            fpuzzles=Key("nabner", "line"),
            iss=Key("Pair", "table"),
            words=r"nabner",
            drawn=DrawnLine(),
            speaks_of=("consecutive", "no_repeats"),
            harmless=rf"{NO} (?:\w+ ){{0,3}}consecutive\b|\bno two\b[^.]*consecutive",
        ),
        home="nonet.constraints.nabner",
    ),
    Row(
        "double_arrow",
        Names(
            called=(
                "double arrows, double arrow line, double-ended arrow, double line, "
                "Doppelpfeil, doppelter Pfeil, 双箭头, 双向箭头"
            ),
            fpuzzles=Key("doublearrow", "line"),
            iss=Key("DoubleArrow", "cells"),
            words=r"double[- ](?:arrow|line)",
            unlike=("arrow",),
            drawn=DrawnLine(("circles",)),
            speaks_of=("sums", "arrows"),
        ),
        home="nonet.constraints.arrow",
    ),
    Row(
        "zipper_line",
        Names(
            called="zip line, zipper, Reißverschluss-Linie, Reißverschluss, 拉链线, 拉链",
            fpuzzles=Key("zipperline", "line"),
            iss=Key("Zipper", "cells"),
            words=r"zipper|(?:same distance|equidistant|equally (?:far|distant))[^.]*cent",
            drawn=DrawnLine(),
            speaks_of=("sums", "odd_lengths", "dots"),
        ),
    ),
)
"""Most lines, in the order of `ROWS`."""
