"""Count complete grids: of small Sudoku, of Latin squares, of a jigsaw."""

import nonet

print("4x4 Sudoku:", nonet.count(nonet.Grid.empty(nonet.Layout.of_size(4)), limit=None))
for order in (2, 3, 4, 5):
    square = nonet.Grid.empty(nonet.Layout.latin(order))
    print(f"Latin squares of order {order}:", nonet.count(square, limit=None))
jigsaw = nonet.Layout.jigsaw("1112 1322 3324 3444")
print("a 4x4 jigsaw:", nonet.count(nonet.Grid.empty(jigsaw), limit=None))
