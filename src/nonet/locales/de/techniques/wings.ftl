## Techniques

w_wing = W-Wing
    .phrase = einen W-Wing
    .description = Zwei Zellen, die einander nicht sehen, haben dieselben zwei Kandidaten x und z. Eine Einheit hat nur zwei Plätze für x, und jede der zwei Zellen sieht einen davon. Also können die Zellen nicht beide x sein: Eine ist z, und z entfällt in jeder Zelle, die beide sieht.
xy_wing = XY-Wing
    .phrase = einen XY-Wing
    .description = Ein Drehpunkt mit den Kandidaten x und y sieht zwei Zangen, eine mit x und z, eine mit y und z. Welche der beiden Ziffern der Drehpunkt auch annimmt, eine der Zangen muss z sein. Also entfällt z in jeder Zelle, die beide Zangen sieht.
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
between-ends = mit { DATIVE($house) } zwischen den Enden
seeing = { $pivot } mit Blick auf { $pincers }
ends-and-links = { $ends } sowie auf { $links } in { DATIVE($house) }
why-xy-wing = { $pivot } ist { OR($digits) }: { $branches }. Eine der Zangen { $pincers } ist also eine { $gone }.
xy-branch = bei { $digit } ist { $cell } eine { $other }
why-xyz-wing = { $pivot } ist { OR($digits) }, und jede der Zangen { $pincers } wird zur { $gone }, wenn der Drehpunkt ihre andere Ziffer nimmt. Eine der drei Zellen ist also eine { $gone }.
why-large-wing = { $cells } haben zusammen nur die Kandidaten { $digits }, und von diesen hat nur { $gone } dort Plätze, die einander nicht sehen. Ohne { $gone } gäbe es mehr Zellen als Ziffern, also ist eine der Zellen eine { $gone }.
why-w-wing = { $ends } haben dieselben Kandidaten { $digits }. In { DATIVE($house) } hat die Ziffer { $linked } nur die Plätze { $links }, von denen jeder eine der beiden Zellen sieht. Diese können also nicht beide { $linked } sein, und eine von ihnen ist eine { $gone }.
