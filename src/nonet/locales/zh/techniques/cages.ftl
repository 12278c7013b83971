## 技巧

cage_combinations = 笼的组合
    .description = 能凑成笼的和的不同数字组合只有少数几种。如果一个候选数不在任何可行的组合中，或者填入后所在组合的其余数字无格可填，就可以排除。
innies = 内余格
    .description = 每个区域的和都相同，9×9盘面为45，多个区域合起来也一样。减去完全位于其中的笼，余下的就是笼外各格的和。
outies = 外余格
    .description = 盖满若干区域的笼，其总和大于这些区域的和（9×9盘面每个区域为45），差就是笼在区域外各格的和。
innies_and_outies = 内外余格
    .description = 若干笼几乎盖满一些区域，只剩少数格，同时又有少数格在外面。由区域的和与笼的和，可得内外两部分的差。
hidden_cage = 隐藏笼
    .description = 区域中不在笼内的格凑成区域余下的和。这些格互不相同，所以本身就是一个笼，有自己的组合。
cage_splitting = 分割笼
    .description = 若干区域余下的和正好落在一个只有一部分在其中的笼里。于是笼的两部分的和都已知，各有自己的组合。
cage_overlap = 笼与区域的重叠
    .description = 笼的所有组合都含有的数字，必定填在笼内的某几格之一，能看到这些格的格都可排除它。反过来，区域中只能填在某个笼里的数字必属于这个笼，不含它们的组合可以排除。
cage_conflict = 笼的组合冲突
    .description = 笼的某个组合会把其中的数字从能看到它们位置的格中排除。如果因此某格没有候选数，两格只剩同一个候选数，或者某区域没有位置放某个数字，这个组合就可以排除。
killer_pair = 杀手数对
    .description = 一个笼的所有组合都含有两个数字之一，而能看到这些位置的某一格只有这两个候选数，或者另一个笼也需要其中之一。它们合起来用尽这两个数字，能看到它们的其他格可以排除。
killer_triple = 杀手三数组
    .description = 若干需要三个数字中某些的笼，和只有这些候选数的格，合起来用尽这三个数字。每个数字在其中恰好出现一次，能看到它所有位置的其他格可以排除。
set_equivalence = 等价集合
    .description = 若干行、列、宫和其他区域合起来，每个数字出现的次数就是区域的个数。所以只属于其中一组区域的格与只属于另一组的格含有相同的数字。如果一边至少要有的某个数字的个数，正好等于另一边至多能有的个数，两边它就恰好有这么多个。
phistomefel_ring = 菲斯托梅菲尔环
    .description = 四列与两行加两宫含有相同的数字。去掉共有的格，盘面四角的16格与中间宫周围一圈16格的数字就相同。其他行、列、宫也能组成这样的两组格。如果其中一组至少要有的某个数字的个数，正好等于另一组至多能有的个数，两组中它就恰好有这么多个。
digit_sets = 数字集合
    .description = 在满足规则的任何填法中都不出现的候选数可以排除。

## Steps: combinations

combinations = 按目前的候选数，{ $rule }只能是{ OR($sets) }。
combinations-counted = 按目前的候选数，{ $rule }有{ $count }种组合。
combinations-left = 所以{ $rule }只能是{ OR($sets) }。
combinations-left-counted = 所以{ $rule }还剩{ $count }种组合。
in-no-combination = { $count ->
        [1] 其中没有{ OR($digits) }。
       *[other] 其中都没有{ OR($digits) }。
    }
no-cells-for-others = 如果{ $cells }填{ OR($digits) }，其余数字在其他格中就放不下。

## Steps: rule of 45

hidden-cage = { $cells }中和为{ $total }的隐藏笼
cells-of-houses = { $cells }，以及{ $houses }的总和
total-of-houses = { $houses }的{ $count ->
        [1] 和
       *[other] 总和
    }为{ $total }。
total-of-rules = 其中{ $kind ->
        [cages] 的笼
       *[rules] 的求和规则
    }合计{ $count ->
        [1] { $total }
       *[other] { $sums } = { $total }
    }{ $outside ->
        [0] { "" }
       *[other] ，其中一部分在外面的{ $cells }
    }。
known-inside = { $cells }{ COUNT($cells) ->
        [1] 已填
       *[other] 之和已是
    }{ $total }。
known-outside = 外面的{ $cells }{ COUNT($cells) ->
        [1] 已填
       *[other] 之和已是
    }{ $total }。
