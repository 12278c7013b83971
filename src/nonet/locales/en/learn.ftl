### The course: its pages, and exercises on the board; loaded when it is opened.

## All stations

course-progress = How much of the course is learnt
course-learnt = { $count } of { $all } learnt
course-first = Begin here
course-next = Next
course-open = Learn it
course-all = You have learnt every station. What you practised long ago comes back here to be reviewed.
course-due = To review today
course-rules = The rules
rules-learnt = (learnt)
course-placement = Find your level
course-daily = Daily puzzle
course-sheets = Worksheets
course-back = Back to the course
station-box = { $count } of { $all } steps learnt
station-new = not started
station-due = review

## A station

station-before = Previous station
station-after = Next station
station-why = Why it is true
station-look = How to look for it
station-stops = Where it stops working
station-puzzle = A puzzle that needs it
station-show = Enlarge

## Find it

find-it = Find it
find-title = Find it: { $title }
find-place = Select the cell and enter its digit. Or select the cells of the pattern. Then check.
find-remove = Select cells and press a digit to remove it there. Or select the cells of the pattern. Then check.
find-removed = removed { $digits }
find-removes = Digits remove candidates
find-check = Check
find-hint = Hint
find-next = Next exercise
find-try = Try it yourself
