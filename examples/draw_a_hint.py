"""Draw a puzzle with the marks of a hint, as SVG for a page or a file."""

import nonet

PUZZLE = ".....42.6.97...3.4....2..19..6.71..2....5....8..93.4..52..1....7.1...52.9.45....."

hint = nonet.hint(PUZZLE)
picture = nonet.drawing.draw(hint)
print(f"{hint.step}: {picture[:4]}…, with {picture.count('<text')} digits and marks")
