"""Datasets: labelled datasets of millions of puzzles, in files that training code reads.

| file           | purpose                                                             |
|----------------|---------------------------------------------------------------------|
| _recipe.py     | `Recipe`: the description of a dataset, in TOML                      |
| _making.py     | `make`: partitions from their own seeds, without essentially equal puzzles |
| _distinct.py   | which puzzles of many partitions are essentially equal               |
| _labelling.py  | `label`: labels for existing puzzles                                 |
| _splitting.py  | `split`: train and test                                              |
| _augmenting.py | `augment`: scrambles of existing puzzles                             |
| _verifying.py  | `verify`: everything a dataset claims, verified again                |
| _labels.py     | the labels of puzzles                                                |
| _tables.py     | the columns of the schemas, and Parquet, CSV and NumPy               |
| _reading.py    | reading puzzles in pieces                                            |
| _running.py    | `Threads` and `Cluster`: what runs the tasks                         |
| _info.py       | `info`: what is in a dataset                                         |
| _sheet.py      | the progress of a run                                                |
| _card.py       | what is in a dataset: counts, plots, README                          |
| _store.py      | folders here and in object stores                                    |
| _extra.py      | the optional libraries                                               |

May import: all but keeping, cli, web. pyarrow, Dask, fsspec and Matplotlib are used here and only
when they are needed: they come with ``pip install 'nonet[dataset]'``.
"""

from nonet.dataset._augmenting import augment
from nonet.dataset._info import Info, info
from nonet.dataset._labelling import label
from nonet.dataset._labels import LABELS, Label
from nonet.dataset._making import make
from nonet.dataset._recipe import Recipe
from nonet.dataset._running import Cluster, Runner, Threads
from nonet.dataset._splitting import split
from nonet.dataset._verifying import Verdict, verify

__all__ = [
    "LABELS",
    "Cluster",
    "Info",
    "Label",
    "Recipe",
    "Runner",
    "Threads",
    "Verdict",
    "augment",
    "info",
    "label",
    "make",
    "split",
    "verify",
]
