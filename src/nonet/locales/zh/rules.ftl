## The grid

grid-normal = 遵循标准数独规则。
grid-boxes = 遵循标准数独规则：每行、每列和每宫内，1至{ $size }各出现一次。
grid-jigsaw = 遵循标准锯齿数独规则：每行、每列和每个粗线围成的宫内，1至{ $size }各出现一次。
grid-latin = 每行和每列内，1至{ $size }各出现一次；没有宫。
grid-digits-boxes = 每个格填入{ $first }到{ $last }的一个数字，每行、每列、每宫内不重复。
grid-digits-jigsaw = 每个格填入{ $first }到{ $last }的一个数字，每行、每列、每个不规则区域内不重复。
grid-digits-latin = 每个格填入{ $first }到{ $last }的一个数字，每行、每列内不重复。
grid-digits-free = 每个格填入{ $first }到{ $last }的一个数字，盘面的每个区内不重复。

## Lines

rule-thermometer = 温度计上的数字从圆球一端起依次递增。
rule-slow_thermometer = 空心温度计上的数字从圆球一端起递增或相等。
rule-arrow-circle = 箭头上的数字之和等于圆圈内的数字。
rule-arrow-pill = 箭头上的数字之和等于其起点胶囊内的数；该数从上到下或从左到右读取。
rule-arrow-pill_order = 箭头上的数字之和等于其起点胶囊内的数；{ $cells }中的数按此顺序读取。
rule-double_arrow = 双线上的数字之和等于两端圆圈内的两个数字之和。
rule-whisper_line-german = 德国耳语线（绿色，短虚线）上相邻两数之差至少为5。
rule-whisper_line-dutch = 荷兰耳语线（橙色，长虚线）上相邻两数之差至少为4。
rule-whisper_line-other = 标有≥{ $difference }的绿线上，相邻两数之差至少为{ $difference }。
rule-renban_line = 连号线（粉色，点线）上是一组不重复的连续数字，顺序不限。
rule-nabner_line = 纳布纳线（黄色）上任意两个数字，无论位置远近，既不相同也不连续。
rule-between_line = 两圆圈之间连线上的数字严格介于两圆圈内的数字之间。
rule-lockout_line = 封锁线两端菱形内的数字之差至少为{ $difference }；线上的数字都在这两个数字构成的范围之外，且不等于其中任何一个。
rule-palindrome_line = 回文线（灰色细线）上的数字正读反读相同。
rule-zipper_line = 拉链线（紫色，带中线）上，与线的中点距离相等的两个数字之和都相同；若有中间格，该格的数字即为此和。
rule-region_sum_line = 蓝线被{ $regions ->
        [boxes] 宫
       *[regions] 不规则宫
    }的边界分成若干段，各段数字之和相等；线再次进入同一{ $regions ->
        [boxes] 宫
       *[regions] 不规则宫
    }时算作新的一段。
rule-sum_line-line = 标有数的空心棕线可以分成若干连续的段，每段数字之和都等于该数。
rule-sum_line-loop = 标有数的空心棕色环线从某一格起可以分成若干连续的段，每段数字之和都等于该数。
rule-modular_line = 模数线（青色，短线加点{ $modulus ->
        [3] { "" }
       *[other] ，标有mod { $modulus }
    }）上任意连续{ $modulus }个数字除以{ $modulus }的余数各不相同。
