## 技巧

common_peers = 共同可见格
    .description = 某区域中一个数字只有少数几个位置，而别处有一格能看到所有这些位置（通过国际象棋走法或其他要求数字不同的规则）。这个数字必在其中一格，所以那一格可排除它。
must_have_digit = 规则必含数字
    .description = 线、笼或提示数若缺了某个数字就无法满足，这个数字就一定在它的某一格里。能看到该规则中这个数字所有位置的格都可排除它，与区块排除同理。
pair_chain = 数对规则链
    .description = 把彼此相连的点、符号和短线当作一条链来填。链的任何填法都用不到的候选数可以排除。
rule_fillings = 规则的全部填法
    .description = 如果一条规则剩下的填法不多，可以逐一列出，并考虑哪些格彼此可见。任何填法都用不到的候选数可以排除。
rule_and_house = 规则与区域
    .description = 假设某个候选数为真，按一条规则推出能确定的数字，再看能看到它们的格。若某个区域因此没有某个数字的位置，或某格没有候选数，就排除这个候选数。
rule_and_subset = 规则与数组
    .description = 假设某个候选数为真，按一条规则推出能确定的数字，再看能看到它们的格。若某个区域中有几格的候选数字少于格数，或几个数字的位置不够，就排除这个候选数。
two_rules = 两条规则
    .description = 假设某个候选数为真，按一条规则推出能确定的数字，再看能看到它们的格。若另一条规则因此无法满足，就排除这个候选数。
two_rules_and_house = 两条规则与区域
    .description = 假设某个候选数为真，先按一条规则、再按另一条规则推下去。若某个区域因此没有某个数字的位置，或某格没有候选数，就排除这个候选数。
house_fillings = 区域的全部填法
    .description = 把一个区域和在其中占有多格的规则放在一起填。假设一个候选数为真，逐一查看规则和区域给其他格留下的填法。若少数几种情形之后已无填法，就排除这个候选数。
two_house_fillings = 两个区域的全部填法
    .description = 若某条规则在两个区域中都有格，就把这两个区域和在其中占有多格的规则放在一起填。若一个候选数在少数几种情形之后已无填法，就排除它。

## 步骤

why-common-peers = { $house }中的{ $digit }只能填在{ $cells }。
sees-all = { $cells }能看到所有这些格。
sees-by-rules = { $cells }能看到所有这些格（有的是按{ $rules }）。
why-must-have = 按{ $rule }，{ $cells }中必有{ $digit }。所以能看到所有这些格的格不是{ $digit }。
why-pair-chain = { $cells }由{ $rules }连在一起。
can-only-be = 依次只能是{ OR($fillings) }。
no-filling = 无论怎样填，{ $never }。
why-fillings = 无论怎样按{ $rule }填{ $cells }，{ $never }。
look-house-fillings = { $house }和{ $rules }
why-house-fillings = 无论怎样按{ $rules }填{ $house }，{ $never }。
look-conflict = { $cell }与{ $rule }
look-two-rules = { $cell }、{ $rule }（{ $own }）和{ $other }（{ $cells }）
why-conflict = 假设{ $cell }填{ $digit }。按{ $rule }，{ $what }。
why-conflict-of-several = 假设{ $cell }是{ $digit }。按{ $rule }（{ $own }），{ $what }。
why-conflict-of-two = 假设{ $cell }是{ $digit }。按{ $rule }（{ $own }），再按{ $other }（{ $cells }），{ $what }。
why-two-rules = 假设{ $cell }是{ $digit }。{ $rule }（{ $own }）就使{ $other }（{ $cells }）无法满足。
breaks-cell = { $cell }就没有候选数
breaks-house = { $house }就没有{ $digit }的位置
breaks-cells = { $house }中，{ $cells }这几格合起来就只剩{ $digits }，不够填
breaks-digits = { $house }中{ $digits }就只剩{ $cells }可填，位置不够

## 步骤：各种情形

case = 若{ $cells }为{ OR($fillings) }，就有：{ $what }。
case-alone = 于是{ $what }。
case-no-candidate = { $cell }没有候选数
case-no-place = { $house }没有{ $digit }的位置
case-not-allowed = { $left }，不满足{ $rule }
case-broken = { $rule }无法满足
case-leaves = 按{ $rule }只剩{ $left }
cases-counted = 这时按{ $rules }填{ $cells }有{ $count }种填法，哪一种都给其余的格留得不够。
suppose-one = 例如，假设{ $cell }是{ $digit }。
