## Techniques

allowed_digits =
    .phrase = allowed digits
    .description = Candidates that no digits of the cells have which obey the rule.
inequality =
    .phrase = inequality
    .description = Candidates that no digits of the cells have which obey the rule.
dot_pair =
    .phrase = dot pair
    .description = Candidates that no digits of the cells have which obey the rule.
xv_pair =
    .phrase = XV pair
    .description = Candidates that no digits of the cells have which obey the rule.
negative_pairs =
    .phrase = negative constraint
    .description = Candidates that no digits of the cells have which obey the rule.
digit_distance =
    .phrase = digit distance
    .description = Candidates that no digits of the cells have which obey the rule.
pair_relation =
    .phrase = pair relation
    .description = Candidates that no digits of the cells have which obey the rule.
