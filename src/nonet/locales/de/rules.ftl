## The grid

grid-normal = Es gelten die üblichen Sudoku-Regeln.
grid-boxes = Es gelten die üblichen Sudoku-Regeln: Jede Zeile, jede Spalte und jeder Block enthält die Ziffern von 1 bis { $size } je einmal.
grid-jigsaw = Es gelten die üblichen Regeln für unregelmäßige Sudokus: Jede Zeile, jede Spalte und jede umrandete Region enthält die Ziffern von 1 bis { $size } je einmal.
grid-latin = Jede Zeile und jede Spalte enthält die Ziffern von 1 bis { $size } je einmal; Blöcke gibt es nicht.
grid-digits-boxes = Jede Zelle enthält eine Ziffer von { $first } bis { $last }; keine steht zweimal in derselben Zeile, Spalte oder im selben Block.
grid-digits-jigsaw = Jede Zelle enthält eine Ziffer von { $first } bis { $last }; keine steht zweimal in derselben Zeile, Spalte oder umrandeten Region.
grid-digits-latin = Jede Zelle enthält eine Ziffer von { $first } bis { $last }; keine steht zweimal in derselben Zeile oder Spalte.
grid-digits-free = Jede Zelle enthält eine Ziffer von { $first } bis { $last }; keine steht zweimal in einer Einheit des Gitters.

## Lines

rule-thermometer = Auf einem Thermometer werden die Ziffern vom Kolben aus immer größer.
rule-slow_thermometer = Auf einem hohlen Thermometer werden die Ziffern vom Kolben aus nie kleiner; sie dürfen gleich bleiben.
rule-arrow-circle = Die Ziffern auf einem Pfeil ergeben zusammen die Ziffer in seinem Kreis.
rule-arrow-pill = Die Ziffern auf einem Pfeil ergeben zusammen die Zahl in der Kapsel, an der er beginnt; sie wird von oben oder von links gelesen.
rule-arrow-pill_order = Die Ziffern auf einem Pfeil ergeben zusammen die Zahl in der Kapsel, an der er beginnt; die in { $cells } wird in dieser Reihenfolge gelesen.
rule-double_arrow = Die Ziffern auf einer Doppellinie haben dieselbe Summe wie die beiden Ziffern in den Kreisen an ihren Enden.
rule-whisper_line-german = Benachbarte Ziffern auf einer German-Whispers-Linie (grün, kurz gestrichelt) unterscheiden sich um mindestens 5.
rule-whisper_line-dutch = Benachbarte Ziffern auf einer Dutch-Whispers-Linie (orange, lang gestrichelt) unterscheiden sich um mindestens 4.
rule-whisper_line-other = Benachbarte Ziffern auf einer grünen Linie mit ≥{ $difference } unterscheiden sich um mindestens { $difference }.
rule-renban_line = Eine Renban-Linie (rosa, gepunktet) enthält aufeinanderfolgende Ziffern ohne Wiederholung in beliebiger Reihenfolge.
rule-nabner_line = Auf einer Nabner-Linie (gelb) sind keine zwei Ziffern gleich oder aufeinanderfolgend, auch nicht, wenn sie auf der Linie weit auseinanderliegen.
rule-between_line = Die Ziffern auf einer Linie zwischen zwei Kreisen liegen zwischen den Ziffern in den Kreisen und sind keiner davon gleich.
rule-lockout_line = Die Ziffern in den Rauten an den Enden einer Lockout-Linie unterscheiden sich um mindestens { $difference }; die Ziffern auf der Linie liegen außerhalb des Bereichs von der einen bis zur anderen und sind keiner von beiden gleich.
rule-palindrome_line = Ein Palindrom (schmale graue Linie) liest sich in beiden Richtungen gleich.
rule-zipper_line = Auf einer Reißverschluss-Linie (violett, mit Mittellinie) haben je zwei Ziffern, die gleich weit von der Mitte entfernt sind, immer dieselbe Summe; gibt es eine mittlere Zelle, so enthält sie diese Summe.
rule-region_sum_line = { $regions ->
        [boxes] Blockgrenzen
       *[regions] Regionsgrenzen
    } teilen eine blaue Linie in Abschnitte mit gleicher Summe; kehrt die Linie in { $regions ->
        [boxes] einen Block
       *[regions] eine Region
    } zurück, beginnt ein neuer Abschnitt.
rule-sum_line-line = Eine hohle braune Linie mit einer Zahl lässt sich in Abschnitte teilen, von denen jeder diese Summe hat.
rule-sum_line-loop = Eine hohle braune Schleife mit einer Zahl lässt sich, von einer ihrer Zellen aus, in Abschnitte teilen, von denen jeder diese Summe hat.
rule-modular_line = Je { $modulus } aufeinanderfolgende Zellen einer Modulo-Linie (türkis, Striche und Punkte{ $modulus ->
        [3] { "" }
       *[other] , mit mod { $modulus }
    }) enthalten Ziffern, die beim Teilen durch { $modulus } verschiedene Reste lassen.
rule-entropic_line = Je drei aufeinanderfolgende Zellen einer Entropie-Linie (lachsrot, Punkte in Gruppen) enthalten eine niedrige ({ $low }), eine mittlere ({ $middle }) und eine hohe ({ $high }) Ziffer.
rule-parity_line = Auf einer Paritätslinie (rot) wechseln sich gerade und ungerade Ziffern ab.
rule-same_difference_line = Auf einer Gleichschritt-Linie (braun, kurze und lange Striche) haben je zwei benachbarte Ziffern dieselbe Differenz, die auch 0 sein darf; auf anderen Linien darf es eine andere sein.
rule-arithmetic_line = Auf einer Arithmetik-Linie (grau, feine Punkte) bilden die Ziffern eine arithmetische Folge: Der Schritt von Zelle zu Zelle ist immer derselbe, aufwärts, abwärts oder 0.
rule-fibonacci_line = Auf einer Fibonacci-Linie (golden, mit einer Raute am Anfang) ist jede Ziffer ab der dritten die Summe der beiden vor ihr.
rule-xvxv_line = Benachbarte Ziffern auf einer XVXV-Linie (blau, Striche in Paaren) ergeben zusammen 5 oder 10.
rule-product_arrow-circle = Das Produkt der Ziffern auf einem violetten gestrichelten Pfeil ist die Ziffer in seinem Kreis.
rule-product_arrow-pill = Das Produkt der Ziffern auf einem violetten gestrichelten Pfeil ist die Zahl in der Kapsel, an der er beginnt; sie wird von oben oder von links gelesen.
rule-product_arrow-pill_order = Das Produkt der Ziffern auf einem violetten gestrichelten Pfeil ist die Zahl in der Kapsel, an der er beginnt; die in { $cells } wird in dieser Reihenfolge gelesen.
rule-average_arrow-circle = Die Ziffer im Kreis eines gepunkteten türkisen Pfeils ist der Durchschnitt der Ziffern auf ihm.
rule-unknown_circle = Die Ziffer in einem der gestrichelten Kreise an den Enden einer Linie ist die Summe aller anderen auf ihr.
rule-value_index = Ist X die erste und Y die zweite Ziffer einer gestrichelten Linie, die in einem Quadrat beginnt, so steht Y Zellen nach der zweiten wieder X.
rule-lunchbox = Auf einem breiten braunen Band wiederholt sich keine Ziffer; die Ziffern, die auf ihm zwischen der kleinsten und der größten stehen, haben die angegebene Summe.
rule-regex = Die Ziffern auf einer Linie mit dem Buchstaben { $letter }, in Pfeilrichtung gelesen, entsprechen dem regulären Ausdruck { $pattern }.
rule-state_machine = Die Ziffern auf der Linie mit dem Buchstaben { $letter }, in Pfeilrichtung gelesen, folgen einer eigenen Regel{ $title ->
        [none] .
       *[other] : { $title }.
    }
