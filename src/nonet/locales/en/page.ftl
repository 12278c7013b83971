# Texts of the page.

## The page

skip = To the board
board = Sudoku board
tabs = Sections
tab-play = Play
tab-hint = Learn
tab-course = Course
tab-make = More kinds
tab-library = Library
tab-settings = Settings
tab-analyse = Analyse
save-saved = Saved
save-saving = Saving …
save-away = Saved in this browser
save-unkept = Not saved
outdated = This game went on in another tab.
outdated-theirs = Take that one
outdated-mine = Keep mine as a new game
close = Close
cancel = Cancel
save = Save
reload = Reload
later = Later
new-version = A new version of nonet is available. Your game is kept.
local-is-faster = Large boards and long searches take much longer in a browser. nonet on your own computer is made for them: { $command }
copy = Copy
copied = Copied
delete = Delete
deleted = Deleted
stop = Stop
any = Any
auto = Automatic
light = Light
dark = Dark
thinking = Thinking …
engine-loading = The engine is still loading …

## Cells, as a screen reader says them

cell = row { $row } column { $column }
cell-rc = r{ $row }c{ $column }
cell-short = r{ $row }c{ $column }
cell-given = given { $digit }
cell-entry = { $digit }
cell-empty = empty
cell-fog = in fog
cell-filled = { $count } filled
cell-corner = corner marks { $digits }
cell-beside = automatic candidates { $digits }
cell-centre = centre marks { $digits }
cell-drawn = drawn on
cell-letter = letter { $letter }
cell-wrong = conflict
cell-pattern = in the pattern
conflict = Same digit twice in a row, column or box

## Tools and digits

tools = Tools
digits = Digits
colours = Colours
actions = Actions
tool-digit = Digit
tool-corner = Corner
tool-centre = Centre
tool-colour = Colour
tool-candidate = Colour a mark
tool-letter = Letter
tool-pen = Pen
tool-role = Role
role-doubler-2 = doubler
role-negator-2 = negator
role-heat-2 = hot
role-heat-3 = cold
role-multiplier-2 = doubled
role-multiplier-3 = tripled
role-vampire-2 = vampire
role-vampire-3 = prey
role-indexer-2 = row indexer
role-indexer-3 = column indexer
role-zero-2 = zero
role-shade-2 = shaded
tools-more = More tools
tools-back = Back to the tools
tools-word = Tools
tool-now = Tool: { $tool }
tint-none = Tint colours pencil marks; no selected cell has the mark { $digit }.
digit-locked = { $digit }: tap cells to write it. Press the key again to stop.
filter-digit = Filter
filter-choose = Choose the digit to keep in view.
filter-on = Candidates of { $digit } only
filter-off = All candidates
pen-cross = Cross
pen-circle = Circle
pen-line = Line
pen-none = Erased
zoom = Zoom
zoom-in = Zoom in
zoom-out = Zoom out
zoom-whole = Whole board
save-points = Save points
save-points-how = Keep the board as it is now and come back to it later. Undo works here, too.
save-point-add = Save
save-point-added = Saved: { $name }
save-point-number = Save point { $number }
save-point-digits = digits: { $count }
save-point-back = Go back
save-point-at = Back at: { $name }
save-point-delete = Delete { $name }
replay = Replay
replay-none = There are no moves yet.
replay-at = Move { $number } of { $count }
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-moves = { $count } per second
replay-take = Continue from here
digit-left = { $digit }, { $count } left
colour-named = Colour cells { $name }
colour-use = Tint candidates { $name }
colour-pen = Pen { $name }
colour-1 = light grey
colour-2 = dark grey
colour-3 = red
colour-4 = orange
colour-5 = yellow
colour-6 = green
colour-7 = turquoise
colour-8 = blue
colour-9 = purple
undo = Undo
redo = Redo
clear = Clear
several = Multi-select
hint = Hint
candidates = Candidates
more = More
more-game = Game
more-other = Another puzzle
pause = Pause
resume = Resume

## The puzzle

