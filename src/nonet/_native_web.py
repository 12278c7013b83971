"""The native core in a browser: `nonet._native` over its WebAssembly module.

The module describes itself, and its functions, classes and enumerations are made from that. A
function is called by its number; arguments and results travel in the format of `marshal`, objects
as numbers, records as their fields, members of enumerations as their values.
"""

from __future__ import annotations

import marshal
import sys
from collections.abc import Callable, Sequence
from enum import Enum, IntEnum
from typing import Any, ClassVar, Protocol, cast

_FORMAT = 4
"""Of marshal: the same object twice stays one object."""

_FAILURES: dict[str, type[Exception]] = {
    "MemoryError": MemoryError,
    "TypeError": TypeError,
    "ValueError": ValueError,
}

Shape = str | tuple[Any, ...] | None
"""Where objects and members of enumerations are in a result, by the names of their types."""


class Core(Protocol):
    """The WebAssembly module, where it runs."""

    def describe(self) -> bytes:
        """The offer of the module: classes, enumerations, records and functions."""
        ...

    def call(self, number: int, question: bytes) -> bytes | str:
        """The answer of a function, or the name of an exception and a sentence."""
        ...

    def release(self, number: int) -> None:
        """Let go of an object."""
        ...


class _Kind(IntEnum):
    FUNCTION = 0
    INITIALIZER = 1
    METHOD = 2
    STATIC = 3
    GETTER = 4


class _Object:
    """An object of the core."""

    __slots__ = ("_buffers", "_number")

    _core: ClassVar[Core]
    _number: int
    _buffers: tuple[object, ...]

    def __del__(self) -> None:
        if hasattr(self, "_number"):
            self._core.release(self._number)


class _Record:
    """Fields that travel by value."""

    _first: ClassVar[dict[str, object]]

    def __init__(self) -> None:
        self.__dict__.update(self._first)


class _Function:
    """A function of the core, and what it makes of arguments and results."""

    def __init__(
        self, core: Core, number: int, described: tuple[Any, ...], types: dict[str, Any]
    ) -> None:
        self.owner, self.name, kind, named, self.writes, shape = described
        self.kind = _Kind(kind)
        self._core = core
        self._number = number
        self._names: list[str] = [item[0] for item in named]
        self._defaults: dict[str, object] = {item[0]: item[1] for item in named if len(item) > 1}
        self._make = _conversion(shape, types)

    def arguments(self, given: tuple[object, ...], named: dict[str, object]) -> Sequence[object]:
        """All arguments in their order."""
        if not named and not self._defaults:
            return given
        names = self._names[len(given) :]
        if strange := named.keys() - set(names):
            raise TypeError(f"{self.name}() has no argument {min(strange)!r}")
        values = self._defaults | named
        if missing := [name for name in names if name not in values]:
            raise TypeError(f"{self.name}() lacks the argument {missing[0]!r}")
        return [*given, *(values[name] for name in names)]

    def call(self, arguments: Sequence[object], kept: Sequence[object] = ()) -> Any:
        """The result; what the core wrote is in the buffers: of the call, and kept by an object."""
        sent = [_sent(argument) for argument in arguments]
        try:
            question = marshal.dumps(sent, _FORMAT)
        except ValueError:
            question = marshal.dumps(cast("tuple[Any, ...]", _plain(sent, {})), _FORMAT)
        answer = self._core.call(self._number, question)
        if isinstance(answer, str):
            kind, _, text = answer.partition(": ")
            raise _FAILURES.get(kind, RuntimeError)(text)
        result = marshal.loads(answer)  # noqa: S302 (it comes from the core)
        if kept or (self.writes and self.kind is not _Kind.INITIALIZER):
            result, contents = result
            buffers = [*(arguments[at] for at in self.writes), *kept]
            for buffer, content in zip(buffers, contents, strict=True):
                memoryview(cast("bytearray", buffer)).cast("B")[:] = content
        return result if self._make is None else self._make(result)

    def of_module(self) -> Callable[..., Any]:
        """As a function of the module or of a class."""

        def function(*given: object, **named: object) -> object:
            return self.call(self.arguments(given, named))

        return function

    def of_object(self) -> Callable[..., Any]:
        """As a method."""

        def method(this: _Object, *given: object, **named: object) -> object:
            return self.call([this, *self.arguments(given, named)], this._buffers)  # noqa: SLF001

        return method

    def as_initializer(self) -> Callable[..., None]:
        """As the `__init__` of a class."""

        def initialize(this: _Object, *given: object, **named: object) -> None:
            arguments = self.arguments(given, named)
            this._number = self.call(arguments)  # noqa: SLF001
            buffers = (arguments[at] for at in self.writes)
            this._buffers = tuple(buffer for buffer in buffers if buffer is not None)  # noqa: SLF001

        return initialize


