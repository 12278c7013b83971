## Pages of a booklet

book-puzzles = 题目
book-rules = 规则
book-solutions = 答案
# Above the rules of a puzzle that has them on a page of their own
book-puzzle = 第{ $number }题
# In a caption
rules-page = 规则见第{ $page }页
solution-page = 答案见第{ $page }页
# Between the figures of large numbers, by threes
thousands = ,

## The cover

puzzle-count = { $count ->
       *[other] 共{ $shown }题
    }
# What the document says of itself
subject = 数独：{ $puzzles }
subject-exercises = 数独：{ $shown }道练习
task = 在空格中填入数字，使{ $houses }中1到{ $size }各恰好出现一次。
each-row = 每行
each-column = 每列
each-box = 每宫
each-region = 每个不规则宫
each-diagonals = 每条对角线
each-windows = 每个阴影窗口
each-disjoint_groups = 每种颜色的格
# Houses that have no words
each-other = 每个{ $kind }

## Grids, in a caption

layout-boxes = { $size }
layout-oblong = { $size }（{ $box }宫）
layout-latin = { $size }拉丁方
layout-jigsaw = { $size }锯齿数独

## Worksheets

worksheet-title = { $title }：找出来，并标出由此得出的结论 · 编号{ $seed }