rule-entropic_line = 熵线（橙红色，成组的点）上任意连续三个数字中，小（{ $low }）、中（{ $middle }）、大（{ $high }）各一个。
rule-parity_line = 奇偶线（红色）上的数字奇偶交替。
rule-same_difference_line = 等差距线（棕色，长短相间的虚线）上任意相邻两数之差都相同（可以为0）；不同的线可以有不同的差。
rule-arithmetic_line = 等差数列线（灰色，细点线）上的数字构成等差数列：从每一格到下一格的公差都相同，可正、可负或为0。
rule-fibonacci_line = 斐波那契线（金色，从菱形开始）上从第三个数字起，每个数字都是前两个数字之和。
rule-xvxv_line = XVXV线（蓝色，成对的短线）上相邻两数之和为5或10。
rule-product_arrow-circle = 紫色虚线箭头上的数字之积等于圆圈内的数字。
rule-product_arrow-pill = 紫色虚线箭头上的数字之积等于箭头起点的胶囊内的数，该数从上往下或从左往右读。
rule-product_arrow-pill_order = 紫色虚线箭头上的数字之积等于箭头起点的胶囊内的数；{ $cells }中的数按此顺序读。
rule-average_arrow-circle = 青色点线箭头圆圈内的数字等于箭头上各数字的平均数。
rule-unknown_circle = 线两端虚线圆圈之一内的数字，等于线上其余所有数字之和。
rule-value_index = 从方框出发的虚线上，若第一格为X，第二格为Y，则第二格之后的第Y格也是X。
rule-lunchbox = 棕色宽带上的数字不重复；位于其中最小数字与最大数字之间的数字之和等于所标的数。
rule-regex = 标有字母{ $letter }的线上的数字，沿箭头方向读取，符合正则表达式{ $pattern }。
rule-state_machine = 标有字母{ $letter }的线上的数字，沿箭头方向读取，遵循自定规则{ $title ->
        [none] 。
       *[other] ：{ $title }。
    }
own-place = { $title ->
        [none] { $cells }
       *[other] “{ $title }”（{ $cells }）
    }
rule-roles = 每行、每列、每个区域中恰有{ $each }格具有“{ $layer }”的角色“{ $role }”{ $once ->
        [yes] ；这些格合起来每个数字恰好一次
       *[no] {""}
    }。
rule-indexers = “{ $layer }”的角色为“{ $role }”的格，其数字指出{ $along ->
        [row] 所在行
        [column] 所在列
       *[box] 所在宫
    }中的位置，{ $to ->
        [0] 该位置的格填有前一格的位置
       *[other] 该位置的格具有角色“{ $to }”
    }。
rule-second_digits = 每行、每列、每个区域中，从{ $first }到{ $last }的每个数字恰好出现一次：有些格填两个数字。
rule-values = 一格的数字 d 算作多少（{ $layer }）取决于它在“{ $by }”中的角色：{ $forms }。
rule-tally_line = { $form ->
        [own] 沿{ own-place }依次读取，
       *[letter] 标有字母{ $letter }的线上，沿箭头方向读取，
    }{ $counted ->
        [none] 累计和
       *[other] 数字{ $counted }的累计个数
    }{ $when ->
        [end] 最终
        [always] 始终
       *[never] 从不
    }{ $relation ->
        [exactly] 等于{ $value }
        [at-least] 不小于{ $value }
        [at-most] 不大于{ $value }
       *[multiple] 是{ $value }的倍数
    }。

## Cages and groups of cells

rule-killer_cage-sum = 笼（虚线框）内的数字不重复，其和等于左上角的数。
rule-killer_cage-free = 没有标数的笼（虚线框）内数字不重复。
rule-all_different-region = 每个带阴影的额外区域内，{ $first }至{ $size }各出现一次。
rule-all_different-cells = 带阴影并加框的一组格内数字不重复。
rule-sum = 点线框内的数字之和等于“=”后的数，数字可以重复。
rule-sum-factors = 以{ $letter }加框的各格内的数字满足{ $sum }。
rule-rellik_cage = 标有≠的框内数字不重复，且其中任何一个数字或任意几个数字之和都不等于所标的数。
rule-equality_cage = 标有=的框内数字不重复，奇数与偶数个数相同，小数（{ $low }）与大数（{ $high }）个数相同{ $odd ->
        [yes] ，且不含{ $middle }
       *[no] { "" }
    }。
