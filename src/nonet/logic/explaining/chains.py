"""Arguments for fish, chains, colouring and forcing: everything with links."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from nonet.logic._notation import eureka, paths
from nonet.logic.explaining.argument import Argument, Explainer, Place
from nonet.logic.explaining.parts import Parts
from nonet.logic.words import Words
from nonet.logic.words._values import Listing

if TYPE_CHECKING:
    from nonet.logic._step import Link

_COLOURS = ("colour_a", "colour_b", "colour_c", "colour_d")


def fish(parts: Parts) -> Argument:
    """A fish of any shape: base, cover, fins; with chains from its fins a kraken."""
    words = parts.words
    digit = parts.digits("base") or parts.digits("pattern") or parts.all_digits()
    bases, covers = parts.houses("base"), parts.houses("cover")
    fins, endo_fins = parts.cells("fin", "endo_fin"), parts.cells("endo_fin")
    if not fins:
        places = words.fish
    elif not endo_fins:
        places = words.fish_but_fins
    elif endo_fins.count == fins.count:
        places = words.fish_but_endo_fins
    else:
        places = words.fish_but_some_endo_fins
    uses = words.fish_uses_unless if fins else words.fish_uses
    why = [
        places.format(bases=bases, covers=covers, digit=digit, fins=fins, endo_fins=endo_fins),
        uses.format(bases=bases, covers=covers, digit=digit, fins=fins),
    ]
    if parts.step.links:
        chains = words.semicolon.join(eureka(parts.step))
        why.append(words.kraken.format(chains=chains))
    cells = parts.cells("pattern") or fins
    return Argument(
        Place(words.of_digit.format(digits=digit)),
        words.digit_in_houses.format(digit=digit, houses=bases, cells=cells),
        parts.text(*why),
    )


def _chain(parts: Parts) -> Argument:
    """Chains from a start to an end, or round to the start again."""
    words, groups = parts.words, parts.step.groups
    found = paths(parts.step.links)
    first, last = groups[found[0][0].start], groups[found[0][-1].end]
    digits = parts.several(sorted({digit for group in groups for digit in group.digits}))
    if digits.count == 1:
        where = Place(words.of_digit.format(digits=digits))
    else:
        where = parts.place(words.near, parts.house_of(first.cells))
    start, end = parts.named(first.cells), parts.named(last.cells)
    if found[0][0].start == found[0][-1].end:
        look = words.loop_through.format(start=start)
    else:
        look = words.chain_between.format(start=start, end=end)
    why = [sentence for path in found for sentence in _whole(parts, path)]
    return Argument(where, look, parts.text(*why))


def _whole(parts: Parts, path: Sequence[Link]) -> list[str]:
    """A chain in words, and what it proves."""
    words, groups = parts.words, parts.step.groups
    first, last = groups[path[0].start], groups[path[-1].end]
    chain = _chain_text(parts, path)
    if path[0].start != path[-1].end:
        if not path[0].strong:
            return [chain]
        one, other = (parts.node(end, "that", true=True) for end in (first, last))
        return [chain, words.either.format(first=one, last=other)]
    if path[0].strong != path[-1].strong:
        return [chain, words.ring]
    return [chain, words.any_case.format(node=parts.node(first, "that", true=path[0].strong))]


def _chain_text(parts: Parts, path: Sequence[Link]) -> str:
    """A chain in words: *if r1c2 is not 5, then r1c8 is 5, then …*."""
    groups = parts.step.groups
    nodes = [parts.node(groups[path[0].start], "if", true=not path[0].strong)]
    nodes += [parts.node(groups[link.end], "then", true=link.strong) for link in path]
    return parts.words.chain.format(nodes=parts.words.pause.join(nodes))


def _remote_pair(parts: Parts) -> Argument:
    words, digits = parts.words, parts.all_digits()
    cells = [cell for group in parts.step.groups for cell in group.cells]
    order = list(dict.fromkeys(cells))
    named = words.comma.join(str(parts.named([cell])) for cell in order)
    ends = parts.named([order[0], order[-1]])
    return Argument(
        Place(words.of_digits.format(digits=digits)),
        named,
        words.remote_pair.format(cells=named, digits=digits, ends=ends),
    )


def _colours(parts: Parts) -> Argument:
    words, digits = parts.words, parts.all_digits()
    named = []
    for letter, role in zip("ABCD", _COLOURS, strict=True):
        if parts.groups(role):
            candidates = parts.cells(role) if digits.count == 1 else _candidates(parts, role)
            named.append(words.colour.format(letter=letter, candidates=candidates))
    count = words.in_words(len(named))
    colours = words.colours.format(digits=digits, count=count, groups=words.semicolon.join(named))
    return Argument(
        Place(words.of_digit.format(digits=digits)),
        str(parts.cells(*_COLOURS)),
        parts.text(colours, _COLOURING[parts.step.technique](words)),
    )


def _candidates(parts: Parts, role: str) -> Listing:
    """The candidates of a colour where it has several digits."""
    return parts.several(
        [
            parts.words.digits_in_cells.format(
                digits=parts.several(group.digits), cells=parts.named(group.cells)
            )
            for group in parts.groups(role)
        ]
    )


def _forcing(parts: Parts) -> Argument:
    """From one assumption to a contradiction, or from every possibility to the same conclusion."""
    words, starts = parts.words, parts.groups("assumption")
    chains = [_chain_text(parts, path) for path in paths(parts.step.links)]
    houses, cells = parts.houses("house"), parts.cells("assumption")
    end = words.contradiction if len(starts) == 1 else words.same_everywhere
    return Argument(
        parts.place(words.with_start, houses or parts.house_of(parts.of_role("assumption"))),
        words.cells_in_house.format(cells=cells, house=houses) if houses else str(cells),
        parts.text(*chains, end),
    )


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
_COLOURING: dict[str, Callable[[Words], str]] = {
    "simple_colours_trap": lambda words: words.colours_trap,
    "simple_colours_wrap": lambda words: words.colours_wrap,
    "multi_colours_1": lambda words: words.colours_across,
    "multi_colours_2": lambda words: words.colours_twice,
    "medusa_trap": lambda words: words.medusa_trap,
    "medusa_wrap": lambda words: words.medusa_wrap,
}
_FORCING = (
    "nishio",
    *(f"{kind}_forcing_chain" for kind in ("contradiction", "digit", "cell", "house")),
    *(f"{kind}_forcing_net" for kind in ("contradiction", "digit", "cell", "house", "nested")),
)

LINKED: dict[str, Explainer] = {
    **{f"{shape}{size}": fish for shape in _FISH_SHAPES for size in _FISH_SIZES},
    "kraken_fish_1": fish,
    "kraken_fish_2": fish,
    **dict.fromkeys(_LINKED, _chain),
    "remote_pair": _remote_pair,
    **dict.fromkeys(_COLOURING, _colours),
    **dict.fromkeys(_FORCING, _forcing),
}
