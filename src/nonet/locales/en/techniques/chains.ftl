## Techniques

-grouped-node = A node may be a group: the places of a digit where a line and a box overlap.
remote_pair =
    .phrase = a remote pair
    .description = A chain of cells with the same two candidates, each of which sees the next. The two digits alternate. So two cells an odd number of links apart hold both digits, which can be removed from every cell that sees both ends.
x_chain =
    .phrase = an X-chain
    .description = A chain of places of one digit. It starts and ends with a house that has two places for it: if the first place is false, the last is true. One end is true, so the digit can be removed from every cell that sees both ends.
xy_chain =
    .phrase = an XY-chain
    .description = A chain of cells with two candidates; each sees the next and shares a digit with it. If the first cell is not z, the last one is. So z can be removed from every cell that sees both ends.
continuous_nice_loop =
    .phrase = a continuous nice loop
    .description = Strong and weak links alternate round a ring. So of the two ends of each weak link one is true, and whatever sees both ends of a weak link can be removed.
discontinuous_nice_loop =
    .phrase = a discontinuous nice loop
    .description = Links alternate all round the ring except at one candidate. Two strong links there prove it, two weak links disprove it. It is an alternating inference chain that comes back to its start.
aic =
    .phrase = an alternating inference chain
    .description = A chain of candidates that begins and ends with a strong link; strong and weak links alternate. If the first candidate is false, the last is true. One of them is true, so what both contradict can be removed.
grouped_continuous_nice_loop =
    .phrase = a grouped continuous nice loop
    .description = Strong and weak links alternate round a ring. Of the two ends of each weak link one is true, and whatever sees both ends of a weak link can be removed. { -grouped-node }
grouped_discontinuous_nice_loop =
    .phrase = a grouped discontinuous nice loop
    .description = Links alternate all round the ring except at one candidate. Two strong links there prove it, two weak links disprove it. { -grouped-node }
grouped_aic =
    .phrase = a grouped alternating inference chain
    .description = A chain of candidates that begins and ends with a strong link; strong and weak links alternate. One of its ends is true, so what both contradict can be removed. { -grouped-node }
rule_chain =
    .phrase = a chain through rules
    .description = A chain from one candidate: each statement follows from the one before alone, by a cell, a house or one rule. If the first and the last of them together leave no candidate to a cell, no place to a digit in a house, or no way to obey a rule, the candidate can be removed.

## Steps

why-remote-pair = { $cells } form a chain of cells with only the candidates { $digits }, each of which sees the next, so the two digits alternate. One of the ends { $ends } is { $first }, the other { $second }.