own-place = { $title ->
        [none] { $cells }
       *[other] „{ $title }“ ({ $cells })
    }
rule-roles = { $each ->
        [one] In jeder Zeile, jeder Spalte und jeder Region hat { $each } Zelle
       *[other] In jeder Zeile, jeder Spalte und jeder Region haben { $each } Zellen
    } die Rolle { $role } von { $layer }{ $once ->
        [yes] ; zusammen enthalten sie jede Ziffer einmal
       *[no] {""}
    }.
rule-indexers = Die Ziffer einer Zelle mit der Rolle { $role } von { $layer } ist der Platz in { $along ->
        [row] ihrer Zeile
        [column] ihrer Spalte
       *[box] ihrem Block
    }, an dem { $to ->
        [0] eine Zelle den Platz der ersten enthält
       *[other] eine Zelle mit der Rolle { $to } liegt
    }.
rule-second_digits = Jede Zeile, jede Spalte und jede Region enthält jede Ziffer von { $first } bis { $last } einmal: Manche Zellen enthalten zwei davon.
rule-values = Als was die Ziffer d einer Zelle zählt ({ $layer }), hängt von ihrer Rolle in { $by } ab: { $forms }.
rule-tally_line = { $form ->
        [own] Entlang { own-place }, in dieser Reihenfolge gelesen,
       *[letter] Auf einer Linie mit dem Buchstaben { $letter }, in Pfeilrichtung gelesen,
    } ist { $counted ->
        [none] die laufende Summe
       *[other] die laufende Anzahl der Ziffern { $counted }
    } { $when ->
        [end] am Ende
        [always] immer
       *[never] nie
    } { $relation ->
        [exactly] { $value }
        [at-least] { $value } oder mehr
        [at-most] { $value } oder weniger
       *[multiple] ein Vielfaches von { $value }
    }.

## Cages and groups of cells

rule-killer_cage-sum = Die Ziffern in einem Käfig wiederholen sich nicht und ergeben zusammen die Zahl in seiner Ecke.
rule-killer_cage-free = In einem Käfig ohne Zahl wiederholt sich keine Ziffer.
rule-all_different-region = Jede schattierte Zusatzregion enthält die Ziffern von { $first } bis { $size } je einmal.
rule-all_different-cells = In einer Gruppe schattierter, umrandeter Zellen wiederholt sich keine Ziffer.
rule-sum = Die Ziffern in einer gepunkteten Umrandung ergeben zusammen die Zahl nach dem =; sie dürfen sich wiederholen.
rule-sum-factors = Für die Ziffern in den mit { $letter } umrandeten Zellen gilt { $sum }.
rule-rellik_cage = In einem Käfig mit ≠ wiederholt sich keine Ziffer; weder eine einzelne Ziffer noch die Summe mehrerer Ziffern in ihm ist gleich seiner Zahl.
rule-equality_cage = In einem Käfig mit = wiederholt sich keine Ziffer; er enthält gleich viele ungerade wie gerade und gleich viele niedrige ({ $low }) wie hohe ({ $high }) Ziffern{ $odd ->
        [yes] , aber keine { $middle }
       *[no] { "" }
    }.
rule-look_and_say = In einem Käfig mit Angaben wie 2×3 steht die Ziffer nach dem × genau so oft, wie die Zahl davor sagt; für andere Ziffern gilt nichts.
rule-quadruple = Die Ziffern in einem Kreis an der Ecke von vier Zellen (oder an einer gepunkteten grauen Umrandung) stehen in diesen Zellen mindestens so oft wie angegeben.
rule-contains_exactly = Die Ziffern nach einem = in einem gestrichelten Kreis an der Ecke von vier Zellen (oder an einer gepunkteten violetten Umrandung) stehen in diesen Zellen genau so oft wie angegeben.
rule-same_digits = Grün umrandete Gruppen mit demselben Buchstaben enthalten dieselben Ziffern, jede gleich oft und in beliebiger Reihenfolge.
rule-same_set = Alle Zeilen, Spalten und Regionen enthalten dieselben Ziffern, obwohl es mehr Ziffern gibt, als jede Zellen hat.
rule-equal_sum = Orange und lang gestrichelt umrandete Gruppen mit demselben Buchstaben haben dieselbe Summe.
rule-equal_cages = In einem Käfig mit grauen Strichen und Punkten wiederholt sich keine Ziffer; solche mit demselben Buchstaben haben dieselbe Summe.
rule-bounded_cage = In einem Käfig mit schwarzen Strichen und Punkten wiederholt sich keine Ziffer; ihre Summe liegt in den angegebenen Grenzen.
rule-number_cage = In einem Käfig mit blauen Strichen und Punkten wiederholt sich keine Ziffer; zeilenweise von links gelesen sind sie ein Vielfaches der Zahl vor dem ×.
rule-multi_sum_cage = In einem Käfig mit kurzen schwarzen Strichen in Paaren wiederholt sich keine Ziffer; ihre Summe ist eine der angegebenen.
rule-range_line = Auf einer blauen Linie mit Strichen in der Mitte ist die größte Ziffer minus die kleinste die Zahl an der Linie; Ziffern dürfen sich wiederholen.
rule-product_line = Die Ziffern auf einer orangefarbenen Linie mit Strichen in der Mitte ergeben miteinander malgenommen die Zahl hinter dem ×; Ziffern dürfen sich wiederholen.
rule-modular_sum = Die Ziffern jeder türkis umrandeten Gruppe (ein Strich, zwei Punkte) mit demselben Buchstaben haben eine Summe, die bei Teilung durch { $modulus } den Rest { $remainder } lässt.
rule-modular_sum-same = Die Ziffern türkis umrandeter Gruppen (ein Strich, zwei Punkte) mit demselben Buchstaben haben Summen, die bei Teilung durch { $modulus } denselben Rest lassen.
rule-modular_product = Die Ziffern jeder braun umrandeten Gruppe (ein Strich, zwei Punkte) mit demselben Buchstaben haben ein Produkt, das bei Teilung durch { $modulus } den Rest { $remainder } lässt.
rule-modular_product-same = Die Ziffern braun umrandeter Gruppen (ein Strich, zwei Punkte) mit demselben Buchstaben haben Produkte, die bei Teilung durch { $modulus } denselben Rest lassen.
rule-clone = Schattierte Gruppen mit demselben Buchstaben enthalten dieselben Ziffern an denselben Stellen.
rule-count_distinct = Die Ziffer in einer Zelle mit # und einem Buchstaben gibt an, wie viele verschiedene Ziffern in den Zellen stehen, die mit diesem Buchstaben umrandet sind.
rule-count_repeats = Zwei Zellen mit gleicher Ziffer in einer der mit { $letter } umrandeten Gruppen sind eine Wiederholung; zwei Zellen, die in zwei der Gruppen liegen, zählen doppelt. Die Anzahl der Wiederholungen jeder Ziffer ist gegeben: { $numbers }.