rule-look_and_say = 标有如2×3的框内，“×”后的数字恰好出现“×”前所示的次数，其他数字不限。
rule-quadruple = 四格相交处圆圈内的数字，或灰色点线框所标的数字，都在这些格中出现，且次数不少于所标次数。
rule-contains_exactly = 四格相交处虚线圆圈内“=”后的数字，或紫色点线框“=”后的数字，在这些格中出现的次数恰好等于所标次数。
rule-same_digits = 字母相同的绿框各组包含相同的数字，每个数字的次数也相同，顺序不限。
rule-same_set = 所有行、列和区域包含相同的一组数字，而可用的数字比每个的格数多。
rule-equal_sum = 字母相同的橙色长虚线框各组的数字之和相等。
rule-equal_cages = 灰色点划线笼内数字不重复；字母相同的笼，数字之和相等。
rule-bounded_cage = 黑色点划线笼内数字不重复，数字之和在所标的范围内。
rule-number_cage = 蓝色点划线笼内数字不重复；逐行从左到右读成的数，是×前面那个数的倍数。
rule-multi_sum_cage = 黑色成对短线笼内数字不重复，数字之和是所标各和之一。
rule-range_line = 中间带短线的蓝线上，最大数字减最小数字等于线上所标的数；数字可以重复。
rule-product_line = 中间带短线的橙线上，各数字的乘积等于×后面的数；数字可以重复。
rule-modular_sum = 字母相同的青色点划线框，各组数字之和除以{ $modulus }余{ $remainder }。
rule-modular_sum-same = 字母相同的青色点划线框，各组数字之和除以{ $modulus }的余数相同。
rule-modular_product = 字母相同的棕色点划线框，各组数字之积除以{ $modulus }余{ $remainder }。
rule-modular_product-same = 字母相同的棕色点划线框，各组数字之积除以{ $modulus }的余数相同。
rule-clone = 字母相同的阴影各组在对应位置上的数字相同。
rule-count_distinct = 标有#和字母的格内的数字，等于以该字母加框的各格中不同数字的个数。
rule-count_repeats = 在以{ $letter }加框的任一组内，两格数字相同即为一次重复；同时属于两组的两格计两次。各数字的重复次数已给出：{ $numbers }。

## Single cells and pairs

rule-candidates = 标有小数字的空格只能填其中之一。
rule-odd = 带灰色圆形的格内是奇数。
rule-sunburn = 金色太阳格内的数字，等于周围各格（含斜向）中较小数字的个数。
rule-seen_odd = 蓝色虚线圆圈格内的数字，等于该格在所在行和列中能看到的奇数个数（含自身）；偶数会挡住视线。
rule-seen_even = 蓝色虚线方框格内的数字，等于该格在所在行和列中能看到的偶数个数（含自身）；奇数会挡住视线。
rule-even = 带灰色方形的格内是偶数。
rule-minimum = 箭头向内的灰色格，其数字小于上下左右所有未作相同标记的相邻格。
rule-maximum = 箭头向外的灰色格，其数字大于上下左右所有未作相同标记的相邻格。
rule-greater_than = 两格之间的不等号尖端指向较小的数字。
rule-difference-plain = 无数字的白点两侧的数字连续。
rule-difference-number = 有数字的白点两侧的数字之差等于该数字。
rule-ratio-plain = 无数字的黑点两侧的数字，一个是另一个的两倍。
rule-ratio-number = 有数字的黑点两侧的数字，一个是另一个的该数倍。
rule-pair_sum-v = V两侧的数字之和为5。
rule-pair_sum-x = X两侧的数字之和为10。
rule-pair_sum-number = 两格之间标有数时，两格数字之和等于该数。
rule-pair_table = 带字母{ $letter }的方块两侧的数字，从上到下或从左到右读取，是以下数对之一：{ $pairs }。
digits-related = { $relation ->
        [difference] 之差为{ $value }
        [difference-at-least] 之差至少为{ $value }
        [difference-at-most] 之差至多为{ $value }
        [no-difference] 之差不为{ $value }
        [sum] 之和为{ $value }
        [sum-at-least] 之和至少为{ $value }
        [sum-at-most] 之和至多为{ $value }
        [no-sum] 之和不为{ $value }
        [ratio] 之比为{ $value }
        [no-ratio] 之比不为{ $value }
        [same-parity] 奇偶相同
        [other-parity] 一奇一偶
        [equal] 相同
        [unequal] 不同
       *[table] 是以下数对之一：{ $pairs }
    }
rule-pair_relation = { $form ->
        [dot] 带字母{ $letter }的方块两侧的数字
        [line] 标有字母{ $letter }的青色点线上相邻两数
       [own-line] { own-place }中相邻两数
        [own-cells] { own-place }中任意两数
       *[cells] 以{ $letter }加框的各格中任意两数
    }{ digits-related }。
