## 技巧

sum_bounds = 和的上下限
    .description = 其他格之和的最小值，决定这一格的上限；其他格之和的最大值，决定这一格的下限。彼此可见的格填不同的数字。
sum_combinations = 和的组合
    .description = 不在任何能凑成该和的组合中的候选数，可以排除。
arrow_sum = 箭头和
    .description = 箭头上的数字之和等于圆圈内的数，彼此可见的格填不同的数字。不出现在任何这样的填法中的候选数，可以排除。
little_killer_sum = 小杀手和
    .description = 斜线上的数字凑成给定的和，可以重复，但彼此可见的格不能相同。不出现在任何这样的填法中的候选数，可以排除。
zipper_totals = 拉链线的和
    .description = 拉链线上的每一对格，以及中间的格，和都相同。其中一处不可能的和，各处都不可能，需要这种和的候选数可以排除。
equal_totals = 相等的和
    .description = 一条线或一条规则的各段和都相同。其中一段不可能的和，各段都不可能，需要这种和的候选数可以排除。
sum_line_runs = 线上的分段
    .description = 线可分成若干段相邻的格，每段之和都等于规则的数；在午餐盒上，最小与最大数字之间的数字之和等于它。不在任何一种分法中的候选数可以排除。
combined_sums = 合并求和
    .description = 把规则与宫、行、列的和相加或相减，两边都有的格就抵消，可能只剩几格的和；或者这个和接近各格所能达到的最小或最大值，因为同一单元内的数字各不相同。不能凑成这个和的候选数，可以排除。

## Steps

bound-total = { $kind ->
        [is] { $rule }各格的和为{ $total }。
        [most] { $rule }各格的和最大为{ $total }。
       *[least] { $rule }各格的和最小为{ $total }。
    }
bound-side = { $rule }{ $sides ->
        [2] { "" }
       *[other] 各部分
    }的和就是{ $cells }{ COUNT($cells) ->
        [1] 的数字
       *[other] 之和
    }，{ $kind ->
        [most] 最大
       *[least] 最小
    }为{ $total }。
bound-others-most = { $count ->
        [1] 除{ $cells }外
       *[other] { $cells }中任取一格
    }，其余各格之和至少为{ $total }。
bound-others-least = { $count ->
        [1] 除{ $cells }外
       *[other] { $cells }中任取一格
    }，其余各格之和至多为{ $total }。
bound-cell-most = { $cells }{ $factor ->
        [1] { "" }
       *[other] （计{ $factor }倍）
    }{ COUNT($cells) ->
        [1] { "" }
       *[other] 每格
    }最大为{ $digit }。
bound-cell-least = { $cells }{ $factor ->
        [1] { "" }
       *[other] （计{ $factor }倍）
    }{ COUNT($cells) ->
        [1] { "" }
       *[other] 每格
    }最小为{ $digit }。
total-of-side = { $rule }各格的和{ $kind ->
        [one] 为{ $totals }
        [some] 为{ OR($totals) }
       *[many] 在{ $least }到{ $most }之间
    }。
total-of-sides = 按目前的候选数，{ $rule }各部分的和{ $kind ->
        [one] 只能是{ $totals }
        [some] 只能是{ OR($totals) }
       *[many] 在{ $least }到{ $most }之间
    }。
different-digits = 它们互不相同，所以是{ OR($sets) }。
only-others-make = 有些候选数凑不出这样的和。
combine-sums = 把{ $rules }合在一起{ COUNT($others) ->
        [0] { "" }
       *[other] ，再减去{ $others }
    }，得到{ $sum } = { $total }{ COUNT($cells) ->
        [0] { "" }
       *[other] （已代入{ $cells }的数字）
    }。