## Single cells and pairs

rule-candidates = Eine leere Zelle mit kleinen Ziffern enthält eine von ihnen.
rule-odd = Zellen mit einem grauen Kreis enthalten ungerade Ziffern.
rule-sunburn = Die Ziffer in einer Zelle mit einer goldenen Sonne ist die Anzahl der kleineren Ziffern in den Zellen um sie herum, auch schräg.
rule-seen_odd = Die Ziffer in einer Zelle mit einem gestrichelten blauen Kreis ist die Anzahl der ungeraden Ziffern, die sie in ihrer Zeile und Spalte sieht, sie selbst eingeschlossen; eine gerade Ziffer versperrt die Sicht.
rule-seen_even = Die Ziffer in einer Zelle mit einem gestrichelten blauen Quadrat ist die Anzahl der geraden Ziffern, die sie in ihrer Zeile und Spalte sieht, sie selbst eingeschlossen; eine ungerade Ziffer versperrt die Sicht.
rule-even = Zellen mit einem grauen Quadrat enthalten gerade Ziffern.
rule-minimum = Eine graue Zelle mit Pfeilspitzen nach innen enthält eine kleinere Ziffer als alle waagerecht oder senkrecht benachbarten Zellen, die nicht ebenso markiert sind.
rule-maximum = Eine graue Zelle mit Pfeilspitzen nach außen enthält eine größere Ziffer als alle waagerecht oder senkrecht benachbarten Zellen, die nicht ebenso markiert sind.
rule-greater_than = Ein Ungleichheitszeichen zwischen zwei Zellen zeigt auf die kleinere Ziffer.
rule-difference-plain = Zwei Ziffern an einem weißen Punkt ohne Zahl sind aufeinanderfolgend.
rule-difference-number = Zwei Ziffern an einem weißen Punkt mit einer Zahl unterscheiden sich um diese Zahl.
rule-ratio-plain = Von zwei Ziffern an einem schwarzen Punkt ohne Zahl ist eine das Doppelte der anderen.
rule-ratio-number = Von zwei Ziffern an einem schwarzen Punkt mit einer Zahl ist eine das entsprechende Vielfache der anderen.
rule-pair_sum-v = Zwei Ziffern an einem V ergeben zusammen 5.
rule-pair_sum-x = Zwei Ziffern an einem X ergeben zusammen 10.
rule-pair_sum-number = Zwei Ziffern, zwischen denen eine Zahl steht, ergeben zusammen diese Zahl.
rule-pair_table = Die zwei Ziffern an einem Quadrat mit dem Buchstaben { $letter }, von oben oder von links gelesen, sind eines der Paare { $pairs }.
digits-related = { $relation ->
        [difference] unterscheiden sich um { $value }
        [difference-at-least] unterscheiden sich um mindestens { $value }
        [difference-at-most] unterscheiden sich um höchstens { $value }
        [no-difference] unterscheiden sich nie um { $value }
        [sum] ergeben zusammen { $value }
        [sum-at-least] ergeben zusammen mindestens { $value }
        [sum-at-most] ergeben zusammen höchstens { $value }
        [no-sum] ergeben zusammen nie { $value }
        [ratio] haben das Verhältnis { $value }
        [no-ratio] haben nie das Verhältnis { $value }
        [same-parity] sind beide gerade oder beide ungerade
        [other-parity] sind eine gerade und eine ungerade
        [equal] sind gleich
        [unequal] sind verschieden
       *[table] sind eines der Paare { $pairs }
    }
rule-pair_relation = { $form ->
        [dot] Die zwei Ziffern an einem Quadrat mit dem Buchstaben { $letter }
        [line] Je zwei benachbarte Ziffern auf einer türkisen gepunkteten Linie mit dem Buchstaben { $letter }
       [own-line] Je zwei benachbarte Ziffern von { own-place }
        [own-cells] Je zwei Ziffern von { own-place }
       *[cells] Je zwei Ziffern in den mit { $letter } umrandeten Zellen
    } { digits-related }.
rule-counting_circles = Eine Ziffer in einem gestrichelten Kreis steht in genau so vielen gestrichelten Kreisen, wie sie angibt.
rule-battenburg = Um ein kleines rosa-weißes Schachbrett, an dem vier Zellen zusammentreffen, wechseln sich gerade und ungerade Ziffern ab.
rule-column_index = Die Ziffer in einer roten Zelle (Balken links und rechts) gibt an, in welcher Spalte derselben Zeile die Nummer der eigenen Spalte steht.
rule-row_index = Die Ziffer in einer grünen Zelle (Balken oben und unten) gibt an, in welcher Zeile derselben Spalte die Nummer der eigenen Zeile steht.
rule-box_index = Die Ziffer in einer gerahmten blauen Zelle gibt an, an welcher Stelle ihres Blocks, zeilenweise gezählt, die Nummer ihrer eigenen Stelle steht.

## Clues outside the grid

rule-sandwich = Eine Zahl am Rand ohne Rahmen und Pfeil ist die Summe der Ziffern zwischen der { $first } und der { $size } in ihrer Zeile oder Spalte.
rule-x_sum = Eine Zahl am Rand in einem Quadrat ist die Summe der ersten X Ziffern von dieser Seite aus, wobei X die erste von ihnen ist.
rule-skyscraper = Eine Zahl am Rand in einer Raute gibt an, wie viele Ziffern von dieser Seite aus zu sehen sind, wenn größere Ziffern die kleineren hinter ihnen verdecken.
rule-hidden_skyscraper = Eine Ziffer am Rand in einem gestrichelten Sechseck ist die erste von dieser Seite aus, die kleiner ist als eine vor ihr; 0 heißt, dass es keine gibt.
rule-numbered_room = Eine Ziffer am Rand in einem Kreis steht in der X-ten Zelle von dieser Seite aus, wobei X die erste Ziffer ist.
rule-little_killer = Eine Zahl am Rand mit einem Pfeil ist die Summe der Ziffern auf der Diagonale, auf die er zeigt; Ziffern dürfen sich wiederholen.
rule-rossini = Die { $count } Ziffern neben einem Pfeil am Rand werden in seiner Richtung immer größer.
rule-full_rank = Eine Zahl mit # am Rand ist der Platz ihrer Zeile oder Spalte, von dieser Seite aus als Zahl gelesen, wenn alle Zeilen und Spalten, von beiden Enden gelesen, von der kleinsten Zahl an geordnet sind. { $ties ->
        [any] Gleiche Zahlen haben denselben Platz.
        [none] Keine zwei der Zahlen sind gleich.
       *[clued] Keine andere Zahl ist der eines Hinweises gleich.
    }
