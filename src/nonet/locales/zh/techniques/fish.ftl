## Techniques

-fins = 要么所有鳍都为假，那么它就是鱼；要么某个鳍为真。所以覆盖区域中能看到所有鳍的其余格可排除该数字。
fish-name = { $size ->
        [2] X翼
        [3] 剑鱼
        [4] 水母
        [5] 五阶鱼
        [6] 六阶鱼
       *[7] 七阶鱼
    }
# How many base houses it has
fish-houses = { $size ->
        [2] 两
        [3] 三
        [4] 四
        [5] 五
        [6] 六
       *[7] 七
    }
fish = { fish-name }
    .description = 某数字在{ fish-houses }行中只能填在{ fish-houses }列，或者行列互换。这些行各需要它一次，正好用尽这些列。所以这些列的其余格可排除该数字。
finned_fish = 带鳍{ fish-name }
    .description = 某数字在{ fish-houses }行中除了少数几个位置（鳍）之外只能填在{ fish-houses }列，或者行列互换。{ -fins }
sashimi_fish = 退化{ fish-name }
    .description = 由{ fish-houses }行和{ fish-houses }列构成的带鳍鱼（或者行列互换），去掉鳍就不再成立：其中一行只剩一个位置。{ -fins }
franken_fish = 宫内{ fish-name }
    .description = 由{ fish-houses }个定义区域和{ fish-houses }个覆盖区域构成的鱼，其中一侧有宫与行并用，或另一侧有宫与列并用。定义区域各需要该数字一次，正好用尽覆盖区域。所以覆盖区域的其余格可排除该数字。
finned_franken_fish = 带鳍宫内{ fish-name }
    .description = 由{ fish-houses }个定义区域和{ fish-houses }个覆盖区域构成的宫内鱼，另有少数几个位置，即鳍。{ -fins }
mutant_fish = 交叉{ fish-name }
    .description = 由{ fish-houses }个定义区域和{ fish-houses }个覆盖区域构成的鱼，其中同一侧既有行又有列。定义区域各需要该数字一次，正好用尽覆盖区域。所以覆盖区域的其余格可排除该数字。
finned_mutant_fish = 带鳍交叉{ fish-name }
    .description = 由{ fish-houses }个定义区域和{ fish-houses }个覆盖区域构成的交叉鱼，另有少数几个位置，即鳍。{ -fins }
kraken_fish_1 = 毛刺鱼类型1
    .description = 带鳍鱼的鳍并不都能看到要排除的格，但从每个为真的鳍都有一条链推出该候选数为假。鱼身也得出同样的结果，所以该候选数可排除。
kraken_fish_2 = 毛刺鱼类型2
    .description = 鱼在某个覆盖区域中的位置连同它的鳍，就是该数字可能为真的全部位置。从其中每一个都有一条链推出同一个候选数为假，所以它可排除。

## Steps

digit-in-houses = { $houses }中的数字{ $digit }：{ $cells }
places = { $bases }中的{ $digit }只能填在{ $covers }。
places-but-fins = 除了鳍{ $fins }，{ $bases }中的{ $digit }只能填在{ $covers }。
places-but-endo-fins = 除了鳍{ $fins }（同时属于{ $bases }中的两个），{ $bases }中的{ $digit }只能填在{ $covers }。
places-but-some-endo-fins = 除了鳍{ $fins }（其中{ $endo_fins }同时属于{ $bases }中的两个），{ $bases }中的{ $digit }只能填在{ $covers }。
uses = { $bases }各需要一个{ $digit }，正好用尽{ $covers }。
uses-unless = { $bases }各需要一个{ $digit }，正好用尽{ $covers }，除非{ COUNT($fins) ->
        [1] 鳍
       *[other] 某个鳍
    }是{ $digit }。
kraken-chains = 由链{ $chains }也得出同样的结论。
