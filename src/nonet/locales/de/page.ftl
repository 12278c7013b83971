# Texts of the page.

## The page

skip = Zum Gitter
board = Sudoku-Gitter
tabs = Bereiche
tab-play = Spielen
tab-hint = Lernen
tab-course = Kurs
tab-make = Weitere Arten
tab-library = Sammlung
tab-settings = Einstellungen
tab-analyse = Analyse
save-saved = Gespeichert
save-saving = Wird gespeichert …
save-away = Nur in diesem Browser gespeichert
save-unkept = Nicht gespeichert
outdated = Dieses Spiel wurde in einem anderen Tab fortgesetzt.
outdated-theirs = Den anderen Stand übernehmen
outdated-mine = Meinen Stand als neues Spiel behalten
close = Schließen
cancel = Abbrechen
save = Speichern
reload = Neu laden
later = Später
new-version = Es gibt eine neue Version von nonet. Dein Spiel bleibt erhalten.
local-is-faster = Große Gitter und lange Suchen dauern im Browser viel länger. Dafür ist nonet auf dem eigenen Computer da: { $command }
copy = Kopieren
copied = Kopiert
delete = Löschen
deleted = Gelöscht
stop = Stoppen
any = Beliebig
auto = Automatisch
light = Hell
dark = Dunkel
thinking = Wird berechnet …
engine-loading = Die Engine wird noch geladen …

## Cells, as a screen reader says them

cell = Zeile { $row } Spalte { $column }
cell-rc = r{ $row }c{ $column }
cell-short = Z{ $row }S{ $column }
cell-given = Vorgabe { $digit }
cell-entry = { $digit }
cell-empty = leer
cell-fog = im Nebel
cell-filled = { $count } gefüllt
cell-corner = Ecknotizen { $digits }
cell-beside = automatische Kandidaten { $digits }
cell-centre = Mittelnotizen { $digits }
cell-drawn = mit Stift markiert
cell-letter = Buchstabe { $letter }
cell-wrong = Konflikt
cell-pattern = im Muster
conflict = Zweimal dieselbe Ziffer in Zeile, Spalte oder Block

## Tools and digits

tools = Werkzeuge
digits = Ziffern
colours = Farben
actions = Aktionen
tool-digit = Ziffer
tool-corner = Ecke
tool-centre = Mitte
tool-colour = Farbe
tool-candidate = Notizfarbe
tool-letter = Buchstabe
tool-pen = Stift
tool-role = Rolle
role-doubler-2 = Verdoppler
role-negator-2 = Negator
role-heat-2 = heiß
role-heat-3 = kalt
role-multiplier-2 = verdoppelt
role-multiplier-3 = verdreifacht
role-vampire-2 = Vampir
role-vampire-3 = Beute
role-indexer-2 = Zeilenindex
role-indexer-3 = Spaltenindex
role-zero-2 = Null
role-shade-2 = schattiert
tools-more = Weitere Werkzeuge
tools-back = Zurück zu den Werkzeugen
tools-word = Werkzeug
tool-now = Werkzeug: { $tool }
tint-none = Keine gewählte Zelle hat die Notiz { $digit }: Hier gibt es nichts zu färben.
digit-locked = Tippe auf Zellen, um die { $digit } einzutragen. Noch einmal drücken beendet das.
filter-digit = Filter
filter-choose = Wähle die Ziffer, deren Kandidaten sichtbar bleiben.
filter-on = Nur Kandidaten der { $digit }
filter-off = Alle Kandidaten
pen-cross = Kreuz
pen-circle = Kreis
pen-line = Linie
pen-none = Gelöscht
zoom = Zoom
zoom-in = Vergrößern
zoom-out = Verkleinern
zoom-whole = Ganzes Gitter
save-points = Speicherpunkte
save-points-how = Merke dir den jetzigen Stand und kehre später zu ihm zurück. Auch das lässt sich rückgängig machen.
save-point-add = Speichern
save-point-added = Gespeichert: { $name }
save-point-number = Speicherpunkt { $number }
save-point-digits = Ziffern: { $count }
save-point-back = Zurückkehren
save-point-at = Wieder bei: { $name }
save-point-delete = { $name } löschen
replay = Wiedergabe
replay-none = Es gibt noch keine Züge.
replay-at = Zug { $number } von { $count }
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-moves = { $count } pro Sekunde
replay-take = Ab hier weiterspielen
digit-left = { $digit }, noch { $count }
colour-named = Zellen färben: { $name }
colour-use = Kandidaten färben: { $name }
colour-pen = Stift { $name }
colour-1 = hellgrau
colour-2 = dunkelgrau
colour-3 = rot
colour-4 = orange
colour-5 = gelb
colour-6 = grün
colour-7 = türkis
colour-8 = blau
colour-9 = violett
undo = Rück{ "\u00AD" }gängig
redo = Wieder{ "\u00AD" }holen
clear = Leeren
several = Mehrfach{ "\u00AD" }auswahl
hint = Tipp
candidates = Kandidaten
more = Mehr
more-game = Spiel
more-other = Anderes Rätsel
pause = Pause
resume = Weiterspielen

