## How things are listed

comma = ,{ " " }
last-and = { " " }und{ " " }
last-or = { " " }oder{ " " }
last-nor = { " " }und auch nicht beide die{ " " }
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
house-diagonal = { $numbers ->
        [1] die Diagonale von links oben
        [2] die Diagonale von rechts oben
       *[other] die beiden Diagonalen
    }
    .dative = { $numbers ->
            [1] der Diagonale von links oben
            [2] der Diagonale von rechts oben
           *[other] den beiden Diagonalen
        }
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
cell-words = { $row } { $column }
cells-words = die { $number } Zellen von { DATIVE($house) } in { DATIVE($lines) }
    .dative = den { $number } Zellen von { DATIVE($house) } in { DATIVE($lines) }

## Rules beyond houses

# A rule by its name
the-rule = { $name }
at-rule-in-house = { OF($rule) } in { DATIVE($house) }
at-rule-from-house = { OF($rule) } (Anfang in { DATIVE($house) })
in-house-rule = { $house } mit { DATIVE($rule) }
cells-of-rule = { $cells } ({ $rule })
# The sentence of its kind, which an argument begins with
says-rule = { $sentence }
cells-can-be = { $cells } { COUNT($cells) ->
        [one] ist
       *[other] sind jeweils
    } { $true ->
        [yes] eine
       *[no] keine
    } { OR($digits) }
reason = { $premises }. Also gilt: { CAPITAL($conclusion) }.
reason-alone = gleich was in den anderen Zellen steht: { CAPITAL($conclusion) }.
reach-is = mit einer { OR($digits) } in { DATIVE($cell) } wäre die { $what ->
        [sum] Summe
       *[difference] Differenz
    } { $bound }.
reach-most = mit einer { OR($digits) } in { DATIVE($cell) } wäre die { $what ->
        [sum] Summe
       *[difference] Differenz
    } höchstens { $bound }.
reach-least = mit einer { OR($digits) } in { DATIVE($cell) } wäre die { $what ->
        [sum] Summe
       *[difference] Differenz
    } mindestens { $bound }.
reach-never = mit einer { OR($digits) } in { DATIVE($cell) } ist eine solche { $what ->
        [sum] Summe
       *[difference] Differenz
    } nicht möglich.
reach-rest = mit einer { $digits } in { $cell } { $count ->
        [one] müsste die andere Zelle eine { $rest } sein, was
       *[other] müssten die anderen Zellen zusammen { $rest } ergeben, was
    } nicht möglich ist.
# Wenn kein Grund kurz ist
never-satisfied = mit einer { OR($digits) } in { COUNT($cells) ->
        [one] { DATIVE($cells) }
       *[other] einer der Zellen { $cells }
    } lässt sich { $rule } nicht mehr einhalten.
detail-no-partner = eine { OR($digits) } hätte keinen Partner.
detail-runs = die Linie enthält { OR($runs) }.
detail-between = für die Summe { $total } in { DATIVE($house) } { $most ->
        [1] liegt
       *[other] liegen
    } zwischen der 1 und der { $size } { OR($counts) } { $most ->
        [1] Zelle
       *[other] Zellen
    }.
detail-neighbours = die 1 und die { $size } sind in { DATIVE($house) } Nachbarn.
detail-both-sides = mit einer { $digits } in { DATIVE($cell) } müssten { $cells } beide eine { $partner } sein.
detail-on-line = auf der Linie { $before ->
        [0] liegt keine Zelle
        [one] liegt eine Zelle
       *[other] liegen { $before } Zellen
    } vor { DATIVE($cell) } und { $after ->
        [0] keine
        [one] eine
       *[other] { $after }
    } danach; { $cell } ist also mindestens { $least } und höchstens { $most }.
detail-smallest = keine Ziffer ist kleiner als { $digit }.
detail-largest = keine Ziffer ist größer als { $digit }.
detail-not-between = { $digits } { COUNT($digits) ->
        [one] liegt
       *[other] liegen
    } nie zwischen zwei Ziffern.
