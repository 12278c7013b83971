"""The texts of a language, from files in the syntax of Project Fluent."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from nonet._arguments import described, is_one_of
from nonet._digits import digit_text
from nonet._locales import LANGUAGES, Language, language_facts
from nonet.errors import NonetError


class Texts:
    """The texts of a language: the messages of a file, and those of another one that it builds on.

    Parameters
    ----------
    language
        Of the texts.
    file
        With messages in the syntax of Fluent.
    functions
        That messages may use, by name.
    base
        The texts that it builds on.
    """

    __slots__ = ("language", "messages")

    def __init__(
        self,
        language: Language,
        file: Path,
        functions: Mapping[str, Callable[[object], object]],
        base: Texts | None = None,
    ) -> None:
        from nonet.logic.languages.fluent import Messages  # noqa: PLC0415 (most explain nothing)

        self.language: Language = language
        self.messages: Messages = Messages(
            file.read_text(encoding="utf-8"),
            functions=functions,
            plural=language_facts(language).plural,
            base=None if base is None else base.messages,
        )

    def __contains__(self, message: str) -> bool:
        return message in self.messages

    def say(self, message: str, **values: object) -> str:
        """The text of a message with these values."""
        if isinstance(digit := values.get("digit"), int):
            values["digit"] = digit_text(digit)
        return self.messages.format(message, values)

    def listed(self, things: Sequence[str], last: str = "last-and") -> str:
        """Things in a sentence: ``a, b and c``."""
        if len(things) < 2:
            return "".join(things)
        return f"{self.say('comma').join(things[:-1])}{self.say(last)}{things[-1]}"

    def joined(self, sentences: Sequence[str]) -> str:
        """Sentences one after the other, those after the first with a capital."""
        first, *others = sentences
        return self.say("gap").join([first, *map(capitalized, others)])


def capitalized(text: str) -> str:
    """With a capital first, unless the text begins with the name of a cell."""
    is_cell = text[:1] == "r" and text[1:2].isdigit()
    return text if is_cell else text[:1].upper() + text[1:]


def check_language(language: str) -> Language:
    """The language.

    Raises
    ------
    NonetError
        There are no texts in it.
    """
    for known in LANGUAGES:
        if is_one_of(language, (known,)):
            return known
    *names, last = (repr(name) for name in LANGUAGES)
    raise NonetError(
        f"expected the language {', '.join(names)} or {last}, found {described(language)}"
    )
