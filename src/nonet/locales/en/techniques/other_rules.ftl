## Techniques

required_digits =
    .phrase = required digits
    .description = The digits of a quadruple or of a cage must all be in its cells. Where they need all cells, no others are left; a digit with one place has it.
counted_digits =
    .phrase = counted digits
    .description = A rule counts how often digits occur, or how many different ones there are. Digits that could not reach their count, or would go beyond it, can be removed.
same_digits =
    .phrase = equal sets of digits
    .description = Groups of cells have the same digits. A digit that one group cannot have is in none of them.
index_cells =
    .phrase = an index cell
    .description = A digit in an index cell says where a certain digit is. If that place cannot have it, neither can the index cell name the place; and the other way round.
square_sets =
    .phrase = squares with a digit of each kind
    .description = Each small square must have digits of all kinds that the rule names. When three cells lack one, the fourth has it.
rule_consequence =
    .phrase = what a rule leaves
    .description = Candidates that no filling of the rule has can be removed.
