## Techniques

-fins = Entweder sind alle Flossen falsch, dann ist es ein Fisch, oder eine von ihnen ist wahr. Also entfällt die Ziffer in den übrigen Zellen der Deckeinheiten, die jede Flosse sehen.
fish-name = { $size ->
        [2] X-Wing
        [3] Schwertfisch
        [4] Qualle
        [5] Squirmbag
        [6] Wal
       *[7] Leviathan
    }
    .article = { $size ->
            [4] eine
           *[other] einen
        }
# How many base houses it has
fish-houses = { $size ->
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
       *[7] sieben
    }
fish = { fish-name }
    .phrase = { fish-name.article } { fish-name }
    .description = In { fish-houses } Zeilen kommt eine Ziffer nur in { fish-houses } Spalten infrage, oder umgekehrt. Diese Zeilen brauchen sie je einmal; damit sind die Spalten vergeben. Also entfällt die Ziffer in den übrigen Zellen der Spalten.
finned_fish = { fish-name } mit Flossen
    .phrase = { fish-name.article } { fish-name } mit Flossen
    .description = In { fish-houses } Zeilen kommt eine Ziffer nur in { fish-houses } Spalten infrage, abgesehen von ein paar weiteren Plätzen, den Flossen; oder umgekehrt. { -fins }
sashimi_fish = Sashimi-{ fish-name }
    .phrase = { fish-name.article } Sashimi-{ fish-name }
    .description = Ein Fisch mit Flossen aus { fish-houses } Zeilen und { fish-houses } Spalten, oder umgekehrt, der ohne seine Flossen zerfiele: Eine der Zeilen hätte nur noch einen Platz. { -fins }
franken_fish = Franken-{ fish-name }
    .phrase = { fish-name.article } Franken-{ fish-name }
    .description = Ein Fisch aus { fish-houses } Grund- und { fish-houses } Deckeinheiten, bei dem auf der einen Seite Blöcke zu Zeilen kommen oder auf der anderen zu Spalten. Alle Plätze der Ziffer in den Grundeinheiten liegen in den Deckeinheiten, und keiner liegt in zwei Grundeinheiten. Die Grundeinheiten brauchen die Ziffer je einmal; damit sind die Deckeinheiten vergeben. Also entfällt sie in deren übrigen Zellen.
finned_franken_fish = Franken-{ fish-name } mit Flossen
    .phrase = { fish-name.article } Franken-{ fish-name } mit Flossen
    .description = Ein Franken-Fisch aus { fish-houses } Grund- und { fish-houses } Deckeinheiten mit ein paar Plätzen außerhalb, den Flossen. { -fins }
mutant_fish = Mutanten-{ fish-name }
    .phrase = { fish-name.article } Mutanten-{ fish-name }
    .description = Ein Fisch aus { fish-houses } Grund- und { fish-houses } Deckeinheiten, bei dem Zeilen und Spalten auf derselben Seite stehen. Alle Plätze der Ziffer in den Grundeinheiten liegen in den Deckeinheiten, und keiner liegt in zwei Grundeinheiten. Die Grundeinheiten brauchen die Ziffer je einmal; damit sind die Deckeinheiten vergeben. Also entfällt sie in deren übrigen Zellen.
finned_mutant_fish = Mutanten-{ fish-name } mit Flossen
    .phrase = { fish-name.article } Mutanten-{ fish-name } mit Flossen
    .description = Ein Mutanten-Fisch aus { fish-houses } Grund- und { fish-houses } Deckeinheiten mit ein paar Plätzen außerhalb, den Flossen. { -fins }
kraken_fish_1 = Krakenfisch Typ 1
    .phrase = einen Krakenfisch (Typ 1)
    .description = Ein Fisch mit Flossen, von denen nicht alle die fragliche Zelle sehen. Für jede Flosse zeigt eine Kette: Ist sie wahr, so ist der Kandidat falsch. Ist keine Flosse wahr, streicht ihn der Fisch selbst.
kraken_fish_2 = Krakenfisch Typ 2
    .phrase = einen Krakenfisch (Typ 2)
    .description = Von den Plätzen eines Fisches in einer seiner Deckeinheiten und seinen Flossen ist mindestens einer wahr. Von jedem dieser Plätze zeigt eine Kette, dass derselbe Kandidat falsch ist, also entfällt er.

## Steps

digit-in-houses = die { $digit } in { DATIVE($houses) }: { $cells }
places = in { DATIVE($bases) } kommt die { $digit } nur in { DATIVE($covers) } infrage.
places-but-fins = in { DATIVE($bases) } kommt die { $digit } nur in { DATIVE($covers) } infrage, abgesehen von { COUNT($fins) ->
        [one] der Flosse
       *[other] den Flossen
    } { $fins }.
places-but-endo-fins = in { DATIVE($bases) } kommt die { $digit } nur in { DATIVE($covers) } infrage, abgesehen von { COUNT($fins) ->
        [one] der Flosse
       *[other] den Flossen
    } { $fins }, die in zwei dieser Einheiten zugleich { COUNT($fins) ->
        [one] liegt
       *[other] liegen
    }.
places-but-some-endo-fins = in { DATIVE($bases) } kommt die { $digit } nur in { DATIVE($covers) } infrage, abgesehen von den Flossen { $fins }; davon { COUNT($endo_fins) ->
        [one] liegt
       *[other] liegen
    } { $endo_fins } in zwei dieser Einheiten zugleich.
uses = { $bases } brauchen je eine { $digit }. Damit haben auch { $covers } ihre { $digit } schon.
uses-unless = wenn { COUNT($fins) ->
        [one] die Flosse keine
       *[other] keine der Flossen eine
    } { $digit } ist, brauchen { $bases } je eine { $digit }; damit haben auch { $covers } ihre { $digit } schon. { $gone } { COUNT($gone) ->
        [one] sieht
       *[other] sehen
    } { COUNT($fins) ->
        [one] die Flosse
       *[other] jede Flosse
    }, { COUNT($gone) ->
        [one] ist
       *[other] sind
    } also in beiden Fällen keine { $digit }.
kraken-chains = in jedem Fall gilt: keine { $digits } in { DATIVE($cells) }.
uses-unless-chains = wenn { COUNT($fins) ->
        [one] die Flosse keine
       *[other] keine der Flossen eine
    } { $digit } ist, brauchen { $bases } je eine { $digit }; damit haben auch { $covers } ihre { $digit } schon.
kraken-cover = mindestens eine { $digit } in { DATIVE($house) } oder in den Flossen ist wahr: { $cells }.
