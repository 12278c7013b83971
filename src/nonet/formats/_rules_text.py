"""What the author's text says of the rules: the kinds of rules that its sentences name.

Only words are looked for. A kind is what nonet calls the rule in JSON, and `NOTHING` is a sentence
that adds none, such as the rules of every sudoku.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from nonet.layout import Layout

NOTHING = "nothing"
"""What a sentence names that adds no rule."""

OF_GRID = (
    *("anti_knight", "anti_king", "anti_taxicab", "non_consecutive", "disjoint_groups", "windows"),
    *("global_entropy", "global_modular", "dutch_flatmates"),
)
"""Rules of the whole grid, which nothing draws."""

_LONGEST = 10_000
"""Characters of a text that are read; the rest counts as a sentence that is not understood."""

_LONGEST_SENTENCE = 400
"""Characters of a sentence that may be understood; the patterns take the cube of it at worst."""

_ENDS = re.compile(r"[\n;•]|(?<=[^0-9.])[.!](?=\s|$)|(?<=[0-9])[.!](?=\s|$)")
_HUES = {
    "green": "green",
    "pink": "pink",
    "magenta": "pink",
    "purple": "purple",
    "violet": "purple",
    "blue": "blue",
    "orange": "orange",
    "grey": "grey",
    "gray": "grey",
    "silver": "grey",
    "red": "red",
    "yellow": "yellow",
    "gold": "yellow",
    "peach": "orange",
    "teal": "cyan",
    "turquoise": "cyan",
    "cyan": "cyan",
    "black": "black",
}
_HUE = re.compile(rf"\b({'|'.join(_HUES)})\b(?= [\w-]*\s?[\w-]*\s?lines?\b|-lines?\b)")
_AT_LEAST = re.compile(r"\b(?:at least (\d|two|three|four|five)|(\d) or more)\b")
_NUMBERS = {"two": 2, "three": 3, "four": 4, "five": 5}
_LINE = r"lines?\b"

_KINDS: tuple[tuple[str, str], ...] = (
    ("slow_thermometer", r"slow[- ]thermo|never decrease|(?:increase|rise) or (?:stay|remain)"),
    ("thermometer", r"thermo|from the bulb"),
    ("whisper_line", r"whisper|(?:differ\w*|difference)(?: \w+){0,4} (?:at least|\d or more)"),
    ("nabner_line", r"nabner"),
    (
        "renban_line",
        (
            r"renban|(?:set|group|string|run|sequence) of (?:[\w-]+,? ){0,3}consecutive"
            r"|consecutive (?:digits|numbers|sequence)[^.]*(?:any order|repe|in order)"
        ),
    ),
    (
        "palindrome_line",
        r"palindrom|reads? the same|same (?:forwards|in (?:both|either) direction)",
    ),
    (
        "region_sum_line",
        (
            r"region[- ]sum|(?:box|region|3x3)\w* borders? (?:divide|split|segment)"
            r"|(?:same|equal) (?:sum|total)\b[^.]*(?:each|every) (?:box|region|3x3)"
            r"|(?:each|every) (?:box|region|3x3)[^.]*(?:same|equal) (?:sum|total)"
        ),
    ),
    ("lockout_line", r"lockout"),
    ("between_line", r"between[- ]lines?\b|between the [^.]*(?:circle|bulb|end)s?"),
    ("zipper_line", r"zipper|(?:same distance|equidistant|equally (?:far|distant))[^.]*cent"),
    ("entropic_line", r"entropic|entropy lines?"),
    ("modular_line", r"modular|modulo|remainder"),
    (
        "parity_line",
        r"parity lines?|alternat\w+[^.]*(?:odd|even)|one (?:even|odd)[^.]* one (?:even|odd)",
    ),
    ("double_arrow", r"double[- ](?:arrow|line)"),
    (
        "arrow",
        (
            r"(?:along|on|of) (?:an? |the |each )?arrows?\b[^.]*\b(?:sum|add|total)"
            r"|arrows?\b[^.]*\b(?:sum|add|total)[^.]*(?:circle|bulb|pill)"
            r"|(?:circle|bulb|pill)[^.]*\b(?:sum|total)[^.]*arrow|^arrow (?:rules|sudoku)"
        ),
    ),
    ("little_killer", r"little[- ]killer|(?:sums?|total)\b[^.]*diagonal"),
    ("killer_cage", r"\bcages?\b|(?<!little )(?<!little-)\bkiller\b"),
    ("anti_knight", r"\bknight"),
    ("anti_king", r"\bking'?s?\b"),
    (
        "non_consecutive",
        r"non-?consecutive|(?:adjacent|neighbou?ring)[^.]*(?:not|never|n't)[^.]*consecutive",
    ),
    ("difference", r"white (?:kropki )?(?:dot|circle)s?|kropki|consecutive[^.]*white"),
    ("ratio", r"black (?:kropki )?(?:dot|circle)s?|kropki|1:2|ratio of"),
    ("pair_sum", r"\bxv\b|\bx\b['\"’]?s?[^.]*\b(?:10|ten)\b|\bv\b['\"’]?s?[^.]*\b(?:5|five)\b"),
    (
        "quadruple",
        (
            r"quad\w*|circles?[^.]*(?:appear|placed|contained)[^.]*(?:surround|four|adjacent)"
            r"|circle where four cells meet"
        ),
    ),
    ("counting_circles", r"counting[- ]circles|circles?[^.]*how many[^.]*circles?"),
    ("odd", r"\bodd\b"),
    ("even", r"\beven\b"),
    ("sandwich", r"sandwich|between (?:the )?1 and (?:the )?[69]\b"),
    ("skyscraper", r"skyscraper|digits seen from"),
    ("x_sum", r"x-?sum|first x (?:cells|digits)"),
    ("numbered_room", r"numbered room|x-th cell"),
    ("greater_than", r"greater than|inequalit|points? (?:to|at) the (?:smaller|lower|lesser)"),
    ("all_different", r"extra regions?"),
    ("disjoint_groups", r"disjoint|same (?:relative )?position (?:in|of) (?:\w+ )*(?:box|region)"),
    ("windows", r"windoku|hyper|\bwindows\b"),
    ("anti_taxicab", r"taxi-?cab|exactly x orthogonal steps"),
    ("dutch_flatmates", r"flatmate|every 5 has a 1"),
    ("global_entropy", r"(?:every|each|any) 2[x×]2[^.]*\blow\b"),
    ("global_modular", r"(?:every|each|any) 2[x×]2[^.]*remainder"),
    (
        "diagonal",
        r"diagonals?\b[^.]*(?:repeat|different|once|1-9|1 to 9)|(?:repeat|once)[^.]*diagonal",
    ),
)
_SPECIAL = (
    ("thermometer", "slow_thermometer"),
    ("arrow", "double_arrow"),
    ("modular_line", "global_modular"),
    ("whisper_line", "lockout_line"),
    ("odd", "parity_line"),
    ("even", "parity_line"),
)
"""Kinds whose words are among those of a more special one."""

_PATTERNS = tuple((kind, re.compile(pattern)) for kind, pattern in _KINDS)
_PLAIN = re.compile(
    r"(?:normal|standard|regular|usual|classic\w*) (?:\w+ ){0,3}rules|(?:normal|standard) sudoku"
    r"|(?:place|fill|enter|put|contain|repeat|once|exactly)\b[^.]*\brows?\b[^.]*\bcolumns?\b"
    r"|\brows?\b[^.]*\bcolumns?\b[^.]*(?:contain|repeat|once|exactly)|norm\w+ sudoku"
    r"|^fog\b|fog of war|enjoy|have fun|good luck"
    r"|not all (?:possible |such )?[\w, ]*(?:given|shown|marked|clued)|no negative constraint"
    r"|^in (?:a )?cages?$|^(?:sudoku|rules)$|^(?:as an|for) example\b|^e\.g\b"
)
_MAY_REPEAT = re.compile(r"\b(?:may|can)\b (?:\w+ )?(?:repeat|include)")
_ALL_GIVEN = re.compile(
    r"^(?!.*\bnot\b).*\ball (?:possible )?(?:(?:black|white|kropki|the|and|or) )*"
    r"(?:dots|circles|clues|[xv]v?'?s?)\b[\w' ,/]*(?:given|shown|marked)\b"
)


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence of the rules.

    Attributes
    ----------
    text
        As the author wrote it.
    kinds
        What it names, in the order of the table; empty where it is not understood.
    hues
        Colours of lines that it speaks of.
    number
        What follows *at least*, or is before *or more*; or None.
    """

    text: str
    kinds: tuple[str, ...]
    hues: tuple[str, ...] = ()
    number: int | None = None


