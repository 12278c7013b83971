## Techniques

sum_bounds = Summengrenzen
    .phrase = die Grenzen einer Summe
    .description = Die anderen Zellen tragen mindestens ihre kleinsten Ziffern bei, also bleibt für eine Zelle höchstens der Rest; ebenso mindestens der Rest, wenn sie ihre größten beitragen. Zellen, die einander sehen, haben dabei verschiedene Ziffern.
sum_combinations = Summen-Kombinationen
    .phrase = die Kombinationen einer Summe
    .description = Kandidaten, die in keiner Kombination mit dieser Summe vorkommen, entfallen.
arrow_sum = Pfeilsumme
    .phrase = die Summe
    .description = Die Ziffern auf einem Pfeil und sein Kreis haben dieselbe Summe, und Zellen, die einander sehen, haben verschiedene Ziffern. Kandidaten, die in keiner solchen Kombination vorkommen, entfallen.
little_killer_sum = Little-Killer-Summe
    .phrase = eine Little-Killer-Summe
    .description = Die Ziffern einer Diagonale ergeben ihre Summe. Sie dürfen sich wiederholen, aber nicht in Zellen, die einander sehen. Kandidaten, die in keiner solchen Kombination vorkommen, entfallen.
zipper_totals = Reißverschluss-Summen
    .phrase = die Summen der Paare
    .description = Alle Paare einer Reißverschluss-Linie und die Zelle in ihrer Mitte haben dieselbe Summe. Was bei einem davon nicht möglich ist, ist bei keinem möglich, und Kandidaten, die eine solche Summe brauchen, entfallen.
equal_totals = Gleiche Summen
    .phrase = gleiche Summen
    .description = Die Abschnitte einer Linie oder einer Regel haben dieselbe Summe. Was bei einem davon nicht möglich ist, ist bei keinem möglich, und Kandidaten, die eine solche Summe brauchen, entfallen.
sum_line_runs = Abschnitte einer Summenlinie
    .phrase = die Abschnitte
    .description = Die Linie zerfällt in Abschnitte benachbarter Zellen, von denen jeder die Summe der Regel hat; bei einer Lunchbox haben die Ziffern zwischen der kleinsten und der größten diese Summe. Kandidaten, die in keiner solchen Aufteilung vorkommen, entfallen.
combined_sums = Verbundene Summen
    .phrase = Summen, die zusammen mehr ergeben
    .description = Summen von Regeln und Einheiten werden addiert oder voneinander abgezogen. Zellen, die in beiden vorkommen, fallen dabei weg, und es bleiben vielleicht wenige Zellen mit bekannter Summe; oder die Summe liegt nahe am Kleinsten oder Größten, das die Zellen ergeben können, weil die Ziffern einer Einheit alle verschieden sind. Kandidaten, die diese Summe nicht zulassen, entfallen.
family-sums = Summen

## Steps

bound-total = { OF($rule) } ist die Summe { $kind ->
        [is] { $total }
        [most] höchstens { $total }
       *[least] mindestens { $total }
    }.
bound-side = { OF($rule) } ist { $sides ->
        [2] die Summe
       *[other] jede Teilsumme
    } so groß wie { COUNT($cells) ->
        [one] die Ziffer in
       *[other] die von
    } { DATIVE($cells) }, also { $kind ->
        [most] höchstens
       *[least] mindestens
    } { $total }.
bound-others-most = ohne { $count ->
        [one] { $cells }
       *[other] jeweils eine von { DATIVE($cells) }
    } ist die Summe mindestens { $total }.
bound-others-least = ohne { $count ->
        [one] { $cells }
       *[other] jeweils eine von { DATIVE($cells) }
    } ist die Summe höchstens { $total }.
bound-cell-most = { $cells }{ $factor ->
        [1] { "" }
       *[other] , { $factor }-fach gezählt,
    } { COUNT($cells) ->
        [one] kann
       *[other] können jeweils
    } höchstens { $digit } sein.
bound-cell-least = { $cells }{ $factor ->
        [1] { "" }
       *[other] , { $factor }-fach gezählt,
    } { COUNT($cells) ->
        [one] muss
       *[other] müssen jeweils
    } mindestens { $digit } sein.
total-of-side = { OF($rule) } { $kind ->
        [one] ist die Summe { $totals }
        [some] ist die Summe { OR($totals) }
       *[many] liegt die Summe zwischen { $least } und { $most }
    }.
total-of-sides = mit diesen Kandidaten { $kind ->
        [one] hat { OF($rule) } jeder Teil die Summe { $totals }
        [some] kann { OF($rule) } jeder Teil nur die Summe { OR($totals) } haben
       *[many] liegt { OF($rule) } die Summe jedes Teils zwischen { $least } und { $most }
    }.
different-digits = die Ziffern sind alle verschieden, also { OR($sets) }.
only-others-make = Dafür kommen nur die anderen Kandidaten infrage.
combine-sums = zusammen, { $rules }{ COUNT($others) ->
        [0] { "" }
       *[other] { " " }ohne { $others }
    }: { $sum } = { $total }{ COUNT($cells) ->
        [0] { "" }
        [one] { " " }mit der Ziffer in { DATIVE($cells) }
       *[other] { " " }mit den Ziffern in { DATIVE($cells) }
    }.
