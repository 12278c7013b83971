## Techniques

-deadly-rectangle = 位于两行、两列、两宫的四格不能只剩相同的两个数字：否则两数可以互换，题目便有两个解。
bug_1 = 全双值坟墓+1
    .description = 除一格外，所有空格都只有两个候选数，而且不计该格时每个数字在每个区域都有两个位置。若没有该格的第三个候选数，题目便无解或多解。所以在其所在区域出现三次的那个候选数为真。
bug_2 = 全双值坟墓类型2
    .description = 若干格在全双值坟墓之外多出同一个候选数，其中必有一个为真，所以能看到所有这些格的格可排除该数字。
bug_3 = 全双值坟墓类型3
    .description = 全双值坟墓之外的候选数都在同一区域的几格里。它们相当于一格，与该区域的其他格构成显性数组，其余格可排除其中的数字。
bug_4 = 全双值坟墓类型4
    .description = 同一区域的两格有全双值坟墓之外的候选数，而坟墓中的某个数字在该区域没有其他位置。两格中一格填它，另一格填自己多出的候选数；坟墓中的其余数字可从两格排除。
unique_rectangle_1 = 唯一矩形类型1
    .description = { -deadly-rectangle }其中三格只有这两个候选数，所以第四格必填其他数字，可排除这两个数字。
unique_rectangle_2 = 唯一矩形类型2
    .description = { -deadly-rectangle }同侧的两格多出同一个候选数，其中必有一格填它，所以能同时看到两格的格可排除它。
unique_rectangle_3 = 唯一矩形类型3
    .description = { -deadly-rectangle }其中两格另有候选数，多出的数字必有一个为真，所以这两格可看作一个只有这些数字的格；它与同一区域的其他格构成显性数组，该区域的其余格可排除其中的数字。
unique_rectangle_4 = 唯一矩形类型4
    .description = { -deadly-rectangle }其中两格另有候选数，而两个数字之一在这两格所在的区域中没有其他位置。两格中必有一格填它，所以另一个数字可从两格排除。
unique_rectangle_5 = 唯一矩形类型5
    .description = { -deadly-rectangle }对角的两格或其中三格多出同一个候选数，其中必有一格填它，所以能看到这些格的格可排除它。
unique_rectangle_6 = 唯一矩形类型6
    .description = { -deadly-rectangle }对角的两格另有候选数，而两个数字之一在矩形所在的两行（或两列）中没有其他位置。若它在其中一格为真，在另一格也为真，致命结构就完整了。所以它可从这两格排除。
hidden_rectangle = 隐性唯一矩形
    .description = { -deadly-rectangle }与只有这两个候选数的格相对的那一格，两个数字之一在它所在的行和列中没有其他位置。若那里填另一个数字，致命结构就完整了。所以另一个数字可排除。
avoidable_rectangle_1 = 可规避矩形类型1
    .description = 跨两宫的矩形有三个角已经填好，且都不是已知数。会使两对数字交叉相等的那个数字不能填在第四个角：否则两对可以互换，题目便有两个解。
avoidable_rectangle_2 = 可规避矩形类型2
    .description = 跨两宫的矩形有两个角已经填好，且都不是已知数；另外两个角可以凑成交叉相等的两对，但多出同一个候选数。其中必有一格填它，所以能同时看到两格的格可排除它。
extended_rectangle = 拓展矩形
    .description = 两行各有三个（或更多）上下对齐的格，且共用的宫使两行的数字可以整体互换。若只剩与列数相同的几个数字，题目便有两个解，所以此外必有一个候选数为真。若它只能在同一区域的两格中，这两格就与其他格构成显性数组，或有一个数字锁定在其中，其余可排除。
unique_loop = 唯一环
    .description = 由六个或更多格构成的环，在经过的每个区域中各占两格，不能只剩相同的两个数字：否则它们可以沿环整体互换。所以这些格中必有一个其他候选数为真。若都是同一数字，能看到所有这些格的格可排除它；若都在同一区域的两格中，这两格就与其他格构成显性数组，或有一个数字锁定在这两格中，另一个可排除。

## Steps

two-ways = 若{ $cells }只剩{ $digits }，就有两种填法，题目便有两个解。
kept-either-way = 两种填法都满足{ $rules }。
extra-is-true = 所以{ COUNT($cells) ->
        [1] { $cells }
       *[other] { $cells }中有一格
    }必填{ OR($digits) }。
roof-differs = { $cells }不能都填{ OR($digits) }。
why-bug = 若{ $cells }中没有{ OR($digits) }，每个空格都只有两个候选数，每个数字在每个区域也都只有两个位置；这样的盘面无解或多解。
locked-with = 再加上{ $cells }（{ $digits }），就在{ $houses }构成显性数组。
no-other-place = { $houses }中的{ $digits }没有其他位置，{ $count ->
        [1] { $cells }中有一格是{ $digits }
       *[other] 必在{ $cells }中
    }。
takes-extra = 另一格填{ OR($digits) }。
exchangeable = 若填入{ $placed }，{ $cells }中的{ $digits }就可以互换，题目就会有两个解。
digit-at = { $cell }的{ $digit }
one-is-true = 这些候选数中必有一真。
pattern-complete = { $houses }中的{ $digit }只能填在{ $cells }。若{ COUNT($targets) ->
        [1] { $targets }
       *[other] { $targets }中有一格
    }是{ $gone }，这些格就有两种填法。
