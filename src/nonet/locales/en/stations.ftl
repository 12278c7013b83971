## Chapters

chapter-rules = The rules
chapter-singles = Singles
chapter-intersections = Where boxes meet lines
chapter-subsets = Pairs, triples, quadruples
chapter-fish = Fish
chapter-single_digit_patterns = One digit, two lines
chapter-uniqueness = Uniqueness
chapter-wings = Wings
chapter-finned_fish = Finned fish
chapter-colouring = Colouring
chapter-chains = Chains
chapter-almost_locked_sets = Almost locked sets
chapter-nets = Forcing chains and nets
chapter-cages = Cages
chapter-lines = Lines
chapter-dots = Dots
chapter-chess = Chess moves
chapter-outside_clues = Clues outside the grid

## Singles

full_house =
    .title = Full house
    .idea = A row, a column or a box has one empty cell left. The digit that is missing goes there.
    .why = Every row, column and box holds each digit exactly once. With eight digits in place, the ninth has one cell left and no rival.
    .look = Each time you enter a digit, glance along its row, down its column and round its box: has one of them just a single gap now? Name the digits in order, 1, 2, 3 …, and the one you cannot point at is the answer.
    .stops = Two gaps are one too many, however clear the two missing digits are. And count carefully: the usual slip is to name a digit that the house already has.
hidden_single_in_box =
    .title = Hidden single in a box
    .idea = Take one digit and one box that does not have it yet. If all its empty cells but one see that digit elsewhere, the last one must be it.
    .why = The box needs the digit somewhere. Every cell that sees the same digit in its row or column is out, and when one cell is left, there is no other place.
    .look = Choose a digit that is on the board often, and let its rows and columns sweep across the boxes that lack it, like the beams of a lighthouse. Two rows and two columns that have the digit often leave one cell dark: that one. Then take the next digit. You need no pencil marks for this.
    .stops = Filled cells are closed as well: look which cells of the box are filled. If two cells stay open, nothing is decided yet: note them as corner marks and go on.
hidden_single_in_line =
    .title = Hidden single in a row or column
    .idea = Take one digit and one row or column that does not have it yet. If all its empty cells but one see that digit elsewhere, the last one must be it.
    .why = The line needs the digit somewhere. A cell whose box or crossing line already has the digit is out, and the last open cell must take it.
    .look = Go to a line with few gaps, three or four are best, and say which digits it misses. Then ask for each of them: which gaps may it fill? A box that has the digit closes all of its three cells at once, so look at the boxes first and at the crossing lines second.
    .stops = It is easy to check the boxes and forget the crossing lines. Look along both before you enter anything.
naked_single =
    .title = Naked single
    .idea = A cell sees eight different digits in its row, column and box together. The ninth digit is all that is left for it.
    .why = A cell cannot repeat any digit that it sees. When eight of the nine are out, the cell has one candidate.
    .look = Look where a nearly full line crosses a nearly full box. Start with an empty cell that sees many filled ones, and count from 1 to 9: which digits can you find in its three houses? With candidates filled in, it is simply a cell with one mark.
    .stops = Equal digits in two of the houses count once: a cell that sees ten filled cells may still see only six different digits. Finding these without pencil marks is hard, so do the hidden singles first.

## Where boxes meet lines

pointing =
    .title = Pointing
    .idea = In a box, all places for a digit lie on one row or column. Then the digit can be removed from the rest of that line.
    .why = The box needs the digit, so one of these cells has it, whichever it is. That cell is on the line, and the line takes each digit only once.
    .look = Go through the boxes with one digit in mind. Where a box has two or three places for it, check whether they are in line: if so, follow the line out of the box. What you remove there often leaves a hidden single.
    .stops = A single further place in the box, off the line, and nothing follows. The digit goes from the line outside the box, never from the box itself.
claiming =
    .title = Claiming
    .idea = In a row or column, all places for a digit lie in one box. Then the digit can be removed from the other cells of that box.
    .why = The line needs the digit, and gets it inside this box, whichever cell it is. The box takes the digit only once, so its other cells are out.
    .look = This is pointing the other way round. Take a line with many filled cells and a digit that it misses. If all the gaps for the digit are in one box, look at the two other lines of the same box.
    .stops = One more place on the line, outside the box, and nothing follows. Do not mix up the directions: places in a line clear the box, places in a box clear the line.

## Pairs, triples, quadruples

