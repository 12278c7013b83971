## Techniques

-grouped-node = 节点可以是区块：某数字在行列与宫相交处的几个位置。
remote_pair = 远程数对
    .description = 一串格有相同的两个候选数，每一格都看到下一格，所以交替取值。相隔奇数步的两格包含两个数字，能同时看到两端的格可排除这两个数字。
x_chain = X链
    .description = 由同一数字的位置构成的链，首尾都是该数字只有两个位置的区域：若第一个位置为假，则最后一个为真。两端必有一真，所以能同时看到两端的格可排除该数字。
xy_chain = XY链
    .description = 由双值格构成的链，每一格都与它看到的下一格共有一个数字。若第一格不是z，则最后一格是z。所以能同时看到两端的格可排除z。
continuous_nice_loop = 连续环
    .description = 强链和弱链交替相连成环。所以每条弱链的两端必有一真，凡是看到弱链两端的候选数都可排除。
discontinuous_nice_loop = 不连续环
    .description = 链接成环，只在一个候选数处不交替。若那里是两条强链，该候选数为真；若是两条弱链，该候选数为假。这是回到起点的交替推理链。
aic = 交替推理链
    .description = 由候选数构成的链，首尾都是强链，强弱交替。若第一个候选数为假，则最后一个为真。两者必有一真，所以与两者都矛盾的候选数可排除。
grouped_continuous_nice_loop = 区块连续环
    .description = 强链和弱链交替相连成环。每条弱链的两端必有一真，凡是看到弱链两端的候选数都可排除。{ -grouped-node }
grouped_discontinuous_nice_loop = 区块不连续环
    .description = 链接成环，只在一个候选数处不交替。若那里是两条强链，该候选数为真；若是两条弱链，该候选数为假。{ -grouped-node }
grouped_aic = 区块交替推理链
    .description = 由候选数构成的链，首尾都是强链，强弱交替。两端必有一真，所以与两者都矛盾的候选数可排除。{ -grouped-node }
rule_chain = 规则链
    .description = 从一个候选数出发的链：每一步只由前一步、经由一格、一个区域或一条规则推出。若首尾两步合起来使某格没有候选数、某区域没有某个数字的位置，或使某条规则无法满足，就排除这个候选数。

## Steps

why-remote-pair = { $cells }依次相邻可见，且都只有候选数{ $digits }，所以两个数字交替出现。两端{ $ends }一个是{ $first }，另一个是{ $second }。
