## Techniques

-almost-locked-set = An almost locked set is N cells of a house, or of a cage whose digits differ, with N + 1 candidates between them.
sue_de_coq =
    .phrase = a Sue de Coq
    .description = Two or three cells where a line and a box overlap have two more digits than cells. Almost locked sets in the rest of the line and of the box, with no digit in common, take the rest. All cells together are locked, so the digits can be removed from the other cells of their houses.
extended_sue_de_coq =
    .phrase = an extended Sue de Coq
    .description = A Sue de Coq in which the sets in the line and in the box share digits. Each of these can be in both sets, so there are more cells. All cells together are locked, so a shared digit occurs once in each set, and can be removed from the overlap too.
als_xz =
    .phrase = an ALS-XZ
    .description = { -almost-locked-set } Two of them share a digit x that they cannot both hold, because all its cells in the one see all in the other. So one set lacks x and is locked, with any other digit z that both have: z can be removed from every cell that sees all its places in both. With two such digits x both sets are locked.
als_xy_wing =
    .phrase = an ALS-XY-wing
    .description = { -almost-locked-set } One of them shares a digit x with a second and a digit y with a third, and cannot hold either together with them. It lacks at most one of the two, so the second or the third is locked: a digit z of both can be removed from every cell that sees all its places there.
als_chain =
    .phrase = an ALS chain
    .description = { -almost-locked-set } A chain of them, each sharing with the next a digit that they cannot both hold, a different one each time. The first or the last is locked: a digit of both can be removed from every cell that sees all its places there.
death_blossom =
    .phrase = a death blossom
    .description = { -almost-locked-set } A cell, the stem, sees for each of its candidates an almost locked set, a petal, in all places of that digit. Whichever candidate is true, its petal loses the digit and is locked. A digit that all petals have can be removed from every cell that sees all its places.
aligned_pair_exclusion =
    .phrase = an aligned pair exclusion
    .description = Two cells can take only certain pairs of digits: those that leave every other cell, and every almost locked set, that they see with enough candidates. A candidate that is in no such pair can be removed.
aligned_triple_exclusion =
    .phrase = an aligned triple exclusion
    .description = Three cells can take only certain triples of digits: those that leave every other cell that they see with a candidate. A candidate that is in no such triple can be removed.

## Steps

cells-with = { $cells } with { $others }
set-is = { $letter } is { $cells } with { $digits }
set-is-in = { $letter } is { $cells } in { $rule }, with { $digits }
petal = if { $stem } is { $digits }, { $letter } is locked
not-both = { $first } and { $second } cannot both hold { NOR($digits) }
all-locked = so { $sets } are locked.
one-locked = one of { $sets } is locked, with { $digits } in it.
why-sue-de-coq = { $cells } have the candidates { $digits }; { $sides } take the rest of them. Together there are as many cells as digits, and each digit is confined to one house.
why-sue-de-coq-sharing = { $cells } have the candidates { $digits }; { $sides } take the rest of them. Together there are as many cells as digits, if { $shared } on both sides { COUNT($shared) ->
        [one] counts
       *[other] count
    } twice, and each digit is confined to one house.
cells-of-digits = { $cells } ({ $digits })
why-exclusion = every combination of digits in { $cells } that has one of these candidates would leave a cell or an almost locked set that they see with too few candidates.
