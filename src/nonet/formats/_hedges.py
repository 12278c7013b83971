"""Words that make a sentence say something else than the plain rule: either, or, not, except.

A sentence that only names a rule may be read as that rule; one with such a word may offer a choice,
deny it, or make an exception. Some phrases with these words say nothing of the kind, such as "do
not repeat" or "5 or more". English, German, Chinese, and a few words of French and Spanish.
"""

from __future__ import annotations

import re

from nonet.constraints.registry import known_as, table
from nonet.layout.names import NO, NO_NAMES

_WORDS = re.compile(
    r"\b(?:either|neither|or|nor|not|cannot|\w+n't|except\w*|unless|otherwise|instead"
    r"|false\w*|wrong\w*|wrogn|incorrect\w*|liars?|lying|lies|broken|opposite|reversed?|inverted"
    r"|some (?:of|lines?|cages?|clues?|thermo\w*|arrows?|dots?|circles?|rules?|digits?|cells?)"
    r"|might|maybe|possibly|sometimes|exactly one (?:of|line|cage|clue|thermo\w*|arrow)"
    r"|(?:at least )?one of|all but|rather than|other than|only (?:one|some|half))\b"
    r"|\b(?:entweder|oder|nicht|kein\w*|weder|noch|außer|ausser|statt\w*|sondern"
    r"|falsch\w*|umgekehrt|manche\w*|einige)\b"
    r"|或|要么|不|非|没|除|错|假|相反|未必|有些"
    r"|\b(?:ou|soit|ni|pas|jamais|sauf|sinon|sino|salvo|excepto|nunca|o)\b"
)
_DENIAL = re.compile(
    r"\b(?:false\w*|wrong\w*|wrogn|incorrect\w*|liars?|lying|lies|broken|opposite|reversed?"
    r"|inverted|falsch\w*|umgekehrt)\b|错|假|相反"
)
_NEVER = re.compile(r"\bnever\b|\bnie(?:mals)?\b")
_ALLOWED = r"(?:allowed|permitted|restricted|prohibited|forbidden)"
_HOUSE = r"(?:rows?|columns?|box(?:es)?|regions?|cages?|diagonal\w*|houses?|areas?|\d ?[x×] ?\d)"
_THING = r"(?:circles?|bulbs?|pills?|ovals?|clues?|corners?|ends?|tips?|totals?|numbers?|cells?)"
_HARMLESS = re.compile(
    "|".join(
        (
            rf"{NO} (?:[\w-]+ ){{0,5}}(?:repe\w+|identical|equal|same|duplicate\w*|twice)\b",
            r"\bno repe\w+",
            r"not (?:all|every)\b(?=[^.]*\b(?:given|shown|marked|clued|indicated|appear)\b)",
            r"\bnot (?:necessar\w+|have to|includ\w+|counting)|n't (?:have|need) to|\bneed not",
            r"\b(?:\w+ )?or (?:more|greater|higher|above|equal(?: to)?)\b",
            r"\bforwards?,? (?:or|and) backwards?|\bbackwards?,? (?:or|and) forwards?",
            r"\beither (?:direction|end|side|way)\b|\bthere are some\b",
            r"\bor vice versa\b|\bone of the (?:four|4|surrounding|adjacent)\b|\bmay satisfy\b.*",
            r"\blow\b[^.]*\b(?:mid\w*|medium)\b[^.]*\bor (?:a )?high\b",
            rf"\b{_HOUSE}[\w ,/-]{{0,30}}?\bor\b(?= (?:[\w-]+ ){{0,3}}{_HOUSE})",
            rf"\b{_THING} or (?:\w+ ){{0,2}}{_THING}\b",
            r"\bhorizontal\w* or vertical\w*|\bvertical\w* or horizontal\w*",
            r"\borthogonal\w* or diagonal\w*|\bdiagonal\w* or orthogonal\w*",
            r"\b(?:black or white|white or black)\b(?=[^.]*\bgiven\b)",
            rf"\bunless (?:otherwise |also )?{_ALLOWED}\b|\botherwise {_ALLOWED}\b",
            r"\bwiederhol\w* (?:sich )?nicht\b|\bnicht wiederhol\w*|\bkeine wiederhol\w*",
            r"\b(?:nicht|nie|niemals|kein\w*) (?:\w+ )?(?:gleich|dieselb|derselb|doppel)\w*",
            r"\bzeilen?,? (?:oder )?spalten? oder \w+|\boder mehr\b|\bnicht (?:alle|unbedingt)\b",
            r"互?不(?:能|得|可|会)?(?:重复|相同|同)|不一定|列或宫|[行列]或[行列]|或以上|不少于|不小于",
        )
    )
)


@table
def _harmless_in(kind: str) -> re.Pattern[str] | None:
    """Phrases that are as harmless in sentences that name a kind of rule."""
    known = known_as().get(kind, NO_NAMES)
    return re.compile(known.harmless) if known.harmless else None


def is_denial(words: str) -> bool:
    """Whether a sentence says that something is false, which may be any rule.

    Examples
    --------
    >>> is_denial("every clue is wrong"), is_denial("dots are either 5 or 10")
    (True, False)
    """
    return _DENIAL.search(words) is not None


def has_hedge(words: str) -> bool:
    """Whether there is such a word at all, in lower case.

    Examples
    --------
    >>> has_hedge("digits in a cage do not repeat"), has_hedge("x means 10")
    (True, False)
    """
    return _WORDS.search(words) is not None


def is_hedged(words: str, kinds: tuple[str, ...]) -> bool:
    """Whether there is one that is in no harmless phrase of a sentence with these kinds of rules.

    Examples
    --------
    >>> is_hedged("digits in a cage do not repeat", ("killer_cage",))
    False
    >>> is_hedged("x is 10 or 15", ("pair_sum",))
    True
    """
    left = _HARMLESS.sub(" ", words)
    for kind in kinds:
        harmless = _harmless_in(kind)
        if harmless is not None:
            left = harmless.sub(" ", left)
    return has_hedge(left) or _NEVER.search(left) is not None
