## Techniques

full_house =
    .phrase = a full house
    .description = A house has only one empty cell. The digit that the house still lacks goes there.
naked_single =
    .phrase = a naked single
    .description = A cell has only one candidate left, because all other digits are already in its houses or were eliminated. That digit goes into the cell.
hidden_single =
    .phrase = a hidden single
    .description = A digit has only one place left in a house. It goes there, whatever other candidates the cell has.

## Steps

why-full-house = { $cell } is the only empty cell of { $house }, which still lacks { $digit }.
why-naked-single = { $digit } is the only candidate left in { $cell }.
why-hidden-single = in { $house }, { $digit } can only go in { $cell }.
why-hidden-single-blocked = in { $house }, { $digit } can only go in { $cell }: { $reasons }.
blocks-rest = { $count ->
        [one] the { $digit } in { $house } blocks
       *[other] the { $digit }s in { $house } block
    } the rest
blocks = { $count ->
        [one] the { $digit } in { $house } blocks
       *[other] the { $digit }s in { $house } block
    } { $cells }
blocks-by-rule = by { $rule } the { $digit } in { $cell } blocks { $cells }
blocks-by-marks = { $digit } is no longer a candidate of { $cells }
