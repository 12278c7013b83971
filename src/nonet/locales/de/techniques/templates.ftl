## Techniques

template_set = Schablone (Setzen)
    .phrase = eine Schablone (Setzen)
    .description = Eine Schablone ist eine Möglichkeit, eine Ziffer in allen Einheiten zugleich zu setzen. Eine Zelle, die alle noch möglichen Schablonen einer Ziffer gemeinsam haben, muss sie enthalten.
template_delete = Schablone (Streichen)
    .phrase = eine Schablone (Streichen)
    .description = Eine Schablone ist eine Möglichkeit, eine Ziffer in allen Einheiten zugleich zu setzen. Ein Kandidat, den keine noch mögliche Schablone seiner Ziffer hat, entfällt.
brute_force = Durchprobieren
    .phrase = die Lösung durch Probieren
    .description = Überhaupt keine Technik: eine Ziffer der Lösung, durch Suche gefunden.

## Steps

why-template-set = jede Möglichkeit, die { $digits } in allen Einheiten zugleich zu setzen, belegt { $cells }.
why-template-delete = keine Möglichkeit, die { $digits } in allen Einheiten zugleich zu setzen, belegt { OR($cells) }.
why-brute-force = keine Technik, sondern ein Blick auf die Lösung.