rule-counting_circles = 虚线圆圈内的数字是几，它就恰好出现在几个虚线圆圈内。
rule-battenburg = 四格相交处粉白相间的小方格周围，奇数与偶数交替。
rule-column_index = 红色格（左右有竖条）内的数字表示该格所在列的列号出现在同一行的第几列。
rule-row_index = 绿色格（上下有横条）内的数字表示该格所在行的行号出现在同一列的第几行。
rule-box_index = 加框的蓝色格内的数字表示该格在宫内的序号（逐行计数）出现在本宫的第几个位置。

## Clues outside the grid

rule-sandwich = 盘面外无框无箭头的数，等于该行或该列中{ $first }与{ $size }之间的数字之和。
rule-x_sum = 盘面外方框内的数，等于从该侧起前X个数字之和，X是其中第一个数字。
rule-skyscraper = 盘面外菱形内的数，是从该侧能看到的数字个数；较大的数字会挡住其后较小的数字。
rule-hidden_skyscraper = 盘面外虚线六边形内的数字，是从该侧起第一个小于其前面某个数字的数字；0表示没有。
rule-numbered_room = 盘面外圆圈内的数字出现在从该侧起的第X格，X是第一格的数字。
rule-little_killer = 盘面外带箭头的数，等于箭头所指斜线上的数字之和，数字可以重复。
rule-rossini = 盘面外的箭头旁的{ $count }个数字沿箭头方向递增。
rule-full_rank = 把所有的行和列从两端各读作一个数，从小到大排名；盘面外带#的数，等于该行或该列从该侧读出的数的名次。{ $ties ->
        [any] 相等的数名次相同。
        [none] 这些数互不相等。
       *[clued] 没有别的数与提示所指的数相等。
    }
rule-outside_digits = 盘面外方括号内的数字都出现在从该侧起的前{ $count }格中。
rule-frame_sum = 盘面外两横线之间的数，等于从该侧起前{ $count }个数字之和。
rule-battlefield = 盘面外八边形内的数，等于该行或该列的前X格与后Y格重叠部分的数字之和；若不重叠，就是两者之间空隙中的数字之和。X是第一个数字，Y是最后一个数字。
rule-before_nine = 盘面外五边形内的数，等于从该侧起{ $size }之前的数字之和。
rule-next_to_nine = 盘面外双圆圈内的数字，是该行或该列中与{ $size }相邻的数字，顺序不限；若只有一个，{ $size }就在一端。
rule-sum_skyscraper = 盘面外双菱形内的数，等于从该侧能看到的数字之和；较大的数字会挡住其后较小的数字。
rule-ascending_starters = 盘面外双六边形内的数，等于从该侧起逐个变大的各数字之和。
rule-crust_sandwich = 盘面外双方框内的数，等于该行或该列中{ $first }与{ $last }之间的数字之和。

## The whole grid

rule-diagonal = 标出的对角线上数字不重复。
rule-diagonals = 标出的两条对角线上数字各不重复。
rule-windows = 每个阴影窗口内数字不重复。
rule-disjoint_groups = 同色的格，即各宫相同位置的格，数字不重复。
rule-anti_knight = 相距一个国际象棋马步的两格数字不同。
rule-anti_king = 相距一个国际象棋王步的两格数字不同。
rule-anti_taxicab = 填有相同数字X的两格，横竖步数之和不等于X。
rule-non_consecutive = 上下左右相邻的两格数字不连续。
negative-except = { $exceptions ->
        [same] 除已标出的位置外，
        [any] 除两格之间有标记的位置外，
        [listed] 除{ $pairs }外，
       *[none] { "" }
    }
rule-all_given = { $of ->
        [dots] 所有点均已标出：上下左右相邻且没有点的两格，数字之差不为{ $differences }，一个也不是另一个的{ $ratios }倍。
        [xv] 所有V和X均已标出：上下左右相邻且没有标记的两格，数字之和不为{ $sums }。
        [difference] 所有差均已标出：上下左右相邻且没有点的两格，数字之差不为{ $differences }。
        [ratio] 所有倍数均已标出：上下左右相邻且没有点的两格，一个不是另一个的{ $ratios }倍。
       *[sum] 所有和均已标出：上下左右相邻且没有标记的两格，数字之和不是这样的数{ $sums ->
            [none] { "" }
           *[other] （{ $sums }）
        }。
    }
