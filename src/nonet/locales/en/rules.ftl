## The grid

grid-normal = Normal Sudoku rules apply.
grid-boxes = Normal Sudoku rules apply: place the digits from 1 to { $size } once each in every row, column and box.
grid-jigsaw = Normal irregular Sudoku rules apply: place the digits from 1 to { $size } once each in every row, column and outlined region.
grid-latin = Place the digits from 1 to { $size } once each in every row and column; there are no boxes.
grid-digits-boxes = Place a digit from { $first } to { $last } in every cell; none repeats in a row, column or box.
grid-digits-jigsaw = Place a digit from { $first } to { $last } in every cell; none repeats in a row, column or outlined region.
grid-digits-latin = Place a digit from { $first } to { $last } in every cell; none repeats in a row or column.
grid-digits-free = Place a digit from { $first } to { $last } in every cell; none repeats in a house of the grid.

## Lines

rule-thermometer = Digits along a thermometer increase from the bulb.
rule-slow_thermometer = Along a hollow thermometer digits increase or stay the same from the bulb.
rule-arrow-circle = Digits along an arrow sum to the digit in its circle.
rule-arrow-pill = Digits along an arrow sum to the number in the pill it starts from, read from the top or from the left.
rule-arrow-pill_order = Digits along an arrow sum to the number in the pill it starts from; that in { $cells } is read in this order.
rule-double_arrow = Digits along a double line sum to the same total as the two digits in the circles at its ends.
rule-whisper_line-german = Adjacent digits along a German whispers line (green, short dashes) differ by at least 5.
rule-whisper_line-dutch = Adjacent digits along a Dutch whispers line (orange, long dashes) differ by at least 4.
rule-whisper_line-other = Adjacent digits along a green line marked ≥{ $difference } differ by at least { $difference }.
rule-renban_line = A renban line (pink, dotted) contains a set of consecutive digits without repeats, in any order.
rule-nabner_line = No two digits on a nabner line (yellow), wherever they are on it, are the same or consecutive.
rule-between_line = Digits along a line between two circles are strictly between the digits in the circles.
rule-lockout_line = The digits in the diamonds at the ends of a lockout line differ by at least { $difference }; digits along the line are outside the range from one to the other, and equal neither.
rule-palindrome_line = A palindrome (narrow grey line) reads the same in both directions.
rule-zipper_line = On a zipper line (purple, with a line along its middle), two digits equally far from the middle of the line always have the same sum; if there is a middle cell, its digit is that sum.
rule-region_sum_line = { $regions ->
        [boxes] Box borders divide a blue line into segments
       *[regions] Region borders divide a blue line into segments
    } that all have the same sum; a line that comes back to a { $regions ->
        [boxes] box
       *[regions] region
    } starts a new segment.
rule-sum_line-line = A hollow brown line with a number can be divided into segments that each sum to that number.
rule-sum_line-loop = A hollow brown loop with a number can be divided, from some cell on, into segments that each sum to that number.
rule-modular_line = Any { $modulus } successive digits along a modular line (teal, dashes and dots{ $modulus ->
        [3] { "" }
       *[other] , marked mod { $modulus }
    }) leave different remainders when divided by { $modulus }.
rule-entropic_line = Any three successive digits along an entropic line (salmon, groups of dots) include one low ({ $low }), one middle ({ $middle }) and one high ({ $high }) digit.
rule-parity_line = Digits along a parity line (red) alternate between odd and even.
rule-same_difference_line = Along a same-difference line (brown, short and long dashes) any two adjacent digits have the same difference, which may be 0; other lines may have another.
rule-arithmetic_line = Digits along an arithmetic line (grey, fine dots) form an arithmetic sequence: the step from each cell to the next is the same, up, down or 0.
rule-fibonacci_line = Along a Fibonacci line (gold, from a diamond) each digit from the third on is the sum of the two before it.
rule-xvxv_line = Adjacent digits along an XVXV line (blue, pairs of dashes) sum to 5 or 10.
rule-product_arrow-circle = Digits along a dashed purple arrow multiply to the digit in its circle.
rule-product_arrow-pill = Digits along a dashed purple arrow multiply to the number in the pill it starts from, read from the top or from the left.
rule-product_arrow-pill_order = Digits along a dashed purple arrow multiply to the number in the pill it starts from; that in { $cells } is read in this order.
rule-average_arrow-circle = The digit in the circle of a dotted teal arrow is the average of the digits along it.
rule-unknown_circle = The digit in one of the dashed circles at the ends of a line is the sum of all others on it.
rule-value_index = On a dashed line from a square, with X in its first cell and Y in its second, X appears again Y cells after the second cell.
rule-lunchbox = Digits do not repeat on a broad brown band; those strictly between the smallest and the largest digit on it sum to its number.
rule-regex = The digits along a line with the letter { $letter }, in the direction of its arrow, match the regular expression { $pattern }.
rule-state_machine = The digits along the line with the letter { $letter }, in the direction of its arrow, obey a rule of their own{ $title ->
        [none] .
       *[other] : { $title }.
    }
