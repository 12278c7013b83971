"""The rows of the lines that come first; `_rules_table.py` has all others."""

from __future__ import annotations

from nonet.constraints._row import Row
from nonet.layout.names import NO, DrawnLine, Key, Names

LINES: tuple[Row, ...] = (
    Row(
        "thermometer",
        Names(
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
            fpuzzles=Key("whispers", "line", "difference"),
            iss=Key("Whisper", "cells", "difference"),
            words=r"whisper|(?:differ\w*|difference)(?: \w+){0,4} (?:at least|\d or more)",
            drawn=DrawnLine(hues=(("green", 0.98), ("orange", 0.79)), numbers=(("orange", 4),)),
            numbered=(("dutch_whisper", "difference", 4), ("german_whisper", "difference", 5)),
            speaks_of=("differences", "order", "whispers"),
            says="difference",
        ),
        home="nonet.constraints.whispers",
    ),
    Row(
        "between_line",
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
        Names(
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
            fpuzzles=Key("zipperline", "line"),
            iss=Key("Zipper", "cells"),
            words=r"zipper|(?:same distance|equidistant|equally (?:far|distant))[^.]*cent",
            drawn=DrawnLine(),
            speaks_of=("sums", "odd_lengths", "dots"),
        ),
    ),
)
"""Most lines, in the order of `ROWS`."""
