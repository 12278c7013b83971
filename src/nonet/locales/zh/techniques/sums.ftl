## 技巧

sum_combinations = Sum Combinations
    .description = TODO
arrow_sum = Arrow Sum
    .description = TODO
little_killer_sum = Little Killer Sum
    .description = TODO
zipper_totals = Zipper Totals
    .description = TODO
equal_totals = Equal Totals
    .description = TODO
sum_line_runs = Sum Line Runs
    .description = TODO
family-sums = Sums
sum_bounds = Sum Bounds
    .description = TODO