## The puzzle

puzzle = Rätsel
name-numbered = { $day }, Nr. { $number }
first = Ein erstes Rätsel
another = Neues Rätsel
layout = Variante
size = Größe
size-large = Rätsel dieser Größe behalten vier Fünftel ihrer Ziffern, wenn du die Zahl der Vorgaben nicht festlegst.
givens = Vorgaben
givens-count = { $count ->
        [1] eine Vorgabe
       *[other] { $count } Vorgaben
    }
left = Leere Zellen
rules = Regeln
rules-each = Einzeln ({ $count })
rules-author = Von { $author }
rules-broken = Verletzte Regeln
combos = Kombinationen
combos-always = Immer dabei: { $digits }
combos-impossible = Diese Summe ist nicht mehr möglich.
combos-many = Zu viele für eine Liste.
combos-more = Insgesamt { $count }
combos-none = Wähle eine Zelle in einem Käfig, auf einem Pfeil oder in einer anderen Summe.
combos-cross = Kombinationen: antippen streicht
grade = Schwierigkeit
difficulty = Schwierigkeit
score = { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    }
grade-time = { $level }, etwa { $time }
time-minute = 1 Minute
time-minutes = { $count } Minuten
time-hours = { $count } Stunden
time-how = Die Zeit ist geschätzt: nonet löst das Rätsel wie ein Mensch und rechnet 4 Sekunden für die letzte Ziffer einer Zeile, Spalte oder eines Blocks, 10 für jeden anderen Einer und 45 Sekunden bis 7 Minuten für jeden schwereren Schritt.
hardest = Schwerster Schritt
rating = Bewertung
rating-how = ER / EP / ED nach der Skala von Sudoku Explainer: schwerster Schritt, schwerster bis zur ersten Ziffer, erster Schritt
rating-scale = nach Sudoku Explainer
rating-hardest = Schwerster Schritt nach dieser Skala, { $er }:
singles = Nur Einer
grade-byLength = nach der Zahl der Schritte
rate = Bewerten
rate-far = { $seconds } s …
gem-pearl = Perle
gem-diamond = Diamant
level-Easy = Leicht
level-Medium = Mittel
level-Hard = Schwer
level-Expert = Experte
level-Extreme = Extrem
level-draft = Entwurf
kind-classic = klassisch
kind-diagonal = Diagonalen
kind-windows = Windoku
kind-both = Windoku mit Diagonalen
kind-groups = disjunkte Gruppen
kind-latin = lateinisches Quadrat
kind-jigsaw = Jigsaw
kind-rules = mit weiteren Regeln
kind-drawn = mit gezeichneten Regeln
boxes = Blöcke
regions = Regionen
region = Region { $region }
region-none = keine Region
region-count = Region { $region }: { $count } von { $size }
regions-draw = Regionen zeichnen
regions-how = Wähle Zellen und drücke dann die Nummer ihrer Region. Jede Region braucht { $size } Zellen.
regions-torn = In mehreren Stücken: { $regions }. Das ist erlaubt.
regions-take = Übernehmen
regions-boxes = Aus Blöcken
regions-empty = Leeren
regions-none = Noch keine Regionen dieser Größe: Zeichne sie, sonst gelten Blöcke.
check = Prüfen
check-right = Bisher alles richtig
check-wrong = { $count ->
        [one] 1 deiner Ziffern ist falsch.
       *[other] { $count } deiner Ziffern sind falsch.
    }
check-marks = { $count ->
        [one] In den Notizen von 1 Zelle fehlt ihre Ziffer.
       *[other] In den Notizen von { $count } Zellen fehlt ihre Ziffer.
    }
check-conflict = { $count ->
        [one] 1 deiner Ziffern verletzt eine Regel.
       *[other] { $count } deiner Ziffern verletzen eine Regel.
    }
