## Techniques

simple_colours_trap = Einfache Färbung (Falle)
    .phrase = eine einfache Färbung (Falle)
    .description = Wo eine Ziffer in einer Einheit zwei Plätze hat, ist einer wahr und der andere falsch. Folgt man solchen Paaren von Einheit zu Einheit, bekommen die Plätze abwechselnd zwei Farben. In einer der beiden sind alle wahr. Eine Zelle, die beide Farben sieht, kann die Ziffer nicht enthalten.
simple_colours_wrap = Einfache Färbung (Widerspruch)
    .phrase = eine einfache Färbung (Widerspruch)
    .description = Die Plätze einer Ziffer werden von Einheit zu Einheit abwechselnd mit zwei Farben gefärbt. In einer der beiden sind alle wahr. Zwei Zellen derselben Farbe sehen einander: Diese Farbe ist falsch, und die Ziffer entfällt in allen ihren Zellen.
multi_colours_1 = Mehrfache Färbung 1
    .phrase = eine mehrfache Färbung (Typ 1)
    .description = Zwei Ketten von Plätzen einer Ziffer werden mit je zwei Farben gefärbt. Eine Farbe der einen sieht eine Farbe der anderen, diese zwei können also nicht beide wahr sein, und eine der beiden Gegenfarben ist wahr. Die Ziffer entfällt in jeder Zelle, die diese beiden sieht.
multi_colours_2 = Mehrfache Färbung 2
    .phrase = eine mehrfache Färbung (Typ 2)
    .description = Zwei Ketten von Plätzen einer Ziffer werden mit je zwei Farben gefärbt. Eine Farbe der einen sieht beide Farben der anderen, von denen eine wahr ist. Also ist die Farbe falsch, die beide sieht, und die Ziffer entfällt in allen ihren Zellen.
medusa_trap = 3D-Medusa (Falle)
    .phrase = eine 3D-Medusa (Falle)
    .description = Farben breiten sich nicht nur vom Platz einer Ziffer zu ihrem anderen Platz in einer Einheit aus, sondern auch zwischen den zwei Kandidaten einer Zelle. In einer der beiden Farben sind alle Kandidaten wahr. Ein Kandidat, der weder neben der einen noch neben der anderen Farbe bestehen kann, entfällt.
medusa_wrap = 3D-Medusa (Widerspruch)
    .phrase = eine 3D-Medusa (Widerspruch)
    .description = Kandidaten werden von Platz zu Platz einer Ziffer und zwischen den zwei Kandidaten einer Zelle gefärbt. Eine Farbe widerspricht sich: zweimal in einer Zelle, zweimal für dieselbe Ziffer in einer Einheit, oder sie lässt einer Zelle keinen Kandidaten. Alle ihre Kandidaten entfallen.

## Steps

colours = für { COUNT($digits) ->
        [one] die Ziffer
       *[other] die Ziffern
    } { $digits } gibt es { $count } Farben: { $groups }. Die Kandidaten einer Farbe sind alle wahr oder alle falsch, und von zwei Farben eines Paars ist eine wahr.
colour = { $letter } ({ $candidates })
digits-in-cells = { $digits } in { $cells }
colours-trap = was beide Farben sieht, ist falsch.
colours-wrap = zwei Zellen einer Farbe sehen einander, also ist diese Farbe falsch.
colours-across = eine Farbe des einen Paars sieht eine Farbe des anderen. Diese zwei können nicht beide wahr sein, also ist eine der beiden übrigen wahr.
colours-twice = eine Farbe des einen Paars sieht beide Farben des anderen, also ist sie falsch.
medusa-trap = was keine der beiden Farben zulässt, ist falsch.
medusa-wrap = eine Farbe widerspricht sich selbst, also ist sie falsch.
