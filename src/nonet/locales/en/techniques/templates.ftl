## Techniques

template_set =
    .phrase = a template set
    .description = A template is one way to place a digit in all houses at once. A cell that is in all remaining templates of a digit must hold it.
template_delete =
    .phrase = a template delete
    .description = A template is one way to place a digit in all houses at once. A candidate that is in no remaining template of its digit can be removed.
brute_force =
    .phrase = brute force
    .description = No technique at all: a digit of the solution, found by search.

## Steps

why-template-set = every way to place { $digits } in all houses at once uses { $cells }.
why-template-delete = no way to place { $digits } in all houses at once uses { OR($cells) }.
why-brute-force = no technique, a look at the solution.
