## Techniques

common_peers =
    .phrase = common peers
    .description = A house has a few places for a digit, and a cell elsewhere sees all of them, by a chess move or another rule that makes cells different. One of the places has the digit, so that cell does not.
must_have_digit =
    .phrase = a must-have digit
    .description = A line, cage or clue that cannot do without a digit has it in one of its cells. The digit is removed from every cell that sees all its places in the rule, as with locked candidates.
polarity_colouring =
    .phrase = a polarity colouring
    .description = Whisper lines, V and X and other rules say that of two cells one is low and the other high, or that both are of one kind. Cells that hang together so get two colours: one is low, the other high. If one way leaves a cell, a house or a rule nothing, it is the other. Cells in a house whose low or high digits all go to coloured cells lose these.
parity_colouring =
    .phrase = a parity colouring
    .description = Parity lines, dots, signs and sums with a known total say that of two cells one is odd and the other even, or that both are of one kind. Cells that hang together so get two colours: one is odd, the other even. If one way leaves a cell, a house or a rule nothing, it is the other. Cells in a house whose odd or even digits all go to coloured cells lose these.
modular_colouring =
    .phrase = a modular colouring
    .description = Cells whose remainders modulo 3 determine each other, such as those of a modular line, get a colour for each remainder. Each way to give the remainders to the colours is looked at: if it leaves a cell, a house or a rule nothing, it goes, and with it the digits that no other way has.
entropic_colouring =
    .phrase = an entropic colouring
    .description = Cells that are low, middle or high as others determine it, such as those of an entropic line, get a colour for each kind. Each way to give the kinds to the colours is looked at: if it leaves a cell, a house or a rule nothing, it goes, and with it the digits that no other way has.
pair_chain =
    .phrase = a chain of pairs
    .description = Dots, signs and short lines that hang together, or pairs of cells in one house, are filled as one pattern, such as 1-2-4-8 along three black dots. A candidate that no filling has can be removed, and so can a digit from a cell that sees it in every filling.
rule_fillings =
    .phrase = fillings of a rule
    .description = A rule with few fillings left can be gone through in full, with cells that see each other taken into account. A candidate that occurs in no way to satisfy the rule can be removed.
    .nudge = Look for the fillings of { $rule } { $place }.
rule_and_house =
    .phrase = a rule and a house
    .description = A candidate is followed through one rule, and to the cells that see a digit placed by it. If a house is then left without a place for a digit, or a cell without candidates, the candidate can be removed.
    .nudge = Look for a conflict of { $rule } { $place } with a house.
rule_locked_digit =
    .phrase = a locked digit of rules
    .description = A house, or a rule that cannot do without a digit, has it in one of a few cells. If these are all in a house or rule that holds the digit at most once, its other cells lose it, as with pointing. A cell that excludes all of them, in part by rules, loses it too.
-rule-fish = That uses these up, and their other cells lose the digit. If there are more places, the fins, a cell that excludes all of them loses it.
rule_x_wing =
    .phrase = an X-wing of rules
    .description = Two houses or rules cannot do without a digit, and have it in no common cell. Their places for it are in two houses or rules that hold it at most once each, such as a thermometer or a cage. { -rule-fish }
rule_swordfish =
    .phrase = a swordfish of rules
    .description = Three houses or rules cannot do without a digit, and their places for it are in three houses or rules that hold it at most once each. { -rule-fish }
rule_jellyfish =
    .phrase = a jellyfish of rules
    .description = Four houses or rules cannot do without a digit, and their places for it are in four houses or rules that hold it at most once each. { -rule-fish }
rule_and_subset =
    .phrase = a rule and a subset
    .description = A candidate is followed through one rule, and to the cells that see a digit placed by it. If some cells of a house are then left with fewer digits than cells, or some digits with fewer cells than digits, the candidate can be removed.
    .nudge = Look for a conflict of { $rule } { $place } with a subset.
two_rules =
    .phrase = two rules
    .description = A candidate is followed through one rule, and to the cells that see a digit placed by it. If a second rule cannot be obeyed with what is left to it, the candidate can be removed.
two_rules_and_house =
    .phrase = two rules and a house
    .description = A candidate is followed through one rule and then through a second one. If a house is left without a place for a digit, or a cell without candidates, the candidate can be removed.
house_fillings =
    .phrase = fillings of a house
    .description = A house is filled together with the rules that have several cells in it. A candidate is tried, and what the rules and the house leave to the other cells is gone through. If no filling is left after a few cases, the candidate can be removed.
two_house_fillings =
    .phrase = fillings of two houses
    .description = Two houses with a rule that has cells in both are filled together, with all rules that have several cells there. If no filling is left for a candidate after a few cases, it can be removed.

## Steps

