"""For what is drawn and written of a puzzle the rules of its layout account.

A sentence that names rules of the layout, and says nothing that they do not, is accounted for; so
is one that says the rules of every sudoku. All others may be rules that were not read: sentences
that name other rules, that speak of things which no rule of the layout has, that give other
numbers, or that offer a choice or make an exception.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from nonet.constraints.registry import MIXTURES, known_as, table
from nonet.formats._explained import unexplained
from nonet.formats._rules_text import NOTHING, ReadSentence, lowered, sentences
from nonet.layout import Cosmetics, Layout

_THINGS: tuple[tuple[str, str], ...] = (
    ("sums", r"sum\w*|add(?:s|ed|ing)?|totals?"),
    ("rising", r"increas\w+|ris(?:e|es|ing)|ascend\w*"),
    ("falling", r"decreas\w+|descend\w*"),
    ("products", r"products?|multipl\w+|factors?|divisible|quotients?"),
    ("fibonacci", r"fibonacci"),
    ("", r"primes?|perfect squares?|square numbers?|cubes?|triangular"),
    ("odd", r"odd(?![- ](?:length|number of))"),
    ("even", r"even(?! (?:if|when|though))"),
    ("parity", r"parit\w+"),
    ("backwards", r"palindrom\w*|backwards?"),
    ("leapers", r"queens?|queen's|rooks?|bishops?|camels?|zebras?|giraffes?|taxi-?cab"),
    ("knights", r"(?:anti-?)?knights?"),
    ("kings", r"(?:anti-?)?kings?"),
    ("chess", r"chess\w*"),
    ("", r"averag\w*|means? of|median"),
    ("sight", r"visible|seen|sees?|heights?|taller"),
    ("buildings", r"skyscrapers?"),
    ("odd_lengths", r"odd[- ]lengths?"),
    ("x", r"x is the|where x is"),
    ("counts", r"how many|counts?|counted|frequenc\w+"),
    ("remainders", r"remainders?|modul\w+|residues?"),
    ("entropy", r"entrop\w+|entropy"),
    ("copies", r"clones?|cloned"),
    ("mirrors", r"mirror\w*|symmetr\w+|rotat\w+"),
    ("ratios", r"ratios?|doubled?(?! arrow)|twice the|half|\d:\d"),
    ("differences", r"differ(?:s|ing)?|differences?"),
    ("consecutive", r"consecutive\w*|sequen\w+"),
    ("order", r"(?:great|larg|high|bigg)(?:er|est)|exceed\w*|max\w*"),
    ("order", r"less than|small(?:er|est)|low(?:er|est)|min\w*"),
    ("positions", r"index\w*|positions?"),
    ("slanted", r"diagonal\w*"),
    ("", r"shade|loops?|paths?|snakes?|nurikabe|chaos|schr\w+|doublers?|negat(?:or|ive)s?"),
    ("", r"teleport\w*|wrap\w*|toroidal|torus|wrogn|secret|unknown|hidden|determined?|deduced?"),
    ("", r"zeros?|letters?|negators?|modifiers?|mazes?|rats?|walls?|doors?"),
    ("bulbs", r"thermo\w*|bulbs?"),
    ("arrows", r"arrows?"),
    ("cages", r"cages?"),
    ("renbans", r"renban\w*"),
    ("whispers", r"whispers?"),
    ("dots", r"dots?"),
    ("crusts", r"sandwich\w*|crusts?"),
    ("diamonds", r"diamonds?"),
)
"""The properties of rules, as these name them (`speaks_of`), and the words for them.