naked_pair =
    .title = Naked pair
    .idea = Two cells of a house have the same two candidates and no others. Both digits can be removed from the other cells of the house.
    .why = If one cell takes the first digit, the other one takes the second, or the reverse. Either way the two digits are used up in these two cells.
    .look = Look for cells with two candidates and ask for a twin in the same row, column or box. If the twins share a line and a box, they clear both.
    .stops = The two cells must share a house: twins that do not see each other prove nothing here. A third candidate in one of them, however unlikely it looks, and it is no pair. And often a true pair has nothing to remove.
hidden_pair =
    .title = Hidden pair
    .idea = In a house, two digits have the same two places and no others. All other candidates of these two cells can be removed.
    .why = Two digits and two cells: each digit needs one of the cells, so the cells are full. Nothing else has room there.
    .look = Now you count places rather than candidates. In a house with five or more gaps, find a digit with just two places, then look for a second digit with the same two. The other marks in the cells are the hiding place, and they go.
    .stops = If one of the digits has a third place in the house, it is over. And the candidates go from the two cells themselves, not from the rest of the house.
naked_triple =
    .title = Naked triple
    .idea = Three cells of a house have only three digits as candidates between them. These three digits can be removed from the other cells of the house.
    .why = Three cells must hold three different digits, and there are just three to choose from. All three are used up here.
    .look = Collect the cells of a house with two or three candidates. Then try three of them: do the marks add up to just three digits? No cell has to hold all three: 12, 23 and 13 make a triple, too.
    .stops = Four digits in three cells prove nothing. Check that all three cells lie in the same house, and that you clear only cells that see all three.
hidden_triple =
    .title = Hidden triple
    .idea = In a house, three digits have places in the same three cells only. All other candidates of these cells can be removed.
    .why = Three digits need three cells, and these are the only ones they have. So the cells are taken, and nothing else fits.
    .look = Look for digits with two or three places in a house with many gaps. Three such digits that together touch no more than three cells are what you want. If the rest of the house forms a naked set, that is often easier to see: the two always come together.
    .stops = One of the digits in a fourth cell, and it fails. It is rare, and easy to believe in: check every place of all three digits before you remove anything.
naked_quadruple =
    .title = Naked quadruple
    .idea = Four cells of a house have only four digits as candidates between them. These digits can be removed from the other cells of the house.
    .why = As with the pair and the triple: four cells must hold four different digits, and only four are there.
    .look = Worth a try in a house with eight or nine gaps. Leave out the cells with many marks and add up the others: four cells with four digits between them.
    .stops = Before you count to four, see whether a pair or a triple is inside: it clears more. With seven gaps a hidden triple does the same, with fewer a hidden pair or single.

## Fish

x_wing =
    .title = X-wing
    .idea = In two rows, a digit has just two places each, and these are in the same two columns. The digit can be removed from the rest of both columns. The same goes for two columns and their rows.
    .why = Each row takes the digit in one of the two columns, and the rows cannot take the same one. So both columns get their digit from these two rows, and from nowhere else.
    .look = Choose a digit with many candidates left, and highlight it. Look for a row with two places, then for a second row with places exactly below them: four corners of a rectangle. Do the same with columns.
    .stops = A third place in one of the two rows spoils it (but keep it in mind for the finned X-wing). The rows decide and the columns are cleared, above, between and below: in the rows themselves there is nothing left to remove.
swordfish =
    .title = Swordfish
    .idea = In three rows, all places of a digit lie in the same three columns. The digit can be removed from the rest of these columns. The same goes for columns and rows.
    .why = Three rows need the digit three times, in three different columns, and just three columns are there. So each of them gets its digit from these rows.
    .look = Highlight the digit and collect the rows with two or three places. Three of them that share three columns are enough; no row needs all three places, and two each make the classic picture.
    .stops = A place in a fourth column, in any of the three rows, and nothing follows. If two of the rows share two columns, you have an X-wing and can have it cheaper.
jellyfish =
    .title = Jellyfish
    .idea = In four rows, all places of a digit lie in the same four columns. The digit can be removed from the rest of these columns. The same goes for columns and rows.
    .why = Four rows take the digit in four different columns, and just four are there. Each of these columns is served.
    .look = When a digit is still missing in eight or nine rows, compare rows with two to four places. A jellyfish in the rows always comes with a fish in the other columns, and the smaller one of the two is easier to see.
    .stops = All places in all four rows must be in the four columns. It is rare that nothing smaller does the same: look for an X-wing or a swordfish first.