why-common-peers = in { $house }, { $digit } can only go in { $cells }.
sees-all = { $cells } { COUNT($cells) ->
        [one] sees
       *[other] each see
    } all of them.
sees-by-rules = { $cells } { COUNT($cells) ->
        [one] sees
       *[other] each see
    } all of them, in part by { $rules }.
why-must-have = { $rule } needs { $digit }, and only { $cells } can hold it. So a cell that sees all of them is not { $digit }.
why-pair-chain = { $cells } are joined two by two by { $rules }.
can-only-be = in this order they can only be { OR($fillings) }.
no-filling = however they are filled, { $never }.
why-fillings = however { $cells } { COUNT($cells) ->
        [one] is
       *[other] are
    } filled so that { $rule } is satisfied, { $never }.
look-house-fillings = { $house } with { $rules }
why-house-fillings = however { $house } { COUNT($house) ->
        [one] is
       *[other] are
    } filled so that { $rules } { COUNT($rules) ->
        [one] is
       *[other] are
    } satisfied, { $never }.
fish-rule = { $rule } ({ $cells })
fish-look = { $digit } in { $rules }
fish-needs = { COUNT($rules) ->
        [one] { $rules } needs { $digit }
       *[other] { $rules } each need { $digit }
    }.
fish-places = { COUNT($others) ->
        [one] all places for { $digit } there are in { $others }, which holds it at most once. So no other cell of that is { $digit }
       *[other] all places for { $digit } there are in { $others }, which hold it at most once each. So no other cell of these is { $digit }
    }.
fish-excludes = with { $digit } in { $gone }, { $fins } cannot be { $digit }{ COUNT($rules) ->
        [0] { "" }
       *[other] { " " }(in part by { $rules })
    }.
fish-none-left = no other place is left there.
fish-too-few = { COUNT($others) ->
        [one] all other places for { $digit } there are in { $others }, which holds it at most once
       *[other] all other places for { $digit } there are in { $others }, which hold it at most once each
    }. That is one too few.
look-conflict = { $cell } and { $rule }
look-two-rules = { $cell }, { $rule } ({ $own }) and { $other } ({ $cells })
why-conflict = suppose { $cell } is { $digit }. By { $rule }, { $what } then.
why-conflict-of-several = suppose { $cell } is { $digit }. By { $rule } ({ $own }), { $what } then.
why-conflict-of-two = suppose { $cell } is { $digit }. By { $rule } ({ $own }), then by { $other } ({ $cells }), { $what }.
why-two-rules = suppose { $cell } is { $digit }. Then { $rule } ({ $own }) { COUNT($rule) ->
        [one] leaves
       *[other] leave
    } too little for { $other } ({ $cells }).
breaks-cell = { $cell } has no candidate left
breaks-house = { $house } has no place for { $digit }
breaks-cells = { $cells } in { $house } { $count ->
        [one] { COUNT($cells) ->
            [2] both
           *[other] all
        } have only { $digits } left
       *[other] have only { $digits } between them
    }
breaks-digits = { $house } has only { $cells } for { $digits }

## Steps: cases

case = with { OR($fillings) } in { $cells }, { $what }.
case-alone = then { $what }.
case-no-candidate = { $cell } has no candidate left
case-no-place = { $house } has no place for { $digit }
case-not-allowed = { $left }, which { $rule } does not allow
case-broken = { $rule } cannot be satisfied
case-leaves = { $rule } leaves only this: { $left }
cases-counted = there are { $count } ways to fill { $cells } by { $rules } then, and none of them leaves enough to the rest.
suppose-one = suppose, for example, that { $cell } is { $digit }.
why-pairs-in-house = in { $house }, { $cells } are joined two by two by { $rules }.
seen-in-fillings = however they are filled, { $cells } { COUNT($cells) ->
        [one] sees
       *[other] each see
    } { $digits } there.
kinds-joined = by { $rules }, cells of one letter are { $technique ->
        [polarity_colouring] all low or all high
        [parity_colouring] all odd or all even
        [modular_colouring] all of one remainder modulo 3
       *[entropic_colouring] all low, all middle or all high
    }{ $count ->
        [1] { "" }
       *[other] , and letters that hang together differ
    }: { $groups }.
coloured-cells = { $letter } is { $cells }
kind-is = { $letter } { $kind ->
        [low] is low
        [middle] is middle
        [high] is high
        [odd] is odd
        [even] is even
       *[remainder] has remainder { $number }
    }
suppose-kinds = suppose { $state }. Then { $what }.
kinds-left = so { $state }.
one-of-cells = one of { $cells }
kinds-taken = { $cells } in { $house } { COUNT($cells) ->
        [one] has
       *[other] have
    } { $digits }
kinds-of-house = in { $house }, { $cells } have { $digits }.
breaks-rule = { $rule } cannot be satisfied
