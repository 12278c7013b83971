## Techniques

required_digits =
    .phrase = required digits
    .description = Candidates that no digits of the cells have which obey the rule.
counted_digits =
    .phrase = counted digits
    .description = Candidates that no digits of the cells have which obey the rule.
same_digits =
    .phrase = same digits
    .description = Candidates that no digits of the cells have which obey the rule.
index_cells =
    .phrase = index cells
    .description = Candidates that no digits of the cells have which obey the rule.
square_sets =
    .phrase = square sets
    .description = Candidates that no digits of the cells have which obey the rule.
rule_consequence =
    .phrase = rule consequence
    .description = Candidates that no digits of the cells have which obey the rule.
