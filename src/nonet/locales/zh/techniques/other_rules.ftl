## 技巧

required_digits = Required Digits
    .description = TODO
counted_digits = Counted Digits
    .description = TODO
same_digits = Same Digits
    .description = TODO
index_cells = Index Cells
    .description = TODO
square_sets = Square Sets
    .description = TODO
rule_consequence = Rule Consequence
    .description = TODO
