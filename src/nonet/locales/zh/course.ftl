## Exercises on a terminal

how-to-answer = 请输入构成结构的格（r1c2 r3c4），或 r4c5=7、r4c79<>35 这样的结论。也可以输入 hint（提示）、show（答案）或 quit（退出）。
find = 请找：{ $title }（种子{ $seed }）
score = { $asked }题中有{ $right }题一次答对。
end-of-hints = 提示到此为止；输入 show 可看答案。
not-understood = 无法理解“{ $text }”。请输入 r4c79 这样的格名，或 hint、show、quit。
drawing-tip = 加上 --format svg 可得到图形。

## Answers to exercises

nothing = { $task ->
        [place] 请填入一个数字，或选中构成结构的格。
       *[remove] 请排除一个候选数，或选中构成结构的格。
    }
right = 正确。{ $result }
right-in-part = 正确，而且还有：{ $result }。

is-filled = { $cell }已经填好了。
no-candidate-here = { $digit }已经不是{ $cell }的候选数了。
is-taken = { $cell }不能填{ $digit }：{ $house }中已经有{ $digit }了。
is-excluded = { $cell }不能填{ $digit }：这个候选数已被排除。
removes-solution = 这个候选数还用得着。
belongs-to-pattern = { $cell }的{ $digit }本身就是结构的一部分。
does-not-see = { $cell }与{ $other }互不可见。
wrong-also-there = { $cell }填{ $digit }是错的；在{ $house }中，{ $digit }还可以填在{ $other }。
wrong-also-digits = { $cell }填{ $digit }是错的。这一步没有依据：{ $digits }也是候选数。

true-removed-by = { $cell }的{ $digit }确实可以排除，但要用另一种技巧：{ $phrase }。
true-placed-by = { $cell }确实填{ $digit }，但要用另一种技巧：{ $phrase }。
true-removed-harder = { $cell }可以排除{ $digit }，但那要用难得多的技巧。这里请找：{ $phrase }。
true-placed-harder = { $cell }填{ $digit }没错，但那要用难得多的技巧。这里请找：{ $phrase }。
other-house = { $cell }确实填{ $digit }，但那是{ $house }的排除法；这里要找的是{ $kind ->
        [box] 宫内排除
       *[line] 行列排除
    }。
true-removed-unproved = 由{ $phrase }推不出这一点。
true-placed-unproved = 由{ $phrase }推不出这一点。

cells-too-many = 差一点：{ $cells }不属于这个结构。
cells-missing = 差一点：这个结构还缺{ $count }格。
cells-other = 这些格不构成所求的结构。请在别处找：{ $phrase }。
other-technique = 这个{ $phrase }成立，但这里要找的是另一种技巧：{ $wanted }。
other-harder = 这样也成立，但这是难得多的技巧；这里要找的是{ $wanted }。

## Why cells are not the pattern, or nothing follows from it

no-effect = 这确实是{ $phrase }，但什么也排除不了。
no-effect-rectangle = 四个角都有{ $digits }，但凭其余候选数推不出结果。
misfit-count = 这个结构有{ $expected }格，而你标了{ $found }格。
misfit-apart = { $first }与{ $second }互不可见。
misfit-no-house = { $cells }不全在同一行、同一列或同一宫。
misfit-no-intersection = { $cells }并非既在同一宫、又在同一行（列）。
misfit-no-common = { $cells }没有共同的候选数。
misfit-empty = { $house }中还有{ $cells }是空的。
misfit-candidates = { $cell }可以填{ OR($digits) }。
misfit-hidden-single = { $cell }的每个候选数在所在的{ $kind ->
        [box] 宫
        [line] 行和列
       *[any] 行、列和宫
    }中都还有别的位置。
misfit-digits = { $cells }合起来有候选数{ $digits }，比格数{ $size }多。
misfit-three = { $cells }合起来有候选数{ $digits }；这个结构恰好有{ $size }个数字。
misfit-elsewhere = 在{ $house }中，{ $digit }还可以填在{ $cells }。
misfit-lines = 这些格位于{ $rows }行{ $columns }列；这个结构应为{ $expected }行{ $expected }列。
misfit-pincers = 两翼应恰好有一个相同的数字，即要排除的数字。
misfit-rectangle = 这些格不是一个矩形的四个角。
misfit-boxes = 四个角分布在{ $count }个宫中；应恰好在两个宫中。
misfit-two-digits = { $cells }没有两个共有的候选数。
misfit-two-lines = 需要两行（或两列），每行（列）各有其中两格。
misfit-two-candidates = { $cell }的候选数多于两个：{ $digits }。
misfit-no-twins = { $cells }中没有两格有相同的两个候选数。
no-effect-links = 两行（列）中的{ $digit }都只有这两个位置，但能同时看到相应两格的格都没有候选数{ $digit }。
misfit-pivot = { $cell }要作为枢纽，候选数必须恰好是{ $digits }。
