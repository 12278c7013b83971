"""Set a killer: cages in words, no givens; then see why it has one solution."""

import nonet

CAGES = """
cage 5 r1-2c1
cage 6 r1c2-3 r2c3
cage 7 r1-3c4
cage 9 r2c2 r3c2-3
cage 5 r3-4c1
cage 8 r4c2-4
"""
layout = nonet.Layout.of_size(4, rules=CAGES.strip().splitlines())
killer = nonet.Grid.empty(layout)
print(nonet.rules_text(layout))
print(nonet.check(killer).status)
print(nonet.solve(killer).to_text("rows", lossy=True))
for size in (3, 2, 1):
    fewer = nonet.Layout.of_size(4, rules=CAGES.strip().splitlines()[:size])
    number = nonet.count(nonet.Grid.empty(fewer), limit=None)
    print(f"the first {size} alone: {number} solutions")
