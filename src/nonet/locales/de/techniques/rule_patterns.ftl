family-rule-patterns = Muster

## Techniques

must_have_digit = must_have_digit
    .phrase = a digit that a rule must have
    .description = Candidates.
pair_chain = pair_chain
    .phrase = a chain of pairs
    .description = Candidates.
rule_fillings = rule_fillings
    .phrase = the fillings of a rule
    .description = Candidates.
rule_and_house = rule_and_house
    .phrase = a rule and a house
    .description = Candidates.
rule_and_subset = rule_and_subset
    .phrase = a rule and a subset
    .description = Candidates.
two_rules = two_rules
    .phrase = two rules
    .description = Candidates.
