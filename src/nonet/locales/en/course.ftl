## Exercises on a terminal

how-to-answer = Answer with the cells of the pattern (r1c2 r3c4), with r4c5=7 or with r4c79<>35. You can also type hint, show or quit.
find = Find: { $title } (seed { $seed })
score = Right at the first try: { $right } of { $asked }.
end-of-hints = That was the last hint; type show for the answer.
not-understood = I do not understand “{ $text }”. Type cells such as r4c79, or hint, show or quit.
drawing-tip = For a drawing, add --format svg.

## Answers to exercises

nothing = { $task ->
        [place] Enter a digit, or select the cells of the pattern.
       *[remove] Remove a candidate, or select the cells of the pattern.
    }
right = Right. { $result }
right-in-part = Right, and there is more: { $result }.

is-filled = { $cell } is already filled.
no-candidate-here = { $digit } is no longer a candidate of { $cell }.
is-taken = { $cell } cannot be { $digit }: { $house } already has a { $digit }.
is-excluded = { $cell } cannot be { $digit }: the candidate is already gone.
removes-solution = That candidate is needed.
belongs-to-pattern = { $digit } in { $cell } is part of the pattern itself.
does-not-see = { $cell } does not see { $other }.
wrong-also-there = { $cell } = { $digit } is wrong; in { $house } it can still go in { $other }.
wrong-also-digits = { $cell } = { $digit } is wrong. Nothing forced it: { $digits } { COUNT($digits) ->
        [one] was a candidate
       *[other] were candidates
    }, too.

true-removed-by = { $digit } can indeed be removed from { $cell }, but it takes another technique: { $phrase }.
true-placed-by = { $cell } is indeed { $digit }, but it takes another technique: { $phrase }.
true-removed-harder = { $digit } can be removed from { $cell }, but that takes a much harder technique. Here, look for { $phrase }.
true-placed-harder = { $cell } is { $digit }, but that takes a much harder technique. Here, look for { $phrase }.
other-house = { $cell } is indeed { $digit }, as a hidden single in { $house }; here, look for one in { $kind ->
        [box] a box
       *[line] a row or column
    }.
true-removed-unproved = That does not follow from { $phrase }.
true-placed-unproved = That does not follow from { $phrase }.

cells-too-many = Almost: { $cells } { COUNT($cells) ->
        [one] is
       *[other] are
    } not part of the pattern.
cells-missing = Almost: { $count ->
        [one] one more cell belongs
       *[other] { $count } more cells belong
    } to the pattern.
cells-other = These cells are not the pattern: look elsewhere for { $phrase }.
other-technique = That works, as a case of { $phrase }; here, look for { $wanted }.
other-harder = That works, but it is a much harder technique. Here, look for { $wanted }.

## Why cells are not the pattern, or nothing follows from it

no-effect = That is { $phrase }, but nothing follows from it.
no-effect-rectangle = The corners share { $digits }, but nothing follows from their other candidates.
misfit-count = The pattern has { $expected ->
        [one] one cell
       *[other] { $expected } cells
    }, and you marked { $found }.
misfit-apart = { $first } does not see { $second }.
misfit-no-house = { $cells } are not all in one row, column or box.
misfit-no-intersection = { $cells } are not in one box and one line at the same time.
misfit-no-common = { $cells } have no candidate in common.
misfit-empty = { $house } also lacks a digit in { $cells }.
misfit-candidates = { $cell } can be { OR($digits) }.
misfit-hidden-single = Each candidate of { $cell } can also go in another cell of its { $kind ->
        [box] box
        [line] row and of its column
       *[any] row, column and box
    }.
misfit-digits = { $cells } have the candidates { $digits }: too many for { $size } cells.
misfit-three = { $cells } have the candidates { $digits }; the pattern has exactly { $size } digits.
misfit-elsewhere = In { $house } the { $digit } can also go in { $cells }.
misfit-lines = The cells are in { $rows ->
        [1] one row
        [2] two rows
        [3] three rows
        [4] four rows
       *[other] { $rows } rows
    } and { $columns ->
        [1] one column
        [2] two columns
        [3] three columns
        [4] four columns
       *[other] { $columns } columns
    }; the pattern has { $expected ->
        [2] two
        [3] three
       *[other] four
    } of each.
misfit-pincers = The pincers have to share exactly one digit, the one that is removed.
misfit-rectangle = The cells are not the corners of a rectangle.
misfit-boxes = The corners lie in { $count ->
        [one] one box
       *[other] { $count } boxes
    }; they have to lie in two.
misfit-two-digits = { $cells } do not have two candidates in common.
misfit-two-lines = Two lines with two of the cells each are needed.
misfit-two-candidates = { $cell } has more than two candidates: { $digits }.
misfit-no-twins = No two of { $cells } have the same two candidates.
no-effect-links = Both lines have only these places for { $digit }, but no cell that sees the right two of them can be { $digit }.
misfit-pivot = As the pivot, { $cell } needs just the candidates { $digits }.
