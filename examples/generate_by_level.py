"""Generate puzzles of a level, with a pattern of givens, and with a technique that they need."""

import nonet

easy = nonet.generate(difficulty="Easy", seed=1)
print(easy.level, "by", nonet.grade(easy).hardest)

symmetric = nonet.generate(symmetry="half-turn", seed=2)
text = symmetric.grid.to_text()
turned = text[::-1]
print("half-turn:", [sign == "." for sign in text] == [sign == "." for sign in turned])

for made in nonet.generate_many(2, difficulty="Hard", seed=3):
    print(made.level, nonet.check(made).status)
