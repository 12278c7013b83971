### The rules, the test at the beginning, daily puzzles, the coach, worksheets; loaded when opened.

lesson-at = { $number } von { $count }
lesson-next = Weiter
lesson-back = Zurück
lesson-end = Jetzt geht’s los

## Where to begin

placement = Wo stehe ich?
placement-place = Trage eine Ziffer ein, bei der du sicher bist, egal wie du sie gefunden hast. Du hast einen Versuch.
placement-remove = Suche { $phrase } und streiche einen Kandidaten: Wähle seine Zelle, dann drücke seine Ziffer. Du hast einen Versuch.
placement-other = Stimmt, auf einem anderen Weg als dem gemeinten: Das zählt.
placement-more = Stimmt, aber noch zeigt es keine Technik: Nimm einen anderen Kandidaten. Der Versuch bleibt dir.
placement-skip = Ich sehe es nicht
placement-skipped = Das kommt später im Kurs.
placement-result = Du hast { $count } von { $all } gefunden.
placement-station = Hier kannst du gut anfangen: { $title }.
placement-begin = Mit „{ $title }“ anfangen

## Puzzles of the day and of the week

daily-how = Jeden Tag ein Rätsel je Stufe, für alle dasselbe.
daily-title = Rätsel vom { $day } · { $level }
daily-play = Heutiges Rätsel spielen
daily-again = Heutiges Rätsel ansehen
daily-open = noch offen
daily-solved = gelöst in { $time }
daily-before = Voriger Monat
daily-after = Nächster Monat
daily-day-solved = { $day }, gelöst in { $time }
daily-count = Gelöst
daily-median = Median
daily-none = Sobald du ein Rätsel des Tages gelöst hast, stehen hier deine Zeiten.
daily-streak = Tage in Folge: { $count }
weekly = Rätsel der Woche
weekly-how = Es braucht die Technik, die du am wenigsten beherrschst.
weekly-play = Spielen
weekly-title = Rätsel der Woche

## The coach

coach-used = Was du benutzt hast
coach-nothing = Keine Ziffer dieses Spiels folgt aus einer kurzen Begründung.
coach-unexplained = { $count ->
        [one] Für eine richtige Ziffer gibt es keine kurze Begründung: Du hast geraten oder einen eigenen Weg gefunden.
       *[other] Für { $count } richtige Ziffern gibt es keine kurze Begründung: Du hast geraten oder einen eigenen Weg gefunden.
    }
coach-waits = Wo du am längsten überlegt hast
coach-wait = Zug { $move }, { $time }.
coach-there = Möglich war: { $name }.
coach-show = Zeigen
coach-slips = Was falsch war
coach-practise = Als Nächstes üben: { $title }
coach-go = Dorthin
coach-well = Gut gespielt, es gibt nichts Besonderes zu üben.
coach-teacher = Was nonet in diesem Rätsel benutzt

## Worksheets, projector, links

sheets = Arbeitsblatt
sheets-how = Stellungen zum Ausdrucken für eine Klasse: In jeder kommt diese Technik vor und nichts Leichteres. Dieselbe Nummer ergibt wieder dasselbe Blatt.
sheets-station = Station
sheets-count = Stellungen
sheets-seed = Blattnummer
sheets-answers = Lösungen am Ende
sheets-link = Link für die Klasse
sheets-link-how = Der Link öffnet diese Stellungen in dieser Reihenfolge überall, wo nonet dieselbe Adresse hat.
projector-open = Auf dem Beamer zeigen
projector-step = { $number } von { $count }