rule-outside_digits = Ziffern in Klammern am Rand stehen von dieser Seite aus { $count ->
        [one] in der ersten Zelle
       *[other] in den ersten { $count } Zellen
    }.
rule-frame_sum = Eine Zahl am Rand zwischen zwei Balken ist die Summe { $count ->
        [one] der ersten Ziffer
       *[other] der ersten { $count } Ziffern
    } von dieser Seite aus.
rule-battlefield = Eine Zahl am Rand in einem Achteck ist die Summe der Ziffern, in denen sich die ersten X und die letzten Y Zellen ihrer Zeile oder Spalte überlappen, oder derer in der Lücke zwischen ihnen; X ist die erste und Y die letzte Ziffer.
rule-before_nine = Eine Zahl am Rand in einem Fünfeck ist die Summe der Ziffern, die von dieser Seite aus vor der { $size } stehen.
rule-next_to_nine = Die Ziffern am Rand in einem doppelten Kreis stehen in ihrer Zeile oder Spalte neben der { $size }, in beliebiger Reihenfolge; ist es nur eine, steht die { $size } an einem Ende.
rule-sum_skyscraper = Eine Zahl am Rand in einer doppelten Raute ist die Summe der Ziffern, die von dieser Seite aus zu sehen sind, wenn größere Ziffern die kleineren hinter ihnen verdecken.
rule-ascending_starters = Eine Zahl am Rand in einem doppelten Sechseck ist die Summe der Ziffern von dieser Seite aus, solange jede größer ist als die vor ihr.
rule-crust_sandwich = Eine Zahl am Rand in einem doppelten Quadrat ist die Summe der Ziffern zwischen der { $first } und der { $last } in ihrer Zeile oder Spalte.

## The whole grid

rule-diagonal = Auf einer markierten Diagonale wiederholt sich keine Ziffer.
rule-diagonals = Auf den beiden markierten Diagonalen wiederholt sich jeweils keine Ziffer.
rule-windows = In keinem der schattierten Fenster wiederholt sich eine Ziffer.
rule-disjoint_groups = In Zellen gleicher Farbe, das sind die an derselben Stelle ihrer Blöcke, wiederholt sich keine Ziffer.
rule-anti_knight = Zellen, die einen Springerzug (wie im Schach) auseinanderliegen, enthalten nie dieselbe Ziffer.
rule-anti_king = Zellen, die einen Königszug (wie im Schach) auseinanderliegen, enthalten nie dieselbe Ziffer.
rule-anti_taxicab = Zwei Zellen mit derselben Ziffer X liegen nie genau X waagerechte und senkrechte Schritte auseinander.
rule-non_consecutive = Waagerecht oder senkrecht benachbarte Zellen enthalten nie aufeinanderfolgende Ziffern.
negative-except = { $exceptions ->
        [same] Wo kein solches Zeichen ist, gilt:{ " " }
        [any] Wo kein Zeichen ist, gilt:{ " " }
        [listed] Außer für { $pairs } gilt:{ " " }
       *[none] { "" }
    }
rule-all_given = { $of ->
        [dots] Alle Punkte sind gegeben: Zwei waagerecht oder senkrecht benachbarte Ziffern ohne Punkt unterscheiden sich nie um { $differences }, und keine ist { $ratios ->
            [2] das Doppelte
           *[other] das { $ratios }-Fache
        } der anderen.
        [xv] Alle V und X sind gegeben: Zwei waagerecht oder senkrecht benachbarte Ziffern ohne eines davon ergeben zusammen nie { $sums }.
        [difference] Alle Differenzen sind gegeben: Zwei waagerecht oder senkrecht benachbarte Ziffern ohne Punkt unterscheiden sich nie um { $differences }.
        [ratio] Alle Verhältnisse sind gegeben: Von zwei waagerecht oder senkrecht benachbarten Ziffern ohne Punkt ist keine { $ratios ->
            [2] das Doppelte
           *[other] das { $ratios }-Fache
        } der anderen.
       *[sum] Alle Summen sind gegeben: Zwei waagerecht oder senkrecht benachbarte Ziffern ohne eine haben nie eine solche Summe{ $sums ->
            [none] { "" }
           *[other] { " " }({ $sums })
        }.
    }
rule-all_given-other = Alle Zeichen dieser Art sind gegeben ({ $rule }): Zwei waagerecht oder senkrecht benachbarte Ziffern ohne eines davon sind nie, was eines erlaubt.
rule-negative-difference = { negative-except }Zwei waagerecht oder senkrecht benachbarte Ziffern unterscheiden sich nie um { $value }.
rule-negative-ratio = { negative-except }Von zwei waagerecht oder senkrecht benachbarten Ziffern ist keine { $value ->
        [2] das Doppelte
       *[other] das { $value }-Fache
    } der anderen.
rule-negative-sum = { negative-except }Zwei waagerecht oder senkrecht benachbarte Ziffern ergeben zusammen nie { $value }.
rule-replicate = { $exempt ->
        [any] Wo kein Zeichen zwischen ihnen ist, gilt: Zwei Ziffern
        [kind] Wo dies sie nicht verbindet – { $kind } –, gilt: Zwei Ziffern
       *[none] Je zwei Ziffern
    } { $moves ->
        [neighbours] in waagerecht oder senkrecht benachbarten Zellen
        [diagonals] in diagonal benachbarten Zellen
        [kings] einen Königszug (wie im Schach) auseinander
        [knights] einen Springerzug (wie im Schach) auseinander
       *[distance] genau { $far } waagerechte und senkrechte Schritte auseinander
    } { digits-related }{ $listed ->
        [none] .
       *[other] , außer in { $listed }.
    }
rule-global_entropy = Jedes 2×2-Quadrat enthält mindestens eine niedrige ({ $low }), eine mittlere ({ $middle }) und eine hohe ({ $high }) Ziffer.
rule-global_modular = Jedes 2×2-Quadrat enthält Ziffern mit allen drei Resten beim Teilen durch 3.
rule-dutch_flatmates = Jede 5 hat direkt über sich eine 1 oder direkt unter sich eine 9.

## Rules made of rules

rule-any_of = Für die mit { $letter } umrandeten Zellen gilt mindestens eine dieser Regeln: { $parts }.
rule-kinds = Jede der Linien oder Gruppen von Zellen mit dem Buchstaben { $letter } folgt einer dieser Regeln, die auch auf anderen Linien gelten können als hier genannt, { $least ->
        [listed] jede so oft, wie sie genannt ist
        [0] in beliebiger Anzahl
       *[other] jede mindestens { $least } Mal
    }: { $parts }.
