"""All sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from nonet.logic.words._words import Words
from nonet.logic.words.de.chains import CHAINS
from nonet.logic.words.de.fish import FISH
from nonet.logic.words.de.patterns import PATTERNS

_HOUSES: dict[str, tuple[str, str, str]] = {
    "row": ("Zeile", "Zeilen", "Zeilen"),
    "column": ("Spalte", "Spalten", "Spalten"),
    "box": ("Block", "Blöcke", "Blöcken"),
    "region": ("Region", "Regionen", "Regionen"),
    "diagonal": ("Diagonale", "Diagonalen", "Diagonalen"),
    "window": ("Fenster", "Fenster", "Fenstern"),
    "group": ("Gruppe", "Gruppen", "Gruppen"),
}
"""One of a kind; several in the nominative and the accusative; several in the dative."""


def _houses(numbers: Mapping[str, Sequence[int]], form: str) -> str:
    """Several of a kind have their article: *Zeile 2*, *die Zeilen 2 und 7*."""
    named = []
    for kind, found in numbers.items():
        one, several, dative = _HOUSES.get(kind, (kind, kind, kind))
        article = f"den {dative}" if form == "dative" else f"die {several}"
        named.append(f"{article if len(found) > 1 else one} {GERMAN.listed([*map(str, found)])}")
    are_lists = any(len(found) > 1 for found in numbers.values())
    return GERMAN.listed(named, "as well" if are_lists else "")


GERMAN = Words(
    comma=", ",
    pause=", ",
    semicolon="; ",
    gap=" ",
    lasts={"": " und ", "or": " oder ", "nor": " und auch nicht beide ", "as well": " sowie "},
    numbers=(
        *("keine", "eine", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun"),
        "zehn",
    ),
    houses=_houses,
    capital_after_colon=True,
    levels={
        "Easy": "Leicht",
        "Medium": "Mittel",
        "Hard": "Schwer",
        "Unfair": "Unfair",
        "Extreme": "Extrem",
    },
    families={
        "Singles": "Einer",
        "Locked candidates": "Gesperrte Kandidaten",
        "Subsets": "Teilmengen",
        "Fish": "Fische",
        "Complex fish": "Komplexe Fische",
        "Single-digit patterns": "Muster einer Ziffer",
        "Colouring": "Färbungen",
        "Wings": "Wings",
        "Uniqueness": "Eindeutigkeit",
        "Chains": "Ketten",
        "Almost locked sets": "Fast gesperrte Mengen",
        "Rare patterns": "Seltene Muster",
        "Forcing": "Zwang",
        "Templates": "Schablonen",
        "Last resort": "Letzter Ausweg",
    },
    techniques={**PATTERNS, **FISH, **CHAINS},
    # Depths
    nudge="Suche {phrase} {where}.",
    point="{name}: Achte auf {look}.",
    show="{name}: {why} Also gilt: {result}.",
    is_placed="{cell} ist {digit}",
    can_go="{digits} {digits:entfällt|entfallen} in {cells}",
    # Where to look
    in_house="in {house:dative}",
    in_grid="im ganzen Gitter",
    with_pivot="mit dem Drehpunkt in {house:dative}",
    with_base="mit der Basis in {house:dative}",
    with_start="mit dem Start in {house:dative}",
    between_ends="mit {house:dative} zwischen den Enden",
    near="in der Nähe von {house:dative}",
    of_digit="für {digits:die Ziffer|die Ziffern} {digits}",
    of_digits="mit {digits}",
    # What to look at
    cells_in_house="{cells} in {house:dative}",
    cells_in_both="{cells} in {base:dative} und {cover:dative}",
    seeing="{pivot} mit Blick auf {pincers}",
    ends_and_links="{ends} sowie auf {links} in {house:dative}",
    digit_in_houses="die {digit} in {houses:dative}: {cells}",
    loop_through="den Ring durch {start}",
    chain_between="die Kette von {start} nach {end}",
    cells_with="{cells} mit {others}",
    with_targets="{base} mit den Zielen {targets}",
    # Singles, locked candidates, subsets, wings
    full_house="{cell} ist die einzige leere Zelle in {house:dative}, und dort fehlt nur noch "
    "{digit}.",
    naked_single="{cell} hat keinen anderen Kandidaten als {digit}.",
    hidden_single="{digit} hat in {house:dative} keinen anderen Platz als {cell}.",
    locked_candidates="in {base:dative} hat {digit} nur die Plätze {cells}, und diese liegen alle "
    "auch in {cover:dative}. Eine dieser Zellen ist eine {digit}.",
    naked_subset="{cells} in {house:dative} haben zusammen nur die {count} Kandidaten {digits} und "
    "brauchen sie auf.",
    hidden_subset="in {house:dative} haben die {count} Ziffern {digits} keine anderen Plätze als "
    "{cells} und füllen sie.",
    xy_wing="{pivot} ist {digits:or}: {branches}. Eine der Zangen {pincers} ist also eine {gone}.",
    xy_branch="bei {digit} ist {cell} eine {other}",
    xyz_wing="{pivot} ist {digits:or}, und jede der Zangen {pincers} wird zur {gone}, wenn der "
    "Drehpunkt ihre andere Ziffer nimmt. Eine der drei Zellen ist also eine {gone}.",
    large_wing="{cells} haben zusammen nur die Kandidaten {digits}, und von diesen hat nur {gone} "
    "dort Plätze, die einander nicht sehen. Ohne {gone} gäbe es mehr Zellen als Ziffern, also ist "
    "eine der Zellen eine {gone}.",
    w_wing="{ends} haben dieselben Kandidaten {digits}. In {house:dative} hat die Ziffer {linked} "
    "nur die Plätze {links}, von denen jeder eine der beiden Zellen sieht. Diese können also nicht "
    "beide {linked} sein, und eine von ihnen ist eine {gone}.",
    # Fish
    fish="in {bases:dative} hat die Ziffer {digit} nur in {covers:dative} Plätze.",
    fish_but_fins="in {bases:dative} hat die Ziffer {digit} nur in {covers:dative} Plätze, "
    "abgesehen von {fins:der Flosse|den Flossen} {fins}.",
    fish_but_endo_fins="in {bases:dative} hat die Ziffer {digit} nur in {covers:dative} Plätze, "
    "abgesehen von {fins:der Flosse|den Flossen} {fins}, die in zwei von {bases:dative} "
    "{fins:liegt|liegen}.",
    fish_but_some_endo_fins="in {bases:dative} hat die Ziffer {digit} nur in {covers:dative} "
    "Plätze, abgesehen von den Flossen {fins}, von denen {endo_fins} in zwei von {bases:dative} "
    "{endo_fins:liegt|liegen}.",
    fish_uses="{bases} brauchen je eine {digit}; damit sind {covers} vergeben.",
    fish_uses_unless="{bases} brauchen je eine {digit}; damit sind {covers} vergeben, wenn nicht "
    "{fins:die Flosse|eine der Flossen} eine {digit} ist.",
    kraken="die Ketten {chains} führen zum selben Ergebnis.",
    # Chains
    if_cell="wenn {cell} {true:eine|keine} {digits:or} ist",
    then_cell="dann ist {cell} {true:eine|keine} {digits:or}",
    that_cell="{cell} ist {true:eine|keine} {digits:or}",
    if_digit="wenn {digits:or} {true:|nicht }in {cells} steht",
    then_digit="dann steht {digits:or} {true:|nicht }in {cells}",
    that_digit="{digits:or} steht {true:|nicht }in {cells}",
    chain="{nodes}.",
    either="mindestens eines davon gilt: {first} oder {last}.",
    ring="der Kreis schließt sich, also ist von den zwei Enden jeder schwachen Verbindung eines "
    "wahr.",
    any_case="in jedem Fall gilt also: {node}.",
    remote_pair="{cells} sehen jeweils die nächste Zelle und haben nur die Kandidaten {digits}, "
    "die sie also abwechselnd annehmen. An den Enden {ends} steht je eine davon.",
    contradiction="das ist ein Widerspruch.",
    same_everywhere="es kommt jedes Mal dasselbe heraus.",
    # Colouring
    colours="für {digits:die Ziffer|die Ziffern} {digits} gibt es {count} Farben: {groups}. Alle "
    "Kandidaten einer Farbe sind zusammen wahr, und von zwei gepaarten Farben ist eine wahr.",
    colour="{letter} ist {candidates}",
    digits_in_cells="{digits} in {cells}",
    colours_trap="was beide Farben sieht, ist falsch.",
    colours_wrap="zwei Zellen einer Farbe sehen einander, also ist diese Farbe falsch.",
    colours_across="eine Farbe des einen Paars sieht eine Farbe des anderen; beide zugleich können "
    "nicht wahr sein, also ist es eine der zwei übrigen.",
    colours_twice="eine Farbe des einen Paars sieht beide Farben des anderen, also ist sie falsch.",
    medusa_trap="was keine der beiden Farben zulässt, ist falsch.",
    medusa_wrap="eine Farbe widerspricht sich selbst, also ist sie falsch.",
    # Uniqueness
    two_ways="blieben für {cells} nur {digits}, so ließen sie sich auf zwei Arten füllen, und es "
    "gäbe zwei Lösungen.",
    extra_is_true="daraus folgt, dass {digits:or} in {cells:|einer der Zellen }{cells} wahr ist.",
    roof_differs="daraus folgt, dass {cells:|eine der Zellen }{cells} eine andere Ziffer annimmt.",
    grave="ohne {digits:or} in {cells} hätte jede leere Zelle zwei Kandidaten und jede Ziffer in "
    "jeder Einheit zwei Plätze; ein solches Gitter hat keine Lösung oder mehrere. Damit ist einer "
    "dieser Kandidaten wahr.",
    locked_with="zusammen mit {cells} ({digits}) ergibt das eine gesperrte Menge in "
    "{houses:dative}.",
    no_other_place="in {houses:dative} {digits:hat die Ziffer|haben die Ziffern} {digits} keinen "
    "anderen Platz.",
    # Almost locked sets
    set_is="{letter} ist {cells} mit {digits}",
    petal="wenn {stem} eine {digits} ist, ist {letter} gesperrt",
    not_both="{first} und {second} können nicht beide {digits:nor} enthalten",
    all_locked="also sind {sets} gesperrt.",
    one_locked="eine der Mengen {sets} ist gesperrt und enthält {digits}.",
    sue_de_coq="{cells} haben die Kandidaten {digits}; {sides} nehmen die übrigen davon. Zusammen "
    "sind es so viele Zellen wie Ziffern, und jede Ziffer ist auf eine Einheit beschränkt.",
    sue_de_coq_sharing="{cells} haben die Kandidaten {digits}; {sides} nehmen die übrigen davon. "
    "Zusammen sind es so viele Zellen wie Ziffern, wenn {shared} auf beiden Seiten doppelt "
    "{shared:zählt|zählen}, und jede Ziffer ist auf eine Einheit beschränkt.",
    cells_of_digits="{cells} ({digits})",
    exclusion="jede Kombination von Ziffern in {cells}, die einen dieser Kandidaten enthält, ließe "
    "einer Zelle oder einer fast gesperrten Menge, die sie sehen, zu wenige Kandidaten.",
    # Rare patterns, and what is left
    fireworks="wo zwei dieser Einheiten eine dritte kreuzen, verlassen {digits} diese nur nach "
    "{cells}, oder sie stehen dort, wo alle drei sich treffen. Also füllen sie diese {count} "
    "Zellen.",
    multi_sector="in den {count} Zellen {cells} kann es nur geben: {sectors}. Das macht {count}, "
    "gerade genug für die Zellen, also steht jede dieser Ziffern dort in einer Zelle.",
    sector="{digits:einmal|je einmal} {digits} in {house:dative}",
    exocet="{base} haben die Kandidaten {digits}. Auf den Kreuzlinien, also in {lines:dative}, "
    "haben diese Ziffern so wenige Plätze, dass die zwei, die in {base} stehen, auch in {targets} "
    "stehen müssen.",
    guardians="{cells} lassen sich nicht mit {digits} allein füllen, also ist ein Wächter wahr: "
    "{guards:or}.",
    guardian="{digits:or} in {cells}",
    templates_all="alle Möglichkeiten, {digits} in sämtlichen Einheiten zugleich zu setzen, nutzen "
    "{cells}.",
    templates_none="keine der Möglichkeiten, {digits} in sämtlichen Einheiten zugleich zu setzen, "
    "nutzt {cells}.",
    brute_force="keine Technik, sondern ein Blick auf die Lösung.",
    sentence="{text}.",
    # Hints without a step
    is_solved="Das Gitter ist gelöst.",
    nothing_found="Keine der Techniken findet einen Schritt.",
    two_equal="In {house:dative} steht {digit} zweimal, in {first} und {second}.",
    givens_unsolvable="Die Vorgaben haben keine Lösung.",
    digits_unsolvable="Diese Ziffern und Kandidaten haben keine Lösung.",
    marks_unsolvable="Diese Kandidaten haben keine Lösung.",
    wrong_digit="Die {digit} in {cell} ist falsch.",
    no_candidate="In {cell} ist kein Kandidat mehr übrig.",
    missing_candidate="In {cell} fehlt ein Kandidat.",
    nudge_equal="In {house} stehen zwei gleiche Ziffern.",
    nudge_digit="Eine deiner Ziffern in {house} ist falsch.",
    nudge_mark="In {house} fehlt ein Kandidat.",
    # Walkthroughs, and a page of the catalogue
    walked="{level}, {score} Punkte, gelöst",
    walked_in_part="{level}, {score} Punkte, kein weiterer Schritt",
    graded="{family}; {level}, {score} Punkte",
    not_graded="{family}; {level}, {score} Punkte, zählt nicht für die Bewertung",
    also_called="Heißt auch: {names}",
    example="Beispiel: {state}",
)