puzzle = Puzzle
name-numbered = { $day }, no. { $number }
first = A first puzzle
another = New puzzle
layout = Layout
size = Size
size-large = Puzzles of this size keep four fifths of their digits, unless you choose the number of givens.
givens = Givens
givens-count = { $count ->
        [one] 1 given
       *[other] { $count } givens
    }
left = Empty cells
rules = Rules
rules-each = One by one ({ $count })
rules-author = Set by { $author }
rules-broken = Broken rules
combos = Combinations
combos-always = Always there: { $digits }
combos-impossible = No digits can make this sum any more.
combos-many = Too many to list.
combos-more = { $count } in all
combos-none = Select a cell of a cage, an arrow or another sum.
combos-cross = Combinations: press one to cross it out
grade = Difficulty
difficulty = Difficulty
score = { $score ->
        [one] 1 point
       *[other] { $score } points
    }
grade-time = { $level }, about { $time }
time-minute = 1 minute
time-minutes = { $count } minutes
time-hours = { $count } hours
time-how = The time is an estimate: nonet solves the puzzle as people do and counts 4 seconds for the last digit of a row, column or box, 10 for another single, and 45 seconds to 7 minutes for each harder step.
hardest = Hardest step
rating = Rating
rating-how = ER / EP / ED by Sudoku Explainer's scale: the hardest step, the hardest up to the first digit, the first step
rating-scale = by Sudoku Explainer
rating-hardest = Hardest step on this scale, { $er }:
singles = Singles only
grade-byLength = rated by the number of steps
rate = Rate it
rate-far = { $seconds } s …
gem-pearl = pearl
gem-diamond = diamond
level-Easy = Easy
level-Medium = Medium
level-Hard = Hard
level-Expert = Expert
level-Extreme = Extreme
level-draft = Draft
kind-classic = classic
kind-diagonal = diagonal
kind-windows = windoku
kind-both = diagonal windoku
kind-groups = disjoint groups
kind-latin = Latin square
kind-jigsaw = jigsaw
kind-rules = with more rules
kind-drawn = with drawn rules
boxes = Boxes
regions = Regions
region = region { $region }
region-none = no region
region-count = Region { $region }: { $count } of { $size }
regions-draw = Draw the regions
regions-how = Select cells, then press the number of their region. Every region needs { $size } cells.
regions-torn = In several pieces: { $regions }. That is allowed.
regions-take = Take these
regions-boxes = From boxes
regions-empty = Empty
regions-none = No regions of this size yet: draw them, or boxes are taken.
check = Check
check-right = All right so far
check-wrong = { $count ->
        [one] 1 of your digits is wrong.
       *[other] { $count } of your digits are wrong.
    }
check-marks = { $count ->
        [one] The marks of 1 cell lack its digit.
       *[other] The marks of { $count } cells lack their digits.
    }
check-conflict = { $count ->
        [one] 1 of your digits breaks a rule.
       *[other] { $count } of your digits break a rule.
    }
check-stuck = Your digits lead to no solution.
check-back = Back to before the mistake
check-undone = Moves taken back: { $count }
reveal = Reveal a cell
reveal-several = This puzzle has several solutions: no digit is the only right one here.
reveal-one = Select one empty cell first.
marks-fill = Fill in candidates
marks-auto = Automatic candidates
marks-clear = Clear all marks
restart = Restart
restart-sure = Take out all your digits and marks? Undo brings them back.
solved = Solved
solved-in = Solved in { $time }. Well done.
solved-one = Solved in { $time }: this is one of several solutions.
end-best = Your best for this kind: { $time }
end-techniques = Techniques in this puzzle: { $names }
coach = Look back
end-next = Next puzzle
full-wrong = The board is full, but not solved: { $count ->
        [one] 1 digit is
       *[other] { $count } digits are
    } in conflict.
full-rules = The board is full, but it breaks a rule.
full-roles = All digits are right, but not yet which cells have a role.
check-roles = { $count ->
        [one] 1 cell has another role.
       *[other] { $count } cells have another role.
    }
