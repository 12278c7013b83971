## Techniques

cage_combinations = Käfig-Kombinationen
    .phrase = die möglichen Kombinationen
    .description = Nur wenige Mengen verschiedener Ziffern ergeben die Summe eines Käfigs. Ein Kandidat entfällt, wenn er in keiner der noch möglichen Mengen vorkommt oder wenn er den anderen Ziffern seiner Mengen keinen Platz lässt.
innies = Innies
    .phrase = Innies
    .description = Jede Einheit hat dieselbe Summe, im 9×9-Gitter 45, und so auch mehrere Einheiten zusammen. Was davon nach Abzug der Käfige darin übrig bleibt, ist die Summe der übrigen Zellen.
outies = Outies
    .phrase = Outies
    .description = Käfige, die ganze Einheiten überdecken, haben eine größere Summe als diese: 45 je Einheit im 9×9-Gitter. Die Differenz ist die Summe ihrer Zellen außerhalb.
innies_and_outies = Innies und Outies
    .phrase = Innies und Outies
    .description = Käfige überdecken einige Einheiten bis auf wenige Zellen und haben selbst wenige Zellen außerhalb. Aus den Summen der Einheiten und der Käfige folgt die Differenz zwischen den Zellen innen und außen.
hidden_cage = Versteckter Käfig
    .phrase = einen versteckten Käfig
    .description = Die Zellen einer Einheit außerhalb ihrer Käfige ergeben den Rest der Summe. Sie sind alle verschieden, bilden also selbst einen Käfig mit eigenen Kombinationen.
cage_splitting = Geteilter Käfig
    .phrase = einen geteilten Käfig
    .description = Der Rest der Summe einiger Einheiten liegt in einem Käfig, der nur zum Teil darin liegt. Damit ist die Summe seiner beiden Teile bekannt, und jeder hat eigene Kombinationen.
cage_overlap = Käfig und Einheit
    .phrase = die Überschneidung mit einer Einheit
    .description = Eine Ziffer, die in allen Kombinationen eines Käfigs vorkommt, steht auf einem ihrer Plätze darin und entfällt in allen Zellen, die diese sehen. Umgekehrt gehören Ziffern, die in einer Einheit nur in einem Käfig Platz haben, zu diesem Käfig, und seine Kombinationen ohne sie entfallen.
cage_conflict = Käfig-Konflikt
    .phrase = einen Käfig-Konflikt
    .description = Eine Kombination eines Käfigs nimmt ihre Ziffern allen Zellen, die deren Plätze im Käfig sehen. Bliebe dadurch eine Zelle ohne Kandidaten, zwei Zellen mit nur einem gemeinsamen Kandidaten oder eine Einheit ohne Platz für eine Ziffer, so entfällt die Kombination.
killer_pair = Killer-Paar
    .phrase = ein Killer-Paar
    .description = Alle Kombinationen eines Käfigs enthalten eine von zwei Ziffern, und eine Zelle, die deren Plätze sieht, hat nur diese beiden, oder ein zweiter Käfig braucht ebenfalls eine davon. Zusammen verbrauchen sie beide Ziffern, die in allen anderen Zellen entfallen, die sie sehen.
killer_triple = Killer-Tripel
    .phrase = ein Killer-Tripel
    .description = Käfige, die einige von drei Ziffern brauchen, und Zellen, die nur diese haben, verbrauchen zusammen alle drei. Jede steht genau einmal darin und entfällt in allen anderen Zellen, die ihre Plätze sehen.
set_equivalence = Gleiche Mengen von Einheiten
    .phrase = gleiche Mengen von Einheiten
    .description = Mehrere Zeilen, Spalten, Regionen und andere Einheiten haben zusammen jede Ziffer so oft, wie es Einheiten sind. Also stehen in den Zellen, die nur zu einer von zwei solchen Mengen gehören, dieselben Ziffern wie in denen, die nur zur anderen gehören. Muss der eine Rest eine Ziffer so oft haben, wie der andere sie höchstens haben kann, so steht sie genau so oft darin.
