### The desk of a setter, loaded when it is opened.

desk-title = Set a puzzle
desk-parts = Parts of the puzzle
desk-rules = Rules
desk-drawing = Drawing
desk-board = Board
desk-publish = Publish
desk-play = Play it
desk-trial = This is a trial of your draft.
desk-back = Back to the desk
desk-empty = Put a digit or a rule on the board first.

## What was found

desk-looking = Looking for solutions …
desk-unique = One solution
desk-none = No solution
desk-contradictory = The same digit twice in a row, column or region
desk-undecided = Not decided: two minutes were not enough
desk-uncounted = Several solutions
desk-several = Several solutions: { $count }
desk-many = Many solutions
desk-grade = { $level }, hardest step { $hardest }, about { $time }
desk-places = { $count ->
        [one] (at 1 place)
       *[other] (at { $count } places)
    }
desk-places-more = (at 4 places or more)
desk-shade = Shade candidates
desk-shade-some = Shade candidates (from { $count } of them)
desk-unshaded = Candidates are not shown: the board is too large, or there was no time.
desk-two = Two solutions
desk-possible = possible { $digits }
desk-conflict = These cannot all hold:
desk-take-out = Take out
desk-make-unique = Any one of these makes it unique:
desk-add = Add
desk-needless = Any one of these can be left out: { $count }
desk-needless-some = There was no time to try all givens and rules.

## Rules

desk-search = Find a rule
desk-no-kind = No rule has this name.
desk-nearest-kinds = No rule has this name. The nearest are:
desk-tool-fog = Fog
desk-tool-fog-where = It is no rule: Drawing has it, among what is drawn.
desk-tool-regions = Irregular regions
desk-tool-regions-where = They are no rule: Board has them.
desk-family-cages = Cages and groups
desk-family-lines = Lines
desk-family-cells = Cells and pairs
desk-family-outside = Clues outside the grid
desk-family-grid = The whole grid
desk-family-made = Typed as text
desk-family-roles = Roles of cells
desk-role-doublers = Doublers
desk-role-doublers-how = One cell in each row, column and region counts twice its digit.
desk-role-doublers-sign = ×2
desk-role-negators = Negators
desk-role-negators-how = One cell in each row, column and region counts minus its digit.
desk-role-negators-sign = −
desk-role-hot-and-cold = Hot and cold
desk-role-hot-and-cold-how = Each row, column and region has a hot cell, which counts one more, and a cold one, which counts one less.
desk-role-hot-and-cold-sign = ±1
desk-role-multipliers = Multipliers
desk-role-multipliers-how = Each row, column and region has a cell that counts twice its digit, and one that counts three times.
desk-role-multipliers-sign = ×3
desk-role-zero-cells = Zero cells
desk-role-zero-cells-how = One cell in each row, column and region counts zero.
desk-role-zero-cells-sign = =0
desk-role-shaded-cells = Shaded cells
desk-role-shaded-cells-how = Cells are shaded or not, and rules say which.
desk-role-shaded-cells-sign = ●
desk-role-vampires = Vampires and prey
desk-role-vampires-how = In each row, column and region a vampire counts its digit and that of the prey in its region; the prey counts zero.
desk-role-vampires-sign = +
desk-role-indexers = Indexers
desk-role-indexers-how = In each row and column a cell says where in its row, another one where in its column, the cell is that it counts as.
desk-role-indexers-sign = →
desk-by-value = It reads what cells count as
desk-digits = Digits are two numbers such as 0–8: { $count } of them at least, up to { $most }.
desk-other = Other rule
desk-chosen = { $name }: select cells, then press Enter
desk-how-drag = Drag over the cells in order, or hold Shift and use the arrow keys. Enter places the rule.
desk-how-rim = Click beside the grid, and turn it with R; or choose a direction through the cell with the cursor. Without a number it gets the one of a solution.
desk-turn = Turn the clue
desk-how-grid = It is about the whole grid.
desk-how-text = It is typed: { $usage }
desk-field = { $name }{ $optional ->
        [true] { " " }(optional)
       *[other] { "" }
    }
desk-field-total = Sum
desk-field-divisor = Number that divides it
desk-field-totals = Sums
desk-field-span = Largest minus smallest
desk-field-product = Product
desk-field-rank = Rank
desk-field-ties = Equal numbers
desk-field-digits = Digits
desk-field-digit = Digit
desk-field-count = Count
desk-field-counts = Counts and digits
desk-field-value = Number
desk-field-difference = Difference
desk-field-modulus = Divisor
desk-field-factors = Factors
desk-field-loop = A closed loop
desk-field-marked = Marks on the board are exempt
desk-field-pattern = Regular expression
desk-field-allowed = Pairs
desk-field-which = Which diagonal
desk-field-relation = What is forbidden
desk-field-marks_of = The marks that are all given
desk-all-given = { $of ->
        [dots] All dots are given
        [xv] All V and X are given
       *[other] All of these are given
    }
