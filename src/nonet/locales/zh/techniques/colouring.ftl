## Techniques

simple_colours_trap = 简单涂色（陷阱）
    .description = 若某数字在一个区域中有两个位置，则必一真一假。沿着这样的成对位置逐区域推进，交替涂上两种颜色，同色同真。同时看到两种颜色的格不能填该数字。
simple_colours_wrap = 简单涂色（矛盾）
    .description = 把某数字的位置逐区域交替涂上两种颜色，同色同真。若有两个同色的格彼此可见，则该色为假，其所有格都可排除该数字。
multi_colours_1 = 多重涂色类型1
    .description = 某数字的两条位置链各涂两种颜色。一条链的某色看到另一条链的某色，两者不能同真，所以它们各自的对色必有一真。能同时看到这两种对色的格可排除该数字。
multi_colours_2 = 多重涂色类型2
    .description = 某数字的两条位置链各涂两种颜色。一条链的某色同时看到另一条链的两种颜色，而后者必有一真。所以该色为假，其所有格都可排除该数字。
medusa_trap = 三维美杜莎（陷阱）
    .description = 颜色不仅在某数字于一个区域的两个位置之间传递，也在一格的两个候选数之间传递。同色的候选数同真。与两种颜色都不能并存的候选数可排除。
medusa_wrap = 三维美杜莎（矛盾）
    .description = 候选数沿着数字的成对位置以及一格的两个候选数涂色。若某色自相矛盾——一格中出现两次、同一数字在一个区域中出现两次，或使某格没有候选数——则该色的所有候选数可排除。

## Steps

colours = 数字{ $digits }共有{ $count }种颜色：{ $groups }。同色的候选数同真同假，成对的两色必有一真。
colour = { $letter }为{ $candidates }
digits-in-cells = { $digits }（{ $cells }）
colours-trap = 同时看到两色的候选数为假。
colours-wrap = 同色的两格彼此可见，所以该色为假。
colours-across = 一对颜色中的一色看到另一对中的一色，两者不能同真，所以其余两色必有一真。
colours-twice = 一对颜色中的一色同时看到另一对的两色，所以该色为假。
medusa-trap = 两种颜色都不容许的候选数为假。
medusa-wrap = 有一色自相矛盾，所以该色为假。