full-drawn = The board is full. Whether it is right, nonet cannot say: its rules are only drawn.
streak = Days in a row: { $count }. Puzzles solved: { $total }.
status-unique = Exactly one solution
status-several = Several solutions
status-none = No solution
status-contradictory = The givens contradict each other
checking = Checking the solution …
checking-not = It is not known yet whether there is exactly one solution.
explaining = Looking for the reason …
verdict-fog = The reason is under the fog.
verdict-show = Show on the board
verdict-why = Where do they differ?
digit-at = { $digit } in { $cell }
conflict-few = These digits cannot all be right: { $digits }.
conflict-rules = These cannot all hold: { $what }.
conflict-many = The { $count } framed digits cannot all be right.
conflict-equal = The same digit { $digit } twice in a house: { $cells }.
repair-how = Without any one of these there is a solution:
repair-only = Without this one there is a solution:
repair-partly = There is more than one such conflict. Take out one of these first:
repair-out = Take out { $what }
repair-missing = With these givens there is exactly one solution: { $what }.
repair-add = Add these givens
repair-unique = one solution
repair-done = Now there is exactly one solution.
solution = Solution
solution-number = Solution { $number }

## A puzzle by hand

new = Enter by hand
set = Set a puzzle
set-this = Edit at the desk
new-blank = Blank board
new-board = Choose a board, write the givens into it, then start.
new-write = Write into it
new-enter = Enter a puzzle
new-enter-how = Write the givens into the board, or paste them as text. Start locks them.
new-start = Start
new-empty = Enter at least one digit first.
photo = From a photo
paste = Paste or open
paste-how = Any text form will do, and any file that other programs write. You can also drop files onto the page.
paste-layout = With the layout of the board
paste-alphabet = Its letters are
paste-dropped = Not taken over: { $what }.
paste-text = Puzzles as text
paste-file = Choose files
paste-found = Puzzles found: { $count }
paste-many = More than { $count } puzzles found
paste-play = Play it
paste-first = Play the first one
paste-keep = Save to library
share = Share
share-how = Nothing is sent anywhere until you share a link.
share-lacks = This link lacks { $what }.
share-sudokupad = SudokuPad link
share-fpuzzles = f-puzzles link
share-text = Text
share-link = nonet link
share-own = The nonet link opens on this computer; the others open anywhere.
share-code = QR code
share-scan = Scan it with a phone to play there.
share-no-code = The links are too long for a QR code.
share-solution = Links carry the solution, so that other programs can check answers
share-unproved = This puzzle is not proved to have exactly one solution, so that the links carry none.
share-picture = Save a picture (PNG)
share-vector = Save a picture (SVG)
share-rules = The rules in the link do not fit its board.
share-damaged = The link is damaged: the puzzle in it cannot be read. Copy the whole link again.
share-newer = The link was made by a newer version of nonet.
share-stray = The link holds “{ $sign }”, which belongs in no link. Copy the whole link again.
share-cut = The link is cut off: its end is missing. Copy the whole link again.
share-long = The link is too long: no puzzle needs so much.
share-empty = The link holds no puzzle.
share-size = The link is damaged: its board is not of a size from 1 to { $most }.
share-digit = The link is damaged: it has the digit { $digit } in { $cell }, and the board only goes up to { $size }.
share-boxes = The boxes or regions in the link do not fit its board of { $size } × { $size } cells.
share-rule = Rule { $number } in the link ({ $rule }) does not fit its board.
share-rule-at = Rule { $number } in the link ({ $rule }) does not fit its board: look at { $cell }.
share-cells = The link is not complete: it holds { $found ->
        [one] 1 cell
       *[other] { $found } cells
    }, not { $count }. Copy the whole link again.
