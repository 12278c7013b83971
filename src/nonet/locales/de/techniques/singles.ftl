## Techniques

full_house = Volles Haus
    .phrase = ein volles Haus
    .description = Eine Einheit hat nur noch eine leere Zelle. Dorthin kommt die Ziffer, die der Einheit noch fehlt.
naked_single = Nackter Einer
    .phrase = einen nackten Einer
    .description = Eine Zelle hat nur noch einen Kandidaten, weil alle anderen Ziffern in ihren Einheiten stehen oder schon ausgeschlossen sind. Diese Ziffer kommt in die Zelle.
hidden_single = Versteckter Einer
    .phrase = einen versteckten Einer
    .description = Eine Ziffer hat in einer Einheit nur noch einen Platz. Sie kommt dorthin, egal welche Kandidaten die Zelle sonst noch hat.

## Steps

why-full-house = { $cell } ist die letzte leere Zelle in { DATIVE($house) }. Dort fehlt nur noch die { $digit }.
why-naked-single = für { $cell } ist nur noch der Kandidat { $digit } übrig.
why-hidden-single = in { DATIVE($house) } passt die { $digit } nur noch in { $cell }.
why-hidden-single-blocked = in { DATIVE($house) } passt die { $digit } nur noch in { DATIVE($cell) }: { CAPITAL($reasons) }.
blocks-rest = die { $digit } in { DATIVE($house) } sperrt die übrigen Zellen
blocks = die { $digit } in { DATIVE($house) } sperrt { $cells }
blocks-by-rule = die { $digit } in { DATIVE($cell) } sperrt { $cells } ({ $rule })
blocks-by-marks = in { DATIVE($cells) } ist die { $digit } schon gestrichen
