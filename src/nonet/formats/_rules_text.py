"""What the author's text says of the rules: the kinds of rules that its sentences name.

Only words are looked for. A kind is what nonet calls the rule in JSON, and `NOTHING` is a sentence
that adds none, such as the rules of every sudoku.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from nonet.formats._hedges import has_hedge, is_hedged

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

_ENDS = re.compile(
    r"[\n;•。！；]|(?<=[^0-9.])(?<!\bi\.e)(?<!\be\.g)[.!](?=\s|$)|(?<=[0-9])[.!](?=\s|$)"
)
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
            r"|consecutive set\b"
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
            r"region[- ]sum|(?:box|region|\dx\d)\w* (?:borders?|boundar\w+)"
            r" (?:divide|split|segment|separate|cut|break)"
            r"|segments?\b[^.]*\b(?:sum|add|total|same|equal)\w*[^.]*\b(?:same|equal|sum)"
            r"|(?:same|equal) (?:sum|total)\b[^.]*(?:each|every) (?:box|region|\dx\d)"
            r"|(?:each|every) (?:box|region|\dx\d)[^.]*(?:same|equal) (?:sum|total)"
            r"|sums?\b[^.]*(?:box|region|\dx\d)[^.]*\b(?:same|equal)\b"
        ),
    ),
    ("lockout_line", r"lockout|diamonds?[^.]*(?:differ|between|outside)|outside the range"),
    (
        "between_line",
        r"between[- ]lines?\b|between (?:the|those) [^.]*(?:circle|bulb|end)s?",
    ),
    ("zipper_line", r"zipper|(?:same distance|equidistant|equally (?:far|distant))[^.]*cent"),
    ("entropic_line", r"entropic|entropy lines?|\blow\b[^.]*\b(?:mid\w*|medium)\b[^.]*\bhigh\b"),
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
    ("anti_knight", r"(?:\b|anti-?)knight(?!mare)"),
    ("anti_king", r"(?:\b|anti-?)king'?s?\b"),
    (
        "non_consecutive",
        r"non-?consecutive|(?:adjacent|neighbou?ring)[^.]*(?:not|never|n't)[^.]*consecutive",
    ),
    (
        "difference",
        (
            r"white (?:kropki )?dots?|white circles?(?=[^.]*(?:consecutive|differ))|kropki"
            r"|consecutive[^.]*white"
        ),
    ),
    ("ratio", r"black (?:kropki )?(?:dot|circle)s?|kropki|1:2|ratio of"),
    ("pair_sum", r"\bxv\b|\bx\b['\"’]?s?[^.]*\b(?:10|ten)\b|\bv\b['\"’]?s?[^.]*\b(?:5|five)\b"),
    (
        "quadruple",
        (
            r"quad\w*|circles?[^.]*(?:appear|placed|contained)[^.]*(?:surround|four|adjacent)"
            r"|where four cells meet"
            r"|appears? (?:more than once|twice)[^.]*circle[^.]*(?:times|twice)"
        ),
    ),
    ("counting_circles", r"counting[- ]circles|circles?[^.]*how many[^.]*circles?"),
    ("odd", r"\bodd\b(?![- ](?:length|number of))"),
    ("even", r"\beven\b"),
    ("sandwich", r"sandwich|between (?:the )?1 and (?:the )?[69]\b"),
    ("skyscraper", r"skyscraper|digits seen from"),
    ("x_sum", r"x-?sum|first x (?:cells|digits)"),
    ("numbered_room", r"numbered room|x-th cell"),
    ("greater_than", r"greater than|inequalit|points? (?:to|at) the (?:smaller|lower|lesser)"),
    (
        "maximum",
        (
            r"\bmax(?:im\w+)?\b|outward|(?:shaded|gr[ea]y)[^.]*(?:greater|larger|higher)"
            r"|(?:shaded|gr[ea]y) cell[^.]*must be (?:greater|larger|higher)"
        ),
    ),
    (
        "minimum",
        (
            r"\bmin(?:im\w+)?\b|inward|(?:shaded|gr[ea]y) cell[^.]*must be (?:less|lower|smaller)"
            r"|(?:shaded|gr[ea]y)[^.]*(?:less|smaller|lower) than"
        ),
    ),
    (
        "all_different",
        (
            r"extra regions?"
            r"|(?:gr[ea]y|shaded|colou?red|marked) (?:areas?|regions?|cells)[^.]*\bonce\b"
            r"|\bonce\b[^.]*(?:gr[ea]y|shaded|colou?red|marked) (?:areas?|regions?|cells)"
        ),
    ),
    ("clone", r"\bclones?\b"),
    (
        "column_index",
        (
            r"column[- ]index|index(?:es|ing|er)?[^.]*column|\b159\b|1-5-9"
            r"|\bcolumns? [^.]*(?:tell(?:s|) you|indicates?)[^.]*\bcolumn"
        ),
    ),
    ("row_index", r"row[- ]index|index(?:es|ing|er)?[^.]*\brow\b"),
    ("box_index", r"box[- ]index"),
    (
        "disjoint_groups",
        (
            r"disjoint|same (?:relative )?position (?:in|of|relative) (?:\w+ )*(?:box|region)"
            r"|corresponding box position"
        ),
    ),
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
    ("killer_cage", "clone"),
    ("thermometer", "slow_thermometer"),
    ("arrow", "double_arrow"),
    ("modular_line", "global_modular"),
    ("whisper_line", "lockout_line"),
    ("odd", "parity_line"),
    ("even", "parity_line"),
    ("greater_than", "maximum"),
    ("greater_than", "minimum"),
)
"""Kinds whose words are among those of a more special one."""

_PATTERNS = tuple((kind, re.compile(pattern)) for kind, pattern in _KINDS)
_PLAIN = re.compile(
    r"(?:normal|standard|regular|usual|default|classic\w*) (?:[\w/]+ ){0,5}rules"
    r"|(?:normal|standard|irregular|jigsaw) (?:rules (?:of )?)?(?:sudoku|su\w?oku)"
    r"|(?:place|fill|enter|put|contain|repeat|once|exactly)\b[^.]*\b(?:rows?|columns?)\b"
    r"[^.]*\b(?:rows?|columns?)\b"
    r"|\b(?:rows?|columns?)\b[^.]*\b(?:columns?|rows?)\b[^.]*(?:contain|repeat|once|exactly)"
    r"|norm\w+ sudoku|\brepeat (?:in|within) (?:a|any|each|the same) (?:row|column|box|region)$"
    r"|^place the (?:digits|numbers) [\w –-]+ in (?:each|every) (?:empty )?cell$"
    r"|not all (?:possible |such )?[\w, ']*(?:given|shown|marked|clued)|no negative constraint"
    r"|^in (?:a )?cages?$|^(?:sudoku|rules)$|^(?:\d+x\d+ )?irregular (?:regions|boxes)$"
)
_ASIDE = re.compile(
    r"^fog\b|fog of war|enjoy|have fun|good luck"
    r"|^[(\[]?(?:as an|for|so,? for) (?:example|instance)\b|^[(]?(?:e\.?g|example)\b"
    r"|^the same (?:is true|goes|applies)\b|is (?:also )?(?:not )?valid\b"
    r"|^[(]?(?:note )?(?:that )?this (?:means|causes|implies)\b|^so if\b|^exported from\b"
    r"|^(?:by|authors?|testers?|credits?|thanks?|special thanks)\b"
    r"|^(?:puzzle|sudoku|set|made|created|constructed|designed|tested|solved|drawn) (?:by|with)\b"
    r"|^thank you\b|^(?:inspired by|dedicated to|happy|welcome)\b|https?://|www\."
)
"""Sentences that are no rules: greetings, examples, names and addresses."""

_BY = re.compile(r"^(?:by|authors?|testers?|credits?|thanks?)\b")
_MOST_OF_A_NAME = 4
"""Most words of a line with a name."""
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
    is_aside
        Whether it is a greeting, an example, a name, and no rule.
    has_hedge, is_hedged
        Whether it has a word such as *either*, *or*, *not*, and whether that may make the rule
        another one.
    """

    text: str
    kinds: tuple[str, ...]
    hues: tuple[str, ...] = ()
    number: int | None = None
    is_aside: bool = False
    has_hedge: bool = False
    is_hedged: bool = False


