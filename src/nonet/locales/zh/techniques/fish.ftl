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
    .description = 由{ fish-houses }个定义区域和{ fish-houses }个覆盖区域构成的鱼，其中一侧宫与行并用，或另一侧宫与列并用。该数字在定义区域中的位置都在覆盖区域中，且都不同时属于两个定义区域。定义区域各需要该数字一次，正好用尽覆盖区域。所以覆盖区域的其余格可排除该数字。
finned_franken_fish = 带鳍宫内{ fish-name }
    .description = 由{ fish-houses }个定义区域和{ fish-houses }个覆盖区域构成的宫内鱼，另有少数几个位置，即鳍。{ -fins }
mutant_fish = 交叉{ fish-name }
    .description = 由{ fish-houses }个定义区域和{ fish-houses }个覆盖区域构成的鱼，其中同一侧既有行又有列。该数字在定义区域中的位置都在覆盖区域中，且都不同时属于两个定义区域。定义区域各需要该数字一次，正好用尽覆盖区域。所以覆盖区域的其余格可排除该数字。
finned_mutant_fish = 带鳍交叉{ fish-name }
    .description = 由{ fish-houses }个定义区域和{ fish-houses }个覆盖区域构成的交叉鱼，另有少数几个位置，即鳍。{ -fins }
kraken_fish_1 = 毛刺鱼类型1
    .description = 带鳍鱼的鳍并不都能看到要排除的格，但对每个鳍都有一条链表明：若它为真，该候选数就为假。若所有鳍都为假，鱼本身就能排除它。
kraken_fish_2 = 毛刺鱼类型2
    .description = 鱼在某个覆盖区域中的位置和它的鳍中，至少有一个为真。从其中每一个都有一条链推出同一个候选数为假，所以它可排除。

## Steps

digit-in-houses = { $houses }中的数字{ $digit }：{ $cells }
places = { $bases }中的{ $digit }只能填在{ $covers }。
places-but-fins = 除了鳍{ $fins }，{ $bases }中的{ $digit }只能填在{ $covers }。
places-but-endo-fins = 除了鳍{ $fins }（同时属于{ $bases }中的两个），{ $bases }中的{ $digit }只能填在{ $covers }。
places-but-some-endo-fins = 除了鳍{ $fins }（其中{ $endo_fins }同时属于{ $bases }中的两个），{ $bases }中的{ $digit }只能填在{ $covers }。
uses = { $bases }的{ $digit }各占{ $covers }中的一个，所以{ $covers }的{ $digit }都在这些格中。
uses-unless = 若{ COUNT($fins) ->
        [1] 鳍不是
       *[other] 所有鳍都不是
    }{ $digit }，{ $bases }的{ $digit }就各占{ $covers }中的一个。{ $gone }看到{ COUNT($fins) ->
        [1] 鳍
       *[other] 每个鳍
    }，所以无论如何都不是{ $digit }。
kraken-chains = 无论如何{ $cells }都不是{ $digits }。
uses-unless-chains = 若{ COUNT($fins) ->
        [1] 鳍不是
       *[other] 所有鳍都不是
    }{ $digit }，{ $bases }的{ $digit }就各占{ $covers }中的一个。
kraken-cover = { $house }的位置和鳍中至少有一个是{ $digit }：{ $cells }。
