## 技巧

sum_bounds = 和的上下限
    .description = 一个和中其他格至少是多少，这一格最多就是余下的数；其他格至多是多少，这一格最少就是余下的数。互相看到的格填不同的数字。
sum_combinations = 和的组合
    .description = 在凑成该和的任何数字中都不出现的候选数，可以排除。
arrow_sum = 箭头和
    .description = 箭头上的数字之和等于圆圈内的数，互相看到的格填不同的数字。不出现在任何这样的填法中的候选数，可以排除。
little_killer_sum = 小杀手和
    .description = 斜线上的数字凑成给定的和，可以重复，但互相看到的格不能相同。不出现在任何这样的填法中的候选数，可以排除。
zipper_totals = 拉链线的和
    .description = 拉链线上的每一对格，以及中间的格，和都相同。其中一处不可能的和，各处都不可能，需要这种和的候选数可以排除。
equal_totals = 相等的和
    .description = 一条线或一条规则的各段和都相同。其中一段不可能的和，各段都不可能，需要这种和的候选数可以排除。
sum_line_runs = 和线的分段
    .description = 线由若干段相邻的格组成，每段的和都等于规则中的和。不出现在任何这样的分段中的候选数，可以排除。
family-sums = 和

## Steps

bound-total = { $kind ->
        [is] { $rule }各格的和为{ $total }。
        [most] { $rule }各格的和最大为{ $total }。
       *[least] { $rule }各格的和最小为{ $total }。
    }
bound-side = 按{ $rule }，这个和等于{ $cells }的和，{ $kind ->
        [most] 最大
       *[least] 最小
    }为{ $total }。
bound-others-most = 除{ $cells }{ $count ->
        [1] { "" }
       *[other] 中的一格
    }外，其他格至少为{ $total }。
bound-others-least = 除{ $cells }{ $count ->
        [1] { "" }
       *[other] 中的一格
    }外，其他格至多为{ $total }。
bound-cell-most = { $cells }{ $factor ->
        [1] { "" }
       *[other] （计{ $factor }倍）
    }最大为{ $digit }。
bound-cell-least = { $cells }{ $factor ->
        [1] { "" }
       *[other] （计{ $factor }倍）
    }最小为{ $digit }。
total-of-side = { $rule }各格的和{ $kind ->
        [one] 为{ $totals }
        [some] 为{ OR($totals) }
       *[many] 在{ $least }到{ $most }之间
    }。
total-of-sides = 从这些候选数看，{ $rule }各部分的和{ $kind ->
        [one] 只能是{ $totals }
        [some] 只能是{ OR($totals) }
       *[many] 在{ $least }到{ $most }之间
    }。
different-digits = 它们互不相同，所以是{ OR($sets) }。
only-others-make = 只有其余的候选数能凑成它。
