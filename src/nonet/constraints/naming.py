"""The rules that a word names, in any language, and with an error of typing.

A rule has names of its own, which are no other rule's, and words by which setters look for it,
which may be those of several. Neither case, nor spaces, hyphens and slashes, nor an *s* at the end
make a difference, and where nothing is called so, a word of five letters or more may have one
letter too many, too few, wrong, or exchanged with the next. `search` ranks all rules for a search
field; the page does the same in ``setting/search.js``, as one table of cases for both says.
"""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from nonet.constraints._tools_table import TOOLS, Tool
from nonet.constraints.registry import kind_of, known_as, names, table
from nonet.errors import LayoutError
from nonet.layout import Constraint
from nonet.layout.given import CONSTRAINTS
from nonet.layout.names import Names

_LONGEST_NAME = 60
_SHORTEST_WITH_ERROR = 5
"""Letters of a word that may have an error of typing."""

_CLOSE, _FAR = 0.6, 0.2
"""Shares of letters that names have in common with what is close, and with the nearest at all."""

_GAP = re.compile(r"[\s_/.,'’·・‐‑–-]+")
_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})
_FILLERS = ("constraint", "sudoku", "rule", "clue", "regel", "规则", "约束", "数独")
"""What people add to the name of a rule."""
_NOTHING: Mapping[str, int] = MappingProxyType({})


class Meant(NamedTuple):
    """The meaning of a name.

    Attributes
    ----------
    kind
        The class.
    fixed
        Parameters that the name determines.
    """

    kind: type[Constraint]
    fixed: Mapping[str, int]


class _Sense(NamedTuple):
    """A rule that a word means, the parameters that the word determines, and its place there."""

    name: str
    fixed: Mapping[str, int]
    place: int


def fold(text: str) -> str:
    """A word without what makes no difference: case, accents of German, and gaps.

    Examples
    --------
    >>> fold("X-Sum"), fold("Flüster-Linie"), fold("even/odd")
    ('xsum', 'fluesterlinie', 'evenodd')
    """
    return _GAP.sub("", _plain(text))


def _plain(text: str) -> str:
    return unicodedata.normalize("NFKC", text[:_LONGEST_NAME]).lower().translate(_UMLAUTS)


def own_names(name: str) -> tuple[str, ...]:
    """The names that are this rule's alone: that in JSON, without *line*, and its aliases.

    Examples
    --------
    >>> own_names("killer_cage"), own_names("renban_line")
    (('killer_cage', 'cage', 'killer'), ('renban_line', 'renban'))
    """
    known = _every_known()[name]
    short = name.removesuffix("_line")
    is_short = short != name and short not in names()
    return (name, *known.also, *((short,) if is_short else ()))


def words_of(name: str) -> tuple[str, ...]:
    """The words by which setters look for a rule, the most usual first.

    Examples
    --------
    >>> words_of("anti_king")[:2]
    ('king', 'kings move')
    """
    return tuple(word for word, _ in _words(name))


def tool_words(tool: Tool) -> tuple[str, ...]:
    """The words by which setters look for a tool, but for its name.

    Examples
    --------
    >>> tool_words(tools()[0])[0]
    'fog of war'
    """
    return _split(tool.called)


def tools() -> tuple[Tool, ...]:
    """What setters look for among the rules and is none.

    Examples
    --------
    >>> [tool.name for tool in tools()]
    ['fog', 'regions']
    """
    return TOOLS


def tool_named(text: str) -> Tool | None:
    """The tool that a word means; None: it is none.

    Examples
    --------
    >>> tool_named("jigsaw").name
    'regions'
    """
    for key in _forms(text):
        for tool in TOOLS:
            if key in map(fold, (tool.name, *tool_words(tool))):
                return tool
    return None


@table
def _every_known() -> Mapping[str, Names]:
    houses = {kind.name: kind.known_as for kind in CONSTRAINTS}
    return houses | dict(known_as())


@table
def every_rule() -> tuple[str, ...]:
    """The names in JSON of all rules, with those that only are houses.

    Examples
    --------
    >>> "diagonals" in every_rule()
    True
    """
    return tuple(sorted(_every_known()))


def _split(phrases: str) -> tuple[str, ...]:
    return tuple(phrase.strip() for phrase in phrases.split(",") if phrase.strip())


