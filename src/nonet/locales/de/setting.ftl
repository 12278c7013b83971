### The desk of a setter, loaded when it is opened.

desk-title = Rätsel entwerfen
desk-parts = Teile des Rätsels
desk-rules = Regeln
desk-drawing = Zeichnung
desk-board = Gitter
desk-publish = Teilen
desk-play = Spielen
desk-trial = Du spielst deinen Entwurf zur Probe.
desk-back = Zurück zum Entwurf
desk-empty = Setze zuerst eine Ziffer oder eine Regel.

## What was found

desk-looking = Lösungen werden gesucht …
desk-unique = Eine Lösung
desk-none = Keine Lösung
desk-contradictory = Dieselbe Ziffer zweimal in einer Zeile, Spalte oder Region
desk-undecided = Nicht entschieden: Zwei Minuten haben nicht gereicht
desk-uncounted = Mehrere Lösungen
desk-several = Mehrere Lösungen: { $count }
desk-many = Viele Lösungen
desk-grade = { $level }, schwerster Schritt: { $hardest }, etwa { $time }
desk-places = { $count ->
        [one] (an 1 Stelle)
       *[other] (an { $count } Stellen)
    }
desk-places-more = (an mindestens 4 Stellen)
desk-shade = Kandidaten schattieren
desk-shade-some = Kandidaten schattieren ({ $count ->
        [one] aus 1 Lösung
       *[other] aus { $count } Lösungen
    })
desk-unshaded = Ohne Kandidaten: Das Gitter ist zu groß oder die Zeit zu kurz.
desk-two = Zwei Lösungen
desk-possible = möglich: { $digits }
desk-conflict = Das kann nicht alles zugleich gelten:
desk-take-out = Entfernen
desk-make-unique = Jedes davon macht das Rätsel eindeutig:
desk-add = Hinzufügen
desk-needless = Einzeln entbehrlich: { $count }
desk-needless-some = Die Zeit hat nicht gereicht, um alle Vorgaben und Regeln zu prüfen.

## Rules

desk-search = Regel suchen
desk-no-kind = Keine Regel heißt so.
desk-nearest-kinds = Keine Regel heißt so. Am ähnlichsten heißen:
desk-tool-fog = Nebel
desk-tool-fog-where = Er ist keine Regel: Er steht unter Zeichnung, bei dem, was gezeichnet wird.
desk-tool-regions = Unregelmäßige Regionen
desk-tool-regions-where = Sie sind keine Regel: Sie stehen unter Gitter.
desk-family-cages = Käfige und Gruppen
desk-family-lines = Linien
desk-family-cells = Zellen und Paare
desk-family-outside = Hinweise am Rand
desk-family-grid = Das ganze Gitter
desk-family-made = Als Text
desk-family-roles = Rollen von Zellen
desk-role-doublers = Verdoppler
desk-role-doublers-how = Eine Zelle jeder Zeile, Spalte und Region zählt doppelt.
desk-role-doublers-sign = ×2
desk-role-negators = Negatoren
desk-role-negators-how = Eine Zelle jeder Zeile, Spalte und Region zählt negativ.
desk-role-negators-sign = −
desk-role-hot-and-cold = Heiß und kalt
desk-role-hot-and-cold-how = Jede Zeile, Spalte und Region hat eine heiße Zelle, die eins mehr zählt, und eine kalte, die eins weniger zählt.
desk-role-hot-and-cold-sign = ±1
desk-role-multipliers = Multiplikatoren
desk-role-multipliers-how = Jede Zeile, Spalte und Region hat eine Zelle, die doppelt zählt, und eine, die dreifach zählt.
desk-role-multipliers-sign = ×3
desk-role-zero-cells = Nullzellen
desk-role-zero-cells-how = Eine Zelle jeder Zeile, Spalte und Region zählt null.
desk-role-zero-cells-sign = =0
desk-role-shaded-cells = Schattierte Zellen
desk-role-shaded-cells-how = Zellen sind schattiert oder nicht, und Regeln sagen, welche.
desk-role-shaded-cells-sign = ●
desk-role-vampires = Vampire und Beute
desk-role-vampires-how = In jeder Zeile, Spalte und Region zählt ein Vampir seine Ziffer und die der Beute seiner Region; die Beute zählt null.
desk-role-vampires-sign = +
desk-role-indexers = Indexzellen
desk-role-indexers-how = In jeder Zeile und Spalte sagt eine Zelle, wo in ihrer Zeile, eine andere, wo in ihrer Spalte die Zelle steht, als die sie zählt.
desk-role-indexers-sign = →
desk-by-value = Sie liest, als was Zellen zählen
desk-digits = Ziffern sind zwei Zahlen wie 0–8: mindestens { $count }, höchstens bis { $most }.
desk-other = Andere Regel
desk-chosen = { $name }: Zellen auswählen, dann Enter
desk-how-drag = Ziehe der Reihe nach über die Zellen oder halte die Umschalttaste und drücke Pfeiltasten. Enter setzt die Regel.
desk-how-rim = Klicke neben das Gitter und drehe mit R, oder wähle eine Richtung durch die Zelle mit dem Cursor. Ohne Zahl wird sie aus einer Lösung genommen.
desk-turn = Hinweis drehen
desk-how-grid = Die Regel gilt für das ganze Gitter.
desk-how-text = Schreibe die Regel als Text: { $usage }
desk-field = { $name }{ $optional ->
        [true] { " " }(optional)
       *[other] { "" }
    }
