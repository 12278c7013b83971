"""`refusal`: why a rule is refused, in the words of a language."""

from __future__ import annotations

from nonet.errors import LayoutError
from nonet.logic.languages import Language, capitalized, texts_of_rules


def refusal(error: LayoutError, title: str, language: Language = "en", cells: int = 0) -> str:
    """Why a rule with a title is refused, with the count of its cells where that is known.

    Examples
    --------
    >>> from nonet import Layout
    >>> from nonet.constraints import Cage
    >>> try:
    ...     Layout.of_size(9, constraints=[Cage("r1c1-2", total=99)])
    ... except LayoutError as error:
    ...     print(refusal(error, "killer cage", cells=2))
    Killer cage of 2 cells: the sum is at most 17, not 99.
    """
    texts = texts_of_rules(language)
    values: dict[str, object] = {"title": capitalized(title), "count": cells}
    return texts.say(f"refused-{error.refusal or 'other'}", **values, **error.values)
