"""What is followed from place to place: chains, almost locked sets, forcing."""

from __future__ import annotations

from nonet.logic.words._technique_text import TechniqueText

_ALS = "Eine fast gesperrte Menge sind N Zellen einer Einheit mit zusammen N + 1 Kandidaten. "
_GROUPED = (
    " Ein Glied kann eine Gruppe sein: die Plätze einer Ziffer, wo Linie und Block sich "
    "überschneiden."
)
_NET = (
    " Hier kann eine Folgerung mehrere andere zugleich brauchen, sodass die Ketten ein Netz bilden."
)

CHAINS = {
    "remote_pair": TechniqueText(
        "Entferntes Paar",
        "ein entferntes Paar",
        "Eine Kette von Zellen mit denselben zwei Kandidaten, von denen jede die nächste sieht. "
        "Sie nehmen die zwei Ziffern abwechselnd an. Also enthalten zwei Zellen, die eine "
        "ungerade Zahl von Gliedern auseinander liegen, beide Ziffern, und diese entfallen in "
        "jeder Zelle, die beide Enden sieht.",
    ),
    "x_chain": TechniqueText(
        "X-Kette",
        "eine X-Kette",
        "Eine Kette von Plätzen einer Ziffer. Sie beginnt und endet mit einer Einheit, die zwei "
        "Plätze für sie hat: Ist der erste Platz falsch, so ist der letzte wahr. Ein Ende ist "
        "wahr, also entfällt die Ziffer in jeder Zelle, die beide Enden sieht.",
    ),
    "xy_chain": TechniqueText(
        "XY-Kette",
        "eine XY-Kette",
        "Eine Kette von Zellen mit zwei Kandidaten, von denen jede mit der nächsten, die sie "
        "sieht, eine Ziffer teilt. Ist die erste Zelle nicht z, so ist es die letzte. Also "
        "entfällt z in jeder Zelle, die beide Enden sieht.",
    ),
    "continuous_nice_loop": TechniqueText(
        "Kontinuierliche Schleife",
        "eine kontinuierliche Schleife",
        "Starke und schwache Verbindungen wechseln sich in einem Ring ab. Also ist von den zwei "
        "Enden jeder schwachen Verbindung eines wahr, und was beide Enden einer schwachen "
        "Verbindung sieht, entfällt.",
    ),
    "discontinuous_nice_loop": TechniqueText(
        "Diskontinuierliche Schleife",
        "eine diskontinuierliche Schleife",
        "Ein Ring von Verbindungen, die sich überall abwechseln, nur in einem Kandidaten nicht. "
        "Zwei starke Verbindungen dort beweisen ihn, zwei schwache widerlegen ihn.",
    ),
    "aic": TechniqueText(
        "Wechselkette (AIC)",
        "eine Wechselkette (AIC)",
        "Eine Kette von Kandidaten, die mit einer starken Verbindung beginnt und endet; starke "
        "und schwache Verbindungen wechseln sich ab. Ist der erste Kandidat falsch, so ist der "
        "letzte wahr. Einer von beiden ist wahr, also entfällt, was beiden widerspricht.",
    ),
    "grouped_continuous_nice_loop": TechniqueText(
        "Gruppierte kontinuierliche Schleife",
        "eine gruppierte kontinuierliche Schleife",
        "Starke und schwache Verbindungen wechseln sich in einem Ring ab. Von den zwei Enden "
        "jeder schwachen Verbindung ist eines wahr, und was beide Enden einer schwachen "
        "Verbindung sieht, entfällt." + _GROUPED,
    ),
    "grouped_discontinuous_nice_loop": TechniqueText(
        "Gruppierte diskontinuierliche Schleife",
        "eine gruppierte diskontinuierliche Schleife",
        "Ein Ring von Verbindungen, die sich überall abwechseln, nur in einem Kandidaten nicht. "
        "Zwei starke Verbindungen dort beweisen ihn, zwei schwache widerlegen ihn." + _GROUPED,
    ),
    "grouped_aic": TechniqueText(
        "Gruppierte Wechselkette (AIC)",
        "eine gruppierte Wechselkette (AIC)",
        "Eine Kette von Kandidaten, die mit einer starken Verbindung beginnt und endet; starke "
        "und schwache Verbindungen wechseln sich ab. Eines ihrer Enden ist wahr, also entfällt, "
        "was beiden widerspricht." + _GROUPED,
    ),
    "als_xz": TechniqueText(
        "ALS-XZ",
        "ein ALS-XZ",
        _ALS + "Zwei davon teilen eine Ziffer x, die nicht beide enthalten können, weil alle ihre "
        "Zellen in der einen alle in der anderen sehen. Also fehlt x einer der Mengen, und diese "
        "ist gesperrt, samt jeder anderen Ziffer z, die beide haben: z entfällt in jeder Zelle, "
        "die alle Plätze von z in beiden sieht. Gibt es zwei solche Ziffern x, so sind beide "
        "Mengen gesperrt.",
    ),
    "als_xy_wing": TechniqueText(
        "ALS-XY-Wing",
        "einen ALS-XY-Wing",
        _ALS + "Eine davon teilt eine Ziffer x mit einer zweiten und eine Ziffer y mit einer "
        "dritten, und keine davon kann sie zugleich mit diesen enthalten. Ihr fehlt höchstens "
        "eine der zwei, also ist die zweite oder die dritte gesperrt: Eine Ziffer z von beiden "
        "entfällt in jeder Zelle, die alle ihre Plätze dort sieht.",
    ),
    "als_chain": TechniqueText(
        "ALS-Kette",
        "eine ALS-Kette",
        _ALS + "Eine Kette solcher Mengen, von denen jede mit der nächsten eine Ziffer teilt, die "
        "nicht beide enthalten können, jedes Mal eine andere. Die erste oder die letzte ist "
        "gesperrt: Eine Ziffer von beiden entfällt in jeder Zelle, die alle ihre Plätze dort "
        "sieht.",
    ),
    "death_blossom": TechniqueText(
        "Todesblüte",
        "eine Todesblüte",
        _ALS + "Eine Zelle, der Stiel, sieht für jeden ihrer Kandidaten eine fast gesperrte "
        "Menge, ein Blütenblatt, an allen Plätzen dieser Ziffer. Welcher Kandidat auch wahr ist, "
        "sein Blatt verliert die Ziffer und ist gesperrt. Eine Ziffer, die alle Blätter haben, "
        "entfällt in jeder Zelle, die alle ihre Plätze sieht.",
    ),
    "sue_de_coq": TechniqueText(
        "Sue de Coq",
        "einen Sue de Coq",
        "Zwei oder drei Zellen, in denen sich Linie und Block überschneiden, haben zwei Ziffern "
        "zu viel. Fast gesperrte Mengen im Rest der Linie und des Blocks, ohne gemeinsame Ziffer, "
        "brauchen sie auf. Alle Zellen zusammen sind gesperrt, also entfallen die Ziffern in den "
        "übrigen Zellen ihrer Einheiten.",
    ),
    "extended_sue_de_coq": TechniqueText(
        "Erweiterter Sue de Coq",
        "einen erweiterten Sue de Coq",
        "Ein Sue de Coq, bei dem die Mengen in der Linie und im Block Ziffern gemeinsam haben. "
        "Jede davon kann in beiden Mengen stehen, also gibt es mehr Zellen. Sind sie alle "
        "aufgebraucht, steht eine gemeinsame Ziffer einmal in jeder Menge und entfällt auch in "
        "der Überschneidung.",
    ),
    "aligned_pair_exclusion": TechniqueText(
        "Paarausschluss (APE)",
        "einen Paarausschluss (APE)",
        "Zwei Zellen können nur bestimmte Paare von Ziffern annehmen: solche, die jeder anderen "
        "Zelle und jeder fast gesperrten Menge, die sie sehen, genug Kandidaten lassen. Ein "
        "Kandidat, der in keinem solchen Paar steht, entfällt.",
    ),
    "aligned_triple_exclusion": TechniqueText(
        "Tripelausschluss (ATE)",
        "einen Tripelausschluss (ATE)",
        "Drei Zellen können nur bestimmte Tripel von Ziffern annehmen: solche, die jeder anderen "
        "Zelle, die sie sehen, einen Kandidaten lassen. Ein Kandidat, der in keinem solchen "
        "Tripel steht, entfällt.",
    ),
    "fireworks_triple": TechniqueText(
        "Feuerwerk-Tripel",
        "ein Feuerwerk-Tripel",
        "In einer Zeile und einer Spalte, die sich in einem Block kreuzen, ist eine Ziffer ein "
        "Feuerwerk, wenn sie außerhalb des Blocks in jeder höchstens einen Platz hat. Dann ist "
        "sie in einer von drei Zellen wahr: der Kreuzung oder einer dieser zwei. Drei Feuerwerke "
        "mit denselben drei Zellen füllen sie, also entfallen deren andere Kandidaten.",
    ),
    "fireworks_quadruple": TechniqueText(
        "Feuerwerk-Quadrupel",
        "ein Feuerwerk-Quadrupel",
        "Vier Ziffern sind Feuerwerke in zwei Paaren: zwei an einer Ecke eines Rechtecks, zwei an "
        "der Ecke gegenüber, mit denselben anderen Ecken. Sie füllen die vier Ecken, also "
        "entfallen die anderen Kandidaten dieser Zellen.",
    ),
    "sk_loop": TechniqueText(
        "SK-Schleife",
        "eine SK-Schleife",
        "Vier Blöcke an den Ecken eines Rechtecks haben je eine gelöste Zelle und um jede davon "
        "zwei Paare von Zellen, zusammen acht. Jedes Paar teilt mit dem nächsten rund um den Ring "
        "Ziffern, gerade genug, um alle sechzehn Zellen zu füllen. Also entfallen diese Ziffern "
        "in den anderen Zellen der Einheiten, die sie verbinden.",
    ),
    "multi_sector_locked_set": TechniqueText(
        "Gesperrte Menge über mehrere Sektoren (MSLS)",
        "eine gesperrte Menge über mehrere Sektoren (MSLS)",
        "Eine Menge von Zellen und für jede Ziffer ein paar Einheiten, die alle ihre Plätze in "
        "diesen Zellen enthalten. Es sind genau so viele Zellen wie Ziffern, jede nach ihren "
        "Einheiten gezählt, also gibt jede Einheit ihre Ziffer an eine der Zellen ab, und die "
        "Ziffern entfallen im Rest ihrer Einheiten.",
    ),
    "junior_exocet": TechniqueText(
        "Junior-Exocet",
        "einen Junior-Exocet",
        "Zwei Basiszellen in einem Block und einer Linie haben zusammen drei oder vier "
        "Kandidaten. Außerhalb ist jede dieser Ziffern auf drei Kreuzlinien so eingeengt, dass "
        "zwei Zielzellen dieselben zwei annehmen müssen wie die Basiszellen, welche das auch "
        "sind. Kandidaten der Ziele, die die Basis nicht hat, entfallen.",
    ),
    "senior_exocet": TechniqueText(
        "Senior-Exocet",
        "einen Senior-Exocet",
        "Ein Exocet, bei dem eine Zielzelle selbst auf einer Kreuzlinie liegt, außerhalb des "
        "Streifens aus drei Blöcken, in dem die Basiszellen liegen. Die Ziffern der Basiszellen "
        "müssen die der Ziele sein, also entfällt, was die Ziele sonst noch haben.",
    ),
    "tridagon": TechniqueText(
        "Tridagon",
        "einen Tridagon",
        "Drei Ziffern können zwölf Zellen nicht füllen, die zu je dreien in vier Blöcken an den "
        "Ecken eines Rechtecks liegen, wenn eine ungerade Zahl der Blöcke gegenläufig ist. Also "
        "ist einer der anderen Kandidaten in diesen Zellen, der Wächter, wahr. Gibt es nur einen, "
        "so gilt er; was alle sehen, entfällt.",
    ),
    "bivalue_oddagon": TechniqueText(
        "Zweiwertiger Oddagon",
        "einen zweiwertigen Oddagon",
        "Ein Ring aus einer ungeraden Zahl von Zellen, von denen jede die nächste sieht, lässt "
        "sich nicht mit zwei Ziffern füllen. Also ist einer der anderen Kandidaten in diesen "
        "Zellen, der Wächter, wahr. Gibt es nur einen, so gilt er; was alle sehen, entfällt.",
    ),
    "nishio": TechniqueText(
        "Nishio",
        "einen Nishio",
        "Nimm an, dass eine Ziffer in einer Zelle steht, und verfolge die Plätze dieser Ziffer "
        "allein. Einer Einheit bleibt kein Platz für sie, also ist die Annahme falsch.",
    ),
    "contradiction_forcing_chain": TechniqueText(
        "Zwangskette (Widerspruch)",
        "eine Zwangskette (Widerspruch)",
        "Nimm einen Kandidaten an und verfolge, was er erzwingt. Zwei Ketten führen zu Aussagen, "
        "die nicht beide wahr sein können, also ist die Annahme falsch.",
    ),
    "digit_forcing_chain": TechniqueText(
        "Zwangskette (Ziffer)",
        "eine Zwangskette (Ziffer)",
        "Ein Kandidat ist wahr oder falsch. Von beidem führen Ketten zur selben Aussage, also ist "
        "sie in jedem Fall wahr.",
    ),
    "cell_forcing_chain": TechniqueText(
        "Zwangskette (Zelle)",
        "eine Zwangskette (Zelle)",
        "Einer der Kandidaten einer Zelle ist wahr. Von jedem führen Ketten zur selben Aussage, "
        "also ist sie in jedem Fall wahr.",
    ),
    "house_forcing_chain": TechniqueText(
        "Zwangskette (Einheit)",
        "eine Zwangskette (Einheit)",
        "Einer der Plätze einer Ziffer in einer Einheit ist wahr. Von jedem führen Ketten zur "
        "selben Aussage, also ist sie in jedem Fall wahr.",
    ),
    "contradiction_forcing_net": TechniqueText(
        "Zwangsnetz (Widerspruch)",
        "ein Zwangsnetz (Widerspruch)",
        "Nimm einen Kandidaten an und verfolge alles, was er erzwingt. Es führt zu einem "
        "Widerspruch, also ist die Annahme falsch." + _NET,
    ),
    "digit_forcing_net": TechniqueText(
        "Zwangsnetz (Ziffer)",
        "ein Zwangsnetz (Ziffer)",
        "Ein Kandidat ist wahr oder falsch, und beides erzwingt dieselbe Aussage, also ist sie in "
        "jedem Fall wahr." + _NET,
    ),
    "cell_forcing_net": TechniqueText(
        "Zwangsnetz (Zelle)",
        "ein Zwangsnetz (Zelle)",
        "Einer der Kandidaten einer Zelle ist wahr, und jeder erzwingt dieselbe Aussage, also ist "
        "sie in jedem Fall wahr." + _NET,
    ),
    "house_forcing_net": TechniqueText(
        "Zwangsnetz (Einheit)",
        "ein Zwangsnetz (Einheit)",
        "Einer der Plätze einer Ziffer in einer Einheit ist wahr, und jeder erzwingt dieselbe "
        "Aussage, also ist sie in jedem Fall wahr." + _NET,
    ),
    "nested_forcing_net": TechniqueText(
        "Verschachteltes Zwangsnetz",
        "ein verschachteltes Zwangsnetz",
        "Ein Zwangsnetz, in dem andere Techniken wie gesperrte Kandidaten, Paare, Fische und "
        "Ketten als Folgerungen zählen.",
    ),
    "template_set": TechniqueText(
        "Schablone (Setzen)",
        "eine Schablone (Setzen)",
        "Eine Schablone ist eine Möglichkeit, eine Ziffer in allen Einheiten zugleich zu setzen. "
        "Eine Zelle, die alle noch möglichen Schablonen einer Ziffer gemeinsam haben, muss sie "
        "enthalten.",
    ),
    "template_delete": TechniqueText(
        "Schablone (Streichen)",
        "eine Schablone (Streichen)",
        "Eine Schablone ist eine Möglichkeit, eine Ziffer in allen Einheiten zugleich zu setzen. "
        "Ein Kandidat, den keine noch mögliche Schablone seiner Ziffer hat, entfällt.",
    ),
    "brute_force": TechniqueText(
        "Durchprobieren",
        "durch Probieren",
        "Überhaupt keine Technik: eine Ziffer der Lösung, durch Suche gefunden.",
    ),
}