def _sent(argument: object) -> object:
    if isinstance(argument, _Object):
        return argument._number  # noqa: SLF001
    if isinstance(argument, _Record):
        return [getattr(argument, name) for name in argument._first]  # noqa: SLF001
    return argument.value if isinstance(argument, Enum) else argument


def _plain(value: object, known: dict[int, object]) -> object:
    """The value with plain tuples in place of named ones; the same object stays one object."""
    if not isinstance(value, tuple | list):
        return value
    if id(value) not in known:
        known[id(value)] = tuple(_plain(item, known) for item in value)
    return known[id(value)]


def _conversion(shape: Shape, types: dict[str, Any]) -> Callable[[Any], Any] | None:
    """The function that makes a result of the values received; None where it is those."""
    if shape is None:
        return None
    if isinstance(shape, str):
        made = types[shape]
        return made if issubclass(made, Enum) else _wrapper(made)
    parts = [_conversion(part, types) for part in shape]
    if not any(parts):
        return None
    return lambda values: tuple(
        value if make is None else make(value) for make, value in zip(parts, values, strict=True)
    )


def _wrapper(made: type[_Object]) -> Callable[[int], _Object]:
    def wrap(number: int) -> _Object:
        wrapped = made.__new__(made)
        wrapped._number = number  # noqa: SLF001
        wrapped._buffers = ()  # noqa: SLF001
        return wrapped

    return wrap


def connect(core: Core) -> dict[str, Any]:
    """Everything that the core offers, by its name in `nonet._native`."""
    described = marshal.loads(core.describe())  # noqa: S302 (it comes from the core)
    classes, enumerations, records, functions = described
    found: dict[str, Any] = {name: Enum(name, members) for name, members in enumerations}
    for name in classes:
        found[name] = type(name, (_Object,), {"__slots__": (), "_core": core})
    for name, fields in records:
        found[name] = type(name, (_Record,), {"_first": dict(fields)})
    for number, description in enumerate(functions):
        function = _Function(core, number, description, found)
        match function.kind:
            case _Kind.FUNCTION:
                found[function.name] = function.of_module()
            case _Kind.INITIALIZER:
                setattr(found[function.owner], function.name, function.as_initializer())
            case _Kind.METHOD:
                setattr(found[function.owner], function.name, function.of_object())
            case _Kind.STATIC:
                setattr(found[function.owner], function.name, staticmethod(function.of_module()))
            case _Kind.GETTER:
                setattr(found[function.owner], function.name, property(function.of_object()))
    return found


if sys.platform == "emscripten":
    import nonet_core  # the module of `browser/core.js`
    from pyodide.ffi import to_js

    class _Page:
        """The core beside Pyodide."""

        release = staticmethod(nonet_core.release)

        def describe(self) -> bytes:
            return nonet_core.describe().to_bytes()

        def call(self, number: int, question: bytes) -> bytes | str:
            answer = nonet_core.call(number, to_js(question))
            return answer if isinstance(answer, str) else answer.to_bytes()

    globals().update(connect(_Page()))
    sys.modules["nonet._native"] = sys.modules[__name__]
