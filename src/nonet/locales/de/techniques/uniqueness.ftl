## Techniques

-deadly-rectangle = Vier Zellen in zwei Zeilen, zwei Spalten und zwei Blöcken dürfen nicht nur dieselben zwei Ziffern übrig behalten: Diese ließen sich vertauschen, und es gäbe zwei Lösungen.
bug_1 = BUG+1
    .phrase = einen BUG+1
    .description = Alle leeren Zellen bis auf eine haben zwei Kandidaten, und von dieser abgesehen hat jede Ziffer in jeder Einheit zwei Plätze. Ohne den dritten Kandidaten dieser Zelle hätte das Rätsel keine Lösung oder mehrere. Also ist der Kandidat wahr, der in seinen Einheiten dreimal steht.
bug_2 = BUG Typ 2
    .phrase = einen BUG (Typ 2)
    .description = Ohne einen bestimmten Kandidaten in einigen Zellen hätte jede leere Zelle zwei Kandidaten und jede Ziffer in jeder Einheit zwei Plätze. In einer dieser Zellen muss er wahr sein, also entfällt die Ziffer in jeder Zelle, die sie alle sieht.
bug_3 = BUG Typ 3
    .phrase = einen BUG (Typ 3)
    .description = Die Kandidaten, die über zwei in jeder Zelle hinausgehen, liegen in Zellen einer Einheit. Diese wirken wie eine einzige Zelle, die mit anderen der Einheit eine nackte Teilmenge bildet; deren Ziffern entfallen im Rest.
bug_4 = BUG Typ 4
    .phrase = einen BUG (Typ 4)
    .description = Zwei Zellen einer Einheit haben mehr als zwei Kandidaten, alle anderen leeren Zellen genau zwei, und eine der Ziffern hat in der Einheit keinen anderen Platz. Eine der zwei Zellen nimmt sie, die andere einen ihrer zusätzlichen Kandidaten; die übrigen Ziffern entfallen in beiden.
unique_rectangle_1 = Eindeutiges Rechteck Typ 1
    .phrase = ein eindeutiges Rechteck (Typ 1)
    .description = { -deadly-rectangle } Drei davon haben nur diese zwei Kandidaten, also muss die vierte etwas anderes sein: Beide Ziffern entfallen dort.
unique_rectangle_2 = Eindeutiges Rechteck Typ 2
    .phrase = ein eindeutiges Rechteck (Typ 2)
    .description = { -deadly-rectangle } Zwei Zellen nebeneinander haben denselben weiteren Kandidaten. Eine von ihnen muss ihn bekommen, also entfällt er in jeder Zelle, die beide sieht.
unique_rectangle_3 = Eindeutiges Rechteck Typ 3
    .phrase = ein eindeutiges Rechteck (Typ 3)
    .description = { -deadly-rectangle } Zwei davon haben weitere Kandidaten. Eine dieser zusätzlichen Ziffern ist wahr, also wirken die zwei Zellen wie eine einzige mit den zusätzlichen Ziffern; mit anderen Zellen einer Einheit bilden sie eine nackte Teilmenge, deren Ziffern im Rest der Einheit entfallen.
unique_rectangle_4 = Eindeutiges Rechteck Typ 4
    .phrase = ein eindeutiges Rechteck (Typ 4)
    .description = { -deadly-rectangle } Zwei davon haben weitere Kandidaten, und in einer Einheit dieser zwei hat eine der Ziffern keinen anderen Platz. Eine der zwei Zellen nimmt sie, also entfällt die andere Ziffer in beiden.
unique_rectangle_5 = Eindeutiges Rechteck Typ 5
    .phrase = ein eindeutiges Rechteck (Typ 5)
    .description = { -deadly-rectangle } Zwei Zellen über Eck, oder drei, haben denselben weiteren Kandidaten. Eine von ihnen muss ihn bekommen, also entfällt er in jeder Zelle, die sie alle sieht.
unique_rectangle_6 = Eindeutiges Rechteck Typ 6
    .phrase = ein eindeutiges Rechteck (Typ 6)
    .description = { -deadly-rectangle } Zwei Zellen über Eck haben weitere Kandidaten, und eine der Ziffern hat in den Zeilen (oder Spalten) des Rechtecks keinen anderen Platz. Wäre sie in einer der zwei wahr, so wäre sie es in beiden, und das Muster wäre vollständig. Also entfällt sie in beiden.
