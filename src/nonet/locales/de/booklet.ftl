## Pages of a booklet

book-puzzles = Rätsel
book-rules = Regeln
book-solutions = Lösungen
# Above the rules of a puzzle that has them on a page of their own
book-puzzle = Rätsel { $number }
# In a caption
rules-page = Regeln: Seite { $page }
solution-page = Lösung: Seite { $page }
# Between the figures of large numbers, by threes
thousands = .

## The cover

puzzle-count = { $count ->
        [one] ein Rätsel
       *[other] { $shown } Rätsel
    }
# What the document says of itself
subject = Sudoku: { $puzzles }
subject-exercises = Sudoku: { $count ->
        [one] { $shown } Übung
       *[other] { $shown } Übungen
    }
task = Fülle die leeren Zellen so aus, dass { $houses } jede Ziffer von 1 bis { $size } genau einmal enthält.
each-row = jede Zeile
each-column = jede Spalte
each-box = jeder Block
each-region = jede Region
each-diagonals = jede Diagonale
each-windows = jedes schattierte Fenster
each-disjoint_groups = jede Farbe
# Houses that have no words
each-other = jede Einheit der Art „{ $kind }“

## Grids, in a caption

layout-boxes = { $size }
layout-oblong = { $size } mit { $box }-Blöcken
layout-latin = lateinisches Quadrat { $size }
layout-jigsaw = Jigsaw { $size }

## Worksheets

worksheet-title = { $title }: finden und markieren, was daraus folgt · Satz { $seed }
