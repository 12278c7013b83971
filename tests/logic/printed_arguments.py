"""Whether a printed English argument is right, line by line, with nothing but the state beside it.

`Replay` reads the sentences as a player does. Of each inference *if …, then …* it takes the
premises that the line names, and looks whether the rest follows from them in one move: in a cell,
a house, a pair of these, or by the rule that the line names. A statement about the state must be
true there. What it cannot read is in `unread`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator
from itertools import combinations

from tests.logic.first_filling import first_filling
from tests.logic.rule_proofs import MOST_CELLS

from nonet import Candidates
from nonet.layout import Constraint, House, cell_name
from nonet.logic import Step, texts_of
from nonet.logic.names import parse_cells
from nonet.logic.rule_names import definite_name

CELLS = r"r[0-9]+c[0-9]+(?:(?:, | and | or )r[0-9]+c[0-9]+)*"
DIGITS = r"[0-9]+(?:(?:, | and | or )[0-9]+)*"
_EITHER = r"[0-9]+(?:(?:, [0-9]+)* or [0-9]+)?"
_KINDS = r"(?:rows?|columns?|box(?:es)?|regions?|windows?|groups?)"
HOUSES = rf"{_KINDS} {DIGITS}(?:(?:, | and ){_KINDS} {DIGITS})*"

_STATEMENT = re.compile(
    rf"(?P<cells>{CELLS}) (?:is|are(?: each)?) (?P<no>not )?"
    rf"(?P<digits>{_EITHER}(?! and [0-9]+ in some)|{DIGITS}(?= in some))(?P<pair> in some order)?"
    rf"|(?P<locked>[0-9]+) in (?P<of>{HOUSES}) is only in (?:(?P<to>{CELLS})|(?P<cover>{HOUSES}))"
    rf"|(?P<some>{_EITHER}) (?:is|are) (?P<out>not )?in (?P<at>{CELLS})(?![0-9]| is | are )"
    rf"|no place is left for (?P<lost>[0-9]+) in (?P<lacks>{HOUSES})"
    rf"|no digit is left for (?P<empty>{CELLS})"
    r"|(?P<broken>the .+) cannot be satisfied"
)

_CELL = r"r[0-9]+c[0-9]+"
_IS = rf"{CELLS} (?:is|are(?: each)?) (?:not )?{_EITHER}"
_STATED = rf"{_IS}(?:(?:, and |, | and ){_IS})*"

_BY_RULE = re.compile(r"(?:r[0-9]+c)?[0-9]+ .*?(?:is|are) .*by the [^,]+(?:, then .*|$)")
"""What a rule says by itself, and what follows from that."""

_SAID = "|".join(
    [
        "either .*",
        "it goes round.*",
        "by .*, candidates that fit neither end go",
        "one of them is .*",
        r"(?:so |.*)?one of (?:the|them|these|r[0-9]+c[0-9]+ and).*",
        "so (?:they|at least|each|the).*",
        "(?:without|left with|that leaves|not all|but for|with|all of|none of) .*",
        "if .* is locked.*",
        "the (?:candidates of A|other one|rest|other cells).*",
        "[A-D] (?:or|would) .*",
        ".* is [0-9]+ [(]A[)] or .*",
        "(?:all candidates|the only candidate) .*",
        "in every case .*",
        f"in {HOUSES} and the fins, .*",
        f"{DIGITS} (?:is|are) there too.*",
        f"[0-9]+ is in {CELLS} or in {CELLS}",
        "(?:no|every) (?:digits|way) .*",
        "that (?:makes|is a contradiction|is).*",
        "it is the same in every case",
        "both ways .*",
        "in (?:the cross lines )?.*(?:no other place|so few places|alone|only in).*",
        ".* have the candidates .*",
        "assume also that .*",
        f"{_CELL} is {DIGITS}",
        f"in {HOUSES} the digit [0-9]+ can only be in {CELLS}",
        "by .*, .* see each other",
        "no technique, .*",
    ]
)
"""Lines that draw a conclusion, or say what a checker of its own looks at elsewhere."""

NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
"""Numbers in words."""

Masks = list[int]


def number(text: str) -> int:
    """A number in words or digits."""
    return NUMBERS.index(text) if text in NUMBERS else int(text)


def cells_in(text: str, size: int) -> list[int]:
    """The cells that a text names."""
    return parse_cells(" ".join(re.findall(r"r[0-9]+c[0-9]+", text)), size)


def digits_in(text: str) -> list[int]:
    """The digits that a list names."""
    return [int(digit) for digit in re.findall(r"[0-9]+", text)]


class Replay:
    """The argument of a step in its state."""

    def __init__(self, step: Step, state: Candidates) -> None:
        self.step, self.state = step, state
        self.layout, self.size = state.layout, state.size
        self.unread: list[str] = []
        self.inferences = self.lines = 0
        self._fins: list[int] = []
        self._places_in_sectors = 0
        self._of_colour: dict[str, list[int]] = {}
        names = (str(definite_name(one, self.layout, texts_of("en"))) for one in self.rules)
        self._rules_of: dict[str, list[Constraint]] = {}
        for name, rule in zip(names, self.rules, strict=True):
            self._rules_of.setdefault(name, []).append(rule)

    @property
    def rules(self) -> tuple[Constraint, ...]:
        """All rules of the layout."""
        return self.layout.constraints

    def check(self) -> None:
        """Raise AssertionError at the first line that does not hold."""
        self.read(self.step.explain("show", whole=True, state=self.state))

    def read(self, text: str) -> None:
        """Check a whole argument, but for its conclusion."""
        why = re.sub(r"^[^:]*: ", "", text)
        for line in re.split(r"(?<=[.]) (?=[A-Zr(…0-9])", why)[:-1]:
            self.lines += 1
            self.line(line.removesuffix("."))

    def line(self, line: str) -> None:
        """Check one line, or note that it cannot be read."""
        if line[:1].isupper() and line[1:2] != " ":
            line = line[:1].lower() + line[1:]
        if line.startswith("if ") and ", then " in line:
            self._inference(line)
            return
        if _BY_RULE.match(line):
            self._inference(f", then {line}")
            return
        for pattern, look in self._facts().items():
            found = re.fullmatch(pattern, line)
            if found is not None:
                assert look(*found.groups()), f"{self.step.technique}: {line}"
                return
        self.unread.append(line)

    def _inference(self, line: str) -> None:
        first, *others = line.split(", then ")
        masks = self._assumed([first.removeprefix("if ")] if first else [])
        for clause in others:
            rule = re.search(r" by (the [^,]+)$", clause)
            name = "" if rule is None else rule[1]
            plain = clause if rule is None else clause[: rule.start()]
            for statement in self._statements(plain):
                self.inferences += 1
                text = f"{self.step.technique}: {line} ({statement[0]})"
                assert self._follows(masks, statement, name), text
            masks = self._assumed([plain])

    def _statements(self, clause: str) -> Iterator[re.Match[str]]:
        found = [*_STATEMENT.finditer(clause)]
        rest = _STATEMENT.sub("", clause)
        assert found, f"nothing is said by {clause!r}"
        assert not re.sub(r", and |, | and ", "", rest), f"{rest!r} of {clause!r} cannot be read"
        return iter(found)

    def _assumed(self, clauses: Iterable[str]) -> Masks:
        """The candidates with what some clauses say, and what each true one excludes at once."""
        masks = [
            1 << digit - 1 if digit else mask
            for digit, mask in zip(self.state.grid.digits, self.state.masks, strict=True)
        ]
        for clause in clauses:
            for found in self._statements(clause):
                self._assume(masks, found)
        return masks

    def _assume(self, masks: Masks, found: re.Match[str]) -> None:
        if found["cells"]:
            cells, digits = cells_in(found["cells"], self.size), digits_in(found["digits"])
            bits = sum(1 << digit - 1 for digit in digits)
            for cell in cells:
                masks[cell] &= ~bits if found["no"] else bits
            if not found["no"] and (len(digits) == 1 or found["pair"]):
                self._exclude(masks, cells, digits)
        elif found["at"]:
            cells, digits = cells_in(found["at"], self.size), digits_in(found["some"])
            if found["out"]:
                for cell in cells:
                    masks[cell] &= ~sum(1 << digit - 1 for digit in digits)
            else:
                self._exclude(masks, cells, digits)
        elif found["to"]:
            self._exclude(masks, cells_in(found["to"], self.size), [int(found["locked"])])
        elif found["cover"]:
            bases = {cell for one in self._houses(found["of"]) for cell in one.cells}
            for cover in self._houses(found["cover"]):
                for cell in {*cover.cells} - bases:
                    masks[cell] &= ~(1 << int(found["locked"]) - 1)

    def _exclude(self, masks: Masks, cells: list[int], digits: list[int]) -> None:
        for cell in range(self.layout.cell_count):
            if cell not in cells and all(cell in self.layout.peers[one] for one in cells):
                masks[cell] &= ~sum(1 << digit - 1 for digit in digits)

    def _follows(self, masks: Masks, found: re.Match[str], rule: str) -> bool:
        """Whether a statement holds with these candidates, or by a rule."""
        if found["broken"]:
            return any(self._has_none(masks, one, {}) for one in self._rules_of[found["broken"]])
        if found["lost"]:
            (house,) = self._houses(found["lacks"])
            return not self._places(masks, house, int(found["lost"]))
        if found["empty"]:
            return not any(masks[cell] for cell in cells_in(found["empty"], self.size))
        if found["locked"]:
            digit = int(found["locked"])
            places = {
                c for one in self._houses(found["of"]) for c in self._places(masks, one, digit)
            }
            inside = (
                cells_in(found["to"], self.size) if found["to"] else self._cells(found["cover"])
            )
            return places <= {*inside}
        if found["pair"]:
            cells, digits = cells_in(found["cells"], self.size), digits_in(found["digits"])
            return self._is_pair(masks, cells, digits)
        cells = cells_in(found["cells"] or found["at"], self.size)
        digits = digits_in(found["digits"] or found["some"])
        if found["no"] or found["out"]:
            return all(self._is_out(masks, cell, digit, rule) for cell in cells for digit in digits)
        return self._is_true(masks, cells, digits, rule)

    def _is_out(self, masks: Masks, cell: int, digit: int, rule: str) -> bool:
        if not masks[cell] >> digit - 1 & 1:
            return True
        return any(
            self._has_none(masks, one, {cell: digit}) for one in self._rules_of.get(rule, ())
        )

    def _is_true(self, masks: Masks, cells: list[int], digits: list[int], rule: str) -> bool:
        bits = sum(1 << digit - 1 for digit in digits)
        if len(cells) == 1 and masks[cells[0]] and not masks[cells[0]] & ~bits:
            return True
        if len(digits) == 1:
            for house in self.layout.houses:
                places = self._places(masks, house, digits[0])
                if places and places <= {*cells}:
                    return True
        others = [d for d in range(1, self.size + 1) if masks[cells[0]] >> d - 1 & 1]
        return bool(rule) and all(
            digit in digits or self._is_out(masks, cells[0], digit, rule) for digit in others
        )

    def _is_pair(self, masks: Masks, cells: list[int], digits: list[int]) -> bool:
        bits = sum(1 << digit - 1 for digit in digits)
        if not any(masks[cell] & ~bits for cell in cells):
            return len(cells) == len(digits)
        return any(
            all(self._places(masks, house, digit) <= {*cells} for digit in digits)
            for house in self.layout.houses
            if {*cells} <= {*house.cells}
        )

    def _places(self, masks: Masks, house: House, digit: int) -> set[int]:
        return {cell for cell in house.cells if masks[cell] >> digit - 1 & 1}

    def _has_none(self, masks: Masks, rule: Constraint, fixed: dict[int, int]) -> bool:
        """Whether a rule has no filling with these candidates."""
        return self._filling(masks, rule, fixed) is None

    def _filling(
        self, masks: Masks, rule: Constraint, fixed: dict[int, int]
    ) -> dict[int, int] | None:
        """Digits of the cells of a rule that obey it with these candidates."""
        scope = frozenset(rule.scope(self.layout))
        if len(scope) > MOST_CELLS:
            scope = scope & self._near(masks, fixed) if len(scope) == len(masks) else scope
        options = {
            cell: {fixed[cell]}
            if cell in fixed
            else {d for d in range(1, self.size + 1) if masks[cell] >> d - 1 & 1}
            for cell in scope | fixed.keys()
        }
        return first_filling(self.layout, [rule], options)

    def _near(self, masks: Masks, fixed: Collection[int]) -> set[int]:
        """The cells of which something is assumed, and those around them and seen by fixed ones."""
        known = {c for c in range(len(masks)) if masks[c] != self.state.masks[c]} | {*fixed}
        known -= {c for c in known if self.state.grid.digits[c]}
        near = {peer for one in fixed for peer in self.layout.peers[one]}
        for cell in known:
            row, column = divmod(cell, self.size)
            near |= {
                self.size * r + c
                for r in range(max(row - 1, 0), min(row + 2, self.size))
                for c in range(max(column - 1, 0), min(column + 2, self.size))
            }
        return known | near

    def _houses(self, text: str) -> list[House]:
        found = []
        for kind, numbers in re.findall(rf"({_KINDS}) ({DIGITS})", text):
            name = {"boxes": "box"}.get(kind, kind.removesuffix("s"))
            found += [
                house
                for house in self.layout.houses
                if house.kind == name and house.index + 1 in digits_in(numbers)
            ]
        assert found, text
        return found

    def _cells(self, houses: str) -> set[int]:
        return {cell for house in self._houses(houses) for cell in house.cells}

    # What a line may say about the state: a pattern, and whether it is so.

    def _facts(self) -> dict[str, Callable[..., bool]]:
        return {
            rf"({CELLS}) is the only empty cell of ({HOUSES}), which still lacks ([0-9]+)": (
                self._is_last
            ),
            rf"([0-9]+) is the only candidate left in ({CELLS})": (
                lambda digit, cells: self._has(cells, digit)
            ),
            rf"in ({HOUSES}), ([0-9]+) can only go in ({CELLS})(?:: .*)?": self._places_are,
            rf"in ({HOUSES}) the only places for ([0-9]+) are ({CELLS}), which .*": (
                self._places_are
            ),
            rf"({CELLS}) in (?:{HOUSES}) have only the (\w+) candidates"
            rf" ({DIGITS}) between them, .*": self._naked,
            rf"they have only the (\w+) candidates ({DIGITS}) between them, .*": (
                lambda count, digits: self._naked(self._of_step(), count, digits)
            ),
            rf"in ({HOUSES}) the (\w+) digits ({DIGITS}) can go only in ({CELLS}), and .*": (
                lambda house, count, digits, cells: (
                    self._are_as_many(count, digits, cells)
                    and self._places_are(house, digits, cells)
                )
            ),
            rf"these (\w+) digits fill the (\w+) cells ({CELLS})": lambda digits, count, cells: (
                digits == count and number(count) == len(cells_in(cells, self.size))
            ),
            rf"among the ([0-9]+) cells ({CELLS}) there can be only (.*)": self._sectors,
            r"that makes ([0-9]+), just enough for the cells, .*": lambda count: (
                int(count) == self._places_in_sectors
            ),
            rf"{CELLS} cannot be filled with {DIGITS} alone": lambda: True,
            r"so (the only|one of the) other candidates? there \(the guardian(s?)\) is true:"
            r" (.*)": (self._guardians),
            rf"in ({HOUSES}) the digit ([0-9]+) is only in ({HOUSES})": self._lies_in,
            rf"apart from the fins? ({CELLS}),(?: which .*,| of which .*,)? ([0-9]+) in"
            rf" ({HOUSES}) is only in ({HOUSES})": (
                lambda fins, digit, bases, covers: self._lies_in(bases, digit, covers, fins)
            ),
            rf"(?:unless .*, )?each of ({HOUSES}) takes its [0-9]+ in a different one"
            rf" of ({HOUSES}).*": (
                lambda bases, covers: (
                    len(self._houses(bases)) == len(self._houses(covers.split(", so")[0]))
                )
            ),
            rf"({CELLS}) sees? (?:the|every) fin, and so .*": self._sees_fins,
            rf"in ({HOUSES}) the digit ([0-9]+) is in ({CELLS} or in {CELLS})": self._places_are,
            rf"({CELLS}) sees ({CELLS}), so [0-9]+ is not in both": self._see,
            rf"({_CELL}) and ({_CELL}) see each other, so [0-9]+ is not in both": self._see,
            rf"({CELLS}) form a chain of cells with only the candidates ({DIGITS}), .*": self._has,
            rf"({_CELL}) is ({DIGITS}): .*": self._has,
            rf"({CELLS}) have the same candidates ({DIGITS})": self._has,
            rf"in ({HOUSES}) the digit ([0-9]+) has only the places ({CELLS}), each .*": (
                self._places_are
            ),
            rf"({CELLS}) have only the candidates ({DIGITS})(?: between them, .*|; .*)": self._has,
            r"either all of [AC] or all of [BD] is true: (.*)": self._colours,
            rf"({CELLS}) (?:sees|each see) both A and B": (
                lambda cells: self._sees_colours(cells, "A") and self._sees_colours(cells, "B")
            ),
            rf"({_CELL}) (?:\([A-D]\) )?and ({_CELL})(?: \([A-D]\)| of colour [A-D])"
            rf" see each other, so .*": (self._see),
            r"([A-D]) or ([A-D]) is true, and (.*) (?:sees|each see) both": (
                lambda one, other, cells: (
                    self._sees_colours(cells, one) and self._sees_colours(cells, other)
                )
            ),
            rf"[0-9]+ in ({_CELL}) sees the [0-9]+ in ({_CELL}) .*": self._see,
            rf"outside {HOUSES}, ({DIGITS}) in ({HOUSES}) can only be in ({CELLS}), and"
            rf" in ({HOUSES}) only in ({CELLS})": (lambda *_: True),
            r"(A is .* with .*)": self._sets,
            r"(A and B cannot both hold .*)": self._restricted,
            r"(?:counting .*, )?that makes ([0-9]+) digits for ([0-9]+) cells, each .*": (
                lambda digits, cells: digits == cells
            ),
            rf"({HOUSES}) sums? to ([0-9]+)": lambda houses, total: (
                len(self._houses(houses)) * self.size * (self.size + 1) // 2 == int(total)
            ),
            r"the (?:cages|sums) there (?:sum to|are) ([0-9 +]+) = ([0-9]+).*": (
                lambda parts, total: sum(digits_in(parts)) == int(total)
            ),
            rf"({_STATED}), so (.*)": self._by_rules,
            rf"({_STATED})": lambda premises: self._by_rules(premises, ""),
            _SAID: lambda: True,
        }

    def _has(self, cells: str, digits: str) -> bool:
        """Whether cells have just these candidates between them."""
        masks = [self.state.masks[cell] for cell in cells_in(cells, self.size)]
        return {*digits_in(digits)} == {
            digit for digit in range(1, self.size + 1) if any(m >> digit - 1 & 1 for m in masks)
        }

    def _are_as_many(self, count: str, digits: str, cells: str) -> bool:
        """Whether there are this number of digits, and of cells."""
        found = len(digits_in(digits)), len(cells_in(cells, self.size))
        return found == (number(count), number(count))

    def _naked(self, cells: str, count: str, digits: str) -> bool:
        return self._are_as_many(count, digits, cells) and self._has(cells, digits)

    def _of_step(self) -> str:
        """The cells of the step's pattern."""
        cells = {c for one in self.step.groups if one.role == "pattern" for c in one.cells}
        return ", ".join(cell_name(c, self.size) for c in sorted(cells))

    def _sectors(self, count: str, cells: str, sectors: str) -> bool:
        """Whether the sentence names all cells, and its houses hold every candidate in them."""
        named = cells_in(cells, self.size)
        self._places_in_sectors = 0
        left = {(c, d) for c in named for d in range(1, self.size + 1) if self._can_be(c, d)}
        for sector in sectors.split("; "):
            if sector.endswith(" together"):
                left -= self._held_together(sector, left)
                continue
            digits, houses = sector.removeprefix("one ").removeprefix("each of ").split(" in ", 1)
            self._places_in_sectors += len(digits_in(digits))
            inside = self._cells(houses)
            left -= {(c, d) for c in inside for d in digits_in(digits)}
        return int(count) == len(named) and not left

    def _held_together(self, sector: str, left: set[tuple[int, int]]) -> set[tuple[int, int]]:
        """The places of a digit that some of several houses hold, counted by the fewest of them."""
        said = re.fullmatch(r"(\w+) ([0-9]+?)s? in (.*) together", sector)
        assert said
        digit = int(said[2])
        places = {cell for cell, one in left if one == digit}
        houses = [{*house.cells} for house in self._houses(said[3])]
        count = number(said[1])
        assert any(places <= set().union(*some) for some in combinations(houses, count))
        self._places_in_sectors += count
        return {(cell, digit) for cell in places}

    def _guardians(self, which: str, plural: str, said: str) -> bool:
        """Whether one is called the only one, and several are not."""
        is_one = len(re.findall("[0-9]+ in ", said)) == 1 and " or " not in said
        return is_one == (which == "the only") == (not plural)

    def _can_be(self, cell: int, digit: int) -> bool:
        own = self.state.grid.digits[cell]
        return own == digit if own else bool(self.state.masks[cell] >> digit - 1 & 1)

    def _open(self, house: House, digit: int) -> set[int]:
        """The places of a digit in a house that lacks it."""
        digits = self.state.grid.digits
        places = self._places([*self.state.masks], house, digit)
        return {cell for cell in places if not digits[cell]}

    def _is_last(self, cells: str, houses: str, digit: str) -> bool:
        (house,) = self._houses(houses)
        lacking = [cell for cell in house.cells if not self.state.grid.digits[cell]]
        return lacking == cells_in(cells, self.size) and self._places_are(houses, digit, cells)

    def _places_are(self, houses: str, digits: str, cells: str) -> bool:
        """Whether digits have just these places in a house."""
        (house,) = self._houses(houses)
        found = set().union(*(self._open(house, digit) for digit in digits_in(digits)))
        return found == {*cells_in(cells, self.size)}

    def _lies_in(self, bases: str, digit: str, covers: str, fins: str = "") -> bool:
        """Whether all places of a digit in some houses are in others, apart from the fins."""
        places = set().union(*(self._open(house, int(digit)) for house in self._houses(bases)))
        self._fins = cells_in(fins, self.size)
        return places <= self._cells(covers) | {*self._fins}

    def _sees_fins(self, cells: str) -> bool:
        peers = self.layout.peers
        return all(fin in peers[c] for c in cells_in(cells, self.size) for fin in self._fins)

    def _see(self, one: str, other: str) -> bool:
        peers = self.layout.peers
        ends = cells_in(other, self.size)
        return all(end in peers[cell] for cell in cells_in(one, self.size) for end in ends)

    def _colours(self, listed: str) -> bool:
        """Whether two colours are joined by houses with two places of the digit."""
        for part in listed.split("; "):
            letter, cells = part.split(" is ")
            self._of_colour[letter] = cells_in(cells, self.size)
        first, second = (self._of_colour[part[0]] for part in listed.split("; "))
        digit = self.step.groups[0].digits[0]
        pairs = [self._open(house, digit) for house in self.layout.houses]
        return all(
            any(len(pair) == 2 and cell in pair and pair & {*other} for pair in pairs)
            for own, other in ((first, second), (second, first))
            for cell in own
        )

    def _sees_colours(self, cells: str, letter: str) -> bool:
        peers = self.layout.peers
        return all(
            any(other in peers[cell] for other in self._of_colour[letter])
            for cell in cells_in(cells, self.size)
        )

    def _sets(self, listed: str) -> bool:
        """Whether each set has one candidate more than cells."""
        for part in listed.split("; "):
            letter, rest = part.split(" is ", 1)
            cells, digits = rest.rsplit(" with ", 1)
            self._of_colour[letter] = cells_in(cells.split(" in the ")[0], self.size)
            if not self._has(cells.split(" in the ")[0], digits):
                return False
            if len(digits_in(digits)) != len(self._of_colour[letter]) + 1:
                return False
        return True

    def _restricted(self, listed: str) -> bool:
        """Whether the places of a digit in the one set see all those in the other."""
        for first, second, digits in re.findall(
            r"([A-Z]) and ([A-Z]) cannot both hold ([^;]+)", listed
        ):
            for digit in digits_in(digits):
                one, other = (
                    [c for c in self._of_colour[x] if self.state.masks[c] >> digit - 1 & 1]
                    for x in (first, second)
                )
                if not all(b in self.layout.peers[a] for a in one for b in other):
                    return False
        return True

    def _by_rules(self, premises: str, conclusion: str) -> bool:
        """Whether candidates are ruled out by what other cells are named with, and nothing else."""
        rules = self.step.rules()
        if not conclusion and self._are_known(premises):
            return True
        if self.step.links and not conclusion:
            (case,) = self._statements(premises)
            return self._has(case["cells"], case["digits"])
        if not rules:
            return False
        masks = [(1 << self.size) - 1] * self.layout.cell_count
        for found in self._statements(premises):
            digits = sum(1 << digit - 1 for digit in digits_in(found["digits"]))
            for cell in cells_in(found["cells"], self.size):
                masks[cell] &= ~digits if found["no"] else digits
                if self.state.masks[cell] & ~masks[cell] and not self.state.grid.digits[cell]:
                    return False
        gone = {*self.step.eliminations}
        if conclusion:
            gone = {
                (cell, digit)
                for found in self._statements(conclusion)
                for cell in cells_in(found["cells"] or found["at"], self.size)
                for digit in digits_in(found["digits"] or found["some"])
            }
        named = {c for f in self._statements(premises) for c in cells_in(f["cells"], self.size)}
        self.inferences += len(gone)
        return all(self._ruled_out(masks, rules, named, *one) for one in gone)

    def _are_known(self, premises: str) -> bool:
        """Whether each cell has the digit that is named as its only candidate."""
        return all(
            not found["no"] and self._has(found["cells"], found["digits"])
            for found in self._statements(premises)
        )

    def _ruled_out(
        self, masks: Masks, rules: Iterable[Constraint], named: set[int], cell: int, digit: int
    ) -> bool:
        """Whether no digits of some cells obey the rules together."""
        cells = sorted(named | {cell})
        others = {c for rule in rules for c in rule.scope(self.layout)} - {*cells}
        inside = {
            c for one in self.step.groups if one.role in {"rule_cell", "pivot"} for c in one.cells
        } - {*cells}
        others = others | inside if len(others | inside) <= MOST_CELLS else inside
        cells = [*cells, *sorted(others)]
        own = {c: {d for d in range(1, self.size + 1) if masks[c] >> d - 1 & 1} for c in cells}
        return first_filling(self.layout, rules, own | {cell: {digit}}) is None