check-stuck = Mit deinen Ziffern gibt es keine Lösung.
check-back = Zurück zum Stand vor dem Fehler
check-undone = Zurückgenommene Züge: { $count }
reveal = Zelle aufdecken
reveal-several = Dieses Rätsel hat mehrere Lösungen: Keine Ziffer ist hier die einzig richtige.
reveal-one = Wähle zuerst eine leere Zelle.
marks-fill = Kandidaten eintragen
marks-auto = Kandidaten automatisch
marks-clear = Alle Notizen löschen
restart = Neu beginnen
restart-sure = Alle Ziffern und Notizen entfernen? „Rückgängig“ holt sie zurück.
solved = Gelöst
solved-in = Gelöst in { $time }. Sehr gut!
solved-one = Gelöst in { $time }: Das ist eine von mehreren Lösungen.
end-best = Deine Bestzeit für diese Art: { $time }
end-techniques = Techniken in diesem Rätsel: { $names }
coach = Rückblick
end-next = Nächstes Rätsel
full-wrong = Das Gitter ist voll, aber noch nicht richtig: { $count ->
        [one] 1 Ziffer widerspricht den Regeln
       *[other] { $count } Ziffern widersprechen sich
    }.
full-rules = Das Gitter ist voll, verletzt aber eine Regel.
full-roles = Alle Ziffern stimmen, aber noch nicht, welche Zellen eine Rolle haben.
check-roles = { $count ->
        [one] 1 Zelle hat eine andere Rolle.
       *[other] { $count } Zellen haben eine andere Rolle.
    }
full-drawn = Das Gitter ist voll. Ob es stimmt, weiß nonet nicht: Die Regeln sind nur gezeichnet.
streak = Tage in Folge: { $count }. Gelöste Rätsel: { $total }.
status-unique = Genau eine Lösung
status-several = Mehrere Lösungen
status-none = Keine Lösung
status-contradictory = Die Vorgaben widersprechen einander
checking = Die Lösung wird geprüft …
checking-not = Noch ist nicht bekannt, ob es genau eine Lösung gibt.
explaining = Der Grund wird gesucht …
verdict-fog = Der Grund liegt im Nebel.
verdict-show = Im Gitter zeigen
verdict-why = Wo unterscheiden sie sich?
digit-at = { $digit } in { $cell }
conflict-few = Diese Ziffern können nicht alle richtig sein: { $digits }.
conflict-rules = Das kann nicht alles zugleich gelten: { $what }.
conflict-many = Die { $count } umrandeten Ziffern können nicht alle richtig sein.
conflict-equal = Zweimal die { $digit } in derselben Zeile, Spalte oder Region: { $cells }.
repair-how = Ohne eine dieser Ziffern gibt es eine Lösung:
repair-only = Ohne diese Ziffer gibt es eine Lösung:
repair-partly = Es gibt mehrere solche Konflikte. Entferne zuerst eine dieser Ziffern:
repair-out = { $what } entfernen
repair-missing = Mit diesen Vorgaben gibt es genau eine Lösung: { $what }.
repair-add = Diese Vorgaben hinzufügen
repair-unique = eine Lösung
repair-done = Jetzt gibt es genau eine Lösung.
solution = Lösung
solution-number = Lösung { $number }

## A puzzle by hand

new = Selbst eingeben
set = Rätsel entwerfen
set-this = Als Entwurf bearbeiten
new-blank = Leeres Gitter
new-board = Wähle ein Gitter, trage die Vorgaben ein und starte.
new-write = Eintragen
new-enter = Ein Rätsel eingeben
new-enter-how = Trage die Vorgaben ins Gitter ein oder füge sie als Text ein. Mit „Start“ werden sie gesperrt.
new-start = Start
new-empty = Trage zuerst mindestens eine Ziffer ein.
photo = Aus einem Foto
paste = Einfügen oder öffnen
paste-how = Jedes Textformat und jede Datei anderer Programme ist möglich. Dateien kannst du auch auf die Seite ziehen.
paste-layout = Im Aufbau des jetzigen Gitters
paste-alphabet = Verwendete Zeichen
paste-dropped = Nicht übernommen: { $what }.
paste-text = Rätsel als Text
paste-file = Dateien wählen
paste-found = Gefundene Rätsel: { $count }
paste-many = Mehr als { $count } Rätsel gefunden
paste-play = Spielen
paste-first = Das erste spielen
paste-keep = In der Sammlung speichern
share = Teilen
share-how = Nichts wird gesendet, bis du einen Link teilst.
share-lacks = Es fehlt: { $what }.
share-sudokupad = SudokuPad-Link
share-fpuzzles = f-puzzles-Link
share-text = Text
share-link = nonet-Link
share-own = Der nonet-Link lässt sich nur auf diesem Computer öffnen, die anderen überall.
share-code = QR-Code
share-scan = Mit dem Telefon scannen, um dort zu spielen.
share-no-code = Für einen QR-Code sind die Links zu lang.
share-solution = Links enthalten die Lösung, damit andere Programme Antworten prüfen können
share-unproved = Dass dieses Rätsel genau eine Lösung hat, ist nicht bewiesen; die Links enthalten deshalb keine.
share-picture = Bild speichern (PNG)
share-vector = Bild speichern (SVG)
share-rules = Die Regeln im Link passen nicht zu seinem Gitter.
share-damaged = Der Link ist beschädigt: Das Rätsel darin ist nicht lesbar. Kopiere den ganzen Link noch einmal.
share-newer = Der Link stammt von einer neueren Version von nonet.
share-stray = Der Link enthält „{ $sign }“, das in keinen Link gehört. Kopiere den ganzen Link noch einmal.
share-cut = Der Link ist abgeschnitten: Das Ende fehlt. Kopiere den ganzen Link noch einmal.
share-long = Der Link ist zu lang: So viel braucht kein Rätsel.
share-empty = Der Link enthält kein Rätsel.
share-size = Der Link ist beschädigt: Die Größe seines Gitters liegt nicht zwischen 1 und { $most }.
share-digit = Der Link ist beschädigt: Er hat die Ziffer { $digit } in { $cell }, das Gitter geht aber nur bis { $size }.
share-boxes = Die Blöcke oder Regionen im Link passen nicht zu seinem Gitter von { $size } × { $size } Zellen.
share-rule = Regel { $number } im Link ({ $rule }) passt nicht zu seinem Gitter.
share-rule-at = Regel { $number } im Link ({ $rule }) passt nicht zu seinem Gitter: siehe { $cell }.
share-cells = Der Link ist unvollständig: Er enthält { $found ->
        [one] 1 Zelle
       *[other] { $found } Zellen
    } statt { $count }. Kopiere den ganzen Link noch einmal.
