"""Technique cases in the line format of HoDoKu's regression library, and how many pass.

    python tests/conformance/reglib.py FILE

prints a table by technique and, last, `N of M cases`. A line is

    :code:digits:cells:removed:eliminations:placements:extra

(https://hodoku.sourceforge.net, reglib-1.3.txt): a state, a technique, and the exact result of one
of its steps. A code that ends with `-x` names what must not be found.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from nonet.grid import Candidates, Grid
from nonet.logic import Step, TechniqueOptions, steps

SUBSETS = {
    "0000": ["full_house"],
    "0002": ["hidden_single"],
    "0003": ["naked_single"],
    "0100": ["pointing"],
    "0101": ["claiming"],
    "0110": ["locked_pair"],
    "0111": ["locked_triple"],
    "0200": ["naked_pair"],
    "0201": ["naked_triple"],
    "0202": ["naked_quadruple"],
    "0210": ["hidden_pair"],
    "0211": ["hidden_triple"],
    "0212": ["hidden_quadruple"],
}
FISH_SIZES = ["x_wing", "swordfish", "jellyfish", "squirmbag", "whale", "leviathan"]
FISH_SHAPES = [
    "",
    "finned_",
    "sashimi_",
    "franken_",
    "finned_franken_",
    "mutant_",
    "finned_mutant_",
]
FISH = {
    f"03{shape}{size}": [f"{prefix}{name}"]
    for shape, prefix in enumerate(FISH_SHAPES)
    for size, name in enumerate(FISH_SIZES)
}
OTHERS = {
    "0371": ["kraken_fish_1"],
    "0372": ["kraken_fish_2"],
    "0400": ["skyscraper"],
    "0401": ["two_string_kite"],
    "0402": ["empty_rectangle"],
    "0403": ["turbot_fish"],
    "0404": ["dual_two_string_kite"],
    "0405": ["dual_empty_rectangle"],
    "0500": ["simple_colours_trap"],
    "0501": ["simple_colours_wrap"],
    "0502": ["multi_colours_1"],
    "0503": ["multi_colours_2"],
    "0600": ["unique_rectangle_1"],
    "0601": ["unique_rectangle_2"],
    "0602": ["unique_rectangle_3"],
    "0603": ["unique_rectangle_4"],
    "0604": ["unique_rectangle_5"],
    "0605": ["unique_rectangle_6"],
    "0606": ["hidden_rectangle"],
    "0607": ["avoidable_rectangle_1"],
    "0608": ["avoidable_rectangle_2"],
    "0610": ["bug_1"],
    "0701": ["x_chain"],
    "0702": ["xy_chain"],
    "0703": ["remote_pair"],
    "0706": ["continuous_nice_loop"],
    "0707": ["discontinuous_nice_loop"],
    "0708": ["aic"],
    "0709": ["grouped_continuous_nice_loop"],
    "0710": ["grouped_discontinuous_nice_loop"],
    "0711": ["grouped_aic"],
    "0800": ["xy_wing"],
    "0801": ["xyz_wing"],
    "0803": ["w_wing"],
    "0901": ["als_xz"],
    "0902": ["als_xy_wing"],
    "0903": ["als_chain"],
    "0904": ["death_blossom"],
    "1101": ["sue_de_coq"],
    "1201": ["template_set"],
    "1202": ["template_delete"],
    "1301": ["contradiction_forcing_chain"],
    "1302": ["digit_forcing_chain", "cell_forcing_chain", "house_forcing_chain"],
    "1303": ["contradiction_forcing_net"],
    "1304": ["digit_forcing_net", "cell_forcing_net", "house_forcing_net"],
}
TECHNIQUES = SUBSETS | FISH | OTHERS

Conclusion = frozenset[tuple[int, int]]


@dataclass(frozen=True)
class Case:
    """A line of the library.

    Attributes
    ----------
    line
        Its number in the file, from 1.
    code
        Technique, without the variant.
    variant
        What follows a hyphen: "1" … "4", "x" for a case that must not be found, or nothing.
    siamese
        Whether two fish are joined in one step.
    digits
        Of the step.
    """

    line: int
    code: str
    variant: str
    siamese: bool
    digits: frozenset[int]
    candidates: Candidates
    eliminations: Conclusion
    placements: Conclusion

    @property
    def techniques(self) -> list[str]:
        """Names of the technique, or of those that make up the family."""
        return TECHNIQUES[self.code]

    @property
    def options(self) -> TechniqueOptions:
        """How the technique is to be understood."""
        code, variant = self.code, self.variant
        return TechniqueOptions(
            duals=code in {"0404", "0405"},
            siamese=code.startswith("03") and code[3] in "12",
            two_cell_empty_rectangle=code == "0405" or (code, variant) == ("0402", "1"),
            incomplete_rectangle=not (code.startswith("06") and variant == "1"),
            als_nodes=(code, variant)
            in {("0709", "2"), ("0710", "3"), ("0710", "4"), ("0711", "3"), ("0711", "4")},
            als_overlap=(code, variant) in {("0902", "2"), ("0904", "2")},
            als_chain_both_ways=True,
            als_chain_length=12,
        )

    def passes(self) -> bool:
        """Whether the step is found, or, where it must not be, is not."""
        found = steps(self.candidates, self.techniques, options=self.options, assume_unique=True)
        if self.variant == "x":
            return not any(not self.digits or digits_of(step) == self.digits for step in found)
        return any(
            frozenset(step.eliminations) == self.eliminations
            and frozenset(step.placements) == self.placements
            for step in found
        )


def digits_of(step: Step) -> frozenset[int]:
    """Digits of the pattern."""
    return frozenset(digit for group in step.groups for digit in group.digits)


def read_cases(path: Path) -> Iterator[Case]:
    """Cases of a file, in order."""
    for number, line in enumerate(path.read_text().splitlines(), 1):
        if line.strip() and not line.startswith("#"):
            yield read_case(line, number)


def read_case(line: str, number: int = 1) -> Case:
    """Case of a line."""
    parts = [*line.strip().split(":"), "", "", "", ""]
    _, name, digits, cells, removed, eliminations, placements = parts[:7]
    code, _, variant = name.partition("-")
    givens, entries, placed = [], [], False
    for character in cells:
        if character == "+":
            placed = True
            continue
        digit = int(character) if character.isdigit() else 0
        givens.append(0 if placed else digit)
        entries.append(digit if placed else 0)
        placed = False
    candidates = Candidates.of(Grid(givens, entries)).without(conclusion(removed))
    return Case(
        line=number,
        code=code[:4],
        variant=variant,
        siamese=len(code) == 5,
        digits=frozenset(int(digit) for digit in digits),
        candidates=candidates,
        eliminations=conclusion(eliminations),
        placements=conclusion(placements),
    )


def conclusion(text: str) -> Conclusion:
    """Cells and digits of a list such as `354 364`: digit, row, column."""
    return frozenset(
        ((int(item[1]) - 1) * 9 + int(item[2]) - 1, int(item[0])) for item in text.split()
    )


def main(path: Path) -> int:
    """Print the table; 0 if all cases pass."""
    passed: Counter[str] = Counter()
    total: Counter[str] = Counter()
    for case in read_cases(path):
        name = case.code + ("1" * case.siamese) + (f"-{case.variant}" if case.variant else "")
        total[name] += 1
        if case.passes():
            passed[name] += 1
        else:
            print(f"line {case.line}: {name} {'/'.join(case.techniques)}")
    for name in sorted(total):
        spelled = ", ".join(TECHNIQUES[name[:4]])
        print(f"{name:<8}{spelled:<60}{passed[name]:>4} of {total[name]:>3}")
    print(f"{passed.total()} of {total.total()} cases")
    return 0 if passed == total else 1


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
