"""The rules in an author's text: the kinds that its sentences name.

Only words are looked for. A kind is what nonet calls the rule in JSON, and `NOTHING` is a sentence
that adds none, such as the rules of every sudoku.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from nonet.constraints.registry import known_as, table
from nonet.formats._hedges import has_hedge, is_hedged

NOTHING = "nothing"
"""The kind of a sentence that adds no rule."""

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
_NEGATIVE = "negative"
"""The rule of marks that are all given."""


@table
def of_grid() -> tuple[str, ...]:
    """Rules of the whole grid, which nothing draws."""
    return tuple(name for name, known in known_as().items() if known.is_undrawn)


@table
def _patterns() -> tuple[tuple[str, re.Pattern[str]], ...]:
    """Rules, and what authors say of them."""
    every = known_as().items()
    return tuple((name, re.compile(known.words)) for name, known in every if known.words)


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
class ReadSentence:
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


def sentences(text: str) -> list[ReadSentence]:
    """The sentences of the rules, each with the kinds of rules that it names.

    Examples
    --------
    >>> for one in sentences("Normal sudoku rules apply. Green lines are German whispers."):
    ...     print(one.kinds, one.hues)
    ('nothing',) ()
    ('whisper_line',) ('green',)
    """
    found: list[ReadSentence] = []
    are_names = False
    for piece in _ENDS.split(text[:_LONGEST]):
        shown = piece.strip(" \t\r-*–.:+")
        if any(character.isalpha() for character in shown):
            sentence = _sentence(shown)
            are_names &= not sentence.kinds and len(shown.split()) <= _MOST_OF_A_NAME
            found.append(
                replace(sentence, kinds=(NOTHING,), is_aside=True) if are_names else sentence
            )
            if len(shown.split()) <= _MOST_OF_A_NAME and _BY.match(shown.lower()):
                are_names = True
    if len(text) > _LONGEST:
        found.append(ReadSentence(text[_LONGEST : _LONGEST + 80], ()))
    return found


def _sentence(text: str) -> ReadSentence:
    if len(text) > _LONGEST_SENTENCE:
        return ReadSentence(text, ())
    words = lowered(text)
    if _ASIDE.search(words):
        return ReadSentence(text, (NOTHING,), is_aside=True)
    kinds = [kind for kind, pattern in _patterns() if pattern.search(words)]
    for special in tuple(kinds):
        if special in kinds:
            unlike = known_as()[special].unlike
            kinds = [kind for kind in kinds if kind not in unlike]
    if "diagonal" in kinds and _MAY_REPEAT.search(words):
        kinds.remove("diagonal")
        kinds = kinds or [NOTHING]
    if _ALL_GIVEN.search(words):
        kinds.append(_NEGATIVE)
    if _PLAIN.search(words):
        kinds.append(NOTHING)
    hues = tuple(dict.fromkeys(_HUES[hue] for hue in _HUE.findall(words)))
    match = _AT_LEAST.search(words)
    least = None if match is None else match[1] or match[2]
    number = None if least is None else _NUMBERS.get(least) or int(least)
    return ReadSentence(
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