own-place = { $title ->
        [none] { $cells }
       *[other] “{ $title }” ({ $cells })
    }
rule-roles = { $each ->
        [one] Each row, column and region has { $each } cell
       *[other] Each row, column and region has { $each } cells
    } with the role { $role } of { $layer }{ $once ->
        [yes] ; together they hold each digit once
       *[no] {""}
    }.
rule-indexers = The digit of a cell with the role { $role } of { $layer } is the place in its { $along ->
        [row] row
        [column] column
       *[box] box
    } of { $to ->
        [0] a cell that holds the place of the first one
       *[other] a cell with the role { $to }
    }.
rule-second_digits = Each row, column and region has each digit from { $first } to { $last } once: some cells hold two of them.
rule-values = What the digit d of a cell counts as ({ $layer }) depends on its role in { $by }: { $forms }.
rule-tally_line = Along { $form ->
        [own] { own-place }, in this order,
       *[letter] a line with the letter { $letter }, in the direction of its arrow,
    } { $counted ->
        [none] the running total
       *[other] the number of digits so far that are among { $counted }
    } { $when ->
        [end] is at the end
        [always] is always
       *[never] is never
    } { $relation ->
        [exactly] { $value }
        [at-least] { $value } or more
        [at-most] { $value } or less
       *[multiple] a multiple of { $value }
    }.

## Cages and groups of cells

rule-killer_cage-sum = Digits in a cage do not repeat, and sum to the number in its corner.
rule-killer_cage-free = Digits do not repeat in a cage without a number.
rule-all_different-region = Each shaded extra region contains the digits from { $first } to { $size } once each.
rule-all_different-cells = Digits do not repeat in a group of shaded, outlined cells.
rule-sum = Digits in a dotted outline sum to the number after the =, and may repeat.
rule-sum-factors = The digits in the cells outlined with { $letter } satisfy { $sum }.
rule-rellik_cage = Digits in a cage marked ≠ do not repeat, and neither a single digit in it nor the sum of any several of them is its number.
rule-equality_cage = Digits in a cage marked = do not repeat; it has as many odd digits as even ones, as many low digits ({ $low }) as high ones ({ $high }){ $odd ->
        [yes] , and no { $middle }
       *[no] { "" }
    }.
rule-look_and_say = In a cage marked such as 2×3, the digit after the × appears exactly as often as the number before it says; other digits are free.
rule-quadruple = The digits in a circle where four cells meet, or at a dotted grey outline, must all appear among these cells, at least as often as they are written.
rule-contains_exactly = The digits after an = in a dashed circle where four cells meet, or at a dotted purple outline, appear in these cells exactly as often as they are written.
rule-same_digits = Groups outlined in green with the same letter contain the same digits, equally often and in any order.
rule-same_set = All rows, columns and regions contain the same digits, though there are more digits than cells in each.
rule-equal_sum = Groups outlined in orange long dashes with the same letter have the same sum.
rule-equal_cages = Digits do not repeat in a cage with grey dashes and dots; those with the same letter have the same sum.
rule-bounded_cage = Digits do not repeat in a cage with black dashes and dots; they sum to a number within its bounds.
rule-number_cage = Digits do not repeat in a cage with blue dashes and dots; read row by row from the left, they are a multiple of the number before the ×.
rule-multi_sum_cage = Digits do not repeat in a cage with short black dashes in pairs; they sum to one of its totals.
rule-range_line = On a blue line with dashes along its middle the largest digit minus the smallest is the number at the line; digits may repeat.
rule-product_line = The digits on an orange line with dashes along its middle multiply to the number after the ×; digits may repeat.
rule-modular_sum = The digits of each group in teal, dashed and twice dotted, with the same letter sum to { $remainder } modulo { $modulus }.
rule-modular_sum-same = The digits of groups in teal, dashed and twice dotted, with the same letter sum to the same number modulo { $modulus }.
rule-modular_product = The digits of each group in brown, dashed and twice dotted, with the same letter multiply to { $remainder } modulo { $modulus }.
rule-modular_product-same = The digits of groups in brown, dashed and twice dotted, with the same letter multiply to the same number modulo { $modulus }.
rule-clone = Groups of shaded cells with the same letter contain the same digits in the same positions.
rule-count_distinct = The digit in a cell marked with # and a letter is the number of different digits in the cells outlined with that letter.
rule-count_repeats = Two cells with the same digit in one of the groups outlined with { $letter } are a repeat; two cells that are in two of the groups count twice. The number of repeats of each digit is given: { $numbers }.

