## Techniques

simple_colours_trap =
    .phrase = simple colours (trap)
    .description = Where a digit has two places in a house, one is true and the other false. Following such pairs from house to house, the places get two colours by turns; all of one colour are true. A cell that sees both colours cannot hold the digit.
simple_colours_wrap =
    .phrase = simple colours (wrap)
    .description = The places of a digit are coloured with two colours by turns from house to house, so that all of one colour are true. Two cells of the same colour see each other: that colour is false, and the digit can be removed from all its cells.
multi_colours_1 =
    .phrase = multi colours (type 1)
    .description = Two chains of places of a digit are coloured with two colours each. A colour of the one sees a colour of the other, so they cannot both be true, and one of the two opposite colours is. The digit can be removed from every cell that sees both of these.
multi_colours_2 =
    .phrase = multi colours (type 2)
    .description = Two chains of places of a digit are coloured with two colours each. A colour of the one sees both colours of the other, one of which is true. So that colour is false, and the digit can be removed from all its cells.
medusa_trap =
    .phrase = a 3D Medusa (trap)
    .description = Colours spread not only from a digit's place to its other place in a house, but also between the two candidates of a cell. All candidates of one colour are true. A candidate that contradicts both colours can be removed.
medusa_wrap =
    .phrase = a 3D Medusa (wrap)
    .description = Candidates are coloured from place to place of a digit and between the two candidates of a cell. One colour contradicts itself: twice in a cell, twice in a house for the same digit, or it leaves a cell without candidates. All its candidates can be removed.

## Steps

colours = for the { COUNT($digits) ->
        [one] digit
       *[other] digits
    } { $digits } there are { $count } colours: { $groups }. All candidates of a colour are true together, and of two paired colours one is true.
colour = { $letter } is { $candidates }
digits-in-cells = { $digits } in { $cells }
colours-trap = what sees both colours is false.
colours-wrap = two cells of one colour see each other, so that colour is false.
colours-across = a colour of the one pair sees a colour of the other; they cannot both be true, so one of the other two is.
colours-twice = a colour of the one pair sees both colours of the other, so it is false.
medusa-trap = what neither colour allows is false.
medusa-wrap = one colour contradicts itself, so it is false.