rule-shared_total = Die Regeln der Linien oder Gruppen von Zellen mit dem Buchstaben { $letter } haben ein und dieselbe Summe, die nicht gegeben ist: { $parts }.
rule-choose = Für die mit { $letter } umrandeten Zellen gelten von diesen Regeln { $form ->
        [exactly] genau { $least }
        [least] mindestens { $least }
        [most] höchstens { $most }
       *[between] { $least } bis { $most }
    }: { $parts }.
rule-if = Für die mit { $letter } umrandeten Zellen: { $form ->
        [else] Wenn diese Regel gilt: { $condition }, dann gilt auch diese: { $parts }; sonst gilt diese: { $others }
       *[then] Wenn diese Regel gilt: { $condition }, dann gilt auch diese: { $parts }
    }.
rule-all_of = Für die mit { $letter } umrandeten Zellen gelten alle diese Regeln: { $parts }.
rule-not = Für die mit { $letter } umrandeten Zellen ist diese Regel verletzt: { $parts }.
own-rule = { $title ->
        [none] Diese Regel gilt: { $parts }.
       *[other] { $title }: { $parts }.
    }

## Where a rule is, cell by cell, after its name

place-area = { $count } { $count ->
        [one] Zelle
       *[other] Zellen
    }
place-line = Zelle { $number } von { $count }
place-bulb = auf dem Kolben
place-arrow_circle = im Kreis
place-dot = zu Zeile { $row } Spalte { $column } hin
place-corner = an einer Ecke der Zelle
place-clue = Hinweis neben dieser Zelle

## Names of single rules, where the title of their kind is not enough

# The title of a kind with what the rule shows
named-with-text = { $title } { $text }
named-part = { $title } { $text }
named-own = Regel „{ $title }“
named-killer_cage = { $text ->
        [none] Käfig
       *[other] Käfig mit Summe { $text }
    }
named-difference = { $text ->
        [none] weißer Punkt
       *[other] weißer Punkt, Differenz { $text }
    }
named-ratio = { $text ->
        [none] schwarzer Punkt
       *[other] schwarzer Punkt, Verhältnis { $text }
    }
named-whisper_line = Whispers-Linie
named-frame_sum = Rahmen-Hinweis { $text }
named-full_rank = Rang-Hinweis { $text }
named-outside_digits = Außen-Hinweis { $text }
named-before_nine = Vor-der-Neun-Hinweis { $text }
named-ascending_starters = Anstiegs-Hinweis { $text }
named-crust_sandwich = Krusten-Sandwich { $text }
named-next_to_nine = Neben-der-Neun-Hinweis { $text }
named-candidates = Zeichen { $text }
named-anti_king = Anti-König-Regel
named-anti_knight = Anti-Springer-Regel
named-anti_taxicab = Anti-Taxi-Regel
named-dutch_flatmates = Flatmates-Regel
named-even = gerade Zelle
named-equality_cage = Gleichheitskäfig
named-odd = ungerade Zelle
named-global_modular = globale Reste
named-global_entropy = globale Entropie
named-counting_circles = Zählkreise
named-maximum = Maximum-Zelle
named-minimum = Minimum-Zelle
named-non_consecutive = Verbot von Folgen
named-negative = negative Bedingung { $text }
named-all_given-dots = „Alle Punkte sind gegeben“
named-all_given-xv = „Alle V und X sind gegeben“
named-all_given-difference = „Alle Differenzen sind gegeben“
named-all_given-ratio = „Alle Verhältnisse sind gegeben“
named-all_given-sum = „Alle Summen sind gegeben“
named-all_given = „Alle Zeichen sind gegeben“
named-greater_than = Ungleichheitszeichen
named-pair_sum-v = V
named-pair_sum-x = X
named-pair_sum = Summe zweier Ziffern, { $text }

## Names in sentences, with their articles

definite-m = der { $name }
    .dative = dem { $name }
    .of = beim { $name }
definite-f = die { $name }
    .dative = der { $name }
    .of = bei der { $name }
definite-n = das { $name }
    .dative = dem { $name }
    .of = beim { $name }
definite-difference = { $text ->
        [none] der weiße Punkt
       *[other] der weiße Punkt, Differenz { $text }
    }
    .dative = { $text ->
        [none] dem weißen Punkt
       *[other] dem weißen Punkt, Differenz { $text }
    }
    .of = { $text ->
        [none] beim weißen Punkt
       *[other] beim weißen Punkt, Differenz { $text }
    }
definite-ratio = { $text ->
        [none] der schwarze Punkt
       *[other] der schwarze Punkt, Verhältnis { $text }
    }
    .dative = { $text ->
        [none] dem schwarzen Punkt
       *[other] dem schwarzen Punkt, Verhältnis { $text }
    }
    .of = { $text ->
        [none] beim schwarzen Punkt
       *[other] beim schwarzen Punkt, Verhältnis { $text }
    }
definite-pair_sum = { $text ->
        [V] das V
        [X] das X
       *[other] die { $name }
    }
    .dative = { $text ->
        [V] dem V
        [X] dem X
       *[other] der { $name }
    }
    .of = { $text ->
        [V] beim V
        [X] beim X
       *[other] bei der { $name }
    }
definite-even = die gerade Zelle
    .dative = der geraden Zelle
    .of = bei der geraden Zelle
definite-odd = die ungerade Zelle
    .dative = der ungeraden Zelle
    .of = bei der ungeraden Zelle
definite-slow_thermometer = das langsame Thermometer
    .dative = dem langsamen Thermometer
    .of = beim langsamen Thermometer
definite-numbered_room = der nummerierte Raum { $text }
    .dative = dem nummerierten Raum { $text }
    .of = beim nummerierten Raum { $text }
definite-hidden_skyscraper = das verdeckte Hochhaus { $text }
    .dative = dem verdeckten Hochhaus { $text }
    .of = beim verdeckten Hochhaus { $text }
definite-regex = der reguläre Ausdruck { $text }
    .dative = dem regulären Ausdruck { $text }
    .of = beim regulären Ausdruck { $text }
definite-negative = die negative Bedingung { $text }
    .dative = der negativen Bedingung { $text }
    .of = bei der negativen Bedingung { $text }
definite-all_given = die Regel { $name }
    .dative = der Regel { $name }
    .of = bei der Regel { $name }
definite-global_entropy = die globale Entropie
    .dative = der globalen Entropie
    .of = bei der globalen Entropie
