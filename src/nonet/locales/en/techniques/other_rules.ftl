## Techniques

required_digits =
    .phrase = required digits
    .description = The digits of a quadruple or of a cage must all be in its cells. Where they need all cells, no others are left; a digit with one place left goes there.
counted_digits =
    .phrase = counted digits
    .description = A rule counts how often digits occur, or how many different ones there are. Digits that could not reach their count, or would go beyond it, can be removed.
same_digits =
    .phrase = equal sets of digits
    .description = Groups of cells have the same digits. A digit that one group cannot have cannot be in any of them.
    .nudge = Look at { $rule } { $place }.
index_cells =
    .phrase = an index cell
    .description = A digit in an index cell says where a certain digit is. If that place cannot have it, the index cell cannot be that place’s number; and the other way round.
square_sets =
    .phrase = small squares and flatmates
    .description = Every 2×2 square must have digits of all kinds that its rule names: when three cells lack one, the fourth has it. By the flatmates rule, each 5 needs a 1 above it or a 9 below it.
    .nudge = Look at { $rule } { $place }.
rule_consequence =
    .phrase = the consequence of a rule
    .description = Candidates that occur in no way to satisfy the rule can be removed.
    .nudge = Look at { $rule } { $place }.