def sentences(text: str) -> list[Sentence]:
    """The sentences of the rules, each with the kinds of rules that it names.

    Examples
    --------
    >>> for one in sentences("Normal sudoku rules apply. Green lines are German whispers."):
    ...     print(one.kinds, one.hues)
    ('nothing',) ()
    ('whisper_line',) ('green',)
    """
    found = []
    for piece in _ENDS.split(text[:_LONGEST]):
        shown = piece.strip(" \t-*–.:")
        if any(character.isalpha() for character in shown):
            found.append(_sentence(shown))
    if len(text) > _LONGEST:
        found.append(Sentence(text[_LONGEST : _LONGEST + 80], ()))
    return found


def _sentence(text: str) -> Sentence:
    if len(text) > _LONGEST_SENTENCE:
        return Sentence(text, ())
    words = text.lower().replace("’", "'")
    kinds = [kind for kind, pattern in _PATTERNS if pattern.search(words)]
    for general, special in _SPECIAL:
        if general in kinds and special in kinds:
            kinds.remove(general)
    if "diagonal" in kinds and ("little_killer" in kinds or _MAY_REPEAT.search(words)):
        kinds.remove("diagonal")
        kinds = kinds or [NOTHING]
    if _ALL_GIVEN.search(words):
        kinds.append("negative")
    if _PLAIN.search(words):
        kinds = kinds if "killer_cage" in kinds and "row" not in words else []
        kinds.append(NOTHING)
    hues = tuple(dict.fromkeys(_HUES[hue] for hue in _HUE.findall(words)))
    match = _AT_LEAST.search(words)
    least = None if match is None else match[1] or match[2]
    number = None if least is None else _NUMBERS.get(least) or int(least)
    return Sentence(text, tuple(kinds), hues, number)


def says_more(text: str, layout: Layout) -> bool:
    """Whether the rules name one that a layout does not have, or have a sentence without a kind.

    Examples
    --------
    >>> says_more("Normal sudoku rules apply.", Layout.of_size(4))
    False
    >>> says_more("Digits along an arrow sum to the digit in the circle.", Layout.of_size(4))
    True
    """
    known = {constraint.name for constraint in layout.constraints} | {NOTHING}
    if "diagonals" in known:
        known.add("diagonal")
    return any(not one.kinds or not known.issuperset(one.kinds) for one in sentences(text))
