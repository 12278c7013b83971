"""The desk finds rules as the command line does."""

from __future__ import annotations

import json
import subprocess

from tests.constraints.rule_words import cases
from tests.page.node import HERE, run_module

from nonet.constraints.naming import search
from nonet.constraints.words import own_names, tools, words_of
from nonet.running import Watch
from nonet.service import ask


def test_the_page_finds_what_the_engine_finds() -> None:
    """For words, their beginnings and errors of typing, the page has the order of `search`."""
    answer = ask("rule-kinds", {}, Watch())
    every = [
        {"own": [one["name"], *one.get("aliases", ())], "words": one["words"], "said": ""}
        for one in (*answer["kinds"], *answer["tools"])
    ]
    words = [word for word, _ in cases()]
    words += [word for kind in answer["kinds"] for word in kind["words"]][::12]
    questions = [one for word in words for one in (word, word[:4], word[:-2] + word[-1:])]
    done = subprocess.run(
        run_module(HERE / "search_in_node.js"),
        input=json.dumps({"all": every, "questions": questions}),
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    )
    for text, order in zip(questions, json.loads(done.stdout), strict=True):
        expected = [hit.name.replace("_", "-") for hit in search(text)]
        assert order == expected, text


def test_the_page_has_all_words() -> None:
    """The answer on kinds of rules has each name and word, and those of tools."""
    answer = ask("rule-kinds", {"language": "de"}, Watch())
    for kind in answer["kinds"]:
        name = kind["name"].replace("-", "_")
        assert tuple(kind["words"]) == words_of(name)
        assert [kind["name"], *kind["aliases"]] == [
            own.replace("_", "-") for own in own_names(name)
        ]
    assert {one["name"]: one["section"] for one in answer["tools"]} == {
        tool.name: tool.section for tool in tools()
    }
