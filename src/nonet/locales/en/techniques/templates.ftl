## Techniques

template_set =
    .phrase = a template set
    .description = A template is one way to place a digit in all houses at once. A cell that all templates of a digit which are still possible have in common must hold it.
template_delete =
    .phrase = a template delete
    .description = A template is one way to place a digit in all houses at once. A candidate that no template of its digit which is still possible has can be removed.
brute_force =
    .phrase = brute force
    .description = No technique at all: a digit of the solution, found by search.

## Steps

why-template-set = every way to place { $digits } in all houses at once uses { $cells }.
why-template-delete = no way to place { $digits } in all houses at once uses { $cells }.
why-brute-force = no technique, a look at the solution.
