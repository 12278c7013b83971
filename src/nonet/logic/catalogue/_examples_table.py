"""A state for each technique, in which its first step shows it at work.

Written by tools/find_examples.py; the form is that of `nonet.logic._state.read_state`.
"""

EXAMPLES: dict[str, str] = {}
