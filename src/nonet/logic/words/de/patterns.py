"""What is seen at once: singles, subsets, single-digit patterns, wings, rectangles."""

from __future__ import annotations

from nonet.logic.words._technique_text import TechniqueText

_DEADLY = (
    "Vier Zellen in zwei Zeilen, zwei Spalten und zwei Blöcken dürfen nicht mit denselben zwei "
    "Ziffern allein übrig bleiben: Diese ließen sich vertauschen, und es gäbe zwei Lösungen. "
)

PATTERNS = {
    "full_house": TechniqueText(
        "Volles Haus",
        "ein volles Haus",
        "Eine Einheit hat nur eine leere Zelle. Die Ziffer, die der Einheit noch fehlt, kommt "
        "dorthin.",
    ),
    "naked_single": TechniqueText(
        "Nackter Einer",
        "einen nackten Einer",
        "Eine Zelle hat nur noch einen Kandidaten, weil alle anderen Ziffern in ihren Einheiten "
        "stehen oder schon ausgeschlossen sind. Diese Ziffer kommt in die Zelle.",
    ),
    "hidden_single": TechniqueText(
        "Versteckter Einer",
        "einen versteckten Einer",
        "Eine Ziffer hat in einer Einheit nur noch einen Platz. Sie kommt dorthin, welche "
        "Kandidaten die Zelle auch sonst noch hat.",
    ),
    "pointing": TechniqueText(
        "Gesperrte Kandidaten (Block auf Linie)",
        "gesperrte Kandidaten (Block auf Linie)",
        "Alle Plätze einer Ziffer in einem Block liegen zugleich in einer Linie. Einer davon "
        "bekommt die Ziffer, also entfällt sie im Rest der Linie. Im Jigsaw ist der Block eine "
        "Region, und je zwei Einheiten, die sich überschneiden, können die beiden Rollen spielen.",
    ),
    "claiming": TechniqueText(
        "Gesperrte Kandidaten (Linie auf Block)",
        "gesperrte Kandidaten (Linie auf Block)",
        "Alle Plätze einer Ziffer in einer Linie liegen zugleich in einem Block. Einer davon "
        "bekommt die Ziffer, also entfällt sie im Rest des Blocks.",
    ),
    "locked_pair": TechniqueText(
        "Gesperrtes Paar",
        "ein gesperrtes Paar",
        "Ein nacktes Paar, dessen zwei Zellen in einem Block und zugleich in einer Linie liegen. "
        "Seine Ziffern entfallen im Rest von beiden.",
    ),
    "locked_triple": TechniqueText(
        "Gesperrtes Tripel",
        "ein gesperrtes Tripel",
        "Ein nacktes Tripel, dessen drei Zellen in einem Block und zugleich in einer Linie "
        "liegen. Seine Ziffern entfallen im Rest von beiden.",
    ),
    "naked_pair": TechniqueText(
        "Nacktes Paar",
        "ein nacktes Paar",
        "Zwei Zellen einer Einheit haben dieselben zwei Kandidaten und keine anderen. Jede nimmt "
        "einen davon, also entfallen beide Ziffern in allen anderen Zellen, die diese zwei sehen.",
    ),
    "naked_triple": TechniqueText(
        "Nacktes Tripel",
        "ein nacktes Tripel",
        "Drei Zellen einer Einheit haben zusammen nur drei Ziffern als Kandidaten; keine Zelle "
        "muss alle drei haben. Die Zellen brauchen sie auf, also entfallen die Ziffern in allen "
        "anderen Zellen, die diese drei sehen.",
    ),
    "naked_quadruple": TechniqueText(
        "Nacktes Quadrupel",
        "ein nacktes Quadrupel",
        "Vier Zellen einer Einheit haben zusammen nur vier Ziffern als Kandidaten. Die Zellen "
        "brauchen sie auf, also entfallen die Ziffern in allen anderen Zellen, die diese vier "
        "sehen.",
    ),
    "hidden_pair": TechniqueText(
        "Verstecktes Paar",
        "ein verstecktes Paar",
        "Zwei Ziffern haben in einer Einheit dieselben zwei Plätze und keine anderen. Sie füllen "
        "diese Zellen, also entfallen alle anderen Kandidaten der zwei Zellen.",
    ),
    "hidden_triple": TechniqueText(
        "Verstecktes Tripel",
        "ein verstecktes Tripel",
        "Drei Ziffern haben in einer Einheit zusammen nur drei Plätze. Sie füllen diese Zellen, "
        "also entfallen alle anderen Kandidaten der drei Zellen.",
    ),
    "hidden_quadruple": TechniqueText(
        "Verstecktes Quadrupel",
        "ein verstecktes Quadrupel",
        "Vier Ziffern haben in einer Einheit zusammen nur vier Plätze. Sie füllen diese Zellen, "
        "also entfallen alle anderen Kandidaten der vier Zellen.",
    ),
    "skyscraper": TechniqueText(
        "Wolkenkratzer",
        "einen Wolkenkratzer",
        "Eine Ziffer hat in zwei Zeilen (oder Spalten) je zwei Plätze, und zwei der vier, aus "
        "jeder Zeile einer, sehen einander in einer Spalte. Beide zugleich können sie nicht wahr "
        "sein, also ist es einer der anderen zwei, und die Ziffer entfällt in jeder Zelle, die "
        "beide sieht.",
    ),
    "two_string_kite": TechniqueText(
        "Zweischnurdrachen",
        "einen Zweischnurdrachen",
        "Eine Ziffer hat zwei Plätze in einer Zeile und zwei in einer Spalte, und je einer davon "
        "liegt im selben Block. Beide zugleich können sie nicht wahr sein, also ist es eines der "
        "zwei Enden, und die Ziffer entfällt in der Zelle, die beide Enden sieht.",
    ),
    "dual_two_string_kite": TechniqueText(
        "Doppelter Zweischnurdrachen",
        "einen doppelten Zweischnurdrachen",
        "Zwei Drachen, die sich in denselben zwei Zellen eines Blocks treffen, in einem Schritt.",
    ),
    "turbot_fish": TechniqueText(
        "Steinbutt",
        "einen Steinbutt",
        "In zwei Einheiten hat eine Ziffer je zwei Plätze, und ein Platz der ersten sieht einen "
        "der zweiten. Beide zugleich können sie nicht wahr sein, also ist es eines der zwei "
        "Enden, und die Ziffer entfällt in jeder Zelle, die beide Enden sieht. Wolkenkratzer und "
        "Drachen sind die Fälle, in denen die Einheiten Linien sind.",
    ),
    "empty_rectangle": TechniqueText(
        "Leeres Rechteck",
        "ein leeres Rechteck",
        "In einem Block liegen alle Plätze einer Ziffer in einer Zeile und einer Spalte davon. "
        "Eine Linie außerhalb hat zwei Plätze für die Ziffer, einen davon in jener Spalte. Ist "
        "dieser wahr, so steht die Ziffer in der Zeile des Blocks; sonst ist das andere Ende "
        "wahr. So oder so entfällt die Ziffer dort, wo die Zeile das andere Ende trifft.",
    ),
    "dual_empty_rectangle": TechniqueText(
        "Doppeltes leeres Rechteck",
        "ein doppeltes leeres Rechteck",
        "Zwei leere Rechtecke desselben Blocks in einem Schritt.",
    ),
    "simple_colours_trap": TechniqueText(
        "Einfache Färbung (Falle)",
        "eine einfache Färbung (Falle)",
        "Wo eine Ziffer in einer Einheit zwei Plätze hat, ist einer wahr und der andere falsch. "
        "Folgt man solchen Paaren von Einheit zu Einheit, bekommen die Plätze abwechselnd zwei "
        "Farben; alle einer Farbe sind wahr. Eine Zelle, die beide Farben sieht, kann die Ziffer "
        "nicht enthalten.",
    ),
    "simple_colours_wrap": TechniqueText(
        "Einfache Färbung (Widerspruch)",
        "eine einfache Färbung (Widerspruch)",
        "Die Plätze einer Ziffer werden von Einheit zu Einheit abwechselnd mit zwei Farben "
        "gefärbt, sodass alle einer Farbe wahr sind. Zwei Zellen derselben Farbe sehen einander: "
        "Diese Farbe ist falsch, und die Ziffer entfällt in allen ihren Zellen.",
    ),
    "multi_colours_1": TechniqueText(
        "Mehrfache Färbung 1",
        "eine mehrfache Färbung (Typ 1)",
        "Zwei Ketten von Plätzen einer Ziffer werden mit je zwei Farben gefärbt. Eine Farbe der "
        "einen sieht eine Farbe der anderen, beide zugleich können also nicht wahr sein, und eine "
        "der zwei Gegenfarben ist es. Die Ziffer entfällt in jeder Zelle, die diese beiden sieht.",
    ),
    "multi_colours_2": TechniqueText(
        "Mehrfache Färbung 2",
        "eine mehrfache Färbung (Typ 2)",
        "Zwei Ketten von Plätzen einer Ziffer werden mit je zwei Farben gefärbt. Eine Farbe der "
        "einen sieht beide Farben der anderen, von denen eine wahr ist. Also ist jene Farbe "
        "falsch, und die Ziffer entfällt in allen ihren Zellen.",
    ),
    "medusa_trap": TechniqueText(
        "3D-Medusa (Falle)",
        "eine 3D-Medusa (Falle)",
        "Farben breiten sich nicht nur vom Platz einer Ziffer zu ihrem anderen Platz in einer "
        "Einheit aus, sondern auch zwischen den zwei Kandidaten einer Zelle. Alle Kandidaten "
        "einer Farbe sind wahr. Ein Kandidat, der weder neben der einen noch neben der anderen "
        "Farbe bestehen kann, entfällt.",
    ),
    "medusa_wrap": TechniqueText(
        "3D-Medusa (Widerspruch)",
        "eine 3D-Medusa (Widerspruch)",
        "Kandidaten werden von Platz zu Platz einer Ziffer und zwischen den zwei Kandidaten einer "
        "Zelle gefärbt. Eine Farbe widerspricht sich: zweimal in einer Zelle, zweimal für "
        "dieselbe Ziffer in einer Einheit, oder sie lässt einer Zelle keinen Kandidaten. Alle "
        "ihre Kandidaten entfallen.",
    ),
    "xy_wing": TechniqueText(
        "XY-Wing",
        "einen XY-Wing",
        "Ein Drehpunkt mit den Kandidaten x und y sieht zwei Zangen, eine mit x und z, eine mit y "
        "und z. Welche der beiden Ziffern der Drehpunkt auch annimmt, eine der Zangen muss z "
        "sein. Also entfällt z in jeder Zelle, die beide Zangen sieht.",
    ),
    "xyz_wing": TechniqueText(
        "XYZ-Wing",
        "einen XYZ-Wing",
        "Ein Drehpunkt mit den Kandidaten x, y und z sieht zwei Zangen, eine mit x und z, eine "
        "mit y und z. Eine der drei Zellen muss z sein. Also entfällt z in jeder Zelle, die alle "
        "drei sieht.",
    ),
    "wxyz_wing": TechniqueText(
        "WXYZ-Wing",
        "einen WXYZ-Wing",
        "Vier Zellen haben zusammen vier Ziffern, und nur eine davon, z, hat unter ihnen zwei "
        "Plätze, die einander nicht sehen. Wäre keine davon z, müssten drei Ziffern vier Zellen "
        "füllen. Also entfällt z in jeder Zelle, die alle seine Plätze sieht.",
    ),
    "vwxyz_wing": TechniqueText(
        "VWXYZ-Wing",
        "einen VWXYZ-Wing",
        "Fünf Zellen haben zusammen fünf Ziffern, und nur eine davon, z, hat unter ihnen zwei "
        "Plätze, die einander nicht sehen. Wäre keine davon z, müssten vier Ziffern fünf Zellen "
        "füllen. Also entfällt z in jeder Zelle, die alle seine Plätze sieht.",
    ),
    "uvwxyz_wing": TechniqueText(
        "UVWXYZ-Wing",
        "einen UVWXYZ-Wing",
        "Sechs Zellen haben zusammen sechs Ziffern, und nur eine davon, z, hat unter ihnen zwei "
        "Plätze, die einander nicht sehen. Wäre keine davon z, müssten fünf Ziffern sechs Zellen "
        "füllen. Also entfällt z in jeder Zelle, die alle seine Plätze sieht.",
    ),
    "w_wing": TechniqueText(
        "W-Wing",
        "einen W-Wing",
        "Zwei Zellen, die einander nicht sehen, haben dieselben zwei Kandidaten x und z. Eine "
        "Einheit hat nur zwei Plätze für x, und jede der zwei Zellen sieht einen davon. Also "
        "können die Zellen nicht beide x sein: Eine ist z, und z entfällt in jeder Zelle, die "
        "beide sieht.",
    ),
    "unique_rectangle_1": TechniqueText(
        "Eindeutiges Rechteck Typ 1",
        "ein eindeutiges Rechteck (Typ 1)",
        _DEADLY + "Drei davon haben nur diese zwei Kandidaten, also muss die vierte etwas anderes "
        "sein: Beide Ziffern entfallen dort.",
    ),
    "unique_rectangle_2": TechniqueText(
        "Eindeutiges Rechteck Typ 2",
        "ein eindeutiges Rechteck (Typ 2)",
        _DEADLY + "Zwei Zellen nebeneinander haben denselben Kandidaten mehr. Eine von ihnen muss "
        "ihn annehmen, also entfällt er in jeder Zelle, die beide sieht.",
    ),
    "unique_rectangle_3": TechniqueText(
        "Eindeutiges Rechteck Typ 3",
        "ein eindeutiges Rechteck (Typ 3)",
        _DEADLY + "Zwei davon haben weitere Kandidaten. Eine dieser zusätzlichen Ziffern ist "
        "wahr, also wirken die zwei Zellen wie eine einzige mit den zusätzlichen Ziffern; mit "
        "anderen Zellen einer Einheit bilden sie eine nackte Teilmenge, deren Ziffern im Rest der "
        "Einheit entfallen.",
    ),
    "unique_rectangle_4": TechniqueText(
        "Eindeutiges Rechteck Typ 4",
        "ein eindeutiges Rechteck (Typ 4)",
        _DEADLY + "Zwei davon haben weitere Kandidaten, und in einer Einheit dieser zwei hat eine "
        "der Ziffern keinen anderen Platz. Eine der zwei Zellen nimmt sie, also entfällt die "
        "andere Ziffer in beiden.",
    ),
    "unique_rectangle_5": TechniqueText(
        "Eindeutiges Rechteck Typ 5",
        "ein eindeutiges Rechteck (Typ 5)",
        _DEADLY + "Zwei Zellen über Eck, oder drei, haben denselben Kandidaten mehr. Eine von "
        "ihnen muss ihn annehmen, also entfällt er in jeder Zelle, die sie alle sieht.",
    ),
    "unique_rectangle_6": TechniqueText(
        "Eindeutiges Rechteck Typ 6",
        "ein eindeutiges Rechteck (Typ 6)",
        _DEADLY + "Zwei Zellen über Eck haben weitere Kandidaten, und eine der Ziffern hat in den "
        "Zeilen (oder Spalten) des Rechtecks keinen anderen Platz. Wäre sie in einer der zwei "
        "wahr, so wäre sie es in beiden, und das Muster wäre vollständig. Also entfällt sie in "
        "beiden.",
    ),
    "hidden_rectangle": TechniqueText(
        "Verstecktes Rechteck",
        "ein verstecktes Rechteck",
        _DEADLY + "Gegenüber einer Zelle, die nur die zwei Kandidaten hat, hat eine der Ziffern "
        "in Zeile und Spalte ihrer Zelle keinen anderen Platz. Wäre dort die andere Ziffer wahr, "
        "so wäre das Muster vollständig. Also entfällt diese.",
    ),
    "avoidable_rectangle_1": TechniqueText(
        "Vermeidbares Rechteck Typ 1",
        "ein vermeidbares Rechteck (Typ 1)",
        "Drei Ecken eines Rechtecks in zwei Blöcken sind gelöst, keine davon ist eine Vorgabe. "
        "Die Ziffer, die zwei Paare über Kreuz ergäbe, kann nicht in der vierten stehen: Die "
        "Paare ließen sich vertauschen, und es gäbe zwei Lösungen.",
    ),
    "avoidable_rectangle_2": TechniqueText(
        "Vermeidbares Rechteck Typ 2",
        "ein vermeidbares Rechteck (Typ 2)",
        "Zwei Ecken eines Rechtecks in zwei Blöcken sind gelöst und keine Vorgaben; die anderen "
        "zwei könnten zwei Paare über Kreuz ergeben, haben aber denselben Kandidaten mehr. Eine "
        "von ihnen muss ihn annehmen, also entfällt er in jeder Zelle, die beide sieht.",
    ),
    "extended_rectangle": TechniqueText(
        "Erweitertes Rechteck",
        "ein erweitertes Rechteck",
        "Zwei Zeilen aus je drei Zellen (oder mehr) stehen in denselben Spalten und teilen sich "
        "Blöcke so, dass die Ziffern der einen mit denen der anderen vertauscht werden könnten. "
        "Blieben ihnen nur so viele Ziffern wie Spalten, gäbe es zwei Lösungen, also muss ein "
        "weiterer Kandidat wahr sein.",
    ),
    "unique_loop": TechniqueText(
        "Eindeutige Schleife",
        "eine eindeutige Schleife",
        "Eine Schleife aus sechs oder mehr Zellen, zwei in jeder Einheit, die sie berührt, darf "
        "nicht mit denselben zwei Ziffern allein übrig bleiben: Diese ließen sich die ganze "
        "Schleife entlang vertauschen. Also muss einer der anderen Kandidaten in ihren Zellen "
        "wahr sein, wie beim eindeutigen Rechteck.",
    ),
    "bug_1": TechniqueText(
        "BUG+1",
        "einen BUG+1",
        "Alle leeren Zellen bis auf eine haben zwei Kandidaten, und von dieser abgesehen hat jede "
        "Ziffer in jeder Einheit zwei Plätze. Ohne den dritten Kandidaten jener Zelle hätte das "
        "Rätsel keine Lösung oder mehrere. Also ist der Kandidat wahr, der in seinen Einheiten "
        "dreimal steht.",
    ),
    "bug_2": TechniqueText(
        "BUG Typ 2",
        "einen BUG (Typ 2)",
        "Einige Zellen haben denselben Kandidaten mehr als die zwei, mit denen jede leere Zelle "
        "zwei Kandidaten und jede Ziffer in jeder Einheit zwei Plätze hätte. Einer davon muss "
        "wahr sein, also entfällt die Ziffer in jeder Zelle, die sie alle sieht.",
    ),
    "bug_3": TechniqueText(
        "BUG Typ 3",
        "einen BUG (Typ 3)",
        "Die Kandidaten, die über zwei in jeder Zelle hinausgehen, liegen in Zellen einer "
        "Einheit. Diese wirken wie eine einzige Zelle, die mit anderen der Einheit eine nackte "
        "Teilmenge bildet; deren Ziffern entfallen im Rest.",
    ),
    "bug_4": TechniqueText(
        "BUG Typ 4",
        "einen BUG (Typ 4)",
        "Zwei Zellen einer Einheit haben mehr als zwei Kandidaten, alle anderen leeren Zellen "
        "genau zwei, und eine der Ziffern hat in der Einheit keinen anderen Platz. Eine der zwei "
        "Zellen nimmt sie, die andere einen ihrer zusätzlichen Kandidaten; die übrigen Ziffern "
        "entfallen in beiden.",
    ),
}