detail-seen-most = mit einer { OR($digits) } in { COUNT($cells) ->
        [one] { DATIVE($cells) }
       *[other] einer von { DATIVE($cells) }
    } { $count ->
        [one] ist höchstens eine Ziffer
       *[other] sind höchstens { $count } Ziffern
    } zu sehen.
detail-seen-least = mit einer { OR($digits) } in { COUNT($cells) ->
        [one] { DATIVE($cells) }
       *[other] einer von { DATIVE($cells) }
    } { $count ->
        [one] ist mindestens eine Ziffer
       *[other] sind mindestens { $count } Ziffern
    } zu sehen.
detail-room = mit einer { $digit } in { DATIVE($first) } stünde die { $clue } in { DATIVE($cell) }
detail-room-needs = die { $clue } kann nur dann in { DATIVE($cell) } stehen, wenn in { DATIVE($first) } eine { $digit } steht.
never-is = { $cells } { COUNT($cells) ->
        [one] ist
       *[other] sind
    } nie eine { OR($digits) }

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
family-pairs-of-cells = Zellenpaare
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

placed = { $cell } ist eine { $digit }
eliminated = { $digits } { COUNT($digits) ->
        [one] entfällt
       *[other] entfallen
    } in { DATIVE($cells) }

## Where to look: completes nudge

in-house = in { DATIVE($house) }
from-house = mit dem Anfang in { DATIVE($house) }
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
if-digit = wenn { also-digit }
then-digit = dann steht { COUNT($digits) ->
        [one] die { $digits } { $true ->
            [yes] in { DATIVE($cells) }
           *[no] nicht in { DATIVE($cells) }
        }
       *[other] in { DATIVE($cells) } { $true ->
            [yes] eine
           *[no] keine
        } { OR($digits) }
    }
that-digit = { COUNT($digits) ->
        [one] die { $digits } steht { $true ->
            [yes] in { DATIVE($cells) }
           *[no] nicht in { DATIVE($cells) }
        }
       *[other] in { DATIVE($cells) } steht { $true ->
            [yes] eine
           *[no] keine
        } { OR($digits) }
    }
also-cell = { $cell } { $true ->
        [yes] eine
       *[no] keine
    } { OR($digits) } ist
also-digit = { COUNT($digits) ->
        [one] die { $digits } { $true ->
            [yes] in { DATIVE($cells) } steht
           *[no] nicht in { DATIVE($cells) } steht
        }
       *[other] in { DATIVE($cells) } { $true ->
            [yes] eine
           *[no] keine
        } { OR($digits) } steht
    }
# Between the first and the last inferences of a long argument
left-out = … { $count } weitere Schritte …
# Auf der Kommandozeile nach einer Begründung, in der etwas ausgelassen ist
whole-tip = { $text } (Mit --whole stehen alle Schritte da.)
# Before the last of several clauses of an inference
last-clause = { " " }und{ " " }
# The same after a clause that has such a word in it: German has no comma there
last-long-clause = { " " }und{ " " }
by-rule = { $node } ({ $rule })
if-rule = nach der Regel „{ $rule }“
then-rule = dann gilt das auch bei der Regel „{ $rule }“
then-broken = dann lässt sich die Regel „{ $rule }“ nicht mehr einhalten
then-no-digit = dann bleibt für { $cell } keine Ziffer übrig
then-no-place = dann bleibt für die { $digits } in { DATIVE($house) } kein Platz
with-start = mit dem Anfang in { DATIVE($house) }
contradiction = das ist ein Widerspruch.
chain = { $nodes }.
either = mindestens eines davon gilt: { CAPITAL($first) } oder { $last }.
ring = der Ring schließt sich. Von den beiden Enden jeder schwachen Verbindung ist eines wahr.
ring-by-rule = was zu keinem der beiden passt, fällt weg ({ $rules }).

## Hints without a step

is-solved = Das Rätsel ist gelöst.
and-others = Dieselbe Technik streicht Kandidaten an { $count ->
    [one] einer weiteren Stelle
   *[other] { $count } weiteren Stellen
 }.
