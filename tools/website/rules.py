"""A page for each rule in each language, and the overview of them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import nonet
import rule_gallery
from nonet import Layout
from nonet.constraints.registry import NAMES, kind_of, known_as
from nonet.constraints.shorthand import examples, write_rule
from nonet.drawing import draw
from nonet.logic import LANGUAGES, Language, rule_sentences, rule_title, texts_of
from nonet.puzzle import Puzzle
from website import markup
from website.words import words


def files() -> Iterator[tuple[str, str]]:
    """Paths below rules/ and contents: pictures, overviews and pages."""
    layouts = rule_gallery.layouts()
    drawn = {name for name, layout in layouts.items() if rule_gallery.is_drawn(layout)}
    for language in LANGUAGES:
        yield f"{markup.folder(language)}index.md", _overview(language, drawn)
        for name, layout in layouts.items():
            text = _page(name, layout, language, is_drawn=name in drawn)
            yield f"{markup.folder(language)}{name}.md", text
    for name in sorted(drawn):
        yield f"pictures/{name}.svg", draw(layouts[name], width=260)


def ordered(language: Language) -> list[str]:
    """The names of the rules by their titles."""
    return sorted(NAMES, key=lambda name: rule_title(kind_of(name), language).casefold())


def _overview(language: Language, drawn: set[str]) -> str:
    say = words(language).say
    text = say("all-rules", count=len(NAMES))
    lines = markup.front(title=say("rules"), language=language, path="rules", description=text)
    lines += ["", f"# {say('rules')}", "", text, "", '<ul class="tiles">']
    for name in ordered(language):
        picture = f"pictures/{name}.svg" if name in drawn else None
        lines.append(markup.tile(language, name, rule_title(kind_of(name), language), "", picture))
    return "\n".join([*lines, "</ul>", ""])


def _page(name: str, layout: Layout, language: Language, *, is_drawn: bool) -> str:
    say = words(language).say
    title = rule_title(kind_of(name), language)
    sentence = texts_of(language).say("gap").join(rule_sentences(layout, language)[1:])
    lines = markup.front(
        title=title, language=language, path=f"rules/{name}", description=sentence or title
    )
    lines += ["", f"# {markup.escaped(title)}", "", _facts(name, language)]
    also = _other_names(name, title)
    if also:
        listed = texts_of(language).say("comma").join(markup.escaped(other) for other in also)
        lines += ["", f"{say('also')}: {listed}"]
    if sentence:
        lines += ["", f"> {markup.escaped(sentence)}"]
    if is_drawn:
        alt = say("alt-rule", title=title)
        lines += ["", markup.picture(language, f"pictures/{name}.svg", alt)]
    link = markup.play(language, puzzle_of(name))
    lines += ["", markup.actions([(say("play-rule"), link, True)])]
    lines += ["", f"## {say('python')}", "", *_code(layout, language)]
    technique = kind_of(name).explained_by
    if technique:
        item = nonet.technique(technique, language)
        to = markup.across(language, "techniques", f"{technique}.md")
        lines += ["", f"- {say('of-rule')}: [{markup.escaped(item.title)}]({to})"]
    lines += _neighbours(name, language)
    return "\n".join([*lines, ""])


def _facts(name: str, language: Language) -> str:
    say = words(language).say
    typed = write_rule(examples(kind_of(name))[0])
    return (
        f'<p class="facts">{say("name")} <code>{markup.html(name)}</code> · '
        f"{say('typed')} <code>{markup.html(typed)}</code></p>"
    )


def _other_names(name: str, title: str) -> list[str]:
    """What others call it, in programs and puzzles."""
    names = known_as()[name]
    found = dict.fromkeys([*names.also, *names.in_programs])
    return [other for other in found if other.casefold() not in {title.casefold(), name}]


@cache
def puzzle_of(name: str) -> Puzzle:
    """A puzzle with the rule and one solution, on the grid of its picture."""
    layout = rule_gallery.example_layout(name)
    return Puzzle(nonet.minimize(nonet.full_grid(layout, seed=1), seed=1))


def _code(layout: Layout, language: Language) -> Iterator[str]:
    typed = [write_rule(rule) for rule in layout.constraints]
    made = "of_size(9" if layout.size == 9 else "boxes(2, 3"
    yield "```python"
    yield ">>> import nonet"
    yield f">>> layout = nonet.Layout.{made}, constraints={typed!r})"
    argument = "" if language == "en" else f', "{language}"'
    yield f">>> print(nonet.rules_text(layout{argument}))"
    yield nonet.rules_text(layout, language)
    yield "```"


def _neighbours(name: str, language: Language) -> Iterator[str]:
    """The rules before and after it in the overview."""
    names = ordered(language)
    at = names.index(name)
    yield ""
    listed = " · ".join(
        f"[{markup.escaped(rule_title(kind_of(other), language))}]({other}.md)"
        for other in (*names[max(at - 2, 0) : at], *names[at + 1 : at + 3])
    )
    yield f"- {words(language).say('rules')}: {listed}"
