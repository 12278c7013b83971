## Techniken

sum_bounds = Summengrenzen
    .phrase = die Grenzen einer Summe
    .description = Was die anderen Zellen einer Summe mindestens beitragen, lässt einer Zelle höchstens den Rest, und was sie höchstens beitragen, mindestens den Rest. Zellen, die einander sehen, haben dabei verschiedene Ziffern.
sum_combinations = Summen-Kombinationen
    .phrase = die Kombinationen einer Summe
    .description = Kandidaten, die in keinen Ziffern mit dieser Summe vorkommen.
arrow_sum = Pfeilsumme
    .phrase = die Summe eines Pfeils
    .description = Die Ziffern auf einem Pfeil und sein Kreis haben dieselbe Summe, und Zellen, die einander sehen, haben verschiedene Ziffern. Kandidaten, die in keinen solchen Ziffern vorkommen, entfallen.
little_killer_sum = Little-Killer-Summe
    .phrase = eine Little-Killer-Summe
    .description = Die Ziffern einer Diagonale ergeben ihre Summe. Sie dürfen sich wiederholen, aber nicht in Zellen, die einander sehen. Kandidaten, die in keinen solchen Ziffern vorkommen, entfallen.
zipper_totals = Reißverschluss-Summen
    .phrase = die Summen einer Reißverschluss-Linie
    .description = Alle Paare einer Reißverschluss-Linie und die Zelle in ihrer Mitte haben dieselbe Summe. Was bei einem davon nicht möglich ist, ist bei keinem möglich, und Kandidaten, die eine solche Summe brauchen, entfallen.
equal_totals = Gleiche Summen
    .phrase = gleiche Summen
    .description = Die Abschnitte einer Linie oder einer Regel haben dieselbe Summe. Was bei einem davon nicht möglich ist, ist bei keinem möglich, und Kandidaten, die eine solche Summe brauchen, entfallen.
sum_line_runs = Abschnitte einer Summenlinie
    .phrase = die Abschnitte einer Summenlinie
    .description = Die Linie zerfällt in Abschnitte benachbarter Zellen mit der Summe der Regel. Kandidaten, die in keiner solchen Aufteilung vorkommen, entfallen.
family-sums = Summen

## Steps

bound-total = { $kind ->
        [is] die Zellen { OF($rule) } haben die Summe { $total }.
        [most] die Zellen { OF($rule) } haben höchstens die Summe { $total }.
       *[least] die Zellen { OF($rule) } haben mindestens die Summe { $total }.
    }
bound-side = laut { DATIVE($rule) } ist die Summe gleich der von { DATIVE($cells) }, { $kind ->
        [most] höchstens
       *[least] mindestens
    } { $total }.
bound-others-most = neben { $count ->
        [one] { DATIVE($cells) }
       *[other] jeder von { DATIVE($cells) }
    } ergeben die übrigen Zellen mindestens { $total }.
bound-others-least = neben { $count ->
        [one] { DATIVE($cells) }
       *[other] jeder von { DATIVE($cells) }
    } ergeben die übrigen Zellen höchstens { $total }.
bound-cell-most = { $cells }{ $factor ->
        [1] { "" }
       *[other] , { $factor }-fach gezählt,
    } { COUNT($cells) ->
        [one] kann
       *[other] können
    } höchstens { $digit } sein.
bound-cell-least = { $cells }{ $factor ->
        [1] { "" }
       *[other] , { $factor }-fach gezählt,
    } { COUNT($cells) ->
        [one] muss
       *[other] müssen
    } mindestens { $digit } sein.
total-of-side = die Zellen { OF($rule) } haben { $kind ->
        [one] die Summe { $totals }
        [some] die Summe { OR($totals) }
       *[many] eine Summe von { $least } bis { $most }
    }.
total-of-sides = mit diesen Kandidaten { $kind ->
        [one] ist die Summe aller Teile { OF($rule) } { $totals }
        [some] kann die Summe aller Teile { OF($rule) } nur { OR($totals) } sein
       *[many] liegt die Summe aller Teile { OF($rule) } zwischen { $least } und { $most }
    }.
different-digits = sie sind alle verschieden, also { OR($sets) }.
only-others-make = Das gelingt nur mit den übrigen Kandidaten.