## One digit, two lines

skyscraper =
    .title = Skyscraper
    .idea = In two rows, a digit has just two places each, and two of these four are in the same column. One of the other two, the roofs, has the digit, so cells that see both roofs lose it. The same goes for columns.
    .why = The two places in the shared column cannot both be true. So at least one row must take its other place, a roof.
    .look = Highlight the digit and look for lines with two places. Two parallel lines with one end level and one end not: that is a skyscraper. Then look for what both uneven ends see, usually in the two boxes at the top.
    .stops = Each of the two lines has exactly two places; a third one ruins the argument. If both ends are level, it is an X-wing, which removes more.
two_string_kite =
    .title = Two-string kite
    .idea = A row and a column have just two places each for a digit, and one place of the row shares a box with one of the column. One of the far ends has the digit, so the cell that sees both far ends loses it.
    .why = The two places in the shared box cannot both be true. So the row or the column, or both, must take the far end.
    .look = Find a row with two places for the digit, then a column with two, whose ends meet in one box. The far ends are two corners of a rectangle: look at the fourth, where the column of the one meets the row of the other.
    .stops = The two near ends must be different cells of one box. Row and column have exactly two places each, and the digit goes from the crossing of the far ends only.
empty_rectangle =
    .title = Empty rectangle
    .idea = In a box, all places of a digit lie on one row and one column of the box. If a line outside the box has just two places for it, one of them on that row, then the cell on that column that sees the other place loses the digit. Row and column may swap their parts.
    .why = Suppose that cell had the digit. It would clear the column in the box, and one end of the line, so the other end would have the digit and clear the row in the box. The box would have no place left.
    .look = Look for a box whose places for a digit form a cross or an L: four cells of the box, a rectangle, are free of it. Then follow both arms out of the box, and look for a line with two places that begins at an arm.
    .stops = A place of the box off the two arms, and nothing follows. The line must have exactly two places, one of them on an arm.

## Uniqueness

unique_rectangle =
    .title = Unique rectangle
    .idea = Four cells in two rows, two columns and two boxes would all have the same two candidates. Then the two digits could be swapped, and the puzzle would have two solutions; so something must prevent it.
    .why = A proper puzzle has one solution. Four cells with nothing but x and y could be filled in two ways that look the same from outside. So in at least one of the corners, another candidate is true.
    .look = Look for two cells with the same two candidates on a line in one box, and for both digits in the two cells opposite, in a neighbouring box. Does just one corner have more candidates? Then it is not x and not y. Do two corners have more? Then ask what these extras have in common.
    .stops = Two boxes, not one and not four: otherwise a swap changes the boxes. No corner may be a given. And it rests on the puzzle having a single solution: for a puzzle of your own that you are still making, it proves nothing.
hidden_rectangle =
    .title = Hidden rectangle
    .idea = Four cells in two rows, two columns and two boxes have x and y as candidates, and one corner has nothing else. If x has no other places in the row and in the column of the opposite corner, that corner cannot be y.
    .why = If the opposite corner were y, x would go to its two neighbours, and the corner with two candidates would be y: the four cells could then be swapped, and the puzzle would have two solutions.
    .look = Begin with a cell that has two candidates, and look for a rectangle in two boxes with both digits in all corners. Then look along the two lines of the corner opposite: is x, or y, confined to the rectangle in both?
    .stops = Both lines must have just two places for the digit. And as with all these, the puzzle must have a single solution.
bug =
    .title = BUG+1
    .idea = Every empty cell has two candidates except one, which has three. That cell takes the candidate that is there three times in its row, column and box.
    .why = If every cell had two candidates and every digit two places in each house, the puzzle would have no solution or several. The one extra candidate is what prevents it, so it is true.
    .look = When nearly all cells have two candidates, look for the one with three. Count its candidates in its row: two of its digits occur twice, the third three times. That is the digit.
    .stops = With two cells of three candidates, the simple form fails. And a forgotten pencil mark anywhere gives a wrong answer, so check the marks first.

## Wings

xy_wing =
    .title = XY-wing
    .idea = A pivot with the candidates x and y sees two cells, one with x and z, the other with y and z. Cells that see both of these pincers lose z.
    .why = If the pivot is x, the first pincer becomes z; if it is y, the second one does. Either way one of the pincers is z.
    .look = Collect the cells with two candidates. Choose one as the pivot, and look for two that it sees, that share one digit each with it and the third digit with each other. Then see which cells both pincers see: often just one or two.
    .stops = All three cells have exactly two candidates. The pincers need not see each other; the pivot must see both, and z is not in it. If no cell that sees both pincers has z, look for another XY-wing.