def _words(name: str) -> list[tuple[str, Mapping[str, int]]]:
    """The words of a rule that may be those of others, too, and the numbers that they say."""
    known = _every_known()[name]
    numbered = [
        (word, {field: value})
        for phrases, field, value in known.numbered
        for word in _split(phrases)
    ]
    return [*numbered, *((word, _NOTHING) for word in _split(known.called))]


@table
def _own() -> Mapping[str, str]:
    """Rules by the keys of names that are theirs alone."""
    return {fold(own): name for name in every_rule() for own in own_names(name)}


@table
def _senses() -> Mapping[str, tuple[_Sense, ...]]:
    """The rules that each key may mean: one whose own it is, or all that have such a word."""
    found: dict[str, dict[str, _Sense]] = {}
    for name in every_rule():
        for place, (word, fixed) in enumerate(_words(name)):
            found.setdefault(fold(word), {}).setdefault(name, _Sense(name, fixed, place))
    ranked = {key: tuple(sorted(senses.values(), key=_by_place)) for key, senses in found.items()}
    for key, name in _own().items():
        others = (sense for sense in ranked.get(key, ()) if sense.name != name)
        ranked[key] = (_Sense(name, _NOTHING, -1), *others)
    return ranked


@table
def _most_words() -> int:
    every = [word for name in every_rule() for word in (*own_names(name), *words_of(name))]
    return max(len(_GAP.split(word)) for word in every)


def _forms(text: str) -> tuple[str, ...]:
    """The keys that a text may be: as it is, in the singular, without what people add."""
    key = fold(text)
    added = next((filler for filler in _FILLERS if key.endswith(filler) and key != filler), "")
    forms = (key, key.removesuffix("s"), key.removesuffix("es"), key.removesuffix(added))
    return tuple(dict.fromkeys(filter(None, forms)))


def _with_one_less(key: str) -> set[str]:
    """A key, and all that lack one of its letters."""
    return {key, *(key[:at] + key[at + 1 :] for at in range(len(key)))}


@table
def _near_keys() -> Mapping[str, tuple[str, ...]]:
    """The long keys, also in the plural, by what is left of them without one letter.

    Two words that differ by one error of typing have a form in common in which each lacks at most
    one letter.
    """
    found: dict[str, dict[str, None]] = {}
    for key in _senses():
        if len(key) >= _SHORTEST_WITH_ERROR:
            for less in _with_one_less(key) | _with_one_less(f"{key}s"):
                found.setdefault(less, {})[key] = None
    return {less: tuple(keys) for less, keys in found.items()}


def is_near(key: str, other: str) -> bool:
    """Whether two keys differ by one letter, or by two neighbours that are exchanged.

    Examples
    --------
    >>> is_near("thermometr", "thermometer"), is_near("kinlght", "knight")
    (True, False)
    """
    if abs(len(key) - len(other)) > 1:
        return False
    start = 0
    while start < min(len(key), len(other)) and key[start] == other[start]:
        start += 1
    left, right = key[start:], other[start:]
    if len(left) != len(right):
        return left[1:] == right or left == right[1:]
    return left[1:] == right[1:] or (left[:2] == right[1::-1] and left[2:] == right[2:])


def _found(text: str) -> tuple[_Sense, ...]:
    """The rules that a word means; without any, those of all words that it is near to."""
    forms = _forms(text)
    for key in forms:
        if key in _senses():
            return _senses()[key]
    if tool_named(text) is not None:
        return ()
    best: dict[str, _Sense] = {}
    for form in forms:
        near = {key for less in _with_one_less(form) for key in _near_keys().get(less, ())}
        for sense in (sense for key in near if _is_typed(form, key) for sense in _senses()[key]):
            if sense.name not in best or sense.place < best[sense.name].place:
                best[sense.name] = sense
    return tuple(sorted(best.values(), key=_by_place))


def _by_place(sense: _Sense) -> tuple[int, str]:
    return sense.place, sense.name


def meanings(text: str) -> tuple[Meant, ...]:
    """The rules that a word means, the likeliest first; none where there is no such rule.

    Examples
    --------
    >>> [meant.kind.name for meant in meanings("kropki")]
    ['difference', 'ratio']
    >>> meanings("Flüsterlinie")[0].kind.name, meanings("thermometr")[0].kind.name
    ('whisper_line', 'thermometer')
    """
    return tuple(Meant(kind_called(sense.name), sense.fixed) for sense in _found(text))


