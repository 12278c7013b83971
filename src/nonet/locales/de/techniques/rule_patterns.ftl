## Techniques

common_peers = Gemeinsam gesehene Zellen
    .phrase = gemeinsam gesehene Zellen
    .description = Eine Einheit hat wenige Plätze für eine Ziffer, und eine Zelle anderswo sieht sie alle, durch einen Schachzug oder eine andere Regel, die Zellen verschieden macht. Einer der Plätze hat die Ziffer, jene Zelle also nicht.
must_have_digit = Pflichtziffer
    .phrase = eine Pflichtziffer
    .description = Eine Linie, ein Käfig oder ein Hinweis, der ohne eine Ziffer nicht auskommt, hat sie in einer seiner Zellen. Alle Zellen, die jeden dieser Plätze sehen, verlieren sie, wie bei gesperrten Kandidaten.
polarity_colouring = Polaritätsfärbung
    .phrase = eine Polaritätsfärbung
    .description = Whispers-Linien, V und X und andere Regeln sagen, dass von zwei Zellen eine niedrig und die andere hoch ist oder beide gleich sind. Zellen, die so zusammenhängen, bekommen zwei Farben: Eine ist niedrig, die andere hoch. Lässt eine der beiden Möglichkeiten einer Zelle, einer Einheit oder einer Regel nichts, gilt die andere. Zellen einer Einheit, deren niedrige oder hohe Ziffern alle in gefärbte Zellen gehen, verlieren diese.
parity_colouring = Paritätsfärbung
    .phrase = eine Paritätsfärbung
    .description = Paritätslinien, Punkte, Zeichen und Summen mit bekanntem Wert sagen, dass von zwei Zellen eine gerade und die andere ungerade ist oder beide gleich sind. Zellen, die so zusammenhängen, bekommen zwei Farben: Eine ist gerade, die andere ungerade. Lässt eine der beiden Möglichkeiten einer Zelle, einer Einheit oder einer Regel nichts, gilt die andere. Zellen einer Einheit, deren gerade oder ungerade Ziffern alle in gefärbte Zellen gehen, verlieren diese.
modular_colouring = Restefärbung
    .phrase = eine Restefärbung
    .description = Zellen, deren Reste beim Teilen durch 3 einander bestimmen, etwa die einer Modulo-Linie, bekommen eine Farbe für jeden Rest. Alle Möglichkeiten, die Reste auf die Farben zu verteilen, werden durchgegangen: Lässt eine davon einer Zelle, einer Einheit oder einer Regel nichts, entfällt sie, und mit ihr die Ziffern, die keine andere hat.
entropic_colouring = Entropiefärbung
    .phrase = eine Entropiefärbung
    .description = Zellen, die niedrig, mittel oder hoch sind, wie andere es bestimmen, etwa die einer Entropie-Linie, bekommen eine Farbe für jede Art. Alle Möglichkeiten, die Arten auf die Farben zu verteilen, werden durchgegangen: Lässt eine davon einer Zelle, einer Einheit oder einer Regel nichts, entfällt sie, und mit ihr die Ziffern, die keine andere hat.
pair_chain = Paarkette
    .phrase = eine Paarkette
    .description = Punkte, Zeichen und kurze Linien, die zusammenhängen, oder Zellenpaare in einer Einheit werden als ein Muster gefüllt, etwa 1-2-4-8 entlang dreier schwarzer Punkte. Ein Kandidat, den keine Füllung hat, entfällt, und ebenso eine Ziffer in einer Zelle, die sie in jeder Füllung sieht.
rule_fillings = Alle Füllungen einer Regel
    .phrase = alle Füllungen einer Regel
    .description = Eine Regel mit wenigen möglichen Füllungen lässt sich ganz durchgehen; dabei zählt auch, welche Zellen einander sehen. Ein Kandidat, den keine Füllung hat, entfällt.
rule_and_house = Regel und Einheit
    .phrase = einen Konflikt einer Regel mit einer Einheit
    .description = Ein Kandidat wird durch eine Regel verfolgt und weiter zu den Zellen, die die so gesetzten Ziffern sehen. Hat dann eine Einheit keinen Platz für eine Ziffer oder eine Zelle keinen Kandidaten mehr, entfällt der Kandidat.
rule_locked_digit = Gesperrte Ziffer durch Regeln
    .phrase = eine durch Regeln gesperrte Ziffer
    .description = Eine Einheit, oder eine Regel, die ohne eine Ziffer nicht auskommt, hat sie in einer von wenigen Zellen. Liegen diese alle in einer Einheit oder Regel, in der die Ziffer höchstens einmal vorkommt, entfällt sie in deren übrigen Zellen, wie bei gesperrten Kandidaten. Auch eine Zelle, die sie alle ausschließt, zum Teil durch Regeln, verliert sie.
