family-practice-patterns = 练习结构
lone_pincer = 孤翼
    .description = 只有测试才有的技巧：看到翼的格不能填它的数字。

why-lone-pincer = { $cells }看到{ $house }的翼，其数字为{ $digits }。
