"""Ready-made kinds of puzzle, as lines of rules, by the names that players know."""

from __future__ import annotations

from collections.abc import Mapping

from nonet.layout.making import ReadyMade

_KILLER = ReadyMade(
    ("killer",),
    (0, 0),
    {
        "Easy": ("killer sizes 2:6 3:3 4:1",),
        "Medium": ("killer sizes 2:5 3:5 4:2",),
        "Hard": ("killer sizes 2:4 3:5 4:3 5:1",),
        "Expert": ("killer sizes 2:3 3:5 4:4 5:2",),
        "Extreme": ("killer sizes 2:2 3:5 4:5 5:3",),
    },
)

READY_MADE: Mapping[str, ReadyMade] = {
    "killer": _KILLER,
    "mini-killer": ReadyMade(("killer sizes 2:5 3:4 4:1",), (0, 0), box=(2, 3)),
    "thermo": ReadyMade(("thermometer",)),
    "arrow": ReadyMade(("arrow",)),
    "kropki": ReadyMade(("kropki all",)),
    "xv": ReadyMade(("xv all",)),
    "whispers": ReadyMade(("german-whisper",)),
    "renban": ReadyMade(("renban",)),
    "palindrome": ReadyMade(("palindrome",)),
    "between": ReadyMade(("between",)),
    "region-sum": ReadyMade(("region-sum",)),
    "zipper": ReadyMade(("zipper",)),
    "sandwich": ReadyMade(("sandwich all",)),
    "skyscraper": ReadyMade(("skyscraper",)),
    "x-sum": ReadyMade(("x-sum",)),
    "numbered-room": ReadyMade(("numbered-room",)),
    "little-killer": ReadyMade(("little-killer",)),
    "quadruple": ReadyMade(("quadruple",)),
    "odd-even": ReadyMade(("odd-even",)),
    "inequality": ReadyMade(("greater-than all",)),
    "anti-knight": ReadyMade(("anti-knight",)),
    "anti-king": ReadyMade(("anti-king",)),
    "non-consecutive": ReadyMade(("non-consecutive",)),
    "miracle": ReadyMade(("anti-king", "anti-knight", "non-consecutive"), (0, 3)),
    "fog": ReadyMade(("killer 6-9 length 2-3", "kropki all"), (12, 18), fog=True),
    "hunt": ReadyMade(
        (
            "killer 2-3 length 3-4",
            "thermometer 2-3",
            "arrow 2-3",
            "german-whisper 1-2 length 4-6",
            "kropki 3-5",
        )
    ),
}
"""All of them by name."""
