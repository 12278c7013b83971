## Techniques

skyscraper =
    .phrase = a skyscraper
    .description = A digit has two places in each of two rows (or columns), and two of the four, one of each row, see each other in a column. They cannot both be true, so one of the other two is, and the digit can be removed from every cell that sees both.
two_string_kite =
    .phrase = a two-string kite
    .description = A digit has two places in a row and two in a column, and one of each lie in the same box. They cannot both be true, so one of the two ends is, and the digit can be removed from the cell that sees both ends.
dual_two_string_kite =
    .phrase = a dual two-string kite
    .description = Two kites that meet in the same two cells of a box, taken in one step.
turbot_fish =
    .phrase = a turbot fish
    .description = Two houses have two places each for a digit, and one place of the first sees one of the second. They cannot both be true, so one of the two ends is, and the digit can be removed from every cell that sees both ends. Skyscraper and kite are the cases in which the houses are lines.
empty_rectangle =
    .phrase = an empty rectangle
    .description = In a box all places of a digit lie in one row and one column of it. A line outside has two places for the digit, one of them in that column. If that one is true, the digit is in the row of the box; otherwise the other end is true. Either way the digit can be removed from where that row crosses the line through the other end. Row and column may swap.
dual_empty_rectangle =
    .phrase = a dual empty rectangle
    .description = Two empty rectangles of the same box, taken in one step.

## Steps
two-places = in { $house } the digit { $digit } is in { $first } or in { $second }.
not-both-places = { COUNT($first) ->
        [one] { COUNT($second) ->
            [one] { $first } and { $second } see each other
           *[other] { $first } sees { $second }
        }
       *[other] { COUNT($second) ->
            [one] { $second } sees { $first }
           *[other] { $first } and { $second } see each other
        }
    }, so { $digit } is not in both.
one-of-ends = { $digit } is in { $first } or in { $second }.