def sentences(text: str) -> list[Sentence]:
    """The sentences of the rules, each with the kinds of rules that it names.

    Examples
    --------
    >>> for one in sentences("Normal sudoku rules apply. Green lines are German whispers."):
    ...     print(one.kinds, one.hues)
    ('nothing',) ()
    ('whisper_line',) ('green',)
    """
    found: list[Sentence] = []
    are_names = False
    for piece in _ENDS.split(text[:_LONGEST]):
        shown = piece.strip(" \t\r-*–.:+")
        if any(character.isalpha() for character in shown):
            one = _sentence(shown)
            are_names &= not one.kinds and len(shown.split()) <= _MOST_OF_A_NAME
            found.append(replace(one, kinds=(NOTHING,), is_aside=True) if are_names else one)
            if len(shown.split()) <= _MOST_OF_A_NAME and _BY.match(shown.lower()):
                are_names = True
    if len(text) > _LONGEST:
        found.append(Sentence(text[_LONGEST : _LONGEST + 80], ()))
    return found


def _sentence(text: str) -> Sentence:
    if len(text) > _LONGEST_SENTENCE:
        return Sentence(text, ())
    words = lowered(text)
    if _ASIDE.search(words):
        return Sentence(text, (NOTHING,), is_aside=True)
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
        kinds.append(NOTHING)
    hues = tuple(dict.fromkeys(_HUES[hue] for hue in _HUE.findall(words)))
    match = _AT_LEAST.search(words)
    least = None if match is None else match[1] or match[2]
    number = None if least is None else _NUMBERS.get(least) or int(least)
    return Sentence(
        text,
        tuple(kinds),
        hues,
        number,
        has_hedge=has_hedge(words),
        is_hedged=is_hedged(words, tuple(kinds)),
    )


def lowered(text: str) -> str:
    """A text as the patterns expect it."""
    return text.lower().replace("’", "'")
