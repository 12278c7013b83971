"""The names and words of rules, and when what is typed is one of them.

A rule has names of its own, which are no other rule's, and words by which setters look for it,
which may be those of several. Neither case, nor spaces, hyphens and slashes, nor an *s* at the end
make a difference, and a word of five letters or more may have one letter too many, too few, wrong,
or exchanged with the next.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from types import MappingProxyType

from nonet.constraints._role_kinds_table import RoleKind
from nonet.constraints._tools_table import TOOLS, Tool
from nonet.constraints.registry import kind_of, known_as, known_of_layers, names, table
from nonet.layout import Constraint
from nonet.layout.given import CONSTRAINTS
from nonet.layout.names import Names

_LONGEST_NAME = 60
SHORTEST_WITH_ERROR = 5
"""Letters of a word that may have an error of typing."""

GAP = re.compile(r"[\s_/.,'’·・‐‑–-]+")
"""Signs that may be between the parts of a name, or not."""

_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})
_FILLERS = ("constraint", "sudoku", "rule", "clue", "regel", "规则", "约束", "数独")
"""Words that people add to the name of a rule."""
NO_NUMBER: Mapping[str, int] = MappingProxyType({})
"""Of a word that says no number."""


def fold(text: str) -> str:
    """A word without what makes no difference: case, accents of German, and gaps.

    Examples
    --------
    >>> fold("X-Sum"), fold("Flüster-Linie"), fold("even/odd")
    ('xsum', 'fluesterlinie', 'evenodd')
    """
    return GAP.sub("", plain(text))


def plain(text: str) -> str:
    """A text without differences of case, width and umlauts, with its gaps.

    Examples
    --------
    >>> plain("Weißer Punkt")
    'weisser punkt'
    """
    return unicodedata.normalize("NFKC", text[:_LONGEST_NAME]).lower().translate(_UMLAUTS)


def own_names(name: str) -> tuple[str, ...]:
    """The names that are this rule's alone: that in JSON, without *line*, and its aliases.

    Examples
    --------
    >>> own_names("killer_cage"), own_names("renban_line")
    (('killer_cage', 'cage', 'killer'), ('renban_line', 'renban'))
    """
    known = known_of_layers().get(name) or _every_known()[name]
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
    return tuple(word for word, _ in numbered_words(name))


def tool_words(tool: Tool) -> tuple[str, ...]:
    """The words by which setters look for a tool, but for its name.

    Examples
    --------
    >>> tool_words(tools()[0])[0]
    'fog of war'
    """
    return _split(tool.called)


def role_words(kind: RoleKind) -> tuple[str, ...]:
    """The words by which setters look for a kind of roles, but for its name.

    Examples
    --------
    >>> from nonet.constraints.played import role_kinds
    >>> role_words(role_kinds()[0])[:2]
    ('doubler', 'double')
    """
    return _split(kind.called)


def tools() -> tuple[Tool, ...]:
    """Something that setters look for among the rules and that is none.

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
    for key in forms_of(text):
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


def numbered_words(name: str) -> list[tuple[str, Mapping[str, int]]]:
    """The words of a rule that may be those of others, too, and the numbers that they say.

    Examples
    --------
    >>> numbered_words("ratio")[0]
    ('black dot', {'value': 2})
    """
    known = known_of_layers().get(name) or _every_known()[name]
    numbered = [
        (word, {field: value})
        for phrases, field, value in known.numbered
        for word in _split(phrases)
    ]
    return [*numbered, *((word, NO_NUMBER) for word in _split(known.called))]


def forms_of(text: str) -> tuple[str, ...]:
    """The keys that a text may be: as it is, in the singular, without what people add.

    Examples
    --------
    >>> forms_of("killer cages")
    ('killercages', 'killercage', 'killercag')
    """
    key = fold(text)
    added = next((filler for filler in _FILLERS if key.endswith(filler) and key != filler), "")
    forms = (key, key.removesuffix("s"), key.removesuffix("es"), key.removesuffix(added))
    return tuple(dict.fromkeys(filter(None, forms)))


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


def kind_called(name: str) -> type[Constraint]:
    """The class of a rule by its name in JSON, and of those that only are houses.

    Examples
    --------
    >>> kind_called("diagonals").__name__
    'Diagonals'
    """
    return next((kind for kind in CONSTRAINTS if kind.name == name), None) or kind_of(name)


def is_typed(form: str, key: str) -> bool:
    """Whether a key was meant, with an error of typing.

    Examples
    --------
    >>> is_typed("knigt", "knight"), is_typed("fgo", "fog")
    (True, False)
    """
    return (
        len(key) >= SHORTEST_WITH_ERROR
        and len(form) >= SHORTEST_WITH_ERROR - 1
        and -1 <= len(form) - len(key) <= 2
        and (is_near(form, key) or is_near(form, f"{key}s"))
    )
