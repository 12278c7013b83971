## Techniques

-almost-locked-set = Eine fast gesperrte Menge sind N Zellen einer Einheit, oder eines Käfigs ohne doppelte Ziffern, mit zusammen N + 1 Kandidaten.
sue_de_coq = Sue de Coq
    .phrase = einen Sue de Coq
    .description = Zwei oder drei Zellen, in denen sich Linie und Block überschneiden, haben zwei Ziffern zu viel. Fast gesperrte Mengen im Rest der Linie und des Blocks, ohne gemeinsame Ziffer, brauchen sie auf. Alle Zellen zusammen sind gesperrt, also entfallen die Ziffern in den übrigen Zellen ihrer Einheiten.
extended_sue_de_coq = Erweiterter Sue de Coq
    .phrase = einen erweiterten Sue de Coq
    .description = Ein Sue de Coq, bei dem die Mengen in der Linie und im Block Ziffern gemeinsam haben. Jede davon kann in beiden Mengen stehen, also gibt es mehr Zellen. Sind sie alle aufgebraucht, steht eine gemeinsame Ziffer einmal in jeder Menge und entfällt auch in der Überschneidung.
als_xz = ALS-XZ
    .phrase = ein ALS-XZ
    .description = { -almost-locked-set } Zwei davon teilen eine Ziffer x, die nicht beide enthalten können, weil alle Plätze von x in der einen alle in der anderen sehen. Einer der Mengen fehlt also x, und sie ist gesperrt. Haben beide noch eine andere Ziffer z gemeinsam, so entfällt z in jeder Zelle, die alle Plätze von z in beiden sieht. Gibt es zwei solche Ziffern x, so sind beide Mengen gesperrt.
als_xy_wing = ALS-XY-Wing
    .phrase = einen ALS-XY-Wing
    .description = { -almost-locked-set } Eine davon teilt eine Ziffer x mit einer zweiten und eine andere Ziffer y mit einer dritten, und keine davon kann sie zugleich mit diesen enthalten. Ihr fehlt höchstens eine der zwei, also ist die zweite oder die dritte gesperrt: Eine Ziffer z von beiden entfällt in jeder Zelle, die alle ihre Plätze dort sieht.
als_chain = ALS-Kette
    .phrase = eine ALS-Kette
    .description = { -almost-locked-set } Eine Kette solcher Mengen, von denen jede mit der nächsten eine Ziffer teilt, die nicht beide enthalten können, nie dieselbe zweimal hintereinander; die Mengen dürfen sich überschneiden. Die erste oder die letzte ist gesperrt: Eine Ziffer von beiden entfällt in jeder Zelle, die alle ihre Plätze dort sieht.
death_blossom = Todesblüte
    .phrase = eine Todesblüte
    .description = { -almost-locked-set } Eine Zelle, der Stiel, sieht für jeden ihrer Kandidaten eine fast gesperrte Menge, ein Blütenblatt, an allen Plätzen dieser Ziffer. Egal welcher Kandidat wahr ist, sein Blatt verliert die Ziffer und ist gesperrt. Eine andere Ziffer, die alle Blätter haben, entfällt in jeder Zelle, die alle ihre Plätze sieht.
aligned_pair_exclusion = Paarausschluss (APE)
    .phrase = einen Paarausschluss (APE)
    .description = Zwei Zellen können nur bestimmte Paare von Ziffern enthalten, nämlich solche, die jeder anderen Zelle und jeder fast gesperrten Menge, die sie sehen, genug Kandidaten lassen. Ein Kandidat, der in keinem solchen Paar steht, entfällt.
aligned_triple_exclusion = Tripelausschluss (ATE)
    .phrase = einen Tripelausschluss (ATE)
    .description = Drei Zellen können nur bestimmte Tripel von Ziffern enthalten, nämlich solche, die jeder anderen Zelle und jeder fast gesperrten Menge, die sie sehen, genug Kandidaten lassen. Ein Kandidat, der in keinem solchen Tripel steht, entfällt.

## Steps

cells-with = { $cells } mit { $others }
set-is = { $letter } besteht aus { $cells } mit { $digits }
set-is-in = { $letter } besteht aus { $cells } ({ $rule }) mit { $digits }
petal = ist { $stem } eine { $digits }, so verliert { $letter } sie und ist gesperrt
not-both = { $first } und { $second } können nicht beide die { NOR($digits) } enthalten
all-locked = also fehlt jeder der Mengen { $sets } eine dieser Ziffern, und alle ihre anderen stehen in ihr.
one-locked = also { $stem ->
        [yes] ist mindestens eine von { $sets } gesperrt
       *[no] muss mindestens eine von { $sets } auf eine solche Ziffer verzichten
    } und enthält { COUNT($digits) ->
        [one] die { $digits }
       *[other] { $digits }
    }.
why-sue-de-coq = { $cells } haben nur die Kandidaten { $digits }; { $sides }. Das sind { $size } Ziffern für { $size } Zellen, jede genau einmal: { $houses }.
why-sue-de-coq-sharing = { $cells } haben nur die Kandidaten { $digits }; { $sides }. { $shared } { COUNT($shared) ->
        [one] zählt
       *[other] zählen
    } in der Linie und im Block je einmal. Das sind { $size } Ziffern für { $size } Zellen, jede genau einmal: { $houses }.
cells-of-digits = { $cells } ({ $digits })
why-exclusion = mit { $gone } lassen sich { $cells } nicht füllen: Zellen, die einander sehen, wären gleich, oder es blieben zu wenige Kandidaten für { $others }.
side-of = { $cells } { COUNT($cells) ->
        [one] hat
       *[other] haben
    } nur { $digits }
digits-once = { $digits } in { DATIVE($house) }
gone-at = der { OR($digits) } in { DATIVE($cells) }