export = Exportieren
form = Format
form-nonet = nonet, enthält alles
form-sukaku = Kandidaten in einer Zeile
export-count = Rätsel: { $count }
export-lost = In diesem Format gehen verloren: { $what }.
export-solution = Mit der Lösung, wenn das Format sie aufnehmen kann
export-without = { $form } (ohne: { $what })
form-line = Eine Zeile
form-rows = Zeilen
form-frame = Mit Rahmen
form-numbers = Zahlen
form-pencilmarks = Kandidaten
form-state = Vollständiger Stand
form-svg = Zeichnung (SVG)
print = Drucken
print-how = Rätsel: { $count }. Daraus wird ein PDF.
print-one = Aus dem Rätsel wird ein PDF.
print-title = Titel, für ein Deckblatt
print-perPage = Rätsel je Seite
print-solutions = Lösungen
print-solutions-none = keine
print-solutions-end = am Ende
print-solutions-facing = gegenüber
print-paper = Papier
print-paper-a4 = A4
print-paper-letter = Letter
print-entries = Mit meinen Ziffern
print-candidates = Mit Kandidaten
print-largePrint = Großdruck
print-grades = Mit Schwierigkeit
print-codes = QR-Codes
print-digits = Ziffern
print-digits-numbers = als Zahlen
print-digits-letters = mit Buchstaben ab 10
print-digits-hexadecimal = hexadezimal, 0 bis F
print-make = PDF erstellen
print-board = Gitter drucken
print-made = Rätsel: { $count }, { $size } kB
print-again = PDF noch einmal speichern

## Learn

hint-course-how = Von den Regeln bis zu Ketten, Schritt für Schritt, mit Übungen ohne Ende.
hint-course = Kurs öffnen
hint-title = Dieses Rätsel
hint-how = Ein Tipp kommt in drei Stufen: wonach du suchst, wo und warum. Du bestimmst, wie viel er verrät.
hint-ask = Gib mir einen Tipp
hint-where = Wo?
hint-show = Zeige mir, warum
argument-whole = Ganze Begründung zeigen
hint-apply = Schritt ausführen
hint-fog = Ein Tipp würde verraten, was unter dem Nebel liegt.
link-number = Schritt { $number } von { $count }
link-all = Die ganze Begründung
link-back = Voriger Schritt
link-next = Nächster Schritt
hint-applied = Erledigt: { $what }
hint-hide = Ausblenden
hint-mistake = Da stimmt etwas noch nicht
mistake-which = Welche?
mistake-why = Warum?
mistake-deep = Keine kurze Kette zeigt es; die Lösung hat in { $what } eine andere Ziffer.
stage-number = { $number } von { $count }
stage-back = Zurück
stage-next = Weiter
steps-all = Alle möglichen Schritte
steps-count = Mögliche Schritte: { $count }
walk = Schritt für Schritt
walk-step = Schritt
walk-back = Zurück
walk-next = Weiter
walk-take = Ab hier weiterspielen
walk-leave = Beenden
walk-end = Das Rätsel ist gelöst.
walk-stuck = Hier hilft keine Technik weiter.
grade-steps = { $level }, { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    }
techniques = Techniken
example = Beispiel
on-site = Mehr auf der Website
make = Neu
make-again = Noch einmal
daily = Rätsel des Tages
make-kinds = Weitere Arten: Größe, Variante, Regeln, Techniken …
new-jigsaw = Jigsaw
new-x = X, mit Diagonalen
new-large = 16 × 16
card-Easy = Nur Einer
card-Medium = Paare und Blöcke
card-Hard = Fische und Wings
card-Expert = Ketten

