### The desk of a setter, loaded when it is opened.

desk-title = 出题
desk-parts = 题目各部分
desk-rules = 规则
desk-drawing = 绘图
desk-board = 盘面
desk-publish = 发布
desk-play = 试玩
desk-trial = 正在试玩你的草稿。
desk-back = 返回出题台
desk-empty = 请先放一个数字或一条规则。

## What was found

desk-looking = 正在求解…
desk-unique = 唯一解
desk-none = 无解
desk-contradictory = 同一行、列或宫中有重复数字
desk-undecided = 未能判定：两分钟不够
desk-uncounted = 有多个解
desk-several = 有多个解：共{ $count }个
desk-many = 解非常多
desk-grade = { $level }，最难一步：{ $hardest }，约{ $time }
desk-places = （{ $count }处可用）
desk-places-more = （至少4处可用）
desk-shade = 标出可行数字
desk-shade-some = 标出可行数字（取自其中{ $count }个解）
desk-unshaded = 未显示候选数：盘面太大，或时间不够。
desk-two = 两个解
desk-possible = 可填 { $digits }
desk-conflict = 以下各项不能同时成立：
desk-take-out = 去掉
desk-make-unique = 加上任意一项即为唯一解：
desk-add = 加上
desk-needless = 有{ $count }项多余，可单独去掉
desk-needless-some = 时间不够，没有试完所有已知数和规则。

## Rules

desk-search = 查找规则
desk-no-kind = 没有这个名称的规则。
desk-nearest-kinds = 没有这个名称的规则。最接近的是：
desk-tool-fog = 迷雾
desk-tool-fog-where = 它不是规则：在“绘图”中设置。
desk-tool-regions = 不规则区域
desk-tool-regions-where = 它不是规则：在“盘面”中设置。
desk-family-cages = 笼与格组
desk-family-lines = 线
desk-family-cells = 单格与格对
desk-family-outside = 盘外提示
desk-family-grid = 整个盘面
desk-family-made = 以文字输入
desk-family-roles = 格的角色
desk-role-doublers = 加倍格
desk-role-doublers-how = 每行、每列、每个区域中有一格按其数字的两倍计算。
desk-role-doublers-sign = ×2
desk-role-negators = 负格
desk-role-negators-how = 每行、每列、每个区域中有一格按其数字的相反数计算。
desk-role-negators-sign = −
desk-role-hot-and-cold = 冷热格
desk-role-hot-and-cold-how = 每行、每列、每个区域中有一个热格（多算一）和一个冷格（少算一）。
desk-role-hot-and-cold-sign = ±1
desk-role-multipliers = 乘数格
desk-role-multipliers-how = 每行、每列、每个区域中有一格按两倍计算，另有一格按三倍计算。
desk-role-multipliers-sign = ×3
desk-role-zero-cells = 零格
desk-role-zero-cells-how = 每行、每列、每个区域中有一格按零计算。
desk-role-zero-cells-sign = =0
desk-role-shaded-cells = 阴影格
desk-role-shaded-cells-how = 各格涂黑或不涂黑，由规则决定。
desk-role-shaded-cells-sign = ●
desk-role-vampires = 吸血鬼与猎物
desk-role-vampires-how = 每行、每列、每个区域中有一个吸血鬼，按其数字加上同区域猎物的数字计算；猎物按零计算。
desk-role-vampires-sign = +
desk-role-indexers = 索引格
desk-role-indexers-how = 每行、每列中有一格指出所在行的某格，另有一格指出所在列的某格，并按该格的数字计算。
desk-role-indexers-sign = →
desk-by-value = 读取格的数值
desk-digits = 请输入两个数，例如0–8：至少{ $count }个数字，最大为{ $most }。
desk-other = 换一种规则
desk-chosen = { $name }：选择格，再按回车
desk-how-drag = 依次拖过各格，或按住 Shift 用方向键选择；回车放置。
desk-how-rim = 点击盘面边缘，按R旋转；或选择经过光标所在格的方向。不填数时取解中的数。
desk-turn = 旋转提示
desk-how-grid = 适用于整个盘面。
desk-how-text = 请输入文字：{ $usage }
desk-field = { $name }{ $optional ->
        [true] （可不填）
       *[other] { "" }
    }
desk-field-total = 和
desk-field-divisor = 除数
desk-field-totals = 各和
desk-field-span = 最大减最小
desk-field-product = 乘积
desk-field-rank = 名次
desk-field-ties = 相等的数
desk-field-digits = 数字
desk-field-digit = 数字
desk-field-count = 个数
desk-field-counts = 个数与数字
desk-field-value = 数值
desk-field-difference = 差
desk-field-modulus = 模数
desk-field-factors = 系数
desk-field-loop = 闭合环
desk-field-marked = 盘面上的标记除外
desk-field-pattern = 正则表达式
desk-field-allowed = 数对
desk-field-which = 哪条对角线
desk-field-relation = 禁止的关系
desk-field-marks_of = 已全部标出的标记
desk-all-given = { $of ->
        [dots] 所有点均已标出
        [xv] 所有V和X均已标出
       *[other] 此类标记均已标出
    }