rule-all_given-other = 此类标记（{ $rule }）均已标出：上下左右相邻且没有标记的两格，数字不满足其中任何一个。
rule-negative-difference = { negative-except }上下左右相邻的两格数字之差不为{ $value }。
rule-negative-ratio = { negative-except }上下左右相邻的两格数字，一个不是另一个的{ $value }倍。
rule-negative-sum = { negative-except }上下左右相邻的两格数字之和不为{ $value }。
rule-replicate = { $exempt ->
        [any] 除两格之间有标记的位置外，
        [kind] 除有{ $kind }标记的位置外，
       *[none] { "" }
    }{ $listed ->
        [none] { "" }
       *[other] 除{ $listed }外，
    }{ $moves ->
        [neighbours] 上下左右相邻的两格数字
        [diagonals] 对角相邻的两格数字
        [kings] 相距国际象棋一步王的两格数字
        [knights] 相距国际象棋一步马的两格数字
       *[distance] 横竖步数之和为{ $far }的两格数字
    }{ digits-related }。
rule-global_entropy = 每个2×2方块内，小（{ $low }）、中（{ $middle }）、大（{ $high }）三类数字都至少有一个。
rule-global_modular = 每个2×2方块内的数字除以3，三种余数都出现。
rule-dutch_flatmates = 每个5的正上方是1，或正下方是9。

## Rules made of rules

rule-any_of = 对于以{ $letter }加框的各格，以下规则至少有一条成立：{ $parts }。
rule-kinds = 带字母{ $letter }的每条线或每组格，各遵守以下规则之一（规则所在的线可与此处所列不同），{ $least ->
        [listed] 各规则出现的次数与所列相同
        [0] 次数不限
       *[other] 各规则至少出现{ $least }次
    }：{ $parts }。
rule-shared_total = 带字母{ $letter }的各线或各组格，以下规则的和都等于同一个未知数：{ $parts }。
rule-choose = 对于以{ $letter }加框的各格，以下规则中{ $form ->
        [exactly] 恰有{ $least }条
        [least] 至少有{ $least }条
        [most] 至多有{ $most }条
       *[between] 有{ $least }至{ $most }条
    }成立：{ $parts }。
rule-if = 对于以{ $letter }加框的各格，{ $form ->
        [else] 如果以下规则成立：{ $condition }，以下规则也成立：{ $parts }；否则以下规则成立：{ $others }
       *[then] 如果以下规则成立：{ $condition }，以下规则也成立：{ $parts }
    }。
rule-all_of = 对于以{ $letter }加框的各格，以下规则全部成立：{ $parts }。
rule-not = 对于以{ $letter }加框的各格，以下规则不成立：{ $parts }。
own-rule = { $title ->
        [none] 以下规则成立：{ $parts }。
       *[other] { $title }：{ $parts }。
    }

## Where a rule is, cell by cell, after its name

place-area = 共{ $count }格
place-line = 第{ $number }格，共{ $count }格
place-bulb = 在球端
place-arrow_circle = 在圆圈内
place-dot = 朝向第{ $row }行第{ $column }列
place-corner = 在格角
place-clue = 提示数在此格旁

## Names of single rules, where the title of their kind is not enough

# 规则种类加上它显示的内容
named-with-text = { $title }“{ $text }”
named-part = { $title }（{ $text }）
named-own = 规则“{ $title }”
named-killer_cage = { $text ->
        [none] 笼
       *[other] 和为{ $text }的笼
    }
named-difference = { $text ->
        [none] 白点
       *[other] 差为{ $text }的白点
    }
named-ratio = { $text ->
        [none] 黑点
       *[other] 比为{ $text }的黑点
    }