gender-arrow = m
gender-diagonal = f
gender-double_arrow = m
gender-killer_cage = m
gender-equality_cage = m
gender-look_and_say = m
gender-rellik_cage = m
gender-anti_king = f
gender-anti_knight = f
gender-anti_taxicab = f
gender-between_line = f
gender-box_index = m
gender-column_index = m
gender-row_index = m
gender-value_index = m
gender-dutch_flatmates = f
gender-entropic_line = f
gender-greater_than = n
gender-little_killer = m
gender-lockout_line = f
gender-lunchbox = f
gender-modular_line = f
gender-nabner_line = f
gender-pair_table = f
gender-pair_relation = f
gender-replicate = f
gender-own = f
gender-tally_line = f
gender-candidates = n
gender-palindrome_line = n
gender-parity_line = f
gender-quadruple = n
gender-region_sum_line = f
gender-renban_line = f
gender-sandwich = n
gender-sum = f
gender-sum_line = f
gender-thermometer = n
gender-x_sum = f
gender-zipper_line = f
gender-whisper_line = f
gender-skyscraper = n
gender-same_difference_line = f
gender-arithmetic_line = f
gender-fibonacci_line = f
gender-xvxv_line = f
gender-product_arrow = m
gender-rossini = m
gender-outside_digits = m
gender-frame_sum = m
gender-full_rank = m
gender-battlefield = n
gender-before_nine = m
gender-ascending_starters = m
gender-crust_sandwich = n
gender-bounded_cage = m
gender-number_cage = m
gender-multi_sum_cage = m
gender-range_line = f
gender-product_line = f
gender-average_arrow = m
gender-unknown_circle = f
gender-sunburn = f
gender-seen_odd = f
gender-seen_even = f
gender-next_to_nine = m
gender-sum_skyscraper = n
gender-battenburg = n
definite-counting_circles = die Zählkreise
    .dative = den Zählkreisen
    .of = bei den Zählkreisen
definite-same_digits = die Regel „{ $name }“
    .dative = der Regel „{ $name }“
    .of = bei der Regel „{ $name }“
definite-same_set = die Regel der überall gleichen Ziffern
    .dative = der Regel der überall gleichen Ziffern
    .of = bei der Regel der überall gleichen Ziffern
definite-equal_sum = die Regel „{ $name }“
    .dative = der Regel „{ $name }“
    .of = bei der Regel „{ $name }“
definite-modular_product = die Regel „{ $name }“
    .dative = der Regel „{ $name }“
    .of = bei der Regel „{ $name }“
definite-modular_sum = die Regel „{ $name }“
    .dative = der Regel „{ $name }“
    .of = bei der Regel „{ $name }“
definite-equal_cages = die Regel „{ $name }“
    .dative = der Regel „{ $name }“
    .of = bei der Regel „{ $name }“
definite-any_of = die Regel „{ $name }“
    .dative = der Regel „{ $name }“
    .of = bei der Regel „{ $name }“
definite-kinds = die Regel „{ $name }“
    .dative = der Regel „{ $name }“
    .of = bei der Regel „{ $name }“
definite-shared_total = die Regel „{ $name }“
    .dative = der Regel „{ $name }“
    .of = bei der Regel „{ $name }“
definite-choose = die Regel „{ $name }“
    .dative = der Regel „{ $name }“
    .of = bei der Regel „{ $name }“
definite-if = die Regel „{ $name }“
    .dative = der Regel „{ $name }“
    .of = bei der Regel „{ $name }“
definite-count_repeats = die Regel „{ $name }“
    .dative = der Regel „{ $name }“
    .of = bei der Regel „{ $name }“
definite-all_of = die Regel „{ $name }“
    .dative = der Regel „{ $name }“
    .of = bei der Regel „{ $name }“
definite-not = die Regel „{ $name }“
    .dative = der Regel „{ $name }“
    .of = bei der Regel „{ $name }“
definite-contains_exactly = die Regel „{ $name }“
    .dative = der Regel „{ $name }“
    .of = bei der Regel „{ $name }“
definite-count_distinct = die Regel „{ $name }“
    .dative = der Regel „{ $name }“
    .of = bei der Regel „{ $name }“
definite-all_different = die Regel „{ $name }“
    .dative = der Regel „{ $name }“
    .of = bei der Regel „{ $name }“
definite-non_consecutive = die Regel „{ $name }“
    .dative = der Regel „{ $name }“
    .of = bei der Regel „{ $name }“
definite-global_modular = die Regel „{ $name }“
    .dative = der Regel „{ $name }“
    .of = bei der Regel „{ $name }“
definite-clone = die Regel „{ $name }“
    .dative = der Regel „{ $name }“
    .of = bei der Regel „{ $name }“
definite-diagonals = die Diagonalen
    .dative = den Diagonalen
    .of = bei den Diagonalen
definite-windows = die Fenster
    .dative = den Fenstern
    .of = bei den Fenstern
definite-disjoint_groups = die disjunkten Gruppen
    .dative = den disjunkten Gruppen
    .of = bei den disjunkten Gruppen
definite-state_machine = der Zustandsautomat { $text }
    .dative = dem Zustandsautomaten { $text }
    .of = beim Zustandsautomaten { $text }
definite-minimum = die Minimum-Zelle
    .dative = der Minimum-Zelle
    .of = bei der Minimum-Zelle
definite-maximum = die Maximum-Zelle
    .dative = der Maximum-Zelle
    .of = bei der Maximum-Zelle

## Names

