"""Solve a puzzle as a person does, and say how hard each step was."""

from collections import Counter

import nonet

PUZZLE = ".....42.6.97...3.4....2..19..6.71..2....5....8..93.4..52..1....7.1...52.9.45....."

walked = nonet.walkthrough(PUZZLE)
print(f"{len(walked.steps)} steps to {walked.level}; the first three:")
for step in walked.steps[:3]:
    print(f"  {step}")
for technique, times in Counter(step.technique for step in walked.steps).most_common():
    print(f"{times:3} {technique}")
