## Techniken

common_peers = Gemeinsame Sicht
    .phrase = gemeinsame Sicht
    .description = Eine Einheit hat wenige Plätze für eine Ziffer, und eine Zelle anderswo sieht sie alle, durch einen Schachzug oder eine andere Regel, die Zellen verschieden macht. Einer der Plätze hat die Ziffer, jene Zelle also nicht.
must_have_digit = Pflichtziffer
    .phrase = eine Pflichtziffer
    .description = Eine Linie, ein Käfig oder ein Hinweis, der ohne eine Ziffer nicht auskommt, hat sie in einer seiner Zellen. Alle Zellen, die jeden dieser Plätze sehen, verlieren sie, wie bei der Reihen-Block-Prüfung.
pair_chain = Paarkette
    .phrase = eine Paarkette
    .description = Punkte, Zeichen und kurze Linien, die zusammenhängen, werden als eine Kette gefüllt. Ein Kandidat, den keine Füllung der Kette hat, entfällt.
rule_fillings = Alle Füllungen einer Regel
    .phrase = alle Füllungen einer Regel
    .description = Eine Regel mit wenigen möglichen Füllungen lässt sich ganz durchgehen; dabei zählt auch, welche Zellen einander sehen. Ein Kandidat, den keine Füllung hat, entfällt.
rule_and_house = Regel und Einheit
    .phrase = eine Regel, die einer Einheit keinen Platz lässt
    .description = Ein Kandidat wird durch eine Regel verfolgt und weiter zu den Zellen, die die so gesetzten Ziffern sehen. Hat dann eine Einheit keinen Platz für eine Ziffer oder eine Zelle keinen Kandidaten mehr, entfällt der Kandidat.
rule_and_subset = Regel und Teilmenge
    .phrase = eine Regel, die einer Einheit zu wenig lässt
    .description = Ein Kandidat wird durch eine Regel verfolgt und weiter zu den Zellen, die die so gesetzten Ziffern sehen. Bleiben dann einigen Zellen einer Einheit weniger Ziffern, als sie Zellen sind, oder einigen Ziffern zu wenige Zellen, entfällt der Kandidat.
two_rules = Zwei Regeln
    .phrase = zwei Regeln, die eine Ziffer ausschließen
    .description = Ein Kandidat wird durch eine Regel verfolgt und weiter zu den Zellen, die die so gesetzten Ziffern sehen. Lässt sich eine zweite Regel mit dem Rest nicht mehr einhalten, entfällt der Kandidat.
two_rules_and_house = Zwei Regeln und Einheit
    .phrase = zwei Regeln, die einer Einheit keinen Platz lassen
    .description = Ein Kandidat wird durch eine Regel und dann durch eine zweite verfolgt. Hat danach eine Einheit keinen Platz für eine Ziffer oder eine Zelle keinen Kandidaten mehr, entfällt der Kandidat.
house_fillings = Alle Füllungen einer Einheit
    .phrase = alle Füllungen einer Einheit
    .description = Eine Einheit wird zusammen mit den Regeln gefüllt, die mehrere Zellen in ihr haben. Man probiert einen Kandidaten und geht durch, was die Regeln und die Einheit den anderen Zellen lassen. Bleibt nach wenigen Fällen keine Füllung übrig, entfällt der Kandidat.
two_house_fillings = Alle Füllungen zweier Einheiten
    .phrase = alle Füllungen zweier Einheiten
    .description = Zwei Einheiten, die eine Regel mit Zellen in beiden verbindet, werden zusammen gefüllt, mit allen Regeln, die dort mehrere Zellen haben. Bleibt für einen Kandidaten nach wenigen Fällen keine Füllung übrig, entfällt er.

## Schritte

why-common-peers = in { DATIVE($house) } passt { $digit } nur in { $cells }. Eine Zelle, die alle diese sieht, ist nicht { $digit }.
why-must-have = ohne { $digit } in { DATIVE($cells) } lässt sich die Regel nicht einhalten ({ $rule }). Eine dieser Zellen ist { $digit }; Zellen, die sie alle sehen, sind es nicht.
why-pair-chain = { $cells } bilden eine Kette, in der Regeln je zwei Zellen verbinden. Keine Füllung der Kette hat die übrigen Kandidaten.
why-fillings = geht man alle Füllungen von { DATIVE($cells) } durch, die die Regel erlaubt ({ $rule }), kommen einige Kandidaten nicht vor.
look-house-fillings = { $house } ({ $rules })
why-house-fillings = geht man alle Füllungen von { DATIVE($house) } durch, die die Regeln erlauben ({ $rules }), kommen einige Kandidaten nicht vor.
look-conflict = { $cell } und { $rule }
look-two-rules = { $cell }, { $rule } und { $other } ({ $cells })
why-conflict = angenommen, { $cell } ist { $digit }. Dann { $what } ({ $rule }).
why-conflict-of-two = angenommen, { $cell } ist { $digit }. Dann { $what } ({ $rule }, danach { $other } bei { $cells }).
why-two-rules = angenommen, { $cell } ist { $digit }. Dann lässt sich die Regel bei { DATIVE($cells) } nicht mehr einhalten ({ $rule }, danach { $other }).
breaks-cell = bleibt für { $cell } kein Kandidat
breaks-house = hat { $house } keinen Platz für { $digit }
breaks-cells = bleiben in { DATIVE($house) } für { $cells } zusammen nur { OR($digits) }
breaks-digits = bleiben in { DATIVE($house) } für { $digits } nur { $cells }