named-whisper_line = 耳语线
named-candidates = 标记“{ $text }”
named-anti_king = 无缘规则
named-anti_knight = 无马规则
named-anti_taxicab = 反出租车规则
named-dutch_flatmates = 荷兰室友规则
named-even = 偶数格
named-equality_cage = 均衡笼
named-odd = 奇数格
named-greater_than = 不等号
named-pair_sum-v = V
named-pair_sum-x = X
named-pair_sum = 和为{ $text }的数对
named-all_different = 互异格组
named-contains_exactly = { $text ->
        [none] 恰含圆圈
       *[other] 恰含圆圈“{ $text }”
    }
named-clone = { $text ->
        [none] 克隆组
       *[other] 克隆组“{ $text }”
    }
named-box_index = 宫索引格
named-row_index = 行索引格
named-column_index = 列索引格
named-value_index = 值索引线
named-non_consecutive = 不连续规则
named-negative = 反向限制{ $text }
named-all_given-dots = “所有点已标出”规则
named-all_given-xv = “所有V和X已标出”规则
named-all_given-difference = “所有差已标出”规则
named-all_given-ratio = “所有倍数已标出”规则
named-all_given-sum = “所有和已标出”规则
named-all_given = “所有标记已标出”规则
named-global_modular = 全局模数规则
named-global_entropy = 全局熵规则
named-counting_circles = 计数圆圈规则
named-diagonals = 对角线规则
named-disjoint_groups = 同位规则
named-windows = 窗口规则

## Names

title-all_different = 数字互异
title-all_given = 所有标记已标出
title-all_of = 并列规则
title-anti_king = 无缘
title-anti_knight = 无马
title-anti_taxicab = 反出租车
title-any_of = 任选规则
title-arithmetic_line = 等差数列线
title-arrow = 箭头
title-ascending_starters = 起始递增
title-average_arrow = 平均箭头
title-battenburg = 巴腾堡
title-battlefield = 战场
title-before_nine = 九前之和
title-between_line = 区间线
title-bounded_cage = 范围笼
title-box_index = 宫索引
title-candidates = 给定候选数
title-choose = 选取规则
title-clone = 克隆
title-column_index = 列索引
title-contains_exactly = 恰好包含
title-count_distinct = 不同数字计数
title-count_repeats = 重复次数
title-counting_circles = 计数圆圈
title-crust_sandwich = 异皮三明治
title-diagonal = 对角线
title-diagonals = 双对角线
title-difference = 差（白点）
title-disjoint_groups = 同位
title-double_arrow = 双箭头
title-dutch_flatmates = 荷兰室友
title-entropic_line = 熵线
title-equal_cages = 等和笼
title-equal_sum = 等和组
title-equality_cage = 均衡笼
title-even = 偶数
title-fibonacci_line = 斐波那契线
title-frame_sum = 边框和
title-full_rank = 全排名
title-global_entropy = 全局熵
title-global_modular = 全局模数
title-greater_than = 不等号
title-if = 条件规则
title-kinds = 各类规则
title-roles = 有角色的格
title-values = 格的数值
title-hidden_skyscraper = 隐藏高楼
title-killer_cage = 杀手笼
title-little_killer = 小杀手
title-lockout_line = 封锁线
title-look_and_say = 外观数列笼
title-lunchbox = 午餐盒
title-maximum = 极大格
title-minimum = 极小格
title-modular_line = 模数线
title-modular_product = 模积
title-modular_sum = 模和
title-multi_sum_cage = 多和笼
title-nabner_line = 纳布纳线
title-negative = 反向限制
title-next_to_nine = 九旁数字
title-number_cage = 数字笼
title-non_consecutive = 不连续
title-not = 反规则
title-numbered_room = 编号房间
title-odd = 奇数
title-outside_digits = 盘外数字
title-pair_relation = 数字关系
title-pair_sum = XV及其他数和
title-pair_table = 数对表
title-palindrome_line = 回文线
title-parity_line = 奇偶线
title-product_arrow = 乘积箭头
title-product_line = 乘积线
title-quadruple = 四格提示
title-range_line = 极差线
title-ratio = 比（黑点）
title-regex = 正则表达式
title-region_sum_line = 区域和线
title-rellik_cage = 反杀手笼
title-renban_line = 连号线
title-replicate = 所有数对的关系
title-rossini = 罗西尼箭头
title-row_index = 行索引
title-same_difference_line = 等差距线
title-same_digits = 相同数字组
title-same_set = 处处同数
title-sandwich = 三明治
title-seen_even = 可见偶数
title-seen_odd = 可见奇数
title-shared_total = 同一总和
title-skyscraper = 高楼
title-slow_thermometer = 慢温度计
title-state_machine = 状态机
title-sum = 求和框
title-sum_line = 分段和线
title-sum_skyscraper = 高楼和
title-sunburn = 晒伤
title-tally_line = 累计线
title-thermometer = 温度计
title-unknown_circle = 未知圆圈
title-value_index = 值索引
title-whisper_line = 耳语线
title-windows = 窗口
title-x_sum = X求和
title-xvxv_line = XVXV线
title-zipper_line = 拉链线

