"""A request is checked once, and its keywords are said once."""

from __future__ import annotations

import dataclasses
import inspect
from collections import Counter
from typing import Any, get_type_hints

import pytest
from tests.cli.program import call

import nonet
from nonet.errors import GenerationFailed, NonetError
from nonet.generator import GenerateRequest, generate_requested, plan
from nonet.generator._options import GenerateManyOptions, GenerateOptions
from nonet.generator.plan import HousePlan, make_plan
from nonet.generator.rules.plan import Plan

REQUESTS = {
    "houses": (GenerateRequest(givens=28, difficulty="easy"), HousePlan),
    "rules": (GenerateRequest(rules="kropki 4", layout=nonet.Layout.of_size(4)), Plan),
}


@pytest.mark.parametrize("name", REQUESTS)
def test_a_plan_makes_the_puzzles_of_its_request(name: str) -> None:
    """A plan can be used as often as wanted, and gives what its request gives."""
    request, kind = REQUESTS[name]
    made = make_plan(request)
    assert isinstance(made, kind)
    expected = [one.puzzle for one in generate_requested(request, 2, seed=4)]
    for _ in range(2):
        assert [one.puzzle for one in generate_requested(made, 2, seed=4)] == expected


def test_a_plan_complains_early() -> None:
    """What is wrong or impossible is said before anything is made."""
    with pytest.raises(NonetError, match="expected from 0 to 81 givens, found 82"):
        make_plan(GenerateRequest(givens=82))
    with pytest.raises(NonetError, match="expected 1 try or more, found 0"):
        make_plan(GenerateRequest(tries=0, kind="killer"))
    with pytest.raises(GenerationFailed, match="17 givens or more"):
        make_plan(GenerateRequest(givens=3))
    with pytest.raises(TypeError, match="expected a GenerateRequest"):
        make_plan("killer")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "options",
    [("--givens", "30", "--requires", "hidden-pair"), ("--rule", "kropki 4", "--size", "4")],
)
def test_the_command_makes_one_plan(
    options: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the command line checks early is not done again for the puzzles."""
    counts: Counter[str] = Counter()

    def counted(name: str) -> Any:
        original = getattr(plan, name)

        def function(*arguments: Any) -> Any:
            counts[name] += 1
            return original(*arguments)

        return function

    for name in ("make_target", "make_difficulty", "ruled_plan"):
        monkeypatch.setattr(plan, name, counted(name))
    call("generate", *options, "--seed", "1")
    assert max(counts.values()) == 1


def test_the_keywords_are_those_of_requests() -> None:
    """Each field of a request is a keyword of both functions, of the same type and default."""
    hints = get_type_hints(GenerateRequest)
    keywords = get_type_hints(GenerateOptions)
    for field in dataclasses.fields(GenerateRequest):
        if field.name == "layout":
            continue
        assert keywords[field.name] == hints[field.name], field.name
        for function in (nonet.generate, nonet.generate_many):
            parameter = inspect.signature(function).parameters[field.name]
            assert parameter.default == field.default
            assert parameter.kind is parameter.KEYWORD_ONLY
    own = set(keywords) - {field.name for field in dataclasses.fields(GenerateRequest)}
    assert own == {"predicate", "seed", "threads", "time_limit", "progress", "cancel"}
    assert set(get_type_hints(GenerateManyOptions)) == {*keywords, "distinct"}


def test_the_signature_is_shown() -> None:
    """The signature names every keyword, its type and its default, as if it were written there."""
    shown = str(inspect.signature(nonet.generate))
    assert shown.startswith("(layout: 'Layout | None' = None, *, givens: 'int | tuple[int, int]")
    assert "symmetry: 'Symmetry' = 'none'" in shown
    assert shown.endswith("cancel: 'Cancel | None' = None) -> 'Generated'")
    assert list(inspect.signature(nonet.generate_many).parameters)[:2] == ["count", "layout"]


def test_other_keywords_are_refused() -> None:
    """A keyword that there is not is refused in the name of the function."""
    with pytest.raises(TypeError, match=r"^generate\(\) got an unexpected keyword .*'given'$"):
        nonet.generate(given=3)  # type: ignore[call-arg]
    with pytest.raises(TypeError, match=r"^generate\(\) .* 'distinct'$"):
        nonet.generate(distinct=True)  # type: ignore[call-arg]
