"""Print the requirements of groups and extras of pyproject.toml, for any version of pip."""

import sys
import tomllib
from pathlib import Path

pyproject = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text("utf-8"))
known = pyproject["dependency-groups"] | pyproject["project"]["optional-dependencies"]
print(*(requirement for name in sys.argv[1:] for requirement in known[name]))
