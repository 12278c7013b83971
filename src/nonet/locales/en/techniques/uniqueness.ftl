## Techniques

-deadly-rectangle = Four cells in two rows, two columns and two boxes must not be left with the same two digits alone: these could be exchanged, and there would be two solutions.
bug_1 =
    .phrase = a BUG+1
    .description = All empty cells but one have two candidates, and but for that one every digit has two places in each house. Without the third candidate of that cell the puzzle would have no solution or several. So the candidate that occurs three times in its houses is true.
    .nudge = The grid is a BUG+1.
bug_2 =
    .phrase = a BUG (type 2)
    .description = Some cells have one and the same candidate beyond the two that would make a bivalue universal grave. One of these must be true, so the digit can be removed from every cell that sees them all.
    .nudge = The grid is a BUG (type 2).
bug_3 =
    .phrase = a BUG (type 3)
    .description = The candidates beyond a bivalue universal grave lie in cells of one house. They act as one cell with these candidates that makes a naked subset with others of the house; its digits can be removed from the rest.
    .nudge = The grid is a BUG (type 3).
bug_4 =
    .phrase = a BUG (type 4)
    .description = Two cells of a house have candidates beyond a bivalue universal grave, and a digit of the grave has no other place in the house. One of the two cells takes it, the other one of its extra candidates; the remaining digits of the grave can be removed from both.
    .nudge = The grid is a BUG (type 4).
unique_rectangle_1 =
    .phrase = a unique rectangle (type 1)
    .description = { -deadly-rectangle } Three of them have these two candidates alone, so the fourth must be something else: both digits can be removed from it.
unique_rectangle_2 =
    .phrase = a unique rectangle (type 2)
    .description = { -deadly-rectangle } Two cells side by side have the same extra candidate. One of them must take it, so it can be removed from every cell that sees both.
unique_rectangle_3 =
    .phrase = a unique rectangle (type 3)
    .description = { -deadly-rectangle } Two of them have more candidates. One of these extra digits is true, so the two cells act as one cell with the extra digits; with other cells of a house they make a naked subset, whose digits can be removed from the rest of the house.
unique_rectangle_4 =
    .phrase = a unique rectangle (type 4)
    .description = { -deadly-rectangle } Two of them have more candidates, and in a house of the two one of the digits has no other place. One of the two cells takes it, so the other digit can be removed from both.
unique_rectangle_5 =
    .phrase = a unique rectangle (type 5)
    .description = { -deadly-rectangle } Two diagonally opposite cells, or three, have the same extra candidate. One of them must take it, so it can be removed from every cell that sees them all.
unique_rectangle_6 =
    .phrase = a unique rectangle (type 6)
    .description = { -deadly-rectangle } Two diagonally opposite cells have more candidates, and one of the digits has no other place in the rows (or columns) of the rectangle. Were it true in one of the two, it would be true in both, and the pattern complete. So it can be removed from both.
hidden_rectangle =
    .phrase = a hidden rectangle
    .description = { -deadly-rectangle } In the corner opposite a bivalue corner, one of the digits has no other place in that corner’s row and column. Were the other digit true there, the pattern would be complete. So it can be removed.
avoidable_rectangle_1 =
    .phrase = an avoidable rectangle (type 1)
    .description = Three corners of a rectangle in two boxes are solved, none of them a given. The digit that would make both diagonals equal pairs cannot be in the fourth corner: the pairs could be exchanged, and there would be two solutions.
avoidable_rectangle_2 =
    .phrase = an avoidable rectangle (type 2)
    .description = Two corners of a rectangle in two boxes are solved and no givens; the other two could make both diagonals equal pairs, but share one extra candidate. One of them must take it, so it can be removed from every cell that sees both.
extended_rectangle =
    .phrase = an extended rectangle
    .description = Two rows of three cells each (or longer), aligned in columns, share boxes so that the digits of the one could be exchanged with those of the other. Left with as many digits as columns alone they would give two solutions, so one of the other candidates must be true. If it can only be in two cells of a house, these make a naked subset with others, or a digit of the pattern is locked in them and they lose the rest.
unique_loop =
    .phrase = a unique loop
    .description = A loop of six cells or more, two in each house that it touches, must not be left with the same two digits alone: they could be exchanged all along the loop. So one of the other candidates in its cells must be true. If all are one digit, cells that see all of them lose it; if they are in two cells of a house, these make a naked subset with others, or one of the two digits is locked in the two cells and the other one goes.

## Steps

two-ways = left with { $digits } alone, { $cells } could be filled in two ways, and there would be two solutions.
kept-either-way = both ways satisfy { $rules }.
extra-is-true = that leaves { OR($digits) } for { COUNT($cells) ->
        [one] { $cells }
       *[other] one of { $cells }
    }.
roof-differs = not all of { $cells } can be { OR($digits) }.
why-bug = but for { OR($digits) } in { $cells }, every empty cell would have two candidates and every digit two places in each house; such a grid has no solution, or more than one.
locked-with = with { $cells } ({ $digits }) that makes a locked set in { $houses }.
no-other-place = in { $houses } { $count ->
        [one] the digit { $digits } has
       *[other] the digits { $digits } have
    } no other place, so { $count ->
        [one] one of { $cells } is { $digits }
       *[other] they go in { $cells }
    }.
takes-extra = the other one takes { OR($digits) }.
exchangeable = with { $placed }, the digits { $digits } in { $cells } could be exchanged, and there would be two solutions.
digit-at = { $digit } in { $cell }
one-is-true = one of these candidates is true.
pattern-complete = in { $houses } the digit { $digit } is only in { $cells }. With { $gone } in { COUNT($targets) ->
        [one] { $targets }
       *[other] one of { $targets }
    } these cells would be left with two ways.
