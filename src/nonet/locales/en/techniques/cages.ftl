## Techniques

cage_combinations =
    .phrase = the combinations of a cage
    .description = Only a few sets of different digits make up the total of a cage. A candidate is removed if it is in no possible set, or if the rest of each of its sets would not fit in the other cells.
    .nudge = Look at the combinations of { $rule } { $place }.
innies =
    .phrase = innies
    .description = Each house has the same total, 45 in a 9×9 grid, and so have several houses together. What is left of it after the cages that lie in them is the total of the cells beside these cages.
    .nudge = Look for innies of { $house }.
outies =
    .phrase = outies
    .description = Cages that cover a house and stick out of it sum to more than its total, 45 in a 9×9 grid; so with several houses together. The difference is the total of their cells outside.
    .nudge = Look for outies of { $house }.
innies_and_outies =
    .phrase = innies and outies
    .description = Cages cover some houses all but a few cells, and have a few cells outside. The totals of the houses and of the cages give the difference between the cells inside and those outside.
    .nudge = Look for innies and outies of { $house }.
hidden_cage =
    .phrase = a hidden cage
    .description = The cells of a house beside its cages make up what is left of its total. They are all different, and so a cage themselves, with combinations of its own.
cage_splitting =
    .phrase = a cage that a border splits
    .description = If the cells that the other cages leave of some houses belong to one cage that lies partly outside, the sums of both parts of it are known, and both have combinations of their own.
cage_overlap =
    .phrase = a cage and house overlap
    .description = A digit that all combinations of a cage have is in one of its places there, and is removed from every cell that sees them all. The other way round, a digit whose only places in a house are in a cage belongs to that cage, so combinations without it are out.
cage_conflict =
    .phrase = a cage conflict
    .description = A combination of a cage takes its digits from all cells that see their places in the cage. Where it would leave a cell without a candidate, two cells with one, or a house without a place for a digit, the combination goes.
killer_pair =
    .phrase = a killer pair
    .description = Every combination of a cage has at least one of two digits; a cell that sees their places there has only these two (or a second cage needs one of them as well). Together they take both digits, which are removed from all other cells that see their places.
killer_triple =
    .phrase = a killer triple
    .description = Cages that need some of three digits, and cells that have no others, together take all three. Each is then once among them and is removed from all other cells that see its places.
set_equivalence =
    .phrase = a set equivalence
    .description = Unions of rows, columns, regions and other houses have the same digits, each as often as there are houses. So the cells that only one of two unions has hold the same digits as those that only the other one has: the law of leftovers. A digit that one of these sets must have as often as the other one can have it at most is there just that often.
phistomefel_ring =
    .phrase = Phistomefel's ring
    .description = Four columns have the same digits as two rows and two boxes. Without the cells that both contain, the 16 cells in the corners of the grid hold the same digits as the ring of 16 cells around the middle box. Other rows, columns and boxes make more such pairs. A digit that one of the two sets must have as often as the other one can have it at most is there just that often.
digit_sets =
    .phrase = digit sets
    .description = Candidates that are in no set of digits that the rule allows are removed.

## Steps: combinations

combinations = with these candidates { $rule } can only be { OR($sets) }.
combinations-counted = with these candidates { $rule } has { $count } combinations.
combinations-left = so { $rule } can only be { OR($sets) }.
combinations-left-counted = so { $rule } has { $count } combinations left.
in-no-combination = { $count ->
        [one] that has no { OR($digits) }.
       *[other] of these, none has { COUNT($digits) ->
            [one] a
           *[other] any of
        } { OR($digits) }.
    }
no-cells-for-others = with { OR($digits) } in { $cells }, the remaining digits do not fit in the other cells.

## Steps: rule of 45

hidden-cage = the hidden cage of { $total } in { $cells }
cells-of-houses = { $cells } and the total of { $houses }
total-of-houses = { $houses } { $count ->
        [one] sums
       *[other] sum
    } to { $total }.
total-of-rules = { $count ->
        [one] the { $kind ->
            [cages] cage
           *[rules] sum
        } there is { $total }
       *[other] the { $kind ->
            [cages] cages
           *[rules] sums
        } there { $kind ->
            [cages] sum to
           *[rules] are
        } { $sums } = { $total }
    }{ $outside ->
        [0] { "" }
       *[other] , including { $cells } outside
    }.
