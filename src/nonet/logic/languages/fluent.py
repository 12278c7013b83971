"""Messages in the syntax of Project Fluent (https://projectfluent.org), compiled to functions.

A file is cut into messages, and `fluent.syntax` parses those that are used. What they say is put
together here and not by `fluent.runtime`, whose imports take longer than the rest of a hint; the
tests compare the two.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from fluent.syntax import FluentParser, ast

Values = Mapping[str, object]
Getter = Callable[[Values], object]
Function = Callable[[object], object]

_PARSER = FluentParser(with_spans=False)
_PATTERN = re.compile(
    r"^(?:(-?[a-zA-Z][\w-]*)|    \.([a-z]+)) =(.*(?:\n(?!    \.[a-z]+ =)[ }].*)*)", re.MULTILINE
)
"""The text of a message or attribute, up to the next one: most are not needed, and not parsed."""


class Messages:
    """The messages of a file in one language.

    Supported are texts with variables, selections by number, plural category or word, references
    to messages, attributes and terms, and functions of one argument.

    Parameters
    ----------
    source
        Text of the file.
    functions
        By name, for ``{ NAME($value) }``.
    plural
        The plural category of a number, as Unicode CLDR has them: "one", "other" …
    base
        Messages that those of the file may refer to, and that are found here, too.
    """

    __slots__ = ("_compiled", "_functions", "_plural", "sources")

    def __init__(
        self,
        source: str,
        *,
        functions: Mapping[str, Function],
        plural: Callable[[int], str],
        base: Messages | None = None,
    ) -> None:
        self._functions = functions
        self._plural = plural
        self._compiled: dict[str, Getter] = {}
        self.sources: dict[str, str] = {} if base is None else {**base.sources}
        name = ""
        for found in _PATTERN.finditer(source):
            entry, attribute, text = found.groups()
            name = entry or name
            if text.strip():
                self.sources[name if entry else f"{name}.{attribute}"] = text

    def __contains__(self, name: str) -> bool:
        return name in self.sources

    def format(self, name: str, values: Values) -> str:
        """The text of a message, or of an attribute: ``"message.attribute"``.

        Raises
        ------
        KeyError
            No such message, or a value is missing.
        """
        return str(self._getter(name)(values))

    def _getter(self, name: str) -> Getter:
        getter = self._compiled.get(name)
        if getter is None:
            entry = _PARSER.parse_entry(f"message ={self.sources[name]}")
            if not isinstance(entry, ast.Message) or entry.value is None:
                raise TypeError(f"expected a message in the syntax of Fluent, found {name}")
            getter = self._compiled[name] = self._text(entry.value)
        return getter

    def _text(self, pattern: ast.Pattern) -> Getter:
        """A template with a getter for each placeable."""
        template, getters = "", []
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                template += element.value.replace("{", "{{").replace("}", "}}")
            else:
                template += "{}"
                getters.append(self._value(element.expression))
        text = template.format
        return lambda values: text(*[get(values) for get in getters])

    def _value(self, expression: object) -> Getter:
        """The value of a placeable, a selector or an argument."""
        match expression:
            case ast.StringLiteral():
                constant = expression.parse()["value"]
                return lambda _: constant
            case ast.VariableReference(id=ast.Identifier(name=name)):
                return lambda values: values[name]
            case ast.MessageReference(id=ast.Identifier(name=name), attribute=attribute):
                return self._getter(name if attribute is None else f"{name}.{attribute.name}")
            case ast.TermReference(id=ast.Identifier(name=name), attribute=None, arguments=None):
                return self._getter(f"-{name}")
            case ast.FunctionReference(
                id=ast.Identifier(name=name),
                arguments=ast.CallArguments(positional=[argument], named=[]),
            ) if name in self._functions:
                function, value = self._functions[name], self._value(argument)
                return lambda values: function(value(values))
            case ast.SelectExpression():
                return self._selection(expression)
        raise TypeError(f"expected a part of Fluent that nonet uses, found {expression!r}")

    def _selection(self, expression: ast.SelectExpression) -> Getter:
        selector, plural = self._value(expression.selector), self._plural
        variants: dict[str, Getter] = {}
        default = ""
        for variant in expression.variants:
            key = variant.key
            name = key.name if isinstance(key, ast.Identifier) else key.value
            variants[name] = self._text(variant.value)
            if variant.default:
                default = name

        def selected(values: Values) -> object:
            found = selector(values)
            text = variants.get(str(found))
            if text is None and isinstance(found, int):
                text = variants.get(plural(found))
            return (text or variants[default])(values)

        return selected
