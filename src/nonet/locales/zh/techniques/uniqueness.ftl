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
    .description = { -deadly-rectangle }与只有这两个候选数的格相对的那一格，其中一个数字在其行和列中没有其他位置。若那里填另一个数字，致命结构就完整了。所以另一个数字可排除。
avoidable_rectangle_1 = 可规避矩形类型1
    .description = 跨两宫的矩形有三个角已经填好，且都不是已知数。会使两对数字交叉相等的那个数字不能填在第四个角：否则两对可以互换，题目便有两个解。
avoidable_rectangle_2 = 可规避矩形类型2
    .description = 跨两宫的矩形有两个角已经填好，且都不是已知数；另外两个角可以凑成交叉相等的两对，但多出同一个候选数。其中必有一格填它，所以能同时看到两格的格可排除它。
extended_rectangle = 拓展矩形
    .description = 两行各有三个（或更多）上下对齐的格，且共用的宫使两行的数字可以整体互换。若只剩与列数相同的几个数字，题目便有两个解，所以此外必有一个候选数为真。
unique_loop = 唯一环
    .description = 由六个或更多格构成的环，在经过的每个区域中各占两格，不能只剩相同的两个数字：否则它们可以沿环整体互换。所以这些格中必有一个其他候选数为真，与唯一矩形同理。

## Steps

two-ways = 若{ $cells }只剩{ $digits }，就有两种填法，题目便有两个解。
kept-either-way = 两种填法都满足{ $rules }。
extra-is-true = 所以{ COUNT($cells) ->
        [1] { $cells }
       *[other] { $cells }之一
    }必填{ OR($digits) }。
roof-differs = 所以{ COUNT($cells) ->
        [1] { $cells }
       *[other] { $cells }之一
    }必填其他数字。
why-bug = 若去掉{ $cells }的{ OR($digits) }，每个空格都只有两个候选数，每个数字在每个区域都只有两个位置；这样的盘面无解或多解。所以这些候选数中必有一真。
locked-with = 它与{ $cells }（{ $digits }）在{ $houses }构成死锁数组。
no-other-place = { $houses }中数字{ $digits }没有其他位置。