phistomefel_ring = Phistomefel-Ring
    .phrase = den Phistomefel-Ring
    .description = Vier Spalten haben dieselben Ziffern wie zwei Zeilen und zwei Blöcke. Ohne die gemeinsamen Zellen stehen also in den 16 Zellen der Ecken des Gitters dieselben Ziffern wie im Ring der 16 Zellen um den mittleren Block. Andere Zeilen, Spalten und Blöcke ergeben weitere solche Paare. Muss die eine der beiden Mengen eine Ziffer so oft haben, wie die andere sie höchstens haben kann, so steht sie genau so oft darin.
digit_sets = Ziffernmengen
    .phrase = Ziffernmengen
    .description = Kandidaten, die in keiner Ziffernmenge vorkommen, mit der sich die Regel einhalten lässt, entfallen.
family-cages = Käfige

## Steps: combinations

combinations = mit diesen Kandidaten kann { NOMINATIVE($rule) } nur { OR($sets) } sein.
combinations-counted = mit diesen Kandidaten sind { $count } Kombinationen { OF($rule) } möglich.
combinations-left = also kann { NOMINATIVE($rule) } nur { OR($sets) } sein.
combinations-left-counted = also sind noch { $count } Kombinationen { OF($rule) } möglich.
in-no-combination = { $count ->
        [one] darin kommt keine { OR($digits) } vor.
       *[other] in keiner davon kommt eine { OR($digits) } vor.
    }
no-cells-for-others = mit einer { OR($digits) } in { DATIVE($cells) } hätten die übrigen Ziffern in den anderen Zellen keinen Platz.

## Steps: rule of 45

hidden-cage = der versteckte Käfig mit Summe { $total } in { DATIVE($cells) }
    .dative = dem versteckten Käfig mit Summe { $total } in { DATIVE($cells) }
    .of = beim versteckten Käfig mit Summe { $total } in { DATIVE($cells) }
cells-of-houses = { $cells } sowie die Summe von { DATIVE($houses) }
total-of-houses = { $houses } { $count ->
        [one] hat
       *[other] haben zusammen
    } die Summe { $total }.
total-of-rules = { $count ->
        [one] { $kind ->
            [cages] der Käfig dort
           *[rules] die Regel dort
        } ergibt { $total }
       *[other] die { $kind ->
            [cages] Käfige
           *[rules] Regeln
        } dort ergeben { $sums } = { $total }
    }{ $outside ->
        [0] { "" }
       *[other] , zum Teil außerhalb in { DATIVE($cells) }
    }.
known-inside = { $cells } { COUNT($cells) ->
        [one] ist eine
       *[other] ergeben zusammen
    } { $total }.
known-outside = außerhalb { COUNT($cells) ->
        [one] ist { $cells } eine
       *[other] ergeben { $cells } zusammen
    } { $total }.
left-inside = der Rest, { $total }, { $count ->
        [one] steht in { DATIVE($cells) }
       *[other] ist die Summe von { DATIVE($cells) }
    }.
left-outside = das sind { $total } zu viel: { $count ->
        [one] Sie stehen außerhalb in { DATIVE($cells) }
       *[other] So groß ist die Summe von { DATIVE($cells) } außerhalb
    }.
left-between = { $more ->
        [same] also haben { $cells } und { $outside } dieselbe Summe.
        [more] also ist die Summe von { DATIVE($cells) } um { $total } größer als die von { DATIVE($outside) }.
       *[less] also ist die Summe von { DATIVE($cells) } um { $total } kleiner als die von { DATIVE($outside) }.
    }
part-outside = diese Zellen gehören zu { DATIVE($rule) }. Der Rest dieser Summe, { $total }, steht außerhalb in { DATIVE($cells) }.
that-is-only = das kann nur { OR($sets) } sein.
only-others-allow = Dafür kommen nur die anderen Kandidaten infrage.

## Steps: overlaps, conflicts and subsets

needed-by-cage = { OF($rule) } { COUNT($sets) ->
        [0] enthält jede Kombination die { $digits }
        [one] ist nur { $sets } möglich, mit der { $digits }
       *[other] enthält jede Kombination die { $digits }: { $sets }
    }.