xyz_wing =
    .title = XYZ-wing
    .idea = Like the XY-wing, but the pivot has all three digits x, y and z. Cells that see the pivot and both pincers lose z.
    .why = The pivot is x, y or z. With x or y one of the pincers becomes z, and otherwise the pivot is z itself: one of the three always is.
    .look = Find a cell with three candidates and two cells that it sees with two of these three each, z in both. One of them is in the box of the pivot, the other one on its line: what can go is on that line, inside that box.
    .stops = The cells must see all three, not just the pincers, so there are at most two of them. A fourth candidate in the pivot, and the argument fails.
w_wing =
    .title = W-wing
    .idea = Two cells have the same two candidates x and z but do not see each other. If some house has just two places for x, and each of the two cells sees one of them, then cells that see both cells lose z.
    .why = If neither cell were z, both would be x, and the house would have no place left for x. So at least one of the two is z.
    .look = Look for twins: two cells with the same two candidates, far apart. Then look between them for a row, column or box with two places for one of their digits, one place seen by each twin.
    .stops = The house that joins them has exactly two places for x, and each twin sees a different one. The digit that joins is not the one that goes.

## Finned fish

finned_x_wing =
    .title = Finned X-wing
    .idea = Nearly an X-wing: one of the two rows has an extra place or two, the fin, beside one of its corners. The digit can still be removed from cells that the X-wing would clear and that see every cell of the fin. The same goes for columns and rows.
    .why = Either no cell of the fin has the digit, and the X-wing is a true one; or one of them has it. A cell that the X-wing clears and that sees the whole fin loses the digit in both cases.
    .look = When an X-wing fails by a cell or two beside a corner, do not give up. Look at the box of the extra cells: what can go is in this box, on the column of the corner. The corner itself may even be missing; then it is called sashimi.
    .stops = All the extra cells must be in one box, that of a corner. Outside that box the column stays as it is: there only a true X-wing would help.
finned_swordfish =
    .title = Finned swordfish
    .idea = Nearly a swordfish: one or two of the three rows have extra places, the fin, all in the box of one of the corners. The digit can still be removed from cells that the swordfish would clear and that see every cell of the fin. The same goes for columns and rows.
    .why = Without the fin it is a swordfish, and with it the fin has the digit. What both cases remove can go.
    .look = Look for three rows that nearly share three columns. If what is too much lies in a single box, check the cells of that box that are on the column: there are two at most.
    .stops = Fins in two boxes, and nothing follows. And see whether two of the rows alone make a finned X-wing.

## Colouring

simple_colouring =
    .title = Simple colouring
    .idea = Take one digit. Where a house has just two places for it, give them two colours, and go on from there: one colour is true everywhere, the other one false.
    .why = In a house with two places, one has the digit and the other one has not, so the colours alternate along every such link. If two cells of one colour see each other, that colour is false; and a cell that sees both colours can never have the digit.
    .look = Highlight the digit, begin where many houses have just two places, and colour as far as you can. Then ask two things. Does a colour meet itself in a house? Does an uncoloured cell see both colours?
    .stops = Only houses with exactly two places link. Cells that see each other in a house with a third place are not linked, and two groups of colours that do not meet say nothing about each other.

## Chains

x_chain =
    .title = X-chain
    .idea = A chain through the places of a single digit: if one end is false, the other one is true. Cells that see both ends lose the digit.
    .why = The links alternate: of two places in a house with only these two, one is true; of two that see each other, at most one. So “not this one” at the start leads to “then that one” at the end.
    .look = Skyscrapers and kites are the shortest X-chains, with four places. Highlight the digit, mark the houses with two places as strong links, and join them by cells that see each other. Begin and end with a strong link.
    .stops = Strong and weak links have to alternate, and a strong link needs a house with exactly two places. Two weak links in a row prove nothing.
xy_chain =
    .title = XY-chain
    .idea = A chain of cells with two candidates each, every two neighbours sharing a digit, with the same digit z free at both ends. Cells that see both ends lose z.
    .why = If the first cell is not z, it is its other digit; so the next one is its other digit, and so on, until the last one is z. One of the ends is z.
    .look = Mark the cells with two candidates. Start at one, leave out z, and hop to a cell that it sees and that shares the digit you are left with. When you come out with z, look at what both ends see.
    .stops = You leave each cell by its other digit, never by the one you came in with. All cells have exactly two candidates, and neighbours see each other.
