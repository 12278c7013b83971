## 技巧

common_peers = 共同可见格
    .description = 某区域中一个数字只有少数几个位置，而别处有一格能看到所有这些位置（通过国际象棋走法或其他要求数字不同的规则）。这个数字必在其中一格，所以那一格可排除它。
must_have_digit = 规则必含数字
    .description = 线、笼或提示数若缺了某个数字就无法满足，这个数字就一定在它的某一格里。能看到该规则中这个数字所有位置的格都可排除它，与区块排除同理。
polarity_colouring = 大小涂色
    .description = 耳语线、V和X等规则说明两格一小一大，或同大同小。把这样相连的格涂成两种颜色：一种为小，另一种为大。若其中一种情形使某格、某区域或某条规则无法满足，就是另一种情形。若一个区域的小数或大数都归涂色的格，其他格可排除它们。
parity_colouring = 奇偶涂色
    .description = 奇偶线、圆点、符号以及和已知的规则说明两格一奇一偶，或奇偶相同。把这样相连的格涂成两种颜色：一种为奇，另一种为偶。若其中一种情形使某格、某区域或某条规则无法满足，就是另一种情形。若一个区域的奇数或偶数都归涂色的格，其他格可排除它们。
modular_colouring = 模数涂色
    .description = 有些格除以3的余数互相决定，例如模数线上的格，每种余数涂一种颜色。逐一查看余数分给各种颜色的每种情形：若使某格、某区域或某条规则无法满足，就排除这种情形，以及其他情形都没有的数字。
entropic_colouring = 熵涂色
    .description = 有些格的小、中、大互相决定，例如熵线上的格，每类涂一种颜色。逐一查看各类分给各种颜色的每种情形：若使某格、某区域或某条规则无法满足，就排除这种情形，以及其他情形都没有的数字。
pair_chain = 数对规则链
    .description = 把彼此相连的点、符号和短线，或同一区域中的几对格，当作一个整体来填，例如三个黑点连成的1-2-4-8。任何填法都用不到的候选数可以排除；如果一格在每种填法中都看到某个数字，也可排除这个数字。
rule_fillings = 规则的全部填法
    .description = 如果一条规则剩下的填法不多，可以逐一列出，并考虑哪些格彼此可见。任何填法都用不到的候选数可以排除。
rule_and_house = 规则与区域
    .description = 假设某个候选数为真，按一条规则推出能确定的数字，再看能看到它们的格。若某个区域因此没有某个数字的位置，或某格没有候选数，就排除这个候选数。
rule_locked_digit = 规则区块
    .description = 某个区域，或缺了某个数字就无法满足的规则，其中这个数字只有几个位置。若这些位置都在另一个区域或规则之内，而那里这个数字至多出现一次，它的其余格就可排除这个数字，与区块排除同理。能排除所有这些位置的格（有的是按规则）也可排除它。
-rule-fish = 于是后者的名额用完，其余格可排除这个数字。若还有别的位置（鳍），能排除所有鳍的格可排除它。
rule_x_wing = 规则X翼
    .description = 两个区域或规则都必须有某个数字，且没有公共的位置。它们的位置都在另两个区域或规则之内，而那里这个数字各至多出现一次，例如温度计或笼。{ -rule-fish }
rule_swordfish = 规则剑鱼
    .description = 三个区域或规则都必须有某个数字，它们的位置都在另三个区域或规则之内，而那里这个数字各至多出现一次。{ -rule-fish }
rule_jellyfish = 规则水母
    .description = 四个区域或规则都必须有某个数字，它们的位置都在另四个区域或规则之内，而那里这个数字各至多出现一次。{ -rule-fish }
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
fish-rule = { $rule }（{ $cells }）
fish-look = { $rules }中的{ $digit }
fish-needs = { $rules }{ COUNT($rules) ->
        [1] { "" }
       *[other] 各
    }必有{ $digit }。
fish-places = 那里{ $digit }的位置都在{ $others }中，而{ COUNT($others) ->
        [1] 那里
       *[other] 它们各自
    }至多有一个{ $digit }。所以其余格不是{ $digit }。
fish-excludes = { $gone }若是{ $digit }，{ $fins }就不能是{ $digit }{ COUNT($rules) ->
        [0] { "" }
       *[other] （有的是按{ $rules }）
    }。
fish-none-left = 那里就没有别的位置。
fish-too-few = 那里其余的位置都在{ $others }中，而{ COUNT($others) ->
        [1] 那里
       *[other] 它们各自
    }至多有一个{ $digit }，不够用。
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
why-pairs-in-house = { $house }中，{ $cells }由{ $rules }两两相连。
seen-in-fillings = 无论怎样填，{ $cells }都能在那里看到{ $digits }。
kinds-joined = 按{ $rules }，同一字母的格{ $technique ->
        [polarity_colouring] 全小或全大
        [parity_colouring] 全奇或全偶
        [modular_colouring] 除以3的余数相同
       *[entropic_colouring] 全小、全中或全大
    }{ $count ->
        [1] { "" }
       *[other] ，相连的不同字母各不相同
    }：{ $groups }。
coloured-cells = { $letter }为{ $cells }
kind-is = { $letter }{ $kind ->
        [low] 为小
        [middle] 为中
        [high] 为大
        [odd] 为奇
        [even] 为偶
       *[remainder] 的余数为{ $number }
    }
suppose-kinds = 假设{ $state }。那么{ $what }。
kinds-left = 所以{ $state }。
one-of-cells = { $cells }中的一格
kinds-taken = { $house }的{ $digits }都在{ $cells }
kinds-of-house = { $house }的{ $digits }都在{ $cells }。
breaks-rule = { $rule }就无法满足