export = Export
form = Form
form-nonet = nonet, holds everything
form-sukaku = Pencil marks on one line
export-count = Puzzles: { $count }
export-lost = This form cannot hold: { $what }.
export-solution = With the solution, where the form holds it
export-without = { $form } (without: { $what })
form-line = One line
form-rows = Rows
form-frame = Framed
form-numbers = Numbers
form-pencilmarks = Pencil marks
form-state = Whole state
form-svg = Drawing (SVG)
print = Print
print-how = Puzzles: { $count }. They become a PDF.
print-one = The puzzle becomes a PDF.
print-title = Title, for a cover
print-perPage = Puzzles per page
print-solutions = Solutions
print-solutions-none = none
print-solutions-end = at the end
print-solutions-facing = opposite
print-paper = Paper
print-paper-a4 = A4
print-paper-letter = Letter
print-entries = With my digits
print-candidates = With candidates
print-largePrint = Large print
print-grades = Difficulty beside it
print-codes = QR codes
print-digits = Digits
print-digits-numbers = as numbers
print-digits-letters = with letters from 10 on
print-digits-hexadecimal = hexadecimal, 0 to F
print-make = Make a PDF
print-board = Print the board
print-made = Puzzles: { $count }, { $size } kB
print-again = Save the PDF again

## Learn

hint-course-how = From the rules to chains, step by step, with exercises that never run out.
hint-course = Open the course
hint-title = This puzzle
hint-how = A hint comes in three depths: what to look for, where, and why. You decide how much it gives away.
hint-ask = Give me a hint
hint-where = Where?
hint-show = Show me why
argument-whole = Show the whole argument
hint-apply = Apply this step
hint-fog = A hint would give away what is under the fog.
link-number = Link { $number } of { $count }
link-all = The whole argument
link-back = Previous link
link-next = Next link
hint-applied = Done: { $what }
hint-hide = Hide
hint-mistake = Something is not right yet
mistake-which = Which one?
mistake-why = Why?
mistake-deep = No short chain shows it; the solution has another digit in { $what }.
stage-number = { $number } of { $count }
stage-back = Back
stage-next = Next
steps-all = All steps now
steps-count = Steps available: { $count }
walk = Step by step
walk-step = Step
walk-back = Back
walk-next = Next
walk-take = Play on from here
walk-leave = Leave
walk-end = The puzzle is solved.
walk-stuck = No technique goes any further here.
grade-steps = { $level }, { $score ->
        [one] 1 point
       *[other] { $score } points
    }
techniques = Techniques
example = Example
on-site = More on the site
make = New
make-again = Same again
daily = Daily puzzle
make-kinds = More kinds: size, layout, rules, techniques …
new-jigsaw = Jigsaw
new-x = X, with diagonals
new-large = 16 × 16
card-Easy = Singles only
card-Medium = Pairs and boxes
card-Hard = Fish and wings
card-Expert = Chains

## Make

make-go = Create
make-rules = Rules
make-plain = No further rules
made-killer = Killer
made-thermo = Thermometers
made-arrow = Arrows
made-kropki = Kropki: all dots
made-xv = XV: all marks
made-whispers = German whispers
made-renban = Renban lines
made-palindrome = Palindromes
made-between = Between lines
made-region-sum = Region sum lines
made-zipper = Zipper lines
made-sandwich = Sandwich
made-skyscraper = Skyscrapers
made-x-sum = X-sums
made-numbered-room = Numbered rooms
made-little-killer = Little killer
made-quadruple = Quadruples
made-odd-even = Odd and even
made-inequality = Greater than
made-anti-knight = Anti-knight
made-anti-king = Anti-king
made-non-consecutive = Non-consecutive
made-miracle = Miracle
made-fog = Fog
made-hunt = Mixed
made-own = Rules of your own …
make-own-how = Rules, one a line, such as “thermometer 2-4”, “killer” or “kropki all”
make-more = More options
make-working = Creating …
make-progress = { $time } · found { $found } · { $nodes ->
        [one] 1 try
       *[other] { $nodes } tries
    }
make-made = Puzzles made: { $count }
make-start = Start from the digits on the board
make-hardest = Nothing harder than
make-er = By rating (ER)
make-lowest = Lowest ER
make-highest = Highest ER
make-gem = Pearl or diamond
make-distinct = All essentially different
make-order = Techniques known
order-hodoku = as in HoDoKu
order-everything = all
make-method = Method
method-carve = remove givens
method-plant = add givens
make-closest = closest { $count ->
        [one] 1 given
       *[other] { $count } givens
    }
