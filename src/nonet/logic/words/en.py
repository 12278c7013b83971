"""English."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from nonet.logic.words._words import Words


def _houses(numbers: Mapping[str, Sequence[int]], _form: str) -> str:
    return ENGLISH.listed([_named(kind, found) for kind, found in numbers.items()])


def _named(kind: str, numbers: Sequence[int]) -> str:
    plural = "es" if kind == "box" else "s"
    return f"{kind}{plural if len(numbers) > 1 else ''} {ENGLISH.listed([*map(str, numbers)])}"


_FAMILIES = (
    "Singles",
    "Locked candidates",
    "Subsets",
    "Fish",
    "Complex fish",
    "Single-digit patterns",
    "Colouring",
    "Wings",
    "Uniqueness",
    "Chains",
    "Almost locked sets",
    "Rare patterns",
    "Forcing",
    "Templates",
    "Last resort",
)

ENGLISH = Words(
    comma=", ",
    pause=", ",
    semicolon="; ",
    gap=" ",
    lasts={"": " and ", "or": " or ", "nor": " nor both "},
    numbers=(
        *("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    ),
    houses=_houses,
    capital_after_colon=False,
    levels={name: name for name in ("Easy", "Medium", "Hard", "Unfair", "Extreme")},
    families={name: name for name in _FAMILIES},
    techniques={},
    # Depths
    nudge="Look for {phrase} {where}.",
    point="{name}: look at {look}.",
    show="{name}: {why} So {result}.",
    is_placed="{cell} is {digit}",
    can_go="{digits} can be removed from {cells}",
    # Where to look
    in_house="in {house}",
    in_grid="in the whole grid",
    with_pivot="with its pivot in {house}",
    with_base="with its base in {house}",
    with_start="with its start in {house}",
    between_ends="with {house} between its ends",
    near="near {house}",
    of_digit="of the {digits:digit|digits} {digits}",
    of_digits="of {digits}",
    # What to look at
    cells_in_house="{cells} in {house}",
    cells_in_both="{cells} in {base} and {cover}",
    seeing="{pivot}, which sees {pincers}",
    ends_and_links="{ends}, and {links} in {house}",
    digit_in_houses="{digit} in {houses}: {cells}",
    loop_through="the loop through {start}",
    chain_between="the chain from {start} to {end}",
    cells_with="{cells} with {others}",
    with_targets="{base}, with the targets {targets}",
    # Singles, locked candidates, subsets, wings
    full_house="{cell} is the only empty cell of {house}, which still lacks {digit}.",
    naked_single="{digit} is the only candidate left in {cell}.",
    hidden_single="{digit} can go only in {cell} in {house}.",
    locked_candidates="in {base} the only places for {digit} are {cells}, which all lie in {cover} "
    "too. One of them is {digit}.",
    naked_subset="{cells} in {house} have only the {count} candidates {digits} between them, "
    "which must fill these cells.",
    hidden_subset="in {house} the {count} digits {digits} can go only in {cells}, and "
    "must fill these cells.",
    xy_wing="{pivot} is {digits:or}: {branches}. One of the pincers {pincers} is {gone}.",
    xy_branch="if {digit}, {cell} is {other}",
    xyz_wing="{pivot} is {digits:or}, and each of the pincers {pincers} takes {gone} if the pivot "
    "takes its other digit. One of the three is {gone}.",
    large_wing="{cells} have only the candidates {digits} between them, and of these only {gone} "
    "has places among them that do not see each other. Without {gone} there would be more cells "
    "than digits, so one of them is {gone}.",
    w_wing="{ends} have the same candidates {digits}. In {house} the digit {linked} has only the "
    "places {links}, each of which sees one of the two. So they cannot both be {linked}, and one "
    "of them is {gone}.",
    # Fish
    fish="in {bases} the digit {digit} has places only in {covers}.",
    fish_but_fins="in {bases} the digit {digit} has places only in {covers}, but for the "
    "{fins:fin|fins} {fins}.",
    fish_but_endo_fins="in {bases} the digit {digit} has places only in {covers}, but for the "
    "{fins:fin|fins} {fins}, which {fins:lies|lie} in two of {bases}.",
    fish_but_some_endo_fins="in {bases} the digit {digit} has places only in {covers}, but for the "
    "fins {fins}, of which {endo_fins} {endo_fins:lies|lie} in two of {bases}.",
    fish_uses="{bases} need one {digit} each, which uses up {covers}.",
    fish_uses_unless="{bases} need one {digit} each, which uses up {covers}, unless "
    "{fins:the fin|a fin} is {digit}.",
    kraken="the chains {chains} lead to the same result.",
    # Chains
    if_cell="if {cell} {true:is|is not} {digits:or}",
    then_cell="then {cell} {true:is|is not} {digits:or}",
    that_cell="{cell} {true:is|is not} {digits:or}",
    if_digit="if {digits:or} {digits:is|are}{true:| not} in {cells}",
    then_digit="then {digits:or} {digits:is|are}{true:| not} in {cells}",
    that_digit="{digits:or} {digits:is|are}{true:| not} in {cells}",
    chain="{nodes}.",
    either="either {first} or {last}.",
    ring="it goes round, so of the two ends of every weak link one is true.",
    any_case="so {node} in any case.",
    remote_pair="{cells} each see the next and have only the candidates {digits}, so they take "
    "them by turns. The ends {ends} hold one each.",
    contradiction="that is a contradiction.",
    same_everywhere="it is the same in every case.",
    # Colouring
    colours="for the {digits:digit|digits} {digits} there are {count} colours: {groups}. All "
    "candidates of a colour are true together, and of two paired colours one is true.",
    colour="{letter} is {candidates}",
    digits_in_cells="{digits} in {cells}",
    colours_trap="what sees both colours is false.",
    colours_wrap="two cells of one colour see each other, so that colour is false.",
    colours_across="a colour of the one pair sees a colour of the other; they cannot both be true, "
    "so one of the other two is.",
    colours_twice="a colour of the one pair sees both colours of the other, so it is false.",
    medusa_trap="what neither colour allows is false.",
    medusa_wrap="one colour contradicts itself, so it is false.",
    # Uniqueness
    two_ways="left with {digits} alone, {cells} could be filled in two ways, and there would be "
    "two solutions.",
    extra_is_true="it follows that {digits:or} is true in {cells:|one of }{cells}.",
    roof_differs="it follows that {cells:|one of }{cells} takes another digit.",
    grave="but for {digits:or} in {cells}, every empty cell would have two candidates and every "
    "digit two places in each house; such a grid has no solution, or more than one. So one of "
    "these candidates is true.",
    locked_with="with {cells} ({digits}) that makes a locked set in {houses}.",
    no_other_place="in {houses} the {digits:digit|digits} {digits} {digits:has|have} no other "
    "place.",
    # Almost locked sets
    set_is="{letter} is {cells} with {digits}",
    petal="if {stem} is {digits}, {letter} is locked",
    not_both="{first} and {second} cannot both hold {digits:nor}",
    all_locked="so {sets} are locked.",
    one_locked="one of {sets} is locked, with {digits} in it.",
    sue_de_coq="{cells} have the candidates {digits}; {sides} take the rest of them. Together "
    "there are as many cells as digits, and each digit is confined to one house.",
    sue_de_coq_sharing="{cells} have the candidates {digits}; {sides} take the rest of them. "
    "Together there are as many cells as digits, if {shared} on both sides "
    "{shared:counts|count} twice, and each digit is confined to one house.",
    cells_of_digits="{cells} ({digits})",
    exclusion="every combination of digits in {cells} that has one of these candidates would leave "
    "a cell or an almost locked set that they see with too few candidates.",
    # Rare patterns, and what is left
    fireworks="where two of these houses cross a third, {digits} leave it only for {cells}, or "
    "are in the cell where all three meet. So they fill these {count} cells.",
    multi_sector="among the {count} cells {cells} there can be only {sectors}. That makes {count}, "
    "just enough for the cells, so each of these digits fills one of them.",
    sector="one {digits:|each of }{digits} in {house}",
    exocet="{base} have the candidates {digits}. In the cross lines {lines} these digits have so "
    "few places that the two in {base} must also be in {targets}.",
    guardians="{cells} cannot be filled with {digits} alone, so a guardian is true: {guards:or}.",
    guardian="{digits:or} in {cells}",
    templates_all="every way to place {digits} in all houses at once uses {cells}.",
    templates_none="no way to place {digits} in all houses at once uses {cells}.",
    brute_force="no technique, a look at the solution.",
    sentence="{text}.",
    # Hints without a step
    is_solved="The grid is solved.",
    nothing_found="None of the techniques finds a step.",
    two_equal="Two {digit}s in {house}, at {first} and {second}.",
    givens_unsolvable="The givens have no solution.",
    digits_unsolvable="These digits and pencil marks have no solution.",
    marks_unsolvable="These pencil marks have no solution.",
    wrong_digit="The {digit} in {cell} is wrong.",
    no_candidate="No candidate is left in {cell}.",
    missing_candidate="A candidate is missing in {cell}.",
    nudge_equal="There are two equal digits in {house}.",
    nudge_digit="One of your digits in {house} is wrong.",
    nudge_mark="A candidate is missing in {house}.",
    # Walkthroughs, and a page of the catalogue
    walked="{level}, score {score}, solved",
    walked_in_part="{level}, score {score}, no further step",
    graded="{family}; {level}, score {score}",
    not_graded="{family}; {level}, score {score}, not used for grades",
    also_called="Also called: {names}",
    example="Example: {state}",
)
