"""The roles that players give to cells, and the layers that setters add for them."""

from __future__ import annotations

from dataclasses import dataclass

from nonet.constraints._role_kinds_table import ROLE_KINDS, RoleKind
from nonet.constraints.roles import Roles
from nonet.constraints.shorthand import write_rule
from nonet.constraints.values import FarForm, Form, Values, parse_forms
from nonet.errors import LayoutError
from nonet.layout import Layout
from nonet.layout.layers import Layer

VALUE = "value"
"""The layer of what cells count as, where a kind of roles is added."""

_MOST_PLAYED = 12
"""Most values of a layer that are roles to choose from: others are numbers."""


@dataclass(frozen=True, slots=True)
class Role:
    """A value of a layer that a player marks cells with.

    Attributes
    ----------
    layer
        Name of the layer, which has a variable for each cell.
    value
        The number of its variables that this role is.
    sign
        How it is written in a cell; empty where its value says nothing.
    counts
        Whether solutions differ in it, so that it is a part of the puzzle to find it.
    """

    layer: str
    value: int
    sign: str
    counts: bool


def roles_of(layout: Layout) -> tuple[Role, ...]:
    """The roles of cells, but the first of each layer, which is none.

    Layers of values are left out: digits and roles say what they are.

    Examples
    --------
    >>> layers = [Layer("doubler"), Layer("value", "1-18")]
    >>> layout = Layout.of_size(9, layers=layers, constraints=["values value doubler d|2d"])
    >>> roles_of(layout)
    (Role(layer='doubler', value=2, sign='×2', counts=True),)
    """
    if not layout.layers:
        return ()
    rules = [rule for rule in layout.constraints if isinstance(rule, Values)]
    forms = {rule.by: parse_forms(rule.forms, rule.name) for rule in rules}
    settled = {rule.layer for rule in rules}
    played = [
        layer
        for layer in layout.layers
        if layer.count is None and layer.name not in settled and len(layer.values) <= _MOST_PLAYED
    ]
    return tuple(
        Role(layer.name, value, sign, layer.counts)
        for layer in played
        for value, sign in zip(
            layer.values[1:], _signs(layer, forms.get(layer.name, ())[1:]), strict=True
        )
    )


def value_layer(layout: Layout) -> str:
    """The layer of what cells count as, which rules may read; empty where there is none."""
    return next((rule.layer for rule in layout.constraints if isinstance(rule, Values)), "")


def with_none(layout: Layout, marked: bytes) -> bytes:
    """The bytes of all layers, as a grid has them, with no role where nothing is marked.

    It is so in layers of roles that count; all else is left as it is.
    """
    count = layout.variable_count - layout.cell_count
    known = bytearray(marked.ljust(count, b"\0"))
    played = {role.layer for role in roles_of(layout) if role.counts}
    for layer in layout.layers:
        for index in layout.variables(layer.name) if layer.name in played else ():
            at = index - layout.cell_count
            known[at] = known[at] or layer.values[0] - layout.shift
    return bytes(known)


def role_kinds() -> tuple[RoleKind, ...]:
    """What setters call roles, as a choice.

    Examples
    --------
    >>> [kind.name for kind in role_kinds()][:3]
    ['doublers', 'negators', 'hot-and-cold']
    """
    return ROLE_KINDS


def layers_of(name: str, layout: Layout) -> tuple[tuple[Layer, ...], tuple[str, ...]]:
    """The layers and the rules of a kind of roles, for the digits of a layout.

    Raises
    ------
    LayoutError
        There is no such kind.

    Examples
    --------
    >>> layers_of("doublers", Layout.of_size(9))[1]
    ('roles doubler 2 1 once', 'values value doubler d|2d')
    """
    kind = next((kind for kind in ROLE_KINDS if kind.name == name), None)
    if kind is None:
        known = ", ".join(kind.name for kind in ROLE_KINDS)
        raise LayoutError(f"expected one of {known}, found {name[:40]!r}")
    layers = [Layer(kind.layer, f"1-{1 + kind.count}")]
    has_regions = layout.regions is not None
    forms = kind.forms if has_regions else kind.forms.replace("box(", "row(")
    once = kind.is_once and has_regions
    rules = [
        write_rule(Roles(kind.layer, role, kind.each, once))
        for role in range(2, 2 + kind.count)
        if kind.each
    ]
    if forms:
        values = [
            value
            for form in parse_forms(forms, name)
            for digit in (layout.digits[0], layout.digits[-1])
            for value in _reach(form, digit, layout.digits[-1])
        ]
        layers.append(Layer(VALUE, f"{min(values)}-{max(values)}"))
        rules.append(write_rule(Values(VALUE, kind.layer, forms)))
    return tuple(layers), (*rules, *kind.also)


def _reach(form: Form | FarForm, digit: int, last: int) -> tuple[int, ...]:
    """The least and the greatest value of a digit, or its only one."""
    if isinstance(form, Form):
        return (form.of(digit),)
    return (digit, digit + last if form.role is not None else digit)


def _signs(layer: Layer, forms: tuple[Form | FarForm, ...]) -> list[str]:
    """How the roles of a layer are written: by their values, or else by their numbers."""
    roles = layer.values[1:]
    signs = [_sign(form) for form in forms] or [""] * len(roles)
    return signs if all(signs) or len(roles) == 1 else list(map(str, roles))


def _sign(form: Form | FarForm) -> str:
    if isinstance(form, FarForm):
        return {"row": "→", "column": "↓", "box": "□"}[form.house] if form.role is None else "+"
    factor, offset = form
    if factor == 0:
        return f"={offset}"
    times = "" if factor == 1 else "−" if factor == -1 else f"×{factor}".replace("-", "−")
    return times + (f"{offset:+}".replace("-", "−") if offset else "")