make-take = Take the closest one: { $count ->
        [one] 1 given
       *[other] { $count } givens
    }
make-reset = Reset
make-without = Without technique
requires = Needs technique
minimal = Minimal
givens-fewest = Givens from
givens-most = to
count = How many
seed = Seed
seconds = Time limit (s)
symmetry = Symmetry
symmetry-none = none
symmetry-half-turn = half turn
symmetry-quarter-turn = quarter turn
symmetry-top-bottom = top to bottom
symmetry-left-right = left to right
symmetry-diagonal = diagonal
symmetry-anti-diagonal = other diagonal
symmetry-full = full
pattern-draw = Draw a pattern
pattern-stop = Drop the pattern
pattern-cells = Cells: { $count }
set-how = What the digits now on the board allow.
set-check = Unique?
set-count = Count
set-solve = Solve
set-true = Possible candidates
set-true-shown = Only candidates that occur in some solution are shown.
set-true-keep = Keep as marks
set-solved = The solution is shown.
set-far = { $count } so far
counted = Solutions: { $count }
counted-least = At least { $count ->
        [one] 1 solution
       *[other] { $count } solutions
    }
differ = Two solutions differ in the { $count } marked cells.

## Library

library-title = Puzzles
library-games = Continue
library-add = Save to library
library-keep = Save to library
library-edit = Edit
library-count = Puzzles: { $count }
library-empty = Your library is empty.
library-own = Add the { $count } puzzles that come with nonet
library-file = Open a file
library-chosen = Chosen: { $count }
library-choose = Choose { $name }
library-choose-page = Choose all here
library-choose-none = Choose none
sort = Order
sort-newest = newest first
sort-oldest = oldest first
sort-name = by name
sort-easiest = easiest first
sort-hardest = hardest first
sort-lowest-er = lowest ER first
sort-highest-er = highest ER first
import = Import files or text
import-far = Read: { $count }
import-done = New: { $added }. Known: { $known }. Not read: { $problems }.
kept = Saved: { $count }
search = Search
filter = Filters
name = Name
author = Author
collection = Collection
collection-drop = Drop it, keep its puzzles
tag = Tag
tags = Tags, with commas
progress = Progress
progress-new = new
progress-started = begun
progress-finished = solved

## Settings

set-language = Language
set-theme = Theme
set-seeing = Display
set-playing = Controls
set-peers = Highlight row, column and box
set-same = Highlight equal digits
set-conflicts = Show conflicts
conflicts-off = Never
conflicts-certain = As soon as a rule is broken
conflicts-solution = Every wrong digit at once
set-digitSize = Size of digits
set-markSize = Size of marks
set-fixedMarks = Fixed candidate positions
set-glyphs = Shapes beside colours
set-names = Number rows and columns
set-letters = Letters from 10 on
set-cellNames = Cells in hints
cell-names-words = In words: row 4 column 5
cell-names-rc = r4c5
cell-names-short = r4c5
set-palette = Colours of cells
scale-small = small
scale-usual = usual
scale-large = large
palette-calm = calm
palette-wong = for colour-blind eyes
set-tidy = Remove marks automatically
set-digitFirst = Digit first, then the cell
set-several = With several cells selected, digits enter
set-sounds = Sounds
set-haptics = Vibration
set-timer = Show the clock
set-flip = Keys on the left
library-all = Everything you have
library-all-how = Puzzles, games, settings and what you have learnt, as one file: to keep it safe, or to move to another browser or computer.
library-give = Save as a file
library-take = Add from a file
library-taken = New puzzles: { $puzzles }. New games: { $games }. Continued games: { $continued }.
library-file-bad = This file is not a library of nonet, or it is damaged. Nothing was changed.
library-file-large = All of it is too much for one file: nonet reads files of at most 30 MB.
set-links = Links
set-linkBase = Address for links
set-linkBase-wrong = Enter an address such as https://example.org/sudoku/.
links-here = Links to your puzzles only open on this computer. With the address of a site of nonet they open for everybody; nothing is sent there until a link is opened.
links-elsewhere = Links to your puzzles open for everybody: the puzzle is in the link itself.
set-about = About this edition
about-local = nonet runs on your computer. Games and puzzles are in its database.
about-static = nonet runs in this browser and keeps games and puzzles there. After the first visit it works offline.
licences = Licences
stats = Statistics
stats-finished = Solved / started
stats-time = Time played
stats-streak = Days in a row
stats-longest = longest { $count }
stats-unaided = Solved without help
stats-best = Best
stats-average = Average

