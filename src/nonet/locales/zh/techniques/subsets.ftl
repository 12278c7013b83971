## Techniques

locked_pair = 死锁数对
    .description = 显性数对的两格既在同一宫，又在同一行或同一列。两个数字可从这两个区域的其余格排除。
locked_triple = 死锁三数组
    .description = 显性三数组的三格既在同一宫，又在同一行或同一列。三个数字可从这两个区域的其余格排除。
naked_pair = 显性数对
    .description = 同一区域的两格（或另外两个彼此可见的格）只有相同的两个候选数。两格各填其中之一，所以能看到这两格的其他格可排除这两个数字。
naked_triple = 显性三数组
    .description = 同一区域（或数字不重复的笼）的三格合起来只有三个候选数，不要求每格都有全部三个。这三格会把它们用尽，所以能看到这三格的其他格可排除这些数字。
hidden_pair = 隐性数对
    .description = 两个数字在一个区域中只有相同的两个位置。它们占满这两格，所以这两格可排除其他所有候选数。
hidden_triple = 隐性三数组
    .description = 三个数字在一个区域中合起来只有三个位置。它们占满这三格，所以这三格可排除其他所有候选数。
naked_quadruple = 显性四数组
    .description = 同一区域（或数字不重复的笼）的四格合起来只有四个候选数。这四格会把它们用尽，所以能看到这四格的其他格可排除这些数字。
hidden_quadruple = 隐性四数组
    .description = 四个数字在一个区域中合起来只有四个位置。它们占满这四格，所以这四格可排除其他所有候选数。

## Steps

why-naked-subset = { $house }中，{ $cells }这几格合起来只有{ $count }个候选数{ $digits }，所以这些数字必定填在这些格里。
why-seen-subset = 按{ $rules }，{ $cells }彼此可见。它们合起来只有{ $count }个候选数{ $digits }，所以这些数字必定填在这些格里。
why-hidden-subset = { $house }中{ $digits }这{ $count }个数字只能填在{ $cells }，正好占满这些格。
