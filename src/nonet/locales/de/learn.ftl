### The course: its pages, and exercises on the board; loaded when it is opened.

## All stations

course-progress = Wie viel vom Kurs gelernt ist
course-learnt = { $count } von { $all } gelernt
course-first = Hier geht es los
course-next = Als Nächstes
course-open = Lernen
course-all = Du hast alle Stationen gelernt. Was du lange nicht geübt hast, taucht hier zum Wiederholen auf.
course-due = Heute wiederholen
course-rules = Die Regeln
rules-learnt = (gelernt)
course-placement = Wo stehe ich?
course-daily = Rätsel des Tages
course-sheets = Arbeitsblätter
course-back = Zurück zum Kurs
station-box = { $count } von { $all } Schritten gelernt
station-new = noch nicht begonnen
station-due = wiederholen

## A station

station-before = Vorige Station
station-after = Nächste Station
station-why = Warum das stimmt
station-look = Wie du danach suchst
station-stops = Wo es nicht mehr gilt
station-puzzle = Ein Rätsel dazu
station-show = Groß zeigen

## Find it

find-it = Finde es
find-title = Finde es: { $title }
find-place = Wähle die Zelle und gib ihre Ziffer ein. Oder wähle die Zellen des Musters. Dann prüfe.
find-remove = Wähle Zellen und drücke eine Ziffer, um sie dort zu streichen. Oder wähle die Zellen des Musters. Dann prüfe.
find-removed = gestrichen { $digits }
find-removes = Ziffern streichen Kandidaten
find-check = Prüfen
find-hint = Tipp
find-next = Noch eine
find-try = Selbst versuchen
