### The rules, the test at the beginning, daily puzzles, the coach, worksheets; loaded when opened.

lesson-at = { $number } of { $count }
lesson-next = Next
lesson-back = Back
lesson-end = Start solving

## Where to begin

placement = Where to begin
placement-place = Enter one digit that you are sure of, found in any way. You have one try.
placement-remove = Look for { $phrase } and remove one candidate: choose its cell, then press its digit. You have one try.
placement-other = True, by another way than the one that was meant: it counts.
placement-more = True, but no technique shows it yet: try another candidate. This does not use up your try.
placement-skip = I don’t see it
placement-skipped = That comes later in the course.
placement-result = You found { $count } of { $all }.
placement-station = A good place to begin: { $title }.
placement-begin = Begin with { $title }

## Puzzles of the day and of the week

daily-how = One puzzle a day at each level, the same for everyone.
daily-title = Daily · { $day } · { $level }
daily-play = Play today’s puzzle
daily-again = Look at today’s puzzle
daily-open = not solved yet
daily-solved = solved in { $time }
daily-before = Previous month
daily-after = Next month
daily-day-solved = { $day }, solved in { $time }
daily-count = Solved
daily-median = Median
daily-none = Solve a daily puzzle, and your times are listed here.
daily-streak = Days in a row: { $count }
weekly = Puzzle of the week
weekly-how = It needs the technique that you know least.
weekly-play = Play
weekly-title = Puzzle of the week

## The coach

coach-used = What you used
coach-nothing = No digit of this game follows from a short argument.
coach-unexplained = { $count ->
        [one] One right digit has no short explanation: a guess, or your own way?
       *[other] { $count } right digits have no short explanation: guesses, or your own way?
    }
coach-waits = Where you waited longest
coach-wait = Move { $move }, { $time }.
coach-there = You could have used: { $name }.
coach-show = Show
coach-slips = What went wrong
coach-practise = Practise next: { $title }
coach-go = Go there
coach-well = Well played: nothing in particular to practise.
coach-teacher = What nonet uses in this puzzle

## Worksheets, projector, links

sheets = Worksheet
sheets-how = Positions where this technique works and nothing easier does, to print for a class. The same number makes the same sheet again.
sheets-station = Station
sheets-count = Positions
sheets-seed = Sheet number
sheets-answers = Answers at the end
sheets-link = Link for the class
sheets-link-how = The link opens wherever nonet has the same address, with these positions, in this order.
projector-open = Show on a projector
projector-step = { $number } of { $count }
