## Techniques

full_house = 唯一空格
    .description = 某个区域只剩一个空格，该区域还缺的数字就填在那里。
naked_single = 唯余
    .description = 某格只剩一个候选数，因为其他数字都已出现在它所在的区域，或者已被排除。该数字就填在这一格。
hidden_single = 排除法
    .description = 某数字在一个区域中只剩一个位置，就填在那里，不论该格还有什么候选数。

## Steps

why-full-house = { $house }只剩{ $cell }一个空格，只缺{ $digit }。
why-naked-single = { $cell }的候选数只剩{ $digit }。
why-hidden-single = { $house }中只有{ $cell }能填{ $digit }。
why-hidden-single-blocked = { $house }的{ $digit }只能填在{ $cell }：{ $reasons }。
blocks-rest = { $house }的{ $digit }排除了其余各格
blocks = { $house }的{ $digit }排除了{ $cells }
blocks-by-rule = 按{ $rule }，{ $cell }的{ $digit }排除了{ $cells }
blocks-by-marks = { $cells }的候选数{ $digit }已排除
