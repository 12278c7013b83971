"""Texts about rules, steps and techniques in each language, in the syntax of Project Fluent.

| file       | purpose                                                             |
|------------|---------------------------------------------------------------------|
| texts.py   | `Texts`: what a language says                                        |
| fluent.py  | `Messages`: the syntax of Fluent, loaded with the first text         |
| values.py  | the values in sentences: lists of cells and digits, houses, rules    |
| cells.py   | `named_cells`: cells in words, as r4c5, or in a language's short form |
| loading.py | `texts_of`: the texts in nonet/locales                               |
| titles.py  | `level_title`, `house_title`                                         |

To add a language, add its folder to nonet/locales, with its `language.json` (nonet/_locales.py);
the tests report what is missing.

May import: errors, _locales, layout, the names of cells. Fluent has its only home here.
"""

from nonet._locales import LANGUAGES, LOCALES, Language
from nonet.logic.languages.cells import CellNames, check_cell_names, named_cells
from nonet.logic.languages.loading import (
    family_texts,
    texts_of,
    texts_of_booklets,
    texts_of_course,
    texts_of_rules,
    texts_of_server,
    texts_of_stations,
)
from nonet.logic.languages.texts import Texts, capitalized, check_language
from nonet.logic.languages.titles import house_title, level_title
from nonet.logic.languages.values import Cells, Houses, Listing, RuleName, YesNo

__all__ = [
    "LANGUAGES",
    "LOCALES",
    "CellNames",
    "Cells",
    "Houses",
    "Language",
    "Listing",
    "RuleName",
    "Texts",
    "YesNo",
    "capitalized",
    "check_cell_names",
    "check_language",
    "family_texts",
    "house_title",
    "level_title",
    "named_cells",
    "texts_of",
    "texts_of_booklets",
    "texts_of_course",
    "texts_of_rules",
    "texts_of_server",
    "texts_of_stations",
]
