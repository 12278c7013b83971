## Techniques

skyscraper = 摩天楼
    .description = 某数字在两行（或两列）中各只有两个位置，四个位置中有两个分属两行，在同一列中彼此可见。它们不能同真，所以另外两个必有一真，能同时看到后两者的格可排除该数字。
two_string_kite = 双线风筝
    .description = 某数字在一行中只有两个位置，在一列中也只有两个位置，其中各有一个落在同一宫。它们不能同真，所以另外两端必有一真，能同时看到两端的格可排除该数字。
dual_two_string_kite = 对偶双线风筝
    .description = 两个双线风筝在同一宫的相同两格相会，合为一步。
turbot_fish = 多宝鱼
    .description = 某数字在两个区域中各只有两个位置，前者的一个位置看到后者的一个位置。它们不能同真，所以另外两端必有一真，能同时看到两端的格可排除该数字。摩天楼和双线风筝就是这两个区域都是行列的情形。
empty_rectangle = 空矩形
    .description = 某数字在一个宫里的所有位置都落在其中的一行和一列上。宫外有一行或一列只有两个位置可填该数字，其中一个在这一列上。若它为真，该数字就在宫的这一行上；否则另一端为真。无论如何，这一行与过另一端的行列相交之处可排除该数字。行与列可以互换。
dual_empty_rectangle = 对偶空矩形
    .description = 同一宫的两个空矩形，合为一步。

## Steps
two-places = { $house }的{ $digit }填在{ $first }或{ $second }。
not-both-places = { $first }与{ $second }彼此可见，不能都有{ $digit }。
one-of-ends = { $digit }在{ $first }或{ $second }中。
