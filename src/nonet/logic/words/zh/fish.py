"""Fish."""

from __future__ import annotations

from nonet.logic.words._technique_text import TechniqueText, fish_text, text

_FINS = (
    "要么所有鳍都为假，那么它就是鱼；要么某个鳍为真。所以覆盖区域中能看到所有鳍的其余格可排除该"
    "数字。"
)

_SIZES = {
    "x_wing": ("X翼", "", "两"),
    "swordfish": ("剑鱼", "", "三"),
    "jellyfish": ("水母", "", "四"),
    "squirmbag": ("五阶鱼", "", "五"),
    "whale": ("六阶鱼", "", "六"),
    "leviathan": ("七阶鱼", "", "七"),
}
"""Name → title, article, number of base houses."""

_SHAPES = {
    "": (
        "{fish}",
        (
            "某数字在{number}行中只能填在{number}列，或者行列互换。这些行各需要它一次，正好用尽这些列"
            "。所以这些列的其余格可排除该数字。"
        ),
    ),
    "finned_": (
        "带鳍{fish}",
        "某数字在{number}行中除了少数几个位置（鳍）之外只能填在{number}列，或者行列互换。" + _FINS,
    ),
    "sashimi_": (
        "退化{fish}",
        "由{number}行和{number}列构成的带鳍鱼（或者行列互换），去掉鳍就不再成立：其中一行只剩一个"
        "位置。" + _FINS,
    ),
    "franken_": (
        "宫内{fish}",
        (
            "由{number}个定义区域和{number}个覆盖区域构成的鱼，其中一侧有宫与行并用，或另一侧有宫与列"
            "并用。定义区域各需要该数字一次，正好用尽覆盖区域。所以覆盖区域的其余格可排除该数字。"
        ),
    ),
    "finned_franken_": (
        "带鳍宫内{fish}",
        "由{number}个定义区域和{number}个覆盖区域构成的宫内鱼，另有少数几个位置，即鳍。" + _FINS,
    ),
    "mutant_": (
        "交叉{fish}",
        (
            "由{number}个定义区域和{number}个覆盖区域构成的鱼，其中同一侧既有行又有列。定义区域各需要"
            "该数字一次，正好用尽覆盖区域。所以覆盖区域的其余格可排除该数字。"
        ),
    ),
    "finned_mutant_": (
        "带鳍交叉{fish}",
        "由{number}个定义区域和{number}个覆盖区域构成的交叉鱼，另有少数几个位置，即鳍。" + _FINS,
    ),
}
"""Prefix of the name → title, description."""

FISH: dict[str, TechniqueText] = {
    **fish_text(_SHAPES, _SIZES),
    "kraken_fish_1": text(
        "毛刺鱼类型1",
        "带鳍鱼的鳍并不都能看到要排除的格，但从每个为真的鳍都有一条链推出该候选数为假。鱼身也得出"
        "同样的结果，所以该候选数可排除。",
    ),
    "kraken_fish_2": text(
        "毛刺鱼类型2",
        "鱼在某个覆盖区域中的位置连同它的鳍，就是该数字可能为真的全部位置。从其中每一个都有一条链"
        "推出同一个候选数为假，所以它可排除。",
    ),
}
