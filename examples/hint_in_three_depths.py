"""Give a hint as much or as little as the player wants, in three languages."""

import nonet

PUZZLE = ".....42.6.97...3.4....2..19..6.71..2....5....8..93.4..52..1....7.1...52.9.45....."

hint = nonet.hint(PUZZLE)
for depth in ("nudge", "point", "show"):
    print(f"{depth}: {hint.explain(depth)}")
for language in ("de", "zh"):
    print(hint.explain("nudge", language=language))
