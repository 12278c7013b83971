"""A family of techniques: the entries of the catalogue, and where their texts are."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from nonet.logic.families.argument import Explainer, Where
from nonet.logic.languages import LOCALES, Language, Texts, check_language, family_texts


@dataclass(frozen=True, slots=True)
class CatalogueEntry:
    """A technique as its family lists it.

    Attributes
    ----------
    name
        As the native core has it.
    title
        English display name.
    aliases
        Names that other programs and players use, short names among them.
    explain
        Makes the argument for its steps.
    message
        Name of the message with its texts, where it shares them; else `name`.
    size
        The value ``$size`` of that message.
    """

    name: str
    title: str
    aliases: tuple[str, ...]
    explain: Explainer
    message: str = ""
    size: int = 0


@dataclass(frozen=True, slots=True)
class Family:
    """Techniques that share a chapter of the catalogue.

    Attributes
    ----------
    title
        English display name.
    file
        Name of the file with its texts in the folder "techniques" of each language.
    entries
        The techniques, easier ones first.
    locales
        The folder of the languages.
    is_easy
        Whether its sentences are short enough to name cells in words.
    """

    title: str
    file: str
    entries: tuple[CatalogueEntry, ...]
    locales: Path = LOCALES
    is_easy: bool = False

    def texts(self, language: Language) -> Texts:
        """All that a language says about the family.

        Raises
        ------
        NonetError
            Unknown language.
        """
        return family_texts(check_language(language), self.file, self.locales)

    def title_in(self, language: Language) -> str:
        """Display name of the family in a language."""
        if language == "en":
            return self.title
        return self.texts(language).say(f"family-{self.title.lower().replace(' ', '-')}")

    def title_of(self, entry: CatalogueEntry, language: Language) -> str:
        """Display name of a technique of the family."""
        return entry.title if language == "en" else self._say(entry, language)

    def phrase_of(self, entry: CatalogueEntry, language: Language) -> str:
        """The name in the form that the message "nudge" needs; the title, where it has none."""
        if f"{entry.message or entry.name}.phrase" not in self.texts(language):
            return self.title_of(entry, language)
        return self._say(entry, language, ".phrase")

    def nudge(self, entry: CatalogueEntry, language: Language, where: Where) -> str:
        """The nudge: what to look for and where, in words of its own if the technique has them."""
        texts, own = self.texts(language), f"{entry.message or entry.name}.nudge"
        if own not in texts or where.is_house:
            return texts.say("nudge", phrase=self.phrase_of(entry, language), where=where.text)
        return texts.say(
            own, where=where.text, house=where.named, rule=where.rule, place=where.place
        )

    def description_of(self, entry: CatalogueEntry, language: Language) -> str:
        """The pattern of the technique and why it holds."""
        return self._say(entry, language, ".description")

    def _say(self, entry: CatalogueEntry, language: Language, attribute: str = "") -> str:
        message = f"{entry.message or entry.name}{attribute}"
        return self.texts(language).say(message, size=entry.size)