## Help

help = Keys
help-mouse = Drag or Ctrl-click to select several cells. Double-click or long-press selects all cells with the same content.
help-digit = Digit or mark; two keys for 10 and more
help-tools = Digit, corner, centre, colour, colour a mark
help-next = Next or previous tool
help-corner = Corner mark while held
help-centre = Centre mark while held
help-colour = Colour while held
help-tool-keys = Letter, pen; filter by a digit; role of a cell
help-saves = Save points, replay
help-zoom = Zoom the board; the whole board
help-move = Move
help-extend = Extend the selection
help-clear = Clear
help-undo = Undo
help-redo = Redo
help-select = Select all, invert, none; Esc also leaves the letters
help-centreMarks = Corner marks become centre marks
help-hint = Hint
help-unsolved = Next empty cell
help-pause = Pause
help-full = Full screen
help-help = This page

## What the server refuses, by the code of the problem

at-line = { " " }The fault is in line { $line }.
at-column = { " " }The fault is in line { $line }, character { $column }.
field = A field
notes = Notes
invalid-long = { $name }: at most { $limit } characters or entries.
invalid-most = { $name }: at most { $limit }.
invalid-least = { $name }: at least { $limit }.
invalid-field = { $name }: nonet cannot use this value.
make-range = The fewest givens must not be more than the most, and both at most { $most }.
make-range-er = The lowest rating must not be above the highest; both are from 1 to 12.
paste-alphabet-which = The letters of this grid can be read in several ways: choose which letters it uses.
code-away = nonet does not answer. Your moves are kept in this browser.
code-engine-away = The engine could not be loaded. Check your connection and try again; the game goes on meanwhile.
code-bad-request = nonet did not understand this request. Load the page again.
rules-key = Rules
code-no-player = nonet does not know which player you are. Allow cookies for this page, and reload it.
code-busy = Too much is going on at once. Try again in a few seconds.
code-cancelled = Stopped.
code-contradiction = Two equal digits are in the same row, column or box.
code-format = This is not a puzzle that nonet can read. A 9×9 puzzle is 81 digits, with dots or zeros for empty cells; files and links of other Sudoku programs work, too.
code-format-export = This format cannot hold a puzzle of this kind.
code-format-rule = This puzzle has a rule that nonet does not know: “{ $rule }”.
code-format-sudokupad = This SudokuPad link does not hold the puzzle itself, or is damaged. Open it on SudokuPad, and copy the long link from its address bar.
code-updated = nonet was updated. Reload the page: your game is kept.
code-unread = The rules of this puzzle are only drawn: nonet does not know them and does not check them.
code-unplayable = This puzzle gives more than digits: the app cannot play it yet.
code-unusual = nonet cannot do this yet with other digits or shapes.
code-generation-failed = No such puzzle was found in { $tries ->
        [one] 1 try
       *[other] { $tries } tries
    }. Relax the options, or try again.
