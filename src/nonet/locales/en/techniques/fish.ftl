## Techniques

-fins = Either the fins are all false, and then it is a fish; or one of them is true. So the digit can be removed from those other cells of the cover houses that see every fin.
fish-name = { $size ->
        [2] X-wing
        [3] swordfish
        [4] jellyfish
        [5] squirmbag
        [6] whale
       *[7] leviathan
    }
# How many base houses it has
fish-houses = { $size ->
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
       *[7] seven
    }
fish =
    .phrase = { $size ->
            [2] an { fish-name }
           *[other] a { fish-name }
        }
    .description = In { fish-houses } rows a digit has places in only { fish-houses } columns, or vice versa. These rows need it once each, which uses up these columns. So the digit can be removed from the columns' other cells.
finned_fish =
    .phrase = a finned { fish-name }
    .description = In { fish-houses } rows a digit has places in only { fish-houses } columns but for a few more, the fins; or vice versa. { -fins }
sashimi_fish =
    .phrase = a sashimi { fish-name }
    .description = A finned fish of { fish-houses } rows and { fish-houses } columns, or vice versa, that would fall apart without its fins: one of the rows would have a single place left. { -fins }
franken_fish =
    .phrase = a Franken { fish-name }
    .description = A fish of { fish-houses } base and { fish-houses } cover houses in which boxes are combined with rows on one side, or with columns on the other. The base houses need the digit once each, which uses up the cover houses. So it can be removed from their other cells.
finned_franken_fish =
    .phrase = a finned Franken { fish-name }
    .description = A Franken fish of { fish-houses } base and { fish-houses } cover houses with a few extra places, the fins. { -fins }
mutant_fish =
    .phrase = a mutant { fish-name }
    .description = A fish of { fish-houses } base and { fish-houses } cover houses in which rows and columns are on the same side. The base houses need the digit once each, which uses up the cover houses. So it can be removed from their other cells.
finned_mutant_fish =
    .phrase = a finned mutant { fish-name }
    .description = A mutant fish of { fish-houses } base and { fish-houses } cover houses with a few extra places, the fins. { -fins }
kraken_fish_1 =
    .phrase = a kraken fish (type 1)
    .description = A finned fish whose fins do not all see the cell in question. But a chain leads from each fin that is true to the candidate being false. The body of the fish says the same, so the candidate can be removed.
kraken_fish_2 =
    .phrase = a kraken fish (type 2)
    .description = The places of a fish in one of its cover houses, together with its fins, are all that the digit can be true in. A chain leads from each of them to the same candidate being false, so it can be removed.

## Steps

digit-in-houses = { $digit } in { $houses }: { $cells }
places = in { $bases } the digit { $digit } has places only in { $covers }.
places-but-fins = in { $bases } the digit { $digit } has places only in { $covers }, but for the { COUNT($fins) ->
        [one] fin
       *[other] fins
    } { $fins }.
places-but-endo-fins = in { $bases } the digit { $digit } has places only in { $covers }, but for the { COUNT($fins) ->
        [one] fin
       *[other] fins
    } { $fins }, which { COUNT($fins) ->
        [one] lies
       *[other] lie
    } in two of { $bases }.
places-but-some-endo-fins = in { $bases } the digit { $digit } has places only in { $covers }, but for the fins { $fins }, of which { $endo_fins } { COUNT($endo_fins) ->
        [one] lies
       *[other] lie
    } in two of { $bases }.
uses = { $bases } need one { $digit } each, which uses up { $covers }.
uses-unless = { $bases } need one { $digit } each, which uses up { $covers }, unless { COUNT($fins) ->
        [one] the fin
       *[other] a fin
    } is { $digit }.
kraken-chains = the chains { $chains } lead to the same result.
