## Techniques

sum_bounds =
    .phrase = the bounds of a sum
    .description = What the other cells of a sum add at least leaves a cell no more than the rest of the total, and what they add at most leaves it no less. Cells that see each other add different digits.
sum_combinations =
    .phrase = the combinations of a sum
    .description = Candidates that are in no digits which make up the total.
arrow_sum =
    .phrase = the sum of an arrow
    .description = The digits along an arrow and its circle have the same total, and cells that see each other have different digits. Candidates go that are in no such digits.
little_killer_sum =
    .phrase = a little killer sum
    .description = The digits of a diagonal make up its total. They may repeat, but not in cells that see each other. Candidates go that are in no such digits.
zipper_totals =
    .phrase = the totals of a zipper line
    .description = All pairs of a zipper line, and the cell in its middle, have one total. What one of them cannot have none can have, and candidates go that need such a total.
equal_totals =
    .phrase = equal totals
    .description = The parts of a line, or of a rule, have one total. What one of them cannot have none can have, and candidates go that need such a total.
sum_line_runs =
    .phrase = the runs of a sum line
    .description = The line falls into runs of neighbouring cells with the total of the rule. Candidates go that are in no such division.

## Steps

bound-total = { $kind ->
        [is] the cells of { $rule } sum to { $total }.
        [most] the cells of { $rule } sum to at most { $total }.
       *[least] the cells of { $rule } sum to at least { $total }.
    }
bound-side = { COUNT($cells) ->
        [one] the total of { $rule } is that of { $cells }, at { $kind ->
            [most] most
           *[least] least
        } { $total }.
       *[other] the total of { $rule } is that of { $cells }, which add up to at { $kind ->
            [most] most
           *[least] least
        } { $total }.
    }
bound-others-most = what is added to { $count ->
        [one] { $cells }
       *[other] each of { $cells }
    } is at least { $total }.
bound-others-least = what is added to { $count ->
        [one] { $cells }
       *[other] each of { $cells }
    } is at most { $total }.
bound-cell-most = { $cells }{ $factor ->
        [1] { "" }
       *[other] , which counts { $factor } times,
    } can be at most { $digit }.
bound-cell-least = { $cells }{ $factor ->
        [1] { "" }
       *[other] , which counts { $factor } times,
    } must be at least { $digit }.
total-of-side = the cells of { $rule } sum to { $kind ->
        [one] { $totals }
        [some] { OR($totals) }
       *[many] one of the totals from { $least } to { $most }
    }.
total-of-sides = with these candidates all parts of { $rule } can only have { $kind ->
        [one] the total { $totals }
        [some] the total { OR($totals) }
       *[many] a total from { $least } to { $most }
    }.
different-digits = they are all different, and so { OR($sets) }.
only-others-make = Only the other candidates can make it up.