aic =
    .title = Alternating inference chain
    .idea = A chain of candidates in which strong and weak links alternate, through any digits and cells. If its start is false, its end is true, so what neither end allows can go.
    .why = A strong link says: if not this, then that. A weak one says: if this, then not that. Strung together in turn, they show that at least one of the two ends is true.
    .look = Strong links are cells with two candidates and houses with two places. Begin with a candidate that would be worth losing, suppose that a candidate it sees is false, and follow strong, weak, strong … until you reach another candidate that it sees. Most wings and X-chains are short ones.
    .stops = The order matters: strong, weak, strong, and strong at both ends. Every strong link between two places of a house may serve as a weak one, but not the reverse. A chain that comes back to its first candidate is a discontinuous nice loop: it proves that candidate, or disproves it. A chain that closes with links in turn all round proves more: there every link is both strong and weak, so each weak link may remove something.
grouped_aic =
    .title = Grouped chain
    .idea = A chain in which two or three candidates of a digit, in one box and on one line, count as one. The group is true if one of them is.
    .why = Where a house has places for a digit in one cell and one group, the digit is in the one or in the other: a strong link. A cell that sees the whole group is linked weakly to it.
    .look = When a chain gets stuck at a house with three places, see whether two of them are side by side in a box. As a group they are one place, and the chain goes on.
    .stops = A weak link from a group needs a cell that sees every cell of the group. And a true group does not say which of its cells has the digit.

## Almost locked sets

sue_de_coq =
    .title = Sue de Coq
    .idea = Two or three cells where a line meets a box have two candidates too many. A cell further along the line and one elsewhere in the box, with two candidates each and no digit in common, take up the excess: then all the digits are locked. That is the smallest case; an almost locked set of several cells can take the place of either.
    .why = All these cells together have exactly enough digits to fill them, so each digit is in them once. Digits that can repeat nowhere on the line clear the rest of the line; those of the box clear the rest of the box.
    .look = Look at the crossing of a line and a box with two or three empty cells and four or five candidates. Then look for a cell with two of them on the rest of the line, and for one with two other ones in the rest of the box. If there is none, try two or three cells with one candidate more than cells.
    .stops = The two helpers must not share a digit. If the crossing has just one candidate too many, look for a plain pair or triple instead.
als_xz =
    .title = ALS-XZ
    .idea = An almost locked set is a group of cells in a house with one more candidate than cells. If two of them share a digit x that cannot be in both, a second shared digit z is in one of them: cells that see all places of z in both lose it.
    .why = x goes to at most one of the two sets. The other one loses x, and becomes locked: exactly enough digits for its cells, z among them. So z is in one of the two.
    .look = A cell with two candidates is the smallest such set; two cells with three candidates are the next. Begin with these, and look for a larger one that shares two digits with it, where every x of the one sees every x of the other.
    .stops = x must be restricted: every x of the one set sees every x of the other. Cells that are to lose z must see all its places in both sets. Sets that overlap are allowed as long as no cell with x is in both.
als_xy_wing =
    .title = ALS-XY-wing
    .idea = Three almost locked sets: the middle one shares a restricted digit x with the first and another one, y, with the second. A digit z of the two outer sets goes from cells that see all its places in both.
    .why = It is the XY-wing with sets for cells. The middle set can give away only one of x and y; so one of the outer sets loses its digit, is locked, and holds z.
    .look = Find two sets with a restricted digit but no second common one, and go on from it to a third set. The best pivots are cells with two candidates or pairs of cells with three.
    .stops = x and y must be different digits. Each has to be restricted on its own link, and all z in both outer sets must be seen.

## Forcing chains and nets

forcing_chain =
    .title = Forcing chain
    .idea = Follow the consequences of every way to fill a cell, or to place a digit in a house. What comes out the same for all of them is true.
    .why = One of the candidates of a cell, one of the places of a digit, must be the right one. If each of them leads to the same conclusion, it holds without knowing which it is. If one leads to a contradiction, it is false.
    .look = Choose a cell with two or three candidates from which much follows. Follow the first candidate and note what it sets and removes in one colour, then the next one in another. What has all colours is proved.
    .stops = Every candidate of the cell has to be followed, not just the promising ones. Stop where the two branches get long: a simpler step is nearly always there that you overlooked.
