## Techniques

cage_combinations =
    .phrase = cage combinations
    .description = Candidates that no digits of the cells have which obey the rule.
digit_sets =
    .phrase = digit sets
    .description = Candidates that no digits of the cells have which obey the rule.