desk-field-total = Summe
desk-field-divisor = Zahl, die sie teilt
desk-field-totals = Summen
desk-field-span = Größte minus kleinste
desk-field-product = Produkt
desk-field-rank = Rang
desk-field-ties = Gleiche Zahlen
desk-field-digits = Ziffern
desk-field-digit = Ziffer
desk-field-count = Anzahl
desk-field-counts = Anzahlen und Ziffern
desk-field-value = Zahl
desk-field-difference = Differenz
desk-field-modulus = Teiler
desk-field-factors = Faktoren
desk-field-loop = Geschlossene Schleife
desk-field-marked = Zeichen im Gitter sind ausgenommen
desk-field-pattern = Regulärer Ausdruck
desk-field-allowed = Paare
desk-field-which = Welche Diagonale
desk-field-relation = Was verboten ist
desk-field-marks_of = Die Zeichen, die alle gegeben sind
desk-all-given = { $of ->
        [dots] Alle Punkte sind gegeben
        [xv] Alle V und X sind gegeben
       *[other] Alle diese Zeichen sind gegeben
    }
desk-field-own-relation = Beziehung
desk-field-moves = Welche Zellen
desk-field-exempt = Ausgenommene Paare
desk-field-when = Wann es gilt
desk-field-every = Je zwei der Zellen
desk-field-counted = Gezählte Ziffern
desk-word-main = von links oben
desk-word-anti = von rechts oben
desk-word-any = erlaubt
desk-word-none = nirgends
desk-word-no-ties = nicht bei Hinweisen
desk-word-dots = alle Punkte
desk-word-xv = alle V und X
desk-word-difference = eine Differenz
desk-word-ratio = ein Verhältnis
desk-word-sum = eine Summe
desk-word-own-difference = unterscheiden sich um
desk-word-own-difference-at-least = unterscheiden sich um mindestens
desk-word-own-difference-at-most = unterscheiden sich um höchstens
desk-word-own-no-difference = unterscheiden sich nie um
desk-word-own-sum = ergeben zusammen
desk-word-own-sum-at-least = ergeben zusammen mindestens
desk-word-own-sum-at-most = ergeben zusammen höchstens
desk-word-own-no-sum = ergeben zusammen nie
desk-word-own-ratio = haben das Verhältnis
desk-word-own-no-ratio = haben nie das Verhältnis
desk-word-own-same-parity = beide gerade oder beide ungerade
desk-word-own-other-parity = eine gerade und eine ungerade
desk-word-own-equal = sind gleich
desk-word-own-unequal = sind verschieden
desk-word-own-table = die angekreuzten Paare
desk-word-own-exactly = genau
desk-word-own-at-least = mindestens
desk-word-own-at-most = höchstens
desk-word-own-multiple = ein Vielfaches von
desk-word-then = dann
desk-word-else = sonst
desk-word-neighbours = mit gemeinsamer Seite
desk-word-diagonals = nur mit gemeinsamer Ecke
desk-word-kings = einen Königszug auseinander
desk-word-knights = einen Springerzug auseinander
desk-word-end = am Ende der Linie
desk-word-always = nach jeder Zelle
desk-word-never = nach keiner Zelle
desk-word-distance-2 = 2 Schritte auseinander
desk-word-distance-3 = 3 Schritte auseinander
desk-word-distance-4 = 4 Schritte auseinander
desk-word-distance-5 = 5 Schritte auseinander
desk-word-distance-6 = 6 Schritte auseinander
desk-word-distance-7 = 7 Schritte auseinander
desk-word-distance-8 = 8 Schritte auseinander
desk-exempt-none = keine
desk-exempt-any = die mit irgendeinem Zeichen
desk-except-any = außer denen mit irgendeinem Zeichen
desk-pair = { $first } und { $second }
desk-pairs-all = Alle
desk-pairs-none = Keine
desk-own = Name und Zeichnung
desk-own-title = Name
desk-own-text = Erklärung
desk-own-shape = Zeichnung
desk-own-label = Beschriftung
desk-own-apply = Übernehmen
desk-shape-usual = wie üblich
desk-shape-none = nichts
desk-shape-line = eine Linie
desk-shape-arrow = ein Pfeil
desk-shape-dots = Punkte zwischen den Zellen
desk-shape-cells = gefärbte Zellen
desk-shape-cage = ein Umriss
desk-shape-kept = wie sie ist
desk-combine = Regeln verbinden
desk-combine-bound = Anzahl
desk-combine-number = Wie viele davon gelten
desk-combine-how = Kreuze Regeln in der Liste an oder klicke auf ihre Zellen im Gitter. Die erste ist bei einer bedingten Regel die Bedingung.
desk-split = Teilen
desk-from = Richtung
desk-from-way = Linie durch den Cursor, { $sign }
desk-place = Setzen
desk-placed = { $name } gesetzt, { $count }
desk-no-cells = Wähle zuerst Zellen aus.
desk-cells = { $count ->
        [1] Eine Zelle
       *[other] { $count } Zellen
    } ausgewählt