## What a rule says in an argument beside the board: shorter than in the rules

brief-difference-plain = 白点两侧的数字连续。
brief-difference-number = { $rule }两侧的数字之差就是这个数。
brief-ratio-plain = 黑点两侧的数字，一个是另一个的两倍。
brief-ratio-number = { $rule }两侧的数字，一个是另一个的相应倍数。
brief-pair_sum-v = V两侧的数字之和为5。
brief-pair_sum-x = X两侧的数字之和为10。
brief-whisper_line-german = 德国耳语线上相邻的数字至少相差5。
brief-whisper_line-dutch = 荷兰耳语线上相邻的数字至少相差4。
brief-renban_line = 连号线上是不重复的连续数字，顺序不限。
brief-nabner_line = 纳布纳线上没有两个数字相同或连续。
brief-palindrome_line = 回文线正读反读都一样。
brief-parity_line = 奇偶线上奇数与偶数交替。
brief-entropic_line = 熵线上任意连续三个数字中，小（{ $low }）、中（{ $middle }）、大（{ $high }）各一个。
brief-modular_line = 模数线上任意连续{ $modulus }个数字除以{ $modulus }的余数都不同。
brief-sandwich = { $house }的{ $rule }是其中1与{ $size }之间数字的和。
brief-x_sum = { $house }的{ $rule }是前X个数字的和，X就是第一个数字。
brief-skyscraper = { $house }的{ $rule }是比前面所有数字都大的数字的个数。
brief-hidden_skyscraper = { $house }的{ $rule }是第一个被更大的数字挡住的数字。
brief-numbered_room = { $house }的{ $rule }：这个数字填在第X格，X就是第一个数字。
brief-quadruple = { $rule }的数字都必须出现在这些格中，次数不少于所标的次数。
brief-zipper_line = 拉链线上与中点距离相等的两个数字之和都相同；若有中间格，该格的数字即为此和。
brief-column_index = 列索引格内的数字表示该格所在列的列号出现在同一行的第几列。
brief-row_index = 行索引格内的数字表示该格所在行的行号出现在同一列的第几行。
brief-negative-difference = { unmarked }之差不为{ $value }。
brief-negative-ratio = { unmarked }中没有一个是另一个的{ $value }倍。
brief-negative-sum = { unmarked }之和不为{ $value }。
unmarked = { $exceptions ->
        [same] 没有这种标记的相邻两格
        [any] 没有标记的相邻两格
        [listed] 除{ $pairs }外，相邻两格
       *[none] 相邻两格
    }

## Names of puzzles by their rules

# A kind of rule that has no form with a count
counted = { $title }，{ $count }处
counted-killer_cage = 杀手数独，{ $count }个笼
counted-thermometer = { $count }支温度计
counted-arrow = { $count }个箭头
counted-difference = { $count }个白点
counted-ratio = { $count }个黑点
counted-whisper_line = { $count }条耳语线
counted-renban_line = { $count }条连号线
counted-palindrome_line = { $count }条回文线
counted-little_killer = { $count }个小杀手
counted-quadruple = { $count }个四格提示
counted-sandwich = { $count }个三明治和

## 规则为何被拒绝

refused-place = { $title }{ $count ->
        [0] { "" }
       *[other] （{ $count }格）
    }
refused-what = { $what ->
        [total] 和
        [sum] 和
        [difference] 差
        [ratio] 倍数
        [modulus] 除数
        [digits] 每个数字
        [digit] 数字
        [count] 个数
        [counts] 每个个数
        [factors] 每个系数
       *[other] 数
    }
