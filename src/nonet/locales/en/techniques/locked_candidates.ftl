## Techniques

pointing =
    .phrase = locked candidates (pointing)
    .description = All places of a digit in a box lie in one line as well. One of them takes the digit, so the digit can be removed from the rest of the line. In a jigsaw the box is a region, and any two houses that overlap can play the two parts.
claiming =
    .phrase = locked candidates (claiming)
    .description = All places of a digit in a line lie in one box as well. One of them takes the digit, so the digit can be removed from the rest of the box.

## Steps

cells-in-both = { $cells } in { $base } and { $cover }
why-locked-candidates = in { $base } the only places for { $digit } are { $cells }, which all lie in { $cover } too. One of them is { $digit }.