left-inside = { $count ->
        [1] 余下的{ $total }就是{ $cells }
       *[other] 余下的{ $total }是{ $cells }之和
    }。
left-outside = { $count ->
        [1] 多出的{ $total }在外面的{ $cells }。
       *[other] 多出的{ $total }就是外面{ $cells }的和。
    }
left-between = { $more ->
        [same] 所以{ $cells }与{ $outside }的和相等。
        [more] 所以{ $cells }的和比{ $outside }的和大{ $total }。
       *[less] 所以{ $cells }的和比{ $outside }的和小{ $total }。
    }
part-outside = 这些格属于{ $rule }，它其余的{ $total }在外面的{ $cells }。
that-is-only = 这只能是{ OR($sets) }。
only-others-allow = 有些候选数满足不了这一点。

## Steps: overlaps, conflicts and subsets

needed-by-cage = { $rule }{ COUNT($sets) ->
        [0] 的每种组合都含有{ $digits }
        [1] 只能是{ $sets }，必含{ $digits }
       *[other] 的每种组合都含有{ $digits }：{ $sets }
    }。
needed-in-house = 它在笼中的位置{ $cells }{ $count ->
        [1] 在
       *[other] 都在
    }{ $houses }中。
needed-and-seen = 它必在{ OR($cells) }，能看到{ $count ->
        [1] 这一格
       *[other] 所有这些格
    }的格都不能再填它。
claimed-by-cage = { $house }中{ $digits }只能填在{ $cells }，而{ COUNT($cells) ->
        [1] 这一格属于
       *[other] 这些格属于
    }{ $rule }。
if-cage = { $first ->
        [yes] 如果{ $cage }是{ $set }
       *[no] 如果是{ $set }
    }
conflict-in-house = { $count ->
        [1] { if-cage }，{ $house }中{ $digits }就没有位置。
       *[other] { if-cage }，{ $house }中{ $digits }就只剩同一格。
    }
conflict-in-cells = { $count ->
        [1] { if-cage }，{ $cells }就没有候选数了。
       *[other] { if-cage }，{ $cells }就只剩{ OR($digits) }。
    }
needed-now = 这些组合都含有{ $digits }，能看到它在笼中所有位置的格可以排除它。
cell-has-one = { $cells }只能是{ OR($digits) }。
cage-has-some = { $rule }{ COUNT($sets) ->
        [0] 的每种组合都含有{ $digits }中的{ $count ->
            [1] 一
            [2] 两
           *[other] { $count }
        }个
        [1] 只能是{ $sets }，含有{ $digits }中的{ $count ->
            [1] 一
            [2] 两
           *[other] { $count }
        }个
       *[other] 的每种组合都含有{ $digits }中的{ $count ->
            [1] 一
            [2] 两
           *[other] { $count }
        }个：{ $sets }
    }。
used-up = 所以{ $digits }在{ $cells }中用尽，各出现一次。
cells-of-digits = { $cells }中的{ $digits }
conflict-in-cage = { if-cage }，{ $rule }就没有组合了。

## Steps: equal sets of houses

cells-of-sets = { $cells }，以及{ $others }
same-digits = { $lines }与{ $regions }的数字相同。
same-digits-beside = 去掉共有的格，{ $cells }的数字与{ $others }的数字相同，每个数字的次数也相同。
more-digits = { $lines }比{ $regions }每个数字都多一次。
more-digits-beside = 去掉共有的格，{ $cells }含有{ $others }的数字，此外每个数字再各一次。
all-digits-beside = 去掉共有的格，{ $cells }中每个数字各出现一次。
equal-no-place = { $cells }中没有{ OR($digits) }的位置。
equal-least = { $others }中至少有{ equal-times }个{ $digit }：{ $why }。
equal-most = { $cells }中至多有{ equal-times }个{ $digit }：{ $why }。
equal-times = { $count }
equal-placed = { $cells }已经是它
equal-needs = { $house }中它只能填在{ $cells }
equal-one = { $house }的{ $cells }中至多有一个
equal-one-seen = 彼此可见的{ $cells }中至多有一个
equal-place = 有一个位置是{ $cells }
equal-exact = 所以{ $digit }的个数恰好如此。
equal-each = { $count ->
        [1] 所以{ $cells }中有一个{ $digit }。
       *[other] 下面每组格中各有一个{ $digit }：{ $parts }。
    }
