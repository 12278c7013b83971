## 技巧

sandwich_sets = 三明治组合
    .description = 最小与最大数字之间的和只允许某些格数和某些数字组合，由此限定两者的距离以及中间和外侧的数字。
x_sum_sets = X求和组合
    .description = 第一个数字表示有几个数字参与求和。使总和过大或过小的首位数字可以排除，剩下的组合再限定其他格。
skyscraper_heights = 高楼高度
    .description = 提示数是比前面所有数字都大的数字个数。提示数大时，大数不能靠前；提示数小时，大数应靠前。
numbered_room = 编号房间
    .description = 第一个数字指出提示数字在该线的第几格。放不下提示数字的位置，其序号可从第一格排除。
