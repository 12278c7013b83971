## 技巧

cage_combinations = Cage Combinations
    .description = TODO
digit_sets = Digit Sets
    .description = TODO