## Make

make-go = Erstellen
make-rules = Regeln
make-plain = Keine weiteren
made-killer = Killer
made-thermo = Thermometer
made-arrow = Pfeile
made-kropki = Kropki: alle Punkte
made-xv = XV: alle Zeichen
made-whispers = German Whispers
made-renban = Renban-Linien
made-palindrome = Palindrome
made-between = Zwischenlinien
made-region-sum = Regionssummen
made-zipper = Reißverschlüsse
made-sandwich = Sandwich
made-skyscraper = Hochhäuser
made-x-sum = X-Summen
made-numbered-room = Nummerierte Räume
made-little-killer = Little Killer
made-quadruple = Quadrupel
made-odd-even = Gerade und ungerade
made-inequality = Vergleichssudoku
made-anti-knight = Anti-Springer
made-anti-king = Anti-König
made-non-consecutive = Nicht aufeinanderfolgend
made-miracle = Miracle
made-fog = Nebel
made-hunt = Gemischte Regeln
made-own = Eigene Wahl …
make-own-how = Eine Regel pro Zeile, etwa „thermometer 2-4“, „killer“ oder „kropki all“
make-more = Mehr Optionen
make-working = Wird erstellt …
make-progress = { $time } · { $found } gefunden · { $nodes ->
        [one] 1 Versuch
       *[other] { $nodes } Versuche
    }
make-made = Erstellte Rätsel: { $count }
make-start = Von den Ziffern im Gitter ausgehen
make-hardest = Höchstens so schwer wie
make-er = Nach Bewertung (ER)
make-lowest = ER von
make-highest = ER bis
make-gem = Perle oder Diamant
make-distinct = Alle wesentlich verschieden
make-order = Bekannte Techniken
order-hodoku = wie in HoDoKu
order-everything = alle
make-method = Verfahren
method-carve = Ziffern entfernen
method-plant = Ziffern hinzufügen
make-closest = bisher am nächsten: { $count ->
        [one] 1 Vorgabe
       *[other] { $count } Vorgaben
    }
make-take = Das bisher beste Rätsel nehmen: { $count ->
        [one] 1 Vorgabe
       *[other] { $count } Vorgaben
    }
make-reset = Zurücksetzen
make-without = Ohne Technik
requires = Braucht Technik
minimal = Minimal
givens-fewest = Vorgaben von
givens-most = bis
count = Wie viele
seed = Startwert
seconds = Zeitlimit in Sekunden
symmetry = Symmetrie
symmetry-none = keine
symmetry-half-turn = halbe Drehung
symmetry-quarter-turn = Vierteldrehung
symmetry-top-bottom = oben und unten
symmetry-left-right = links und rechts
symmetry-diagonal = diagonal
symmetry-anti-diagonal = andere Diagonale
symmetry-full = voll
pattern-draw = Muster zeichnen
pattern-stop = Muster verwerfen
pattern-cells = Zellen: { $count }
set-how = Was die Ziffern im Gitter zurzeit zulassen.
set-check = Eindeutig?
set-count = Zählen
set-solve = Lösen
set-true = Mögliche Kandidaten
set-true-shown = Zu sehen sind nur Kandidaten, die in einer Lösung vorkommen.
set-true-keep = Als Notizen behalten
set-solved = Die Lösung ist zu sehen.
set-far = Bisher { $count }
counted = Lösungen: { $count }
counted-least = { $count ->
        [1] Mindestens eine Lösung
       *[other] Mindestens { $count } Lösungen
    }
differ = Zwei Lösungen unterscheiden sich in den { $count } markierten Zellen.

## Library

