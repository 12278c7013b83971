"""Synthetic photos and screenshots of puzzles, for training and for tests.

| file       | purpose                                                            |
|------------|--------------------------------------------------------------------|
| photo.py   | `synthetic_photo`: a picture with its truth                        |
| fonts.py   | typefaces that have digits                                         |
| printed.py | a grid as it is printed or shown on a screen                       |
| paper.py   | what paper and light do to it: print behind, specks, folds, shadow |
| camera.py  | what a camera does to it: tilt, curve, blur, noise, JPEG           |
| legible.py | how legible the givens are then                                    |
"""

from photo_pictures.legible import Legibility
from photo_pictures.photo import SyntheticPhoto, synthetic_photo

__all__ = ["Legibility", "SyntheticPhoto", "synthetic_photo"]
