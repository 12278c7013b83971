## Techniques

full_house = Volles Haus
    .phrase = ein volles Haus
    .description = Eine Einheit hat nur eine leere Zelle. Die Ziffer, die der Einheit noch fehlt, kommt dorthin.
naked_single = Nackter Einer
    .phrase = einen nackten Einer
    .description = Eine Zelle hat nur noch einen Kandidaten, weil alle anderen Ziffern in ihren Einheiten stehen oder schon ausgeschlossen sind. Diese Ziffer kommt in die Zelle.
hidden_single = Versteckter Einer
    .phrase = einen versteckten Einer
    .description = Eine Ziffer hat in einer Einheit nur noch einen Platz. Sie kommt dorthin, welche Kandidaten die Zelle auch sonst noch hat.

## Steps

why-full-house = { $cell } ist die einzige leere Zelle in { DATIVE($house) }, und dort fehlt nur noch { $digit }.
why-naked-single = { $cell } hat keinen anderen Kandidaten als { $digit }.
why-hidden-single = { $digit } hat in { DATIVE($house) } keinen anderen Platz als { $cell }.