known-inside = { $cells } { COUNT($cells) ->
        [one] is
       *[other] sum to
    } { $total }.
known-outside = outside, { $cells } { COUNT($cells) ->
        [one] is
       *[other] sum to
    } { $total }.
left-inside = { $count ->
        [one] the rest, { $total }, is { $cells }
       *[other] the rest, { $total }, is the sum of { $cells }
    }.
left-outside = that is { $total } too much, so { $count ->
        [one] { $cells } outside is { $total }
       *[other] { $cells } outside sum to { $total }
    }.
left-between = { $more ->
        [same] so { $cells } and { $outside } have the same total.
        [more] so the total of { $cells } is { $total } more than that of { $outside }.
       *[less] so the total of { $cells } is { $total } less than that of { $outside }.
    }
part-outside = they are part of { $rule }; its other { $count ->
        [one] cell { $cells } is
       *[other] cells { $cells } sum to
    } { $total }.
that-is-only = that can only be { OR($sets) }.
only-others-allow = the removed candidates do not allow that.

## Steps: overlaps, conflicts and subsets

needed-by-cage = { COUNT($sets) ->
        [0] every combination of { $rule } has { $digits }
        [one] { $rule } can only be { $sets }, so it has { $digits }
       *[other] every combination of { $rule } has { $digits }: { $sets }
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
if-cage = { $first ->
        [yes] if { $cage } were { $set }
       *[no] with { $set }
    }
conflict-in-house = { if-cage }, { $house } would have { $count ->
        [one] no place for { $digits }.
       *[other] only one cell for { $digits }.
    }
conflict-in-cells = { if-cage }, { $count ->
        [one] { $cells } would have no candidate left
       *[other] { $cells } would { $count ->
            [2] both
           *[other] all
        } have only { OR($digits) } left
    }.
needed-now = all of these have { COUNT($digits) ->
        [one] a { $digits }, so { $digits } is removed from every cell that sees all its places in the cage
       *[other] { $digits }, so these digits are removed from every cell that sees all their places in the cage
    }.
cell-has-one = { $cells } can only be { OR($digits) }.
cage-has-some = { COUNT($sets) ->
        [0] every combination of { $rule } has { $count ->
            [one] one
           *[other] { $count }
        } of { $digits }
        [one] { $rule } can only be { $sets }, so it has { $count ->
            [one] one
           *[other] { $count }
        } of { $digits }
       *[other] every combination of { $rule } has { $count ->
            [one] one
           *[other] { $count }
        } of { $digits }: { $sets }
    }.
used-up = so { $cells } take { COUNT($digits) ->
        [2] both { $digits }
       *[other] all of { $digits }
    }.
cells-of-digits = { $cells } with the digits { $digits }
conflict-in-cage = { if-cage }, { $rule } would have no combination left.

## Steps: equal sets of houses

cells-of-sets = { $cells } and { $others }
same-digits = { $lines } have the same digits as { $regions }.
same-digits-beside = leaving out the cells that both contain, { $cells } hold the same digits as { $others }, each equally often.
more-digits = { $lines } have each digit once more often than { $regions }.
more-digits-beside = leaving out the cells that both contain, { $cells } hold the digits of { $others }, and each digit once more.
all-digits-beside = leaving out the cells that both contain, { $cells } hold each digit once.
equal-no-place = { $cells } { COUNT($cells) ->
        [one] has
       *[other] have
    } no place for { OR($digits) }.
equal-least = { $others } { COUNT($others) ->
        [one] has
       *[other] have
    } { $digit } at least { equal-times }: { $why }.
equal-most = { $cells } { COUNT($cells) ->
        [one] has
       *[other] have
    } { $digit } at most { equal-times }: { $why }.
equal-times = { $count ->
        [1] once
        [2] twice
       *[other] { $count } times
    }
equal-placed = { $cells } { COUNT($cells) ->
        [one] has
       *[other] have
    } it
equal-needs = { $house } has it only in { $cells }
equal-one = one at most of { $cells } in { $house }
equal-one-seen = one at most of { $cells }, which see each other
equal-place = one place is { $cells }
equal-exact = so { $digit } is there exactly that often.
equal-each = { $count ->
        [1] so one of { $cells } is { $digit }.
       *[other] each of these groups has one: { $parts }.
    }
