## Techniques

pointing = 宫区块
    .description = 某数字在一个宫里的所有位置都落在同一行或同一列，其中必有一格填它，所以该行或该列的其余格可排除它。在锯齿数独中，宫即不规则宫，任意两个相交的区域都可以如此使用。
claiming = 行列区块
    .description = 某数字在一行或一列中的所有位置都落在同一个宫，其中必有一格填它，所以该宫的其余格可排除它。

## Steps

cells-in-both = { $base }的{ $cells }（与{ $cover }共有）
why-locked-candidates = { $base }中的{ $digit }只能填在{ $cells }，而这些格都在{ $cover }中，其中必有一格填{ $digit }。
