## How things are listed

comma = ,{ " " }
last-and = { " " }and{ " " }
last-or = { " " }or{ " " }
last-nor = ,{ " " }nor both{ " " }
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
house-diagonal = { $numbers ->
        [1] the diagonal from the top left
        [2] the diagonal from the top right
       *[other] the two diagonals
    }
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
cells-of-rule = { $cells } ({ $rule })
# The sentence of its kind, which an argument begins with
says-rule = { SMALL($sentence) }
cells-can-be = { $cells } { COUNT($cells) ->
        [one] is
       *[other] are
    } { $true ->
        [yes] { COUNT($cells) ->
            [one] { OR($digits) }
           *[other] each { OR($digits) }
        }
       *[no] not { OR($digits) }
    }
reason = { $premises }, so { $conclusion }.
reason-alone = whatever the other cells hold, { $conclusion }.
reach-is = with { OR($digits) } in { $cell } the { $what ->
        [sum] sum
       *[difference] difference
    } would be { $bound }.
reach-most = with { OR($digits) } in { $cell } the { $what ->
        [sum] sum
       *[difference] difference
    } would be at most { $bound }.
reach-least = with { OR($digits) } in { $cell } the { $what ->
        [sum] sum
       *[difference] difference
    } would be at least { $bound }.
reach-never = with { OR($digits) } in { $cell } { $count ->
        [one] that { $what ->
            [sum] sum
           *[difference] difference
        } cannot be made.
       *[other] none of these sums can be made.
    }
reach-rest = with { $digits } in { $cell } the other { $count ->
        [one] cell would have to be { $rest }, which it cannot
       *[other] cells would have to sum to { $rest }, which they cannot
    }.
# Where no reason is short
never-satisfied = with { OR($digits) } in { COUNT($cells) ->
        [one] { $cells }
       *[other] one of { $cells }
    } { $rule } cannot be satisfied.
# What one rule of a kind says of its cells, after the sentence of all its kind
detail-no-partner = { $digits } { COUNT($digits) ->
        [one] has
       *[other] have
    } no partner.
detail-runs = the line holds { OR($runs) }.
detail-between = for { $total } in { $house } there { $most ->
        [1] is
       *[other] are
    } { OR($counts) } { $most ->
        [1] cell
       *[other] cells
    } between the 1 and the { $size }.
detail-neighbours = the 1 and the { $size } are neighbours in { $house }.
detail-both-sides = with { $digits } in { $cell }, both { $cells } would have to be { $partner }.
detail-on-line = { $cell } has { $before ->
        [0] no cell
        [one] one cell
       *[other] { $before } cells
    } before it and { $after ->
        [0] none
        [one] one
       *[other] { $after }
    } after it, so it is from { $least } to { $most }.
detail-smallest = no digit is smaller than { $digit }.
detail-largest = no digit is larger than { $digit }.
detail-not-between = { $digits } { COUNT($digits) ->
        [one] is
       *[other] are
    } between no two digits.
detail-seen-most = with { OR($digits) } in { COUNT($cells) ->
        [one] { $cells }
       *[other] one of { $cells }
    } at most { $count ->
        [one] one digit is
       *[other] { $count } digits are
    } seen.
detail-seen-least = with { OR($digits) } in { COUNT($cells) ->
        [one] { $cells }
       *[other] one of { $cells }
    } at least { $count ->
        [one] one digit is
       *[other] { $count } digits are
    } seen.
detail-room = with { $digit } in { $first } the { $clue } would be in { $cell }
detail-room-needs = { $clue } can be in { $cell } only if { $first } is { $digit }.
never-is = { $cells } { COUNT($cells) ->
        [one] is
       *[other] are
    } never { OR($digits) }

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
from-house = that starts in { $house }
in-grid = in the whole grid
near = near { $house }
of-digit = on { $digits }
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
left-out = … { $count } more steps …
# After an argument on the command line of which a part was left out
whole-tip = { $text } (For all steps of the argument, add --whole.)
# Before the last of several clauses of an inference
last-clause = { " " }and{ " " }
# The same after a clause that has such a word in it
last-long-clause = ,{ " " }and{ " " }
by-rule = { $node } by { $rule }
if-rule = by { $rule }
then-rule = then this counts for { $rule }
then-broken = then { $rule } cannot be satisfied
then-no-digit = then no digit is left for { $cell }
then-no-place = then no place is left for { $digits } in { $house }
with-start = that starts in { $house }
contradiction = that is a contradiction.
chain = { $nodes }.
either = either { $first } or { $last }.
ring = it goes round, so of the two ends of every weak link one is true.
ring-by-rule = by { $rules }, candidates that fit neither end go.

## Hints without a step

is-solved = The grid is solved.
and-others = The same technique removes candidates in { $count ->
    [one] one more place
   *[other] { $count } more places
 }.
nothing-found = No technique finds a step here.
two-equal = Two { $digit }s in { $house }, at { $first } and { $second }.
broken-total = { $rule } adds up to { $total }.
broken-rule = { $rule } does not allow { $digits } in { $cells }.
givens-unsolvable = The givens have no solution.
digits-unsolvable = These digits and pencil marks have no solution.
marks-unsolvable = These pencil marks have no solution.
wrong-digit = The { $digit } in { $cell } is wrong.
no-candidate = No candidate is left in { $cell }.
missing-candidate = The right candidate has been removed from { $cell }.
nudge-equal = There are two equal digits in { $house }.
nudge-digit = One of your digits in { $house } is wrong.
nudge-rule = One of your digits at { $rule } { $inside ->
        [yes] in
       *[no] near
    } { $house } is wrong.
nudge-mark = A right candidate has been removed in { $house }.

## Why a digit is wrong, link by link

refute-suppose = Suppose { $wrong } were { $supposed }.
refute-house = Then { $cell } is { $digit }: { $house } has no other place for it.
refute-cell = Then { $cell } is { $digit }: nothing else is left there.
refute-no-place = Then { $house } has no place for { $digit }. So { $wrong } is not { $supposed }.
refute-no-candidate = Then nothing is left for { $cell }. So { $wrong } is not { $supposed }.

## Walkthroughs, and a page of the catalogue

walked = { $level }, score { $score }, solved
walked-in-part = { $level }, score { $score }, not solved: no technique goes further
walked-without-level = Several solutions, so no level; no technique goes further
graded = { $family }; { $level }, score { $score }
not-graded = { $family }; { $level }, score { $score }, not used for grades
also-called = Also called: { $names }
example = Example: { $state }

## Boards that are not usual: roles of cells, such as a doubler, and variables of layers

role-doubler-1 = not a doubler
    .not = a doubler
role-doubler-2 = a doubler
    .not = not a doubler
role-negator-1 = not a negator
    .not = a negator
role-negator-2 = a negator
    .not = not a negator
role-heat-1 = neither hot nor cold
    .not = hot or cold
role-heat-2 = hot
    .not = not hot
role-heat-3 = cold
    .not = not cold
if-role = if { $cell } is { $role }
then-role = then { $cell } is { $role }
that-role = { $cell } is { $role }
also-role = { $cell } is { $role }
at-cells = at { $cells }
at-rule = at { $rule }
why-only-role = for { $cell }, all else is ruled out.
why-only-cells-for-role = in { $house }, only { $cells } can be { $role }.
why-only-cells-by-rule = by { $rule }, only { $cells } can still be { $role }.
why-only-by-rule = by { $rule }, { $digit } can only go in { $cells }.
says-house = { $whole ->
        [yes] { $house } has each digit once.
       *[no] { $house } has no digit twice.
    }
