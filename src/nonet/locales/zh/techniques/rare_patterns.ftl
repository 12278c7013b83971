## Techniques

fireworks_triple = 三重烟花
    .description = 一行和一列在某宫相交，若某数字在该宫之外的行和列上各至多只有一个位置，它就是烟花，必在三格中至少一格为真：交叉格或那两个位置。三个烟花共用相同的三格，便占满它们，所以这些格可排除其他候选数。
fireworks_quadruple = 四重烟花
    .description = 四个数字分成两对烟花：两个在矩形的一角，两个在对角，另外两角相同。它们占满四个角，所以这些格可排除其他候选数。
sk_loop = 多米诺环
    .description = 位于矩形四角的四个宫各有一个已填的格，每个已填格周围有两对格，每宫四格。各对沿着环依次与下一对共有数字，正好填满全部十六格。所以这些数字可从它们所连接的区域的其余格排除。
junior_exocet = 初级飞鱼导弹
    .description = 位于同一宫、同一行（列）的两个基准格合起来有三四个候选数。在三条交叉线的格中，每个数字至多落在两条线上，所以基准格取哪两个数字，两个目标格也必取哪两个。所以目标格可排除基准格没有的候选数。
senior_exocet = 高级飞鱼导弹
    .description = 有一个目标格本身位于交叉线上，且不在基准格所在的大行或大列中的飞鱼导弹。基准格的数字必是目标格的数字，所以目标格可排除其他候选数。
tridagon = 三值死环
    .description = 位于矩形四角的四个宫中各取三格，每个宫的三格都在不同的行和列，若有一个或三个宫走向相反，三个数字就无法填满这十二格。所以这些格中的其他候选数（守护者）必有一真。若只有一个，它就为真；所有守护者都看到的候选数可排除。
bivalue_oddagon = 双值死环
    .description = 由奇数个格构成的环，每一格都看到下一格，不能只用两个数字填满。所以这些格中的其他候选数（守护者）必有一真。若只有一个，它就为真；所有守护者都看到的候选数可排除。
multi_sector_locked_set = 多区域锁定数组
    .description = 取一组格，并为每个数字取几个区域，包含它在这些格中的所有位置。格数正好等于按区域计算的数字个数，所以每个区域都把它的数字给了其中一格，这些数字可从各自区域的其余格排除。

## Steps

with-base = 以{ $house }的两格为基准格，
with-targets = { $base }，目标格为{ $targets }
why-fireworks = 在{ $box }之外，{ $digits }在{ $first }中只能填在{ $one }，在{ $second }中只能填在{ $other }。所以它们都在{ OR($cells) }中。
held-too = { $digits }也在其中，因为某个区域里没有其他位置。
they-fill = 这{ $count }个数字填满{ $cells }这{ $count }格。
why-locked-sets = { $cells }共{ $count }格，其中最多只能有：{ $sectors }。合计{ $count }个，恰好填满，所以每一个都必在其中。
sector = { $house }的{ COUNT($digits) ->
        [1] 一个{ $digits }
       *[other] { $digits }各一个
    }
sectors-together = { $houses }合计{ $number }个{ $digit }
why-exocet = { $base }的候选数为{ $digits }。在交叉线{ $lines }中，这些数字的位置很少，所以填入{ $base }的两个数字也必填入{ $targets }。
why-oddagon = { $cells }不可能只用{ $digits }填满，所以{ $count ->
        [1] 唯一的其他候选数（守护者）
       *[other] 其他候选数（守护者）中必有一个
    }为真：{ OR($guards) }。
guardian = { $cells }的{ OR($digits) }
