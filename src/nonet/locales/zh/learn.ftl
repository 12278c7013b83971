### 课程：各页面与盘面上的练习；打开时加载。

## All stations

course-progress = 课程学习进度
course-learnt = 已学会{ $count }/{ $all }
course-first = 从这里开始
course-next = 下一课
course-open = 学习
course-all = 所有课都学会了。很久没练的内容会回到这里复习。
course-due = 今天复习
course-rules = 规则
rules-learnt = （已学会）
course-placement = 测测水平
course-daily = 每日一题
course-sheets = 练习单
course-back = 返回课程
station-box = 已学会{ $count }/{ $all }步
station-new = 尚未开始
station-due = 复习

## A station

station-before = 上一课
station-after = 下一课
station-why = 为什么成立
station-look = 怎样寻找
station-stops = 什么时候不成立
station-puzzle = 做一道用得上它的题
station-show = 放大展示

## Find it

find-it = 找一找
find-title = 找一找：{ $title }
find-place = 选中一格并填入数字；也可以选中结构所在的各格。然后检查。
find-remove = 选中格，按数字键排除候选数；也可以选中结构所在的各格。然后检查。
find-removed = 已排除 { $digits }
find-removes = 按数字键排除候选数
find-check = 检查
find-hint = 提示
find-next = 下一题
find-try = 自己试试
