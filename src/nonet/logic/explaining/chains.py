"""Arguments for fish, chains, colouring and forcing: all that follows links."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from nonet.logic._notation import eureka, runs
from nonet.logic._words import in_words, listed, several
from nonet.logic.explaining.argument import Arguing, Argument
from nonet.logic.explaining.parts import Parts

if TYPE_CHECKING:
    from nonet.logic._step import Link

_COLOURS = ("colour_a", "colour_b", "colour_c", "colour_d")


def fish(parts: Parts) -> Argument:
    """A fish of any shape: base, cover, fins; with chains from its fins a kraken."""
    digit = listed(parts.digits("base") or parts.digits("pattern") or parts.all_digits())
    bases, covers = parts.houses("base"), parts.houses("cover")
    fins = parts.of_role("fin", "endo_fin")
    why = f"in {bases} the digit {digit} has places only in {covers}"
    if fins:
        why += f", but for the {several(len(fins), 'fin', 'fins')} {parts.named(fins)}"
    shared = parts.cells("endo_fin")
    if shared:
        why += f", of which {shared} {several(parts.count('endo_fin'), 'lies', 'lie')} in two of "
        why += f"{bases}"
    why += f". {bases[0].upper()}{bases[1:]} need one {digit} each, which uses up {covers}"
    if fins:
        why += f", unless {several(len(fins), 'the fin', 'a fin')} is {digit}"
    why += "."
    if parts.step.links:
        why += f" The chains {'; '.join(eureka(parts.step))} lead to the same result."
    vertices = parts.cells("pattern") or parts.named(fins)
    return Argument(f"of the digit {digit}", f"{digit} in {bases}: {vertices}", why)


def _chain(parts: Parts) -> Argument:
    """Links one after the other, from a start to an end."""
    groups, links = parts.step.groups, parts.step.links
    if not links:
        return _nodes_only(parts)
    run = next(runs(links))
    start, end = groups[run[0].start], groups[run[-1].end]
    told = _told(parts, run)
    first = parts.node(start, true=start.role == "on")
    if run[0].start != run[-1].end:
        why = f"{told} So {parts.node(start, true=True)} or {parts.node(end, true=True)}."
        if run[0].strong is False:
            why = told
        look = f"the chain from {parts.named(start.cells)} to {parts.named(end.cells)}"
    else:
        why = told
        look = f"the loop through {parts.named(start.cells)}"
        if run[0].strong != run[-1].strong:
            why += " It goes round, so of the two ends of every weak link one is true."
        else:
            why += f" It cannot be that {first}." if run[0].strong is False else ""
    digits = sorted({digit for group in groups for digit in group.digits})
    where = (
        f"of the digit {digits[0]}" if len(digits) == 1 else f"near {parts.house_of(start.cells)}"
    )
    return Argument(where, look, why)


def _told(parts: Parts, run: Sequence[Link]) -> str:
    """A chain in words: *if r1c2 is not 5, then r1c8 is 5, then …*."""
    groups = parts.step.groups
    true = not run[0].strong
    told = [f"if {parts.node(groups[run[0].start], true=true)}"]
    for link in run:
        true = link.strong
        told.append(f"then {parts.node(groups[link.end], true=true)}")
    return f"{', '.join(told)}."


def _nodes_only(parts: Parts) -> Argument:
    cells = parts.cells("on", "off", "pattern", "pincer", "pivot")
    digits = listed(parts.all_digits())
    return Argument(f"of {digits}", cells, f"{cells} hold {digits} by turns.")


def _remote_pair(parts: Parts) -> Argument:
    digits = listed(parts.all_digits())
    cells = [cell for group in parts.step.groups for cell in group.cells]
    order = list(dict.fromkeys(cells))
    named = ", ".join(parts.named([cell]) for cell in order)
    ends = parts.named([order[0], order[-1]])
    return Argument(
        f"of {digits}",
        named,
        f"{named} each see the next and have only the candidates {digits}, so they take them by "
        f"turns. The ends {ends} hold one each.",
    )


def _colours(parts: Parts) -> Argument:
    digits = parts.all_digits()
    told = []
    for letter, role in zip("ABCD", _COLOURS, strict=True):
        groups = parts.groups(role)
        if groups:
            told.append(f"{letter} is {_coloured(parts, role, alone=len(digits) == 1)}")
    what = f"the digit {digits[0]}" if len(digits) == 1 else f"the digits {listed(digits)}"
    cells = parts.cells(*_COLOURS)
    why = f"for {what} there are {in_words(len(told))} colours: {'; '.join(told)}. "
    why += "All candidates of a colour are true together, and of two paired colours one is true."
    why += _COLOURING.get(parts.step.technique, "")
    return Argument(f"of {what}", cells, why)


def _coloured(parts: Parts, role: str, *, alone: bool) -> str:
    if alone:
        return parts.cells(role)
    return listed(
        [f"{listed(group.digits)} in {parts.named(group.cells)}" for group in parts.groups(role)]
    )


_COLOURING = {
    "simple_colours_trap": " What sees both colours is false.",
    "simple_colours_wrap": " Two cells of one colour see each other, so that colour is false.",
    "multi_colours_1": " A colour of the one pair sees a colour of the other; they cannot both be "
    "true, so one of the other two is.",
    "multi_colours_2": " A colour of the one pair sees both colours of the other, so it is false.",
    "medusa_trap": " What neither colour allows is false.",
    "medusa_wrap": " One colour contradicts itself, so it is false.",
}


def _forcing(parts: Parts) -> Argument:
    """Several runs of links, or one, from an assumption or from all ways that there are."""
    groups, links = parts.step.groups, parts.step.links
    branches = [_told(parts, run) for run in runs(links)]
    start = parts.groups("assumption") or [
        groups[number] for number in dict.fromkeys(run[0].start for run in runs(links))
    ]
    houses = parts.houses("house")
    cells = parts.named(sorted({cell for group in start for cell in group.cells}))
    look = f"{cells} in {houses}" if houses else cells
    if parts.step.technique in _CONTRADICTIONS:
        why = " ".join(_sentences(branches)) + " These contradict each other."
    else:
        why = " ".join(_sentences(branches)) + " It is the same in every case."
    where = houses or parts.house_of(start[0].cells if start else [])
    return Argument(f"that starts in {where}" if where else "", look or "the grid", why.strip())


_CONTRADICTIONS = ("nishio", "contradiction_forcing_chain", "contradiction_forcing_net")


def _sentences(told: Sequence[str]) -> list[str]:
    return [text if number == 0 else text[0].upper() + text[1:] for number, text in enumerate(told)]


_FISH_SIZES = ("x_wing", "swordfish", "jellyfish", "squirmbag", "whale", "leviathan")
_FISH_SHAPES = (
    "",
    "finned_",
    "sashimi_",
    "franken_",
    "finned_franken_",
    "mutant_",
    "finned_mutant_",
)
_LINKED = (
    "skyscraper",
    "two_string_kite",
    "dual_two_string_kite",
    "turbot_fish",
    "empty_rectangle",
    "dual_empty_rectangle",
    "x_chain",
    "xy_chain",
    "continuous_nice_loop",
    "discontinuous_nice_loop",
    "aic",
    "grouped_continuous_nice_loop",
    "grouped_discontinuous_nice_loop",
    "grouped_aic",
)
_FORCING = (
    "nishio",
    *(f"{kind}_forcing_chain" for kind in ("contradiction", "digit", "cell", "house")),
    *(f"{kind}_forcing_net" for kind in ("contradiction", "digit", "cell", "house", "nested")),
)

LINKED: dict[str, Arguing] = {
    **{f"{shape}{size}": fish for shape in _FISH_SHAPES for size in _FISH_SIZES},
    "kraken_fish_1": fish,
    "kraken_fish_2": fish,
    **dict.fromkeys(_LINKED, _chain),
    "remote_pair": _remote_pair,
    **dict.fromkeys(_COLOURING, _colours),
    **dict.fromkeys(_FORCING, _forcing),
}
