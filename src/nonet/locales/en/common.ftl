## How things are listed

comma = ,{ " " }
last-and = { " " }and{ " " }
last-or = { " " }or{ " " }
last-nor = { " " }nor both{ " " }
# Before the last of several numbers of houses
last-number = { " " }and{ " " }
# Before the last of several kinds of houses, some of which are lists themselves
last-houses = { " " }and{ " " }
# Between the parts of a sentence, such as the nodes of a chain
pause = ,{ " " }
semicolon = ;{ " " }
# Between sentences
gap = { " " }
sentence = { $text }.

## Houses

house-row = { $count ->
        [one] row
       *[other] rows
    } { $numbers }
house-column = { $count ->
        [one] column
       *[other] columns
    } { $numbers }
house-box = { $count ->
        [one] box
       *[other] boxes
    } { $numbers }
house-region = { $count ->
        [one] region
       *[other] regions
    } { $numbers }
house-diagonal = { $count ->
        [one] diagonal
       *[other] diagonals
    } { $numbers }
house-window = { $count ->
        [one] window
       *[other] windows
    } { $numbers }
house-group = { $count ->
        [one] group
       *[other] groups
    } { $numbers }
# A kind that has no words
house-other = { $count ->
        [one] { $kind }
       *[other] { $kind }s
    } { $numbers }

## Cells

# As short as players of the language write them
cell-short = r{ $row }c{ $column }
# In words: one, and those of a line with the lines that cross it
cell-words = { $row } { $column }
cells-words = the { $number } cells of { $house }, { $lines }

## Rules beyond houses

# A rule by its name
the-rule = the { SMALL($name) }
at-rule-in-house = at { $rule } in { $house }
at-rule-from-house = at { $rule } that starts in { $house }
in-house-rule = { $rule } in { $house }
cells-of-rule = { $cells }, { $rule }
# The sentence of its kind, which an argument begins with
says-rule = { SMALL($sentence) }
# What one rule of a kind says of its cells, after the sentence of all its kind
detail-is = { $cell } is { $digits }.
detail-can-be = { $cell } can only be { OR($digits) }.
detail-at-least = { $cell } is at least { $digit }.
detail-at-most = { $cell } is at most { $digit }.
detail-range = { $cell } is from { $least } to { $most }.
detail-no-partner = no digit can be next to { OR($digits) }.
detail-runs = the possible digits are { OR($runs) }.
detail-between = the number of cells between the 1 and the { $size } can only be { OR($counts) }.
left-to = { OR($digits) } in { $cells }
left-over = { $rule } leaves { $left }.

## Small numbers

number = { $number ->
        [0] no
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
       *[other] { $number }
    }

## The three depths of an explanation

heading = { HEADING($phrase) }
nudge = Look for { $phrase } { $where }.
point = { $heading }: look at { $look }.
show = { $heading }: { $why } So { $result }.

## What follows from a step

placed = { $cell } is { $digit }
eliminated = { $digits } can be removed from { $cells }

## Where to look: completes nudge

in-house = in { $house }
in-grid = in the whole grid
near = near { $house }
of-digit = of the { COUNT($digits) ->
        [one] digit
       *[other] digits
    } { $digits }
of-digits = of { $digits }

## What to look at: completes point

cells-in-house = { $cells } in { $house }
loop-through = the loop through { $start }
chain-between = the chain from { $start } to { $end }

## Chains: a node as a condition, as what follows from one, and by itself

if-cell = if { $cell } { $true ->
        [yes] is
       *[no] is not
    } { OR($digits) }
then-cell = then { $cell } { $true ->
        [yes] is
       *[no] is not
    } { OR($digits) }
that-cell = { $cell } { $true ->
        [yes] is
       *[no] is not
    } { OR($digits) }
if-digit = if { OR($digits) } { $true ->
        [yes] { COUNT($digits) ->
            [one] is
           *[other] are
        }
       *[no] { COUNT($digits) ->
            [one] is not
           *[other] are not
        }
    } in { $cells }
then-digit = then { OR($digits) } { $true ->
        [yes] { COUNT($digits) ->
            [one] is
           *[other] are
        }
       *[no] { COUNT($digits) ->
            [one] is not
           *[other] are not
        }
    } in { $cells }
that-digit = { OR($digits) } { $true ->
        [yes] { COUNT($digits) ->
            [one] is
           *[other] are
        }
       *[no] { COUNT($digits) ->
            [one] is not
           *[other] are not
        }
    } in { $cells }
also-cell = { $cell } { $true ->
        [yes] is
       *[no] is not
    } { OR($digits) }
also-digit = { OR($digits) } { $true ->
        [yes] { COUNT($digits) ->
            [one] is
           *[other] are
        }
       *[no] { COUNT($digits) ->
            [one] is not
           *[other] are not
        }
    } in { $cells }
# Between the first and the last inferences of a long argument
left-out = … { $count } more inferences …
# Before the last of several clauses of an inference
last-clause = { " " }and{ " " }
by-rule = { $node } by { $rule }
if-rule = by { $rule }
then-rule = then this counts for { $rule }
then-broken = then { $rule } cannot be satisfied
then-no-digit = then no digit is left for { $cell }
then-no-place = then no place is left for { $digits } in { $house }
with-start = with its start in { $house }
contradiction = that is a contradiction.
chain = { $nodes }.
either = either { $first } or { $last }.
ring = it goes round, so of the two ends of every weak link one is true.
ring-by-rule = by { $rules }, candidates that fit neither end go.
any-case = so { $node } in any case.

## Hints without a step

is-solved = The grid is solved.
nothing-found = None of the techniques finds a step.
two-equal = Two { $digit }s in { $house }, at { $first } and { $second }.
broken-total = { $rule } adds up to { $total }.
broken-rule = { $rule } does not allow { $digits } in { $cells }.
givens-unsolvable = The givens have no solution.
digits-unsolvable = These digits and pencil marks have no solution.
marks-unsolvable = These pencil marks have no solution.
wrong-digit = The { $digit } in { $cell } is wrong.
no-candidate = No candidate is left in { $cell }.
missing-candidate = A candidate is missing in { $cell }.
nudge-equal = There are two equal digits in { $house }.
nudge-digit = One of your digits in { $house } is wrong.
nudge-rule = One of your digits at { $rule } { $inside ->
        [yes] in
       *[no] near
    } { $house } is wrong.
nudge-mark = A candidate is missing in { $house }.

## Walkthroughs, and a page of the catalogue

walked = { $level }, score { $score }, solved
walked-in-part = { $level }, score { $score }, no further step
walked-without-level = Several solutions, so no level; no further step
graded = { $family }; { $level }, score { $score }
not-graded = { $family }; { $level }, score { $score }, not used for grades
also-called = Also called: { $names }
example = Example: { $state }
