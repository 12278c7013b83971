"""`rule_name`: what one rule of a layout is called."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from nonet.layout import Constraint, Layout
from nonet.layout.marks import (
    Badge,
    CellsOutline,
    Choices,
    Dot,
    Fill,
    Mark,
    OutsideClue,
    Path,
)
from nonet.logic._rules import rule_letters, rule_title, with_text
from nonet.logic.languages import Language, RuleName, Texts, capitalized, texts_of_rules

_MOST_NAMED = 3
"""Most kinds of rules in the name of a puzzle."""


def rule_name(constraint: Constraint, layout: Layout, language: Language = "en") -> str:
    """The name of a rule, with the number or letter that it shows.

    Examples
    --------
    >>> from nonet import Layout
    >>> from nonet.constraints import Cage
    >>> layout = Layout.of_size(9, constraints=[Cage("r5c5-6", total=9)])
    >>> rule_name(layout.constraints[0], layout)
    'cage of 9'
    """
    texts = texts_of_rules(language)
    marks, letters = _marked(constraint, layout)
    return name_of_marks(constraint, marks, letters, texts, language)


def puzzle_name(layout: Layout, language: Language = "en") -> str:
    """The name of a puzzle by its rules; empty where there are none beyond its regions.

    Examples
    --------
    >>> from nonet import Layout
    >>> from nonet.constraints import Cage
    >>> cages = [Cage("r1c1-2", total=9), Cage("r2c1-2", total=5)]
    >>> puzzle_name(Layout.of_size(9, constraints=cages))
    'Killer, 2 cages'
    >>> puzzle_name(Layout.of_size(9, diagonals=True))
    'Diagonals'
    """
    texts = texts_of_rules(language)
    counts = Counter((type(rule), title_of(rule)) for rule in layout.constraints)
    names = []
    for (kind, title), count in counts.items():
        if title:
            names.append(title)
            continue
        message = f"counted-{kind.name}"
        if message in texts:
            names.append(texts.say(message, count=count))
        elif count == 1:
            names.append(rule_title(kind, language))
        else:
            names.append(texts.say("counted", title=rule_title(kind, language), count=count))
    if len(names) > _MOST_NAMED:
        names = [*names[:_MOST_NAMED], "…"]
    return capitalized(texts.say("comma").join(names)) if names else ""


def definite_name(constraint: Constraint, layout: Layout, texts: Texts) -> RuleName:
    """The same as a sentence of these texts has it.

    Examples
    --------
    >>> from nonet import Layout
    >>> from nonet.constraints import Thermometer
    >>> from nonet.logic import texts_of
    >>> layout = Layout.of_size(9, constraints=[Thermometer("r5c5-7")])
    >>> str(definite_name(layout.constraints[0], layout, texts_of("en")))
    'the thermometer'
    >>> definite_name(layout.constraints[0], layout, texts_of("de")).declined(".dative")
    'dem Thermometer'
    """
    name = rule_name(constraint, layout, texts.language)
    text = _text(*_marked(constraint, layout)) or constraint.variant
    kind = "own" if title_of(constraint) else constraint.name
    return RuleName(kind, texts_of_rules(texts.language), name=name, text=text)


def name_of_marks(
    constraint: Constraint,
    marks: tuple[Mark, ...],
    letters: dict[str, str],
    texts: Texts,
    language: Language,
) -> str:
    """The name of a rule with what its marks show."""
    if title := title_of(constraint):
        return texts.say("named-own", title=title)
    text = _text(marks, letters) or constraint.variant
    for message in (f"named-{constraint.name}-{text.lower()}", f"named-{constraint.name}"):
        if message in texts:
            return texts.say(message, text=text or "none")
    return with_text(rule_title(type(constraint), language), text, texts)


def title_of(constraint: Constraint) -> str:
    """The title of a rule, where it has one of its own; else empty."""
    title: str = getattr(constraint, "title", "")
    return title


def _marked(constraint: Constraint, layout: Layout) -> tuple[tuple[Mark, ...], dict[str, str]]:
    """The marks of a rule, and the letters that some of them show."""
    marks = constraint.marks(layout)
    return marks, rule_letters(layout) if any(map(_has_letter, marks)) else {}


def _text(marks: tuple[Mark, ...], letters: dict[str, str]) -> str:
    """The text of marks."""
    return " ".join(dict.fromkeys(text for mark in marks for text in _written(mark, letters)))


def _has_letter(mark: Mark) -> bool:
    return isinstance(mark, CellsOutline | Path | Dot | Fill) and bool(mark.letter)


def _written(mark: Mark, letters: dict[str, str]) -> Iterator[str]:
    """The text of a mark."""
    match mark:
        case Badge(texts=texts):
            yield from texts
        case Choices(digits=digits):
            yield from map(str, digits)
        case CellsOutline() | Path() | Dot():
            yield from filter(None, (mark.text, letters.get(mark.letter, "")))
        case OutsideClue(text=text):
            yield text
        case Fill() if mark.text or mark.letter:
            yield mark.text or letters.get(mark.letter, "")
