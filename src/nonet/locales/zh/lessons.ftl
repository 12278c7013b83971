### The rules, the test at the beginning, daily puzzles, the coach, worksheets; loaded when opened.

lesson-at = 第{ $number }/{ $count }页
lesson-next = 下一步
lesson-back = 上一步
lesson-end = 开始解题

## Where to begin

placement = 从哪里开始
placement-place = 填入一个有把握的数字，用什么方法都可以。只有一次机会。
placement-remove = 请找出{ $phrase }，并排除一个候选数：先选格，再按数字。只有一次机会。
placement-other = 正确。方法与预想的不同，也算对。
placement-more = 结论正确，但目前没有技巧能证明它：请换一个候选数。这次不计入机会。
placement-skip = 看不出来
placement-skipped = 课程后面会讲到。
placement-result = { $all }题中找到了{ $count }题。
placement-station = 适合从这里开始：{ $title }。
placement-begin = 从“{ $title }”开始

## Puzzles of the day and of the week

daily-how = 每天每个难度一题，所有人都相同。
daily-title = 每日一题 · { $day } · { $level }
daily-play = 玩今天的题目
daily-again = 查看今天的题目
daily-open = 尚未完成
daily-solved = 用时{ $time }
daily-before = 上个月
daily-after = 下个月
daily-day-solved = { $day }，用时{ $time }
daily-count = 已解
daily-median = 中位数
daily-none = 完成一道每日题后，这里会列出你的用时。
daily-streak = 连续{ $count }天
weekly = 每周一题
weekly-how = 需要用到你最不熟练的技巧。
weekly-play = 开始
weekly-title = 每周一题

## The coach

coach-used = 你用到的技巧
coach-nothing = 这一局填的数字都没有简短的推理可循。
coach-unexplained = 有{ $count }个填对的数字找不到简短的推理：可能是猜的，也可能是你自己的思路。
coach-waits = 想得最久的地方
coach-wait = 第{ $move }步，{ $time }。
coach-there = 当时可用：{ $name }。
coach-show = 显示
coach-slips = 出错的地方
coach-practise = 接下来练习：{ $title }
coach-go = 去练习
coach-well = 玩得不错，没有特别要练的。
coach-teacher = nonet 解此题所用的技巧

## Worksheets, projector, links

sheets = 练习单
sheets-how = 供全班打印的盘面：每个都能用上这种技巧，且没有更简单的步骤。编号相同，练习单就相同。
sheets-station = 课
sheets-count = 盘面数
sheets-seed = 练习单编号
sheets-answers = 末尾附答案
sheets-link = 班级链接
sheets-link-how = 只要 nonet 的地址相同，打开链接就会按此顺序得到这些盘面。
projector-open = 投影显示
projector-step = 第{ $number }/{ $count }步