code-generation-failed-never = There can be no such puzzle: change the number of givens, the symmetry, the pattern or the digits to start from.
code-host = This page was opened at an address that nonet does not accept.
code-http = nonet could not answer. Try again.
code-internal = Something went wrong in nonet. The terminal that nonet runs in says more.
code-died = That was too much for the browser; nonet was restarted. Nothing is lost.
code-failed = Something went wrong in nonet. The console of the browser says more.
code-layout = A board cannot be like that: its size, boxes or regions do not go together.
code-library = The library could not be read or written. Is the disk full, or the file in use?
code-method = nonet did not understand this request. Load the page again.
code-multiple-solutions = There are several solutions.
code-no-solution = There is no solution.
code-nonet-error = These values do not go together. Change one of them.
code-not-found = This puzzle or game no longer exists.
code-origin = nonet accepts requests from its own page only.
code-outdated = This game went on in another tab.
code-placement = A digit or mark does not fit this board.
code-stopped = Stopped.
code-time-limit = It took too long. Allow more time, or ask for less.
code-too-long = This is too large: nonet reads at most 6 MB at once.
code-too-slow = It took too long to arrive. Try again.
code-full = This browser has no room left for nonet. Make room, or save your library as a file: your last moves are kept while this page is open.
code-unkept = This browser keeps nothing for nonet: what you play is gone when you close the page.

## What a file holds and the board, or a format, does not: by the words of the library

list-comma = ,{ " " }
lost-field = “{ $name }”
lost-entries = digits you entered
lost-pencil-marks = pencil marks
lost-which-cells-have-no-candidate-left = which cells have no candidate left
lost-corner-marks = corner marks
lost-colours = colours
lost-the-solution = the solution
lost-the-title = the title
lost-the-author = the author
lost-the-comment = the comment
lost-the-source = the source
lost-the-difficulty = the difficulty
lost-the-rules-in-words = the rules in words
lost-the-cosmetics = drawings on the grid
lost-the-timer = the time played
lost-the-history = the history of moves
lost-other-fields = other details
lost-that-it-may-have-more-rules = that it may have more rules
lost-rules-that-are-only-drawn-or-described = rules that are only drawn or described
lost-checks-of-drawn-rules = the checking of rules that are only drawn
lost-the-layout = the boxes or regions
lost-rule = the rule { $rule }
lost-the-solution-which-breaks-the-rules = the solution, which breaks the rules
lost-the-solution-which-contradicts-the-givens = the solution, which contradicts the givens
lost-colours-of-candidates = colours of candidates
lost-letters = letters
lost-lines-of-the-pen = lines of the pen
lost-further-colours-of-a-cell = all but one colour of a cell
lost-the-step-of-the-line = the step in the line
lost-the-steps-of-the-solution = the solving steps
lost-the-save-points = the save points
lost-some-of-the-cosmetics = some of what is drawn on the grid
lost-the-titles-of-rules = the titles of rules
lost-the-names-of-layers = the names of layers
lost-which-layers-count = which layers count
lost-the-decoration = the decoration
lost-the-message-at-the-end = the message at the end
lost-the-date = the date
lost-the-address = the address
lost-the-videos = the videos
lost-the-candidates-struck-out-in-addition-to-the-player-s-own-marks = candidates struck out beside the player’s own marks
lost-what-is-drawn-far-from-the-grid = what is drawn far from the grid
lost-small-texts-at-the-sides-of-cells = small texts at the sides of cells
lost-cages-outside-the-grid = cages outside the grid
lost-cages-that-are-not-closed = cages that are not closed
lost-lines-that-are-not-drawn-from-point-to-point = lines that are not drawn from point to point
lost-colours-that-are-not-written-as-rrggbb = colours written in another way than #rrggbb
lost-triggers-that-clear-no-fog = cells that were to clear fog and clear none
lost-regions-that-do-not-divide-the-grid = regions that do not divide the grid
lost-the-name-of-the-folder = the name of the folder
lost-which-logic-is-disabled = which logic is disabled
lost-whether-conflicts-are-shown = whether conflicts are shown
lost-the-order-in-which-cells-are-searched = the order in which cells are searched
lost-idle = rules that say nothing

## Groups of techniques in an order

group-forcing_chain = Forcing Chain
group-forcing_net = Forcing Net
group-grouped_nice_loop = Grouped Nice Loop or AIC
group-kraken_fish = Kraken Fish
group-medusa = 3D Medusa
group-multi_colours = Multi-Colouring
group-nice_loop = Nice Loop or AIC
group-simple_colours = Simple Colouring
