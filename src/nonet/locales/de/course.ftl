## Exercises on a terminal

how-to-answer = Antworte mit den Zellen des Musters (r1c2 r3c4), mit r4c5=7 oder mit r4c79<>35. Außerdem gehen hint (Tipp), show (Lösung) und quit (Ende).
find = Gesucht: { $title } (Nr. { $seed })
score = { $right } von { $asked } auf Anhieb richtig.
end-of-hints = Das war der letzte Tipp; „show“ zeigt die Lösung.
not-understood = „{ $text }“ verstehe ich nicht. Gib Zellen wie r4c79 ein, oder hint, show oder quit.
drawing-tip = Mit --format svg gibt es eine Zeichnung.

## Answers to exercises

nothing = { $task ->
        [place] Gib eine Ziffer ein oder wähle die Zellen des Musters.
       *[remove] Streiche einen Kandidaten oder wähle die Zellen des Musters.
    }
right = Richtig. { $result }
right-in-part = Richtig, und es geht noch mehr: { $result }.

is-filled = { $cell } ist schon ausgefüllt.
no-candidate-here = Die { $digit } ist in { $cell } kein Kandidat mehr.
is-taken = { $cell } kann keine { $digit } sein: { CAPITAL($house) } hat schon eine { $digit }.
is-excluded = { $cell } kann keine { $digit } sein: Der Kandidat ist schon gestrichen.
removes-solution = Dieser Kandidat wird noch gebraucht.
belongs-to-pattern = Die { $digit } in { $cell } gehört selbst zum Muster.
does-not-see = { $cell } sieht { $other } nicht.
wrong-also-there = { $cell } = { $digit } ist falsch; in { DATIVE($house) } passt die { $digit } auch in { $other }.
wrong-also-digits = { $cell } = { $digit } ist falsch. Nichts hat das erzwungen: Auch { $digits } { COUNT($digits) ->
        [one] war Kandidat
       *[other] waren Kandidaten
    }.

true-removed-by = Die { $digit } entfällt in { $cell } tatsächlich, aber das zeigt eine andere Technik: Dafür braucht es { $phrase }.
true-placed-by = { $cell } ist tatsächlich eine { $digit }, aber das zeigt eine andere Technik: Dafür braucht es { $phrase }.
true-removed-harder = Die { $digit } entfällt in { $cell }, aber das zeigt erst eine viel schwerere Technik. Suche hier { $phrase }.
true-placed-harder = { $cell } ist eine { $digit }, aber das zeigt erst eine viel schwerere Technik. Suche hier { $phrase }.
other-house = { $cell } ist tatsächlich eine { $digit }, und zwar als versteckter Einer in { DATIVE($house) }; gesucht ist hier einer in { $kind ->
        [box] einem Block
       *[line] einer Zeile oder Spalte
    }.
true-removed-unproved = Das folgt nicht durch { $phrase }.
true-placed-unproved = Das folgt nicht durch { $phrase }.

cells-too-many = Fast: { $cells } { COUNT($cells) ->
        [one] gehört
       *[other] gehören
    } nicht zum Muster.
cells-missing = Fast: Zum Muster { $count ->
        [one] gehört noch eine Zelle
       *[other] gehören noch { $count } Zellen
    }.
cells-other = Diese Zellen sind nicht das Muster: Suche { $phrase } an anderer Stelle.
other-technique = Das stimmt, aber durch { $phrase }. Suche hier { $wanted }.
other-harder = Das stimmt, aber nur durch eine viel schwerere Technik. Suche hier { $wanted }.

## Why cells are not the pattern, or nothing follows from it

no-effect = Du hast { $phrase } gefunden, aber es folgt nichts daraus.
no-effect-rectangle = Die Ecken haben { $digits } gemeinsam, aber aus ihren übrigen Kandidaten folgt nichts.
misfit-count = Das Muster hat { $expected ->
        [one] eine Zelle
       *[other] { $expected } Zellen
    }, markiert { $found ->
        [one] ist eine
       *[other] sind { $found }
    }.
misfit-apart = { $first } sieht { $second } nicht.
misfit-no-house = { $cells } liegen nicht alle in einer Zeile, einer Spalte oder einem Block.
misfit-no-intersection = { $cells } liegen nicht zugleich in einem Block und in einer Linie.
misfit-no-common = { $cells } haben keinen gemeinsamen Kandidaten.
misfit-empty = In { DATIVE($house) } { COUNT($cells) ->
        [one] ist
       *[other] sind
    } auch { $cells } noch leer.
misfit-candidates = { $cell } kann eine { OR($digits) } sein.
misfit-hidden-single = Jeder Kandidat von { $cell } passt auch in eine andere Zelle { $kind ->
        [box] des Blocks
        [line] der Zeile und der Spalte
       *[any] der Zeile, der Spalte und des Blocks
    }.
misfit-digits = { $cells } haben zusammen die Kandidaten { $digits }: zu viele für { $size } Zellen.
misfit-three = { $cells } haben zusammen die Kandidaten { $digits }; das Muster hat genau { $size } Ziffern.
misfit-elsewhere = In { DATIVE($house) } passt die { $digit } auch in { $cells }.
misfit-lines = Die Zellen liegen in { $rows ->
        [one] einer Zeile
       *[other] { $rows } Zeilen
    } und { $columns ->
        [one] einer Spalte
       *[other] { $columns } Spalten
    }; das Muster hat jeweils { $expected }.
misfit-pincers = Die Zangen müssen genau eine Ziffer gemeinsam haben: die, die entfällt.
misfit-rectangle = Die Zellen sind nicht die Ecken eines Rechtecks.
misfit-boxes = Die Ecken liegen in { $count ->
        [one] einem Block
       *[other] { $count } Blöcken
    }; es müssen zwei sein.
misfit-two-digits = { $cells } haben keine zwei gemeinsamen Kandidaten.
misfit-two-lines = Gebraucht werden zwei Linien, in denen je zwei der Zellen liegen.
misfit-two-candidates = { $cell } hat mehr als zwei Kandidaten: { $digits }.
misfit-no-twins = Keine zwei von { DATIVE($cells) } haben dieselben zwei Kandidaten.
no-effect-links = Beide Linien haben nur diese Plätze für die { $digit }, aber keine Zelle, die die passenden zwei davon sieht, kann eine { $digit } sein.
misfit-pivot = Als Drehpunkt braucht { $cell } genau die Kandidaten { $digits }.