desk-field-own-relation = Relation
desk-field-moves = Which cells
desk-field-exempt = Exempt pairs
desk-field-when = When it holds
desk-field-every = Any two of the cells
desk-field-counted = Digits that are counted
desk-word-main = from the top left
desk-word-anti = from the top right
desk-word-any = allowed
desk-word-none = nowhere
desk-word-no-ties = not at clues
desk-word-dots = all dots
desk-word-xv = all V and X
desk-word-difference = a difference
desk-word-ratio = a ratio
desk-word-sum = a sum
desk-word-own-difference = differ by
desk-word-own-difference-at-least = differ by at least
desk-word-own-difference-at-most = differ by at most
desk-word-own-no-difference = never differ by
desk-word-own-sum = sum to
desk-word-own-sum-at-least = sum to at least
desk-word-own-sum-at-most = sum to at most
desk-word-own-no-sum = never sum to
desk-word-own-ratio = have a ratio of
desk-word-own-no-ratio = never have a ratio of
desk-word-own-same-parity = both odd or both even
desk-word-own-other-parity = one odd and one even
desk-word-own-equal = are the same
desk-word-own-unequal = are not the same
desk-word-own-table = the pairs that are ticked
desk-word-own-exactly = exactly
desk-word-own-at-least = at least
desk-word-own-at-most = at most
desk-word-own-multiple = a multiple of
desk-word-then = then
desk-word-else = else
desk-word-neighbours = that share a side
desk-word-diagonals = that share a corner alone
desk-word-kings = a king’s move apart
desk-word-knights = a knight’s move apart
desk-word-end = at the end of the line
desk-word-always = after every cell
desk-word-never = after no cell
desk-word-distance-2 = 2 steps apart
desk-word-distance-3 = 3 steps apart
desk-word-distance-4 = 4 steps apart
desk-word-distance-5 = 5 steps apart
desk-word-distance-6 = 6 steps apart
desk-word-distance-7 = 7 steps apart
desk-word-distance-8 = 8 steps apart
desk-exempt-none = none
desk-exempt-any = those with any mark
desk-except-any = except those with any mark
desk-pair = { $first } and { $second }
desk-pairs-all = All
desk-pairs-none = None
desk-own = Name and drawing
desk-own-title = Name
desk-own-text = Explanation
desk-own-shape = Drawing
desk-own-label = Label
desk-own-apply = Apply
desk-shape-usual = as usual
desk-shape-none = nothing
desk-shape-line = a line
desk-shape-arrow = an arrow
desk-shape-dots = dots between the cells
desk-shape-cells = shaded cells
desk-shape-cage = an outline
desk-shape-kept = as it is
desk-combine = Combine rules
desk-combine-bound = Number
desk-combine-number = How many of them hold
desk-combine-how = Tick rules in the list, or click their cells on the board. In a rule with a condition, this is the first one.
desk-split = Split
desk-from = Direction
desk-from-way = Line through the cursor, { $sign }
desk-place = Place
desk-placed = { $name } placed, { $count }
desk-no-cells = Select cells first.
desk-cells = { $count ->
        [one] 1 cell
       *[other] { $count } cells
    } selected
desk-group = Group { $number }: select its cells
desk-next-group = Next group
desk-symmetry = Also at symmetric places
desk-symmetry-none = no
desk-symmetry-half-turn = half turn
desk-symmetry-quarter-turn = quarter turns
desk-symmetry-left-right = left and right
desk-symmetry-top-bottom = top and bottom
desk-symmetry-diagonal = diagonal
desk-symmetry-anti-diagonal = other diagonal
desk-symmetry-full = all eight
desk-count = { $count ->
        [0] No rules yet
        [one] One rule
       *[other] { $count } rules
    }
desk-line = The rule as text
desk-apply = Change
desk-move-left = Move left
desk-move-right = Move right
desk-move-up = Move up
desk-move-down = Move down
desk-copied = Copied. Ctrl+V puts it at the cursor.
desk-paste = Paste at the cursor
desk-outside = It would not fit on the grid.
desk-delete = Delete
desk-text = Rules as text
desk-text-how = One rule a line, as on the command line: cage 15 r1c1 r1c2
desk-at-line = Line { $line }:
desk-unknown = There is no rule “{ $name }”.
desk-close = Did you mean { $names }?
desk-usage = Write it as: { $usage }
desk-fill = Fill in missing numbers
desk-filled = { $count ->
        [0] No rule lacks a number.
        [one] One number filled in from a solution.
       *[other] { $count } numbers filled in from a solution.
    }

## Drawing

desk-draw-how = What is drawn here is no rule: the solver does not see it. Select cells, then draw.
desk-draw-kind = Kind
desk-draw-line = Line
desk-draw-arrow = Arrow
desk-draw-colour = Colour of cells
desk-draw-circle = Circle
desk-draw-square = Square
desk-draw-text = Text
desk-draw-cage = Dashed cage
desk-draw-fog = Fog
desk-fog-how = Fog hides givens and rules until digits near them are right. Select the cells that can be seen at the start.
desk-light = Light these cells
desk-light-around = Light around these cells
desk-clears = A right digit clears
desk-clears-around = its cell and those around it
desk-clears-itself = its own cell alone (deep fog)
desk-clears-nothing = nothing but what triggers say
desk-trigger = Make these cells a trigger
desk-trigger-how = Right digits in { $cells } clear the cells that you select now.
desk-trigger-clears = They clear these cells
desk-trigger-is = { $cells } → { $lights }
desk-fog = Fog; cells lit at the start: { $count }
desk-colour = Colour
desk-draw = Draw
desk-drawn-strokes = Line
desk-drawn-shapes = Shape
desk-drawn-outlines = Cage

## Board and text

desk-no-boxes = none
desk-about = Title, author, rules
desk-write-rules = Write the rules for me
desk-message = Message when solved
desk-drafts = Other drafts
desk-open = Open

## Publishing

desk-share = Links and QR code
desk-publish-how = nonet’s own link holds the whole puzzle. Files and prints keep the title, the author and the rules.
desk-not-unique = It does not have exactly one solution.
desk-no-title = It has no title.
desk-no-author = It has no author.
desk-ready = It has one solution, a title and an author: ready.
