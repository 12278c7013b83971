## Techniques

w_wing = W翼
    .description = 彼此看不到的两格有相同的两个候选数x和z。某个区域中x只有两个位置，两格各看到其中之一。所以两格不能同时是x，其中必有一格是z，能同时看到两格的格可排除z。
xy_wing = XY翼
    .description = 候选数为x和y的枢纽看到两翼，一翼为x和z，另一翼为y和z。无论枢纽填x还是y，两翼中必有一格是z。所以能同时看到两翼的格可排除z。
xyz_wing = XYZ翼
    .description = 候选数为x、y和z的枢纽看到两翼，一翼为x和z，另一翼为y和z。三格中必有一格是z。所以能同时看到这三格的格可排除z。
wxyz_wing = WXYZ翼
    .description = 四格合起来有四个数字，其中只有一个数字z在这些格里有彼此看不到的位置。若都不是z，就要用三个数字填满四格。所以能看到z的所有位置的格可排除z。
vwxyz_wing = VWXYZ翼
    .description = 五格合起来有五个数字，其中只有一个数字z在这些格里有彼此看不到的位置。若都不是z，就要用四个数字填满五格。所以能看到z的所有位置的格可排除z。
uvwxyz_wing = UVWXYZ翼
    .description = 六格合起来有六个数字，其中只有一个数字z在这些格里有彼此看不到的位置。若都不是z，就要用五个数字填满六格。所以能看到z的所有位置的格可排除z。

## Steps

with-pivot = 以{ $house }的一格为枢纽，
between-ends = 借助{ $house }连接两端，
seeing = { $pivot }以及它看到的{ $pincers }
ends-and-links = { $ends }，以及{ $house }的{ $links }
why-xy-wing = { $pivot }是{ OR($digits) }：{ $branches }。所以两翼{ $pincers }中必有一格是{ $gone }。
xy-branch = 若它是{ $digit }，{ $cell }就是{ $other }
why-xyz-wing = { $pivot }是{ OR($digits) }：{ $branches }；否则它自己就是{ $gone }。所以三格之一必是{ $gone }。
why-large-wing = { $cells }合起来只有候选数{ $digits }，其中只有{ $gone }在这些格里有彼此看不到的位置。若都不填{ $gone }，格数就会多于数字个数，所以其中必有一格是{ $gone }。
why-w-wing = { $ends }的候选数都是{ $digits }。{ $house }中的{ $linked }只能填在{ $links }，这两处各看到一端。所以两端不能同时是{ $linked }，其中必有一格是{ $gone }。