library-title = Rätsel
library-games = Weiterspielen
library-add = In der Sammlung speichern
library-keep = In der Sammlung speichern
library-edit = Bearbeiten
library-count = Rätsel: { $count }
library-empty = Deine Sammlung ist leer.
library-own = Die { $count } mitgelieferten Rätsel hinzufügen
library-file = Datei öffnen
library-chosen = Ausgewählt: { $count }
library-choose = { $name } auswählen
library-choose-page = Alle hier auswählen
library-choose-none = Auswahl aufheben
sort = Reihenfolge
sort-newest = neueste zuerst
sort-oldest = älteste zuerst
sort-name = nach Namen
sort-easiest = leichteste zuerst
sort-hardest = schwerste zuerst
sort-lowest-er = niedrigste ER zuerst
sort-highest-er = höchste ER zuerst
import = Dateien oder Text importieren
import-far = Gelesen: { $count }
import-done = Neu: { $added }. Schon vorhanden: { $known }. Nicht lesbar: { $problems }.
kept = Gespeichert: { $count }
search = Suchen
filter = Filter
name = Name
author = Autor
collection = Ordner
collection-drop = Ordner auflösen, Rätsel behalten
tag = Schlagwort
tags = Schlagwörter, mit Kommas
progress = Fortschritt
progress-new = neu
progress-started = begonnen
progress-finished = gelöst

## Settings

set-language = Sprache
set-theme = Farbschema
set-seeing = Anzeige
set-playing = Bedienung
set-peers = Zeile, Spalte und Block hervorheben
set-same = Gleiche Ziffern hervorheben
set-conflicts = Widersprüche anzeigen
conflicts-off = Nie
conflicts-certain = Sobald eine Regel verletzt ist
conflicts-solution = Jede falsche Ziffer sofort
set-digitSize = Größe der Ziffern
set-markSize = Größe der Notizen
set-fixedMarks = Kandidaten an festen Positionen
set-glyphs = Formen zu den Farben
set-names = Zeilen und Spalten nummerieren
set-letters = Buchstaben ab 10
set-cellNames = Zellen in Tipps
cell-names-words = In Worten: Zeile 4 Spalte 5
cell-names-rc = r4c5
cell-names-short = Z4S5
set-palette = Farben der Zellen
scale-small = klein
scale-usual = üblich
scale-large = groß
palette-calm = ruhig
palette-wong = bei Farbenblindheit
set-tidy = Notizen automatisch entfernen
set-digitFirst = Erst die Ziffer, dann die Zelle
set-several = Bei mehreren gewählten Zellen schreiben Ziffern
set-sounds = Töne
set-haptics = Vibration
set-timer = Uhr anzeigen
set-flip = Tasten links
library-all = Alles, was dir gehört
library-all-how = Rätsel, Spiele, Einstellungen und Lernstand in einer Datei: zur Sicherung oder zum Umzug in einen anderen Browser oder auf einen anderen Rechner.
library-give = Als Datei speichern
library-take = Aus einer Datei hinzufügen
library-taken = Neue Rätsel: { $puzzles }. Neue Spiele: { $games }. Fortgesetzte Spiele: { $continued }.
library-file-bad = Diese Datei ist keine Sammlung von nonet oder sie ist beschädigt. Es wurde nichts geändert.
library-file-large = Alles zusammen ist zu viel für eine Datei: nonet liest höchstens 30 MB.
set-links = Links
set-linkBase = Adresse für Links
set-linkBase-wrong = Gib eine Adresse wie https://example.org/sudoku/ ein.
links-here = Links zu deinen Rätseln lassen sich nur auf diesem Computer öffnen. Mit der Adresse einer nonet-Seite öffnen sie sich bei allen; dorthin wird nichts gesendet, bis jemand den Link öffnet.
links-elsewhere = Links zu deinen Rätseln öffnen sich bei allen: Das Rätsel steckt im Link selbst.
set-about = Über diese Ausgabe
about-local = nonet läuft auf deinem Computer. Spiele und Rätsel liegen in seiner Datenbank.
about-static = nonet läuft in diesem Browser und bewahrt Spiele und Rätsel darin auf. Nach dem ersten Besuch funktioniert es auch offline.
licences = Lizenzen
stats = Statistik
stats-finished = Gelöst/begonnen
stats-time = Spielzeit
stats-streak = Tage in Folge
stats-longest = längste Serie: { $count }
stats-unaided = Ohne Hilfe gelöst
stats-best = Bestzeit
stats-average = Durchschnitt

## Help

help = Tasten
help-mouse = Ziehen oder Strg-Klick wählt mehrere Zellen. Doppelklick oder langes Drücken wählt alle mit demselben Inhalt.
help-digit = Ziffer oder Notiz; ab 10 zwei Tasten
help-tools = Ziffer, Ecke, Mitte, Farbe, Notizfarbe
help-next = Nächstes oder voriges Werkzeug
help-corner = Ecknotiz, solange gedrückt
help-centre = Mittelnotiz, solange gedrückt
help-colour = Farbe, solange gedrückt
help-tool-keys = Buchstabe, Stift; nach einer Ziffer filtern; Rolle einer Zelle
help-saves = Speicherpunkte, Wiedergabe
help-zoom = Gitter vergrößern oder verkleinern; ganzes Gitter
help-move = Bewegen
help-extend = Auswahl erweitern
help-clear = Leeren
help-undo = Rückgängig
help-redo = Wiederholen
help-select = Alles auswählen, Auswahl umkehren, aufheben; Esc verlässt auch die Buchstaben
help-centreMarks = Ecknotizen zu Mittelnotizen machen
help-hint = Tipp
help-unsolved = Nächste leere Zelle
help-pause = Pause
help-full = Vollbild
help-help = Diese Seite