forcing_net =
    .title = Forcing net
    .idea = Like a forcing chain, but a conclusion may rest on several earlier ones at a time. What follows from every branch is true, and a branch that contradicts itself is false.
    .why = Each conclusion in the net follows from what was supposed and what followed from it. So if all candidates of a cell, or all places of a digit, lead to the same thing, it holds.
    .look = Suppose a candidate and solve on in a colour, singles and simple steps only. What you look for is a contradiction, or something that the other candidates give, too.
    .stops = It is the last resort of logic: nearly any puzzle can be solved in this way, at the price of long bookkeeping. Write down what follows from what; without that, it is guessing.

## Cages

cage_combinations =
    .title = Cage combinations
    .idea = The digits of a cage differ and add up to its number. Often only a few sets of digits do that, and sometimes a single one. Whatever is in none of them can be removed from the cage.
    .why = One of the sets is the right one, because the cage has to reach its total. A candidate that is in no set that the cells can still hold would make the total impossible.
    .look = Start with extreme totals: two cells of 3, 4, 16 or 17, three cells of 6, 7, 23 or 24 leave one set each. Then look at cages with a digit in place: what is left must add up, too. Write down the sets before you remove anything.
    .stops = A total in the middle, such as 10 in two cells, leaves nearly everything. A set goes only if its digits cannot all be put into the cells, so check each digit against the cells, and not against the total alone.
rule_of_45 =
    .title = Rule of 45
    .idea = Every row, column and box adds up to 45. Where cages fill a house except for a cell or two, the totals of the cages tell you what these cells, the innies, add up to. The same works with cages that stick out, by outies, and with two or three houses together.
    .why = The digits from 1 to 9 add up to 45 in any order. Take away the totals of the cages inside, and what is left is the sum of the cells that no cage accounts for.
    .look = Trace the outline of a house and see which cages cross it. If only one or two cells are left over inside (innies) or outside (outies), add up. Then try pairs of neighbouring rows, columns and boxes: 90; and three of them: 135.
    .stops = A single slip in the sum spoils everything, so add up twice. If three or more cells are left over, you learn their sum, but seldom a digit.
killer_pairs =
    .title = Killer pairs and triples
    .idea = A cage of two cells within a house often has only a few pairs left, such as 1-4 and 2-3. If another cell of the house can only hold two digits, and each of these pairs has one of them, cage and cell together take these digits, and nothing else in the house can have them.
    .why = Say the cage holds 1-4 or 2-3, and a cell beside it holds 1 or 2. Whichever it is, cage and cell together use up 1 and 2, because each pair of the cage has one of them and the cell takes the other. So 1 and 2 are gone from the rest of the house.
    .look = Look for cages of two cells in one house with two or three pairs left, and beside them for cells with two candidates. Ask: does every pair of the cage contain one of these two digits?
    .stops = One pair of the cage without any of the digits is enough to break it. And all cells must be in the same house, or else nothing is removed there.

## Lines

thermometers =
    .title = Thermometers
    .idea = From the bulb on, digits grow along a thermometer. So each cell is at least one more than the smallest candidate of the cell before it, and at least one less than the largest of the cell after it.
    .why = Every step along the line adds at least one. A candidate that leaves the cells before it too few smaller digits, or those after it too few larger ones, cannot be right.
    .look = Count the cells: in a thermometer of five, the bulb is at most 5 and the tip at least 5. Each digit that you enter on it or near it moves the bounds, so run along the line in both directions once more.
    .stops = Neighbouring cells of different thermometers say nothing about each other. And follow the line, not the eye: where a thermometer bends, the next cell may be a diagonal neighbour.
arrows =
    .title = Arrows
    .idea = The digits on the arrow add up to the digit in its circle. The circle is at least the smallest sum of the arrow, and no digit on the arrow is larger than the circle leaves after the smallest digits of the others.
    .why = The circle has one digit, at most 9. If the other cells of the arrow are as small as they can be, what remains is the most that a cell can hold; and the smallest sum is the least that the circle can be.
    .look = Long arrows first: three cells that see each other are at least 1 + 2 + 3, so the circle is 6 or more. Then arrows with a small circle. Note where the cells of an arrow share a row, column or box: there they differ.
    .stops = Digits on an arrow may repeat where the cells do not see each other. Two cells in different boxes and lines can both be 1, and then the smallest sum is smaller than you think.
