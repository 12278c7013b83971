"""A step: what follows from the candidates by one technique, and why."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from nonet import _display
from nonet._arguments import instance
from nonet._json_form import JsonForm, checked_fields, reading
from nonet.errors import FormatError
from nonet.grid import Candidates
from nonet.layout import Layout
from nonet.logic._catalogue import catalogue
from nonet.logic._explain import Depth, explain
from nonet.logic._notation import notation
from nonet.logic._step_data import Group, Link, StepData
from nonet.logic.boards import in_numbers, real_group
from nonet.logic.engine import ROLES, TECHNIQUES, RawStep
from nonet.logic.fields import candidates_of, house_number, rule_number, step_fields
from nonet.logic.languages import CellNames, Language

_NAKED_SINGLE = TECHNIQUES.index("naked_single")
_PATTERN = ROLES.index("pattern")


@dataclass(frozen=True, slots=True)
class Step(StepData, JsonForm):
    """A conclusion from the candidates by one technique, and the argument for it.

    Attributes
    ----------
    technique
        Its name in the catalogue, such as "naked_pair".
    placements, eliminations
        Pairs of cell index and digit, ascending.
    groups, links
        The argument: candidates and houses with the parts that they play, and the inferences
        between them.
    layout
        Of the grid.

    Examples
    --------
    >>> import nonet
    >>> step = nonet.steps("...4 ..31 34.. 2...", "full house")[0]
    >>> step.technique, step.placements
    ('full_house', ((2, 2),))
    >>> print(step)
    Full House: r1c3=2
    """

    json_name: ClassVar[str] = "step"

    def apply(self, candidates: Candidates) -> Candidates:
        """The candidates after the step."""
        candidates = instance(candidates, Candidates, "the Candidates before the step")
        for cell, digit in self.placements:
            candidates = candidates.place(cell, digit)
        return candidates.without(self.eliminations) if self.eliminations else candidates

    @property
    def title(self) -> str:
        """Display name of the technique, such as "Naked Pair"."""
        family, entry = catalogue().entries[self.technique]
        return family.title_of(entry, "en")

    @property
    def notation(self) -> str:
        """Argument and result on one line, as players write them; chains in Eureka notation.

        Of more than 24 links the first 8 and the last 4.
        """
        return notation(self)

    def explain(
        self,
        depth: Depth = "show",
        language: Language = "en",
        *,
        cells: CellNames = "rc",
        whole: bool = False,
        state: Candidates | None = None,
    ) -> str:
        """The step in sentences: the deeper, the more it gives away.

        Parameters
        ----------
        depth
            "nudge": the technique and where to look; "point": the cells, too; "show": the whole
            argument and what follows.
        language
            One of `nonet.logic.LANGUAGES`, such as "de".
        cells
            How cells are named: "rc" as r4c5; "short" in the short form of the language, Z4S5 in
            German; "words" in words where the technique is easy and the cells are few, as r4c5
            in other steps.
        whole
            All of an argument. Otherwise one of more than 24 inferences, such as that of a forcing
            net, is given as its first 8 and its last 4.
        state
            The candidates in which the step was found; with them a hidden single says what blocks
            the other cells of its house.

        Raises
        ------
        NonetError
            Unknown depth, language or names of cells.

        Examples
        --------
        >>> import nonet
        >>> step = nonet.steps("...4 ..31 34.. 2...", "full house")[0]
        >>> print(step.explain("point", "de"))
        Volles Haus: Achte auf r1c3 in Block 2.
        >>> print(step.explain("point", cells="words"))
        Full house: look at row 1 column 3 in box 2.
        """
        return explain(self, depth, language, cells=cells, whole=whole, state=state)

    def fields(self) -> dict[str, Any]:
        """The step as JSON has it: cells and houses by name."""
        return step_fields(self)

    @classmethod
    def from_fields(cls, fields: Mapping[str, Any]) -> Step:
        """The step with these fields; the reverse of `fields`.

        Raises
        ------
        FormatError
            They make none.
        """
        with reading("step"):
            step = cls._of(checked_fields(fields, "step"))
        if step.technique not in TECHNIQUES:
            raise FormatError(f"expected the name of a technique, found {step.technique!r}")
        strange = [group.role for group in step.groups if group.role not in ROLES]
        if strange:
            raise FormatError(f"expected the name of a role, found {strange[0]!r}")
        count = len(step.groups)
        if any(not 0 <= end < count for link in step.links for end in (link.start, link.end)):
            raise FormatError(f"expected links between {count} groups, found one outside them")
        return step

    @classmethod
    def _of(cls, fields: Mapping[str, Any]) -> Step:
        if not isinstance(fields["links"], list):
            raise FormatError("expected a list of links")
        layout = Layout.from_fields(fields["layout"])
        groups = tuple(
            Group(
                item["role"],
                tuple(item["digits"]),
                tuple(map(layout.index_of, item["cells"])),
                house_number(layout, item["house"]),
                rule_number(layout, item.get("rule")),
            )
            for item in fields["groups"]
        )
        return cls(
            fields["technique"],
            candidates_of(fields["placements"], layout),
            candidates_of(fields["eliminations"], layout),
            groups,
            tuple(Link(item["start"], item["end"], item["strong"]) for item in fields["links"]),
            layout,
        )

    def __str__(self) -> str:
        return f"{self.title}: {self.notation}"

    def _repr_svg_(self) -> str | None:
        return _display.svg(self)


def step_from(raw: RawStep, layout: Layout) -> Step:
    """The step that the native core found."""
    technique, placements, eliminations, groups, links = raw
    if not layout.is_usual:
        groups = [real_group(group, layout) for group in groups]
        placements, eliminations = (in_numbers(s, layout) for s in (placements, eliminations))
    if technique == _NAKED_SINGLE and not groups:
        # It lies in no one house; its argument is the cell.
        ((cell, digit),) = placements
        groups = [(_PATTERN, 1 << digit - layout.shift - 1, -1, [cell], -1)]
    return Step(
        technique=TECHNIQUES[technique],
        placements=tuple(placements),
        eliminations=tuple(eliminations),
        groups=tuple(
            Group(
                ROLES[role],
                _digits(mask, layout.numbers.start),
                tuple(cells),
                None if house < 0 else house,
                None if rule < 0 else rule,
            )
            for role, mask, house, cells, rule in groups
        ),
        links=tuple(Link(*link) for link in links),
        layout=layout,
    )


def _digits(mask: int, first: int) -> tuple[int, ...]:
    return tuple(digit + first for digit in range(mask.bit_length()) if mask >> digit & 1)
