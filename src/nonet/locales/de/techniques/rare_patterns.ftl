## Techniques

fireworks_triple = Feuerwerks-Tripel
    .phrase = ein Feuerwerks-Tripel
    .description = In einer Zeile und einer Spalte, die sich in einem Block kreuzen, ist eine Ziffer ein Feuerwerk, wenn sie außerhalb des Blocks in jeder höchstens einen Platz hat. Dann ist sie in mindestens einer von drei Zellen wahr: der Kreuzung oder einer dieser zwei. Drei Feuerwerke mit denselben drei Zellen füllen sie, also entfallen deren andere Kandidaten.
fireworks_quadruple = Feuerwerks-Quadrupel
    .phrase = ein Feuerwerks-Quadrupel
    .description = Vier Ziffern sind Feuerwerke in zwei Paaren: zwei an einer Ecke eines Rechtecks, zwei an der Ecke gegenüber, mit denselben anderen Ecken. Sie füllen die vier Ecken, also entfallen die anderen Kandidaten dieser Zellen.
sk_loop = SK-Schleife
    .phrase = eine SK-Schleife
    .description = Vier Blöcke an den Ecken eines Rechtecks haben je eine gelöste Zelle und um jede davon zwei Paare von Zellen, zusammen acht. Jedes Paar teilt mit dem nächsten rund um den Ring Ziffern, gerade genug, um alle sechzehn Zellen zu füllen. Also entfallen diese Ziffern in den anderen Zellen der Einheiten, die sie verbinden.
junior_exocet = Junior-Exocet
    .phrase = einen Junior-Exocet
    .description = Zwei Basiszellen in einem Block und einer Linie haben zusammen drei oder vier Kandidaten. In den Zellen dreier Kreuzlinien passt jede dieser Ziffern in höchstens zwei Linien. Deshalb müssen zwei Zielzellen dieselben zwei Ziffern enthalten wie die Basiszellen. Kandidaten der Ziele, die die Basis nicht hat, entfallen.
senior_exocet = Senior-Exocet
    .phrase = einen Senior-Exocet
    .description = Ein Exocet, bei dem eine Zielzelle selbst auf einer Kreuzlinie liegt, außerhalb des Streifens aus drei Blöcken, in dem die Basiszellen liegen. Die Ziffern der Basiszellen müssen die der Ziele sein, also entfällt, was die Ziele sonst noch haben.
tridagon = Tridagon
    .phrase = einen Tridagon
    .description = Drei Ziffern können zwölf Zellen nicht füllen, die zu je dreien in vier Blöcken an den Ecken eines Rechtecks liegen: In jedem Block stehen sie in drei verschiedenen Zeilen und Spalten, und in einem oder dreien der vier Blöcke verlaufen sie gegenläufig. Also ist einer der anderen Kandidaten in diesen Zellen, der Wächter, wahr. Gibt es nur einen Wächter, so ist er wahr; was alle Wächter sehen, entfällt.
bivalue_oddagon = Zweiwertiger Oddagon
    .phrase = einen zweiwertigen Oddagon
    .description = Ein Ring aus einer ungeraden Zahl von Zellen, von denen jede die nächste sieht, lässt sich nicht mit zwei Ziffern füllen. Also ist einer der anderen Kandidaten in diesen Zellen, der Wächter, wahr. Gibt es nur einen Wächter, so ist er wahr; was alle Wächter sehen, entfällt.
multi_sector_locked_set = Gesperrte Menge über mehrere Sektoren (MSLS)
    .phrase = eine gesperrte Menge über mehrere Sektoren (MSLS)
    .description = Eine Menge von Zellen und für jede Ziffer ein paar Einheiten, die alle ihre Plätze in diesen Zellen enthalten. Es sind genau so viele Zellen wie Ziffern, jede nach ihren Einheiten gezählt, also gibt jede Einheit ihre Ziffer an eine der Zellen ab, und die Ziffern entfallen im Rest ihrer Einheiten.

## Steps

with-base = mit den Basiszellen in { DATIVE($house) }
with-targets = { $base } mit den Zielen { $targets }
why-fireworks = außerhalb von { DATIVE($box) } passen { $digits } in { DATIVE($first) } nur in { $one } und in { DATIVE($second) } nur in { $other }. Jede davon steht also in { OR($cells) }.
held-too = auch { $digits } { COUNT($digits) ->
        [one] steht dort, denn eine Einheit hat keinen anderen Platz dafür
       *[other] stehen dort, denn für jede davon hat eine Einheit keinen anderen Platz
    }.
they-fill = diese { $count } Ziffern füllen die { $count } Zellen { $cells }.
why-locked-sets = in den { $count } Zellen { $cells } ist höchstens Platz für: { $sectors }. Das sind genau { $count } Ziffern, also kommt jede davon dort vor.
sector = { COUNT($digits) ->
        [one] einmal
       *[other] je einmal
    } { $digits } in { DATIVE($house) }
sectors-together = { $count ->
        [one] einmal
       *[other] { $number }mal
    } { $digit } in { DATIVE($houses) } zusammen
why-exocet = { $base } haben die Kandidaten { $digits }. Auf den Kreuzlinien, also in { DATIVE($lines) }, haben diese Ziffern so wenige Plätze, dass die zwei, die in { DATIVE($base) } stehen, auch in { DATIVE($targets) } stehen müssen.
why-oddagon = { $cells } lassen sich nicht mit { $digits } allein füllen. Deshalb ist { $count ->
        [one] der einzige andere Kandidat
       *[other] einer der anderen Kandidaten
    } dort ({ $count ->
        [one] der Wächter
       *[other] die Wächter
    }) wahr: { OR($guards) }.
guardian = die { OR($digits) } in { DATIVE($cells) }
