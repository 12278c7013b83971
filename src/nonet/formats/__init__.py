"""The file formats that players use: detecting, reading and writing them.

| file              | purpose                                              |
|-------------------|------------------------------------------------------|
| registry.py       | all formats; `load`, `load_many`, `save`             |
| nonet_json.py     | nonet's own format, which holds everything           |
| neutral.py        | the neutral form of variant puzzles, a JSON object a line |
| format.py         | what a format is, and what of a puzzle it can hold   |
| published.py      | the solution that links carry                        |
| proposals.py      | rules that drawings and texts may mean, checked by the solver |
| _rules_text.py, _drawn_rules.py | what a text and drawings say of rules        |
| _marks_drawn.py   | rules as drawings                                    |
| _sudokupad_cages.py, _sudokupad_drawings.py | parts of SudokuPad's JSON        |
| _penpa_drawings.py, _penpa_writing.py | what Penpa+ draws, and boards of it |
| _colours.py, _hues.py | colours as web pages write them, and as players name them |
| _json.py, _xml.py | JSON and XML of several formats                         |
| _links.py, _lzstring.py | links, and how some of them compress                   |
| _tables.py        | formats that are tables                              |
| _layouts.py, _eliminated.py | layouts and pencil marks as other programs have them |
| _rules.py, _outside.py | rules in files, and clues outside the grid              |
| _fpuzzles.py, _iss.py | what these formats load when they are needed           |
| _fpuzzles_reading.py, _fpuzzles_writing.py | rules as f-puzzles has them         |
| _fpuzzles_drawing.py | what f-puzzles draws                                      |
| _iss_text.py, _iss_types.py, _iss_grid.py, _iss_pairs.py | the strings of ISS    |
| _iss_shape.py, _iss_boards.py | its boards and variables, read and written         |
| _iss_lines.py, _iss_sections.py | what is one text of ISS, and what it may be     |
| _iss_board.py, _iss_sums.py, _iss_combining.py, _iss_impossible.py | parts of its rules |
| _iss_reading.py, _iss_writing.py, _iss_machines.py | rules as ISS has them       |
| the others        | a format each: `detect`, `read`, `write`             |

May import: errors, _compression, _csv_cells, _files, _source, layout, constraints, grid, puzzle,
running, solver, logic.
"""

from nonet.formats.registry import FORMATS, load, load_many, save

__all__ = ["FORMATS", "load", "load_many", "save"]
