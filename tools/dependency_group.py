"""Print the requirements of one dependency group of pyproject.toml, for any version of pip."""

import sys
import tomllib
from pathlib import Path

pyproject = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text("utf-8"))
print(*pyproject["dependency-groups"][sys.argv[1]])