-rule-fish = Damit sind diese vergeben, und ihre übrigen Zellen verlieren die Ziffer. Gibt es weitere Plätze, die Flossen, so verliert sie eine Zelle, die alle Flossen ausschließt.
rule_x_wing = X-Wing aus Regeln
    .phrase = einen X-Wing aus Regeln
    .description = Zwei Einheiten oder Regeln kommen ohne eine Ziffer nicht aus und haben dafür keine gemeinsame Zelle. Alle Plätze liegen in zwei Einheiten oder Regeln, in denen sie höchstens einmal vorkommt, etwa einem Thermometer oder einem Käfig. { -rule-fish }
rule_swordfish = Schwertfisch aus Regeln
    .phrase = einen Schwertfisch aus Regeln
    .description = Drei Einheiten oder Regeln kommen ohne eine Ziffer nicht aus, und ihre Plätze dafür liegen in drei Einheiten oder Regeln, in denen sie höchstens einmal vorkommt. { -rule-fish }
rule_jellyfish = Qualle aus Regeln
    .phrase = eine Qualle aus Regeln
    .description = Vier Einheiten oder Regeln kommen ohne eine Ziffer nicht aus, und ihre Plätze dafür liegen in vier Einheiten oder Regeln, in denen sie höchstens einmal vorkommt. { -rule-fish }
rule_and_subset = Regel und Teilmenge
    .phrase = einen Konflikt einer Regel mit einer Teilmenge
    .description = Ein Kandidat wird durch eine Regel verfolgt und weiter zu den Zellen, die die so gesetzten Ziffern sehen. Bleiben dann einigen Zellen einer Einheit weniger Ziffern, als es Zellen sind, oder einigen Ziffern zu wenige Zellen, entfällt der Kandidat.
two_rules = Zwei Regeln
    .phrase = einen Konflikt zweier Regeln
    .description = Ein Kandidat wird durch eine Regel verfolgt und weiter zu den Zellen, die die so gesetzten Ziffern sehen. Lässt sich eine zweite Regel mit dem Rest nicht mehr einhalten, entfällt der Kandidat.
two_rules_and_house = Zwei Regeln und Einheit
    .phrase = einen Konflikt zweier Regeln mit einer Einheit
    .description = Ein Kandidat wird durch eine Regel und dann durch eine zweite verfolgt. Hat danach eine Einheit keinen Platz für eine Ziffer oder eine Zelle keinen Kandidaten mehr, entfällt der Kandidat.
house_fillings = Alle Füllungen einer Einheit
    .phrase = alle Füllungen einer Einheit
    .description = Eine Einheit wird zusammen mit den Regeln gefüllt, die mehrere Zellen in ihr haben. Nimm einen Kandidaten an und gehe durch, was die Regeln und die Einheit den anderen Zellen lassen. Bleibt nach wenigen Fällen keine Füllung übrig, entfällt der Kandidat.
two_house_fillings = Alle Füllungen zweier Einheiten
    .phrase = alle Füllungen zweier Einheiten
    .description = Zwei Einheiten, die eine Regel mit Zellen in beiden verbindet, werden zusammen gefüllt, mit allen Regeln, die dort mehrere Zellen haben. Bleibt für einen Kandidaten nach wenigen Fällen keine Füllung übrig, entfällt er.

## Steps

why-common-peers = in { DATIVE($house) } passt die { $digit } nur in { $cells }.
sees-all = { $cells } { COUNT($cells) ->
        [one] sieht
       *[other] sehen jeweils
    } all diese Zellen.
sees-by-rules = { $cells } { COUNT($cells) ->
        [one] sieht
       *[other] sehen jeweils
    } all diese Zellen, zum Teil durch eine Regel ({ $rules }).
why-must-have = { NOMINATIVE($rule) } braucht die { $digit }, und nur in { DATIVE($cells) } hat sie Platz. Zellen, die all diese Plätze sehen, können also keine { $digit } sein.
why-pair-chain = je zwei von { DATIVE($cells) } sind verbunden ({ $rules }).
can-only-be = in dieser Reihenfolge sind nur { OR($fillings) } möglich.
no-filling = wie sie auch gefüllt werden: { $never }.
why-fillings = wie auch immer { $cells } nach der Regel „{ $rule }“ gefüllt { COUNT($cells) ->
        [one] wird
       *[other] werden
    }: { $never }.
look-house-fillings = { $house } ({ $rules })
why-house-fillings = wie auch immer { $house } gefüllt { COUNT($house) ->
        [one] wird
       *[other] werden
    }, sodass die Regeln gelten ({ $rules }): { $never }.
fish-rule = { $rule } ({ $cells })
fish-look = die { $digit } hier: { $rules }
fish-needs = { COUNT($rules) ->
        [one] eine { $digit } ist hier nötig
       *[other] je eine { $digit } ist hier nötig
    }: { $rules }.
