"""German; phrases are in the accusative.

| file         | purpose                                                      |
|--------------|--------------------------------------------------------------|
| sentences.py | all sentences                                                |
| patterns.py  | techniques: what is seen at once                              |
| fish.py      | fish, made from what shapes and sizes have in common          |
| chains.py    | techniques: what is followed from place to place              |
"""

from nonet.logic.words.de.sentences import GERMAN

__all__ = ["GERMAN"]
