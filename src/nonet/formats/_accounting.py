"""For what is drawn and written of a puzzle the rules of its layout account.

A sentence that names rules of the layout, and says nothing that they do not, is accounted for; so
is one that says the rules of every sudoku. All others may be rules that were not read: sentences
that name other rules, that speak of things which no rule of the layout has, that give other
numbers, or that offer a choice or make an exception.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from nonet.formats._explained import unexplained
from nonet.formats._rules_text import NOTHING, ReadSentence, lowered, sentences
from nonet.layout import Cosmetics, Layout

_SUMS = (
    *("killer_cage", "sum", "arrow", "double_arrow", "little_killer", "sandwich", "x_sum"),
    *("region_sum_line", "pair_sum", "sum_line", "zipper_line", "lunchbox", "equal_sum", "any_of"),
    *("rellik_cage", "equality_cage", "negative"),
)
_GREATER = (
    *("maximum", "minimum", "greater_than", "thermometer", "slow_thermometer", "whisper_line"),
    *(
        "between_line",
        "lockout_line",
        "skyscraper",
        "entropic_line",
        "global_entropy",
        "killer_cage",
    ),
)
_APART = ("anti_knight", "anti_king", "anti_taxicab", "non_consecutive", "negative")
_DIFFER = ("whisper_line", "difference", "lockout_line", *_APART, "disjoint_groups", "clone")
_CHESS = ("anti_knight", "anti_king")
_INDEX = ("row_index", "column_index", "box_index", "value_index", "numbered_room")

_THINGS: tuple[tuple[str, tuple[str, ...]], ...] = (
    (r"sum\w*|add(?:s|ed|ing)?|totals?", _SUMS),
    (r"increas\w+|ris(?:e|es|ing)|ascend\w*", ("thermometer", "slow_thermometer")),
    (r"decreas\w+|descend\w*", ("slow_thermometer",)),
    (r"products?|multipl\w+|factors?|divisible|quotients?", ()),
    (r"primes?|fibonacci|perfect squares?|square numbers?|cubes?|triangular", ()),
    (r"odd(?![- ](?:length|number of))", ("odd", "parity_line")),
    (r"even(?! (?:if|when|though))", ("even", "parity_line")),
    (r"parit\w+", ("parity_line",)),
    (r"palindrom\w*|backwards?", ("palindrome_line",)),
    (r"queens?|queen's|rooks?|bishops?|camels?|zebras?|giraffes?|taxi-?cab", ("anti_taxicab",)),
    (r"(?:anti-?)?knights?", ("anti_knight",)),
    (r"(?:anti-?)?kings?", ("anti_king",)),
    (r"chess\w*", _CHESS),
    (r"averag\w*|means? of|median", ()),
    (r"visible|seen|sees?|heights?|taller", ("skyscraper", "hidden_skyscraper", *_CHESS)),
    (r"skyscrapers?", ("skyscraper", "hidden_skyscraper")),
    (r"odd[- ]lengths?", ("zipper_line",)),
    (r"x is the|where x is", ("x_sum", "numbered_room")),
    (r"how many|counts?|counted|frequenc\w+", ("counting_circles", "skyscraper", "look_and_say")),
    (r"remainders?|modul\w+|residues?", ("modular_line", "global_modular")),
    (r"entrop\w+|entropy", ("entropic_line", "global_entropy")),
    (r"clones?|cloned", ("clone",)),
    (r"mirror\w*|symmetr\w+|rotat\w+", ("palindrome_line",)),
    (r"ratios?|doubled?(?! arrow)|twice the|half|\d:\d", ("ratio", "negative")),
    (r"differ(?:s|ing)?|differences?", _DIFFER),
    (
        r"consecutive\w*|sequen\w+",
        (
            *("renban_line", "difference", "non_consecutive", "nabner_line", "negative"),
            *("entropic_line", "modular_line", "palindrome_line"),
        ),
    ),
    (r"(?:great|larg|high|bigg)(?:er|est)|exceed\w*|max\w*", _GREATER),
    (r"less than|small(?:er|est)|low(?:er|est)|min\w*", _GREATER),
    (r"index\w*|positions?", (*_INDEX, "disjoint_groups", "clone")),
    (r"diagonal\w*", ("diagonal", "diagonals", "little_killer", *_APART, "minimum", "maximum")),
    (r"shade|loops?|paths?|snakes?|nurikabe|chaos|schr\w+|doublers?|negat(?:or|ive)s?", ()),
    (r"teleport\w*|wrap\w*|toroidal|torus|wrogn|secret|unknown|hidden|determined?|deduced?", ()),
    (r"zeros?|letters?|negators?|modifiers?|mazes?|rats?|walls?|doors?", ()),
    (r"thermo\w*|bulbs?", ("thermometer", "slow_thermometer")),
    (r"arrows?", ("arrow", "double_arrow", "little_killer", "minimum", "maximum", "sandwich")),
    (
        r"cages?",
        (
            *("killer_cage", "sum", "clone", "any_of", "all_different", "rellik_cage"),
            *("equality_cage", "look_and_say", "count_distinct"),
        ),
    ),
    (r"renban\w*", ("renban_line",)),
    (r"whispers?", ("whisper_line",)),
    (r"dots?", ("difference", "ratio", "negative", "zipper_line")),
    (r"sandwich\w*|crusts?", ("sandwich",)),
    (r"diamonds?", ("lockout_line", "skyscraper")),
)
"""Words for what rules do and have, and the rules that do and have it."""

_OPERATIVE = tuple((re.compile(rf"\b(?:{words})\b"), {*kinds}) for words, kinds in _THINGS)
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
_NO_REPEATS = ("killer_cage", "renban_line", "nabner_line", "all_different", "diagonal")
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
_OF_DOTS = {"difference", "ratio"}
_PARAMETERS = {
    "whisper_line": "difference",
    "pair_sum": "value",
    "difference": "value",
    "ratio": "value",
}
"""The fields of these rules that a text gives in numbers."""

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
    if _REPEATS.search(words) and not kinds.isdisjoint(_NO_REPEATS):
        return False
    if NOTHING in sentence.kinds and not kinds:
        return _has_all_digits(words, layout.size)
    return bool(kinds) or _is_of_known_things(words, known, layout)


def _known(layout: Layout) -> set[str]:
    """The kinds of rules that a layout has, by all names that sentences give them."""
    known = {rule.name for rule in layout.constraints}
    if "diagonals" in known:
        known.add("diagonal")
    for rule in layout.constraints:
        if rule.name == "negative":
            relation = rule.fields().get("relation", "difference")
            known.add("pair_sum" if relation == "sum" else relation)
    return known


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
    return any(pattern.search(words) and kinds.isdisjoint(known) for pattern, kinds in _OPERATIVE)


def _is_of_known_things(words: str, known: set[str], layout: Layout) -> bool:
    """Whether a sentence that names no rule speaks of what the known ones do, and nothing else."""
    found = False
    left = words
    for pattern, kinds in _OPERATIVE:
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
    if "pair_sum" in kinds:
        said |= {int(number) for number in _NUMBER.findall(words) if int(number) > 1}
    return said <= wanted | {1}


def _values(layout: Layout, kinds: set[str]) -> set[int]:
    """The numbers that rules of these kinds have, which texts say."""
    return {
        rule.fields()[_PARAMETERS[rule.name]]
        for rule in layout.constraints
        if rule.name in kinds & _PARAMETERS.keys()
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