fish-places = { COUNT($others) ->
        [one] alle Plätze für die { $digit } liegen hier, wo sie höchstens einmal vorkommt: { $others }. Also entfällt sie dort in den übrigen Zellen.
       *[other] alle Plätze für die { $digit } liegen hier, wo sie je höchstens einmal vorkommt: { $others }. Also entfällt sie dort in den übrigen Zellen.
    }
fish-excludes = mit einer { $digit } in { DATIVE($gone) } passt sie nicht mehr in { $fins }{ COUNT($rules) ->
        [0] { "" }
       *[other] { " " }(zum Teil durch { $rules })
    }.
fish-none-left = dort bleibt kein anderer Platz.
fish-too-few = { COUNT($others) ->
        [one] alle anderen Plätze für die { $digit } dort liegen hier, wo sie höchstens einmal vorkommt: { $others }. Das ist einer zu wenig.
       *[other] alle anderen Plätze für die { $digit } dort liegen hier, wo sie je höchstens einmal vorkommt: { $others }. Das ist einer zu wenig.
    }
look-conflict = { $cell } und die Regel „{ $rule }“
look-two-rules = { $cell } und die Regeln „{ $rule }“ ({ $own }) und „{ $other }“ ({ $cells })
why-conflict = angenommen, { $cell } ist eine { $digit }. Dann { $what } ({ $rule }).
why-conflict-of-several = angenommen, { $cell } ist eine { $digit }. Dann { $what } ({ $rule } in { DATIVE($own) }).
why-conflict-of-two = angenommen, { $cell } ist eine { $digit }. Dann { $what } ({ $rule } in { DATIVE($own) }, danach { $other } in { DATIVE($cells) }).
why-two-rules = angenommen, { $cell } ist eine { $digit }. Dann lässt sich nach der Regel „{ $rule }“ ({ $own }) die Regel „{ $other }“ in { DATIVE($cells) } nicht mehr einhalten.
breaks-cell = bleibt für { $cell } kein Kandidat
breaks-house = hat { $house } keinen Platz für die { $digit }
breaks-cells = { COUNT($digits) ->
        [one] bleibt
       *[other] bleiben
    } in { DATIVE($house) } für { $cells } zusammen nur { COUNT($digits) ->
        [one] die { $digits }
       *[other] { $digits }
    }
breaks-digits = { COUNT($cells) ->
        [one] bleibt
       *[other] bleiben
    } in { DATIVE($house) } für { $digits } nur { $cells }

## Steps: cases

case = mit { OR($fillings) } in { DATIVE($cells) } gilt: { CAPITAL($what) }.
case-alone = dann gilt: { CAPITAL($what) }.
case-no-candidate = { $cell } hat keinen Kandidaten mehr
case-no-place = { $house } hat keinen Platz für die { $digit }
case-not-allowed = { $left }, und damit lässt sich die Regel „{ $rule }“ nicht einhalten
case-broken = die Regel „{ $rule }“ lässt sich nicht einhalten
case-leaves = nach der Regel „{ $rule }“ bleibt nur: { $left }
cases-counted = dann lassen sich { $cells } auf { $count } Arten füllen ({ $rules }), und keine davon lässt dem Rest genug.
suppose-one = nimm zum Beispiel an, { $cell } ist eine { $digit }.
why-pairs-in-house = in { DATIVE($house) } sind je zwei von { DATIVE($cells) } verbunden ({ $rules }).
seen-in-fillings = wie sie auch gefüllt werden: { $cells } { COUNT($cells) ->
        [one] sieht
       *[other] sehen jeweils
    } dort { COUNT($digits) ->
        [one] die { $digits }
       *[other] { $digits }
    }.
kinds-joined = Zellen eines Buchstabens sind { $technique ->
        [polarity_colouring] alle niedrig oder alle hoch
        [parity_colouring] alle ungerade oder alle gerade
        [modular_colouring] alle von einem Rest beim Teilen durch 3
       *[entropic_colouring] alle niedrig, alle mittel oder alle hoch
    }{ $count ->
        [1] { "" }
       *[other] { " " }und verschiedene Buchstaben, die zusammenhängen, verschieden
    } ({ $rules }): { $groups }.
coloured-cells = { $letter } ({ $cells })
kind-is = { $letter } { $kind ->
        [low] ist niedrig
        [middle] ist mittel
        [high] ist hoch
        [odd] ist ungerade
        [even] ist gerade
       *[remainder] hat den Rest { $number }
    }
suppose-kinds = angenommen, { $state }. Dann { $what }.
kinds-left = es bleibt: { $state }.
one-of-cells = eine von { DATIVE($cells) }
kinds-taken = { COUNT($digits) ->
        [one] geht die { $digits } in { DATIVE($house) }
       *[other] gehen { $digits } in { DATIVE($house) } alle
    } in { $cells }
kinds-of-house = in { DATIVE($house) } { COUNT($digits) ->
        [one] geht die { $digits }
       *[other] gehen { $digits }
    } in { $cells }.
breaks-rule = lässt sich die Regel „{ $rule }“ nicht mehr einhalten
