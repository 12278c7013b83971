## How things are listed

comma = ,{ " " }
last-and = { " " }und{ " " }
last-or = { " " }oder{ " " }
last-nor = { " " }und auch nicht beide{ " " }
# Before the last of several numbers of houses
last-number = { " " }und{ " " }
# Before the last of several kinds of houses, some of which are lists themselves
last-houses = { " " }sowie{ " " }
# Between the parts of a sentence, such as the nodes of a chain
pause = ,{ " " }
semicolon = ;{ " " }
# Between sentences
gap = { " " }
sentence = { $text }.

## Houses

house-row = { $count ->
        [one] Zeile
       *[other] die Zeilen
    } { $numbers }
    .dative = { $count ->
            [one] Zeile
           *[other] den Zeilen
        } { $numbers }
house-column = { $count ->
        [one] Spalte
       *[other] die Spalten
    } { $numbers }
    .dative = { $count ->
            [one] Spalte
           *[other] den Spalten
        } { $numbers }
house-box = { $count ->
        [one] Block
       *[other] die Blöcke
    } { $numbers }
    .dative = { $count ->
            [one] Block
           *[other] den Blöcken
        } { $numbers }
house-region = { $count ->
        [one] Region
       *[other] die Regionen
    } { $numbers }
    .dative = { $count ->
            [one] Region
           *[other] den Regionen
        } { $numbers }
house-diagonal = { $count ->
        [one] Diagonale
       *[other] die Diagonalen
    } { $numbers }
    .dative = { $count ->
            [one] Diagonale
           *[other] den Diagonalen
        } { $numbers }
house-window = { $count ->
        [one] Fenster
       *[other] die Fenster
    } { $numbers }
    .dative = { $count ->
            [one] Fenster
           *[other] den Fenstern
        } { $numbers }
house-group = { $count ->
        [one] Gruppe
       *[other] die Gruppen
    } { $numbers }
    .dative = { $count ->
            [one] Gruppe
           *[other] den Gruppen
        } { $numbers }
# A kind that has no words
house-other = { $count ->
        [one] { $kind }
       *[other] die { $kind }
    } { $numbers }
    .dative = { $count ->
            [one] { $kind }
           *[other] den { $kind }
        } { $numbers }

## Cells

# As short as players of the language write them
cell-short = Z{ $row }S{ $column }
# In words: one, and those of a line with the lines that cross it
cell-words = { $row }, { $column }
cells-words = die { $number } Zellen von { DATIVE($house) } in { DATIVE($lines) }
    .dative = den { $number } Zellen von { DATIVE($house) } in { DATIVE($lines) }

## Regeln außer Häusern

# Eine Regel mit ihrem Namen
the-rule = { $name }
at-rule-in-house = bei { DATIVE($rule) } in { DATIVE($house) }
at-rule-from-house = bei { DATIVE($rule) }, beginnend in { DATIVE($house) }
in-house-rule = { NOMINATIVE($rule) } in { DATIVE($house) }
cells-of-rule = { $cells }, { $rule }
# Was eine Regel einer Art über ihre Zellen sagt, nach dem Satz für alle dieser Art
# The sentence of its kind, which an argument begins with
says-rule = { $sentence }
detail-is = { $cell } ist { $digits }.
detail-can-be = { $cell } kann nur { OR($digits) } sein.
detail-at-least = { $cell } ist mindestens { $digit }.
detail-at-most = { $cell } ist höchstens { $digit }.
detail-range = { $cell } liegt zwischen { $least } und { $most }.
detail-no-partner = neben { OR($digits) } kann keine Ziffer liegen.
detail-runs = möglich sind nur noch die Ziffern { OR($runs) }.
detail-between = zwischen der 1 und der { $size } kann die Zahl der Zellen nur { OR($counts) } sein.
left-to = { OR($digits) } in { DATIVE($cells) }
left-over = damit bleibt noch übrig ({ $rule }): { $left }.

## Small numbers

number = { $number ->
        [0] keine
        [1] eine
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
        [8] acht
        [9] neun
        [10] zehn
       *[other] { $number }
    }

## Levels and families; English has their names already

level-Easy = Leicht
level-Medium = Mittel
level-Hard = Schwer
level-Expert = Experte
level-Extreme = Extrem
family-singles = Einer
family-pairs-of-cells = Paare von Zellen
family-lines = Linien
family-cages = Käfige
family-sums = Summen
family-outside-clues = Hinweise am Rand
family-other-rules = Andere Regeln
family-rule-patterns = Muster mit Regeln
family-locked-candidates = Gesperrte Kandidaten
family-subsets = Teilmengen
family-fish = Fische
family-complex-fish = Komplexe Fische
family-single-digit-patterns = Muster mit einer Ziffer
family-colouring = Färbungen
family-wings = Wings
family-uniqueness = Eindeutigkeit
family-chains = Ketten
family-almost-locked-sets = Fast gesperrte Mengen
family-rare-patterns = Seltene Muster
family-forcing = Zwangsketten und Zwangsnetze
family-templates = Schablonen
family-last-resort = Letzter Ausweg

## The three depths of an explanation

