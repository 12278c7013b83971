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
    .description = A fish of { fish-houses } base and { fish-houses } cover houses in which boxes are combined with rows on one side, or with columns on the other. All places of the digit in the base houses are in the cover houses, and none is in two base houses. The base houses need the digit once each, which uses up the cover houses. So the digit can be removed from the other cells of the cover houses.
finned_franken_fish =
    .phrase = a finned Franken { fish-name }
    .description = A Franken fish of { fish-houses } base and { fish-houses } cover houses with a few extra places, the fins. { -fins }
mutant_fish =
    .phrase = a mutant { fish-name }
    .description = A fish of { fish-houses } base and { fish-houses } cover houses in which rows and columns are on the same side. All places of the digit in the base houses are in the cover houses, and none is in two base houses. The base houses need the digit once each, which uses up the cover houses. So the digit can be removed from the other cells of the cover houses.
finned_mutant_fish =
    .phrase = a finned mutant { fish-name }
    .description = A mutant fish of { fish-houses } base and { fish-houses } cover houses with a few extra places, the fins. { -fins }
kraken_fish_1 =
    .phrase = a kraken fish (type 1)
    .description = A finned fish whose fins do not all see the cell in question. For each fin a chain shows: if it is true, the candidate is false. If no fin is true, the fish removes it.
kraken_fish_2 =
    .phrase = a kraken fish (type 2)
    .description = At least one is true of the places of a fish in one of its cover houses and its fins. A chain leads from each of them to the same candidate being false, so it can be removed.

## Steps

digit-in-houses = { $digit } in { $houses }: { $cells }
places = in { $bases } the digit { $digit } is only in { $covers }.
places-but-fins = apart from the { COUNT($fins) ->
        [one] fin
       *[other] fins
    } { $fins }, { $digit } in { $bases } is only in { $covers }.
places-but-endo-fins = apart from the { COUNT($fins) ->
        [one] fin
       *[other] fins
    } { $fins }, which { COUNT($fins) ->
        [one] lies
       *[other] lie
    } in two of these houses at once, { $digit } in { $bases } is only in { $covers }.
places-but-some-endo-fins = apart from the fins { $fins }, of which { $endo_fins } { COUNT($endo_fins) ->
        [one] lies
       *[other] lie
    } in two of these houses at once, { $digit } in { $bases } is only in { $covers }.
uses = each of { $bases } takes its { $digit } in a different one of { $covers }, so these have theirs already.
uses-unless = unless { COUNT($fins) ->
        [one] the fin
       *[other] a fin
    } is { $digit }, each of { $bases } takes its { $digit } in a different one of { $covers }. { COUNT($gone) ->
        [one] { $gone } sees
       *[other] { $gone } see
    } { COUNT($fins) ->
        [one] the fin
       *[other] every fin
    }, and so { COUNT($gone) ->
        [one] is
       *[other] are
    } not { $digit } either way.
kraken-chains = in every case { $digits } is not in { $cells }.
uses-unless-chains = unless { COUNT($fins) ->
        [one] the fin
       *[other] a fin
    } is { $digit }, each of { $bases } takes its { $digit } in a different one of { $covers }.
kraken-cover = in { $house } and the fins, at least one { $digit } is true: { $cells }.
