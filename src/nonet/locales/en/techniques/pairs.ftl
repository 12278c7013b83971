## Techniques

allowed_digits =
    .phrase = digits that a mark allows
    .description = A mark in a cell, such as odd, even or a list of digits, leaves it only the digits that fit.
inequality =
    .phrase = an inequality
    .description = One cell is larger than another, so it is larger than the smallest candidate there, and the other is smaller than its largest. The same holds for cells that are larger or smaller than all around them.
    .nudge = Look at { $rule } { $place }.
dot_pair =
    .phrase = a dot pair
    .description = A white dot joins digits with a fixed difference, a black dot digits with a fixed ratio. A candidate without a partner in the other cell can be removed.
xv_pair =
    .phrase = an XV pair
    .description = Two digits joined by an X sum to 10, those joined by a V to 5. A candidate without a partner in the other cell can be removed.
negative_pairs =
    .phrase = a negative constraint
    .description = All dots or signs are given, so neighbours without one do not have that relation. A digit in one cell takes its partners from the neighbours, and a candidate that would leave a neighbour nothing can be removed.
    .nudge = Use { $rule } { $place }.
digit_distance =
    .phrase = a forbidden distance
    .description = Cells with the same digit X are never X steps apart. A digit takes itself from all cells at that distance.
pair_relation =
    .phrase = a pair relation
    .description = A rule says which digits two cells can have together. A candidate without a partner in the other cell can be removed.
    .nudge = Look at { $rule } { $place }.

## Steps

near-unmarked = { $place }, where there is no mark
neighbours-unmarked = { $cells } and its neighbours without a mark
