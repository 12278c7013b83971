"""Steps of rules held against all grids of small puzzles, of which brute force knows every one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from random import Random

import numpy as np
from numpy.typing import NDArray
from tests.constraints.random_puzzles import Round, Ruled, puzzle_round

from nonet import Candidates, Grid, Layout
from nonet.logic import Step


@dataclass(frozen=True)
class RuledState:
    """Candidates under some rules, and the grids of a round, with those that obey each rule."""

    state: Candidates
    rules: tuple[Ruled, ...]
    grids: NDArray[np.uint8]

    def allows(self, step: Step) -> bool:
        """Whether some grid has an eliminated candidate, or lacks a placed one.

        The grids have the candidates of the state, obey the houses and the rules that the step
        names, and have different digits in cells that see each other.
        """
        obeyed = {one.rule: one.obeyed for one in self.rules}
        constraints = self.state.layout.constraints
        named = {group.rule for group in step.groups if group.rule is not None}
        left = np.logical_and.reduce([obeyed[constraints[number]] for number in named])
        left = left & self._has_candidates & self._sees
        grids = self.grids[left]
        return any((grids[:, cell] == digit).any() for cell, digit in step.eliminations) or any(
            (grids[:, cell] != digit).any() for cell, digit in step.placements
        )

    @property
    def _has_candidates(self) -> NDArray[np.bool_]:
        masks = np.array(self.state.masks, dtype=np.int64)
        digits = np.array(list(self.state.grid.digits))
        masks = np.where(digits > 0, 1 << np.maximum(digits, 1) - 1, masks)
        has = ((masks[None, :] >> (self.grids.astype(np.int64) - 1)) & 1).astype(bool)
        return np.asarray(has.all(axis=1))

    @property
    def _sees(self) -> NDArray[np.bool_]:
        found = np.ones(len(self.grids), dtype=bool)
        for cell, peers in enumerate(self.state.layout.peers):
            for other in peers:
                if other > cell:
                    found &= self.grids[:, cell] != self.grids[:, other]
        return found


@lru_cache(maxsize=4)
def _round(seed: int) -> Round:
    return puzzle_round(Random(f"steps of rules {seed}"), 3)


def ruled_states(seed: int, count: int, kinds: frozenset[str]) -> Iterator[RuledState]:
    """States with one to four rules, the first of these kinds, and candidates taken at random."""
    source = _round(seed)
    rng = Random(seed)
    known = sorted(kinds & source.rules.keys())
    for _ in range(count if known else 0):
        at = rng.randrange(len(source.grids))
        rules: list[Ruled] = []
        for kind in (rng.choice(known), *rng.sample(sorted(source.rules), rng.randint(0, 3))):
            fitting = [one for one in source.rules[kind] if one.obeyed[at]]
            if fitting and fitting[0].rule not in [one.rule for one in rules]:
                rules.append(rng.choice(fitting))
        if len({one.rule for one in rules}) < len(rules) or not rules:
            continue
        layout = Layout(source.layout.size, source.layout.regions, [one.rule for one in rules])
        solution = source.grids[at]
        state = Candidates.of(Grid(source.givens, layout=layout))
        share = rng.choice((0.0, 0.2, 0.5, 0.8))
        gone = [
            (cell, digit)
            for cell, mask in enumerate(state.masks)
            for digit in range(1, layout.size + 1)
            if mask >> digit - 1 & 1 and digit != solution[cell] and rng.random() < share
        ]
        yield RuledState(state.without(gone), tuple(rules), source.grids)