heading = { $title }
nudge = Suche { $phrase } { $where }.
point = { $heading }: Achte auf { $look }.
show = { $heading }: { CAPITAL($why) } Daraus folgt: { $result }.

## What follows from a step

placed = { $cell } ist { $digit }
eliminated = { $digits } { COUNT($digits) ->
        [one] entfällt
       *[other] entfallen
    } in { DATIVE($cells) }

## Where to look: completes nudge

in-house = in { DATIVE($house) }
in-grid = im ganzen Gitter
near = in der Nähe von { DATIVE($house) }
of-digit = für { COUNT($digits) ->
        [one] die Ziffer
       *[other] die Ziffern
    } { $digits }
of-digits = mit den Ziffern { $digits }

## What to look at: completes point

cells-in-house = { $cells } in { DATIVE($house) }
loop-through = den Ring durch { $start }
chain-between = die Kette von { $start } nach { $end }

## Chains: a node as a condition, as what follows from one, and by itself

if-cell = wenn { $cell } { $true ->
        [yes] eine
       *[no] keine
    } { OR($digits) } ist
then-cell = dann ist { $cell } { $true ->
        [yes] eine
       *[no] keine
    } { OR($digits) }
that-cell = { $cell } ist { $true ->
        [yes] eine
       *[no] keine
    } { OR($digits) }
if-digit = wenn { COUNT($digits) ->
        [one] die { $digits }
       *[other] { OR($digits) }
    } { $true ->
        [yes] in { $cells } steht
       *[no] nicht in { $cells } steht
    }
then-digit = dann steht { COUNT($digits) ->
        [one] die { $digits }
       *[other] { OR($digits) }
    } { $true ->
        [yes] in { $cells }
       *[no] nicht in { $cells }
    }
that-digit = { COUNT($digits) ->
        [one] die { $digits }
       *[other] { OR($digits) }
    } steht { $true ->
        [yes] in { $cells }
       *[no] nicht in { $cells }
    }
also-cell = { $cell } { $true ->
        [yes] eine
       *[no] keine
    } { OR($digits) } ist
also-digit = { COUNT($digits) ->
        [one] die { $digits }
       *[other] { OR($digits) }
    } { $true ->
        [yes] in { $cells } steht
       *[no] nicht in { $cells } steht
    }
# Between the first and the last inferences of a long argument
left-out = … { $count } weitere Schlüsse …
# Before the last of several clauses of an inference
last-clause = { " " }und{ " " }
by-rule = { $node } ({ $rule })
if-rule = nach der Regel „{ $rule }“
then-rule = dann zählt das für die Regel „{ $rule }“
then-broken = dann lässt sich die Regel „{ $rule }“ nicht mehr einhalten
then-no-digit = dann bleibt für { $cell } keine Ziffer übrig
then-no-place = dann bleibt für die { $digits } in { DATIVE($house) } kein Platz
with-start = ausgehend von { DATIVE($house) }
contradiction = das ist ein Widerspruch.
chain = { $nodes }.
either = mindestens eines davon gilt: { $first } oder { $last }.
ring = der Ring schließt sich. Von den beiden Enden jeder schwachen Verbindung ist eines wahr.
ring-by-rule = was zu keinem der beiden passt, fällt weg ({ $rules }).
any-case = in jedem Fall gilt: { $node }.

## Hints without a step

is-solved = Das Rätsel ist gelöst.
nothing-found = Keine der Techniken findet einen weiteren Schritt.
two-equal = In { DATIVE($house) } steht die { $digit } zweimal: in { $first } und { $second }.
broken-total = { NOMINATIVE($rule) }: Die Summe ist { $total }.
broken-rule = { NOMINATIVE($rule) }: { $digits } in { DATIVE($cells) } geht nicht.
givens-unsolvable = Mit diesen Vorgaben gibt es keine Lösung.
digits-unsolvable = Mit diesen Ziffern und Kandidaten gibt es keine Lösung.
marks-unsolvable = Mit diesen Kandidaten gibt es keine Lösung.
wrong-digit = Die { $digit } in { $cell } ist falsch.
no-candidate = Für { $cell } ist kein Kandidat mehr übrig.
missing-candidate = In { $cell } fehlt ein Kandidat.
nudge-equal = In { DATIVE($house) } stehen zwei gleiche Ziffern.
nudge-digit = Eine deiner Ziffern in { DATIVE($house) } ist falsch.
nudge-rule = { $rule } { $inside ->
        [yes] in
       *[no] bei
    } { DATIVE($house) }: Eine deiner Ziffern ist falsch.
nudge-mark = In { DATIVE($house) } fehlt ein Kandidat.

## Walkthroughs, and a page of the catalogue

walked = { $level }, { $score } Punkte, gelöst
walked-in-part = { $level }, { $score } Punkte, kein weiterer Schritt
walked-without-level = Mehrere Lösungen, also kein Schwierigkeitsgrad; kein weiterer Schritt
graded = { $family }; { $level }, { $score } Punkte
not-graded = { $family }; { $level }, { $score } Punkte, zählt nicht für die Bewertung
also-called = Auch bekannt als: { $names }
example = Beispiel: { $state }
