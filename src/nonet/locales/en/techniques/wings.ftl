## Techniques

w_wing =
    .phrase = a W-wing
    .description = Two cells that do not see each other have the same two candidates x and z. Some house has only two places for x, and each of the two cells sees one of them. So the cells cannot both be x: one is z, and z can be removed from every cell that sees both.
xy_wing =
    .phrase = an XY-wing
    .description = A pivot with the candidates x and y sees two pincers, with x and z and with y and z. Whichever of x and y the pivot takes, one of the pincers must be z. So z can be removed from every cell that sees both pincers.
xyz_wing =
    .phrase = an XYZ-wing
    .description = A pivot with the candidates x, y and z sees two pincers, with x and z and with y and z. One of the three cells must be z. So z can be removed from every cell that sees all three.
wxyz_wing =
    .phrase = a WXYZ-wing
    .description = Four cells have four digits between them, and only one of the digits, z, has two places among them that do not see each other. Were none of them z, three digits would have to fill four cells. So z can be removed from every cell that sees all its places.
vwxyz_wing =
    .phrase = a VWXYZ-wing
    .description = Five cells have five digits between them, and only one of the digits, z, has two places among them that do not see each other. Were none of them z, four digits would have to fill five cells. So z can be removed from every cell that sees all its places.
uvwxyz_wing =
    .phrase = a UVWXYZ-wing
    .description = Six cells have six digits between them, and only one of the digits, z, has two places among them that do not see each other. Were none of them z, five digits would have to fill six cells. So z can be removed from every cell that sees all its places.

## Steps

with-pivot = with its pivot in { $house }
between-ends = with { $house } between its ends
seeing = { $pivot }, which sees { $pincers }
ends-and-links = { $ends }, and { $links } in { $house }
why-xy-wing = { $pivot } is { OR($digits) }: { $branches }. So one of the pincers { $pincers } is { $gone }.
xy-branch = if { $digit }, { $cell } is { $other }
why-xyz-wing = { $pivot } is { OR($digits) }: { $branches }; otherwise it is { $gone } itself. So one of the three is { $gone }.
why-large-wing = { $cells } have only the candidates { $digits } between them, and of these only { $gone } has places among them that do not see each other. Without { $gone } there would be more cells than digits, so one of them is { $gone }.
why-w-wing = { $ends } have the same candidates { $digits }. In { $house } the digit { $linked } has only the places { $links }, each of which sees one of the two. So they cannot both be { $linked }, and one of them is { $gone }.
