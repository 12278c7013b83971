## Techniques

simple_colours_trap = 简单涂色（陷阱）
    .description = 若某数字在一个区域中只有两个位置，则必一真一假。沿着这样的成对位置逐区域推进，交替涂上两种颜色，要么一色全真，要么另一色全真。同时看到两种颜色的格不能填该数字。
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

colour = { $letter }为{ $candidates }
colours-of = 要么{ $first }全部为真，要么{ $second }全部为真：{ $groups }。
colours-see = { $first }（{ $letter }）与{ $second }（{ $other }）彼此可见，所以{ $letter }和{ $other }不能同真。
medusa-sees = { $cell }的{ $digit }看到{ $first }（A）和{ $second }（B）的{ $digit }。
medusa-colours = A、B两色的候选数由强链相连，要么A全部为真，要么B全部为真。
medusa-cell = { $cell }不是{ $digit }（A）就是{ $other }（B），不能是别的数字。
medusa-one = { $cell }的{ $digit }看到{ $first }（{ $letter }）的{ $digit }；若{ $second }为真，{ $cell }就是{ $other }。
medusa-twice = 若{ $letter }为真，{ $cell }就要同时填{ $digits }，所以{ $letter }为假。
medusa-empties = { $cell }的候选数{ $digits }都看到{ $letter }色的同数候选数，所以{ $letter }为假。
colours-trap = { $cells }既看到A，又看到B。
colours-wrap = { $letter }色的{ $first }与{ $second }彼此可见，所以{ $letter }为假。
colours-across = { $one }或{ $other }为真，而{ $cells }两者都看到。
colours-twice = { $one }或{ $other }为真，所以{ $letter }为假。
