## Techniques

locked_pair = Gesperrtes Paar
    .phrase = ein gesperrtes Paar
    .description = Ein nacktes Paar, dessen zwei Zellen in einem Block und zugleich in einer Linie liegen. Seine Ziffern entfallen im Rest von beiden.
locked_triple = Gesperrtes Tripel
    .phrase = ein gesperrtes Tripel
    .description = Ein nacktes Tripel, dessen drei Zellen in einem Block und zugleich in einer Linie liegen. Seine Ziffern entfallen im Rest von beiden.
naked_pair = Nacktes Paar
    .phrase = ein nacktes Paar
    .description = Zwei Zellen einer Einheit, oder zwei andere, die einander sehen, haben dieselben zwei Kandidaten und keine anderen. Jede bekommt einen davon, also entfallen beide Ziffern in allen anderen Zellen, die diese zwei sehen.
naked_triple = Nacktes Tripel
    .phrase = ein nacktes Tripel
    .description = Drei Zellen einer Einheit, oder eines Käfigs ohne doppelte Ziffern, haben zusammen nur drei Ziffern als Kandidaten; keine Zelle muss alle drei haben. Diese Ziffern gehören in diese Zellen, also entfallen sie in allen anderen Zellen, die diese drei sehen.
hidden_pair = Verstecktes Paar
    .phrase = ein verstecktes Paar
    .description = Zwei Ziffern haben in einer Einheit dieselben zwei Plätze und keine anderen. Sie füllen diese Zellen, also entfallen alle anderen Kandidaten der zwei Zellen.
hidden_triple = Verstecktes Tripel
    .phrase = ein verstecktes Tripel
    .description = Drei Ziffern haben in einer Einheit zusammen nur drei Plätze. Sie füllen diese Zellen, also entfallen alle anderen Kandidaten der drei Zellen.
naked_quadruple = Nacktes Quadrupel
    .phrase = ein nacktes Quadrupel
    .description = Vier Zellen einer Einheit, oder eines Käfigs ohne doppelte Ziffern, haben zusammen nur vier Ziffern als Kandidaten. Diese Ziffern gehören in diese Zellen, also entfallen sie in allen anderen Zellen, die diese vier sehen.
hidden_quadruple = Verstecktes Quadrupel
    .phrase = ein verstecktes Quadrupel
    .description = Vier Ziffern haben in einer Einheit zusammen nur vier Plätze. Sie füllen diese Zellen, also entfallen alle anderen Kandidaten der vier Zellen.

## Steps

why-naked-subset = in { DATIVE($house) } haben { $cells } zusammen nur die { $count } Kandidaten { $digits }. Diese Ziffern gehören in diese Zellen.
why-seen-subset = { $cells } sehen einander ({ $rules }). Sie haben zusammen nur die { $count } Kandidaten { $digits }. Diese Ziffern gehören in diese Zellen.
why-hidden-subset = in { DATIVE($house) } passen die { $count } Ziffern { $digits } nur in { $cells }. Für andere Ziffern ist dort kein Platz.