hidden_rectangle = Verstecktes Rechteck
    .phrase = ein verstecktes Rechteck
    .description = { -deadly-rectangle } Gegenüber einer Zelle, die nur die zwei Kandidaten hat, hat eine der Ziffern in Zeile und Spalte ihrer Zelle keinen anderen Platz. Wäre dort die andere Ziffer wahr, so wäre das Muster vollständig. Also entfällt diese.
avoidable_rectangle_1 = Vermeidbares Rechteck Typ 1
    .phrase = ein vermeidbares Rechteck (Typ 1)
    .description = Drei Ecken eines Rechtecks in zwei Blöcken sind gelöst, keine davon ist eine Vorgabe. Die Ziffer, die zwei Paare über Kreuz ergäbe, kann nicht in der vierten stehen: Die Paare ließen sich vertauschen, und es gäbe zwei Lösungen.
avoidable_rectangle_2 = Vermeidbares Rechteck Typ 2
    .phrase = ein vermeidbares Rechteck (Typ 2)
    .description = Zwei Ecken eines Rechtecks in zwei Blöcken sind gelöst und keine Vorgaben; die anderen zwei könnten zwei Paare über Kreuz ergeben, haben aber denselben weiteren Kandidaten. Eine von ihnen muss ihn bekommen, also entfällt er in jeder Zelle, die beide sieht.
extended_rectangle = Erweitertes Rechteck
    .phrase = ein erweitertes Rechteck
    .description = Zwei Zeilen aus je drei Zellen (oder mehr) stehen in denselben Spalten und teilen sich Blöcke so, dass die Ziffern der einen mit denen der anderen vertauscht werden könnten. Blieben ihnen nur so viele Ziffern wie Spalten, gäbe es zwei Lösungen, also muss ein weiterer Kandidat wahr sein. Kann er nur in zwei Zellen einer Einheit stehen, bilden diese mit anderen eine nackte Teilmenge, oder eine Ziffer des Musters ist in ihnen gesperrt und der Rest entfällt.
unique_loop = Eindeutige Schleife
    .phrase = eine eindeutige Schleife
    .description = Eine Schleife aus sechs oder mehr Zellen, zwei in jeder Einheit, die sie berührt, darf nicht nur dieselben zwei Ziffern übrig behalten: Diese ließen sich die ganze Schleife entlang vertauschen. Also muss einer der anderen Kandidaten in ihren Zellen wahr sein. Haben alle dieselbe Ziffer, entfällt sie in Zellen, die sie alle sehen; liegen sie in zwei Zellen einer Einheit, bilden diese mit anderen eine nackte Teilmenge, oder eine der zwei Ziffern ist in ihnen gesperrt und die andere entfällt.

## Steps

two-ways = blieben für { $cells } nur { $digits }, ließen sich diese Zellen auf zwei Arten füllen, und es gäbe zwei Lösungen.
kept-either-way = beide Arten sind mit den Regeln vereinbar ({ $rules }).
extra-is-true = deshalb ist { COUNT($cells) ->
        [one] { $cells }
       *[other] eine der Zellen { $cells }
    } eine { OR($digits) }.
roof-differs = nicht jede der Zellen { $cells } kann eine { OR($digits) } sein.
why-bug = ohne die { OR($digits) } in { DATIVE($cells) } hätte jede leere Zelle zwei Kandidaten und jede Ziffer in jeder Einheit zwei Plätze. Ein solches Gitter hat keine oder mehrere Lösungen.
locked-with = zusammen mit { $cells } ({ $digits }) ergibt das eine gesperrte Menge in { DATIVE($houses) }.
no-other-place = in { DATIVE($houses) } { $count ->
        [one] hat die { $digits }
       *[other] haben { $digits }
    } keinen anderen Platz, also { $count ->
        [one] ist eine der Zellen { $cells } eine { $digits }
       *[other] gehören sie in { $cells }
    }.
takes-extra = die andere ist eine { OR($digits) }.
exchangeable = mit { $placed } ließen sich { $digits } in { DATIVE($cells) } vertauschen, und es gäbe zwei Lösungen.
digit-at = der { $digit } in { DATIVE($cell) }
one-is-true = einer dieser Kandidaten muss wahr sein.
pattern-complete = in { DATIVE($houses) } passt die { $digit } nur in { $cells }. Mit der { $gone } in { COUNT($targets) ->
        [one] { $targets }
       *[other] einer der Zellen { $targets }
    } ließen sich diese Zellen auf zwei Arten füllen.
