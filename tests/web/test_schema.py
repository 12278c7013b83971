"""The OpenAPI document says what the server does: schemathesis tries it out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode
from schemathesis.python import asgi
from schemathesis.schemas import APIOperation
from schemathesis.specs.openapi.checks import positive_data_acceptance

from nonet.library import Library
from nonet.web.app import make_app
from nonet.web.jobs import JobLimits
from nonet.web.routes import openapi

Operation = APIOperation[Any, Any, Any, Any]


def takes_anything(operation: Operation) -> bool:
    """Whether a request there has parameters or a body."""
    return any((*operation.path_parameters, *operation.query, *operation.body))


DOCUMENT = openapi()
SCHEMA = schemathesis.openapi.from_dict(DOCUMENT)
LIMITS = JobLimits(at_once=1.0)
"""No answer to what was drawn by lot is waited for long."""

PICTURES = "/api/photo"
"""Any bytes are a body there: nothing about them can be said, or said wrongly."""

OPERATIONS = [found.ok() for found in SCHEMA.get_all_operations() if isinstance(found, Ok)]
TRIALS = [
    (operation, mode)
    for operation in OPERATIONS
    if operation.path != PICTURES
    for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)
    # Where nothing can be said, nothing can be said wrongly.
    if mode is GenerationMode.POSITIVE or takes_anything(operation)
]


@pytest.fixture(scope="module")
def session(tmp_path_factory: pytest.TempPathFactory) -> Iterator[asgi.ASGIClient]:
    """A browser on an empty library, in this process."""
    file = tmp_path_factory.mktemp("schema") / "library.sqlite"
    with Library(f"sqlite:///{file}") as library:
        with asgi.get_client(cast(Any, make_app(library, limits=LIMITS))) as client:
            yield client
        asgi.shutdown_lifespans()


@pytest.mark.parametrize(("operation", "mode"), TRIALS, ids=str)
def test_every_address_does_what_it_says(
    session: asgi.ASGIClient, operation: Operation, mode: GenerationMode
) -> None:
    """Questions that fit the document get an answer that does, and others are refused."""

    @given(case=operation.as_strategy(generation_mode=mode))
    @settings(max_examples=4, deadline=None, suppress_health_check=list(HealthCheck))
    def try_out(case: schemathesis.Case[Any]) -> None:
        # A document cannot say everything: that the boxes fit the size, say.
        case.call_and_validate(
            base_url="http://localhost",
            session=session,
            excluded_checks=[positive_data_acceptance],
        )

    try_out()


def test_every_refusal_is_documented() -> None:
    """The document names each status that the door may answer with, whatever is asked."""
    for methods in DOCUMENT["paths"].values():
        for operation in methods.values():
            assert {"403", "408", "413", "421"} <= operation["responses"].keys()


def test_the_whole_api_is_tried() -> None:
    """No address is left out of the document but the page and its files; photos have own tests."""
    assert len(OPERATIONS) == sum(len(methods) for methods in DOCUMENT["paths"].values())
