"""Fish."""

from __future__ import annotations

from nonet.logic.words._technique_text import TechniqueText, fish_text

_FINS = (
    "Entweder sind alle Flossen falsch, dann ist es ein Fisch, oder eine von ihnen ist wahr. "
    "Also entfällt die Ziffer in den übrigen Zellen der Deckeinheiten, die jede Flosse sehen."
)

_SIZES = {
    "x_wing": ("X-Wing", "einen", "zwei"),
    "swordfish": ("Schwertfisch", "einen", "drei"),
    "jellyfish": ("Qualle", "eine", "vier"),
    "squirmbag": ("Squirmbag", "einen", "fünf"),
    "whale": ("Wal", "einen", "sechs"),
    "leviathan": ("Leviathan", "einen", "sieben"),
}
"""Name → title, article, number of base houses."""

_SHAPES = {
    "": (
        "{fish}",
        (
            "In {number} Zeilen hat eine Ziffer nur in {number} Spalten Plätze, oder umgekehrt. "
            "Diese Zeilen brauchen sie je einmal; damit sind die Spalten vergeben. Also entfällt "
            "die Ziffer in den übrigen Zellen der Spalten."
        ),
    ),
    "finned_": (
        "{fish} mit Flossen",
        "In {number} Zeilen hat eine Ziffer nur in {number} Spalten Plätze, abgesehen von ein "
        "paar weiteren, den Flossen; oder umgekehrt. " + _FINS,
    ),
    "sashimi_": (
        "Sashimi-{fish}",
        "Ein Fisch mit Flossen aus {number} Zeilen und {number} Spalten, oder umgekehrt, der ohne "
        "seine Flossen zerfiele: Eine der Zeilen hätte nur noch einen Platz. " + _FINS,
    ),
    "franken_": (
        "Franken-{fish}",
        (
            "Ein Fisch aus {number} Grund- und {number} Deckeinheiten, bei dem auf der einen Seite "
            "Blöcke neben Zeilen stehen, oder auf der anderen neben Spalten. Die Grundeinheiten "
            "brauchen die Ziffer je einmal; damit sind die Deckeinheiten vergeben. Also entfällt "
            "sie in deren übrigen Zellen."
        ),
    ),
    "finned_franken_": (
        "Franken-{fish} mit Flossen",
        "Ein Franken-Fisch aus {number} Grund- und {number} Deckeinheiten mit ein paar Plätzen "
        "außerhalb, den Flossen. " + _FINS,
    ),
    "mutant_": (
        "Mutanten-{fish}",
        (
            "Ein Fisch aus {number} Grund- und {number} Deckeinheiten, bei dem Zeilen und Spalten "
            "auf derselben Seite stehen. Die Grundeinheiten brauchen die Ziffer je einmal; damit "
            "sind die Deckeinheiten vergeben. Also entfällt sie in deren übrigen Zellen."
        ),
    ),
    "finned_mutant_": (
        "Mutanten-{fish} mit Flossen",
        "Ein Mutanten-Fisch aus {number} Grund- und {number} Deckeinheiten mit ein paar Plätzen "
        "außerhalb, den Flossen. " + _FINS,
    ),
}
"""Prefix of the name → title, description."""

FISH: dict[str, TechniqueText] = {
    **fish_text(_SHAPES, _SIZES),
    "kraken_fish_1": TechniqueText(
        "Krakenfisch Typ 1",
        "einen Krakenfisch (Typ 1)",
        "Ein Fisch mit Flossen, von denen nicht alle die fragliche Zelle sehen. Doch von jeder "
        "Flosse führt eine Kette dahin, dass der Kandidat falsch ist, wenn sie wahr ist. Der "
        "Rumpf des Fisches sagt dasselbe, also entfällt der Kandidat.",
    ),
    "kraken_fish_2": TechniqueText(
        "Krakenfisch Typ 2",
        "einen Krakenfisch (Typ 2)",
        "Die Plätze eines Fisches in einer seiner Deckeinheiten sind zusammen mit den Flossen "
        "alle, an denen die Ziffer wahr sein kann. Von jedem führt eine Kette dahin, dass ein und "
        "derselbe Kandidat falsch ist, also entfällt er.",
    ),
}