## What the server refuses, by the code of the problem

at-line = { " " }Der Fehler liegt in Zeile { $line }.
at-column = { " " }Der Fehler liegt in Zeile { $line }, bei Zeichen { $column }.
field = Ein Eingabefeld
notes = Anmerkungen
invalid-long = { $name }: höchstens { $limit } Zeichen oder Einträge.
invalid-most = { $name }: höchstens { $limit }.
invalid-least = { $name }: mindestens { $limit }.
invalid-field = { $name }: Mit diesem Wert kann nonet nichts anfangen.
make-range = Die kleinste Zahl der Vorgaben darf nicht über der größten liegen, und beide höchstens bei { $most }.
make-range-er = Die niedrigste Bewertung darf nicht über der höchsten liegen; beide liegen zwischen 1 und 12.
paste-alphabet-which = Die Buchstaben dieses Gitters lassen sich verschieden lesen: Wähle, welche es benutzt.
code-away = nonet antwortet nicht. Deine Züge bleiben in diesem Browser gespeichert.
code-engine-away = Die Engine konnte nicht geladen werden. Prüfe die Verbindung und versuche es noch einmal; spielen geht auch so.
code-bad-request = nonet hat diese Anfrage nicht verstanden. Lade die Seite neu.
rules-key = Regeln
code-no-player = nonet weiß nicht, wer hier spielt. Erlaube dieser Seite Cookies und lade sie neu.
code-busy = Gerade ist zu viel zu tun. Versuche es in ein paar Sekunden noch einmal.
code-cancelled = Gestoppt.
code-contradiction = Zwei gleiche Ziffern stehen in derselben Zeile, Spalte oder im selben Block.
code-format = Das ist kein Rätsel, das nonet lesen kann. Ein 9×9-Rätsel besteht aus 81 Ziffern, mit Punkten oder Nullen für leere Zellen; auch Dateien und Links anderer Sudoku-Programme lassen sich öffnen.
code-format-export = Dieses Format kann ein Rätsel dieser Art nicht enthalten.
code-format-rule = Dieses Rätsel hat eine Regel, die nonet nicht kennt: „{ $rule }“.
code-format-sudokupad = Dieser SudokuPad-Link enthält das Rätsel nicht selbst oder ist beschädigt. Öffne ihn auf SudokuPad und kopiere den langen Link aus der Adresszeile.
code-updated = nonet wurde aktualisiert. Lade die Seite neu, dein Spiel bleibt erhalten.
code-unread = Die Regeln dieses Rätsels sind nur gezeichnet. nonet kennt sie nicht und prüft sie nicht.
code-unplayable = Dieses Rätsel gibt mehr als Ziffern vor: Das geht in der App noch nicht.
code-unusual = Bei anderen Ziffern oder Gitterformen geht das noch nicht.
code-generation-failed = In { $tries ->
        [one] einem Versuch
       *[other] { $tries } Versuchen
    } fand sich kein solches Rätsel. Wähle weniger strenge Optionen oder versuche es noch einmal.
code-generation-failed-never = So ein Rätsel kann es nicht geben: Ändere die Zahl der Vorgaben, die Symmetrie, das Muster oder die Anfangsziffern.
code-host = Diese Seite wurde unter einer Adresse geöffnet, die nonet nicht zulässt.
code-http = nonet konnte nicht antworten. Versuche es noch einmal.
code-internal = In nonet ging etwas schief. Mehr steht in dem Terminal, in dem nonet läuft.
code-died = Das war zu viel für nonet im Browser. Es läuft jetzt neu.
code-failed = In nonet ging etwas schief. Mehr steht in der Konsole des Browsers.
code-layout = Ein solches Gitter ist nicht möglich: Größe, Blöcke oder Regionen passen nicht zusammen.
code-library = Die Sammlung ließ sich nicht lesen oder schreiben. Ist die Festplatte voll oder die Datei in Gebrauch?
code-method = nonet hat diese Anfrage nicht verstanden. Lade die Seite neu.
code-multiple-solutions = Es gibt mehrere Lösungen.
code-no-solution = Es gibt keine Lösung.
code-nonet-error = Diese Angaben passen nicht zusammen. Ändere eine davon.
code-not-found = Das gibt es hier nicht mehr.
code-origin = nonet nimmt nur Anfragen der eigenen Seite an.
code-outdated = Dieses Spiel wurde in einem anderen Tab fortgesetzt.
code-placement = Eine Ziffer oder Notiz passt nicht in dieses Gitter.
code-stopped = Gestoppt.
code-time-limit = Das hat zu lange gedauert. Erlaube mehr Zeit oder verlange weniger.
code-too-long = Das ist zu groß: nonet liest höchstens 6 MB auf einmal.
code-too-slow = Die Übertragung hat zu lange gedauert. Versuche es noch einmal.
code-full = Dieser Browser hat keinen Platz mehr für nonet. Schaffe Platz oder speichere alles als Datei: Deine letzten Züge bleiben erhalten, solange diese Seite offen ist.
code-unkept = Dieser Browser speichert nichts für nonet: Was du spielst, ist beim Schließen der Seite verloren.

