## Techniques

required_digits = Geforderte Ziffern
    .phrase = geforderte Ziffern
    .description = Die Ziffern eines Quadrupels oder Käfigs müssen alle in seinen Zellen stehen. Brauchen sie alle Zellen, bleiben keine anderen; eine Ziffer mit nur einem Platz steht dort.
counted_digits = Gezählte Ziffern
    .phrase = gezählte Ziffern
    .description = Eine Regel zählt, wie oft Ziffern vorkommen oder wie viele verschiedene es sind. Ziffern, die ihre Anzahl nicht erreichen oder überschreiten, entfallen.
same_digits = Gleiche Ziffernmengen
    .phrase = gleiche Ziffernmengen
    .description = Gruppen von Zellen haben dieselben Ziffern. Eine Ziffer, die eine Gruppe nicht haben kann, steht in keiner.
index_cells = Indexzelle
    .phrase = eine Indexzelle
    .description = Die Ziffer einer Indexzelle sagt, wo eine bestimmte Ziffer steht. Kann sie dort nicht stehen, kann die Indexzelle die Stelle nicht nennen, und umgekehrt.
square_sets = Kleine Quadrate und Flatmates
    .phrase = kleine Quadrate und Flatmates
    .description = Jedes 2×2-Quadrat muss Ziffern aller Arten haben, die seine Regel nennt: Fehlt eine Art in drei seiner Zellen, steht sie in der vierten. Nach der Flatmates-Regel braucht jede 5 eine 1 über sich oder eine 9 unter sich.
rule_consequence = Folge einer Regel
    .phrase = die Folge einer Regel
    .description = Kandidaten, die keine Füllung der Regel hat, entfallen.