title-all_different = Verschiedene Ziffern
title-all_given = Alle Zeichen sind gegeben
title-all_of = Mehrere Regeln zugleich
title-anti_king = Anti-König
title-anti_knight = Anti-Springer
title-anti_taxicab = Anti-Taxi
title-any_of = Eine von mehreren Regeln
title-arithmetic_line = Arithmetik-Linie
title-arrow = Pfeil
title-ascending_starters = Anstieg am Anfang
title-average_arrow = Durchschnittspfeil
title-battenburg = Battenburg
title-battlefield = Battlefield
title-before_nine = Vor der Neun
title-between_line = Zwischenlinie
title-bounded_cage = Käfig mit Grenzen
title-box_index = Block-Index
title-candidates = Vorgegebene Kandidaten
title-choose = Eine Anzahl von Regeln
title-clone = Klon
title-column_index = Spalten-Index
title-contains_exactly = Enthält genau
title-count_distinct = Anzahl verschiedener Ziffern
title-count_repeats = Anzahl der Wiederholungen
title-counting_circles = Zählkreise
title-crust_sandwich = Krusten-Sandwich
title-diagonal = Diagonale
title-diagonals = Diagonalen
title-difference = Differenz (weißer Punkt)
title-disjoint_groups = Disjunkte Gruppen
title-double_arrow = Doppelpfeil
title-dutch_flatmates = Dutch Flatmates
title-entropic_line = Entropie-Linie
title-equal_cages = Gleiche Käfige
title-equal_sum = Gleiche Summen
title-equality_cage = Gleichheitskäfig
title-even = Gerade Ziffer
title-fibonacci_line = Fibonacci-Linie
title-frame_sum = Rahmensumme
title-full_rank = Rangfolge
title-global_entropy = Globale Entropie
title-global_modular = Globale Reste
title-greater_than = Größer als
title-if = Wenn … dann
title-kinds = Arten von Linien
title-roles = Zellen mit einer Rolle
title-values = Werte der Zellen
title-hidden_skyscraper = Verdecktes Hochhaus
title-killer_cage = Killer-Käfig
title-little_killer = Little Killer
title-lockout_line = Lockout-Linie
title-look_and_say = Look-and-Say-Käfig
title-lunchbox = Lunchbox
title-maximum = Maximum
title-minimum = Minimum
title-modular_line = Modulo-Linie
title-modular_product = Modulo-Produkt
title-modular_sum = Modulo-Summe
title-multi_sum_cage = Mehrsummen-Käfig
title-nabner_line = Nabner-Linie
title-negative = Negative Bedingung
title-next_to_nine = Neben der Neun
title-number_cage = Zahlenkäfig
title-non_consecutive = Nicht aufeinanderfolgend
title-not = Nicht erfüllte Regel
title-numbered_room = Nummerierter Raum
title-odd = Ungerade Ziffer
title-outside_digits = Außen-Ziffern
title-pair_relation = Paarbeziehung
title-pair_sum = XV und andere Summen
title-pair_table = Paartabelle
title-palindrome_line = Palindrom
title-parity_line = Paritätslinie
title-product_arrow = Produktpfeil
title-product_line = Produkt-Linie
title-quadruple = Quadrupel
title-range_line = Spannweiten-Linie
title-ratio = Verhältnis (schwarzer Punkt)
title-regex = Regulärer Ausdruck
title-region_sum_line = Regionssummen-Linie
title-rellik_cage = Rellik-Käfig
title-renban_line = Renban-Linie
title-replicate = Beziehung aller Paare
title-rossini = Rossini-Pfeil
title-row_index = Zeilen-Index
title-same_difference_line = Gleichschritt-Linie
title-same_digits = Gleiche Ziffern
title-same_set = Überall gleiche Ziffern
title-sandwich = Sandwich
title-seen_even = Sicht auf Gerade
title-seen_odd = Sicht auf Ungerade
title-shared_total = Eine Summe für mehrere Regeln
title-skyscraper = Hochhaus
title-slow_thermometer = Langsames Thermometer
title-state_machine = Zustandsautomat
title-sum = Summe
title-sum_line = Summenlinie
title-sum_skyscraper = Summen-Hochhaus
title-sunburn = Sonne
title-tally_line = Zähllinie
title-thermometer = Thermometer
title-unknown_circle = Linie mit unbekanntem Kreis
title-value_index = Wert-Index
title-whisper_line = Whispers-Linie
title-windows = Fenster
title-x_sum = X-Summe
title-xvxv_line = XVXV-Linie
title-zipper_line = Reißverschluss-Linie

## What a rule says in an argument beside the board: shorter than in the rules

brief-difference-plain = Ziffern an einem weißen Punkt sind aufeinanderfolgend.
brief-difference-number = { OF($rule) } unterscheiden sich die Ziffern um diese Zahl.
brief-ratio-plain = Von den Ziffern an einem schwarzen Punkt ist eine das Doppelte der anderen.
brief-ratio-number = { OF($rule) } ist eine Ziffer das entsprechende Vielfache der anderen.
brief-pair_sum-v = Ziffern an einem V ergeben zusammen 5.
brief-pair_sum-x = Ziffern an einem X ergeben zusammen 10.
brief-whisper_line-german = Nachbarn auf einer German-Whispers-Linie unterscheiden sich um mindestens 5.
brief-whisper_line-dutch = Nachbarn auf einer Dutch-Whispers-Linie unterscheiden sich um mindestens 4.
brief-renban_line = Eine Renban-Linie enthält aufeinanderfolgende Ziffern ohne Wiederholung in beliebiger Reihenfolge.
brief-nabner_line = Auf einer Nabner-Linie sind keine zwei Ziffern gleich oder aufeinanderfolgend.
brief-palindrome_line = Ein Palindrom liest sich in beiden Richtungen gleich.
brief-parity_line = Auf einer Paritätslinie wechseln sich gerade und ungerade Ziffern ab.
brief-entropic_line = Je drei aufeinanderfolgende Ziffern einer Entropie-Linie enthalten eine niedrige ({ $low }), eine mittlere ({ $middle }) und eine hohe ({ $high }).
brief-modular_line = Je { $modulus } aufeinanderfolgende Ziffern einer Modulo-Linie lassen beim Teilen durch { $modulus } verschiedene Reste.
brief-sandwich = { NOMINATIVE($rule) } in { DATIVE($house) } ist die Summe der Ziffern zwischen der 1 und der { $size }.
brief-x_sum = { NOMINATIVE($rule) } in { DATIVE($house) } ist die Summe der ersten X Ziffern, wobei X die erste ist.
brief-skyscraper = { NOMINATIVE($rule) } in { DATIVE($house) } zählt die Ziffern, die größer sind als alle vor ihnen.
brief-hidden_skyscraper = { NOMINATIVE($rule) } in { DATIVE($house) } ist die erste Ziffer, die eine größere verdeckt.
brief-numbered_room = Die Ziffer { OF($rule) } in { DATIVE($house) } steht in der X-ten Zelle, wobei X die erste Ziffer ist.
brief-quadruple = Die Ziffern { OF($rule) } stehen alle in seinen Zellen, mindestens so oft wie angegeben.
brief-zipper_line = Auf einer Reißverschluss-Linie haben je zwei Ziffern gleich weit von der Mitte dieselbe Summe; gibt es eine mittlere Zelle, so enthält sie diese Summe.
brief-column_index = Die Ziffer in einer Spalten-Index-Zelle gibt an, in welcher Spalte derselben Zeile die Nummer der eigenen Spalte steht.
brief-row_index = Die Ziffer in einer Zeilen-Index-Zelle gibt an, in welcher Zeile derselben Spalte die Nummer der eigenen Zeile steht.
brief-negative-difference = Zwei Nachbarn{ unmarked } haben nie die Differenz { $value }.
brief-negative-ratio = Von zwei Nachbarn{ unmarked } ist keiner { $value ->
        [2] das Doppelte
       *[other] das { $value }-Fache
    } des anderen.
brief-negative-sum = Zwei Nachbarn{ unmarked } haben nie die Summe { $value }.
unmarked = { $exceptions ->
        [same] { " " }ohne ein solches Zeichen
        [any] { " " }ohne Zeichen
        [listed] { " " }außer { $pairs }
       *[none] { "" }
    }

## Names of puzzles by their rules

# A kind of rule that has no form with a count
counted = { $title }: { $count }
counted-killer_cage = Killer, { $count ->
        [one] ein Käfig
       *[other] { $count } Käfige
    }
counted-thermometer = { $count ->
        [one] 1 Thermometer
       *[other] { $count } Thermometer
    }
counted-arrow = { $count ->
        [one] 1 Pfeil
       *[other] { $count } Pfeile
    }
counted-difference = { $count ->
        [one] 1 weißer Punkt
       *[other] { $count } weiße Punkte
    }
