### Rules that are only drawn, in the app's page.

proposals = Drawn rules
proposals-how = This puzzle draws or describes rules instead of naming them. They may be these: tick those that are right.
proposals-proved = Proved: with these rules there is exactly one solution.
proposals-several = Not proved: with these rules there are several solutions.
proposals-none = Not proved: with these rules there is no solution.
proposals-another = Not proved: the only solution is not the one in the file.
proposals-hedged = Not proved: a sentence says “either”, “or”, “not” or the like, so a rule may be another one.
proposals-undecided = Not proved: there was not enough time to decide.
proposals-nothing = No rules were recognized.
proposals-sure = { $share } % sure
proposals-said = the text has “{ $text }”
proposals-unsaid = judging by the drawing
proposals-left = No rule found for: { $what }
proposals-drawings = { $count ->
        [one] 1 drawing
       *[other] { $count } drawings
    }
proposals-use = Use these rules
proposals-picture = Play as a picture only
proposals-picture-how = A picture keeps its drawings, but nonet does not check their rules.
