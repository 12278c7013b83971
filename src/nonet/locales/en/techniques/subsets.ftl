## Techniques

locked_pair =
    .phrase = a locked pair
    .description = A naked pair whose two cells are both in one box and in one line. Its digits can be removed from the rest of both.
locked_triple =
    .phrase = a locked triple
    .description = A naked triple whose three cells are all in one box and in one line. Its digits can be removed from the rest of both.
naked_pair =
    .phrase = a naked pair
    .description = Two cells of a house, or any two cells that see each other, have the same two candidates and no others. Each takes one of them, so both digits can be removed from every other cell that sees the two.
naked_triple =
    .phrase = a naked triple
    .description = Three cells of a house, or of a cage whose digits differ, have only three digits as candidates between them; no cell needs all three. These digits must fill the cells, so they can be removed from every other cell that sees the three.
hidden_pair =
    .phrase = a hidden pair
    .description = Two digits have the same two places in a house and no others. They fill these cells, so all other candidates of the two cells can be removed.
hidden_triple =
    .phrase = a hidden triple
    .description = Three digits have only three places in a house between them. They fill these cells, so all other candidates of the three cells can be removed.
naked_quadruple =
    .phrase = a naked quadruple
    .description = Four cells of a house, or of a cage whose digits differ, have only four digits as candidates between them. These digits must fill the cells, so they can be removed from every other cell that sees the four.
hidden_quadruple =
    .phrase = a hidden quadruple
    .description = Four digits have only four places in a house between them. They fill these cells, so all other candidates of the four cells can be removed.

## Steps

why-naked-subset = { $cells } in { $house } have only the { $count } candidates { $digits } between them, which must fill these cells.
why-seen-subset = by { $rules }, { $cells } see each other. They have only the { $count } candidates { $digits } between them, which must fill these cells.
why-hidden-subset = in { $house } the { $count } digits { $digits } can go only in { $cells }, and must fill these cells.
