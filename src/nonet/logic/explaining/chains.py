"""Arguments for fish, chains, colouring and forcing: all that follows links."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from nonet.logic._notation import eureka, paths
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
    shared = parts.of_role("endo_fin")
    if shared:
        which = "which" if shared == fins else f"of which {parts.named(shared)}"
        why += f", {which} {several(len(shared), 'lies', 'lie')} in two of {bases}"
    why += f". {bases[0].upper()}{bases[1:]} need one {digit} each, which uses up {covers}"
    if fins:
        why += f", unless {several(len(fins), 'the fin', 'a fin')} is {digit}"
    why += "."
    if parts.step.links:
        why += f" The chains {'; '.join(eureka(parts.step))} lead to the same result."
    vertices = parts.cells("pattern") or parts.named(fins)
    return Argument(f"of the digit {digit}", f"{digit} in {bases}: {vertices}", why)


def _chain(parts: Parts) -> Argument:
    """Chains from a start to an end, or round to the start again."""
    groups = parts.step.groups
    told = paths(parts.step.links)
    first, last = groups[told[0][0].start], groups[told[0][-1].end]
    digits = sorted({digit for group in groups for digit in group.digits})
    where = (
        f"of the digit {digits[0]}"
        if len(digits) == 1
        else f"near {parts.house_of(first.cells) or 'its start'}"
    )
    if told[0][0].start == told[0][-1].end:
        look = f"the loop through {parts.named(first.cells)}"
    else:
        look = f"the chain from {parts.named(first.cells)} to {parts.named(last.cells)}"
    return Argument(where, look, " ".join(_sentences([_whole(parts, path) for path in told])))


def _whole(parts: Parts, path: Sequence[Link]) -> str:
    """A chain in words, and what it proves."""
    groups = parts.step.groups
    first, last = groups[path[0].start], groups[path[-1].end]
    told = _told(parts, path)
    if path[0].start != path[-1].end:
        if not path[0].strong:
            return told
        return f"{told} Either {parts.node(first, true=True)} or {parts.node(last, true=True)}."
    if path[0].strong != path[-1].strong:
        return f"{told} It goes round, so of the two ends of every weak link one is true."
    return f"{told} So {parts.node(first, true=path[0].strong)} in any case."


def _told(parts: Parts, path: Sequence[Link]) -> str:
    """A chain in words: *if r1c2 is not 5, then r1c8 is 5, then …*."""
    groups = parts.step.groups
    told = [f"if {parts.node(groups[path[0].start], true=not path[0].strong)}"]
    told += [f"then {parts.node(groups[link.end], true=link.strong)}" for link in path]
    return f"{', '.join(told)}."


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
    """From one assumption to a contradiction, or from all that can be to the same statement."""
    starts = parts.groups("assumption")
    told = [_told(parts, path) for path in paths(parts.step.links)]
    houses = parts.houses("house")
    cells = parts.cells("assumption")
    end = "That is a contradiction." if len(starts) == 1 else "It is the same in every case."
    return Argument(
        f"with its start in {houses or parts.house_of(parts.of_role('assumption'))}",
        f"{cells} in {houses}" if houses else cells,
        " ".join([*_sentences(told), end]),
    )


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
