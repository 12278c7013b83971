"""`rules_text`: the rules of a puzzle in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from nonet._arguments import described, instance
from nonet.grid import PuzzleLike
from nonet.layout import Constraint, Layout
from nonet.layout.sentences import Letter, Sentence, Value, letters_of
from nonet.logic.languages import Language, Texts, capitalized, texts_of_rules
from nonet.puzzle import as_document


def rules_text(subject: Layout | PuzzleLike, language: Language = "en") -> str:
    r"""The rules in words, as a setter writes them.

    The text of the author, if a puzzle has one, is given as it is, in whatever language. A rule
    of one's own is explained by its own text. A kind of rule has one sentence, whatever its
    number, and another one where its values differ.

    Parameters
    ----------
    subject
        A puzzle in any form (`nonet.grid.PuzzleLike`), or a layout.
    language
        One of `nonet.logic.LANGUAGES`, such as "de".

    Raises
    ------
    NonetError
        Unknown language, or the subject is no puzzle.

    Examples
    --------
    >>> from nonet import Layout
    >>> from nonet.constraints import Cage, Thermometer
    >>> layout = Layout.of_size(9, constraints=[Thermometer("r1c1-4"), Cage("r5c5-6", total=9)])
    >>> print(rules_text(layout).replace(". ", ".\n"))
    Normal Sudoku rules apply.
    Digits along a thermometer increase from the bulb.
    Digits in a cage do not repeat, and sum to the number in its corner.
    >>> rules_text(Layout.boxes(2, 3), "de").partition(":")[0]
    'Es gelten die üblichen Sudoku-Regeln'
    """
    if not isinstance(subject, Layout):
        puzzle = as_document(subject)
        if puzzle.rules:
            return puzzle.rules
        subject = puzzle.layout
    return texts_of_rules(language).joined(rule_sentences(subject, language))


def rule_sentences(layout: Layout, language: Language = "en") -> list[str]:
    """The sentences of `rules_text`, that of the grid first.

    Examples
    --------
    >>> from nonet import Layout
    >>> rule_sentences(Layout.of_size(9, diagonals=True), "zh")
    ['遵循标准数独规则。', '标出的两条对角线上数字各不重复。']
    """
    instance(layout, Layout, "a Layout")
    said = dict.fromkeys(sentence for _, sentence in said_rules(layout, language))
    return [_of_grid(layout, texts_of_rules(language)), *said]


def said_rules(layout: Layout, language: Language) -> Iterator[tuple[Constraint, str]]:
    """Each constraint of a layout with what it says; rules of a kind say the same."""
    texts = texts_of_rules(language)
    sentences = [constraint.sentence(layout) for constraint in layout.constraints]
    has_letters = any(isinstance(value, Letter) for said in sentences for _, value in said.values)
    letters = rule_letters(layout) if has_letters else {}
    said: dict[tuple[Sentence, str], str] = {}
    for constraint, sentence in zip(layout.constraints, sentences, strict=True):
        label = constraint.label if sentence.message not in texts else ""
        if (sentence, label) not in said:
            said[sentence, label] = _said(sentence, label, letters, texts)
        yield constraint, said[sentence, label]


def rule_sentence(
    constraint: Constraint, layout: Layout, language: Language, names: Mapping[str, object]
) -> str:
    """The sentence of one rule of a layout in an argument; `names` are the rule and its place."""
    sentence = constraint.sentence(layout)
    brief = sentence.message.replace("rule-", "brief-", 1)
    texts = texts_of_rules(language)
    if sentence.message and brief in texts:
        return capitalized(texts.say(brief, **dict(sentence.values), **names))
    has_letter = any(isinstance(value, Letter) for _, value in sentence.values)
    label = constraint.label if sentence.message not in texts else ""
    return _said(sentence, label, rule_letters(layout) if has_letter else {}, texts)


def rule_letters(layout: Layout) -> dict[str, str]:
    """The letters that marks of a layout show, by their keys."""
    return letters_of(mark for rule in layout.constraints for mark in rule.marks(layout))


def rule_title(kind: type[Constraint], language: Language = "en") -> str:
    """The title of the rules of a kind.

    Examples
    --------
    >>> from nonet.constraints import Thermometer
    >>> rule_title(Thermometer), rule_title(Thermometer, "zh")
    ('Thermometer', '温度计')
    """
    given: object = kind
    if not isinstance(given, type) or not issubclass(given, Constraint):
        raise TypeError(f"expected a class of rules such as Cage, found {described(kind)}")
    return _title(kind.name, texts_of_rules(language))


def _of_grid(layout: Layout, texts: Texts) -> str:
    if layout.shape != (layout.size, layout.size) or layout.holes or not layout.lines:
        kind = "free"
    elif layout.regions is None:
        kind = "latin"
    else:
        kind = "jigsaw" if layout.box_shape is None else "boxes"
    if not layout.has_usual_board:
        first, last = layout.digits[0], layout.digits[-1]
        return texts.say(f"grid-digits-{kind}", first=first, last=last)
    if kind == "boxes" and layout.size == 9:
        kind = "normal"
    return texts.say(f"grid-{kind}", size=layout.size)


def _said(sentence: Sentence, label: str, letters: dict[str, str], texts: Texts) -> str:
    """A sentence in a language; the label of a rule that no language knows."""
    if not sentence.message:
        text = sentence.text.strip()
        return text if text[-1:] in ".!?。！？…" else texts.say("sentence", text=text)
    if label:
        return texts.say("sentence", text=capitalized(label))
    values = {name: _value(value, letters, texts) for name, value in sentence.values}
    return capitalized(texts.say(sentence.message, **values))


def _value(value: Value, letters: dict[str, str], texts: Texts) -> str | int:
    if isinstance(value, str):
        return value.replace(", ", texts.say("comma"))
    if isinstance(value, int):
        return value
    if isinstance(value, Letter):
        return letters.get(value.key, "?")
    return texts.say("semicolon").join(
        [
            texts.say(
                "named-part",
                title=_title(rule.kind, texts),
                text=rule.details.replace(", ", texts.say("comma")),
            )
            if rule.details
            else _title(rule.kind, texts)
            for rule in value
        ]
    )


def with_text(title: str, text: str, texts: Texts) -> str:
    """The title of a kind of rules with what one of them shows."""
    return texts.say("named-with-text", title=title, text=text) if text else title


def _title(name: str, texts: Texts) -> str:
    message = f"title-{name}"
    return texts.say(message) if message in texts else name.replace("_", " ")
