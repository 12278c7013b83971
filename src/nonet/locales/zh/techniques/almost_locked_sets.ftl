## Techniques

-almost-locked-set = 待定数组是同一区域（或数字不重复的笼）中的N个格，合起来有N+1个候选数。
sue_de_coq = 融合待定数组
    .description = 行列与宫相交处的两三格多出两个数字。行列其余部分和宫的其余部分各有一个待定数组，彼此没有共同数字，把这些数字用尽。所有这些格合起来，数字个数正好等于格数，全部锁定，所以其区域的其余格可排除这些数字。
extended_sue_de_coq = 扩展融合待定数组
    .description = 行列一侧与宫一侧的数组有共同数字的融合待定数组。共同的数字可以在两侧各出现一次，所以格数更多。全部用尽之后，共同的数字在两侧各出现一次，也可从相交处排除。
als_xz = ALS-XZ
    .description = { -almost-locked-set }两个待定数组有一个共同的数字x不能同时包含，因为它在一组中的所有格都看到另一组中的所有格。所以必有一组缺少x而成为锁定数组；对于两组共有的另一个数字z，能看到它在两组中所有位置的格可排除z。若有两个这样的x，则两组都是锁定数组。
als_xy_wing = ALS-XY翼
    .description = { -almost-locked-set }一组与第二组共有数字x，与第三组共有另一个数字y，都不能同时包含。它至多缺少其中之一，所以第二组或第三组成为锁定数组：对于这两组共有的数字z，能看到它在两组中所有位置的格可排除z。
als_chain = ALS链
    .description = { -almost-locked-set }待定数组连成一串，每组与下一组有一个不能同时包含的数字，且不连续两次用同一个，各组可以有共用的格。第一组或最后一组必成为锁定数组：对于这两组共有的数字，能看到它在两组中所有位置的格可排除它。
death_blossom = 死亡绽放
    .description = { -almost-locked-set }某格（花梗）的每个候选数都看到一个待定数组（花瓣）中该数字的所有位置。无论哪个候选数为真，对应的花瓣都失去该数字而成为锁定数组。对于所有花瓣共有的另一个数字，能看到它所有位置的格可排除它。
aligned_pair_exclusion = 均衡数对排除
    .description = 两格只能取某些数字组合：必须使它们看到的每个格和每个待定数组都留有足够的候选数。不出现在任何可行组合中的候选数可排除。
aligned_triple_exclusion = 均衡三数组排除
    .description = 三格只能取某些数字组合：必须使它们看到的每个格和每个待定数组都留有足够的候选数。不出现在任何可行组合中的候选数可排除。

## Steps

cells-with = { $cells }，以及{ $others }
set-is = { $letter }为{ $cells }，含{ $digits }
set-is-in = { $letter }为{ $rule }的{ $cells }，含{ $digits }
petal = 若{ $stem }是{ $digits }，{ $letter }就失去它，成为锁定数组
not-both = { $first }和{ $second }不能同时含有{ NOR($digits) }
all-locked = 所以{ $sets }各缺其中一个，都是锁定数组，其余数字必在各自之中。
one-locked = 所以{ $sets }中至少有一个{ $stem ->
        [yes] 是锁定数组
       *[no] 缺了这样的数字，成为锁定数组
    }，必含{ $digits }。
why-sue-de-coq = { $cells }只有候选数{ $digits }；{ $sides }。{ $size }格正好有{ $size }个数字，各出现一次：{ $houses }。
why-sue-de-coq-sharing = { $cells }只有候选数{ $digits }；{ $sides }。{ $shared }在行（列）和宫中各算一次，{ $size }格正好有{ $size }个数字，各出现一次：{ $houses }。
cells-of-digits = { $cells }（{ $digits }）
why-exclusion = { $cells }的任何一组数字，只要其中{ $gone }，就不可能成立：彼此可见的格会填同样的数字，或者{ $others }的候选数不够。
side-of = { $cells }只有{ $digits }
digits-once = { $house }的{ $digits }
gone-at = { $cells }是{ OR($digits) }
