"""Datasets: puzzles by the million with exact labels, in files that training code reads.

| file           | purpose                                                             |
|----------------|---------------------------------------------------------------------|
| _recipe.py     | `Recipe`: what a dataset is to hold, from TOML                       |
| _making.py     | `make`: partitions from their own seeds, without essentially equal puzzles |
| _distinct.py   | which puzzles of many partitions are essentially equal               |
| _labelling.py  | `label`: labels for puzzles that there are                           |
| _splitting.py  | `split`: sides for training and testing                              |
| _augmenting.py | `augment`: scrambles of the puzzles that there are                   |
| _verifying.py  | `verify`: what is told, proved again                                 |
| _labels.py     | what is told of each puzzle                                          |
| _tables.py     | the columns of the schemas, and Parquet, CSV and NumPy               |
| _reading.py    | puzzles to read, in pieces                                           |
| _running.py    | `Threads` and `Cluster`: who does the work                           |
| _telling.py    | `info`: what is in a dataset                                         |
| _sheet.py      | how far a run has come                                               |
| _card.py       | what is in a dataset: counts, plots, README                          |
| _store.py      | folders here and in object stores                                    |
| _extra.py      | the libraries that not everybody has                                 |

May import: all but keeping, cli, web. pyarrow, Dask, fsspec and Matplotlib are used here and only
when they are needed: they come with ``pip install 'nonet[dataset]'``.
"""

from nonet.dataset._augmenting import augment
from nonet.dataset._labelling import label
from nonet.dataset._labels import LABELS, Label
from nonet.dataset._making import make
from nonet.dataset._recipe import Recipe
from nonet.dataset._running import Cluster, Runner, Threads
from nonet.dataset._splitting import split
from nonet.dataset._telling import Info, info
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
