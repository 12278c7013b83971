"""All sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from nonet.logic.words._words import Words
from nonet.logic.words.zh.chains import CHAINS
from nonet.logic.words.zh.fish import FISH
from nonet.logic.words.zh.patterns import PATTERNS

_HOUSES: dict[str, str] = {
    "row": "行",
    "column": "列",
    "box": "宫",
    "region": "区",
    "diagonal": "条对角线",
    "window": "窗",
    "group": "组",
}


def _houses(numbers: Mapping[str, Sequence[int]], _form: str) -> str:
    named = [
        f"第{'、'.join(map(str, found))}{_HOUSES.get(kind, kind)}"
        for kind, found in numbers.items()
    ]
    return CHINESE.listed(named)


CHINESE = Words(
    comma="、",
    pause="，",
    semicolon="；",
    gap="",
    lasts={"": "和", "or": "或", "nor": "，也不能同时含有"},
    numbers=("零", "一", "两", "三", "四", "五", "六", "七", "八", "九", "十"),
    houses=_houses,
    capital_after_colon=False,
    levels={
        "Easy": "简单",
        "Medium": "中等",
        "Hard": "困难",
        "Unfair": "刁钻",
        "Extreme": "极难",
    },
    families={
        "Singles": "单数",
        "Locked candidates": "区块",
        "Subsets": "数组",
        "Fish": "鱼",
        "Complex fish": "复杂鱼",
        "Single-digit patterns": "单数字结构",
        "Colouring": "涂色法",
        "Wings": "翼",
        "Uniqueness": "唯一性",
        "Chains": "链",
        "Almost locked sets": "待定数组",
        "Rare patterns": "罕见结构",
        "Forcing": "强制链",
        "Templates": "模板",
        "Last resort": "最后手段",
    },
    techniques={**PATTERNS, **FISH, **CHAINS},
    # Depths
    nudge="试着寻找{phrase}：{where}。",
    point="{name}：请看{look}。",
    show="{name}：{why}于是{result}。",
    is_placed="{cell}填{digit}",
    can_go="{cells}可排除{digits}",
    # Where to look
    in_house="位于{house}",
    in_grid="涉及整个盘面",
    with_pivot="枢纽位于{house}",
    with_base="基准格位于{house}",
    with_start="起点位于{house}",
    between_ends="两端由{house}相连",
    near="在{house}附近",
    of_digit="数字{digits}",
    of_digits="数字{digits}",
    # What to look at
    cells_in_house="{house}的{cells}",
    cells_in_both="{base}与{cover}共有的{cells}",
    seeing="{pivot}以及它看到的{pincers}",
    ends_and_links="{ends}，以及{house}的{links}",
    digit_in_houses="{houses}中的数字{digit}：{cells}",
    loop_through="经过{start}的环",
    chain_between="从{start}到{end}的链",
    cells_with="{cells}，以及{others}",
    with_targets="{base}，目标格为{targets}",
    # Singles, locked candidates, subsets, wings
    full_house="{house}只剩{cell}一个空格，还缺{digit}。",
    naked_single="{cell}的候选数只剩{digit}。",
    hidden_single="{house}中只有{cell}能填{digit}。",
    locked_candidates="{base}中{digit}只能填在{cells}，而这些格也都在{cover}中，其中必有一格填"
    "{digit}。",
    naked_subset="{house}的{cells}合起来只有{count}个候选数{digits}，这些格会把它们用尽。",
    hidden_subset="{house}中{count}个数字{digits}只能填在{cells}，正好占满这些格。",
    xy_wing="{pivot}是{digits:or}：{branches}。所以两翼{pincers}中必有一格是{gone}。",
    xy_branch="若为{digit}，则{cell}是{other}",
    xyz_wing="{pivot}是{digits:or}；两翼{pincers}中，若枢纽取走某一翼的另一个数字，该翼就是{gone}。"
    "所以三格中必有一格是{gone}。",
    large_wing="{cells}合起来只有候选数{digits}，其中只有{gone}在这些格里有彼此看不到的位置。若都"
    "不填{gone}，"
    "格数就会多于数字个数，所以其中必有一格是{gone}。",
    w_wing="{ends}的候选数都是{digits}。{house}中数字{linked}只能填在{links}，它们各看到两端中的一"
    "格。"
    "所以两端不能同时是{linked}，其中必有一格是{gone}。",
    # Fish
    fish="{bases}中数字{digit}只能填在{covers}。",
    fish_but_fins="除了鳍{fins}，{bases}中数字{digit}只能填在{covers}。",
    fish_but_endo_fins="除了鳍{fins}（同时属于{bases}中的两个），{bases}中数字{digit}只能填在"
    "{covers}。",
    fish_but_some_endo_fins="除了鳍{fins}（其中{endo_fins}同时属于{bases}中的两个），{bases}中数字"
    "{digit}"
    "只能填在{covers}。",
    fish_uses="{bases}各需要一个{digit}，正好用尽{covers}。",
    fish_uses_unless="{bases}各需要一个{digit}，正好用尽{covers}，除非{fins:鳍|某个鳍}是{digit}。",
    kraken="链{chains}也得出同样的结果。",
    # Chains
    if_cell="若{cell}{true:是|不是}{digits:or}",
    then_cell="则{cell}{true:是|不是}{digits:or}",
    that_cell="{cell}{true:是|不是}{digits:or}",
    if_digit="若{cells}中{true:有|没有}{digits:or}",
    then_digit="则{cells}中{true:有|没有}{digits:or}",
    that_digit="{cells}中{true:有|没有}{digits:or}",
    chain="{nodes}。",
    either="{first}，{last}，两者至少有一个成立。",
    ring="链首尾相接成环，所以每条弱链的两端必有一真。",
    any_case="所以无论如何{node}。",
    remote_pair="{cells}依次相邻可见，候选数都只有{digits}，所以交替取值。两端{ends}各取其一。",
    contradiction="这是矛盾。",
    same_everywhere="各种情况得出相同的结果。",
    # Colouring
    colours="数字{digits}共有{count}种颜色：{groups}。同色的候选数同真同假，成对的两色必有一真。",
    colour="{letter}为{candidates}",
    digits_in_cells="{digits}（{cells}）",
    colours_trap="同时看到两色的候选数为假。",
    colours_wrap="同色的两格彼此可见，所以该色为假。",
    colours_across="一对颜色中的一色看到另一对中的一色，两者不能同真，所以其余两色必有一真。",
    colours_twice="一对颜色中的一色同时看到另一对的两色，所以该色为假。",
    medusa_trap="两种颜色都不容许的候选数为假。",
    medusa_wrap="有一色自相矛盾，所以该色为假。",
    # Uniqueness
    two_ways="若{cells}只剩{digits}，就有两种填法，题目便有两个解。",
    extra_is_true="因此{cells}{cells:|之一}必填{digits:or}。",
    roof_differs="因此{cells}{cells:|之一}必填其他数字。",
    grave="若没有{cells}的{digits:or}，每个空格都只有两个候选数，每个数字在每个区域都只有两个位置；"
    "这样的盘面无解或多解。所以这些候选数中必有一真。",
    locked_with="与{cells}（{digits}）合在一起，便在{houses}构成死锁数组。",
    no_other_place="{houses}中数字{digits}没有其他位置。",
    # Almost locked sets
    set_is="{letter}为{cells}，含{digits}",
    petal="若{stem}是{digits}，则{letter}成为死锁数组",
    not_both="{first}和{second}不能同时含有{digits:nor}",
    all_locked="所以{sets}都是死锁数组。",
    one_locked="{sets}中至少有一个是死锁数组，并含有{digits}。",
    sue_de_coq="{cells}的候选数为{digits}；{sides}占用其余数字。格数与数字个数相等，且每个数字都限"
    "于一个区域之内。",
    sue_de_coq_sharing="{cells}的候选数为{digits}；{sides}占用其余数字。两侧共有的"
    "{shared}{shared:|各}算两次，"
    "则格数与数字个数相等，且每个数字都限于一个区域之内。",
    cells_of_digits="{cells}（{digits}）",
    exclusion="{cells}中凡是含有这些候选数之一的组合，都会使它们看到的某个格或某个待定数组候选数不"
    "足。",
    # Rare patterns, and what is left
    fireworks="在其中两个区域与第三个区域相交之处，{digits}要离开交叉的区域只能填在{cells}，否则就"
    "填在三者的公共格。"
    "所以它们正好占满这{count}格。",
    multi_sector="{cells}共{count}格，其中最多只能有：{sectors}。合计{count}个，恰好填满，所以每一"
    "个都必在其中。",
    sector="{house}的{digits}{digits:|各}一个",
    exocet="{base}的候选数为{digits}。在交叉线{lines}中，这些数字的位置很少，所以填入{base}的两个"
    "数字也必填入"
    "{targets}。",
    guardians="{cells}不能只用{digits}填满，所以守护者中必有一真：{guards:or}。",
    guardian="{cells}的{digits:or}",
    templates_all="把{digits}同时填入所有区域的各种方式都用到{cells}。",
    templates_none="把{digits}同时填入所有区域的各种方式都不用{cells}。",
    brute_force="这不是技巧，只是看了答案。",
    sentence="{text}。",
    # Hints without a step
    is_solved="题目已解完。",
    nothing_found="所用技巧都找不到下一步。",
    two_equal="{house}中有两个{digit}，在{first}和{second}。",
    givens_unsolvable="已知数无解。",
    digits_unsolvable="这些数字和候选数无解。",
    marks_unsolvable="这些候选数无解。",
    wrong_digit="{cell}的{digit}是错的。",
    no_candidate="{cell}已没有候选数。",
    missing_candidate="{cell}缺少一个候选数。",
    nudge_equal="{house}中有两个相同的数字。",
    nudge_digit="{house}中有一个你填的数字是错的。",
    nudge_mark="{house}中缺少一个候选数。",
    # Walkthroughs, and a page of the catalogue
    walked="{level}，{score}分，已解完",
    walked_in_part="{level}，{score}分，找不到下一步",
    graded="{family}；{level}，{score}分",
    not_graded="{family}；{level}，{score}分，不计入难度",
    also_called="别名：{names}",
    example="示例：{state}",
)
