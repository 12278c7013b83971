## 技巧

thermometer_bounds = 温度计上下限
    .description = 温度计上的数字递增，所以每格都大于前一格可能的最小数字，小于后一格可能的最大数字。
palindrome_mirror = 对称数字
    .description = 回文线上对称的两格，或克隆的各组中对应的两格，数字相同，所以只剩两格共有的候选数。
parity_alternation = 奇偶交替
    .description = 线上的奇数与偶数交替出现，所以一格的奇偶确定后，其他各格的奇偶也随之确定。
whisper_digits = 耳语线数字
    .description = 耳语线上相邻两数之差不小于规定值。中间的数字没有搭档，小数与大数交替出现，接近中间的数字只能与两端的数字相邻。
modular_sets = 同余分组
    .description = 线上相继的几格余数各不相同，所以相隔一个周期的两格余数相同。
entropic_sets = 熵线分组
    .description = 线上相继三格中小、中、大三类数字各有一个，所以相隔三格的两格属于同一类。
nabner_digits = 纳布纳数字
    .description = 线上任意两个数字既不相同也不连续，所以一个数字会把自身及相邻的数字从线上其他格排除。
renban_window = 连号区间
    .description = 连号线上的数字连续。只剩下每格都能取到数字的区间，区间之外的候选数可以排除。
between_exclusion = 区间线排除
    .description = 线上的数字严格介于两端之间，所以大于两端可能的最小数字、小于最大数字，而两端都在线上数字之外。
lockout_exclusion = 封锁线排除
    .description = 线两端的数字相差较大，线上的数字都不在两者之间，也不等于其中任何一个。
