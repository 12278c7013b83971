"""Datasets: labelled datasets of millions of puzzles, in files that training code reads.

| file         | purpose                                                                    |
|--------------|----------------------------------------------------------------------------|
| _recipe.py   | `Recipe`: the description of a dataset, in TOML                            |
| _generate.py | `make`: partitions from their own seeds, without essentially equal puzzles |
| _checked.py  | checksums beside files: what is damaged is made again                      |
| _distinct.py | which puzzles of many partitions are essentially equal                     |
| _label.py    | `label`: labels for existing puzzles                                       |
| _split.py    | `split`: train and test                                                    |
| _augment.py  | `augment`: scrambles of existing puzzles                                   |
| _verify.py   | `verify`: everything a dataset claims, verified again                      |
| _labels.py   | the labels of puzzles                                                      |
| _tables.py   | the columns of the schemas, and Parquet, CSV and NumPy                     |
| _sources.py  | reading puzzles in chunks                                                  |
| _executor.py | `Threads` and `Cluster`: what runs the tasks                               |
| _info.py     | `info`: what is in a dataset                                               |
| _run_log.py  | the progress of a run                                                      |
| _card.py     | what is in a dataset: counts, plots, README                                |
| _files.py    | the files of a dataset, written table by table                             |
| _store.py    | folders here and in object stores                                          |
| _extra.py    | the optional libraries                                                     |

May import: all but library, cli, web. pyarrow, Dask, fsspec and Matplotlib are used here and only
when they are needed: they come with ``pip install 'nonet[dataset]'``.
"""

from nonet.dataset._augment import augment
from nonet.dataset._executor import Cluster, Runner, Threads
from nonet.dataset._generate import make
from nonet.dataset._info import Info, info
from nonet.dataset._label import label
from nonet.dataset._labels import LABELS, Label
from nonet.dataset._recipe import Recipe
from nonet.dataset._split import split
from nonet.dataset._verify import Verification, verify

__all__ = [
    "LABELS",
    "Cluster",
    "Info",
    "Label",
    "Recipe",
    "Runner",
    "Threads",
    "Verification",
    "augment",
    "info",
    "label",
    "make",
    "split",
    "verify",
]
