## Techniques

-almost-locked-set = An almost locked set is N cells of a house, or of a cage whose digits differ, with N + 1 candidates between them.
sue_de_coq =
    .phrase = a Sue de Coq
    .description = Two or three cells where a line and a box overlap have two more digits than cells. Almost locked sets (at best single cells with two candidates) in the rest of the line and of the box, with no digit in common, take the rest. All cells together are locked, so the digits can be removed from the other cells of their houses.
extended_sue_de_coq =
    .phrase = an extended Sue de Coq
    .description = A Sue de Coq in which the sets in the line and in the box share digits. Each of these can be in both sets, so there are more cells. All cells together are locked, so a shared digit occurs once in each set, and can be removed from the overlap too.
als_xz =
    .phrase = an ALS-XZ
    .description = { -almost-locked-set } Two of them share a digit x that they cannot both hold, because all its cells in the one see all in the other. So one set lacks x and is locked, with any other digit z that both have: z can be removed from every cell that sees all its places in both. With two such digits x both sets are locked.
als_xy_wing =
    .phrase = an ALS-XY-wing
    .description = { -almost-locked-set } One of them shares a digit x with a second and another digit y with a third, and cannot hold either together with them. It gives up at most one of x and y, so the second or the third set is locked: a digit z of both can be removed from every cell that sees all its places there.
als_chain =
    .phrase = an ALS chain
    .description = { -almost-locked-set } A chain of them, each sharing with the next a digit that they cannot both hold, never the same one twice running; sets may overlap. The first or the last is locked: a digit of both can be removed from every cell that sees all its places there.
death_blossom =
    .phrase = a death blossom
    .description = { -almost-locked-set } For each candidate of a cell, the stem, there is an almost locked set, a petal, in which the stem sees all places of that candidate. Whichever candidate is true, its petal loses the digit and is locked. Another digit that all petals have can be removed from every cell that sees all its places.
aligned_pair_exclusion =
    .phrase = an aligned pair exclusion
    .description = Two cells can take only certain pairs of digits: those that leave every other cell, and every almost locked set, that they see with enough candidates. A candidate that is in no such pair can be removed.
aligned_triple_exclusion =
    .phrase = an aligned triple exclusion
    .description = Three cells can take only certain triples of digits: those that leave every other cell, and every almost locked set, that they see with enough candidates. A candidate that is in no such triple can be removed.

## Steps

cells-with = { $cells } with { $others }
set-is = { $letter } is { $cells } with { $digits }
set-is-in = { $letter } is { $cells } in { $rule }, with { $digits }
petal = if { $stem } is { $digits }, { $letter } loses it and is locked
not-both = { $first } and { $second } cannot both hold { NOR($digits) }
all-locked = so each of { $sets } lacks one of these and is locked: it holds all its other digits.
one-locked = so at least one of { $sets } { $stem ->
        [yes] is locked
       *[no] gives up such a digit
    } and must hold { $digits }.
why-sue-de-coq = { $cells } have only the candidates { $digits }; { $sides }. That makes { $size } digits for { $size } cells, each of them once: { $houses }.
why-sue-de-coq-sharing = { $cells } have only the candidates { $digits }; { $sides }. Counting { $shared } once in the line and once in the box, that makes { $size } digits for { $size } cells, each of them once: { $houses }.
cells-of-digits = { $cells } ({ $digits })
why-exclusion = no digits for { $cells } with { $gone } are possible: cells that see each other would have the same digit, or too few candidates would be left for { $others }.
side-of = { $cells } { COUNT($cells) ->
        [one] has
       *[other] have
    } only { $digits }
digits-once = { $digits } in { $house }
gone-at = { OR($digits) } in { $cells }
