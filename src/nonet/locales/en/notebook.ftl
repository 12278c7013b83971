# Texts of a board in a notebook, beside those of the page.

not-quick = A board in a notebook does not do this: use { $call } instead.
too-slow = This takes a board in a notebook more than { $seconds } s: use { $call } instead.