needed-in-house = { $count ->
        [one] ihr Platz dort, { $cells }, liegt
       *[other] ihre Plätze dort, { $cells }, liegen alle
    } in { DATIVE($houses) }.
needed-and-seen = sie steht dort in { OR($cells) }, und keine Zelle, die { $count ->
        [one] diese sieht
       *[other] alle diese sieht
    }, kann sie ebenfalls haben.
claimed-by-cage = { $house } hat für die { $digits } nur in { DATIVE($cells) } Platz, und { COUNT($cells) ->
        [one] diese Zelle gehört
       *[other] diese Zellen gehören
    } zu { DATIVE($rule) }.
if-cage = { $first ->
        [yes] mit { $set } in { DATIVE($cage) }
       *[no] mit { $set }
    }
conflict-in-house = { if-cage } hätte { $house } { $count ->
        [one] keinen Platz für die { $digits }.
       *[other] nur eine Zelle für { $digits }.
    }
conflict-in-cells = { if-cage } { $count ->
        [one] hätte { $cells } keinen Kandidaten mehr.
       *[other] hätten { $cells } nur noch die { OR($digits) }.
    }
needed-now = alle davon enthalten { $digits }, also { COUNT($digits) ->
        [one] entfällt diese Ziffer
       *[other] entfallen diese Ziffern
    } in den Zellen, die alle Plätze dort sehen.
cell-has-one = { $cells } kann nur eine { OR($digits) } sein.
cage-has-some = { OF($rule) } { COUNT($sets) ->
        [0] enthält jede Kombination { $count ->
            [one] eine
           *[other] { $count }
        } der Ziffern { $digits }
        [one] ist nur { $sets } möglich, mit { $count ->
            [one] einer
           *[other] { $count }
        } der Ziffern { $digits }
       *[other] enthält jede Kombination { $count ->
            [one] eine
           *[other] { $count }
        } der Ziffern { $digits }: { $sets }
    }.
used-up = also sind { $digits } in { DATIVE($cells) } verbraucht, jede genau einmal.
cells-of-digits = { $cells } mit den Ziffern { $digits }
conflict-in-cage = { if-cage } bliebe { OF($rule) } keine Kombination übrig.

## Steps: equal sets of houses

cells-of-sets = { $cells } sowie { $others }
same-digits = { $lines } haben dieselben Ziffern wie { $regions }.
same-digits-beside = außer in den gemeinsamen Zellen stehen also in { DATIVE($cells) } dieselben Ziffern wie in { DATIVE($others) }, jede gleich oft.
more-digits = { $lines } haben jede Ziffer einmal öfter als { $regions }.
more-digits-beside = außer in den gemeinsamen Zellen stehen also in { DATIVE($cells) } die Ziffern von { DATIVE($others) } und jede Ziffer noch einmal.
all-digits-beside = außer in den gemeinsamen Zellen steht also in { DATIVE($cells) } jede Ziffer einmal.
equal-no-place = in { DATIVE($cells) } ist kein Platz für eine { OR($digits) }.
equal-least = in { DATIVE($others) } steht die { $digit } mindestens { equal-times }: { CAPITAL($why) }.
equal-most = in { DATIVE($cells) } steht die { $digit } höchstens { equal-times }: { CAPITAL($why) }.
equal-times = { $count ->
        [1] einmal
        [2] zweimal
        [3] dreimal
       *[other] { $count }-mal
    }
equal-placed = { $cells } { COUNT($cells) ->
        [one] hat
       *[other] haben
    } sie schon
equal-needs = { $house } hat nur in { DATIVE($cells) } Platz für sie
equal-one = höchstens eine von { DATIVE($cells) } in { DATIVE($house) } kann sie haben
equal-one-seen = höchstens eine von { DATIVE($cells) }, die einander sehen, kann sie haben
equal-place = ein Platz ist { $cells }
equal-exact = also steht die { $digit } dort genau so oft.
equal-each = { $count ->
        [1] also steht in { DATIVE($cells) } eine { $digit }.
       *[other] jede dieser Gruppen hat also eine { $digit }: { $parts }.
    }
