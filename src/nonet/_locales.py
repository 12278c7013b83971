"""The languages of nonet: folders of texts, each with a `language.json` of what is its own.

A folder of `nonet/locales` is a language wherever one can be chosen. Its `language.json` has

- ``name``: what the language calls itself;
- ``tag``: its BCP 47 tag in pages, with the script if fonts depend on it;
- ``dates``: the tag whose dates it writes, if that is another one;
- ``plurals``: its categories of whole numbers but for "other", by the rules of Unicode CLDR
  (https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html).
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Literal

LOCALES = Path(__file__).parent / "locales"
"""The folder with the texts of nonet, one folder for each language."""

_DEFAULT = "en"
_ABOUT = "language.json"


def languages_in(folder: Path) -> tuple[str, ...]:
    """The languages with texts in a folder; the default is the first."""
    found = (path.parent.name for path in folder.glob(f"*/{_ABOUT}"))
    return tuple(sorted(found, key=lambda code: (code != _DEFAULT, code)))


LANGUAGES = languages_in(LOCALES)
"""All languages; the first is the default."""

# Type checkers cannot read folders. To the command line and in schemas it is all languages.
if TYPE_CHECKING:
    Language = str
else:
    Language = Literal[LANGUAGES]
"""A folder of nonet/locales: "en" is English."""


@dataclass(frozen=True, slots=True)
class LanguageFacts:
    """The facts that a language states of itself.

    Attributes
    ----------
    name
        In the language.
    tag
        BCP 47, for pages.
    dates
        BCP 47, for dates.
    plural
        The category of a whole number.
    """

    name: str
    tag: str
    dates: str
    plural: Callable[[int], str]


@cache
def language_facts(language: Language) -> LanguageFacts:
    """The facts that a language states of itself.

    Examples
    --------
    >>> language_facts("de").name, language_facts("en").plural(2)
    ('Deutsch', 'other')
    """
    said = json.loads((LOCALES / language / _ABOUT).read_text("utf-8"))
    tag = said["tag"]
    return LanguageFacts(said["name"], tag, said.get("dates", tag), plural_rule(said["plurals"]))


def chosen_language(tags: Iterable[str]) -> Language:
    """The first language that a reader wants and nonet has; the default where there is none.

    Examples
    --------
    >>> chosen_language(["fr", "de-AT", "en"])
    'de'
    """
    known = {language.lower(): language for language in LANGUAGES}
    for tag in tags:
        parts = tag.lower().split("-")
        for length in range(len(parts), 0, -1):
            if (found := known.get("-".join(parts[:length]))) is not None:
                return found
    return _DEFAULT


_Condition = Callable[[int], bool]
_CONDITION = re.compile(r"([nivwftce])(?: % (\d+))? (!?)= ([\d.,]+)")


def plural_rule(rules: dict[str, str]) -> Callable[[int], str]:
    """The plural category of a whole number by the rules of a language, as Unicode CLDR has them.

    Examples
    --------
    >>> plural = plural_rule({"one": "i = 1 and v = 0", "few": "n % 10 = 2..4"})
    >>> plural(1), plural(11), plural(22)
    ('one', 'other', 'few')
    """
    categories = [(name, _any_of(rule)) for name, rule in rules.items()]

    @lru_cache(maxsize=128)
    def category(number: int) -> str:
        return next((name for name, holds in categories if holds(abs(number))), "other")

    return category


def _any_of(rule: str) -> _Condition:
    """Whether one of the alternatives of a rule holds. Samples may follow it."""
    alternatives = [
        [_condition(text.strip()) for text in alternative.split(" and ")]
        for alternative in rule.partition("@")[0].split(" or ")
    ]
    return lambda number: any(all(holds(number) for holds in some) for some in alternatives)


def _condition(text: str) -> _Condition:
    found = _CONDITION.fullmatch(text)
    if found is None:
        raise ValueError(f"expected a plural rule of Unicode CLDR, found {text!r}")
    operand, modulus, negated, values = found.groups()
    allowed: set[int] = set()
    for value in values.split(","):
        first, _, last = value.partition("..")
        allowed |= set(range(int(first), int(last or first) + 1))
    # Whole numbers have no decimals, which the operands other than n and i count.
    factor = 1 if operand in "ni" else 0

    def holds(number: int) -> bool:
        value = number * factor
        return ((value % int(modulus) if modulus else value) in allowed) != bool(negated)

    return holds