nothing-found = Keine Technik findet hier einen weiteren Schritt.
two-equal = In { DATIVE($house) } steht die { $digit } zweimal: in { $first } und { $second }.
broken-total = { NOMINATIVE($rule) }: Die Summe ist { $total }.
broken-rule = { NOMINATIVE($rule) }: { $digits } in { DATIVE($cells) } { COUNT($digits) ->
        [one] geht
       *[other] gehen
    } nicht.
givens-unsolvable = Mit diesen Vorgaben gibt es keine Lösung.
digits-unsolvable = Mit diesen Ziffern und Kandidaten gibt es keine Lösung.
marks-unsolvable = Mit diesen Kandidaten gibt es keine Lösung.
wrong-digit = Die { $digit } in { $cell } ist falsch.
no-candidate = Für { $cell } ist kein Kandidat mehr übrig.
missing-candidate = In { $cell } wurde der richtige Kandidat gestrichen.
nudge-equal = In { DATIVE($house) } stehen zwei gleiche Ziffern.
nudge-digit = Eine deiner Ziffern in { DATIVE($house) } ist falsch.
nudge-rule = { $rule } { $inside ->
        [yes] in
       *[no] bei
    } { DATIVE($house) }: Eine deiner Ziffern ist falsch.
nudge-mark = In { DATIVE($house) } wurde ein richtiger Kandidat gestrichen.

## Why a digit is wrong, link by link

refute-suppose = Angenommen, { $wrong } wäre eine { $supposed }.
refute-house = Dann ist { $cell } eine { $digit }: Sonst hat sie in { DATIVE($house) } keinen Platz.
refute-cell = Dann ist { $cell } eine { $digit }: Etwas anderes ist dort nicht mehr möglich.
refute-no-place = Dann gibt es in { DATIVE($house) } keinen Platz für die { $digit }. Also ist { $wrong } keine { $supposed }.
refute-no-candidate = Dann bleibt für { $cell } keine Ziffer übrig. Also ist { $wrong } keine { $supposed }.

## Walkthroughs, and a page of the catalogue

walked = { $level }, { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    }, gelöst
walked-in-part = { $level }, { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    }, nicht gelöst: Keine Technik führt weiter
walked-without-level = Mehrere Lösungen, also kein Schwierigkeitsgrad; keine Technik führt weiter
graded = { $family }; { $level }, { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    }
not-graded = { $family }; { $level }, { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    }, zählt nicht für die Bewertung
also-called = Auch bekannt als: { $names }
example = Beispiel: { $state }

## Boards that are not usual: roles of cells, such as a doubler, and variables of layers

role-doubler-1 = kein Verdoppler
    .not = ein Verdoppler
role-doubler-2 = ein Verdoppler
    .not = kein Verdoppler
role-negator-1 = kein Negator
    .not = ein Negator
role-negator-2 = ein Negator
    .not = kein Negator
role-heat-1 = weder heiß noch kalt
    .not = heiß oder kalt
role-heat-2 = heiß
    .not = nicht heiß
role-heat-3 = kalt
    .not = nicht kalt
if-role = wenn { $cell } { $role } ist
then-role = dann ist { $cell } { $role }
that-role = { $cell } ist { $role }
also-role = { $cell } { $role } ist
at-cells = bei { DATIVE($cells) }
at-rule = { OF($rule) }
why-only-role = für { $cell } ist alles andere ausgeschlossen.
why-only-cells-for-role = in { DATIVE($house) } { COUNT($cells) ->
        [one] kann
       *[other] können
    } nur { $cells } { $role } sein.
why-only-cells-by-rule = nach der Regel „{ $rule }“ { COUNT($cells) ->
        [one] kann
       *[other] können
    } nur { $cells } { $role } sein.
why-only-by-rule = nach der Regel „{ $rule }“ bleibt für die { $digit } nur { $cells }.
says-house = { $whole ->
        [yes] in { DATIVE($house) } steht jede Ziffer einmal.
       *[no] in { DATIVE($house) } steht keine Ziffer zweimal.
    }
