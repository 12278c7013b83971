### Rules that are only drawn, in the app's page.

proposals = Gezeichnete Regeln
proposals-how = Die Regeln dieses Rätsels sind nur gezeichnet oder beschrieben. Vermutlich sind es diese: Wähle die richtigen.
proposals-proved = Bewiesen: Mit diesen Regeln gibt es genau eine Lösung.
proposals-several = Nicht bewiesen: Mit diesen Regeln gibt es mehrere Lösungen.
proposals-none = Nicht bewiesen: Mit diesen Regeln gibt es keine Lösung.
proposals-another = Nicht bewiesen: Die einzige Lösung ist nicht die aus der Datei.
proposals-hedged = Nicht bewiesen: Ein Satz sagt „entweder“, „oder“, „nicht“ oder Ähnliches; eine Regel kann also eine andere sein.
proposals-undecided = Nicht bewiesen: Die Zeit hat nicht gereicht.
proposals-nothing = Keine Regel erkannt.
proposals-sure = zu { $share } % sicher
proposals-said = im Text steht „{ $text }“
proposals-unsaid = der Zeichnung nach
proposals-left = Ohne Regel: { $what }
proposals-drawings = { $count ->
        [1] eine Zeichnung
       *[other] { $count } Zeichnungen
    }
proposals-use = Diese Regeln verwenden
proposals-picture = Nur als Bild spielen
proposals-picture-how = Als Bild bleiben die Zeichnungen erhalten, aber nonet prüft die Regeln nicht.
