## Techniques

template_set = 模板填入
    .description = 模板是把某数字同时填入所有区域的一种方式。若某数字所有仍可行的模板都包含某格，该格必填该数字。
template_delete = 模板排除
    .description = 模板是把某数字同时填入所有区域的一种方式。若某数字没有任何仍可行的模板用到某格，该格可排除该数字。
brute_force = 暴力求解
    .description = 完全不用技巧：通过搜索得到的答案数字。

## Steps

why-template-set = 数字{ $digits }在全盘的每一种可能填法都用到{ $cells }。
why-template-delete = 在所有区域同时填入{ $digits }的任何方式，都不经过{ OR($cells) }中的任何一格。
why-brute-force = 这不是技巧，而是直接看答案。
