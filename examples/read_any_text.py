"""Read puzzles as people write them: lines, frames, lists, links, tables."""

import nonet

TEXTS = {
    "a line of a list": "17; ...4..3134..2...; ED=1.2",
    "rows": "...4\n..31\n34..\n2...",
    "a frame": "+---+---+\n|.. |.4 |\n|.. |31 |\n+---+---+\n|34 |.. |\n|2. |.. |\n+---+---+",
    "a list of Python": "[[0, 0, 0, 4], [0, 0, 3, 1], [3, 4, 0, 0], [2, 0, 0, 0]]",
}
for kind, text in TEXTS.items():
    print(f"{kind}: {nonet.load(text).grid.to_text()}")
