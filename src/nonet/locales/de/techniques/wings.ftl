## Techniques

w_wing = W-Wing
    .phrase = einen W-Wing
    .description = Zwei Zellen, die einander nicht sehen, haben dieselben zwei Kandidaten x und z. Eine Einheit hat nur zwei Plätze für x, und jede der zwei Zellen sieht einen davon. Also können die Zellen nicht beide x sein: Eine ist z, und z entfällt in jeder Zelle, die beide sieht.
xy_wing = XY-Wing
    .phrase = einen XY-Wing
    .description = Ein Drehpunkt mit den Kandidaten x und y sieht zwei Zangen, eine mit x und z, eine mit y und z. Egal welche der beiden Ziffern im Drehpunkt steht, eine der Zangen muss z sein. Also entfällt z in jeder Zelle, die beide Zangen sieht.
xyz_wing = XYZ-Wing
    .phrase = einen XYZ-Wing
    .description = Ein Drehpunkt mit den Kandidaten x, y und z sieht zwei Zangen, eine mit x und z, eine mit y und z. Eine der drei Zellen muss z sein. Also entfällt z in jeder Zelle, die alle drei sieht.
wxyz_wing = WXYZ-Wing
    .phrase = einen WXYZ-Wing
    .description = Vier Zellen haben zusammen vier Ziffern, und nur eine davon, z, hat unter ihnen zwei Plätze, die einander nicht sehen. Wäre keine davon z, müssten drei Ziffern vier Zellen füllen. Also entfällt z in jeder Zelle, die alle seine Plätze sieht.
vwxyz_wing = VWXYZ-Wing
    .phrase = einen VWXYZ-Wing
    .description = Fünf Zellen haben zusammen fünf Ziffern, und nur eine davon, z, hat unter ihnen zwei Plätze, die einander nicht sehen. Wäre keine davon z, müssten vier Ziffern fünf Zellen füllen. Also entfällt z in jeder Zelle, die alle seine Plätze sieht.
uvwxyz_wing = UVWXYZ-Wing
    .phrase = einen UVWXYZ-Wing
    .description = Sechs Zellen haben zusammen sechs Ziffern, und nur eine davon, z, hat unter ihnen zwei Plätze, die einander nicht sehen. Wäre keine davon z, müssten fünf Ziffern sechs Zellen füllen. Also entfällt z in jeder Zelle, die alle seine Plätze sieht.

## Steps

with-pivot = mit dem Drehpunkt in { DATIVE($house) }
between-ends = mit { DATIVE($house) } als Verbindung
seeing = { $pivot } mit den Zangen { $pincers }
ends-and-links = { $ends } sowie auf { $links } in { DATIVE($house) }
why-xy-wing = { $pivot } ist eine { OR($digits) }: { CAPITAL($branches) }. So oder so ist eine der Zangen { $pincers } eine { $gone }.
xy-branch = bei einer { $digit } ist { $cell } eine { $other }
why-xyz-wing = { $pivot } ist eine { OR($digits) }: { CAPITAL($branches) }; sonst ist die Zelle selbst eine { $gone }. Also ist eine der drei eine { $gone }.
why-large-wing = { $cells } haben zusammen nur die Kandidaten { $digits }. Nur die { $gone } hat dort Plätze, die einander nicht sehen. Ohne die { $gone } gäbe es mehr Zellen als Ziffern, also ist eine der Zellen eine { $gone }.
why-w-wing = { $ends } haben dieselben Kandidaten { $digits }. In { DATIVE($house) } passt die { $linked } nur in { $links }, und jede dieser Zellen sieht eines der beiden Enden. Die Enden können also nicht beide eine { $linked } sein, und eines von ihnen ist eine { $gone }.