def readings(text: str) -> tuple[Meant, ...]:
    """The rules that the name of a typed rule may mean: one where it is a rule's own name.

    Raises
    ------
    LayoutError
        There is none; says which are close.

    Examples
    --------
    >>> [meant.kind.name for meant in readings("parity")]
    ['parity_line']
    """
    own = _own_of(text)
    if own:
        return (Meant(kind_called(own), _NOTHING),)
    found = meanings(text)
    if not found:
        raise LayoutError(unknown(text))
    return found


def _own_of(text: str) -> str:
    """The rule whose own name a text is, as far as no other rule has it as a word; else empty."""
    for key in _forms(text):
        if key in _own():
            return _own()[key]
        if key in _senses():
            break
    return ""


def meaning(name: str) -> Meant:
    """The one rule with a name, an alias or the name of a class, however its words are joined.

    Raises
    ------
    LayoutError
        There is none, or there are several; says which are close.

    Examples
    --------
    >>> meaning("german-whisper")
    Meant(kind=<class 'nonet.constraints.whispers.WhisperLine'>, fixed={'difference': 5})
    """
    found = readings(name)
    if len(found) > 1:
        raise LayoutError(several(name))
    return found[0]


def several(text: str) -> str:
    """The message on a word that several rules have.

    Examples
    --------
    >>> several("kropki")
    "expected one rule, found 'kropki', which is white-dot or black-dot"
    """
    choices = " or ".join(_choice(sense) for sense in _found(text))
    return f"expected one rule, found {text[:40]!r}, which is {choices}"


def _choice(sense: _Sense) -> str:
    """The first name of a rule that says the same number."""
    words = _words(sense.name) if sense.fixed else []
    return shown(next((word for word, fixed in words if fixed == sense.fixed), sense.name))


def is_rule(name: str) -> bool:
    """Whether there is one rule with this name, as `meaning` has them.

    Examples
    --------
    >>> is_rule("thermo"), is_rule("kropki")
    (True, False)
    """
    return bool(_own_of(name)) or len(_found(name)) == 1


def is_word(name: str) -> bool:
    """Whether a rule, or several, are called so.

    Examples
    --------
    >>> is_word("kropki"), is_word("xyzzy")
    (True, False)
    """
    return bool(_own_of(name) or _found(name))


def split_name(words: Sequence[str], is_name: Callable[[str], bool]) -> tuple[str, list[str]]:
    """The name that a line begins with, which may be of several words, and the other words.

    Examples
    --------
    >>> split_name("white dot r1c1-2".split(), is_rule)
    ('white-dot', ['r1c1-2'])
    """
    letters = next((at for at, word in enumerate(words) if at and not _is_letters(word)), None)
    for count in range(min(_most_words(), len(words[:letters])), 1, -1):
        name = "-".join(words[:count])
        if is_name(name):
            return name, list(words[count:])
    return words[0], list(words[1:])


def _is_letters(word: str) -> bool:
    return _GAP.sub("", word).isalpha()


def close_names(name: str) -> tuple[str, ...]:
    """Names of rules that are much like this one, the likeliest first.

    Examples
    --------
    >>> close_names("termometre")
    ('thermometer', 'thermo', 'slow-thermometer')
    """
    found = (shown(hit.word) for hit in search(name)[:3])
    return tuple(dict.fromkeys((*found, *_alike(name, _CLOSE))))[:4]


def _alike(text: str, share: float) -> list[str]:
    """The names and words that have at least a share of their letters in common with a text."""
    every = {fold(word): word for rule in every_rule() for word in words_of(rule)}
    every |= {fold(own): own for rule in every_rule() for own in own_names(rule)}
    return [shown(every[key]) for key in difflib.get_close_matches(fold(text), every, cutoff=share)]


def unknown(text: str) -> str:
    """The message on a name that no rule has: where it is, or which names are close.

    Examples
    --------
    >>> unknown("evn")
    "expected the name of a rule, found 'evn'; did you mean even, seven, eleven?"
    """
    found = f"expected the name of a rule, found {text[:40]!r}"
    tool = tool_named(text)
    if tool is not None:
        return f"{found}; {tool.where}"
    if close := ", ".join(close_names(text)):
        return f"{found}; did you mean {close}?"
    far = ", ".join(_alike(text, _FAR))
    return f"{found}; the nearest are {far}" if far else f"{found}; see 'nonet rules'"


def aliases(kind: type[Constraint]) -> tuple[str, ...]:
    """The other names of a rule that are its alone, without those that determine a parameter.

    Examples
    --------
    >>> aliases(kind_of("killer_cage"))
    ('cage', 'killer')
    """
    return tuple(map(shown, own_names(kind.name)[1:]))


