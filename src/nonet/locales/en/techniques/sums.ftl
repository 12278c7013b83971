## Techniques

sum_bounds =
    .phrase = the bounds of a sum
    .description = A cell is at most the total less the smallest that the other cells can add, and at least the total less the largest. Cells that see each other add different digits.
    .nudge = Look at the bounds of { $rule } { $place }.
sum_combinations =
    .phrase = the combinations of a sum
    .description = Candidates that fit no way to make the total are removed.
    .nudge = Look at the combinations of { $rule } { $place }.
arrow_sum =
    .phrase = the sum of an arrow
    .description = The digits along an arrow sum to its circle, and cells that see each other have different digits. Candidates that fit no such sum are removed.
    .nudge = Add up { $rule } { $place }.
little_killer_sum =
    .phrase = a little killer sum
    .description = The digits of a diagonal make up its total. They may repeat, but not in cells that see each other. Candidates that fit no such sum are removed.
    .nudge = Look at { $rule } { $place }.
zipper_totals =
    .phrase = the totals of a zipper line
    .description = All pairs of a zipper line, and the cell in its middle, have one total. A total that one part cannot reach is impossible for all; candidates that need it are removed.
    .nudge = Look at the totals of { $rule } { $place }.
equal_totals =
    .phrase = equal totals
    .description = The parts of a line, or of a rule, have one total. A total that one part cannot reach is impossible for all; candidates that need it are removed.
    .nudge = Look at the totals of { $rule } { $place }.
sum_line_runs =
    .phrase = the runs of a sum line
    .description = The line is divided into runs of neighbouring cells that each sum to its number; in a lunchbox, the digits between its smallest and its largest do. Candidates that fit no such division are removed.
    .nudge = Look at { $rule } { $place }.
combined_sums =
    .phrase = sums to combine
    .description = Sums of rules and of houses are added, or subtracted from each other. Cells that are in both then go, and few cells with a known sum may be left; or the sum is close to the least or the largest that the cells can have, since those of a house are all different. Candidates that do not allow the sum are removed.
    .nudge = Combine the sum of { $rule } { $place } with others.

## Steps

bound-total = { $rule } sums to { $kind ->
        [is] { $total }
        [most] at most { $total }
       *[least] at least { $total }
    }.
bound-side = { COUNT($cells) ->
        [one] { $sides ->
            [2] { $rule }
           *[other] each part of { $rule }
        } sums to { $cells }, which is
       *[other] { $sides ->
            [2] the other part
           *[other] each part
        } of { $rule } sums to the same as { $cells }, so to
    } at { $kind ->
        [most] most
       *[least] least
    } { $total }.
bound-others-most = { $count ->
        [one] the rest adds
       *[other] for each of { $cells }, the rest adds
    } at least { $total }.
bound-others-least = { $count ->
        [one] the rest adds
       *[other] for each of { $cells }, the rest adds
    } at most { $total }.
bound-cell-most = so { $cells }{ $factor ->
        [1] { "" }
       *[other] , which counts { $factor } times,
    } { COUNT($cells) ->
        [one] is
       *[other] are each
    } at most { $digit }.
bound-cell-least = so { $cells }{ $factor ->
        [1] { "" }
       *[other] , which counts { $factor } times,
    } { COUNT($cells) ->
        [one] is
       *[other] are each
    } at least { $digit }.
total-of-side = { $rule } sums to { $kind ->
        [one] { $totals }
        [some] { OR($totals) }
       *[many] one of the totals from { $least } to { $most }
    }.
total-of-sides = with these candidates, each part of { $rule } can only sum to { $kind ->
        [one] { $totals }
        [some] { OR($totals) }
       *[many] a total from { $least } to { $most }
    }.
different-digits = they are all different, and so { OR($sets) }.
only-others-make = the removed candidates fit none of these sums.
combine-sums = added up, { $rules }{ COUNT($others) ->
        [0] { "" }
       *[other] , less { $others }
    }: { $sum } = { $total }{ COUNT($cells) ->
        [0] { "" }
        [one] { " " }with the digit in { $cells }
       *[other] { " " }with the digits in { $cells }
    }.
