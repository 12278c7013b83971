family-practice-patterns = Übungsmuster
lone_pincer = Einsame Zange
    .phrase = eine einsame Zange
    .description = Eine Technik, die nur die Tests kennen: Eine Zelle, die eine Zange sieht, kann deren Ziffer nicht enthalten.

why-lone-pincer = { $cells } { COUNT($cells) ->
        [one] sieht
       *[other] sehen
    } die Zange in { DATIVE($house) } mit der Ziffer { $digits }.
