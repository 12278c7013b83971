## 技巧

required_digits = 指定数字
    .description = 四格提示或笼中指定的数字都必须出现在其格内。若它们占满所有格，就不能再有其他数字；只有一个位置的数字就填在那里。
counted_digits = 计数数字
    .description = 规则统计数字出现的次数或不同数字的个数。达不到或超过该数目的数字可以排除。
same_digits = 相同数字组
    .description = 几组格含有相同的数字。某组不能含有的数字，其他组也没有。
index_cells = 索引格
    .description = 索引格中的数字指出某个数字的位置。若那个位置不能填该数字，索引格就不能指向它；反之亦然。
square_sets = 小方块与固定搭配
    .description = 每个2×2小方块必须包含规则所说的每一类数字：若三格都缺某一类，第四格就是它。按荷兰室友规则，每个5的正上方是1或正下方是9。
rule_consequence = 规则推论
    .description = 规则的任何填法都用不到的候选数可以排除。
