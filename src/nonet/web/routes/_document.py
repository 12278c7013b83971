"""The OpenAPI document of all addresses, made from what their functions take and give."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterable
from typing import Any

import nonet
from nonet.service.problems import Problem
from nonet.service.shapes import Names, shape_of
from nonet.web.routes._routing import AddressParameter, Endpoint, Resource

_PROBLEMS = {
    400: "The request is no JSON.",
    401: "The request has no cookie to say who plays.",
    403: "The request came from another page.",
    404: "Nothing has this number.",
    408: "The request took too long to arrive.",
    409: "It does not go with what is kept.",
    413: "The request is too long.",
    421: "The request was for another computer.",
    422: "The request says what cannot be.",
    429: "Too many are waiting.",
    501: "What it needs is not installed.",
}


def openapi(resources: Iterable[Resource]) -> dict[str, Any]:
    """The document of all addresses of these resources."""
    names: Names = {}
    paths: dict[str, dict[str, Any]] = {}
    for resource in resources:
        for endpoint in resource.endpoints:
            operation = {"tags": [resource.tag], **_operation(endpoint, names)}
            paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "nonet",
            "summary": "Play, solve, teach and make Sudoku.",
            "version": nonet.__version__,
        },
        "paths": paths,
        "components": {"schemas": names},
    }


def _operation(endpoint: Endpoint, names: Names) -> dict[str, Any]:
    name = endpoint.function.__name__
    words = re.sub(r"\W", "_", f"{name}{endpoint.path}")
    operation: dict[str, Any] = {
        "summary": name.replace("_", " ").title(),
        "description": inspect.getdoc(endpoint.function) or "",
        "operationId": f"{words}_{endpoint.method.lower()}",
        "parameters": [_parameter(parameter, names) for parameter in endpoint.parameters],
        "responses": {
            str(endpoint.status): _answer(endpoint, names),
            **{
                str(status): {"description": words} | _content(Problem.schema(names))
                for status, words in _PROBLEMS.items()
            },
        },
    }
    if endpoint.body is not None:
        operation["requestBody"] = {"content": endpoint.body(names), "required": True}
    elif endpoint.sent is not None:
        schema = shape_of(endpoint.sent).schema(names)
        operation["requestBody"] = _content(schema) | {"required": True}
    return operation


def _answer(endpoint: Endpoint, names: Names) -> dict[str, Any]:
    described: dict[str, Any] = {"description": "Successful Response"}
    if endpoint.answer is not None:
        return described | {"content": endpoint.answer}
    return (
        described if endpoint.shape is None else described | _content(endpoint.shape.schema(names))
    )


def _parameter(parameter: AddressParameter, names: Names) -> dict[str, Any]:
    schema = parameter.shape.schema(names)
    if not parameter.is_required and parameter.default is not None:
        schema["default"] = parameter.default
    texts = [part for part in getattr(parameter.hint, "__metadata__", ()) if isinstance(part, str)]
    return {
        "name": parameter.name,
        "in": parameter.place,
        "required": parameter.is_required,
        "schema": schema,
        **({"description": " ".join(texts)} if texts else {}),
    }


def _content(schema: dict[str, Any]) -> dict[str, Any]:
    """JSON as the document describes it."""
    return {"content": {"application/json": {"schema": schema}}}
