## How things are listed

comma = 、
last-and = 和
last-or = 或
last-nor = ，也不能同时含有
# Before the last of several numbers of houses
last-number = 、
# Before the last of several kinds of houses, some of which are lists themselves
last-houses = 和
# Between the parts of a sentence, such as the nodes of a chain
pause = ，
semicolon = ；
# Between sentences
gap = { "" }
sentence = { $text }。

## Houses

house-row = 第{ $numbers }行
house-column = 第{ $numbers }列
house-box = 第{ $numbers }宫
house-region = 第{ $numbers }宫
house-diagonal = { $numbers ->
        [1] 左上到右下的对角线
        [2] 右上到左下的对角线
       *[other] 两条对角线
    }
house-window = 第{ $numbers }个窗口
house-group = 第{ $numbers }组
# A kind that has no words
house-other = 第{ $numbers }个{ $kind }

## Cells

# As short as players of the language write them
cell-short = r{ $row }c{ $column }
# In words: one, and those of a line with the lines that cross it
cell-words = { $row }{ $column }
cells-words = { $house }{ $lines }的{ $number }格

## 其他规则

# 规则名称
the-rule = { $name }
at-rule-in-house = { $house }的{ $rule }
at-rule-from-house = 从{ $house }开始的{ $rule }
in-house-rule = { $house }的{ $rule }
cells-of-rule = { $cells }（{ $rule }）
# 同类规则的说明之后，再说这一条规则
# The sentence of its kind, which an argument begins with
says-rule = { $sentence }
cells-can-be = { $cells }{ COUNT($cells) ->
        [1] { "" }
       *[other] { $true ->
            [yes] 各
           *[no] 都
        }
    }{ $true ->
        [yes] 是
       *[no] 不是
    }{ OR($digits) }
reason = { $premises }，所以{ $conclusion }。
reason-alone = 无论其他格是什么，{ $conclusion }。
reach-is = 若{ $cell }是{ OR($digits) }，{ $what ->
        [sum] 和
       *[difference] 差
    }就是{ $bound }。
reach-most = 若{ $cell }是{ OR($digits) }，{ $what ->
        [sum] 和
       *[difference] 差
    }至多为{ $bound }。
reach-least = 若{ $cell }是{ OR($digits) }，{ $what ->
        [sum] 和
       *[difference] 差
    }至少为{ $bound }。
reach-never = 若{ $cell }是{ OR($digits) }，就凑不出这样的{ $what ->
        [sum] 和
       *[difference] 差
    }。
reach-rest = 若{ $cell }是{ $digits }，{ $count ->
        [1] 另一格就得是{ $rest }，但这不可能
       *[other] 其余各格之和就得是{ $rest }，但凑不出来
    }。
# 没有简短的理由时
never-satisfied = 若{ $cells }{ COUNT($cells) ->
        [1] { "" }
       *[other] 中有一格
    }是{ OR($digits) }，{ $rule }就无法满足。
detail-no-partner = { $digits }没有能相邻的数字。
detail-runs = 线上只能是{ OR($runs) }。
detail-between = { $house }的1与{ $size }之间和为{ $total }，所以其间有{ OR($counts) }格。
detail-neighbours = { $house }的1与{ $size }相邻。
detail-both-sides = 若{ $cell }是{ $digits }，{ $cells }都只能是{ $partner }。
detail-on-line = { $cell }前面{ $before ->
        [0] 没有格
       *[other] 有{ $before }格
    }，后面{ $after ->
        [0] 没有格
       *[other] 有{ $after }格
    }，所以在{ $least }到{ $most }之间。
detail-smallest = 没有比{ $digit }更小的数字。
detail-largest = 没有比{ $digit }更大的数字。
detail-not-between = { $digits }不在任何两个数字之间。
detail-seen-most = 若{ $cells }{ COUNT($cells) ->
        [1] { "" }
       *[other] 之一
    }是{ OR($digits) }，最多能看到{ $count }个数字。
detail-seen-least = 若{ $cells }{ COUNT($cells) ->
        [1] { "" }
       *[other] 之一
    }是{ OR($digits) }，至少能看到{ $count }个数字。
detail-room = 若{ $first }是{ $digit }，{ $clue }就在{ $cell }
detail-room-needs = 只有{ $first }是{ $digit }时，{ $clue }才能在{ $cell }。
never-is = { $cells }{ COUNT($cells) ->
        [1] { "" }
       *[other] 都
    }不会是{ OR($digits) }

## Small numbers

number = { $number ->
        [0] 零
        [1] 一
        [2] 两
        [3] 三
        [4] 四
        [5] 五
        [6] 六
        [7] 七
        [8] 八
        [9] 九
        [10] 十
       *[other] { $number }
    }

## Levels and families; English has their names already

level-Easy = 简单
level-Medium = 中等
level-Hard = 困难
level-Expert = 专家
level-Extreme = 极难
family-singles = 排除与唯余
family-pairs-of-cells = 相邻格关系
family-lines = 线
family-cages = 笼
family-sums = 求和
family-outside-clues = 盘外提示
family-other-rules = 其他规则
family-rule-patterns = 规则组合
family-locked-candidates = 区块
family-subsets = 数组
family-fish = 鱼
family-complex-fish = 复杂鱼
family-single-digit-patterns = 单数字结构
family-colouring = 涂色法
family-wings = 翼
family-uniqueness = 唯一性
family-chains = 链
family-almost-locked-sets = 待定数组
family-rare-patterns = 罕见结构
family-forcing = 强制链
family-templates = 模板
family-last-resort = 最后手段

## The three depths of an explanation

heading = { $title }
nudge = { $where }可以用“{ $phrase }”。
point = { $heading }：请看{ $look }。
show = { $heading }：{ $why }因此{ $result }。

