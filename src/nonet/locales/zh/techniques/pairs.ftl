## 技巧

allowed_digits = 限定数字
    .description = 格内标记（如奇数、偶数或列出的数字）只给该格留下符合的数字。
inequality = 大小关系
    .description = 一格大于另一格，所以它大于另一格可能的最小数字，而另一格小于它可能的最大数字。比四周都大或都小的格也是如此。
dot_pair = 黑白点
    .description = 白点两侧的数字相差固定的数，黑点两侧的数字成固定的倍数。在另一格找不到搭档的候选数可以排除。
xv_pair = XV数对
    .description = X两侧的数字之和为10，V两侧的数字之和为5。在另一格找不到搭档的候选数可以排除。
negative_pairs = 反向限制
    .description = 所有的点或符号都已标出，所以没有标记的相邻两格不能有该关系。一格的数字会排除相邻格中的搭档；若某候选数使相邻格无数可填，它也可排除。
digit_distance = 禁止距离
    .description = 填有相同数字X的两格，横竖步数之和不等于X。一个数字可从与它相距该步数的所有格排除。
pair_relation = 两格关系
    .description = 规则规定了两格可以搭配的数字。在另一格找不到搭档的候选数可以排除。

## Steps

near-unmarked = { $place }没有标记的地方
neighbours-unmarked = { $cells }和没有标记的相邻格
