## Techniques

cage_combinations =
    .phrase = the combinations of a cage
    .description = Only a few sets of different digits make up the total of a cage. A candidate goes where it is in none of those that the candidates allow, or where it leaves no cells for the other digits of its sets.
innies =
    .phrase = innies
    .description = Each house has the same total, 45 in a 9×9 grid, and so have several houses together. What is left of it after the cages that lie in them is the total of the cells beside these cages.
outies =
    .phrase = outies
    .description = Cages that cover whole houses have a larger total than these: 45 for each house in a 9×9 grid. The difference is the total of their cells outside.
innies_and_outies =
    .phrase = innies and outies
    .description = Cages cover some houses all but a few cells, and have a few cells outside. The totals of the houses and of the cages give the difference between the cells inside and those outside.
hidden_cage =
    .phrase = a hidden cage
    .description = The cells of a house beside its cages make up what is left of its total. They are all different, and so a cage themselves, with combinations of its own.
cage_splitting =
    .phrase = a cage that a border splits
    .description = What is left of the total of some houses is in a cage that lies in them in part. So the total of each of its two parts is known, and both have combinations of their own.
cage_overlap =
    .phrase = the overlap of a cage and a house
    .description = A digit that all combinations of a cage have is in one of its places there, so it goes from all cells that see these. The other way round, digits for which a house has room only in a cage are digits of this cage, and its combinations without them go.
cage_conflict =
    .phrase = combinations of a cage in conflict with other cells
    .description = A combination of a cage takes its digits from all cells that see their places in the cage. Where it would leave a cell without a candidate, two cells with one, or a house without a place for a digit, the combination goes.
killer_pair =
    .phrase = a killer pair
    .description = All combinations of a cage have one of two digits, and a cell that sees their places has no others, or another cage needs one of them, too. Together they take both digits, which go from all other cells that see them.
killer_triple =
    .phrase = a killer triple
    .description = Cages that need some of three digits, and cells that have no others, together take all three. Each has just one place in them, and goes from all other cells that see these.
set_equivalence =
    .phrase = equal sets of houses
    .description = Two sets of equally many houses have the same digits, each equally often. So the cells that only the first one has hold the same digits as those that only the second one has.
digit_sets =
    .phrase = digit sets
    .description = Candidates that no digits of the cells have which obey the rule.

## Steps: combinations

combinations = { $rule } can only be { OR($sets) } with these candidates.
combinations-counted = { $rule } has { $count } combinations with these candidates.
combinations-left = so it can only be { OR($sets) }.
combinations-left-counted = so the cage has { $count } combinations left.
in-no-combination = { $count ->
        [one] It has no { OR($digits) }.
       *[other] These have no { OR($digits) }.
    }
no-cells-for-others = with { OR($digits) } in { $cells }, the other cells have no room for the digits that would be left.

## Steps: rule of 45

hidden-cage = the hidden cage of { $total } in { $cells }
cells-of-houses = { $cells } and the total of { $houses }
total-of-houses = { $houses } { $count ->
        [one] has
       *[other] have
    } a total of { $total }.
total-of-rules = { $count ->
        [one] the { $kind ->
            [cages] cage
           *[rules] rule
        } there has { $total }
       *[other] the { $kind ->
            [cages] cages
           *[rules] rules
        } there have { $sums } = { $total }
    }{ $outside ->
        [0] { "" }
       *[other] , some of it outside in { $cells }
    }.
known-inside = { $cells } { COUNT($cells) ->
        [one] is
       *[other] make
    } { $total }.
known-outside = outside, { $cells } { COUNT($cells) ->
        [one] is
       *[other] make
    } { $total }.
left-inside = { $count ->
        [one] what is left, { $total }, is in { $cells }.
       *[other] what is left, { $total }, is the sum of { $cells }.
    }
left-outside = { $count ->
        [one] that is { $total } too much, which is outside in { $cells }.
       *[other] that is { $total } too much, which is the sum of { $cells } outside.
    }
left-between = { $more ->
        [same] so { $cells } and { $outside } have the same total.
        [more] so the total of { $cells } is { $total } more than that of { $outside }.
       *[less] so the total of { $cells } is { $total } less than that of { $outside }.
    }
part-outside = they belong to { $rule }, which has the other { $total } outside in { $cells }.
that-is-only = that can only be { OR($sets) }.
only-others-allow = Only the other candidates allow that.

## Steps: overlaps, conflicts and subsets

needed-by-cage = every combination of { $rule } has { OR($digits) }{ COUNT($sets) ->
        [0] { "" }
       *[other] : { $sets }
    }.
needed-in-house = { $count ->
        [one] its place
       *[other] its places
    } there, { $cells }, { $count ->
        [one] is
       *[other] are all
    } in { $houses }.
needed-and-seen = it is in { OR($cells) } there, and no cell that sees { $count ->
        [one] it
       *[other] all of these
    } can have it, too.
claimed-by-cage = { $house } has room for { $digits } only in { $cells }, which { COUNT($cells) ->
        [one] belongs
       *[other] belong
    } to { $rule }.
conflict-in-house = with { $set }, { $house } would have { $count ->
        [one] no place for { $digits }.
       *[other] only one cell for { $digits }.
    }
conflict-in-cells = with { $set }, { $count ->
        [one] { $cells } would have no candidate left.
       *[other] { $cells } would have only { OR($digits) } left.
    }
needed-now = all of { COUNT($digits) ->
        [one] these have a
       *[other] these have
    } { $digits }, which goes from the cells that see its places there.
cell-has-one = { $cells } can only be { OR($digits) }.
cage-has-some = { $count ->
        [one] every combination of { $rule } has one of { $digits }
       *[other] every combination of { $rule } has { $count } of { $digits }
    }{ COUNT($sets) ->
        [0] { "" }
       *[other] : { $sets }
    }.
used-up = so { $digits } are used up in { $cells }, each of them once.
cells-of-digits = { $cells } with the digits { $digits }
conflict-in-cage = with { $set }, { $rule } would have no combination left.

## Steps: equal sets of houses

cells-of-sets = { $cells } and { $others }
same-digits = { $lines } have the same digits as { $regions }.
same-digits-beside = so beside those that both have, { $cells } and { $others } have the same digits, each equally often.
equal-fewer = { $cells } cannot have { $digit } more often than it is in { $others } already.
equal-placed = { $cells } have { $digit }, and in { $others } there is no other place left for it.
equal-seen = { $cells } have { $digit }, so one of its places in { $others } has it, too.
