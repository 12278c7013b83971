## Techniques

fireworks_triple =
    .phrase = a fireworks triple
    .description = In a row and a column that cross in a box, a digit is a firework if outside the box it has one place at most in each. Then it is true in at least one of three cells: the crossing or one of these two. Three fireworks with the same three cells fill them, so their other candidates can be removed.
fireworks_quadruple =
    .phrase = a fireworks quadruple
    .description = Four digits are fireworks in two pairs: two at one corner of a rectangle, two at the opposite one, with the same other corners. They fill the four corners, so these cells' other candidates can be removed.
sk_loop =
    .phrase = an SK-loop
    .description = Four boxes at the corners of a rectangle have a solved cell each, and round each of these two pairs of cells, eight in all. Each pair shares digits with the next along the ring, just enough to fill all sixteen cells. So these digits can be removed from the other cells of the houses that they link.
junior_exocet =
    .phrase = a junior exocet
    .description = Two base cells in a box and a line have three or four candidates between them. In the cells of three cross lines, each of these digits fits in at most two lines. So whichever two the base cells take, two target cells must take as well. Candidates of the targets that the base does not have can be removed.
senior_exocet =
    .phrase = a senior exocet
    .description = An exocet in which a target cell lies on a cross line itself, outside the chute of the base cells. The digits of the base cells must be those of the targets, so whatever else the targets have can be removed.
tridagon =
    .phrase = a tridagon
    .description = Three digits cannot fill twelve cells, three in each of four boxes at the corners of a rectangle: in each box they are in three different rows and columns, and in one or three of the four boxes they run the other way. So one of the other candidates in these cells, the guardians, is true. If there is only one, it is true; what all of them see can be removed.
bivalue_oddagon =
    .phrase = a bivalue oddagon
    .description = A ring of an odd number of cells, each of which sees the next, cannot be filled with two digits. So one of the other candidates in these cells, the guardians, is true. If there is only one, it is true; what all of them see can be removed.
multi_sector_locked_set =
    .phrase = a multi-sector locked set
    .description = A set of cells, and for each digit a few houses that hold all its places in these cells. There are exactly as many cells as digits counted with their houses, so each house gives its digit to one of the cells, and the digits can be removed from the rest of their houses.

## Steps

with-base = with its base in { $house }
with-targets = { $base }, with the targets { $targets }
why-fireworks = outside { $box }, { $digits } in { $first } can only be in { $one }, and in { $second } only in { $other }. So each of them is in { OR($cells) }.
held-too = { $digits } { COUNT($digits) ->
        [one] is there too, as a house has no other place for it
       *[other] are there too, as some house has no other place for each of them
    }.
they-fill = these { $count } digits fill the { $count } cells { $cells }.
why-locked-sets = among the { $count } cells { $cells } there can be only { $sectors }. That makes { $count }, just enough for the cells, so each of these digits fills one of them.
sector = one { COUNT($digits) ->
        [one] { $digits }
       *[other] each of { $digits }
    } in { $house }
sectors-together = { $count ->
        [one] one { $digit }
       *[other] { $number } { $digit }s
    } in { $houses } together
why-exocet = { $base } have the candidates { $digits }. In the cross lines { $lines } these digits have so few places that the two in { $base } must also be in { $targets }.
why-oddagon = { $cells } cannot be filled with { $digits } alone. So { $count ->
        [one] the only other candidate
       *[other] one of the other candidates
    } there (the { $count ->
        [one] guardian
       *[other] guardians
    }) is true: { OR($guards) }.
guardian = { OR($digits) } in { $cells }