## Single cells and pairs

rule-candidates = An empty cell with small digits contains one of them.
rule-odd = Cells with a grey circle contain odd digits.
rule-sunburn = The digit in a cell with a gold sun is the number of smaller digits in the cells around it, diagonally too.
rule-seen_odd = The digit in a cell with a dashed blue circle is the number of odd digits that it sees in its row and column, itself included; an even digit blocks the view.
rule-seen_even = The digit in a cell with a dashed blue square is the number of even digits that it sees in its row and column, itself included; an odd digit blocks the view.
rule-even = Cells with a grey square contain even digits.
rule-minimum = A grey cell with arrowheads pointing inwards contains a digit smaller than those in all orthogonally adjacent cells that are not so marked.
rule-maximum = A grey cell with arrowheads pointing outwards contains a digit larger than those in all orthogonally adjacent cells that are not so marked.
rule-greater_than = An inequality sign between two cells points to the smaller digit.
rule-difference-plain = Two digits joined by a white dot without a number are consecutive.
rule-difference-number = Two digits joined by a white dot with a number differ by that number.
rule-ratio-plain = Of two digits joined by a black dot without a number, one is twice the other.
rule-ratio-number = Of two digits joined by a black dot with a number, one is that many times the other.
rule-pair_sum-v = Two digits joined by a V sum to 5.
rule-pair_sum-x = Two digits joined by an X sum to 10.
rule-pair_sum-number = Two digits joined by a number sum to that number.
rule-pair_table = The two digits joined by a square with the letter { $letter }, read from the top or from the left, are one of the pairs { $pairs }.
digits-related = { $relation ->
        [difference] differ by { $value }
        [difference-at-least] differ by at least { $value }
        [difference-at-most] differ by at most { $value }
        [no-difference] never differ by { $value }
        [sum] sum to { $value }
        [sum-at-least] sum to at least { $value }
        [sum-at-most] sum to at most { $value }
        [no-sum] never sum to { $value }
        [ratio] have a ratio of { $value }
        [no-ratio] never have a ratio of { $value }
        [same-parity] are both odd or both even
        [other-parity] are one odd and one even
        [equal] are the same
        [unequal] are not the same
       *[table] are one of the pairs { $pairs }
    }
rule-pair_relation = { $form ->
        [dot] The two digits joined by a square with the letter { $letter }
        [line] Any two adjacent digits along a dotted teal line with the letter { $letter }
       [own-line] Any two adjacent digits of { own-place }
        [own-cells] Any two digits of { own-place }
       *[cells] Any two digits in the cells outlined with { $letter }
    } { digits-related }.
rule-counting_circles = A digit in a dashed circle appears in exactly that many dashed circles.
rule-battenburg = Around a small pink and white chessboard where four cells meet, odd and even digits alternate.
rule-column_index = The digit in a red cell (bars left and right) is the number of the column where, in the same row, the number of the cell’s own column appears.
rule-row_index = The digit in a green cell (bars above and below) is the number of the row where, in the same column, the number of the cell’s own row appears.
rule-box_index = The digit in a framed blue cell says in which position of its box, counted row by row, the number of the cell’s own position appears.

## Clues outside the grid

