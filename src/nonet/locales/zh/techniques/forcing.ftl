## Techniques

-net = 这里一步推理可能同时需要若干个前提，链因此交织成网。
nishio = 西尾强制链
    .description = 假设某格填某数字，只沿着该数字的位置推下去。若推出两个彼此可见的位置都填它，或某个区域不再有它的位置，假设就不成立。
contradiction_forcing_chain = 矛盾强制链
    .description = 假设某候选数为真，推出由此必然得到的结果。两条链得出不能同真的结论，所以假设不成立。
digit_forcing_chain = 数字强制链
    .description = 某候选数或真或假。两种情况都有链推出同一结论，所以该结论必然成立。
cell_forcing_chain = 单元格强制链
    .description = 某格的候选数中必有一真。从每一个都有链推出同一结论，所以该结论必然成立。
house_forcing_chain = 区域强制链
    .description = 某数字在一个区域中的位置必有一真。从每一个都有链推出同一结论，所以该结论必然成立。
contradiction_forcing_net = 矛盾强制网
    .description = 假设某候选数为真，推出由此必然得到的一切。结果出现矛盾，所以假设不成立。{ -net }
digit_forcing_net = 数字强制网
    .description = 某候选数或真或假，两种情况都推出同一结论，所以该结论必然成立。{ -net }
cell_forcing_net = 单元格强制网
    .description = 某格的候选数中必有一真，从每一个都推出同一结论，所以该结论必然成立。{ -net }
house_forcing_net = 区域强制网
    .description = 某数字在一个区域中的位置必有一真，从每一个都推出同一结论，所以该结论必然成立。{ -net }
nested_forcing_net = 嵌套强制网
    .description = 推理中还可以使用区块、数对、鱼和链等其他技巧的强制网。
rule_forcing_chain = 规则强制链
    .description = 假设某候选数为真，沿着格、区域和各条规则推下去，最后出现矛盾：某格无数可填、某区域中某数字无处可填，或某条规则无法满足。所以假设不成立。
rule_forcing_cell = 规则强制链（单元格）
    .description = 某格的候选数中必有一真。从每一个出发，沿着格、区域和规则都推出同一结论，所以该结论必然成立。
rule_forcing_house = 规则强制链（区域）
    .description = 某数字在一个区域中的位置必有一真。从每一个出发，沿着格、区域和规则都推出同一结论，所以该结论必然成立。
rule_forcing_net = 规则强制网
    .description = 在规则强制链的途中再试其他候选数：凡是自身导致矛盾的，就在途中排除。

## Steps

cases-cell = { $cell }是{ OR($digits) }。
cases-house = { $house }的{ $digits }只能填在{ $cells }。
# 网中剩下的结构：两格的数对、某区域中的区块、X翼
if-pair = 若{ $cells }填{ $digits }
then-pair = { $cells }就填{ $digits }
that-pair = { $cells }填{ $digits }
also-pair = { $cells }填{ $digits }
if-locked = 若{ $house }的{ $digits }只能填在{ $cells }
then-locked = { $house }的{ $digits }就只能填在{ $cells }
that-locked = { $house }的{ $digits }只能填在{ $cells }
also-locked = { $house }的{ $digits }只能填在{ $cells }
if-crossed = 若{ $bases }的{ $digits }只能填在{ $covers }
then-crossed = { $bases }的{ $digits }就只能填在{ $covers }
that-crossed = { $bases }的{ $digits }只能填在{ $covers }
also-crossed = { $bases }的{ $digits }只能填在{ $covers }
same-everywhere = 各种情况的结论相同。
assume-also = 再假设{ $node }。
inner-contradiction = 出现矛盾，所以{ $node }。