## What a file holds and the board, or a format, does not: by the words of the library

list-comma = ,{ " " }
lost-field = „{ $name }“
lost-entries = eigene Ziffern
lost-pencil-marks = Kandidaten
lost-which-cells-have-no-candidate-left = welche Zellen keinen Kandidaten mehr haben
lost-corner-marks = Ecknotizen
lost-colours = Farben
lost-the-solution = die Lösung
lost-the-title = der Titel
lost-the-author = der Autor
lost-the-comment = der Kommentar
lost-the-source = die Quelle
lost-the-difficulty = die Schwierigkeit
lost-the-rules-in-words = der Regeltext
lost-the-cosmetics = Zeichnungen im Gitter
lost-the-timer = die Spielzeit
lost-the-history = der Spielverlauf
lost-other-fields = weitere Angaben
lost-that-it-may-have-more-rules = dass es weitere Regeln haben kann
lost-rules-that-are-only-drawn-or-described = Regeln, die nur gezeichnet oder beschrieben sind
lost-checks-of-drawn-rules = die Prüfung gezeichneter Regeln
lost-the-layout = Blöcke oder Regionen
lost-rule = die Regel { $rule }
lost-the-solution-which-breaks-the-rules = die Lösung, die gegen die Regeln verstößt
lost-the-solution-which-contradicts-the-givens = die Lösung, die den Vorgaben widerspricht
lost-colours-of-candidates = Farben von Kandidaten
lost-letters = Buchstaben
lost-lines-of-the-pen = Linien des Stifts
lost-further-colours-of-a-cell = weitere Farben einer Zelle
lost-the-step-of-the-line = der Schritt in der Zeile
lost-the-steps-of-the-solution = die Lösungsschritte
lost-the-save-points = die Speicherpunkte
lost-some-of-the-cosmetics = manches, was im Gitter gezeichnet ist
lost-the-titles-of-rules = die Titel von Regeln
lost-the-names-of-layers = die Namen von Ebenen
lost-which-layers-count = welche Ebenen zählen
lost-the-decoration = die Verzierung
lost-the-message-at-the-end = die Meldung nach dem Lösen
lost-the-date = das Datum
lost-the-address = die Adresse
lost-the-videos = die Videos
lost-the-candidates-struck-out-in-addition-to-the-player-s-own-marks = zusätzlich zu den eigenen Notizen gestrichene Kandidaten
lost-what-is-drawn-far-from-the-grid = was weit vom Gitter entfernt gezeichnet ist
lost-small-texts-at-the-sides-of-cells = kleine Texte an den Seiten der Zellen
lost-cages-outside-the-grid = Käfige außerhalb des Gitters
lost-cages-that-are-not-closed = nicht geschlossene Käfige
lost-lines-that-are-not-drawn-from-point-to-point = nicht von Punkt zu Punkt gezeichnete Linien
lost-colours-that-are-not-written-as-rrggbb = anders als #rrggbb geschriebene Farben
lost-triggers-that-clear-no-fog = Auslöser ohne Wirkung im Nebel
lost-regions-that-do-not-divide-the-grid = Regionen ohne Aufteilung des Gitters
lost-the-name-of-the-folder = der Name des Ordners
lost-which-logic-is-disabled = welche Logik abgeschaltet ist
lost-whether-conflicts-are-shown = ob Konflikte gezeigt werden
lost-the-order-in-which-cells-are-searched = die Reihenfolge der Suche
lost-idle = Regeln ohne Inhalt

## Groups of techniques in an order

group-forcing_chain = Zwangskette
group-forcing_net = Zwangsnetz
group-grouped_nice_loop = Gruppierte Schleife oder AIC
group-kraken_fish = Krakenfisch
group-medusa = 3D-Medusa
group-multi_colours = Mehrfache Färbung
group-nice_loop = Schleife oder AIC
group-simple_colours = Einfache Färbung
