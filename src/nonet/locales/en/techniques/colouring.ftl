## Techniques

simple_colours_trap =
    .phrase = simple colouring
    .description = Where a digit has two places in a house, one is true and the other false. Following such pairs from house to house, the places get two colours alternately; either all of one colour are true or all of the other. A cell that sees both colours cannot hold the digit.
simple_colours_wrap =
    .phrase = simple colouring
    .description = The places of a digit are coloured with two colours alternately from house to house, so that either all of one colour are true or all of the other. Two cells of the same colour see each other: that colour is false, and the digit can be removed from all its cells.
multi_colours_1 =
    .phrase = multi-colouring (type 1)
    .description = Two chains of places of a digit are coloured with two colours each. A colour of the one sees a colour of the other, so they cannot both be true, and one of the two opposite colours is. The digit can be removed from every cell that sees both of these.
multi_colours_2 =
    .phrase = multi-colouring (type 2)
    .description = Two chains of places of a digit are coloured with two colours each. A colour of the one sees both colours of the other, one of which is true. So that colour is false, and the digit can be removed from all its cells.
medusa_trap =
    .phrase = a 3D Medusa (trap)
    .description = Colours spread not only from a digit's place to its other place in a house, but also between the two candidates of a cell. Either all of one colour are true or all of the other. A candidate that contradicts both colours can be removed.
medusa_wrap =
    .phrase = a 3D Medusa (wrap)
    .description = Candidates are coloured from place to place of a digit and between the two candidates of a cell; either all of one colour are true or all of the other. One colour contradicts itself: twice in a cell, twice in a house for the same digit, or it leaves a cell without candidates. All its candidates can be removed.

## Steps

colour = { $letter } is { $candidates }
colours-of = either all of { $first } or all of { $second } is true: { $groups }.
colours-see = { $first } ({ $letter }) and { $second } ({ $other }) see each other, so { $letter } and { $other } are not both true.
medusa-sees = { $digit } in { $cell } sees the { $digit } in { $first } (A) and in { $second } (B).
medusa-colours = the candidates of A and B hang together by strong links, so all of A is true, or all of B.
medusa-cell = { $cell } is { $digit } (A) or { $other } (B), and nothing else.
medusa-one = { $digit } in { $cell } sees the { $digit } in { $first } ({ $letter }), and { $cell } is { $other } if { $second } is true.
medusa-twice = { $letter } would put { $digits } into { $cell }, so { $letter } is false.
medusa-empties = { COUNT($digits) ->
        [one] the only candidate { $digits }
       *[other] all candidates { $digits }
    } of { $cell } { COUNT($digits) ->
        [one] sees
       *[other] see
    } one of { $letter }, so { $letter } is false.
colours-trap = { $cells } { COUNT($cells) ->
        [one] sees
       *[other] each see
    } both A and B.
colours-wrap = { $first } and { $second } of colour { $letter } see each other, so { $letter } is false.
colours-across = { $one } or { $other } is true, and { $cells } { COUNT($cells) ->
        [one] sees
       *[other] each see
    } both.
colours-twice = { $one } or { $other } is true, so { $letter } is false.