rule-sandwich = A number outside the grid without a frame or arrow is the sum of the digits between the { $first } and the { $size } in its row or column.
rule-x_sum = A number in a square outside the grid is the sum of the first X digits from that side, where X is the first digit.
rule-skyscraper = A number in a diamond outside the grid is the number of digits visible from that side, where larger digits hide smaller ones behind them.
rule-hidden_skyscraper = A digit in a dashed hexagon outside the grid is the first digit from that side that is smaller than one before it; 0 means that there is none.
rule-numbered_room = A digit in a circle outside the grid appears in the X-th cell from that side, where X is the first digit.
rule-little_killer = A number outside the grid with an arrow is the sum of the digits along the diagonal it points to; digits may repeat.
rule-rossini = Along an arrow outside the grid the { $count } digits next to it increase in its direction.
rule-full_rank = A number with # outside the grid is the place of its row or column, read from that side as a number, when all rows and columns, read from both ends, are put in order from the smallest number on. { $ties ->
        [any] Equal numbers have the same place.
        [none] No two of the numbers are equal.
       *[clued] No other number is equal to that of a clue.
    }
rule-outside_digits = Digits in brackets outside the grid are among the first { $count ->
        [one] digit
       *[other] { $count } digits
    } from that side.
rule-frame_sum = A number between bars outside the grid is the sum of the first { $count ->
        [one] digit
       *[other] { $count } digits
    } from that side.
rule-battlefield = A number in an octagon outside the grid is the sum of the digits where the first X and the last Y cells of its row or column overlap, or of those in the gap between them; X is the first digit and Y the last.
rule-before_nine = A number in a pentagon outside the grid is the sum of the digits before the { $size } from that side.
rule-next_to_nine = The digits in a double circle outside the grid are those next to the { $size } in its row or column, in any order; a single one means that the { $size } is at an end.
rule-sum_skyscraper = A number in a double diamond outside the grid is the sum of the digits visible from that side, where larger digits hide smaller ones behind them.
rule-ascending_starters = A number in a double hexagon outside the grid is the sum of the digits from that side on, as long as each is larger than the one before.
rule-crust_sandwich = A number in a double square outside the grid is the sum of the digits between the { $first } and the { $last } in its row or column.

## The whole grid

rule-diagonal = Digits do not repeat along a marked diagonal.
rule-diagonals = Digits do not repeat along either of the marked diagonals.
rule-windows = Digits do not repeat in any of the shaded windows.
rule-disjoint_groups = Digits do not repeat in cells of the same colour, which are those in the same position of their boxes.
rule-anti_knight = Cells a knight’s move apart (in chess) do not contain the same digit.
rule-anti_king = Cells a king’s move apart (in chess) do not contain the same digit.
rule-anti_taxicab = Two cells that contain the same digit X are never exactly X orthogonal steps apart.
rule-non_consecutive = Orthogonally adjacent cells never contain consecutive digits.
negative-except = { $exceptions ->
        [same] Where that is not marked,{ " " }
        [any] Where there is no mark between them,{ " " }
        [listed] Except for { $pairs },{ " " }
       *[none] { "" }
    }
rule-all_given = { $of ->
        [dots] All dots are given: two orthogonally adjacent digits without one neither differ by { $differences }, nor is one of them { $ratios ->
            [2] twice
           *[other] { $ratios } times
        } the other.
        [xv] All V and X are given: two orthogonally adjacent digits without one never sum to { $sums }.
        [difference] All differences are given: two orthogonally adjacent digits without a dot never differ by { $differences }.
        [ratio] All ratios are given: of two orthogonally adjacent digits without a dot none is { $ratios ->
            [2] twice
           *[other] { $ratios } times
        } the other.
       *[sum] All sums are given: two orthogonally adjacent digits without one never have such a sum{ $sums ->
            [none] { "" }
           *[other] { " " }({ $sums })
        }.
    }
rule-all_given-other = All marks of this kind are given ({ $rule }): two orthogonally adjacent digits without one are never allowed by one of them.
rule-negative-difference = { negative-except }two orthogonally adjacent digits never differ by { $value }.
rule-negative-ratio = { negative-except }no digit is { $value ->
        [2] twice
       *[other] { $value } times
    } an orthogonal neighbour.
rule-negative-sum = { negative-except }two orthogonally adjacent digits never sum to { $value }.
rule-replicate = { $exempt ->
        [any] Where there is no mark between them, two digits
        [kind] Except where this marks them – { $kind } – two digits
       *[none] Any two digits
    } { $moves ->
        [neighbours] in orthogonally adjacent cells
        [diagonals] in diagonally adjacent cells
        [kings] a king’s move apart (in chess)
        [knights] a knight’s move apart (in chess)
       *[distance] exactly { $far } orthogonal steps apart
    } { digits-related }{ $listed ->
        [none] .
       *[other] , except for { $listed }.
    }
