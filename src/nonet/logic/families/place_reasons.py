"""Digits at a place on a line, or by a clue beside it, whatever the other cells hold."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from nonet.layout import Constraint
from nonet.layout.primitives import Relation
from nonet.logic.families.cage_parts import reach_sentences
from nonet.logic.families.parts import Parts
from nonet.logic.families.rule_premises import Possible
from nonet.logic.families.rule_reasons import Detail, cells_of_line

_MOST_SENTENCES = 6
"""More cells are not gone through one by one."""


def _gone_of(parts: Parts) -> dict[int, list[int]]:
    """The digits that go, by cell."""
    found: dict[int, list[int]] = {}
    for cell, digit in parts.step.eliminations:
        found.setdefault(cell, []).append(digit)
    return found


def _may_repeat(parts: Parts, constraint: Constraint) -> bool:
    """Whether two cells of a line that follow each other may have the same digit."""
    return any(
        mask >> digit & 1
        for part in constraint.lower(parts.step.layout)
        if isinstance(part, Relation)
        for digit, mask in enumerate(part.table)
    )


def on_thermometer(parts: Parts, constraint: Constraint, possible: Possible) -> Iterator[Detail]:
    """How many cells come before and after one that have smaller and larger digits."""
    del possible
    size, covered = parts.size, {}
    for cell, (at, after) in _places_on(parts, constraint).items():
        out = [d for d in _gone_of(parts).get(cell, ()) if d <= at or d > size - after]
        if out:
            covered[cell] = at, after, out
    if len(covered) > _MOST_SENTENCES:
        return
    for cell, (at, after, out) in covered.items():
        sentence = parts.say(
            "detail-on-line",
            cell=parts.named([cell]),
            before=at,
            after=after,
            least=at + 1,
            most=size - after,
        )
        yield sentence, frozenset((cell, digit) for digit in out)


def _places_on(parts: Parts, constraint: Constraint) -> dict[int, tuple[int, int]]:
    """How many cells are before and after each, on the longest way from the bulb to an end."""
    found: dict[int, tuple[int, int]] = {}
    may_repeat = _may_repeat(parts, constraint)
    for rule in constraint.plain_lines(parts.step.layout):
        line = cells_of_line(parts, rule)
        if may_repeat and not _all_differ(parts, line):
            continue
        for at, cell in enumerate(line):
            before, after = found.get(cell, (0, 0))
            found[cell] = max(before, at), max(after, len(line) - 1 - at)
    return found


def _all_differ(parts: Parts, cells: Sequence[int]) -> bool:
    """Whether each two of some cells see each other."""
    return all({*cells} <= {cell, *parts.step.layout.peers[cell]} for cell in cells)


def none_beyond(parts: Parts, constraint: Constraint, possible: Possible) -> Iterator[Detail]:
    """That no digit is larger than the largest, or smaller than the smallest."""
    del constraint, possible
    for digit, message in ((1, "detail-smallest"), (parts.size, "detail-largest")):
        out = frozenset(
            elimination for elimination in parts.step.eliminations if elimination[1] == digit
        )
        if out:
            yield parts.say(message, digit=digit), out


def between_none(parts: Parts, constraint: Constraint, possible: Possible) -> Iterator[Detail]:
    """That the smallest and the largest digit are between no others."""
    del possible
    inside = {*cells_of_line(parts, constraint)[1:-1]}
    out = {
        elimination
        for elimination in parts.step.eliminations
        if elimination[0] in inside and elimination[1] in {1, parts.size}
    }
    if out:
        digits = parts.listing(sorted({digit for _, digit in out}))
        yield parts.say("detail-not-between", digits=digits), frozenset(out)


def seen_from_side(parts: Parts, constraint: Constraint, possible: Possible) -> Iterator[Detail]:
    """How many digits would be seen with one in a cell: too few, or too many."""
    del possible
    line, size = cells_of_line(parts, constraint), parts.size
    count: int = getattr(constraint, "count", 0)
    if not count or len(line) != size:
        return
    found: dict[tuple[str, int, tuple[int, ...]], list[int]] = {}
    for cell, digits in _gone_of(parts).items():
        place = line.index(cell)
        most = {digit: _most_seen(place, digit, size) for digit in digits}
        least = {digit: _least_seen(place, digit, size) for digit in digits}
        for kind, bounds, out in (
            ("most", most, [digit for digit in digits if count > most[digit]]),
            ("least", least, [digit for digit in digits if count < least[digit]]),
        ):
            for bound in sorted({bounds[digit] for digit in out}):
                own = tuple(digit for digit in out if bounds[digit] == bound)
                found.setdefault((kind, bound, own), []).append(cell)
    if len(found) > _MOST_SENTENCES:
        return
    for (kind, bound, out_digits), cells in found.items():
        sentence = parts.say(
            f"detail-seen-{kind}",
            digits=parts.listing(out_digits),
            cells=parts.named(cells),
            count=bound,
        )
        yield sentence, frozenset((cell, digit) for cell in cells for digit in out_digits)


def _least_seen(place: int, digit: int, size: int) -> int:
    """The fewest digits that are seen with a digit at a place."""
    if place == 0:
        return 1 if digit == size else 2
    return 2 if digit == size else 1


def _most_seen(place: int, digit: int, size: int) -> int:
    """The most digits that are seen with a digit at a place."""
    seen = place + 1 + size - digit if digit > place else 0
    # With a larger one before it, as small as that can be, the digit itself is hidden.
    largest = digit + 1 if digit >= place else place + 1
    hidden = place + size - largest if place > 0 and largest <= size else 0
    return max(seen, hidden)


def sum_of_first(parts: Parts, constraint: Constraint, possible: Possible) -> Iterator[Detail]:
    """The sum of the first X digits: too little, or too much."""
    del possible
    line, size = cells_of_line(parts, constraint), parts.size
    total: int = getattr(constraint, "total", 0)
    if not line or len(line) != size:
        return
    reached: dict[int, set[int]] = {}
    for digit in _gone_of(parts).get(line[0], ()):
        others = [other for other in range(1, size + 1) if other != digit]
        least, most = sum(others[: digit - 1]), sum(others[size - digit :])
        if not digit + least <= total <= digit + most:
            reached[digit] = {digit + least, digit + most}
    if reached:
        covered = frozenset((line[0], digit) for digit in reached)
        yield parts.text(*reach_sentences(parts, {line[0]: reached}, [total])), covered


def among_first(parts: Parts, constraint: Constraint, possible: Possible) -> Possible:
    """The cells that an X-sum can count, if all that goes is among them."""
    line = cells_of_line(parts, constraint)
    counted = {*line[: max(possible[line[0]])]} if line and line[0] in possible else {*possible}
    if any(cell not in counted for cell, _ in parts.step.eliminations):
        return possible
    return {cell: digits for cell, digits in possible.items() if cell in counted}


def in_the_room(parts: Parts, constraint: Constraint, possible: Possible) -> Iterator[Detail]:
    """Where the digit of the clue would be with a first digit, and which one a place needs."""
    del possible
    line = cells_of_line(parts, constraint)
    clue: int = getattr(constraint, "digit", 0)
    if not line:
        return
    first = parts.named(line[:1])
    gone = _gone_of(parts)
    said = {
        digit: parts.say(
            "detail-room",
            digit=digit,
            first=first,
            clue=clue,
            cell=parts.named([line[digit - 1]]),
        )
        for digit in gone.get(line[0], ())
        if digit <= len(line)
    }
    if said:
        text = parts.say("sentence", text=parts.say("semicolon").join(said.values()))
        yield text, frozenset((line[0], digit) for digit in said)
    others = [cell for cell, digits in gone.items() if cell != line[0] and clue in digits]
    for cell in others if len(others) <= _MOST_SENTENCES else ():
        sentence = parts.say(
            "detail-room-needs",
            clue=clue,
            cell=parts.named([cell]),
            first=first,
            digit=line.index(cell) + 1,
        )
        yield sentence, frozenset({(cell, clue)})
