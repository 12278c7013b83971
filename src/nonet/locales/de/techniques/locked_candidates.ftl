## Techniques

pointing = Gesperrte Kandidaten (Block auf Linie)
    .phrase = gesperrte Kandidaten (Block auf Linie)
    .description = Alle Plätze einer Ziffer in einem Block liegen zugleich in einer Linie. Einer davon bekommt die Ziffer, also entfällt sie im Rest der Linie. Im Jigsaw ist der Block eine Region, und je zwei Einheiten, die sich überschneiden, können die beiden Rollen spielen.
claiming = Gesperrte Kandidaten (Linie auf Block)
    .phrase = gesperrte Kandidaten (Linie auf Block)
    .description = Alle Plätze einer Ziffer in einer Linie liegen zugleich in einem Block. Einer davon bekommt die Ziffer, also entfällt sie im Rest des Blocks.

## Steps

cells-in-both = { $cells } in { DATIVE($base) } und { DATIVE($cover) }
why-locked-candidates = in { DATIVE($base) } passt die { $digit } nur in { $cells }, und all diese Zellen liegen auch in { DATIVE($cover) }. Eine davon ist die { $digit }.
