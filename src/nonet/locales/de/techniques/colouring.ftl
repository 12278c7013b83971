## Techniques

simple_colours_trap = Einfache Färbung (Falle)
    .phrase = eine einfache Färbung (Falle)
    .description = Wo eine Ziffer in einer Einheit zwei Plätze hat, ist einer wahr und der andere falsch. Folgst du solchen Paaren von Einheit zu Einheit, bekommen die Plätze abwechselnd zwei Farben. In einer der beiden sind alle wahr. Eine Zelle, die beide Farben sieht, kann die Ziffer nicht enthalten.
simple_colours_wrap = Einfache Färbung (Widerspruch)
    .phrase = eine einfache Färbung (Widerspruch)
    .description = Die Plätze einer Ziffer werden von Einheit zu Einheit abwechselnd mit zwei Farben gefärbt. In einer der beiden sind alle wahr. Zwei Zellen derselben Farbe sehen einander: Diese Farbe ist falsch, und die Ziffer entfällt in allen ihren Zellen.
multi_colours_1 = Mehrfache Färbung Typ 1
    .phrase = eine mehrfache Färbung (Typ 1)
    .description = Zwei Ketten von Plätzen einer Ziffer werden mit je zwei Farben gefärbt. Eine Farbe der einen sieht eine Farbe der anderen, diese zwei können also nicht beide wahr sein, und eine der beiden Gegenfarben ist wahr. Die Ziffer entfällt in jeder Zelle, die diese beiden sieht.
multi_colours_2 = Mehrfache Färbung Typ 2
    .phrase = eine mehrfache Färbung (Typ 2)
    .description = Zwei Ketten von Plätzen einer Ziffer werden mit je zwei Farben gefärbt. Eine Farbe der einen sieht beide Farben der anderen, von denen eine wahr ist. Also ist die Farbe falsch, die beide sieht, und die Ziffer entfällt in allen ihren Zellen.
medusa_trap = 3D-Medusa (Falle)
    .phrase = eine 3D-Medusa (Falle)
    .description = Farben breiten sich nicht nur vom Platz einer Ziffer zu ihrem anderen Platz in einer Einheit aus, sondern auch zwischen den zwei Kandidaten einer Zelle. In einer der beiden Farben sind alle Kandidaten wahr. Ein Kandidat, der weder neben der einen noch neben der anderen Farbe bestehen kann, entfällt.
medusa_wrap = 3D-Medusa (Widerspruch)
    .phrase = eine 3D-Medusa (Widerspruch)
    .description = Kandidaten werden von Platz zu Platz einer Ziffer und zwischen den zwei Kandidaten einer Zelle gefärbt. Eine Farbe widerspricht sich: zweimal in einer Zelle, zweimal für dieselbe Ziffer in einer Einheit, oder sie lässt einer Zelle keinen Kandidaten. Alle ihre Kandidaten entfallen.

## Steps

colour = { $letter } ({ $candidates })
colours-of = entweder ist alles von { $first } wahr oder alles von { $second }: { $groups }.
colours-see = { $first } ({ $letter }) und { $second } ({ $other }) sehen einander, also sind { $letter } und { $other } nicht beide wahr.
medusa-sees = die { $digit } in { $cell } sieht die { $digit } in { $first } (A) und die in { $second } (B).
medusa-colours = die Kandidaten von A und B hängen durch starke Verbindungen zusammen: Entweder ist alles von A wahr oder alles von B.
medusa-cell = { $cell } ist eine { $digit } (A) oder eine { $other } (B) und nichts anderes.
medusa-one = die { $digit } in { $cell } sieht die { $digit } in { $first } ({ $letter }), und wenn { $second } wahr ist, ist { $cell } eine { $other }.
medusa-twice = mit { $letter } stünden { $digits } zugleich in { $cell }, also ist { $letter } falsch.
medusa-empties = { COUNT($digits) ->
        [one] der einzige Kandidat von { DATIVE($cell) }, die { $digits }, sieht
       *[other] alle Kandidaten von { DATIVE($cell) } ({ $digits }) sehen
    } einen von { $letter }, also ist { $letter } falsch.
colours-trap = { $cells } { COUNT($cells) ->
        [one] sieht
       *[other] sehen jeweils
    } sowohl A als auch B.
colours-wrap = { $first } und { $second } der Farbe { $letter } sehen einander, also ist { $letter } falsch.
colours-across = { $one } oder { $other } ist wahr, und { $cells } { COUNT($cells) ->
        [one] sieht
       *[other] sehen jeweils
    } beide.
colours-twice = { $one } oder { $other } ist wahr, also ist { $letter } falsch.
