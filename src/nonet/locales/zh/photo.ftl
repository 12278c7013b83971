### Puzzles from photos; loaded when opened.

photo-how = 印刷的数独或屏幕截图可以在这里变成题目。图片只留在这台电脑上，除非你自己保存，否则不会留下。
photo-choose = 选择图片
photo-camera = 使用相机
photo-drop = 也可以把图片拖到这里，或直接粘贴。
photo-camera-how = 把相机正对着题目，让整个盘面都在画面里，并且清晰。
photo-video = 相机画面
photo-shoot = 拍照
photo-back = 返回
photo-camera-none = 没有找到相机，请改为选择图片。
photo-camera-denied = 浏览器不允许此页面使用相机。请在浏览器设置中允许，或改为选择图片。
photo-camera-failed = 相机无法启动，可能正被其他程序使用。
photo-camera-insecure = 浏览器只允许在 localhost 或 https 页面上使用相机，请改为选择图片。
photo-reading = 正在识别图片…
photo-none = 这张图片里没有找到可识别的数独。请让整个盘面都在画面里，清晰且没有明显阴影。
photo-page = 页码（共{ $count }页）
photo-static = 照片由你自己电脑上的 nonet 识别：{ $command }
photo-too-long = 这个文件超过 64 MB。
code-photo = 无法把这个文件作为图片打开，或图片太大或太小。支持 JPEG、PNG、WebP 等多数格式；HEIC 请先另存为 JPEG。
code-photo-extra = 识别照片需要附加组件。请用 pip install 'nonet[photo]' 安装，然后重新启动 nonet。

photo-which = 要哪个盘面？
photo-grid = 盘面{ $number }
photo-overlay = 照片与识别出的数字
photo-open = 请核对带问号的{ $count }格
photo-all-checked = 所有存疑的格都已核对。
photo-compare = 识别结果不确定，请与照片核对数字。
photo-sure = 识别可靠。
photo-next = 正确，下一个存疑格（{ $count }）
photo-or = 存疑，可能是{ $others }
photo-checked = 已核对
photo-likely = 最可能的数字
photo-blank = 空
photo-turn = 旋转90°
photo-another = 换一张图片
photo-save = 保存照片

photo-looking = 正在计算解的个数…
photo-conflict = 同一行、列或宫中有重复数字
photo-one = 有唯一解
photo-none-solves = 无解：有数字不对
photo-several = 多解：缺少已知数
photo-undecided = 难以判断有多少个解