refused-least = { refused-place }：{ refused-what }至少为{ $least }，不能是{ $found }。
refused-most = { refused-place }：{ refused-what }至多为{ $most }，不能是{ $found }。
refused-cells-least = { $title }：至少需要{ $least }格，不能是{ $found }格。
refused-cells-most = { $title }：至多{ $most }格，不能是{ $found }格。
refused-cells-exact = { $title }：需要正好{ $least }格，不能是{ $found }格。
refused-cells-even = { $title }：格数须为偶数，不能是{ $found }。
refused-cells-circle = { $title }：圆圈占一至三格，不能是{ $found }格。
refused-cell-twice = { $title }：{ $cell }格出现了两次。
refused-line-closed = { $title }：线有两端，不能止于第一格。请去掉最后的{ $cell }格。
refused-line-branches = { $title }：这是没有分支的一条线，不能有{ $found }笔。请把每个分支写成单独的一条线。
refused-strokes-apart = { $title }：从{ $cell }格起的一笔与前面的线不相接。请写成单独的一条线。
refused-branch-start = { $title }：每个分支须从线上的一格开始，{ $cell }格不在线上。
refused-cells-round = { $title }：闭合线的格数须是{ $size }的倍数，不能是{ $found }。
refused-outside = { $title }：盘面上没有{ $cell }格。
refused-cells = { $title }：看不懂格名。格名如r1c1或r1c1-3。
refused-number = { $title }：数不是整数，或太大。
refused-whole-line = { $title }：提示需要整行或整列的所有格。
refused-pattern = { $title }：表达式在第{ $at }个字符处有误。
refused-too-large = { $title }：太大了。
refused-no-digits = { $title }：没有数字能满足它。
refused-no-break = { $title }：任何数字都满足那条不该成立的规则。
refused-totals = { $title }：各组的和不可能相等。
refused-word = { $title }：“{ $word }”一词不适用。
refused-digits-none = { $title }：至少需要一个数字。
refused-digits-most = { $title }：至多{ $most }个数字，不能是{ $found }个。
refused-digits-one-or-two = { $title }：一个或两个数字。
refused-digit-twice = { $title }：数字{ $digit }出现了两次。
refused-counts = { $title }：每个数字出现一次，个数之和至多为{ $most }。
refused-pairs-none = { $title }：至少需要一对。
refused-lines = { $title }：需要有行和列的盘面。
refused-square = { $title }：需要没有空缺的正方形盘面。
refused-digits-other = { $title }：不适用于此盘面的数字。
refused-size-nine = { $title }：只适用于9×9的盘面。
refused-size-three = { $title }：盘面大小须能被3整除。
refused-size-most = { $title }：盘面至多为{ $most }×{ $most }。
refused-boxes = { $title }：需要宫。
refused-regions = { $title }：需要宫或区域。
refused-corner = { $title }：四格须相交于一角。
refused-groups-two = { $title }：至少需要两组格。
refused-groups-alike = { $title }：每组须与第一组同为{ $size }格，不能是{ $found }格。
refused-exceptions = { $title }：例外须是有公共边的两格。
refused-rules-two = { $title }：至少需要两条规则。
refused-factors = { $title }：每格各需一个系数，且不能全为0。
refused-missing = { $title }：{ $what ->
        [cells] 缺少格
        [number] 缺少数
        [numbers] 缺少数
        [pairs] 缺少数对
       *[other] 缺少词
    }。
refused-more = { $title }：多了“{ $word }”。
refused-more-cells = { $title }：格组太多。
refused-several = { $title }：有多条规则叫这个名字。
refused-json = { $title }：无法读取JSON。
refused-circle-one = { $title }：圆圈只能有一格。
refused-two-digits = { $title }：需要两个不同的数字。
refused-apart = { $title }：例外的两格必须相差一步。
refused-unlike = { $title }：各规则的格应作用相同，例如都是线。
refused-kinds-two = { $title }：至少要有两类规则。
refused-no-total = { $title }：每条规则都应有和。
refused-no-move = { $title }：盘面上没有相距如此的两格。
refused-other = { $title }：规则的写法不对，或盘面不允许。
