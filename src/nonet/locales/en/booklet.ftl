## Pages of a booklet

book-puzzles = Puzzles
book-rules = Rules
book-solutions = Solutions
# Above the rules of a puzzle that has them on a page of their own
book-puzzle = Puzzle { $number }
# In a caption
rules-page = rules: page { $page }
solution-page = solution: page { $page }
# Between the figures of large numbers, by threes
thousands = ,

## The cover

puzzle-count = { $count ->
        [one] { $shown } puzzle
       *[other] { $shown } puzzles
    }
# What the document says of itself
subject = Sudoku: { $puzzles }
subject-exercises = Sudoku: { $count ->
        [one] { $shown } exercise
       *[other] { $shown } exercises
    }
task = Fill in the empty cells so that { $houses } holds every digit from 1 to { $size } once.
each-row = each row
each-column = each column
each-box = each box
each-region = each region
each-diagonals = each diagonal
each-windows = each shaded window
each-disjoint_groups = each colour
# Houses that have no words
each-other = each { $kind }

## Grids, in a caption

layout-boxes = { $size }
layout-oblong = { $size } with { $box } boxes
layout-latin = { $size } Latin square
layout-jigsaw = { $size } jigsaw

## Worksheets

worksheet-title = { $title }: find it, and mark what follows · set { $seed }
