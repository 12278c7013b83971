### Puzzles from photos; loaded when opened.

photo-how = Hier wird aus einem gedruckten Sudoku oder einem Bildschirmfoto ein Rätsel. Das Bild bleibt auf diesem Computer und wird nur gespeichert, wenn du es willst.
photo-choose = Bild wählen
photo-camera = Kamera benutzen
photo-drop = Du kannst ein Bild auch hierher ziehen oder einfügen.
photo-camera-how = Halte die Kamera gerade über das Gitter, sodass es ganz im Bild und scharf ist.
photo-video = Was die Kamera sieht
photo-shoot = Aufnehmen
photo-back = Zurück
photo-camera-none = Es wurde keine Kamera gefunden. Wähle stattdessen ein Bild.
photo-camera-denied = Der Browser erlaubt dieser Seite die Kamera nicht. Erlaube sie in den Einstellungen des Browsers für diese Seite oder wähle ein Bild.
photo-camera-failed = Die Kamera startet nicht. Vielleicht benutzt sie ein anderes Programm.
photo-camera-insecure = Browser erlauben die Kamera nur unter localhost oder mit https. Wähle stattdessen ein Bild.
photo-reading = Das Bild wird gelesen …
photo-none = In diesem Bild wurde kein lesbares Sudoku gefunden. Das ganze Gitter sollte im Bild sein, scharf und ohne harte Schatten.
photo-page = Seite (von { $count })
photo-static = Fotos liest nonet auf deinem eigenen Computer: { $command }
photo-too-long = Diese Datei ist größer als 64 MB.
code-photo = Diese Datei lässt sich nicht als Bild öffnen, oder das Bild ist zu groß oder zu klein. JPEG, PNG, WebP und die meisten anderen Formate gehen; speichere HEIC vorher als JPEG.
code-photo-extra = Zum Lesen von Fotos fehlt eine Erweiterung. Installiere sie mit pip install 'nonet[photo]' und starte nonet neu.

photo-which = Welches Gitter?
photo-grid = Gitter { $number }
photo-overlay = Das Foto mit den gelesenen Ziffern
photo-open = Vergleiche die Zellen mit Fragezeichen: { $count }
photo-all-checked = Alle unsicheren Zellen sind geprüft.
photo-compare = Vergleiche die Ziffern mit dem Foto: Sie sind nicht sicher gelesen.
photo-sure = Sicher gelesen.
photo-next = Stimmt, zur nächsten unsicheren Zelle ({ $count })
photo-or = unsicher, vielleicht { $others }
photo-checked = geprüft
photo-likely = Wahrscheinlichste Ziffern
photo-blank = Leer
photo-turn = Um 90° drehen
photo-another = Anderes Bild
photo-save = Foto speichern

photo-looking = Lösungen werden gezählt …
photo-conflict = Zweimal dieselbe Ziffer in Zeile, Spalte oder Block
photo-one = Genau eine Lösung
photo-none-solves = Keine Lösung: Eine Ziffer ist falsch
photo-several = Mehrere Lösungen: Eine Vorgabe fehlt
photo-undecided = Die Zahl der Lösungen ließ sich nicht bestimmen
