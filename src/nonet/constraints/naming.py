"""The rules that a word names, and a search for them.

A word means the one rule whose own name it is, or all rules that have it among their words;
without any, those of all words that it is near to. `search` ranks all rules for a search field;
the page does the same in ``setting/search.js``, which a test compares with this.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from nonet.constraints.registry import OF_LAYERS, table
from nonet.constraints.words import (
    GAP,
    NO_NUMBER,
    SHORTEST_WITH_ERROR,
    every_rule,
    fold,
    forms_of,
    is_typed,
    kind_called,
    numbered_words,
    own_names,
    plain,
    tool_named,
    tool_words,
    tools,
    words_of,
)
from nonet.errors import LayoutError
from nonet.layout import Constraint

_LAYERED = {fold(name): name for name in OF_LAYERS}
_CLOSE, _FAR = 0.6, 0.2
"""Shares of letters that names have in common with what is close, and with the nearest at all."""


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


@table
def _own() -> Mapping[str, str]:
    """Rules by the keys of names that are theirs alone."""
    return {fold(own): name for name in every_rule() for own in own_names(name)}


@table
def _senses() -> Mapping[str, tuple[_Sense, ...]]:
    """The rules that each key may mean: one whose own it is, or all that have such a word."""
    found: dict[str, dict[str, _Sense]] = {}
    for name in every_rule():
        for place, (word, fixed) in enumerate(numbered_words(name)):
            found.setdefault(fold(word), {}).setdefault(name, _Sense(name, fixed, place))
    ranked = {key: tuple(sorted(senses.values(), key=_by_place)) for key, senses in found.items()}
    for key, name in _own().items():
        others = (sense for sense in ranked.get(key, ()) if sense.name != name)
        ranked[key] = (_Sense(name, NO_NUMBER, -1), *others)
    return ranked


@table
def _most_words() -> int:
    every = [word for name in every_rule() for word in (*own_names(name), *words_of(name))]
    return max(len(GAP.split(word)) for word in every)


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
        if len(key) >= SHORTEST_WITH_ERROR:
            for less in _with_one_less(key) | _with_one_less(f"{key}s"):
                found.setdefault(less, {})[key] = None
    return {less: tuple(keys) for less, keys in found.items()}


def _found(text: str) -> tuple[_Sense, ...]:
    """The rules that a word means; without any, those of all words that it is near to."""
    forms = forms_of(text)
    for key in forms:
        if key in _senses():
            return _senses()[key]
    if tool_named(text) is not None:
        return ()
    best: dict[str, _Sense] = {}
    for form in forms:
        near = {key for less in _with_one_less(form) for key in _near_keys().get(less, ())}
        for sense in (sense for key in near if is_typed(form, key) for sense in _senses()[key]):
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
        return (Meant(kind_called(own), NO_NUMBER),)
    found = meanings(text)
    if not found:
        raise LayoutError(unknown(text))
    return found


def _own_of(text: str) -> str:
    """The rule whose own name a text is, as far as no other rule has it as a word; else empty."""
    for key in forms_of(text):
        if key in _LAYERED:
            return _LAYERED[key]
        if key in _own():
            return _own()[key]
        if key in _senses():
            break
    return ""


def of_layers(text: str) -> tuple[str, ...]:
    """The rules that need layers of which a text is a name or a word; `search` has them not.

    Examples
    --------
    >>> of_layers("doublers"), of_layers("kropki")
    (('roles',), ())
    """
    forms = forms_of(text)
    return tuple(
        name
        for name in OF_LAYERS
        if any(fold(word) in forms for word in (*own_names(name), *words_of(name)))
    )


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
    found, *others = readings(name)
    if others:
        raise LayoutError(several(name))
    return found


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
    words = numbered_words(sense.name) if sense.fixed else []
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
    return GAP.sub("", word).isalpha()


def close_names(name: str) -> tuple[str, ...]:
    """Names of rules that are much like this one, the likeliest first.

    Examples
    --------
    >>> close_names("white")[:2]
    ('white-dot', 'whisper')
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
    "expected the name of a rule, found 'evn'; did you mean even, odd-even, even/odd?"
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
    >>> aliases(kind_called("killer_cage"))
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
    named_by |= {tool.name: ((tool.name,), tool_words(tool)) for tool in tools()}
    return tuple(
        _Phrase(name, word, place, fold(word), tuple(GAP.split(plain(word))))
        for name, (own, words) in named_by.items()
        for place, word in (*((-1, word) for word in own), *enumerate(words))
    )


_UNRANKED = 7


class _Query:
    """The typed words, in all forms that are compared."""

    def __init__(self, text: str) -> None:
        self.key = fold(text)
        self.forms = forms_of(text)
        self.parts = GAP.split(plain(text))

    def begins(self, parts: Iterable[str]) -> bool:
        """Whether each word of it is the beginning of one of a phrase."""
        return all(any(part.startswith(typed) for part in parts) for typed in self.parts)


def _rank(query: _Query, phrase: _Phrase) -> int:
    key = phrase.key
    if key == query.key:
        return 0 if phrase.place < 0 else 1
    if key in query.forms:
        return 2
    if any(is_typed(form, key) for form in query.forms):
        return 3
    if key.startswith(query.key):
        return 4
    if query.begins(phrase.parts):
        return 5
    return 6 if len(query.key) > 2 and query.key in key else _UNRANKED