rule-global_entropy = Every 2×2 square contains at least one low ({ $low }), one middle ({ $middle }) and one high ({ $high }) digit.
rule-global_modular = Every 2×2 square contains digits with all three remainders when divided by 3.
rule-dutch_flatmates = Every 5 has a 1 directly above it or a 9 directly below it.

## Rules made of rules

rule-any_of = For the cells outlined with { $letter }, at least one of these rules applies: { $parts }.
rule-kinds = Each of the lines or groups of cells with the letter { $letter } follows one of these rules, which may be on other lines than named here, { $least ->
        [listed] each as often as it is listed
        [0] in any numbers
       *[other] each { $least } times or more
    }: { $parts }.
rule-shared_total = The rules of the lines or groups of cells with the letter { $letter } have one and the same total, which is not given: { $parts }.
rule-choose = For the cells outlined with { $letter }, the number of these rules that apply is { $form ->
        [exactly] { $least }
        [least] { $least } or more
        [most] { $most } or fewer
       *[between] { $least } to { $most }
    }: { $parts }.
rule-if = For the cells outlined with { $letter }, { $form ->
        [else] if this rule applies: { $condition }, then this one does, too: { $parts }; if it does not, this one does: { $others }
       *[then] if this rule applies: { $condition }, then this one does, too: { $parts }
    }.
rule-all_of = For the cells outlined with { $letter }, all of these rules apply: { $parts }.
rule-not = For the cells outlined with { $letter }, this rule is broken: { $parts }.
own-rule = { $title ->
        [none] This rule applies: { $parts }.
       *[other] { $title }: { $parts }.
    }

## Where a rule is, cell by cell, after its name

place-area = { $count } { $count ->
        [one] cell
       *[other] cells
    }
place-line = cell { $number } of { $count }
place-bulb = on the bulb
place-arrow_circle = in the circle
place-dot = towards row { $row } column { $column }
place-corner = at a corner of the cell
place-clue = the clue beside this cell

## Names of single rules, where the title of their kind is not enough

# The title of a kind with what the rule shows
named-with-text = { $title } { $text }
named-part = { $title } { $text }
named-own = rule “{ $title }”
named-killer_cage = { $text ->
        [none] cage
       *[other] cage of { $text }
    }
named-difference = { $text ->
        [none] white dot
       *[other] white dot, difference { $text }
    }
named-ratio = { $text ->
        [none] black dot
       *[other] black dot, ratio { $text }
    }
named-whisper_line = whispers line
named-frame_sum = frame clue { $text }
named-full_rank = rank clue { $text }
named-outside_digits = outside clue { $text }
named-before_nine = before-nine clue { $text }
named-ascending_starters = ascending-starters clue { $text }
named-crust_sandwich = crust sandwich { $text }
named-next_to_nine = next-to-nine clue { $text }
named-candidates = { $text ->
        [none] mark
       *[other] mark { $text }
    }
named-anti_king = anti-king rule
named-anti_knight = anti-knight rule
named-anti_taxicab = anti-taxicab rule
named-dutch_flatmates = flatmates rule
named-even = even cell
named-equality_cage = equality cage
named-odd = odd cell
named-look_and_say = { $text ->
        [none] look-and-say cage
       *[other] look-and-say cage { $text }
    }
named-rellik_cage = { $text ->
        [none] Rellik cage
       *[other] Rellik cage { $text }
    }
named-sum = { $text ->
        [none] sum outline
       *[other] sum outline { $text }
    }
named-count_distinct = { $text ->
        [none] count of different digits
       *[other] count { $text } of different digits
    }
named-all_different = extra group
named-contains_exactly = { $text ->
        [none] circle
       *[other] circle { $text }
    }
named-not = rule { $text } (must fail)
named-all_of = rule { $text } (all of several)
named-any_of = rule { $text } (at least one of several)
named-choose = rule { $text } (a number of several)
named-if = rule { $text } (with a condition)
named-count_repeats = count of repeats { $text }
named-kinds = rule { $text } (one of several kinds for each)
named-shared_total = rule { $text } (one total)
named-clone = { $text ->
        [none] clone rule
       *[other] clone rule { $text }
    }