desk-group = Gruppe { $number }: Wähle ihre Zellen aus
desk-next-group = Nächste Gruppe
desk-symmetry = Auch an symmetrischen Stellen
desk-symmetry-none = nein
desk-symmetry-half-turn = halbe Drehung
desk-symmetry-quarter-turn = Vierteldrehungen
desk-symmetry-left-right = links und rechts
desk-symmetry-top-bottom = oben und unten
desk-symmetry-diagonal = Diagonale
desk-symmetry-anti-diagonal = andere Diagonale
desk-symmetry-full = alle acht
desk-count = { $count ->
        [0] Noch keine Regeln
        [one] Eine Regel
       *[other] { $count } Regeln
    }
desk-line = Die Regel als Text
desk-apply = Ändern
desk-move-left = Nach links
desk-move-right = Nach rechts
desk-move-up = Nach oben
desk-move-down = Nach unten
desk-copied = Kopiert. Strg+V setzt sie an den Cursor.
desk-paste = Am Cursor einfügen
desk-outside = So läge die Regel außerhalb des Gitters.
desk-delete = Löschen
desk-text = Regeln als Text
desk-text-how = Eine Regel pro Zeile, wie auf der Kommandozeile: cage 15 r1c1 r1c2
desk-at-line = Zeile { $line }:
desk-unknown = Eine Regel „{ $name }“ gibt es nicht.
desk-close = Meinst du { $names }?
desk-usage = So wird die Regel geschrieben: { $usage }
desk-fill = Fehlende Zahlen ergänzen
desk-filled = { $count ->
        [0] Keiner Regel fehlt eine Zahl.
        [one] Eine Zahl aus einer Lösung ergänzt.
       *[other] { $count } Zahlen aus einer Lösung ergänzt.
    }

## Drawing

desk-draw-how = Was du hier zeichnest, ist keine Regel: nonet prüft es nicht. Wähle Zellen aus, dann zeichne.
desk-draw-kind = Art
desk-draw-line = Linie
desk-draw-arrow = Pfeil
desk-draw-colour = Zellen färben
desk-draw-circle = Kreis
desk-draw-square = Quadrat
desk-draw-text = Text
desk-draw-cage = Gestrichelter Käfig
desk-draw-fog = Nebel
desk-fog-how = Nebel verdeckt Vorgaben und Regeln, bis daneben eine richtige Ziffer steht. Wähle die Zellen, die von Anfang an zu sehen sind.
desk-light = Diese Zellen aufdecken
desk-light-around = Um diese Zellen herum aufdecken
desk-clears = Eine richtige Ziffer deckt auf
desk-clears-around = ihre Zelle und die um sie herum
desk-clears-itself = nur ihre eigene Zelle (tiefer Nebel)
desk-clears-nothing = nur, was Auslöser sagen
desk-trigger = Diese Zellen zum Auslöser machen
desk-trigger-how = Richtige Ziffern in { $cells } decken die Zellen auf, die du jetzt wählst.
desk-trigger-clears = Sie decken diese Zellen auf
desk-trigger-is = { $cells } → { $lights }
desk-fog = Nebel; anfangs sichtbare Zellen: { $count }
desk-colour = Farbe
desk-draw = Zeichnen
desk-drawn-strokes = Linie
desk-drawn-shapes = Form
desk-drawn-outlines = Käfig

## Board and text

desk-no-boxes = keine
desk-about = Titel und Texte
desk-write-rules = Regeltext schreiben lassen
desk-message = Meldung nach dem Lösen
desk-drafts = Andere Entwürfe
desk-open = Öffnen

## Publishing

desk-share = Links und QR-Code
desk-publish-how = nonets eigener Link enthält das ganze Rätsel. Dateien und Ausdrucke behalten Titel, Autor und Regeln.
desk-not-unique = Das Rätsel hat nicht genau eine Lösung.
desk-no-title = Das Rätsel hat keinen Titel.
desk-no-author = Das Rätsel hat keinen Autor.
desk-ready = Eine Lösung, ein Titel, ein Autor: bereit.
