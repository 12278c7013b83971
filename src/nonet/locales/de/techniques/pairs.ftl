## Techniken

allowed_digits = Allowed Digits
    .description = TODO
inequality = Inequality
    .description = TODO
dot_pair = Dot Pair
    .description = TODO
xv_pair = XV Pair
    .description = TODO
negative_pairs = Negative Constraint
    .description = TODO
digit_distance = Digit Distance
    .description = TODO
pair_relation = Pair Relation
    .description = TODO