named-equal_sum = equal-sum rule { $text }
named-equal_cages = equal-cages rule { $text }
named-bounded_cage = bounded cage { $text }
named-number_cage = number cage { $text }
named-multi_sum_cage = multi-sum cage { $text }
named-modular_sum = modular-sum rule { $text }
named-modular_product = modular-product rule { $text }
named-sunburn = sun
named-seen_odd = odd-view cell
named-seen_even = even-view cell
named-same_digits = same-digits rule { $text }
named-same_set = rule of one set of digits
named-value_index = value index line
named-box_index = box index cell
named-row_index = row index cell
named-column_index = column index cell
named-maximum = maximum cell
named-minimum = minimum cell
named-global_modular = global modular rule
named-global_entropy = global entropy rule
named-disjoint_groups = disjoint-groups rule
named-windows = window rule
named-diagonals = rule of the diagonals
named-counting_circles = counting-circles rule
named-negative = negative constraint { $text }
named-all_given-dots = rule that all dots are given
named-all_given-xv = rule that all V and X are given
named-all_given-difference = rule that all differences are given
named-all_given-ratio = rule that all ratios are given
named-all_given-sum = rule that all sums are given
named-all_given = rule that all marks are given
named-non_consecutive = non-consecutive rule
named-greater_than = inequality sign
named-pair_sum-v = V
named-pair_sum-x = X
named-pair_sum = sum of two digits, { $text }

## Names

title-all_different = All different
title-all_given = All marks are given
title-all_of = All of several rules
title-anti_king = Anti-king
title-anti_knight = Anti-knight
title-anti_taxicab = Anti-taxicab
title-any_of = Any of several rules
title-arithmetic_line = Arithmetic line
title-arrow = Arrow
title-ascending_starters = Ascending starters
title-average_arrow = Average arrow
title-battenburg = Battenburg
title-battlefield = Battlefield
title-before_nine = Before nine
title-between_line = Between line
title-bounded_cage = Bounded cage
title-box_index = Box index
title-candidates = Given candidates
title-choose = A number of several rules
title-clone = Clone
title-column_index = Column index
title-contains_exactly = Contains exactly
title-count_distinct = Count of different digits
title-count_repeats = Number of repeats
title-counting_circles = Counting circles
title-crust_sandwich = Sandwich with other crusts
title-diagonal = Diagonal
title-diagonals = Diagonals
title-difference = Difference (white dot)
title-disjoint_groups = Disjoint groups
title-double_arrow = Double arrow
title-dutch_flatmates = Dutch flatmates
title-entropic_line = Entropic line
title-equal_cages = Equal cages
title-equal_sum = Equal sums
title-equality_cage = Equality cage
title-even = Even
title-fibonacci_line = Fibonacci line
title-frame_sum = Frame sum
title-full_rank = Full rank
title-global_entropy = Global entropy
title-global_modular = Global modular
title-greater_than = Greater than
title-if = If … then
title-kinds = Kinds of lines
title-roles = Cells with a role
title-values = Values of cells
title-hidden_skyscraper = Hidden skyscraper
title-killer_cage = Killer cage
title-little_killer = Little killer
title-lockout_line = Lockout line
title-look_and_say = Look-and-say cage
title-lunchbox = Lunchbox
title-maximum = Maximum
title-minimum = Minimum
title-modular_line = Modular line
title-modular_product = Modular product
title-modular_sum = Modular sum
title-multi_sum_cage = Multi-sum cage
title-nabner_line = Nabner line
title-negative = Negative constraint
title-next_to_nine = Next to nine
title-number_cage = Number cage
title-non_consecutive = Non-consecutive
title-not = Not
title-numbered_room = Numbered room
title-odd = Odd
title-outside_digits = Outside digits
title-pair_relation = Pair relation
title-pair_sum = XV and other sums
title-pair_table = Pair table
title-palindrome_line = Palindrome
title-parity_line = Parity line
title-product_arrow = Product arrow
title-product_line = Product line
title-quadruple = Quadruple
title-range_line = Range line
title-ratio = Ratio (black dot)
title-regex = Regular expression
title-region_sum_line = Region sum line
title-rellik_cage = Rellik cage
title-renban_line = Renban line
title-replicate = Relation of all pairs
title-rossini = Rossini arrow
title-row_index = Row index
title-same_difference_line = Same-difference line
title-same_digits = Same digits
title-same_set = Same digits everywhere
title-sandwich = Sandwich
title-seen_even = Even digits seen
title-seen_odd = Odd digits seen
title-shared_total = One total for several rules
title-skyscraper = Skyscraper
title-slow_thermometer = Slow thermometer
title-state_machine = State machine
title-sum = Sum
title-sum_line = Sum line
title-sum_skyscraper = Sum skyscraper
title-sunburn = Sunburn
title-tally_line = Tally line
title-thermometer = Thermometer
title-unknown_circle = Unknown circle
title-value_index = Value index
title-whisper_line = Whispers
title-windows = Windows
title-x_sum = X-sum
title-xvxv_line = XVXV line
title-zipper_line = Zipper line