counted-ratio = { $count ->
        [one] 1 schwarzer Punkt
       *[other] { $count } schwarze Punkte
    }
counted-whisper_line = { $count ->
        [one] 1 Whispers-Linie
       *[other] { $count } Whispers-Linien
    }
counted-renban_line = { $count ->
        [one] 1 Renban-Linie
       *[other] { $count } Renban-Linien
    }
counted-palindrome_line = { $count ->
        [one] 1 Palindrom
       *[other] { $count } Palindrome
    }
counted-little_killer = { $count ->
        [one] 1 Little Killer
       *[other] { $count } Little Killer
    }
counted-quadruple = { $count ->
        [one] 1 Quadrupel
       *[other] { $count } Quadrupel
    }
counted-sandwich = { $count ->
        [one] 1 Sandwich-Summe
       *[other] { $count } Sandwich-Summen
    }

## Warum eine Regel abgelehnt wird

refused-place = { $title }{ $count ->
    [0] { "" }
    [one] { " " }mit einer Zelle
   *[other] { " " }mit { $count } Zellen
}
refused-what = { $what ->
        [total] die Summe
        [sum] die Summe
        [difference] die Differenz
        [ratio] das Verhältnis
        [modulus] der Teiler
        [digits] jede Ziffer
        [digit] die Ziffer
        [count] die Anzahl
        [counts] jede Anzahl
        [factors] jeder Faktor
       *[other] die Zahl
    }
refused-least = { refused-place }: { refused-what } ist mindestens { $least }, nicht { $found }.
refused-most = { refused-place }: { refused-what } ist höchstens { $most }, nicht { $found }.
refused-cells-least = { $title }: mindestens { $least ->
        [one] eine Zelle
       *[other] { $least } Zellen
    }, nicht { $found }.
refused-cells-most = { $title }: Die Zahl der Zellen ist höchstens { $most }, nicht { $found }.
refused-cells-exact = { $title }: genau { $least ->
        [one] eine Zelle
       *[other] { $least } Zellen
    }, nicht { $found }.
refused-cells-even = { $title }: Die Zahl der Zellen ist gerade, nicht { $found }.
refused-cells-circle = { $title }: Der Kreis hat eine bis drei Zellen, nicht { $found }.
refused-cell-twice = { $title }: Die Zelle { $cell } kommt zweimal vor.
refused-line-closed = { $title }: Die Linie hat zwei Enden, also kann sie nicht in ihrer ersten Zelle enden. Lass die letzte Zelle weg, { $cell }.
refused-line-branches = { $title }: Das ist eine Linie ohne Zweige, nicht { $found } Striche. Schreib jeden Zweig als eigene Linie.
refused-strokes-apart = { $title }: Der Strich ab { $cell } trifft keinen der vorigen. Schreib ihn als eigene Linie.
refused-branch-start = { $title }: Jeder Zweig beginnt in einer Zelle der Linie; { $cell } ist keine.
refused-cells-round = { $title }: Die Zahl der Zellen einer geschlossenen Linie ist ein Vielfaches von { $size }, nicht { $found }.
refused-outside = { $title }: Das Gitter hat keine Zelle { $cell }.
refused-cells = { $title }: Die Zellen sind unklar. Zellen heißen r1c1 oder r1c1-3.
refused-number = { $title }: Die Zahl ist keine ganze Zahl oder zu groß.
refused-whole-line = { $title }: Der Hinweis braucht alle Zellen einer Zeile oder Spalte.
refused-pattern = { $title }: Das Muster ist am Zeichen { $at } falsch.
refused-too-large = { $title }: Das ist zu groß.
refused-no-digits = { $title }: Keine Ziffern können sie erfüllen.
refused-no-break = { $title }: Alle Ziffern erfüllen die Regel, die nicht gelten soll.
refused-totals = { $title }: Die Gruppen können nie dieselbe Summe haben.
refused-word = { $title }: Das Wort „{ $word }“ passt hier nicht.
refused-digits-none = { $title }: Mindestens eine Ziffer fehlt.
refused-digits-most = { $title }: Die Zahl der Ziffern ist höchstens { $most }, nicht { $found }.
refused-digits-one-or-two = { $title }: eine oder zwei Ziffern.
refused-digit-twice = { $title }: Die Ziffer { $digit } kommt zweimal vor.
refused-counts = { $title }: Jede Ziffer kommt einmal vor, und die Anzahlen ergeben zusammen höchstens { $most }.
refused-pairs-none = { $title }: Mindestens ein Paar fehlt.
refused-lines = { $title }: Das Gitter braucht dafür Zeilen und Spalten.
refused-square = { $title }: Das Gitter muss dafür ein Quadrat ohne Lücken sein.
refused-digits-other = { $title }: Mit den Ziffern dieses Gitters geht das nicht.
refused-size-nine = { $title }: nur für Gitter mit 9×9 Zellen.
refused-size-three = { $title }: nur für Gitter, deren Größe durch 3 teilbar ist.
refused-size-most = { $title }: nur für Gitter bis { $most }×{ $most } Zellen.
refused-boxes = { $title }: Dafür sind Blöcke nötig.
refused-regions = { $title }: Dafür sind Blöcke oder Regionen nötig.
refused-corner = { $title }: Ihre vier Zellen treffen sich an einer Ecke.
refused-groups-two = { $title }: Mindestens zwei Gruppen von Zellen sind nötig.
refused-groups-alike = { $title }: Jede Gruppe hat so viele Zellen wie die erste: { $size }, nicht { $found }.
refused-exceptions = { $title }: Ausnahmen sind Paare von Zellen mit einer gemeinsamen Seite.
refused-rules-two = { $title }: Mindestens zwei Regeln sind nötig.
refused-factors = { $title }: Jede Zelle braucht einen Faktor, und nicht alle sind 0.
refused-missing = { $title }: { $what ->
        [cells] Die Zellen fehlen
        [number] Die Zahl fehlt
        [numbers] Die Zahlen fehlen
        [pairs] Die Paare fehlen
       *[other] Ein Wort fehlt
    }.
refused-more = { $title }: „{ $word }“ ist zu viel.
refused-more-cells = { $title }: Das sind zu viele Gruppen von Zellen.
refused-several = { $title }: Mehrere Regeln heißen so.
refused-json = { $title }: Das JSON ist nicht lesbar.
refused-circle-one = { $title }: Der Kreis hat eine Zelle.
refused-two-digits = { $title }: Zwei verschiedene Ziffern sind nötig.
refused-apart = { $title }: Die Zellen einer Ausnahme sind einen Zug voneinander entfernt.
refused-unlike = { $title }: Alle Regeln haben Zellen derselben Art, wie Linien.
refused-kinds-two = { $title }: Es sind mindestens 2 Arten von Regeln.
refused-no-total = { $title }: Jede der Regeln hat eine Summe.
refused-no-move = { $title }: Keine zwei Zellen des Gitters liegen so auseinander.
refused-other = { $title }: So wird die Regel nicht geschrieben, oder das Gitter lässt sie nicht zu.
