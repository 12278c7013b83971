## 技巧

cage_combinations = Cage Combinations
    .description = TODO
digit_sets = Digit Sets
    .description = TODO
family-cages = Cages
innies = Innies
    .description = TODO
outies = Outies
    .description = TODO
hidden_cage = Hidden Cage
    .description = TODO
cage_splitting = Cage Splitting
    .description = TODO
innies_and_outies = Innies and Outies
    .description = TODO
cage_overlap = Cage Unit Overlap
    .description = TODO
killer_pair = Killer Pair
    .description = TODO
killer_triple = Killer Triple
    .description = TODO
cage_conflict = Cage Conflict
    .description = TODO
set_equivalence = Set Equivalence
    .description = TODO