## What a rule says in an argument beside the board: shorter than in the rules

brief-difference-plain = the digits at a white dot are consecutive.
brief-difference-number = the digits at { $rule } differ by its number.
brief-ratio-plain = one of the digits at a black dot is twice the other.
brief-ratio-number = one of the digits at { $rule } is that many times the other.
brief-pair_sum-v = the digits at a V sum to 5.
brief-pair_sum-x = the digits at an X sum to 10.
brief-whisper_line-german = neighbours on a German whispers line differ by at least 5.
brief-whisper_line-dutch = neighbours on a Dutch whispers line differ by at least 4.
brief-renban_line = a renban line holds consecutive digits without repeats, in any order.
brief-nabner_line = no two digits on a nabner line are the same or consecutive.
brief-palindrome_line = a palindrome reads the same in both directions.
brief-parity_line = odd and even digits alternate along a parity line.
brief-entropic_line = any three successive digits on an entropic line include a low ({ $low }), a middle ({ $middle }) and a high ({ $high }) one.
brief-modular_line = any { $modulus } successive digits on a modular line leave different remainders when divided by { $modulus }.
brief-sandwich = { $rule } in { $house } is the sum of the digits between its 1 and its { $size }.
brief-x_sum = { $rule } in { $house } is the sum of the first X digits, where X is the first digit.
brief-skyscraper = { $rule } in { $house } counts the digits larger than all before them.
brief-hidden_skyscraper = { $rule } in { $house } is the first digit hidden by a larger one.
brief-numbered_room = the digit of { $rule } in { $house } is in the X-th cell, where X is the first digit.
brief-quadruple = the digits of { $rule } must all be among these cells, at least as often as they are written.
brief-zipper_line = two digits equally far from the middle of a zipper line always have the same sum, that of its middle cell if there is one.
brief-column_index = the digit in a column index cell is the number of the column where, in the same row, the number of its own column appears.
brief-row_index = the digit in a row index cell is the number of the row where, in the same column, the number of its own row appears.
brief-negative-difference = { unmarked } never differ by { $value }.
brief-negative-ratio = of { unmarked } none is { $value ->
        [2] twice
       *[other] { $value } times
    } the other.
brief-negative-sum = { unmarked } never sum to { $value }.
unmarked = two orthogonal neighbours{ $exceptions ->
        [same] { " " }without such a mark
        [any] { " " }without a mark
        [listed] { " " }other than { $pairs }
       *[none] { "" }
    }

## Names of puzzles by their rules

# A kind of rule that has no form with a count
counted = { $title }: { $count }
counted-killer_cage = Killer, { $count ->
        [one] one cage
       *[other] { $count } cages
    }
counted-thermometer = { $count ->
        [one] one thermometer
       *[other] { $count } thermometers
    }
counted-arrow = { $count ->
        [one] one arrow
       *[other] { $count } arrows
    }
counted-difference = { $count ->
        [one] one white dot
       *[other] { $count } white dots
    }
counted-ratio = { $count ->
        [one] one black dot
       *[other] { $count } black dots
    }
counted-whisper_line = { $count ->
        [one] one whisper line
       *[other] { $count } whisper lines
    }
counted-renban_line = { $count ->
        [one] one renban line
       *[other] { $count } renban lines
    }
counted-palindrome_line = { $count ->
        [one] one palindrome
       *[other] { $count } palindromes
    }
counted-little_killer = { $count ->
        [one] one little killer
       *[other] { $count } little killers
    }
counted-quadruple = { $count ->
        [one] one quadruple
       *[other] { $count } quadruples
    }
counted-sandwich = { $count ->
        [one] one sandwich sum
       *[other] { $count } sandwich sums
    }

## Why a rule is refused

refused-place = { $title }{ $count ->
    [0] { "" }
    [one] { " " }of one cell
   *[other] { " " }of { $count } cells
}
refused-what = { $what ->
        [total] the sum
        [sum] the sum
        [difference] the difference
        [ratio] the ratio
        [modulus] the divisor
        [digits] each digit
        [digit] the digit
        [count] the count
        [counts] each count
        [factors] each factor
       *[other] the number
    }