whispers =
    .title = German whispers
    .idea = Neighbours on the green line differ by at least 5. So 5 is never on it, digits alternate between low (1 to 4) and high (6 to 9), and a middle cell of the line is never 4 or 6 where its neighbours differ.
    .why = Nothing from 1 to 9 is 5 away from 5. A low digit needs a high neighbour and the other way round. And next to 4 there is only 9: two neighbours that see each other cannot both be 9.
    .look = Strike 5 from the whole line. As soon as one cell is known to be low or high, all of them are, cell by cell. Then ask of each digit what it needs beside it: 4 needs 9, 3 needs 8 or 9, 6 needs 1.
    .stops = Low and high alternate along the line and nowhere else: two cells that only touch are free. Cells two apart are of the same kind, but they may be equal if they do not see each other.
renban_lines =
    .title = Renban lines
    .idea = The digits on a renban line are consecutive without repeats, in any order. With as many digits as cells, they lie in a short window: once one digit is known, those too far from it can be removed.
    .why = A line of four holds four consecutive digits, such as 3456. Whatever the window is, it contains each digit that is placed, so no other digit is further away than the length allows. Digits that all possible windows share must be on the line.
    .look = Write the windows that are left, as with 2345 and 3456. Strike the digits that are in none of them. What is in all of them, here 3, 4 and 5, is on the line for certain: if its places there are in one house, it goes from the rest of the house.
    .stops = Order does not matter: neighbours on the line need not be consecutive. And a line that is not within one house still has no repeats.
must_have_digits =
    .title = Must-have digits
    .idea = Some digits must be on a line or in a cage, whatever goes where. If all places for such a digit within the line see a cell elsewhere, that cell cannot have it.
    .why = The rule needs the digit, so one of its cells has it, whichever it is. A cell that sees all of these places sees the digit.
    .look = On a renban line compare the windows that are left: with five cells, 5 is in every one of them. In a cage look at what all combinations share. Then see where the digit can go there, and which cells outside all of these places look at: mostly in the same row, column or box.
    .stops = It must be in every window or combination, not only in most. And one place more on the line, out of sight of the cell, and nothing follows.

## Dots

white_and_black_dots =
    .title = White and black dots
    .idea = Beside a white dot are consecutive digits, beside a black dot one digit is twice the other. A candidate without a partner on the other side of the dot can be removed.
    .why = Whatever is on one side needs the right digit on the other. If that is not a candidate there, the first cannot be true.
    .look = Black dots first: 5, 7 and 9 are never beside one, and the pairs are 1-2, 2-4, 3-6 and 4-8. Two black dots in a row in one house leave 1-2-4 and 2-4-8, with 2 or 4 in the middle. Then follow chains of white dots: they go up or down, or turn round.
    .stops = Between 1 and 2 a dot may be white or black. And two white dots in a row may return to the same digit if the outer cells do not see each other.
x_and_v =
    .title = X and V
    .idea = Digits beside an X add up to 10, beside a V to 5. So each candidate needs its partner on the other side: 1 with 9 at an X, 1 with 4 at a V.
    .why = The sum of two digits leaves each of them exactly one partner. Without the partner, the candidate cannot be true.
    .look = V first, since it allows only 1, 2, 3 and 4. An X never has 5. If the two cells have few candidates, write down the pairs that are left: a single one is a naked pair, and if each has a digit in common with a cell of the house, they make a killer pair.
    .stops = Where X and V are both given for all pairs, a border without a sign says something, too: that the sum is neither 5 nor 10. Where they are not, it says nothing.
no_dot =
    .title = Where no dot is
    .idea = If all dots are given, neighbours without a dot are neither consecutive nor one twice the other. A candidate that would need a dot against everything in the neighbour can be removed.
    .why = A dot would be there if two neighbours were consecutive or in the ratio 1 to 2. There is none, so all such pairs are out.
    .look = Look at a digit that has been placed, and at its four neighbours: beside a 4 without a dot there is no 2, 3, 5 or 8. Then look at cells with two candidates: what neither of them allows in the neighbour can go.
    .stops = This holds only where the rules say that all dots are given. And it is about neighbours in a row or column, not across a corner.