def shown(name: str) -> str:
    """A name as it is typed in a line.

    Examples
    --------
    >>> shown("killer_cage"), shown("kings move")
    ('killer-cage', 'kings-move')
    """
    return name.replace("_", "-").replace(" ", "-")


def kind_called(name: str) -> type[Constraint]:
    """The class of a rule by its name in JSON, and of those that only are houses.

    Examples
    --------
    >>> kind_called("diagonals").__name__
    'Diagonals'
    """
    return next((kind for kind in CONSTRAINTS if kind.name == name), None) or kind_of(name)


class Hit(NamedTuple):
    """A rule or a tool that a search finds.

    Attributes
    ----------
    name
        In JSON, or of the tool.
    word
        The name or word of it that fits best.
    rank
        0: a name of its own, 1: a word, 2: either in the plural or with what people add, 3: with an
        error of typing, 4: the beginning of one, 5: beginnings of words in it, 6: a part of one.
    """

    name: str
    word: str
    rank: int


def search(text: str) -> tuple[Hit, ...]:
    """All rules and tools that a text may be a name of, or the beginning of one; the best first.

    Examples
    --------
    >>> [hit.name for hit in search("kropki")][:2]
    ['difference', 'ratio']
    >>> search("skyscr")[0].name, search("jigsw")[0].name
    ('skyscraper', 'regions')
    """
    query = _Query(text)
    if not query.key:
        return ()
    best: dict[str, tuple[int, int, str, str]] = {}
    for phrase in _phrases():
        rank = _rank(query, phrase)
        found = (rank, phrase.place, phrase.name, phrase.word)
        if rank < _UNRANKED and (phrase.name not in best or found[:2] < best[phrase.name][:2]):
            best[phrase.name] = found
    return tuple(Hit(name, word, rank) for rank, _, name, word in sorted(best.values()))


def named(text: str) -> tuple[Hit, ...]:
    """All rules and tools of this name; without any, those that it is near to.

    Raises
    ------
    LayoutError
        There is none; says which are close.

    Examples
    --------
    >>> [hit.name for hit in named("parity")]
    ['parity_line', 'even', 'odd']
    """
    found = search(text)
    for ranks in ((0, 1), (2,), (3,)):
        hits = tuple(hit for hit in found if hit.rank in ranks)
        if hits:
            return hits
    raise LayoutError(unknown(text))


class _Phrase(NamedTuple):
    """A name or a word of a rule or of a tool, as it is compared; the place of a name is -1."""

    name: str
    word: str
    place: int
    key: str
    parts: tuple[str, ...]


@table
def _phrases() -> tuple[_Phrase, ...]:
    named_by = {name: (own_names(name), words_of(name)) for name in every_rule()}
    named_by |= {tool.name: ((tool.name,), tool_words(tool)) for tool in TOOLS}
    return tuple(
        _Phrase(name, word, place, fold(word), tuple(_GAP.split(_plain(word))))
        for name, (own, words) in named_by.items()
        for place, word in (*((-1, word) for word in own), *enumerate(words))
    )


_UNRANKED = 7


class _Query:
    """What is typed, in all forms that are compared."""

    def __init__(self, text: str) -> None:
        self.key = fold(text)
        self.forms = _forms(text)
        self.parts = _GAP.split(_plain(text))

    def begins(self, parts: Iterable[str]) -> bool:
        """Whether each word of it is the beginning of one of a phrase."""
        return all(any(part.startswith(typed) for part in parts) for typed in self.parts)


def _rank(query: _Query, phrase: _Phrase) -> int:
    key = phrase.key
    if key == query.key:
        return 0 if phrase.place < 0 else 1
    if key in query.forms:
        return 2
    if any(_is_typed(form, key) for form in query.forms):
        return 3
    if key.startswith(query.key):
        return 4
    if query.begins(phrase.parts):
        return 5
    return 6 if len(query.key) > 2 and query.key in key else _UNRANKED


def _is_typed(form: str, key: str) -> bool:
    """Whether a key was meant, with an error of typing."""
    return (
        len(key) >= _SHORTEST_WITH_ERROR
        and len(form) >= _SHORTEST_WITH_ERROR - 1
        and -1 <= len(form) - len(key) <= 2
        and (is_near(form, key) or is_near(form, f"{key}s"))
    )
