## Techniques

sandwich_sets =
    .phrase = sandwich sets
    .description = The total between the smallest and the largest digit allows only some numbers of cells and some sets of digits. This bounds how far the two are apart, and what lies between and outside.
    .nudge = Look at { $rule } { $place }.
x_sum_sets =
    .phrase = X-sum sets
    .description = The first digit says how many digits make the total. First digits for which the total is too large or too small can be removed, and the sets that are left bound the others.
    .nudge = Look at { $rule } { $place }.
skyscraper_heights =
    .phrase = skyscraper heights
    .description = A clue counts the digits that are higher than all before them. A large clue keeps high digits away from the front, and a low one brings them there.
    .nudge = Look at { $rule } { $place }.
numbered_room =
    .phrase = a numbered room
    .description = The first digit says at which place of the line the digit of the clue is. If a place cannot hold it, the first cell cannot be that place’s number.
    .nudge = Look at { $rule } { $place }.
