"""The techniques, a file for each family: catalogue entries, and the argument for their steps.

| file                  | purpose                                                         |
|-----------------------|-----------------------------------------------------------------|
| family.py             | `Family`, `CatalogueEntry`: what is to be said of a technique    |
| argument.py           | `Argument`: the argument for a step, as pieces of sentences      |
| parts.py              | `Parts`: what a step consists of, in words                       |
| rule_argument.py      | the argument that all rules beyond houses share                  |
| cage_parts.py         | the cages of a step, real and hidden, and the totals behind them  |
| rule_of_45.py         | innies and outies: what rules leave of the total of houses        |
| totals.py             | what the sums of a rule allow: combinations, totals, bounds      |
| rule_reasons.py       | what to say of one rule of a kind: runs, cells between, no partner |
| rule_premises.py      | the few cells by which a rule rules candidates out               |
| kind_colouring.py     | colours of low and high, odd and even, remainders, thirds in words |
| rule_chain.py         | forcing chains through rules in words                            |
| net.py                | forcing chains and nets in words: inferences with all premises   |
| singles.py …          | the families; their sentences are in nonet/locales               |
| _examples_table.py    | a state for each technique, written by tools/find_examples.py    |

An explainer chooses which messages a step needs and with which values; the messages themselves
are in the file of the family in each language.

May import: errors, layout, grid, and of `nonet.logic` the data of steps, what blocks cells,
notation and languages.
"""

from nonet.logic.families.almost_locked_sets import ALMOST_LOCKED_SETS
from nonet.logic.families.cages import CAGES
from nonet.logic.families.chains import CHAINS
from nonet.logic.families.colouring import COLOURING
from nonet.logic.families.family import CatalogueEntry, Family
from nonet.logic.families.fish import COMPLEX_FISH, FISH
from nonet.logic.families.forcing import FORCING
from nonet.logic.families.lines import LINES
from nonet.logic.families.locked_candidates import LOCKED_CANDIDATES
from nonet.logic.families.other_rules import OTHER_RULES
from nonet.logic.families.outside_clues import OUTSIDE_CLUES
from nonet.logic.families.pairs import PAIRS
from nonet.logic.families.rare_patterns import RARE_PATTERNS
from nonet.logic.families.rule_patterns import RULE_PATTERNS
from nonet.logic.families.single_digit import SINGLE_DIGIT
from nonet.logic.families.singles import SINGLES
from nonet.logic.families.subsets import SUBSETS
from nonet.logic.families.sums import SUMS
from nonet.logic.families.templates import LAST_RESORT, TEMPLATES
from nonet.logic.families.uniqueness import UNIQUENESS
from nonet.logic.families.wings import WINGS

__all__ = ["FAMILIES", "UNIQUENESS", "CatalogueEntry", "Family"]

FAMILIES: tuple[Family, ...] = (
    SINGLES,
    PAIRS,
    LINES,
    CAGES,
    SUMS,
    OUTSIDE_CLUES,
    OTHER_RULES,
    RULE_PATTERNS,
    LOCKED_CANDIDATES,
    SUBSETS,
    FISH,
    COMPLEX_FISH,
    SINGLE_DIGIT,
    COLOURING,
    WINGS,
    UNIQUENESS,
    CHAINS,
    RARE_PATTERNS,
    ALMOST_LOCKED_SETS,
    FORCING,
    TEMPLATES,
    LAST_RESORT,
)
"""All families."""
