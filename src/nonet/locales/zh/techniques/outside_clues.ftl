## 技巧

sandwich_sets = Sandwich Sets
    .description = TODO
x_sum_sets = X-Sum Sets
    .description = TODO
skyscraper_heights = Skyscraper Heights
    .description = TODO
numbered_room = Numbered Room
    .description = TODO