No rule of nonet has what has no name here.
"""


@table
def _operative() -> tuple[tuple[re.Pattern[str], frozenset[str]], ...]:
    """The words, and the rules that do and have it."""
    return tuple((re.compile(rf"\b(?:{words})\b"), _speaking_of(it)) for it, words in _THINGS)


@table
def _speaking_of(thing: str) -> frozenset[str]:
    return frozenset(name for name, known in known_as().items() if thing in known.speaks_of)


_WORDS = """
a about according adjacent all along also an and any anywhere appear appears applies apply are
area areas as associated at attached away be between black blue border bordering borders both
box boxes by can cell cells center centre circle circled circles clue clues column columns
connected connecting contain contained containing contains corner corners corresponding
different digit digits direction each empty end ends entire equal every exactly far filled first
following for form forms four from given go goes going gray green grey grid group groups has
have hold holds if in indicate indicated indicates indicating inside into is it its itself join
joined joining last lavender least left like line lines magenta marked matching may meet middle
must near nearest necessarily neighbor neighboring neighbors neighbour neighbouring neighbours
next number numbers of on one only onto or orange orthogonal orthogonally other others outside
over pair pairs part particular pass passes passing peach pink place placed point pointing
points present printed purple put read red region regions relative repeat repeated respective
right row rows rule rules same separated set shaded should show showing shown shows side sides
single size small some square squares standard start starting starts strictly string such
surrounding symbol symbols text than that the their them then there they this those
three through tip to together top towards two type types unshaded up upper usual v value values
when where wherever which white whose will with within without x xv yellow you
"""
_GENERAL = frozenset(_WORDS.split()) | {f"tell{end}" for end in ("", "s")}
"""Words that may be in a sentence of any rule."""

_MAY = r"(?:may|can|might|could) (?:(?!not)\w+ ){0,2}"
_REPEATS = re.compile(rf"\b{_MAY}repeat\w*")
_ALLOWS = re.compile(
    rf"\b{_MAY}(?:repeat|satisfy|have different)|\bdifferent \w+[^.]*\bindividually\b"
    r"|\bneed not\b|\bnot (?:all|every)\b[^.]* have to\b"
    r"|\b(?:do|does)(?: not|n't) (?:have|need) to\b"
    r"|\bnot (?:all|every)\b[^.]*\b(?:given|shown|marked|clued)\b"
)
_DISTINCT = re.compile(r"\b(?:repeat\w*|different|distinct|unique|identical|same)\b")
_OF_HOUSES = re.compile(r"\b(?:rows?|columns?|box(?:es)?|regions?)\b")
_RANGE = re.compile(r"\b(\d+) ?(?:-|–|to|through|bis|至) ?(\d+)\b")
_EXAMPLE = re.compile(
    r"\(?no negative constraints?\)?|[\"“”]"
    r"|\((?:e\.?g\b|for (?:example|instance)|such as|note)[^)]*\)?"
    r"|(?:,|\s)\s*(?:e\.?g\b|such as|for (?:example|instance)).*$"
    r"|\([\d, ]+\)|\[[\d, ]+\]|\{[\d, ]+\}"
)
_NUMBER = re.compile(r"\b\d+\b")
_OF_DOTS = {name for name, _ in MIXTURES["kropki"]}
_SAYS_VALUE = re.compile(
    r"\b(?:sum(?:s|ming)?(?: up)?|add(?:s|ing)?(?: up)?|totals?|differ\w*|differences?|ratio)\b"
    r"(?: \w+){0,5}? (?:to|by|of|is|least|exactly|than) (?:\w+ )?(\d+)(?::(\d+))?\b"
)


def unaccounted(text: str, layout: Layout) -> list[ReadSentence]:
    """The sentences of the rules for which no rule of a layout accounts.

    Examples
    --------
    >>> said = "Normal sudoku rules apply. Cells a queen's move apart are not both 9."
    >>> [one.text for one in unaccounted(said, Layout.of_size(9))]
    ["Cells a queen's move apart are not both 9"]
    """
    left = _left(text, layout)
    if not left:
        return []
    others = _without_own(text, layout)
    return left if others == text else _left(others, layout)


def accounts_for(layout: Layout, sentence: ReadSentence) -> bool:
    """Whether the rules of a layout say all that a sentence says."""
    if sentence.is_aside:
        return True
    known = _known(layout)
    kinds = {*sentence.kinds} - {NOTHING}
    words = " ".join(_EXAMPLE.sub(" ", lowered(sentence.text)).split())
    if "kropki" in words and not known.isdisjoint(_OF_DOTS):
        kinds -= _OF_DOTS - known
    if _ALLOWS.search(words) and not kinds and not sentence.is_hedged:
        return True
    if sentence.is_hedged or not kinds <= known or _has_other_things(words, known):
        return False
    if kinds and not _has_same_numbers(words, kinds, layout):
        return False
    if _REPEATS.search(words) and not kinds.isdisjoint(_speaking_of("no_repeats")):
        return False
    if NOTHING in sentence.kinds and not kinds:
        return _has_all_digits(words, layout.size)
    return bool(kinds) or _is_of_known_things(words, known, layout)


def _known(layout: Layout) -> set[str]:
    """The kinds of rules that a layout has, by all names that sentences give them."""
    return {name for rule in layout.constraints for name in rule.said_as()}


def _left(text: str, layout: Layout) -> list[ReadSentence]:
    return [sentence for sentence in sentences(text) if not accounts_for(layout, sentence)]


def _without_own(text: str, layout: Layout) -> str:
    """The text without what nonet itself writes for the rules of the layout, in any language."""
    from nonet.logic import LANGUAGES, rule_sentences  # noqa: PLC0415 (few texts need it)

    for language in LANGUAGES:
        for own in rule_sentences(layout, language):
            text = text.replace(own, "\n")
    return text


def _has_other_things(words: str, known: set[str]) -> bool:
    """Whether there is a word for what no known rule does or has."""
    return any(pattern.search(words) and kinds.isdisjoint(known) for pattern, kinds in _operative())


def _is_of_known_things(words: str, known: set[str], layout: Layout) -> bool:
    """Whether a sentence that names no rule speaks of what the known ones do, and nothing else."""
    found = False
    left = words
    for pattern, kinds in _operative():
        if not kinds.isdisjoint(known):
            left, count = pattern.subn(" ", left)
            found |= count > 0
    if _DISTINCT.search(words) and not found and not _OF_HOUSES.search(words):
        return False
    values = map(str, _values(layout, known))
    tokens = {*re.findall(r"[^\W_]+", left.replace("'s", ""))}
    return found and _GENERAL.issuperset(tokens.difference(values))


def _has_same_numbers(words: str, kinds: set[str], layout: Layout) -> bool:
    """Whether the values that a sentence gives are those of the rules that it names."""
    wanted = _values(layout, kinds)
    if not wanted:
        return True
    said = {int(number) for pair in _SAYS_VALUE.findall(words) for number in pair if number}
    known = known_as()
    if any(known[kind].says_alone for kind in kinds):
        said |= {int(number) for number in _NUMBER.findall(words) if int(number) > 1}
    return said <= wanted | {1}


def _values(layout: Layout, kinds: set[str]) -> set[int]:
    """The numbers that rules of these kinds have, which texts say."""
    says = {name: known.says for name, known in known_as().items() if known.says}
    return {
        rule.fields()[says[rule.name]]
        for rule in layout.constraints
        if rule.name in kinds & says.keys()
    }


def _has_all_digits(words: str, size: int) -> bool:
    """Whether a range of digits, if one is said, is that of the size."""
    return all((int(a), int(b)) == (1, size) for a, b in _RANGE.findall(words))


def may_have_more(text: str, cosmetics: Cosmetics, layout: Layout) -> bool:
    """Whether something is drawn or written for which no rule of a layout accounts."""
    left = unexplained(cosmetics, layout)
    return bool(left.strokes or left.shapes or left.outlines) or says_more(text, layout)


def says_more(text: str, layout: Layout) -> bool:
    """Whether the rules have a sentence for which no rule of a layout accounts.

    Examples
    --------
    >>> says_more("Normal sudoku rules apply.", Layout.of_size(4))
    False
    >>> says_more("Digits along an arrow sum to the digit in the circle.", Layout.of_size(4))
    True
    """
    return bool(unaccounted(text, layout))


def names_more(text: str, layout: Layout) -> bool:
    """Whether a free text, such as a comment, names a rule that a layout does not have."""
    named: Iterator[ReadSentence] = (
        sentence for sentence in sentences(text) if {*sentence.kinds} - {NOTHING}
    )
    return any(not accounts_for(layout, sentence) for sentence in named)
