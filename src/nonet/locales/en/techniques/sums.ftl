## Techniques

sum_combinations =
    .phrase = sum combinations
    .description = Candidates that no digits of the cells have which obey the rule.
arrow_sum =
    .phrase = arrow sum
    .description = Candidates that no digits of the cells have which obey the rule.
little_killer_sum =
    .phrase = little killer sum
    .description = Candidates that no digits of the cells have which obey the rule.
zipper_totals =
    .phrase = zipper totals
    .description = Candidates that no digits of the cells have which obey the rule.
equal_totals =
    .phrase = equal totals
    .description = Candidates that no digits of the cells have which obey the rule.
sum_line_runs =
    .phrase = sum line runs
    .description = Candidates that no digits of the cells have which obey the rule.
sum_bounds =
    .phrase = sum bounds
    .description = TODO