## What follows from a step

placed = { $cell }填{ $digit }
eliminated = { $cells }可排除{ $digits }

## Where to look: completes nudge

in-house = { $house }
from-house = （从{ $house }开始）
in-grid = 整个盘面
near = { $house }附近
of-digit = 数字{ $digits }
of-digits = 数字{ $digits }

## What to look at: completes point

cells-in-house = { $house }的{ $cells }
loop-through = 经过{ $start }的环
chain-between = 从{ $start }到{ $end }的链

## Chains: a node as a condition, as what follows from one, and by itself

if-cell = 若{ $cell }{ $true ->
        [yes] 是
       *[no] 不是
    }{ OR($digits) }
then-cell = { $cell }{ $true ->
        [yes] 就是
       *[no] 就不是
    }{ OR($digits) }
that-cell = { $cell }{ $true ->
        [yes] 是
       *[no] 不是
    }{ OR($digits) }
if-digit = 若{ $cells }中{ $true ->
        [yes] 有
       *[no] 没有
    }{ OR($digits) }
then-digit = { $cells }中{ $true ->
        [yes] 就有
       *[no] 就没有
    }{ OR($digits) }
that-digit = { $cells }中{ $true ->
        [yes] 有
       *[no] 没有
    }{ OR($digits) }
also-cell = { $cell }{ $true ->
        [yes] 是
       *[no] 不是
    }{ OR($digits) }
also-digit = { $cells }中{ $true ->
        [yes] 有
       *[no] 没有
    }{ OR($digits) }
# Between the first and the last inferences of a long argument
left-out = ……此处省略{ $count }步推理……
# 命令行中省略了部分推理时，接在后面
whole-tip = { $text }（加上 --whole 可看全部推理。）
# Before the last of several clauses of an inference
last-clause = ，且
# The same after a clause that has such a word in it
last-long-clause = ，且
by-rule = { $node }（{ $rule }）
if-rule = 按{ $rule }
then-rule = { $rule }就受此限制
then-broken = { $rule }就无法满足
then-no-digit = { $cell }就无数可填
then-no-place = { $house }中{ $digits }就无处可填
with-start = 从{ $house }出发，
contradiction = 由此产生矛盾。
chain = { $nodes }。
either = { $first }或{ $last }，至少有一个成立。
ring = 链首尾相接成环，所以每条弱链的两端必有一真。
ring-by-rule = 按{ $rules }，与两端都不相容的候选数可以排除。

## Hints without a step

is-solved = 题目已经完成。
and-others = 同一技巧还能在另外{ $count }处删除候选数。
nothing-found = 现有技巧找不到下一步。
two-equal = { $house }中有两个{ $digit }：{ $first }和{ $second }。
broken-total = { $rule }的和是{ $total }。
broken-rule = { $rule }不允许{ $cells }填{ $digits }。
givens-unsolvable = 这些已知数无解。
digits-unsolvable = 按目前的数字和候选数，题目无解。
marks-unsolvable = 按目前的候选数，题目无解。
wrong-digit = { $cell }的{ $digit }填错了。
no-candidate = { $cell }已经没有候选数。
missing-candidate = { $cell }的正确候选数被排除了。
nudge-equal = { $house }中有两个相同的数字。
nudge-digit = { $house }中有一个数字填错了。
nudge-rule = { $house }{ $inside ->
        [yes] { "" }
       *[no] 附近
    }的{ $rule }中有一个数字填错了。
nudge-mark = { $house }中有正确的候选数被排除了。

## 数字为何有误，逐步说明

refute-suppose = 假设{ $wrong }填{ $supposed }。
refute-house = 那么{ $cell }填{ $digit }：{ $house }中再没有别的位置。
refute-cell = 那么{ $cell }填{ $digit }：那里不剩其他候选数。
refute-no-place = 于是{ $house }中没有{ $digit }的位置，所以{ $wrong }不能填{ $supposed }。
refute-no-candidate = 于是{ $cell }没有候选数可填，所以{ $wrong }不能填{ $supposed }。

## Walkthroughs, and a page of the catalogue

walked = { $level }，{ $score }分，已解出
walked-in-part = { $level }，{ $score }分，找不到下一步
walked-without-level = 有多个解，因此没有难度等级；找不到下一步
graded = { $family }；{ $level }，{ $score }分
not-graded = { $family }；{ $level }，{ $score }分，不计入难度
also-called = 别名：{ $names }
example = 示例：{ $state }

## Boards that are not usual: roles of cells, such as a doubler, and variables of layers

role-doubler-1 = 不是加倍格
    .not = 是加倍格
role-doubler-2 = 是加倍格
    .not = 不是加倍格
role-negator-1 = 不是取负格
    .not = 是取负格
role-negator-2 = 是取负格
    .not = 不是取负格
role-heat-1 = 既不是热格也不是冷格
    .not = 是热格或冷格
role-heat-2 = 是热格
    .not = 不是热格
role-heat-3 = 是冷格
    .not = 不是冷格
if-role = 若{ $cell }{ $role }
then-role = { $cell }就{ $role }
that-role = { $cell }{ $role }
also-role = { $cell }{ $role }
at-cells = { $cells }处
at-rule = { $rule }处
why-only-role = { $cell }的其他可能都已排除。
why-only-cells-for-role = 在{ $house }中，只有{ $cells }可能{ $role }。
why-only-cells-by-rule = 按{ $rule }，只有{ $cells }可能{ $role }。
why-only-by-rule = 按{ $rule }，{ $digit }只能填在{ $cells }。
says-house = { $whole ->
        [yes] { $house }中每个数字各出现一次。
       *[no] { $house }中没有重复的数字。
    }
