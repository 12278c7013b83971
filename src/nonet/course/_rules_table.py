"""The rules that the course is about: of its stations, and of exercises on techniques."""

from __future__ import annotations

from collections.abc import Mapping

_RULE_OF_45 = ("innies", "outies", "hidden_cage", "cage_splitting", "innies_and_outies")

STATIONS: tuple[tuple[str, str, str, tuple[str, ...]], ...] = (
    ("cages", "cage_combinations", "killer", ("cage_combinations",)),
    ("cages", "rule_of_45", "killer", _RULE_OF_45),
    ("cages", "killer_pairs", "killer 8-12 length 2", ("killer_pair", "killer_triple")),
    ("lines", "thermometers", "thermo", ("thermometer_bounds",)),
    ("lines", "arrows", "arrow", ("sum_bounds", "arrow_sum")),
    ("lines", "whispers", "whispers", ("whisper_digits",)),
    ("lines", "renban_lines", "renban", ("renban_window",)),
    ("lines", "must_have_digits", "renban", ("must_have_digit",)),
    ("dots", "white_and_black_dots", "kropki", ("dot_pair",)),
    ("dots", "x_and_v", "xv", ("xv_pair",)),
    ("dots", "no_dot", "kropki", ("negative_pairs",)),
    ("dots", "dot_chains", "kropki", ("pair_chain",)),
    ("chess", "anti_knight", "anti-knight", ("hidden_single",)),
    ("chess", "anti_king", "anti-king", ("hidden_single",)),
    ("outside_clues", "sandwiches", "sandwich", ("sandwich_sets",)),
    (
        "outside_clues",
        "little_killers",
        "little-killer",
        ("sum_bounds", "little_killer_sum"),
    ),
)
"""Chapter, name, kind of puzzle and techniques of each station for rules beyond houses."""

OF_RULE: Mapping[str, str] = {
    "killer_cage": "killer",
    "negative": "kropki all",
    "non_consecutive": "non-consecutive",
    "whisper_line": "german-whisper",
    "pair_sum": "xv all",
    "greater_than": "greater-than all",
}
"""Rules whose puzzles are made by another name than their own: a kind, or a line of rules."""

OF_TECHNIQUE: Mapping[str, str] = {
    "inequality": "greater-than all",
    "negative_pairs": "kropki all",
    "arrow_sum": "arrow",
    "sum_bounds": "arrow",
    "common_peers": "anti-king",
    "must_have_digit": "renban-line",
    "pair_chain": "kropki all",
    "polarity_colouring": "german-whisper",
    "parity_colouring": "parity-line",
    "modular_colouring": "modular-line",
    "entropic_colouring": "entropic-line",
    "rule_fillings": "zipper-line",
}
"""The same for techniques that are of no one rule, or of several; cages are not here."""

RULES_OF_GRID: Mapping[str, tuple[str, ...]] = {
    "digit_distance": ("anti-taxicab",),
    "square_sets": ("global-entropy", "dutch-flatmates"),
}
"""Techniques of rules of the whole grid, and rules of which one is drawn."""