desk-field-own-relation = 关系
desk-field-moves = 哪些格
desk-field-exempt = 除外的格对
desk-field-when = 何时成立
desk-field-every = 任意两格
desk-field-counted = 计入的数字
desk-word-main = 左上到右下
desk-word-anti = 右上到左下
desk-word-any = 允许
desk-word-none = 一律不允许
desk-word-no-ties = 提示处不允许
desk-word-dots = 所有点
desk-word-xv = 所有V和X
desk-word-difference = 差
desk-word-ratio = 比
desk-word-sum = 和
desk-word-own-difference = 差为
desk-word-own-difference-at-least = 差至少为
desk-word-own-difference-at-most = 差至多为
desk-word-own-no-difference = 差不为
desk-word-own-sum = 和为
desk-word-own-sum-at-least = 和至少为
desk-word-own-sum-at-most = 和至多为
desk-word-own-no-sum = 和不为
desk-word-own-ratio = 比为
desk-word-own-no-ratio = 比不为
desk-word-own-same-parity = 奇偶相同
desk-word-own-other-parity = 一奇一偶
desk-word-own-equal = 相同
desk-word-own-unequal = 不同
desk-word-own-table = 勾选的数对
desk-word-own-exactly = 等于
desk-word-own-at-least = 不小于
desk-word-own-at-most = 不大于
desk-word-own-multiple = 是其倍数
desk-word-then = 就
desk-word-else = 否则
desk-word-neighbours = 有公共边
desk-word-diagonals = 仅有公共角
desk-word-kings = 相距一步王
desk-word-knights = 相距一步马
desk-word-end = 在线的末端
desk-word-always = 每格之后
desk-word-never = 任何格之后都不
desk-word-distance-2 = 相距2步
desk-word-distance-3 = 相距3步
desk-word-distance-4 = 相距4步
desk-word-distance-5 = 相距5步
desk-word-distance-6 = 相距6步
desk-word-distance-7 = 相距7步
desk-word-distance-8 = 相距8步
desk-exempt-none = 无
desk-exempt-any = 有任何标记的
desk-except-any = 有任何标记的除外
desk-pair = { $first }和{ $second }
desk-pairs-all = 全选
desk-pairs-none = 全不选
desk-own = 名称与图形
desk-own-title = 名称
desk-own-text = 说明
desk-own-shape = 图形
desk-own-label = 标签
desk-own-apply = 应用
desk-shape-usual = 照常
desk-shape-none = 无
desk-shape-line = 线
desk-shape-arrow = 箭头
desk-shape-dots = 格间的点
desk-shape-cells = 涂色格
desk-shape-cage = 轮廓
desk-shape-kept = 保持原样
desk-combine = 组合规则
desk-combine-bound = 条数
desk-combine-number = 其中成立的规则数
desk-combine-how = 在列表中勾选规则，或点击它们在盘面上的格。条件规则以最先勾选的为条件。
desk-split = 拆分
desk-from = 方向
desk-from-way = 经过光标的直线，{ $sign }
desk-place = 放置
desk-placed = 已放置{ $name }，{ $count }
desk-no-cells = 请先选择格。
desk-cells = 已选{ $count }格
desk-group = 第{ $number }组：选择格
desk-next-group = 下一组
desk-symmetry = 同时放在对称位置
desk-symmetry-none = 否
desk-symmetry-half-turn = 180°旋转
desk-symmetry-quarter-turn = 90°旋转
desk-symmetry-left-right = 左右
desk-symmetry-top-bottom = 上下
desk-symmetry-diagonal = 对角线
desk-symmetry-anti-diagonal = 反对角线
desk-symmetry-full = 全部八种
desk-count = { $count ->
        [0] 还没有规则
       *[other] { $count }条规则
    }
desk-line = 规则文字
desk-apply = 修改
desk-move-left = 左移
desk-move-right = 右移
desk-move-up = 上移
desk-move-down = 下移
desk-copied = 已复制。按 Ctrl+V 粘贴到光标处。
desk-paste = 粘贴到光标处
desk-outside = 会超出盘面。
desk-delete = 删除
desk-text = 以文字编辑规则
desk-text-how = 每行一条，写法与命令行相同：cage 15 r1c1 r1c2
desk-at-line = 第{ $line }行：
desk-unknown = 没有规则“{ $name }”。
desk-close = 是否指 { $names }？
desk-usage = 写法：{ $usage }
desk-fill = 补上缺少的数
desk-filled = { $count ->
        [0] 没有缺少数的规则。
       *[other] 已按一个解补上{ $count }个数。
    }

## Drawing

desk-draw-how = 这里画的不是规则，求解时不考虑。先选择格，再绘制。
desk-draw-kind = 种类
desk-draw-line = 线
desk-draw-arrow = 箭头
desk-draw-colour = 格的底色
desk-draw-circle = 圆
desk-draw-square = 方块
desk-draw-text = 文字
desk-draw-cage = 虚线框
desk-draw-fog = 迷雾
desk-fog-how = 迷雾会遮住已知数和规则，直到附近填对数字。请选择一开始就能看到的格。
desk-light = 点亮这些格
desk-light-around = 点亮这些格及其周围
desk-clears = 填对数字后点亮
desk-clears-around = 该格及其周围的格
desk-clears-itself = 仅该格本身（深雾）
desk-clears-nothing = 仅触发器所指的格
desk-trigger = 将这些格设为触发器
desk-trigger-how = 在{ $cells }填对数字后，点亮接下来选中的格。
desk-trigger-clears = 点亮这些格
desk-trigger-is = { $cells } → { $lights }
desk-fog = 迷雾；一开始点亮{ $count }格
desk-colour = 颜色
desk-draw = 绘制
desk-drawn-strokes = 线
desk-drawn-shapes = 图形
desk-drawn-outlines = 虚线框

## Board and text

desk-no-boxes = 无
desk-about = 题目说明
desk-write-rules = 自动写出规则
desk-message = 解出后的留言
desk-drafts = 其他草稿
desk-open = 打开

## Publishing

desk-share = 链接与二维码
desk-publish-how = nonet 自己的链接包含整个题目。文件和打印件保留标题、作者和规则。
desk-not-unique = 不是唯一解。
desk-no-title = 没有标题。
desk-no-author = 没有作者。
desk-ready = 唯一解，标题和作者齐全，可以发布。