dot_chains =
    .title = Chains of dots
    .idea = Several dots in a row are more than one dot after the other: a digit in the middle needs a partner on both sides at once, and where the outer cells see each other, two different ones.
    .why = A chain of dots can be filled in a few ways only. A candidate that is in none of them cannot be right, even if each single dot would allow it.
    .look = Look for three or more cells with dots between them, best in one row, column or box. Write the runs that are left: with two black dots 1-2-4 or 2-4-8; with white ones 3-4-5 upwards or downwards. Strike what no run has.
    .stops = Where the chain bends across a box border, the outer cells may be equal: 2-1-2 is possible then.

## Chess

anti_knight =
    .title = Knight's move
    .idea = Cells a knight's move apart never have the same digit. So each digit on the board closes up to eight more cells to it, and a house often has only one place left for the digit that its rows, columns and boxes alone would not show.
    .why = The house needs the digit somewhere. A cell that sees it in its row, column or box is out, and so is a cell that is a knight's move away from it. When one is left, there is no other place.
    .look = Take a digit that is on the board often, and mark in your mind the ring of eight cells round each of its places: two one way and one across. The ring reaches mostly into the neighbouring boxes, just where a box has two or three places for the digit.
    .stops = The move is two and one, not two and two. And it is about equal digits only: the knight says nothing about other digits.
anti_king =
    .title = King's move
    .idea = Cells that touch, even at a corner, never have the same digit. So each digit on the board closes the four cells at its corners, too, and those in other boxes matter.
    .why = The house needs the digit somewhere. A cell that sees it in its row, column or box is out, and so is a cell that touches it at a corner. When one is left, there is no other place.
    .look = Look at the digits on the edges of boxes: only they reach into another box by a corner. Where the digit of a box is at its edge, the neighbouring box loses a place or two that lines alone leave open.
    .stops = In the middle of a box the king adds nothing, because all eight cells around are in the box anyway.

## Outside clues

sandwiches =
    .title = Sandwiches
    .idea = The number beside a row or column is the sum of the digits between its 1 and its 9. The sum decides how many digits can lie between, and so how far apart 1 and 9 are.
    .why = The digits between differ and are from 2 to 8. For 20, three digits are enough (8 + 7 + 5) and five are the most (2 + 3 + 4 + 5 + 6), so 1 and 9 are four to six cells apart, and places without a partner at one of these distances are out.
    .look = Extremes first: at 0, 1 and 9 are neighbours; at 35, they are at the two ends. For a small number, the two are close; for a large one, they are far apart. As soon as one of them is placed, count the distance, and then the sets that give the sum.
    .stops = 1 and 9 may stand in either order. And digits outside the sandwich add up to 35 less the number: sometimes that is the easier side.
little_killers =
    .title = Little killers
    .idea = The number at an arrow is the sum of the digits on the diagonal that it points along. If the number is small or large for this number of cells, every cell has to be near its smallest or its largest digit.
    .why = Take the smallest candidates of all other cells: what the number leaves after them is the most that this cell can hold. With the largest ones it is the least.
    .look = Compare the number with the cells: three cells of 6 and four of 33 leave little room. Each digit that is entered on the diagonal is taken off, so come back when a few are known. Cells in the same box differ, which makes the smallest sum larger.
    .stops = Digits on the diagonal may repeat where they do not share a box. Twos in three boxes are fine.

## The rules, in three screens

rules-rows =
    .title = Rows
    .text = Sudoku is played on a grid of cells, and each cell holds one digit. This small grid uses the digits from 1 to 4, and every row holds each of them exactly once. Select an empty cell, then type the digit that its row is missing, or tap it on the pad.
    .done = Every row now holds 1, 2, 3 and 4, each exactly once. That was the first of three rules.
rules-columns =
    .title = Columns
    .text = Every column holds each digit exactly once, too. The digits that are there from the start are the givens: they are part of the puzzle and never change. What you enter yourself you can change or delete at any time.
    .done = Rows and columns are full, and nothing repeats. One rule is left.
rules-boxes =
    .title = Boxes
    .text = The thick lines divide the grid into boxes, and every box holds each digit exactly once. Now all three rules together: fill the grid. You never have to guess; there is always a cell for which one row, one column or one box decides.
    .done = That is a whole Sudoku, and there was only one way to fill it. In a grid of nine by nine you do the same with the digits from 1 to 9.
rules-right = { $digit } is right.
rules-conflict = There is already a { $digit } in this { $house ->
        [row] row
        [column] column
       *[box] box
    }. Each digit goes there only once.
rules-later = { $digit } breaks no rule yet, but then the grid cannot be completed. Look for a row, a column or a box with a single gap first.