refused-least = { refused-place }: { refused-what } is at least { $least }, not { $found }.
refused-most = { refused-place }: { refused-what } is at most { $most }, not { $found }.
refused-cells-least = { $title }: at least { $least ->
        [one] one cell is
       *[other] { $least } cells are
    } needed, not { $found }.
refused-cells-most = { $title }: the number of cells is at most { $most }, not { $found }.
refused-cells-exact = { $title }: exactly { $least ->
        [one] one cell is
       *[other] { $least } cells are
    } needed, not { $found }.
refused-cells-even = { $title }: the number of cells is even, not { $found }.
refused-cells-circle = { $title }: the circle has one to three cells, not { $found }.
refused-cell-twice = { $title }: the cell { $cell } is there twice.
refused-line-closed = { $title }: the line has two ends, so it cannot end in its first cell. Write it without the last cell, { $cell }.
refused-line-branches = { $title }: it is one line without branches, not { $found } strokes. Write each branch as a line of its own.
refused-strokes-apart = { $title }: the stroke from { $cell } does not meet those before it. Write it as a line of its own.
refused-branch-start = { $title }: each branch begins in a cell of the line; { $cell } is none.
refused-cells-round = { $title }: the number of cells round a closed line is a multiple of { $size }, not { $found }.
refused-outside = { $title }: the board has no cell { $cell }.
refused-cells = { $title }: the cells are not clear. Cells are r1c1, or r1c1-3.
refused-number = { $title }: the number is not a whole number, or too large.
refused-whole-line = { $title }: the clue needs all cells of a row or column.
refused-pattern = { $title }: the pattern is wrong at its sign { $at }.
refused-too-large = { $title }: that is too large.
refused-no-digits = { $title }: no digits can obey it.
refused-no-break = { $title }: all digits obey the rule that is not to hold.
refused-totals = { $title }: the groups can never have the same total.
refused-word = { $title }: the word “{ $word }” does not fit here.
refused-digits-none = { $title }: at least one digit is needed.
refused-digits-most = { $title }: the number of digits is at most { $most }, not { $found }.
refused-digits-one-or-two = { $title }: one or two digits.
refused-digit-twice = { $title }: the digit { $digit } is there twice.
refused-counts = { $title }: each digit comes once, and the counts add up to at most { $most }.
refused-pairs-none = { $title }: at least one pair is needed.
refused-lines = { $title }: it needs a board with rows and columns.
refused-square = { $title }: it needs a square board without gaps.
refused-digits-other = { $title }: it cannot be used with the digits of this board.
refused-size-nine = { $title }: it is for boards of 9×9 cells.
refused-size-three = { $title }: it is for boards whose size 3 divides.
refused-size-most = { $title }: it is for boards of up to { $most }×{ $most } cells.
refused-boxes = { $title }: it needs boxes.
refused-regions = { $title }: it needs boxes or regions.
refused-corner = { $title }: its four cells meet in a corner.
refused-groups-two = { $title }: at least two groups of cells are needed.
refused-groups-alike = { $title }: each group has as many cells as the first one: { $size }, not { $found }.
refused-exceptions = { $title }: exceptions are pairs of cells that share a side.
refused-rules-two = { $title }: at least two rules are needed.
refused-factors = { $title }: each cell needs a factor, and one of them is not 0.
refused-missing = { $title }: { $what ->
        [cells] the cells are missing
        [number] the number is missing
        [numbers] the numbers are missing
        [pairs] the pairs are missing
       *[other] a word is missing
    }.
refused-more = { $title }: “{ $word }” is too much.
refused-more-cells = { $title }: these are too many groups of cells.
refused-several = { $title }: several rules have this name.
refused-json = { $title }: the JSON cannot be read.
refused-circle-one = { $title }: the circle has one cell.
refused-two-digits = { $title }: two different digits are needed.
refused-apart = { $title }: the cells of an exception are a move apart.
refused-unlike = { $title }: all of the rules have the same cells in the same roles, as lines do.
refused-kinds-two = { $title }: there are 2 kinds of rules or more.
refused-no-total = { $title }: each of the rules has a total.
refused-no-move = { $title }: no two cells of the board are this move apart.
refused-other = { $title }: the rule is not written like this, or the board does not allow it.
