"""A page for each technique in each language, and the overview of them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import groupby
from pathlib import Path

import nonet
from nonet.constraints.registry import NAMES, kind_of
from nonet.course import station_of
from nonet.drawing import draw
from nonet.grid import Candidates
from nonet.logic import (
    LANGUAGES,
    Language,
    Step,
    example_of,
    level_title,
    rule_title,
    texts_of,
)
from nonet.puzzle import Puzzle
from website import markup
from website.words import words


def files() -> Iterator[tuple[str, str]]:
    """Paths below techniques/ and contents: pictures, overviews and pages."""
    for language in LANGUAGES:
        items = nonet.techniques(language)
        yield f"{markup.folder(language)}index.md", _overview(language, items)
        for item in items:
            yield f"{markup.folder(language)}{item.name}.md", page(item, items)
    for item in nonet.techniques():
        shown = example(item.name)
        if shown is not None:
            state, step = shown
            yield f"pictures/{item.name}.svg", draw(step, state)


SCALE = Path(__file__).parents[2] / "native" / "rating" / "scale.def"

_RATED = re.compile(r"^NONET_RATED\(\w+, ([\d.]+), (\w+)\)$", re.MULTILINE)


@cache
def ratings() -> dict[str, list[str]]:
    """Where techniques are on the scale of Sudoku Explainer: the lowest rating of each form."""
    found: dict[str, list[str]] = {}
    for rating, name in _RATED.findall(SCALE.read_text("utf-8")):
        if rating not in found.setdefault(name, []):
            found[name].append(rating)
    return found


@cache
def example(name: str) -> tuple[Candidates, Step] | None:
    """A position and the step of a technique in it."""
    return example_of(nonet.technique(name))


def by_family(items: Sequence[nonet.Technique]) -> list[nonet.Technique]:
    """The techniques family by family, both in the order of the catalogue."""
    families = list(dict.fromkeys(item.family for item in items))
    return sorted(items, key=lambda item: families.index(item.family))


def _overview(language: Language, items: Sequence[nonet.Technique]) -> str:
    say = words(language).say
    lines = markup.front(
        title=say("techniques"),
        language=language,
        path="techniques",
        description=say("all-techniques", count=len(items)),
    )
    lines += ["", f"# {say('techniques')}", "", say("all-techniques", count=len(items))]
    for family, members in groupby(by_family(items), lambda item: item.family):
        lines += ["", f"## {markup.escaped(family)}", "", '<ul class="tiles">']
        for item in members:
            level = level_title(item.level, language)
            picture = f"pictures/{item.name}.svg" if example(item.name) else None
            lines.append(markup.tile(language, item.name, item.title, level, picture))
        lines.append("</ul>")
    return "\n".join([*lines, ""])


def page(item: nonet.Technique, items: Sequence[nonet.Technique]) -> str:
    """The page of one of all techniques."""
    lines = markup.front(
        title=item.title,
        language=item.language,
        path=f"techniques/{item.name}",
        description=item.description,
    )
    say = words(item.language).say
    lines += ["", f"# {markup.escaped(item.title)}", "", _facts(item, len(items))]
    if item.aliases:
        comma = texts_of(item.language).say("comma")
        listed = comma.join(markup.escaped(alias) for alias in item.aliases)
        lines += ["", f"{say('also')}: {listed}"]
    lines += ["", markup.escaped(item.description), *_example(item)]
    lines += ["", *_actions(item), "", f"## {say('python')}", "", *_code(item)]
    lines += _neighbours(item, items)
    return "\n".join([*lines, ""])


def _facts(item: nonet.Technique, count: int) -> str:
    say = words(item.language).say
    facts = [
        markup.escaped(item.family),
        f"{say('step-score')} {item.score}",
        say("rank", rank=item.rank, count=count),
    ]
    if item.name in ratings():
        facts.append(
            say("rated", ratings=texts_of(item.language).say("comma").join(ratings()[item.name]))
        )
    if not item.is_graded:
        facts.append(say("not-graded"))
    level = level_title(item.level, item.language)
    shown = f'<span class="chip">{level}</span> {" · ".join(facts)}'
    return f'<p class="facts">{shown}</p>'


def _example(item: nonet.Technique) -> Iterator[str]:
    shown = example(item.name)
    if shown is None:
        return
    state, step = shown
    alt = words(item.language).say("alt-technique", title=item.title)
    yield ""
    yield markup.picture(item.language, f"pictures/{item.name}.svg", alt)
    yield ""
    yield f"> {markup.escaped(step.explain('show', item.language, state=state))}"


def _actions(item: nonet.Technique) -> Iterator[str]:
    say = words(item.language).say
    links = []
    shown = example(item.name)
    if shown is not None:
        grid = shown[0].grid
        # A link has no digits of a player: all that are placed are given.
        position = Puzzle(nonet.Grid(grid.digits, layout=grid.layout))
        links.append((say("place"), markup.play(item.language, position), True))
    station = station_of(item.name)
    if station is not None:
        links.append((say("practise"), markup.practise(item.language, station.name), False))
    if links:
        yield markup.actions(links)


def _code(item: nonet.Technique) -> Iterator[str]:
    yield "```python"
    yield ">>> import nonet"
    yield f'>>> technique = nonet.technique("{item.name}")'
    shown = example(item.name)
    if shown is None:
        yield ">>> technique.title, technique.level"
        yield repr((nonet.technique(item.name).title, item.level))
    else:
        yield f'>>> step = nonet.steps(technique.example, "{item.name}")[0]'
        yield ">>> print(step)"
        yield str(shown[1])
    yield "```"


def _neighbours(item: nonet.Technique, items: Sequence[nonet.Technique]) -> Iterator[str]:
    say = words(item.language).say
    ranked = sorted(items, key=lambda other: other.rank)
    at = ranked.index(item)
    rows = [(say("easier"), ranked[at - 1 : at]), (say("harder"), ranked[at + 1 : at + 2])]
    others = [other for other in items if other.family == item.family and other is not item]
    rows.append((say("relatives"), others))
    yield ""
    for title, found in rows:
        if found:
            listed = " · ".join(
                f"[{markup.escaped(other.title)}]({other.name}.md)" for other in found
            )
            yield f"- {title}: {listed}"
    rules = [name for name in NAMES if kind_of(name).explained_by == item.name]
    if rules:
        listed = " · ".join(
            f"[{markup.escaped(rule_title(kind_of(name), item.language))}]"
            f"({markup.across(item.language, 'rules', f'{name}.md')})"
            for name in rules
        )
        yield f"- {say('rules')}: {listed}"
