## Techniques

sandwich_sets =
    .phrase = sandwich sets
    .description = Candidates that no digits of the cells have which obey the rule.
x_sum_sets =
    .phrase = X-sum sets
    .description = Candidates that no digits of the cells have which obey the rule.
skyscraper_heights =
    .phrase = skyscraper heights
    .description = Candidates that no digits of the cells have which obey the rule.
numbered_room =
    .phrase = numbered room
    .description = Candidates that no digits of the cells have which obey the rule.
